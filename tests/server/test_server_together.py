"""A finished game is looked at together: who leads, who follows, and what nobody else hears."""

import random

from house import Line, running, sql
from play import end_game, play_on, table_of

from quarterdeck.server.settings.config import Limits


def finish(seats):
    """Both agree to end the game after a few decisions; how many events it has."""
    play_on(seats, random.Random(1), 3)
    end_game(seats)
    return seats[0].steps[-1]["events"]


def looking(line, **wanted):
    """The first word on who looks together in which these things are so."""
    while True:
        message = line.until("looking")
        if all(message[name] == value for name, value in wanted.items()):
            return message


def test_one_leads_and_the_others_follow(home, tmp_path):
    table, (_, ben), (first, second) = table_of(home, "Ada", "Ben", bots=("easy",))
    last = finish([first, second])
    logged = sql(tmp_path, "select count(*) from log")
    first.line.say("look_back", at=last)
    assert looking(first.line) == {"type": "looking", "at": last, "leader": "Ada", "following": [], "you": "leads"}
    assert looking(second.line, you=None)["leader"] == "Ada"
    second.line.say("look_back")
    assert looking(second.line) == {
        "type": "looking",
        "at": last,
        "leader": "Ada",
        "following": ["Ben"],
        "you": "follows",
    }
    assert looking(first.line)["following"] == ["Ben"]
    # Steps reach those who follow; whoever comes late, and who comes again, gets the present place.
    first.line.say("look_back", at=0)
    assert looking(second.line)["at"] == 0
    eve = home.guest("Eve")
    with eve.sit(table) as late:
        assert looking(late) == {"type": "looking", "at": 0, "leader": "Ada", "following": ["Ben"], "you": None}
        late.say("look_back")
        assert looking(late, you="follows")["following"] == ["Ben", "Eve"]
        late.say("look_back", at=last - 1)
        assert looking(late, you="leads")["following"] == ["Ada", "Ben"]
        assert looking(first.line, leader="Eve")["you"] == "follows"
        looking(second.line, at=last - 1)
    # Her connection is gone: nobody leads until she, or somebody else, does.
    assert looking(second.line, leader=None)["at"] == last - 1
    with eve.sit(table) as again:
        assert looking(again)["leader"] is None
        again.say("look_back")
        assert looking(again, you="leads")["at"] == last - 1
        again.say("look_alone")
        assert looking(again, you=None)["leader"] is None
        again.say("look_back")
        assert looking(again, you="follows")["leader"] is None
    for line in (first.line, second.line):
        line.say("look_alone")
    looking(first.line, following=[])
    with ben.sit(table) as fresh:
        assert looking(fresh) == {"type": "looking", "at": 0, "leader": None, "following": [], "you": None}
    assert sql(tmp_path, "select count(*) from log") == logged


def test_what_is_refused(tmp_path):
    with running(tmp_path, limits=Limits(look_rate=0.001, look_burst=2)) as house:
        table, _, seats = table_of(house, "Ada", "Ben", bots=("easy",))
        first = seats[0].line
        assert seats[0].refusal("look_back", at=0) == "unfinished"
        seats[0].refusals.clear()
        first.say("arrange", watching="silent")
        last = finish(seats)
        for at in (last + 1, -1):
            assert first.refusal("look_back", at=at) == "malformed"
        assert Line(house, table).refusal("look_back") == "not_seated"
        silent = house.guest("Eve").sit(table)
        assert silent.refusal("look_back", at=0) == "silenced"
        silent.say("look_back")
        assert looking(silent, you="follows")["leader"] is None
        for _ in range(2):
            first.say("look_back", at=0)
        assert first.refusal("look_back", at=0) == "too_fast"
