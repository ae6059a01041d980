"""Tables on the web: who sits where, live play and storage, for every game that follows the contract.

`house/` is the whole server as plain Python over a store (`store/`) and readers who follow tables (`Reader` in
`table.py`); `web/` is the thin layer that speaks HTTP and WebSocket. Nothing here knows a game by name.
"""
