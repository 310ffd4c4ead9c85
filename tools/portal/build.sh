set -e
cd /tmp/h16dev
/tmp/trees/h16/.venv/bin/python tools/rules_build.py
rm -rf dist && mkdir dist && cp -a src/ostraka dist/
d=$(ls -d build/mypyc/cpython-* | head -1)
cp -a $d/. dist/
