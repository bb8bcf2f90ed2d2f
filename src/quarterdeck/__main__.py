"""`python -m quarterdeck`."""

from quarterdeck.cli import main

if __name__ == "__main__":
    main(prog_name="quarterdeck")
