"""Records of Sea Change: they replay, a stranger believes them, and whatever is changed in one is found."""

import copy
import json
import random

import pytest
import stranger_sea_change

from quarterdeck.games.sea_change import GAME
from quarterdeck.table import IllegalAction, Table
from quarterdeck.table.records import decode, encode
from quarterdeck.table.replay import replay, verify
from quarterdeck.testing import all_options


def record(seed=1, plies=None, **options):
    """Random decisions up to the end, or so far."""
    dice = random.Random(seed)
    table = Table(GAME, options, dice.randbytes(32))
    while not table.is_over and (plies is None or table.ply < plies):
        seat = table.pending[0]
        table.decide(seat, dice.choice(table.legal(seat)))
    return table.record([{"name": f"Seat {seat}", "player": "bot:random"} for seat in range(table.seats)])


def plain(given):
    return json.loads(encode(given))


def named(options):
    return f"{options['players']}-{options['teams']}"


@pytest.mark.parametrize("options", list(all_options(GAME)), ids=named)
def test_records_replay_to_themselves_and_a_stranger_believes_them(options):
    made = record(seed=5, **options)
    again = decode(encode(made))
    assert again == made
    assert verify(again) == []
    assert replay(again).events == made.events
    assert stranger_sea_change.check(plain(made)) == made.result.scores


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4, "points": [5, 0, -7, *range(12)], "target": [1, 2, 3, 4]},
        {"players": 8, "teams": 4, "points": 0, "target": 1},
        {"players": 5, "teams": 3, "points": -1000},
        {"players": 1, "target": [1, 9]},
        {"players": 2, "target": 12},
    ],
    ids=str,
)
def test_own_points_and_targets(options):
    made = record(seed=3, **options)
    assert verify(made) == []
    assert stranger_sea_change.check(plain(made)) == made.result.scores


def test_a_lost_solo_game_has_no_winner():
    made = plain(record(seed=2, players=1, target=[9, 1]))
    assert made["result"] == {"winners": [], "returns": [0.0], "scores": [0, 1]}
    assert made["events"][-1] == {"event": "game_end", "winners": [], "scores": [0, 1]}


FIELDS = {
    "deal": ["round", "dealer", "hands"],
    "play": ["seat", "card"],
    "trump": ["suit", "cause"],
    "draw": ["seat", "card"],
    "trick": ["taker", "card", "cards"],
    "round_end": ["points", "victory_points", "totals", "trump_zero", "cards"],
    "game_end": ["winners", "scores"],
}


@pytest.mark.parametrize("players", [1, 2, 6])
def test_the_document_has_exactly_the_fields_of_the_format(players):
    document = plain(record(players=players))
    assert document["game"] == "sea-change"
    assert list(document["options"]) == ["players", "teams", "target", "points"]
    expected = copy.deepcopy(FIELDS)
    expected["deal"] = {1: ["round", "hands", "stack"], 2: ["round", "dealer", "hands", "draw_pile"]}.get(
        players, FIELDS["deal"]
    )
    if players != 2:
        del expected["draw"]
    assert {event["event"]: list(event)[1:] for event in document["events"]} == expected


def changed(value):
    """Another value in the place of one number, name or card."""
    if value is None:
        return 0
    if isinstance(value, str):
        return "Y5" if value != "Y5" else "Y6"
    return value + 1


def altered(event):
    """The event with one thing wrong, for everything in it."""
    for name, value in event.items():
        if name == "event":
            continue
        for at in range(len(value)) if isinstance(value, list) else ():
            wrong = copy.deepcopy(event)
            if isinstance(value[at], list):
                wrong[name][at][0] = changed(value[at][0])
            else:
                wrong[name][at] = changed(value[at])
            yield wrong
        if not isinstance(value, list):
            yield {**event, name: changed(value)}


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2}, {"players": 5, "teams": 2}], ids=str)
def test_the_stranger_and_verify_notice_every_change(options):
    document = plain(record(seed=4, **options))
    stranger_sea_change.check(document)
    kinds = {}
    for index, event in enumerate(document["events"]):
        kinds.setdefault(event["event"], []).append(index)
    for found in kinds.values():
        for index in {found[0], found[len(found) // 2], found[-1]}:
            for event in altered(document["events"][index]):
                wrong = {**document, "events": [*document["events"]]}
                wrong["events"][index] = event
                with pytest.raises((stranger_sea_change.Unbelievable, KeyError, ValueError)):
                    stranger_sea_change.check(wrong)
                (difference,) = verify(decode(json.dumps(wrong).encode()))
                assert str(difference).startswith(f"event {index}")


def test_the_stranger_notices_events_that_are_missing_or_doubled():
    document = plain(record(seed=6, players=2))
    for index in range(0, len(document["events"]), 13):
        for wrong in ([], [document["events"][index]] * 2):
            events = [*document["events"][:index], *wrong, *document["events"][index + 1 :]]
            with pytest.raises(stranger_sea_change.Unbelievable):
                stranger_sea_change.check({**document, "events": events})


def test_the_stranger_compares_the_decisions():
    document = plain(record(seed=6, players=4))
    for index in range(0, len(document["decisions"]), 11):
        wrong = copy.deepcopy(document)
        wrong["decisions"][index]["action"] ^= 16
        with pytest.raises(stranger_sea_change.Unbelievable):
            stranger_sea_change.check(wrong)


@pytest.mark.parametrize("players", [1, 2, 4, 7])
def test_a_table_says_why_a_card_may_not_be_played(players):
    """Every card of a hand is legal or has a reason, with the rule."""
    dice = random.Random(players)
    table = Table(GAME, {"players": players, "target": 1}, dice.randbytes(32))
    codes = set()
    while not table.is_over:
        seat = table.pending[0]
        legal, refused = table.legal(seat), table.illegal(seat)
        assert not set(legal) & set(refused)
        for action, reason in refused.items():
            codes.add(reason.code)
            with pytest.raises(IllegalAction, match="SEA-7"):
                table.decide(seat, action)
        absent = next(card for card in range(80) if card not in legal and card not in refused)
        assert table.why(seat, absent).code == "not_in_hand"
        table.decide(seat, dice.choice(legal))
    assert codes == {"must_follow"}


def test_readers_see_only_what_they_may():
    """A player's events hide others' hands, the pile and draws; a spectator's every hand."""
    table = Table(GAME, {"players": 2}, bytes(32))
    while len(table.decisions) < 9:
        table.decide(table.pending[0], table.legal(table.pending[0])[0])
    for reader in (0, 1, -1):
        seen = table.events(reader)
        assert [hand is not None for hand in seen[0]["hands"]] == [reader == 0, reader == 1]
        assert "draw_pile" not in seen[0]
        draws = [event for event in seen if event["event"] == "draw"]
        assert draws
        assert all(("card" in event) == (event["seat"] == reader) for event in draws)
