# The front door. Every target sets up what is missing by itself; all it needs is Python 3.11 or newer.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check
LOCK_VENV := build/lock
UV := uv==0.13.8
WORKERS ?= 2
# Whoever says CI gets no test left out: the tools that compile for a graphics card come along where they exist.
CUDA := $(if $(and $(CI),$(filter Linux-x86_64,$(shell uname -s)-$(shell uname -m))),$(VENV)/.cuda)
LOCK := $(LOCK_VENV)/bin/uv pip compile pyproject.toml --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock" --quiet

# The browser client is built with the Node that a Python package brings: nothing else has to be there.
CLIENT := src/elvenhold/server/static/index.html
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/generated/*' 2>/dev/null) \
	$(wildcard src/elvenhold/world/data/*)
IN_WEB := cd web && PATH="$(abspath $(BIN)):$$PATH"

.DEFAULT_GOAL := help
.PHONY: help setup play test check web types cuda format bench long cover lock clean distclean

help: ## list these targets
	@echo "Elvenhold. Start with: make play"
	@echo
	@grep -E '^[a-z]+:.*## ' Makefile | awk -F ':.*## ' '{ printf "  make %-10s %s\n", $$1, $$2 }'

setup: $(VENV)/.warm $(CLIENT) ## make .venv, install everything pinned, build the client, compile the rules once
	@echo "Elvenhold is ready. Next: make play"

play: $(VENV)/.warm $(CLIENT) ## play in the browser, with friends or bots (ARGS="--port 9000")
	@$(BIN)/elvenhold serve --open $(ARGS)

test: $(VENV)/.installed $(CUDA) $(CLIENT) ## run every test that fits CI (WORKERS=0: in one process)
	@$(BIN)/python tools/debian.py
	$(IN_WEB) npm test --silent
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

check: $(VENV)/.installed $(CLIENT) ## format, lint, types, import contracts, size budgets, for Python and for the browser
	$(IN_WEB) npm run --silent check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m pytest -q tests/architecture/test_budgets.py tests/architecture/test_docs.py tests/architecture/test_hosts.py

web: $(CLIENT) ## build the browser client

types: $(VENV)/.installed ## write the browser's types anew, from the messages of the wire
	$(BIN)/python tools/write_wire_types.py

cuda: $(VENV)/.cuda ## compile the rules for a graphics card, without one (Linux; installs 400 MB of tools)
	$(BIN)/python -m pytest -q tests/lab/test_cuda.py

format: $(VENV)/.installed $(CLIENT) ## bring the sources into house format
	$(IN_WEB) npm run --silent format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.warm ## measure the speed of the rules on this machine
	$(BIN)/elvenhold bench

long: $(VENV)/.installed ## run the tests that take minutes
	$(BIN)/python -m pytest -m long tests/long

cover: $(VENV)/.installed ## show which lines and branches no test reaches
	$(BIN)/coverage run -m pytest
	$(BIN)/coverage report

lock: UPGRADE ?= --upgrade
lock: $(LOCK_VENV)/bin/uv ## choose newer pinned versions (UPGRADE= keeps those that still fit)
	$(LOCK) $(UPGRADE) --output-file requirements/run.txt
	$(LOCK) $(UPGRADE) --extra cuda --constraint requirements/run.txt --output-file requirements/cuda.txt
	$(LOCK) $(UPGRADE) --group dev --constraint requirements/run.txt --output-file requirements/dev.txt

clean: ## remove caches and build output
	rm -rf build dist web/node_modules web/generated src/elvenhold/server/static .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## remove .venv as well
	rm -rf $(VENV)

# A name on the search path may be a launcher without a Python behind it: only one that answers counts.
define FIND_PYTHON
found=; \
for candidate in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
	if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; \
	then found=$$candidate; break; fi; \
done; \
if [ -z "$$found" ]; then echo "Elvenhold needs Python 3.11 or newer; none was found (make setup PYTHON=/path/to/it)." >&2; exit 1; fi
endef

# A .venv whose Python has gone, or that was never finished, is made anew.
ifneq ($(shell $(BIN)/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo works),works)
$(VENV)/.installed: $(VENV)/.made
.PHONY: $(VENV)/.made
endif

$(VENV)/.made:
	@$(FIND_PYTHON); \
	echo "[1/3] Making .venv with $$("$$found" --version)"; \
	"$$found" -m venv --clear $(VENV)

$(VENV)/.installed: requirements/dev.txt pyproject.toml
	@echo "[2/3] Installing $$(grep -c '^[a-z].*==' requirements/dev.txt) pinned packages"
	@$(PIP) --require-hashes --requirement requirements/dev.txt
	@$(PIP) --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(CLIENT): $(VENV)/.installed $(WEB_SOURCES)
	@echo "Building the browser client"
	@$(BIN)/python hatch_build.py

$(VENV)/.cuda: $(VENV)/.installed requirements/cuda.txt
	@echo "Installing the tools that compile for a graphics card"
	@$(PIP) --quiet --require-hashes --requirement requirements/cuda.txt
	@touch $@

$(VENV)/.warm: $(VENV)/.installed
	@echo "[3/3] Compiling the rules (once)"
	@$(BIN)/elvenhold warm
	@touch $@

$(LOCK_VENV)/bin/uv:
	@$(FIND_PYTHON); "$$found" -m venv --clear $(LOCK_VENV)
	@$(LOCK_VENV)/bin/python -m pip install --disable-pip-version-check --quiet $(UV)
