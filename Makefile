# One command per task. Needed: python3 (3.11 or newer, with venv and pip) and make. `make help` lists the tasks.

PYTHON ?= python3
UV_VERSION := 0.13.7

BIN := .venv/bin
PIP := python -m pip --disable-pip-version-check -qq
NPM := $(BIN)/python -m tools.node npm
CODE := src tools examples hatch_build.py $(if $(wildcard tests/*),tests tests_research) $(if $(wildcard bench/*.py),bench)
PAGE := src/alcatraz/server/page
SOURCES := $(shell find src/alcatraz -type f -not -name '*.pyc' -not -path '$(PAGE)/*' 2>/dev/null)
# Folders too: they change when a file in them goes away.
PAGE_SOURCES := web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json \
	$(shell find web/src web/build web/public $(wildcard src/alcatraz/locale/*/) \
		-not -name '*.test.ts' -not -path '*/__pycache__*' 2>/dev/null)
STARTED := $(shell date +%s)
PYTEST := -m pytest -n auto --dist worksteal
# Bots play whole games inside: tracing them takes long and says nothing about the rules' scenarios.
TESTS_OF_RULES := $(addprefix tests/,kernel talk records test_playthroughs.py) \
	$(filter-out %/bots/ %/__pycache__/,$(wildcard tests/games/*/*/ tests/games/*/test_*.py))
TESTS_IN_BROWSERS := tests/web tests/book

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: check-deploy audit help setup play serve test test-quick mutants prove simulate-faults kill-nodes fuzz-frames browser postgres check fix screenshots lighthouse test-research bench bench-server bench-overload bench-sockets compiled test-compiled wheel test-long test-wheel test-readme test-pythons lock clean

help: ## List these tasks
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-14s %s\n", $$1, $$2 }'

setup: .venv/.ready $(PAGE)/index.html ## Install everything into .venv and build the page (again only when something changed)
	@took=$$(($$(date +%s) - $(STARTED))); if [ $$took -gt 1 ]; then echo "Set up in $$took s."; fi

play: setup ## Play in the browser (in the terminal: .venv/bin/alcatraz play)
	@$(BIN)/alcatraz serve --open

serve: setup ## Serve tables to play together
	@$(BIN)/alcatraz serve

ifdef ONLY
test: setup browser postgres
	$(BIN)/python $(PYTEST) $(ONLY)
else
test: setup browser postgres ## Run all tests: the rules with branch coverage, then the rest, then the page in browsers (ONLY=tests/server/tables: a part)
	$(NPM) run --silent test
	$(BIN)/python $(PYTEST) --cov --cov-branch --cov-report=term-missing:skip-covered $(TESTS_OF_RULES)
	$(BIN)/python $(PYTEST) -m "not browser and not long" $(addprefix --ignore=,$(TESTS_OF_RULES))
	$(BIN)/python $(PYTEST) -m browser $(TESTS_IN_BROWSERS)
endif

test-quick: setup ## Run the tests of rules, records, tables, texts and the page's logic, without a browser or PostgreSQL
	$(NPM) run --silent test
	$(BIN)/python $(PYTEST) $(TESTS_OF_RULES) tests/locale tests/server/tables

test-long: setup postgres ## Run the tests that `make test` leaves out: how well bots play, and large samples
	$(BIN)/python $(PYTEST) -m long

mutants: .venv/.ready ## Mutate every line of the rules and write docs/measurements/mutants.md (goes on where it was stopped)
	@nice -n 15 $(BIN)/python -m tools.mutants

prove: compiled ## Compare the ending (S-10) with an oracle on all 135 million cases and write docs/measurements/ending.md (goes on where it was stopped)
	@nice -n 15 $(BIN)/python -m tools.prove

simulate-faults: .venv/.ready ## Simulate the server with faults (SEEDS=2000, FROM=where the last run stopped), and find every planted bug
	@nice -n 15 $(BIN)/python -m tools.simulate_faults $(if $(SEEDS),--seeds $(SEEDS)) $(if $(FROM),--from $(FROM))
	@nice -n 15 $(BIN)/python -m tools.simulate_faults --planted all

kill-nodes: postgres ## Kill either of two nodes 100 times while 50 tables are played on one PostgreSQL, and check every log
	@nice -n 15 $(BIN)/python -m tools.kill_nodes

fuzz-frames: .venv/.ready ## Compare our WebSocket with those of websockets and wsproto on 100,000 streams of bytes
	@nice -n 15 $(BIN)/python -m tools.fuzz_frames $(if $(STREAMS),--streams $(STREAMS)) $(if $(FROM),--from $(FROM))

browser: .venv/.ready ## Find Chromium and Firefox for the tests of the page, or install Debian's
	@$(BIN)/python -m tools.browser

postgres: .venv/.ready ## Find PostgreSQL for the tests of several nodes, or install Debian's
	@$(BIN)/python -m tools.postgres

check: setup ## Check format, lint, types, import contracts and lessons
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports
	$(BIN)/python -m tools.check_lessons
	$(NPM) run --silent format:check
	$(NPM) run --silent types:check
	$(NPM) run --silent lint
	$(NPM) run --silent check

fix: setup ## Format, and repair what the linter can
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)
	$(NPM) run --silent format

screenshots: setup browser ## Picture every screen of the page at six sizes
	@$(BIN)/python -m tools.screenshots

lighthouse: setup browser ## Measure home and tables with Lighthouse on a phone and write docs/measurements/lighthouse.md
	@$(BIN)/python -m tools.lighthouse

test-research: .venv-research/.ready ## Run the suites of PettingZoo, Gymnasium and OpenSpiel on our environments (TRAIN=1: train, too; needs torch)
	.venv-research/bin/python -m pytest $(if $(TRAIN),-m "training or not training",-m "not training") tests_research

bench: setup .venv-bench/.ready ## Measure against peers, plain and (where there is a C compiler) compiled
	@if $(BIN)/python -m tools.compile --probe; then $(MAKE) --no-print-directory compiled; fi
	@if [ -f bench/run.py ]; then .venv-bench/bin/python -m bench.run; else echo "bench/run.py is not there yet."; fi

bench-sockets: .venv-bench/.ready ## Measure the WebSocket of the server against those of websockets and picows
	@.venv-bench/bin/python -m bench.server.sockets.run

bench-server: setup postgres ## Measure the server under load: SQLite beside PostgreSQL, one node and two; then against boardgame.io (needs node and npm)
	@$(BIN)/python -m bench.server.stores
	@$(BIN)/python -m bench.server.run

bench-overload: setup ## Measure how long people wait when more bots think than the machine has time for
	@$(BIN)/python -m bench.server.overload

compiled: .venv-compiled/.ready ## Compile the rules with mypyc; needs a C compiler

test-compiled: compiled ## Run the battery and the rule scenarios on the compiled rules
	ALCATRAZ_EXPECT_COMPILED=1 .venv-compiled/bin/python $(PYTEST) -m "not battery and not long" \
		tests/test_compiled.py $(wildcard tests/kernel tests/games)
	ALCATRAZ_EXPECT_COMPILED=1 .venv-compiled/bin/python $(PYTEST) -m battery

wheel: setup ## Build the plain wheel into dist/, and a compiled one for this machine where there is a C compiler
	@$(BIN)/python -m tools.wheel $(if $(PLAIN),--plain)

test-wheel: wheel ## Try the wheels in fresh environments without Node: play, serve, battery, playthroughs (PLAIN=1: only the plain one)
	@$(BIN)/python -m tools.try_wheel $(if $(PLAIN),--plain)

test-readme: .venv/.ready ## Run the commands with which the README begins in a clean copy of this checkout
	@$(BIN)/python -m tools.try_readme

test-pythons: .venv/.ready ## Run rules, kernel and battery on the oldest and the newest Python found here, besides the one of .venv
	@$(BIN)/python -m tools.pythons

check-deploy: .venv/.ready .venv-deploy/.locked ## Try every piece of deploy/, with a restore drill; also with systemd-analyze, caddy and promtool where they are
	@PATH="$(CURDIR)/.venv-deploy/bin:$$PATH" $(BIN)/python -m tools.check_deploy

audit: .venv/.node .venv-deploy/.locked ## List what the program is made of (build/sbom) and ask whether holes in it are known
	@PATH="$(CURDIR)/.venv-deploy/bin:$$PATH" $(BIN)/python -m tools.audit

lock: ## Write the lock files anew, keeping pins that still fit (UPGRADE=1: take the newest of everything)
	@$(PYTHON) -m venv --clear build/lock
	@build/lock/bin/$(PIP) install uv==$(UV_VERSION)
	@for name in dev bench research run test node deploy; do \
		sources=requirements/$$name.in; \
		if [ $$name != node ] && [ $$name != deploy ]; then sources="pyproject.toml $$sources"; fi; \
		if [ $$name != node ] && [ $$name != deploy ] && [ $$name != test ]; then sources="--extra all $$sources"; fi; \
		old=requirements/$$name.lock new=build/lock/$$name.lock; \
		if [ -f $$old ]; then cp $$old $$new; fi; \
		build/lock/bin/uv --no-config pip compile --quiet $(if $(UPGRADE),--upgrade) \
			--universal --python-version 3.11 --generate-hashes \
			--no-header --no-emit-index-url --no-emit-find-links \
			$$sources --output-file $$new || exit 1; \
		if grep -nE '://|file:|index-url|find-links' $$new; then \
			echo "A lock file must not name an address." >&2; exit 1; fi; \
		cmp -s $$new $$old || cp $$new $$old; \
	done
	@rm -rf build/lock

clean: ## Remove everything that these tasks made
	rm -rf .venv .venv-bench .venv-compiled .venv-research .venv-deploy build dist $(PAGE) web/node_modules .coverage .coverage.* htmlcov \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# What a step of the set-up does, and then how many seconds it took: $(call step,Doing,command).
step = { printf '$(1) ... ' && began=$$(date +%s) && $(2) && echo "$$(($$(date +%s) - began)) s"; }

# A changed lock makes a new environment, so that nothing outside the lock lingers in it.
define new-environment
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "Alcatraz needs Python 3.11 or newer, and '$(PYTHON)' is not; choose one with: make PYTHON=python3.12" >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	echo "This Python cannot make environments: install its venv module (on Debian: apt-get install python3-venv)." >&2; exit 1; }
@$(call step,Installing into $(@D),$(PYTHON) -m venv --clear $(@D) \
	&& $(@D)/bin/$(PIP) install --no-compile --no-deps --require-hashes -r $< && touch $@)
endef

define install-package
@$(call step,Linking this checkout into $(@D),$(@D)/bin/$(PIP) install --no-deps --no-build-isolation -e . && touch $@)
endef

.venv/.locked: requirements/dev.lock
	$(new-environment)

.venv-bench/.locked: requirements/bench.lock
	$(new-environment)

.venv-research/.locked: requirements/research.lock
	$(new-environment)

.venv/.ready: .venv/.locked pyproject.toml
	$(install-package)

# The machine's own Node, if it is new enough; else one inside the environment.
.venv/.node: .venv/.locked requirements/node.lock
	@$(BIN)/python -m tools.node --fits || $(call step,Installing Node into .venv,$(BIN)/$(PIP) install \
		--no-compile --no-deps --require-hashes -r requirements/node.lock)
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc | .venv/.node
	@$(call step,Installing what the page is built with,$(NPM) ci --no-progress --loglevel=error >/dev/null && touch $@)

$(PAGE)/index.html: web/node_modules/.ready $(PAGE_SOURCES)
	@$(call step,Building the page,$(NPM) run --silent build >/dev/null)

.venv-deploy/.locked: requirements/deploy.lock
	$(new-environment)

.venv-bench/.ready: .venv-bench/.locked pyproject.toml
	$(install-package)

.venv-research/.ready: .venv-research/.locked pyproject.toml
	$(install-package)

.venv-compiled/.ready: .venv/.ready tools/compile.py pyproject.toml $(SOURCES)
	@$(BIN)/python -m tools.compile
	@touch $@
