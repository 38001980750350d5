# Two commands do everything: `make play` and `make test`. Each sets up what it needs in .venv/.
PYTHON ?= python3
SOURCES := $(shell find src client \( -path client/node_modules -o -path src/coven/server/static/client -o -name '*.egg-info' \) -prune -o \( -name '*.py' -o -name '*.ftl' -o -name '*.yaml' -o -name '*.md' -o -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.typed' -o -name '*.svelte' -o -name '*.ts' -o -name '*.json' -o -name '*.svg' \) -print) setup.py pyproject.toml
PIP_OPTIONS := --quiet --disable-pip-version-check
DEV := .venv/dev
PLAY := .venv/play

.PHONY: play check test soak bench client golden pictures clean python

play: $(PLAY)/ready
	@$(PLAY)/bin/coven serve

# Lint, types and the fast tests, interpreted: under three minutes.
check: $(DEV)/ready
	@$(DEV)/bin/python tests/run.py check

# Everything a release needs: all tests compiled, the quick ones interpreted too, and both ways of installing.
test: $(DEV)/ready $(PLAY)/test-ready
	@$(DEV)/bin/python tests/run.py test

# Long runs: ten thousand games (the results go into docs/soak.md), rules broken on purpose that some test must notice,
# the server killed two hundred times, a thousand tables under load, 64 tables looked at in a browser.
soak: $(DEV)/ready $(PLAY)/test-ready client
	$(PLAY)/bin/python -m tests.soak
	$(DEV)/bin/python -m tests.mutations
	COVEN_KILLS=200 $(DEV)/bin/python -m tests.postgres $(DEV)/bin/python -m pytest -q -rP -p no:cacheprovider tests/server/test_bad_days.py -k killed_many
	$(PLAY)/bin/python -m benchmarks.table_load --plot docs/images/table_load.png
	$(PLAY)/bin/python -m tests.browser.roam --tables 64

# Speed, as ratios in one run, beside Catanatron and OpenSpiel; the results go into docs/performance.md.
bench: $(PLAY)/ready
	@$(PLAY)/bin/pip install $(PIP_OPTIONS) 'coven-games[peers]' || echo "coven: peers could not be installed; measuring without them"
	$(PLAY)/bin/python -m benchmarks.engine

# The table in the browser for the editable install; `make play` builds its own.
client: $(DEV)/ready
	@cd client && export PATH="$(abspath $(DEV))/bin:$$PATH" && npm install --no-save --no-audit --no-fund && npm run build

# Write the golden records anew, after a change of rules.
golden: $(DEV)/ready
	$(DEV)/bin/python -m tests.contract.golden

# Draw the pictures of the README anew.
pictures: $(DEV)/ready
	$(DEV)/bin/python docs/pictures.py

clean:
	rm -rf .venv build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "coven: Python 3.11 or newer is needed; say which with: make PYTHON=python3.12 ..."; exit 1; }

# Development: editable and interpreted.
$(DEV)/ready: pyproject.toml setup.py | python
	@echo "coven: setting up $(DEV) (once, about a minute) ..."
	@$(PYTHON) -m venv $(DEV)
	@$(DEV)/bin/pip install $(PIP_OPTIONS) --editable '.[dev]'
	@touch $@

# Playing: installed, and compiled where a C compiler is at hand.
$(PLAY)/ready: $(SOURCES) | python
	@echo "coven: installing into $(PLAY) (a minute or two, once; compiled if there is a C compiler) ..."
	@rm -rf build
	@test -x $(PLAY)/bin/pip || $(PYTHON) -m venv $(PLAY)
	@$(PLAY)/bin/pip install $(PIP_OPTIONS) .
	@$(PLAY)/bin/python -c 'import coven; coven.COMPILED or print("coven: no C compiler found: everything works, more slowly")'
	@$(PLAY)/bin/python -c 'from coven.server.front import built; built() or print("coven: npm was not reached: the plain page is served instead of the table in the browser")'
	@touch $@

$(PLAY)/test-ready: $(PLAY)/ready
	@$(PLAY)/bin/pip install $(PIP_OPTIONS) 'coven-games[test]'
	@touch $@
