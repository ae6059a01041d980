"""The web: HTTP and WebSocket, with Litestar, in front of the house. Thin: whatever is decided, the house decides."""
