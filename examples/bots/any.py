"""A bot that takes any option, in Python without Ostraka. Try it: ostraka arena thebes "exec:python any.py" random"""

import sys

options = []
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "ostraka-bot":
        print("name Any in Python\nready", flush=True)
    elif word == "question":
        options = []
    elif word == "option":
        number, _, label = rest.partition(" ")
        options.append(int(number))
    elif word == "think":
        print("choose", options[int(rest) % len(options)], flush=True)
    elif word == "quit":
        break
