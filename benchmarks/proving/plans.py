"""The command line of a program whose plan is a dataclass: each field of the plan is an option."""

import argparse
from collections.abc import Sequence
from dataclasses import fields
from typing import TypeVar

T = TypeVar("T")


def planned(kind: type[T], about: str, **choices: Sequence[str]) -> T:
    """Return the plan that the command line asks for.

    Args:
        kind: A dataclass whose fields all have a default: a flag, a number, a text, or a tuple of names.
        about: The program's docstring.
        choices: For each field that is a tuple, the names it may have.
    """
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    for field in fields(kind):  # type: ignore[arg-type]
        name, usual = f"--{field.name.replace('_', '-')}", field.default
        if isinstance(usual, bool):
            parser.add_argument(name, action="store_true")
        elif isinstance(usual, tuple):
            parser.add_argument(name, nargs="*", choices=choices[field.name], default=usual)
        else:
            parser.add_argument(name, type=type(usual), default=usual, help=f"by default {usual!r}")
    return kind(**vars(parser.parse_args()))
