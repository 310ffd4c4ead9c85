"""A bot that plays at a table over HTTP: python remote_bot.py http://localhost:8000 TABLE TOKEN"""

import json
import random
import sys
import time
import uuid

import httpx

server, table, token = sys.argv[1:4]
path = f"/api/tables/{table}"
headers = {"authorization": f"Bearer {token}", "accept": "application/x-ndjson"}

with httpx.Client(base_url=server, headers=headers, timeout=None) as http:
    http.post(f"{path}/join", json={})
    while http.get(path).raise_for_status().json()["status"] == "open":  # the table has not begun yet
        time.sleep(1)
    with http.stream("GET", f"{path}/stream?language=") as news:
        for line in filter(None, news.iter_lines()):
            update = json.loads(line)
            if update["decision"]:
                option = random.choice(update["decision"]["offers"])["option"]  # think harder here
                act = {"type": "submit", "id": uuid.uuid4().hex, "at": update["seq"], "option": option}
                http.post(f"{path}/acts", json=act)
