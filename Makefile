# Everything runs in one virtual environment, .venv; nothing outside this folder is changed, but for
# `test-browser` where there is no browser at all: root on Debian gets one from apt-get.
# The package is installed there compiled; the pure run puts src before it.

VENV := .venv
BIN := $(VENV)/bin
# The first that really runs, is new enough and can make virtual environments.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$p && break; done)
PYTEST = $(BIN)/python -m pytest --dist worksteal
WEB = $(BIN)/python build_client.py
CLIENT := $(shell find web/src web/public -type f) $(wildcard web/*.json web/*.js web/*.ts web/*.html)
SOURCES := $(shell find src docs/rules -type f ! -path '*/__pycache__/*') $(CLIENT) \
	pyproject.toml hatch_build.py build_client.py

export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_NO_INPUT = 1
export PIP_ROOT_USER_ACTION = ignore
# Who does not keep bytecode compiles everything again in each of the many processes of the tests.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL:
.PHONY: help play test lint typecheck web-lint web-test test-pure test-compiled test-browser \
	client format bench campaign balance train clean force

help:  ## Print this list
	@echo "Usage: make TARGET [ARGS='…'] [PYTHON=python3.x]"
	@awk -F ':.*  ## ' '/^[a-z-]+:.*  ## / { printf "  %-15s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.package  ## Play in the browser; ARGS='the-abyss --terminal' in the terminal
	@$(BIN)/fathomless play $(ARGS)

test: lint typecheck web-lint web-test test-pure test-compiled test-browser  ## Everything CI checks

lint: $(VENV)/.tools  ## Check style and layout
	@echo "== lint"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

typecheck: $(VENV)/.tools  ## Check types
	@echo "== typecheck"
	@$(BIN)/mypy

web-lint: $(VENV)/.tools  ## Check the browser client's layout and types
	@echo "== web-lint"
	@$(WEB) run --silent lint
	@$(WEB) run --silent check

web-test: $(VENV)/.tools  ## Run the browser client's tests, without a browser
	@echo "== web-test"
	@$(WEB) run --silent test

test-pure: $(VENV)/.tools  ## Run the tests on the interpreted sources
	@echo "== test, interpreted"
	@env -u FATHOMLESS_EXPECT_COMPILED PYTHONPATH=src $(PYTEST) -n 2 --ignore=tests/browser $(ARGS)

# All but what reads the sources alone.
test-compiled: $(VENV)/.tools $(VENV)/.compiled  ## Run the tests on the compiled package
	@echo "== test, compiled"
	@env -u PYTHONPATH FATHOMLESS_EXPECT_COMPILED=1 $(PYTEST) -n 2 --ignore=tests/browser \
		--ignore=tests/test_ledger.py --ignore=tests/test_imports.py $(ARGS)

# One more at a time than there are cores: most of it is waiting for what moves on the screen. What
# is measured by the clock has the machine for itself afterwards. ARGS may choose from one part only.
TIMED := tests/browser/test_budget.py
NONE = $(if $(ARGS),|| test $$? -eq 5)
test-browser: $(VENV)/.tools $(VENV)/.compiled  ## Play in a real browser
	@echo "== test, in a browser"
	@$(WEB) install
	@$(BIN)/python -m tests.browser.chromium
	@env -u PYTHONPATH $(PYTEST) -n 3 tests/browser --ignore=$(TIMED) $(ARGS) $(NONE)
	@env -u PYTHONPATH $(PYTEST) -n 0 $(TIMED) $(ARGS) $(NONE)

client: $(VENV)/.tools  ## Build the browser client for a server that runs from src
	@$(BIN)/python build_client.py

format: $(VENV)/.tools  ## Lay out the code and fix what can be fixed
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix
	@$(WEB) run --silent format

bench: $(VENV)/.package  ## Measure speed
	@$(BIN)/fathomless bench $(ARGS)

campaign: $(VENV)/.package  ## Play the big test campaign
	@$(BIN)/python bench/campaign.py $(ARGS)

balance: $(VENV)/.package  ## Measure how often each Faction of Chasms wins
	@$(BIN)/python bench/balance.py $(ARGS)

# The Abandons is against nobody, so it learns in another way.
TRAINER = $(if $(filter the-abandons,$(ARGS)),journeys,train)
train: $(VENV)/.tools $(VENV)/.package  ## Learn the weights of a game's evaluation (ARGS=abyss)
	@$(BIN)/python -m bench.$(TRAINER) $(filter-out the-abandons,$(ARGS))

clean:  ## Remove everything that was made here
	rm -rf $(VENV) build dist web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.made:
	@test -n "$(PYTHON)" || { echo "Fathomless needs Python 3.11 or newer with venv and pip." \
		"Name one with: make PYTHON=/path/to/python3.12" >&2; exit 1; }
	@echo "== virtual environment ($(PYTHON))"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# The runtime and development requirements, as pyproject.toml lists them, without the package.
$(VENV)/.tools: $(VENV)/.made pyproject.toml
	@echo "== tools"
	@$(BIN)/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
		print(*p["dependencies"], *p["optional-dependencies"]["dev"], sep="\n")' > $@.txt
	@$(BIN)/pip install -qq -r $@.txt
	@touch $@

# The list changes when a file comes or goes; a time stamp alone would not tell.
$(VENV)/.sources: $(VENV)/.made force
	@printf '%s\n' $(sort $(SOURCES)) | cmp -s - $@ || printf '%s\n' $(sort $(SOURCES)) > $@

# Compiled where that is possible: enough to play.
$(VENV)/.package: $(VENV)/.sources $(SOURCES)
	@echo "== install (compiles the rules and builds the client: two to five minutes)"
	@$(BIN)/pip install -qq .
	@cat build/status.txt
	@touch $@

# Compiled or failed, with the tools of the environment.
$(VENV)/.compiled: $(VENV)/.sources $(SOURCES)
	@echo "== install, compiled (two to five minutes)"
	@FATHOMLESS_COMPILE=require $(BIN)/pip install -qq --no-build-isolation --no-deps .
	@cat build/status.txt
	@touch $@ $(VENV)/.package
