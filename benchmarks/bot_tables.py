"""Keeps this many tables of bots busy on a server: `python -m benchmarks.bot_tables URL TABLES`, until it is ended."""

import sys
import time

import httpx


def main(url: str, tables: int) -> None:
    token = httpx.post(f"{url}/api/guests", json={"name": "bots"}).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    running: list[str] = []
    with httpx.Client(base_url=url, headers=headers) as client:
        while True:
            if len(running) < tables:
                body = {"game": "tsukiji", "seats": ["greedy"] * 4, "public": True}
                running.append(client.post("/api/tables", json=body).json()["id"])
                continue
            time.sleep(0.2)
            listed = {info["id"] for info in client.get("/api/lobby", params={"which": "running"}).json()}
            running = [table for table in running if table in listed]


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
