"""Rules of thumb for Feud, interpreted, where it is plain what is sensible; and the six Maneuvers of the shelf."""

import pytest
from feud_duel import Duel, plan

from quarterdeck.games import GAMES
from quarterdeck.games.feud import rules
from quarterdeck.games.feud.deck import MANEUVERS, OWN
from quarterdeck.games.feud.definitions.book import shelf
from quarterdeck.games.feud.definitions.definitions import alters_key_rule
from quarterdeck.games.feud.definitions.wording import described
from quarterdeck.games.feud.strategy.shopping import promised


def test_a_learner_slips_less_often_where_a_round_has_more_decisions():
    left = [rules.leeway(Duel(preset=preset).state) for preset in ("basic", "skirmish", "true")]
    assert left == [64, 45, 18]


FEUD = GAMES["feud"]


def test_all_six_can_be_on_one_table():
    FEUD.complete({"preset": "true", "own_maneuvers": [good.definition for good in shelf()]})
    assert len({good.id for good in shelf()}) == len(shelf()) == 6
    assert not {good.id for good in shelf()} & set(MANEUVERS)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_each_is_told_and_none_alters_a_key_rule(language):
    for good in shelf():
        told = described(good.definition, language)
        assert told.name == good.definition["name"][language]
        assert told.effect
        assert not told.warning
        assert not alters_key_rule(good.definition)
        assert good.fun[language].endswith("." if language == "en" else "。")


def test_pretending_leaves_the_state_as_it_was():
    steps = ({"step": "wound", "whose": "opponent", "count": 1}, {"step": "steal", "count": 30}, {"step": "call"})
    own = [plan(*steps, {"step": "gain", "count": 2}, price=50)]
    state = Duel(preset="true", maneuvers={"heal": 30}, own_maneuvers=own).first_units().points(100, 100).state
    state.dead[0] = 1
    before = state.to_row().tobytes()
    assert promised(state, 0, OWN)
    assert state.to_row().tobytes() == before
