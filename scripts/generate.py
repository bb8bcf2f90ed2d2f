"""Write all files that are generated from sources and are stale.

uv run --group dev poe generate                  # all of them
uv run --group dev poe generate events samples   # those of two generators
uv run --group dev poe generate --check          # only name what is stale; exit 1 if anything is
"""

from collections.abc import Iterable, Iterator
from importlib import import_module

from writing import Output, parser, run

GENERATORS = {
    "protocol": "generate_protocol",
    "http": "generate_http",
    "settings": "generate_settings",
    "data": "generate_data",
    "events": "generate_events",
    "samples": "generate_samples",
    "themes": "generate_themes",
    "faces": "generate_faces",
    "engine": "build_engine",
}
"""The module of each generator. Its function `outputs` yields every `writing.Output`; the generators run in this
order."""


def outputs(names: Iterable[str]) -> Iterator[Output]:
    """Yield the outputs of these generators."""
    for name in names:
        yield from import_module(GENERATORS[name]).outputs()


def main() -> None:
    """Run the generators that the command line names, or all."""
    options = parser(__doc__)
    options.add_argument(
        "names", nargs="*", metavar="NAME", help=f"one of {', '.join(GENERATORS)}; all if none is named"
    )
    found = options.parse_args()
    if unknown := sorted({*found.names} - {*GENERATORS}):
        options.error(f"there is no generator {unknown[0]}: name some of {', '.join(GENERATORS)}, or none for all")
    run(outputs(found.names or GENERATORS), found)


if __name__ == "__main__":
    main()
