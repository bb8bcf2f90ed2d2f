"""Good and bad records: the page's tests read the same list (frontend/tests/record-cases.test.mjs)."""

import json
from pathlib import Path

import pytest
from commands import run

FOUND = json.loads((Path(__file__).parent.parent / "data" / "record-cases.json").read_text("utf-8"))


def content(case):
    """The file of a case: the record with `find` replaced, and % in what is put there by what is to be repeated."""
    put = case.get("put", "").encode()
    times = case.get("times", 1)
    filled = bytes.fromhex(case["hex"]) if "hex" in case else case.get("fill", "%").encode() * times
    put = put.replace(b"%", filled + case.get("close", "").encode() * times, 1)
    return FOUND["record"].encode().replace(case.get("find", "").encode(), put, 1)


@pytest.mark.parametrize("case", FOUND["cases"], ids=lambda case: case["what"].replace(" ", "-"))
def test_verify_takes_what_fits_the_format_and_is_true(case, tmp_path):
    file = tmp_path / "game.json"
    file.write_bytes(content(case))
    told = run("verify", file)
    assert (told.exit_code == 0) is case["taken"], told.output
    assert told.exit_code in (0, 1, 2)
