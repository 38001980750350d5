"""A bot from outside, with nothing of Coven: python outside_bot.py LINK [NAME]. It plays anything, agrees to all."""
import json
import random
import sys

import httpx
from websockets.sync.client import connect

link, name = (*sys.argv[1:3], "Outsider")[:2]
base, _, token = link.partition("/join#")
entered = httpx.post(f"{base}/api/enter", json={"token": token}).raise_for_status().json()
table = f"{base}/api/tables/{entered['table']}"
if entered["role"] == "invite":
    seated = httpx.post(f"{table}/seats", json={"name": name}, headers={"Authorization": f"Bearer {token}"})
    token = seated.raise_for_status().json()["token"]
answered = None
with connect(f"ws{table[4:]}/socket", additional_headers={"Authorization": f"Bearer {token}"}) as socket:
    for message in map(json.loads, socket):
        if message["type"] != "table":
            continue
        if message["stage"] == "finished":
            break
        if message["proposal"] and message["you"] not in message["proposal"]["yes"]:
            socket.send(json.dumps({"do": "answer", "agrees": True}))
        question = message.get("question")
        if question and (question["number"], message["undone"]) != answered:
            answered = question["number"], message["undone"]
            move = random.choice(question["options"])["move"]
            socket.send(json.dumps({"do": "move", "number": question["number"], "move": move}))
print(message["ending"], [(row["place"], row["seat"], row["score"]) for row in message["standings"]])
