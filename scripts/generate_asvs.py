"""Write docs/asvs.md from docs/asvs.toml.

python scripts/generate_asvs.py            # writes it
python scripts/generate_asvs.py --check    # exit 1 if it is stale
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from writing import ROOT, Output, main, text_output

SOURCE = ROOT / "docs" / "asvs.toml"
PAGE = ROOT / "docs" / "asvs.md"
LEVELS = (1, 2)
"""Those that are answered."""

HEAD = """# Security, requirement by requirement

*Written by `scripts/generate_asvs.py` from `docs/asvs.toml`; do not edit.*

What the [Application Security Verification Standard](https://github.com/OWASP/ASVS) of OWASP, version 5.0.0, asks for
at its levels 1 and 2, in our words, and how this program answers. We have checked ourselves; nobody has certified it. A
small figure is the level. **Short** says what is not so, or not wholly, and why; *not here* why it does not concern
this program. [Decision 0054](decisions/0054-security-by-a-table.md) has what several answers lean on.

"""
CHAPTERS = {
    1: "Encoding and sanitization",
    2: "Validation and business logic",
    3: "The page",
    4: "HTTP and sockets",
    5: "Files",
    6: "Knowing people",
    7: "Sessions",
    8: "Who may do what",
    9: "Self-contained tokens",
    10: "OAuth and OpenID Connect",
    11: "Cryptography",
    12: "Encrypted connections",
    13: "Configuration",
    14: "Data",
    15: "Code and libraries",
    16: "Logs and failures",
    17: "WebRTC",
}


def levels(table: dict[str, Any]) -> dict[str, int]:
    """The level of every requirement of the standard."""
    found = table["levels"].items()
    return {f"{section}.{at}": int(level) for section, said in found for at, level in enumerate(said, 1)}


def order(requirement: str) -> list[int]:
    """By what requirements are sorted."""
    return [int(part) for part in re.findall(r"\d+", requirement)]


def answer(row: dict[str, Any]) -> str:
    """What is said of some requirements."""
    parts = [row.get("how", ""), f"*Not here.* {row['why_not']}" if "why_not" in row else ""]
    parts.append(f"**Short.** {row['short']}" if "short" in row else "")
    return " ".join(part for part in parts if part)


def tested(row: dict[str, Any]) -> str:
    """The tests of some requirements."""
    return "<br>".join(f"`{name.removeprefix('tests/')}`" for name in row.get("tests", ()))


def summary(table: dict[str, Any]) -> str:
    """How many there are of each kind."""
    level = levels(table)
    lines = []
    for wanted in LEVELS:
        rows = [row for row in table["requirement"] for one in row["ids"] if level[one] == wanted]
        short, without = (sum(kind in row for row in rows) for kind in ("short", "why_not"))
        met = len(rows) - short - without
        lines.append(f"- Level {wanted}: {len(rows)} in all; {met} met, {short} fall short, {without} do not apply.")
    return "\n".join(lines) + "\n"


def lines(table: dict[str, Any]) -> Iterator[str]:
    """The page, part by part."""
    yield HEAD
    yield summary(table)
    level = levels(table)
    rows = sorted(table["requirement"], key=lambda row: order(row["ids"][0]))
    for number, title in CHAPTERS.items():
        yield f"\n## V{number}: {title}\n\n| requirement | what is asked | answer | tests |\n|---|---|---|---|\n"
        for row in rows:
            if order(row["ids"][0])[0] == number:
                ids = ", ".join(f"{one}<sup>{level[one]}</sup>" for one in sorted(row["ids"], key=order))
                yield f"| {ids} | {row['asks']} | {answer(row)} | {tested(row)} |\n"


def outputs() -> Iterator[Output]:
    """Yield the page."""
    yield text_output(PAGE, "".join(lines(tomllib.loads(SOURCE.read_text(encoding="utf-8")))))


if __name__ == "__main__":
    main(__doc__, outputs)
