"""`python -m elvenhold`: the same as the command `elvenhold`."""

from elvenhold.cli import main

if __name__ == "__main__":
    main()
