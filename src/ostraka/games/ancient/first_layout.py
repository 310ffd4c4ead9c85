"""The ops in the order of the numbers by which the first layout of positions named them; it never changes."""

from __future__ import annotations

from typing import Final

__all__ = ["OPS"]

OPS: Final = """
draw-one draw-paid remove-paid batch refill flip artefact-1 artefact-1/DiscardLost artefact-2 artefact-2/Seq
artefact-2/Seq/Remove artefact-2/Seq/Draw artefact-3 artefact-3/Remove artefact-4 artefact-4/Remove artefact-5
artefact-5/Draw artefact-6 artefact-7 artefact-7/Draw artefact-8 artefact-8/Draw artefact-9 artefact-9/Remove
artefact-10 artefact-10/Draw artefact-11 artefact-11/Remove artefact-12 artefact-12/Learn artefact-13 artefact-14
artefact-14/Draw artefact-15 artefact-15/Straighten artefact-16 artefact-17 artefact-18 artefact-19 artefact-20
artefact-21 artefact-21/Remove artefact-22 artefact-23 artefact-24 artefact-25 artefact-25/Remove artefact-27
artefact-27/Seq artefact-27/Seq/Remove artefact-27/Seq/Draw artefact-30 artefact-31 artefact-31/Move artefact-32
artefact-33 artefact-33/Learn artefact-34 artefact-35 artefact-35/Draw lay create-any learn-one archive-some
excavate-some actions-of-turn city-6 city-7 city-7/Remove city-8 city-8/Remove city-9 city-9/Draw city-10
city-10/Remove city-11 city-11/Remove city-11/Draw city-12 city-13 city-14 city-15 city-16 city-17 city-19 city-20
city-21 city-25 city-25/DiscardThis city-26 city-26/DiscardThis city-27 city-27/DiscardThis city-28
city-28/DiscardThis city-29 city-29/DiscardThis city-30 city-31 city-31/RemoveFrom city-32 city-35 city-36
city-36/Remove megalith-8 megalith-8/DiscardLost megalith-9 megalith-10 megalith-11 megalith-12 megalith-13
megalith-13/DiscardLost megalith-14 megalith-15 megalith-16 megalith-18 megalith-22 megalith-22/Remove
megalith-22/Draw megalith-23 megalith-24 megalith-25 megalith-26 megalith-26/Remove megalith-26/Draw megalith-27
megalith-28 megalith-29 megalith-29/DiscardLost megalith-30 megalith-30/DiscardLost megalith-31 megalith-34
megalith-35 megalith-36 megalith-36/Create pyramid-7 pyramid-8 pyramid-9 pyramid-10 pyramid-11 pyramid-11/DiscardLost
pyramid-12 pyramid-13 pyramid-13/Remove pyramid-14 pyramid-15 pyramid-16 pyramid-18 pyramid-20 pyramid-21
pyramid-21/Remove pyramid-21/Draw pyramid-23 pyramid-24 pyramid-24/Remove pyramid-25 pyramid-26 pyramid-27 pyramid-28
pyramid-29 pyramid-29/Remove pyramid-30 pyramid-31 pyramid-33 pyramid-34 pyramid-35 ancient-1 ancient-2 ancient-3
ancient-4 ancient-5 ancient-5/DiscardLost ancient-5/Draw ancient-6 ancient-7 ancient-8 ancient-9 secret-10 secret-11
secret-12 secret-13 secret-14 secret-15 secret-16 secret-17 secret-17/Draw secret-18 writing-19 writing-20 writing-21
writing-21/AddKnowledge writing-21/Draw writing-22 writing-23 writing-24 writing-25 writing-26 writing-27 turn phases
decline-phase finish-decline end-turn exchange opening first-player deal keep-six hand-out bonus begin
"""
