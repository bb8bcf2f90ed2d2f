"""A card in advance: chosen while others think, known to nobody, played when the turn comes if it is legal then."""

import pytest
from player import Pointer, answer, play, state
from test_evening import friends

pytestmark = pytest.mark.browser

EARLY = ".hand .card.early"
CHOSEN = ".hand .card.advance"


def held(page):
    """The cards of the hand."""
    return page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")


def the_other_thinks(waiting, other):
    """Both play on until `other` is to play a card, and `waiting` may choose one in advance; False if the game ends."""

    def thinks():
        return state(other) == "card" and state(waiting) is None and waiting.locator(EARLY).count() > 2

    return play(Pointer(waiting, 1), Pointer(other, 2), until=thinks)


def press(page, card, wanted, key=None):
    """Press a card until it is `wanted` in advance or not; presses that follow each other too fast are not meant."""
    button = page.locator(f".hand [data-card='{card}']")
    while page.locator(f"{CHOSEN}[data-card='{card}']").count() != wanted:
        if key:
            button.press(key)
        else:
            button.click(position={"x": 20, "y": 44})
        page.wait_for_timeout(100)


def outcome(page, other, cards):
    """The others play on: the card is played, or dropped with a word, or something else is asked first."""
    while len(held(page)) == cards:
        if page.locator("[data-target]").count():
            return "asked"
        # In this order: what was played in advance leaves the hand before anything else is asked.
        if not page.locator(CHOSEN).count() and state(page) == "card" and len(held(page)) == cards:
            page.locator(".toast", has_text="Not played in advance").wait_for()
            return "dropped"
        answer(other, state(other.page))
        page.wait_for_timeout(20)
    return "played"


def choose(page, cards, by_hand):
    """The last of these cards is chosen in advance; `by_hand`, after others were chosen and taken back."""
    if by_hand:
        press(page, cards[0], 1)
        assert page.locator(CHOSEN).get_attribute("aria-pressed") == "true"
        assert "chosen in advance" in page.locator(CHOSEN).inner_text()
        page.get_by_text("Press the card again to take it back").first.wait_for()
        press(page, cards[1], 1, "Enter")
        assert page.locator(CHOSEN).count() == 1
        press(page, cards[1], 0, "Enter")
    press(page, cards[-1], 1)


def no_company(frames):
    """What was told beside who is here: word that a friend's page has come back may still be on its way."""
    return [frame for frame in frames if '"type":"seats"' not in frame]


def seen_at_a_table(visit, game, seen):
    """Adds to `seen` what came of the choices made at one table, until both outcomes were seen or the game ends."""
    ada, ben, _ = friends(visit, seats=("person", "person", "easy"), game=game)
    sent = []
    ada.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    ada.page.reload()
    ada.page.locator(".hand [data-card]").first.wait_for()
    while not seen >= {"played", "dropped"} and the_other_thinks(ada.page, ben.page):
        before, told = len(sent), len(ben.received)
        cards = held(ada.page)
        choose(ada.page, cards, by_hand=not seen)
        assert (sent[before:], no_company(ben.received[told:])) == ([], []), "the choice has left the page"
        came = outcome(ada.page, Pointer(ben.page, 3), len(cards))
        seen.add(came)
        if came == "played":
            assert cards[-1] not in held(ada.page)
            while not (decisions := [frame for frame in sent[before:] if '"decide"' in frame]):
                ada.page.wait_for_timeout(20)
            assert len(decisions) == 1
        elif came == "dropped":
            assert held(ada.page) == cards
            assert state(ada.page) == "card"
        assert ada.page.locator(CHOSEN).count() == 0


@pytest.mark.parametrize("game", ["seas-of-strife", "sea-change"])
def test_a_card_chosen_in_advance(visit, game):
    """However the cards fall: a game in which a choice was never dropped is followed by another."""
    seen = set()
    while not seen >= {"played", "dropped"}:
        seen_at_a_table(visit, game, seen)
