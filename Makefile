# Two commands do everything: `make play` and `make test`. They install what they need themselves.

SHELL := bash
PYTHON ?= python3
BIN := .venv/bin
ENGINE := $(shell find src/arcanarium/core src/arcanarium/games -name '*.py' | sort) src/arcanarium/bots/lookahead.py src/arcanarium/bots/search.py
PAGE := $(shell find web -type f -not -path '*/node_modules/*' | sort) $(wildcard src/arcanarium/locale/table.*.ftl)
STATIC := src/arcanarium/server/static

.PHONY: setup page play test check contracts suite bench nightly load clean

setup: .venv/.compiled

.venv/.installed: requirements/dev.txt scripts/system
	scripts/system python
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/dev.txt
	touch $@

# The engine is compiled in place, by way of `build`, where a wheel finds it again; ARCANARIUM_PURE=1 leaves it interpreted.
.venv/.compiled: .venv/.installed pyproject.toml setup.py $(ENGINE)
	rm -f $$(find src -name '*.so')
	@echo "compiling the engine; this takes some minutes once"
	ARCANARIUM_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	test "$$ARCANARIUM_PURE" = 1 || $(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

page: $(STATIC)/index.html

web/node_modules/.installed: web/package-lock.json scripts/system
	scripts/system page
	cd web && npm install --no-save --silent --no-audit --no-fund
	touch $@

$(STATIC)/index.html: web/node_modules/.installed $(PAGE)
	cd web && npm run --silent build

play: setup page
	$(BIN)/arcanarium serve

test: setup page check contracts suite

check: .venv/.installed web/node_modules/.installed
	$(BIN)/ruff format --check src tests benchmarks examples
	$(BIN)/ruff check src tests benchmarks examples
	$(BIN)/mypy
	cd web && npm run --silent check && npm test --silent

# The engine interpreted: its promises, then every line of the core and of the cards' effects.
contracts: setup
	ARCANARIUM_PURE=1 $(BIN)/python -m pytest -q -n 2 tests/contracts
	ARCANARIUM_PURE=1 $(BIN)/python -m pytest -q -n 2 tests/core tests/games tests/contracts tests/bots tests/research/test_observing.py \
		-k 'not (promises or observing or players or analysis) or ((promises or observing) and seasons-2) or fields_follow or sees_itself or chances_are_shares' \
		--cov=arcanarium.core --cov=arcanarium.games --cov-report=term-missing:skip-covered --cov-fail-under=98
	$(BIN)/coverage report --include='*/games/*/effects/*,*/games/five_seals/spells/*' --skip-covered --fail-under=99
	$(BIN)/coverage report --include='*/games/seasons/effects/*' --fail-under=100

# Everything, on the engine as it is shipped.
suite: setup page
	scripts/system tests
	$(BIN)/python -m pytest -q -n 2 --dist loadgroup

bench: setup
	$(BIN)/python benchmarks/run.py --peers

# Ten thousand random games of every game and number of seats.
nightly: setup
	$(BIN)/python benchmarks/endurance.py

load: setup page
	$(BIN)/python benchmarks/load/load.py

clean:
	rm -rf build dist .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules $(STATIC)
	rm -rf $$(find src -name '*.so' -o -name '*.egg-info' -o -name __pycache__)
