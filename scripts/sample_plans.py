"""Tables of Feud with maneuvers of their own, which together use everything a step can do; for generate_samples."""

from typing import Any

BEFORE, AFTER, COLUMNS, END = "before_study", "after_study", "before_columns", "end_of_round"


def _step(kind: str, whose: str = "own", **more: Any) -> dict[str, Any]:
    return {"step": kind, "whose": whose, **more}


def _plan(name: str, window: str, *steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"name": {"en": name, "ja": f"策{name}"}, "price": 3, "windows": [window], "steps": list(steps), **more}


def _late(name: str, window: str, *steps: dict[str, Any]) -> dict[str, Any]:
    return _plan(name, window, *steps, once=True, when="window_closes")


FIRST = {
    "preset": "true",
    "maneuvers": {"sabotage": 2, "replacement": 3, "heal": 2},
    "maneuver_changes": {
        "sabotage": {"by": "owner"},
        "replacement": {"by": "chance", "once": False},
        "heal": {"windows": [BEFORE, END]},
    },
    "own_maneuvers": [
        _plan("A", BEFORE, _step("exchange"), _step("renew", "opponent", by="owner", count=1)),
        _plan("B", BEFORE, _step("keep", "both"), _step("foresee", count=3)),
        _plan("C", BEFORE, _step("empty_reserve"), _step("shuffle", pile="discard"), _step("raise"), _step("call")),
        _plan("D", AFTER, _step("show_hand", "both"), _step("lock", "opponent")),
        _late("E", AFTER, _step("look_hand", "opponent")),
        _plan(
            "F",
            COLUMNS,
            _step("scatter", seen=True),
            _step("turn", "opponent"),
            _step("show_column", "both", by="buyer"),
        ),
        _late("G", COLUMNS, _step("look_columns", "opponent"), _step("arrange")),
        _plan("H", END, _step("heal", "both", count=1), _step("gain", count=1), _step("steal", "opponent", count=2)),
    ],
}
SECOND = {
    "preset": "true",
    "maneuvers": {"betrayal": 4, "confuse": 3},
    "own_maneuvers": [
        _plan("A", BEFORE, _step("renew", "both", count=2, pile="discard"), _step("exchange", pile="deck")),
        _plan(
            "B",
            AFTER,
            _step("unlock"),
            _step("renew", "opponent", count=1),
            _step("exchange", "opponent", pile="discard"),
            _step("deny", "both", rule="skirmishes"),
        ),
        _plan("C", COLUMNS, _step("swap", "both", by="buyer"), _step("show_column", "both")),
        _late("D", COLUMNS, _step("scatter"), _step("arrange", "opponent", by="buyer")),
        _plan(
            "E",
            BEFORE,
            _step("keep", "opponent", by="chance"),
            _step("empty_reserve", "opponent", pile="deck"),
            _step("call", "opponent", by="chance"),
            _step("raise", by="chance"),
        ),
        _plan("F", AFTER, _step("wound", "opponent", count=1), _step("lose", "both", count=2)),
        _plan("G", COLUMNS, _step("turn", "both"), _step("swap", "both")),
        _plan("H", END, _step("shuffle", "both"), _step("raise", "opponent"), _step("foresee", count=10)),
    ],
}
THIRD = {
    "preset": "true",
    "own_maneuvers": [
        _plan("A", BEFORE, _step("deny", "both", rule="study"), needs="fewer_points"),
        _late("B", AFTER, _step("look_hand", "opponent")),
        _plan("C", AFTER, _step("lock", "both"), _step("unlock", "opponent")),
        _late("D", COLUMNS, _step("arrange", "both"), _step("look_columns", "opponent")),
    ],
}
