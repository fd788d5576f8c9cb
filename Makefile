# Two commands do everything: `make play` and `make test`. They install what they need themselves.

SHELL := bash
PYTHON ?= python3
BIN := .venv/bin
ENGINE := $(shell find src/arcanarium/core src/arcanarium/games -name '*.py' -o -name '*.toml' | sort)

.PHONY: setup play test check contracts suite bench clean

setup: .venv/.compiled

.venv/.installed: requirements/dev.txt scripts/system
	scripts/system python
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/dev.txt
	touch $@

# The engine is compiled in place; ARCANARIUM_PURE=1 leaves it interpreted.
.venv/.compiled: .venv/.installed pyproject.toml setup.py $(ENGINE)
	rm -f $$(find src -name '*.so')
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

play: setup
	$(BIN)/arcanarium play seasons

test: setup check contracts suite

check: .venv/.installed
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/mypy

# The engine interpreted: every promise and scenario, every line of the core and of the cards' effects.
contracts: setup
	ARCANARIUM_PURE=1 $(BIN)/python -m pytest -q -n 2 tests/contracts tests/games tests/core \
		--cov=arcanarium.core --cov=arcanarium.games --cov-report=term-missing:skip-covered --cov-fail-under=97

# Everything, on the engine as it is shipped.
suite: setup
	$(BIN)/python -m pytest -q -n 2

bench: setup
	$(BIN)/python benchmarks/run.py --peers

clean:
	rm -rf build dist .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis $$(find src -name '*.so' -o -name '*.egg-info' -o -name __pycache__)
