import json,subprocess,os,sys
base=json.load(open(sys.argv[1])); games=sys.argv[3]; seats=sys.argv[4]; seed=sys.argv[5] if len(sys.argv)>5 else "1000"
for line in open(sys.argv[2]):
    line=line.strip()
    if not line: continue
    p={**base,**json.loads("{"+line+"}")}
    out=subprocess.run(["nice","-n","5","/tmp/trees/h16/.venv/bin/python","/tmp/h16dev/score.py",seats,games,seed],env=dict(os.environ,TUNE=json.dumps(p)),capture_output=True,text=True)
    print(line[:110], out.stdout.strip() or out.stderr[-300:],flush=True)
