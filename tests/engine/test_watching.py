"""How often a seat could do something, counted in a game that is over."""

from quarterdeck import bots
from quarterdeck.bots.self_play import Referee
from quarterdeck.engine.play.watching import COULD, COULD_ROUNDS, DID, DID_ROUNDS, ROUNDS
from quarterdeck.games import GAMES
from quarterdeck.table import Table

FEUD = GAMES["feud"]
HEAL = FEUD.action_number("buy Heal")
KEY = bytes(range(32))


def test_what_is_counted_is_what_a_table_says():
    options = FEUD.complete({"preset": "true", "maneuvers": {"heal": 30, "sabotage": 40}})
    referee = Referee(FEUD, options, log=True)
    played = referee.play(KEY, [bots.create("heuristic", FEUD, seat) for seat in range(2)], [1, 2])
    table = Table(FEUD, options, KEY)
    could = did = 0
    possible, bought, rounds = set(), set(), set()
    for seat, action in played.decisions:
        now = int(table.view(-1)["round_number"][0])
        rounds.add(now)
        if seat == 1 and HEAL in table.legal(1):
            could += 1
            possible.add(now)
            if action == HEAL:
                did += 1
                bought.add(now)
        table.decide(seat, action)
    assert table.is_over
    found = referee.watch(KEY, 1, HEAL)
    assert 0 < did < could
    assert (found[COULD], found[DID]) == (could, did)
    assert (found[COULD_ROUNDS], found[DID_ROUNDS], found[ROUNDS]) == (len(possible), len(bought), len(rounds))
