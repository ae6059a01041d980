# Everything a person needs to type. Only Python 3.11 or newer, make and git have to be there.

PYTHON ?= $(firstword $(shell for each in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$each -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$each; done) python3)
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup play serve test check crash fuzz bench docs locks clean

help: ## list these commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## /\1\t/' | \
		while IFS='	' read -r name words; do printf '  make %-8s %s\n' "$$name" "$$words"; done

setup: ## make or mend the environment .venv and compile the rules
	@$(PYTHON) tools/environment.py dev
	@$(BIN)/uogashi warm

play: ## play a game of Tsukiji in the terminal
	@$(PYTHON) tools/environment.py play
	@$(BIN)/uogashi play tsukiji

serve: ## serve tables on the web, at http://127.0.0.1:8000
	@$(PYTHON) tools/environment.py play
	@$(BIN)/uogashi serve

check: setup ## style, types, arrows and the tests that need no other server
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 --dist worksteal -m "not postgresql"

test: check docs ## everything: what check does, the tests with PostgreSQL and the documentation, built strictly
	@$(PYTHON) tools/postgresql.py
	$(BIN)/pytest -n 2 --dist worksteal -m postgresql

bench: setup ## measure our speed and our peers' in one run
	@$(PYTHON) tools/environment.py bench
	@$(BIN)/python -m benchmarks.run
	@$(BIN)/python -m benchmarks.server

crash: setup ## kill the server and cut its database at random moments, many times, and see that nothing is lost
	@$(PYTHON) tools/postgresql.py
	@$(BIN)/python -m tests.server.crash --kills 50 --cuts 20

fuzz: setup ## send the server 100,000 hostile messages
	@$(BIN)/python -m tests.server.fuzz --messages 100000

docs: setup ## build the documentation into site/
	$(BIN)/python tools/docs.py

locks: setup ## bring the exact versions in requirements/ up to date
	$(BIN)/python tools/locks.py

clean: ## delete environments and everything that was made
	rm -rf .venv .venv-bench site dist build .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
