"""A bot that plays over the network: `python examples/network_bot.py SEAT-LINK [NAME]`.

It needs only the package `websockets`. Someone creates a table and sends the link of a seat, such as
`http://localhost:8000/table/k3v9p2m8x5q7wz#1.0dE4…`; docs/protocol.md describes the messages.
"""

import asyncio
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

NOT_YET = 1 << 31


def post(url: str, body: dict[str, Any], token: str | None = None) -> Any:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(position: dict[str, Any]) -> str:
    """What to decide; here is where a better bot begins. `position["view"]` is what the seat sees."""
    return random.choice(position["legal"])


async def play(link: str, name: str) -> None:
    address, _, rest = link.partition("/table/")
    table, _, pass_ = rest.partition("#")
    seat = int(pass_.split(".")[0])
    token = post(f"{address}/api/guests", {"name": name})["token"]
    # 16 bytes of our own go into the shuffle: nobody, not even the server, deals to taste.
    sitting = {"link": pass_, "random": secrets.token_hex(16)}
    post(f"{address}/api/tables/{table}/seats/{seat}/take", sitting, token)
    follow = {"type": "follow", "table": table, "seat": seat}
    headers = {"Authorization": f"Bearer {token}"}
    # When the connection breaks, or the server restarts: connect again and look at the table again.
    async for socket in connect(f"ws{address.removeprefix('http')}/socket", additional_headers=headers):
        try:
            await socket.send(json.dumps(follow))
            wanted = 0  # the entry that we must have seen before we decide again
            async for text in socket:
                message = json.loads(text)
                position = message.get("position")
                if message["type"] == "done":
                    wanted = message["seq"]
                elif message["type"] == "refused":
                    wanted = 0
                    if position is None:  # the server cannot answer now: a little later
                        await asyncio.sleep(1)
                        await socket.send(json.dumps(follow))
                if position is None:
                    continue
                if position["over"]:
                    return
                if position["legal"] and position["seq"] >= wanted:
                    move = {"type": "move", "table": table, "seat": seat, "after": position["seq"]}
                    move |= {"id": secrets.token_hex(8), "decisions": [choose(position)]}
                    wanted = NOT_YET
                    await socket.send(json.dumps(move))
        except ConnectionClosed:
            continue


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "network bot"))
