"""A bot that plays at a table of a server: python remote_bot.py http://localhost:8000 TABLE TOKEN"""

import random
import sys

from ostraka.client import Client

server, table, token = sys.argv[1:4]

with Client(server, token) as client:
    client.join(table)
    client.begun(table)  # it may come before the others
    with client.at(table, language="") as line:
        while decision := line.decision().decision:
            line.submit(random.choice(decision.offers).option)  # think harder here
