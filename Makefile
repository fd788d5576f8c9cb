# Two commands do everything: `make play` and `make test`. They install what they need themselves.

SHELL := bash
# Tests start hundreds of processes, and each would read our sources anew.
unexport PYTHONDONTWRITEBYTECODE
PYTHON ?= python3
BIN := .venv/bin
ENGINE := $(shell find src/arcanarium/core src/arcanarium/games -name '*.py' | sort) $(addprefix src/arcanarium/bots/,lookahead.py search.py tables.py)
PAGE := $(shell find web -type f -not -path '*/node_modules/*' | sort) $(wildcard src/arcanarium/locale/table.*.ftl)
STATIC := src/arcanarium/server/static

.PHONY: setup page play test check contracts suite newgame artefacts release ranges examples docs bench nightly chaos load looks lessons
.PHONY: clean

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
	$(BIN)/ruff format --check src tests benchmarks examples scripts
	$(BIN)/ruff check src tests benchmarks examples scripts
	$(BIN)/mypy
	cd web && npm run --silent check && npm test --silent

# The engine interpreted: its promises, then every line of the core and of the cards' effects.
contracts: setup
	ARCANARIUM_PURE=1 $(BIN)/python -m pytest -q -n 2 -m thorough tests/contracts
	ARCANARIUM_PURE=1 $(BIN)/python -m pytest -q -n 2 tests/core tests/games tests/contracts tests/bots tests/research/test_observing.py \
		-m 'not thorough' \
		--cov=arcanarium.core --cov=arcanarium.games --cov-report=term-missing:skip-covered --cov-fail-under=98
	$(BIN)/coverage report --include='*/games/*/cards/*' --skip-covered --fail-under=99
	$(BIN)/coverage report --include='*/games/seasons/cards/*' --fail-under=100

# Every board at every size in moments of real games, measured and photographed; takes long. GAME=seasons looks at one.
looks: setup page
	scripts/system tests
	PYTHONPATH=src:tests $(BIN)/python tests/web/looks.py $(GAME)

# Every first lesson and first game by mouse, finger and keys, at two sizes, in both languages; LESSONS=all takes all lessons.
lessons: setup page
	scripts/system tests
	PYTHONPATH=src:tests LESSONS=$(LESSONS) $(BIN)/python tests/web/lessons.py $(GAME)

# Everything, on the engine as it is shipped.
suite: setup page
	scripts/system tests
	$(BIN)/python -m pytest -q -n 2 --dist loadgroup

# The docs as a site, in site/.
docs: .venv/.installed
	NO_MKDOCS_2_WARNING=1 ARCANARIUM_PURE=1 PYTHONPATH=src $(BIN)/mkdocs build --quiet

# What is published, in dist/: source, compiled wheel, pure wheel.
release: setup page
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/release.txt
	scripts/release $(BIN)/python

# The published files installed in clean environments of every Python that is here, with all extras; some minutes.
artefacts: release
	ARCANARIUM_DIST=dist $(BIN)/python -m pytest -q tests/test_published.py

# Is there a set of versions that suits us and our neighbours? Asks the index and installs nothing.
ranges: .venv/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/release.txt
	$(BIN)/python scripts/ranges.py

# The examples with other people's learners, in an environment of their own: torch and Ray are heavy.
examples: setup
	test -x .venv-examples/bin/python || $(PYTHON) -m venv .venv-examples
	.venv-examples/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/examples.txt
	ARCANARIUM_PURE=1 .venv-examples/bin/python -m pip install --quiet --disable-pip-version-check -e ".[research]"
	ARCANARIUM_EXAMPLES=1 .venv-examples/bin/python -m pytest -q -o addopts= tests/research/test_examples.py tests/research/test_text_adapters.py

# The rooms of a new game: make newgame NAME=my_game
newgame: setup
	$(BIN)/python scripts/newgame.py $(NAME)

bench: setup
	$(BIN)/python benchmarks/run.py --peers

# Ten thousand random games of every game and number of seats, a hundred thousand messages of visitors who mean harm, and
# every puzzle searched again.
nightly: setup page
	scripts/system tests
	$(BIN)/python benchmarks/endurance.py
	ARCANARIUM_FUZZ=100000 $(BIN)/python -m pytest -q tests/server/test_fuzz.py tests/server/test_hostile.py
	$(BIN)/python -m pytest -q -m nightly tests/web
	$(BIN)/arcanarium puzzles check src/arcanarium/puzzles/sets/*.yaml --iterations 2400 --workers 2

# Everything fails in turn under load, on both databases; some minutes, loopback only, stops by itself.
chaos: setup
	scripts/system tests
	$(BIN)/python benchmarks/chaos.py

load: setup page
	$(BIN)/python benchmarks/load/load.py

clean:
	rm -rf build dist .venv .venv-examples .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules $(STATIC)
	rm -rf $$(find src -name '*.so' -o -name '*.egg-info' -o -name __pycache__)
