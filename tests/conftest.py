"""What all tests share."""

import os
import sys

# Tests start hundreds of processes that import the same: what one has compiled the next ones find, whatever the
# surroundings say. (Without that, two thirds of a server's start are the compiling of its imports.)
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
