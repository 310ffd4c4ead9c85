"""The games as environments for programs that learn (`pip install ostraka[rl]`); `docs/rl.md` tells how to use them.

`thebes_v0`, `ancient_knowledge_v0` and `mammothodus_v0` are modules of PettingZoo, `solo` has the environments of
Gymnasium, `tables` plays many games side by side, and importing `openspiel` makes the games known to OpenSpiel.
"""

from __future__ import annotations

from importlib.util import find_spec

# OpenSpiel's games need no more than NumPy beside it.
NEEDED = ("numpy",) if find_spec("pyspiel") else ("numpy", "gymnasium", "pettingzoo")

for package in NEEDED:
    if find_spec(package) is None:
        raise ModuleNotFoundError(f"{package} is not installed: pip install 'ostraka[rl]'", name=package)
