"""The games as environments for programs that learn (`pip install ostraka[rl]`); `docs/rl.md` tells how to use them.

`thebes_v0`, `ancient_knowledge_v0` and `mammothodus_v0` are modules of PettingZoo, `solo` has the environments of
Gymnasium, `tables` plays many games side by side, and importing `openspiel` makes the games known to OpenSpiel.
"""
