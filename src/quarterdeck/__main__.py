"""`python -m quarterdeck`."""

from quarterdeck.cli import main

main()
