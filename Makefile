# Everything a person needs to type. Only Python 3.11 or newer, make and git have to be there.

PYTHON ?= $(firstword $(shell for each in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$each -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$each; done) python3)
BIN := .venv/bin
# Compiled modules are kept even where the environment disables that: hundreds of short processes load them.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play terminal serve client test check browser crash fuzz bench docs locks clean wheel

help: ## list these commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## /\1\t/' | \
		while IFS='	' read -r name words; do printf '  make %-8s %s\n' "$$name" "$$words"; done

setup: ## create or repair the environment .venv and compile the rules
	@$(PYTHON) tools/environment.py dev
	@$(BIN)/uogashi warm

play: ## build the page, serve it at http://127.0.0.1:8000 and open it in your browser
	@$(PYTHON) tools/environment.py play
	@$(BIN)/python tools/client.py build
	@$(BIN)/uogashi serve --open

terminal: ## play a game of Tsukiji in the terminal
	@$(PYTHON) tools/environment.py play
	@$(BIN)/uogashi play tsukiji

serve: ## like play, without opening a browser
	@$(PYTHON) tools/environment.py play
	@$(BIN)/python tools/client.py build
	@$(BIN)/uogashi serve

client: setup ## build the browser client into the package
	@$(BIN)/python tools/client.py build

# What check and test do side by side; each one's output is shown when it has ended, and one that fails fails the whole.
TOGETHER := --no-print-directory -j 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
STAGES := stage-rules stage-types stage-client stage-style
# More processes than cores: some tests wait for a second now and then.
PROCESSES ?= $(shell $(PYTHON) -c 'import os; print(min((os.cpu_count() or 1) * 3 // 2, 12))')
PYTEST := $(BIN)/pytest -n $(PROCESSES) --dist worksteal
.PHONY: $(STAGES) stage-docs stage-page

check: ## check style, types and imports, and run the quick tests that need no browser or other server
	@$(PYTHON) tools/environment.py dev
	@echo "Checking style, types and the client while the rules are compiled …"
	@$(MAKE) $(TOGETHER) $(STAGES)
	$(PYTEST) -m "not thorough and not postgresql and not browser"

test: ## run all checks and tests, also in a browser and with PostgreSQL, and build the documentation
	@$(PYTHON) -m tools.needs
	@$(PYTHON) tools/environment.py dev
	@echo "Checking style, types and the client and building pages while the rules are compiled …"
	@$(MAKE) $(TOGETHER) $(STAGES) stage-page stage-docs
	$(PYTEST)

stage-rules:
	@$(BIN)/uogashi warm

stage-types:
	$(BIN)/mypy

stage-client:
	$(BIN)/python tools/client.py check

stage-style:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

stage-page: stage-client
	$(BIN)/python tools/client.py build

stage-docs:
	$(BIN)/python tools/docs.py

browser: client ## run the tests in a real browser; screenshots go to build/screenshots/
	@$(PYTHON) -m tools.browser
	$(PYTEST) -m browser --pictures

bench: client ## measure our speed and our peers' speed in one run
	@$(PYTHON) tools/environment.py bench
	@$(PYTHON) -m tools.browser
	@$(BIN)/python -m benchmarks.run
	@$(BIN)/python -m benchmarks.server
	@$(BIN)/python -m benchmarks.flood
	@$(BIN)/python -m benchmarks.client

crash: setup ## kill the server or cut its database connection at random, many times, and check that nothing is lost
	@$(PYTHON) -m tools.postgresql
	@$(BIN)/python -m tests.server.crash --kills 50 --cuts 20

fuzz: setup ## send the server 100,000 hostile messages
	@$(BIN)/python -m tests.server.fuzz --messages 100000

docs: setup ## build the documentation into site/
	$(BIN)/python tools/docs.py

locks: setup ## update the exact versions in requirements/
	$(BIN)/python tools/locks.py

clean: ## delete environments and everything generated; with CACHE=1 also the compiled rules
	@$(PYTHON) -m tools.clean $(if $(filter 1,$(CACHE)),--cache)

wheel: ## build the package into dist/, to install elsewhere with pip
	@$(PYTHON) tools/environment.py play
	@$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
