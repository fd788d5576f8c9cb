"""`python -m arcanarium` is `arcanarium`."""

from arcanarium.cli.main import main

if __name__ == "__main__":
    main()
