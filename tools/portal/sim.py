import sys, os, json, argparse, math
from collections import Counter
sys.path.insert(0, os.environ.get("DIST","/tmp/h16dev/dist"))
from ostraka import load_game
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Roll
ap=argparse.ArgumentParser(); ap.add_argument("--seats",default="1,2,3,4"); ap.add_argument("--games",type=int,default=200)
ap.add_argument("--seed",type=int,default=1000); ap.add_argument("--set",action="append",default=[]); ap.add_argument("-q",action="store_true")
a=ap.parse_args()
game=load_game("mammothodus")
setup={x:True for x in a.set}
tot=[]
for n in map(int,a.seats.split(",")):
    won=0; ends=Counter(); places=0; first=[]; wt=[]; turns=0; early=Counter(); shards=0
    for i in range(a.games):
        rng=Rng(a.seed+i); s=game.new(dict(setup),n); f=0; ins=game.insight
        while True:
            t=s.turn
            if isinstance(t,Roll): game.apply(s,rng.below(t.n))
            elif isinstance(t,Ask):
                o=t.options[0] if len(t.options)==1 else ins.policy(s,t,rng)
                game.apply(s,o,None,t.seat)
                if not f and s.done_rows: f=s.turns
            else: break
        ends[s.ended]+=1; d=bin(s.done_rows).count("1"); places+=d; turns+=s.turns; early[d]+=1; shards+=20-len(s.shards)
        if f: first.append(f)
        if s.ended=="victory": won+=1; wt.append(s.turns)
    g=a.games; p=won/g; tot.append(p)
    print(f"{n} clans: {100*p:5.1f}% ±{196*math.sqrt(p*(1-p)/g):.1f} places {places/g:.2f} {[early[k] for k in range(5)]} turns {turns/g:.1f} first {sum(first)/max(1,len(first)):.1f} win turn {sum(wt)/max(1,len(wt)):.1f} up {shards/g:.1f} {dict(ends.most_common())}",flush=True)
print("mean %.1f  min %.1f"%(100*sum(tot)/len(tot),100*min(tot)))
