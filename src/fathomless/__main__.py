"""`python -m fathomless` is the command `fathomless`."""

from fathomless.cli import main

if __name__ == "__main__":
    main()
