"""Write how long each file of tests took to tests/data/durations.json, by which runs are balanced.

uv run --group dev pytest -m "not cluster" --junitxml build/tests.xml
uv run --group dev python scripts/durations.py build/tests.xml
"""

import json
import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
DURATIONS = ROOT / "tests/data/durations.json"


def durations(report: Path) -> dict[str, int]:
    """Return the whole seconds that each file of tests took by a report of pytest, the longest first."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for case in ElementTree.parse(report).iter("testcase"):
        seconds[case.get("classname", "").replace(".", "/") + ".py"] += float(case.get("time", 0))
    return {
        file: round(took)
        for file, took in sorted(seconds.items(), key=lambda each: -each[1])
        if (ROOT / file).is_file()
    }


if __name__ == "__main__":
    DURATIONS.write_text(json.dumps(durations(Path(sys.argv[1])), indent=0) + "\n")
