"""Measure the claims of the pages on strategy again, and write the results into the pages (docs/strategy).

`uv run python benchmarks/strategy.py [ID ...]`: measures the claims with these ids, or all. A claim is a command and
the bounds between which the whole 95 % interval of its measure must lie. The program reports claims that no longer
hold, whose pages must then be corrected. It takes about ten minutes of one core. `--pages` only writes the pages,
without measuring.
"""

import json
import re
import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from quarterdeck.cli import main as quarterdeck

FOLDER = Path(__file__).parent.parent / "docs" / "strategy"
CLAIMS = FOLDER / "claims.json"
LANGUAGES = ("en", "ja")
LIST = "<!-- claims -->\n"
"""Marks where a page's list of claims begins, at the end of the page."""

Claim = dict[str, Any]


def claims() -> list[Claim]:
    """Return all claims, in the order of the pages."""
    found: list[Claim] = json.loads(CLAIMS.read_text(encoding="utf-8"))
    return found


def stored(all_claims: list[Claim]) -> str:
    """Return the JSON of the claims, with a line for each of their fields."""
    fields = ([json.dumps({key: claim[key]}, ensure_ascii=False)[1:-1] for key in claim] for claim in all_claims)
    return "[\n{" + "},\n{".join(",\n ".join(lines) for lines in fields) + "}\n]\n"


def measured(claim: Claim, *more: str) -> tuple[float, float]:
    """Return the measure for the first bot of the claim's command, and half the 95 % interval.

    `more`: further options of the command.
    """
    words = shlex.split(claim["command"])[1:]
    told = CliRunner().invoke(quarterdeck, [*words, *more, "--jobs", "1", "--json"])
    if told.exit_code:
        raise ValueError(f"{claim['id']}: {told.output}")
    found = json.loads(told.stdout)["bots"][0][claim["measure"]]
    return found["mean"], (found["high"] - found["low"]) / 2


def holds(claim: Claim) -> bool:
    """Return whether the whole interval of the claim lies within its bounds."""
    low, high = claim["between"]
    number, error = claim["number"], claim["error"]
    return (low is None or number - error >= low) and (high is None or number + error <= high)


def written(claim: Claim, number: float) -> str:
    """Return a share as a percentage, or points with two decimals."""
    if claim["measure"] == "share":
        return f"{100 * number:.{0 if number >= 0.1 else 1}f}%"
    return f"{number:.2f}".replace("-", "−")


def page(game: str, language: str) -> Path:
    return FOLDER / language / f"{game}.md"


def rendered(text: str, own: list[Claim], language: str) -> str:
    """Return a page with the numbers of its claims filled in: at the links to claims, and in the list at the end."""
    for claim in own:
        number = written(claim, claim["number"])
        text = re.sub(rf"\[[^\]]*\]\(#{claim['id']}\)", f"[{number}](#{claim['id']})", text)
    lines = [
        f'- <a id="{claim["id"]}"></a>{claim["claim"][language]}{": " if language == "en" else "："}'
        f"{written(claim, claim['number'])} ± {written(claim, claim['error'])} ({claim['when']})  \n"
        f"  `{claim['command']}`\n"
        for claim in own
    ]
    return text.partition(LIST)[0] + LIST + "\n" + "".join(lines)


def write_pages(all_claims: list[Claim]) -> None:
    """Write every page with the present numbers of its claims."""
    for game in dict.fromkeys(claim["game"] for claim in all_claims):
        own = [claim for claim in all_claims if claim["game"] == game]
        for language in LANGUAGES:
            path = page(game, language)
            path.write_text(rendered(path.read_text(encoding="utf-8"), own, language), encoding="utf-8")


def main(ids: list[str]) -> int:
    """Measure the claims in `ids` (all if empty, none for `--pages`), and return the number that do not hold."""
    found = claims()
    today = datetime.now(UTC).date().isoformat()
    for claim in found:
        if "--pages" in ids or (ids and claim["id"] not in ids):
            continue
        claim["number"], claim["error"] = (round(each, 4) for each in measured(claim))
        claim["when"] = today
        print(f"{claim['id']}: {claim['number']:.3f} ± {claim['error']:.3f}", "" if holds(claim) else "DOES NOT HOLD")
        CLAIMS.write_text(stored(found), encoding="utf-8")
    write_pages(found)
    return sum(not holds(claim) for claim in found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
