import sys
sys.path.insert(0, "/tmp/h16dev/dist")
from ostraka import load_game
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Roll
from ostraka.games.mammothodus.board import KIND
from ostraka.games.mammothodus.tables import TERRITORIES, SHARD_KINDS, PORTAL
from ostraka.games.mammothodus.terms import KIND_NAMES
game=load_game("mammothodus"); n=int(sys.argv[1]); seed=int(sys.argv[2])
ids=[r[0] for r in TERRITORIES]
rng=Rng(seed); s=game.new({},n); turn=-1; words=[]
def show():
    fig=[[ids[x] for x in s.figure[k*4:k*4+4] if x>=0] for k in range(n)]
    tr=" ".join(f"{ids[t]}{s.tribes[t]}" for t in range(21) if s.tribes[t])
    sp=[ids[x] for x in s.spirit_at if x>=0]; pl=[ids[t] for t in range(21) if s.place[t]>=0]
    up=" ".join(f"{ids[t]}:{SHARD_KINDS[k][0][:3]}{s.up[t*5+k] if s.up[t*5+k]>1 else ''}" for t in range(21) for k in range(5) if s.up[t*5+k])
    print(f"   fig {fig} pop {s.population} def {s.defence} tribes {tr} spirits {sp} places {pl}\n   up {up}")
print([PORTAL[f-s.closed[0] if 0 else 0] for f in []])
while True:
    t=s.turn
    if isinstance(t,Roll): game.apply(s,rng.below(t.n)); continue
    if not isinstance(t,Ask): break
    o=t.options[0] if len(t.options)==1 else game.insight.policy(s,t,rng)
    if s.turns!=turn:
        print("  ", *words); words=[]; turn=s.turns
        if turn: show()
        print(f"T{turn} clan {s.active} hand {[KIND_NAMES[KIND[c]] for c in s.hand[s.active]]} pile {len(s.pile[s.active])}")
    if len(t.options)>1 or t.prompt in("action",): words.append(f"{t.prompt}{'' if t.seat==s.active else '@'+str(t.seat)}={game.word(o)}")
    game.apply(s,o,None,t.seat)
print("  ",*words); show(); print(s.ended,s.turns)
