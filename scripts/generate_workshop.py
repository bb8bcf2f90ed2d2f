"""Write what the page's workshop goes by from Feud's declarations: frontend/src/games/feud/own/data.json.

python scripts/generate_workshop.py            # writes it
python scripts/generate_workshop.py --check    # exit 1 if it is stale
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from quarterdeck.games.feud.workshop import data

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "frontend/src/games/feud/own/data.json"


def main() -> None:
    """Write the file, or with `--check` only say whether it is stale."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say whether the file is stale")
    check = parser.parse_args().check
    text = json.dumps(data(), ensure_ascii=False, indent=1) + "\n"
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == text:
        return
    print(f"{FILE.relative_to(ROOT)}: {'stale' if check else 'written'}")
    if check:
        sys.exit(1)
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
