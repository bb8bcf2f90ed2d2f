"""A card in advance: chosen while others think, known to nobody, played when the turn comes if it is legal then."""

import prepared
import pytest
from player import Pointer, guest, open_table, state
from waiting import until

from quarterdeck import GAMES
from quarterdeck.games.seas_of_strife.deck import RANK, SUIT_OF

EARLY = ".hand .card.early"
CHOSEN = ".hand .card.advance"


def suit(card):
    """The suit of a card by its name: a number, or a letter and a number."""
    return SUIT_OF[RANK.index(int(card))] if card.isdigit() else card[0]


def is_barred(card, lead, trump):
    """Whether the rules forbid this card to a hand with the lead's suit; the lead's value is always legal (SEA-7)."""
    return suit(card) not in (suit(lead), trump) and (card.isdigit() or card[1:] != lead[1:])


def hand_of(line, seat):
    """The names of the cards that the person of this connection holds."""
    known = line.events
    last = max(at for at, event in enumerate(known) if event["event"] == "deal")
    played = [event["card"] for event in known[last:] if event["event"] == "play" and event["seat"] == seat]
    return [str(card) for card in known[last]["hands"][seat] if card not in played]


def leads(game, ada, ben):
    """Cards that Ben, before Ada, can lead: to each a card of hers that follows suit, and one that is illegal then."""
    same = len(ada.events) == len(ben.events) and ben.events
    if not ben.legal or not same or ben.events[-1]["event"] not in ("trick", "deal"):
        return {}
    hand = hand_of(ada, 0)
    trump = next((event["suit"] for event in reversed(ada.events) if event["event"] == "trump"), None)
    follow = {card: [each for each in hand if suit(each) == suit(card)] for card in hand_of(ben, 2)}
    free = [card for card in follow if GAMES[game].action_number(f"card {card}") in ben.legal]
    others = {card: [each for each in hand if is_barred(each, card, trump)] for card in follow}
    return {card: (follow[card][0], others[card][0]) for card in free if follow[card] and others[card]}


def held(page):
    """The cards of the hand."""
    return page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")


def press(page, card, wanted, key=None):
    """Press a card: it is then chosen in advance, or not; presses that follow each other too fast are not meant."""
    button = page.locator(f".hand [data-card='{card}']")
    chosen = page.locator(f"{CHOSEN}[data-card='{card}']")

    def pressed():
        if chosen.count() == wanted:
            return True
        if key:
            button.press(key)
        else:
            page.evaluate("document.activeElement?.blur()")  # a card with the focus lies on its right neighbour
            button.click(position={"x": 20, "y": 44})
        return False

    until(page, pressed, "the choice")


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


def at_the_page(own, game, page):
    """Wait until the page shows the hand, and that its cards can be chosen in advance; the cards by their names."""
    names = hand_of(own, 0)
    keys = names if game == "seas-of-strife" else [str(GAMES[game].action_number(f"card {name}")) for name in names]
    hand = dict(zip(names, keys, strict=True))
    early = page.locator(EARLY)

    def shown():
        if state(page) == "next":  # the sheet of a round that is over by now
            Pointer(page).next()
        return set(held(page)) == set(keys) and early.count() == len(keys)

    until(page, shown, f"the hand {hand}")
    return hand


@pytest.mark.parametrize("game", ["seas-of-strife", "sea-change"])
def test_a_card_chosen_in_advance(visit, game):
    """One that is legal when the turn comes is played; one that is not is dropped in words."""
    ada, ben = visit(), visit()
    page, sent = ada.page, []
    guest(ben, "Ben")
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    address = open_table(ada, ["person", "easy", "person"], game)
    with prepared.lines(address, ada, ben) as (own, his):
        his.sit(2)
        for legal in (True, False):
            assert prepared.decide(own, his, until=lambda: leads(game, own, his)), "the game is over before"
            lead, (follow, other) = next(iter(leads(game, own, his).items()))
            hand = at_the_page(own, game, page)
            wanted = hand.pop(follow if legal else other)
            sent.clear()
            his.drain()
            choose(page, [*hand.values(), wanted], by_hand=legal)
            page.evaluate("fetch('/api/status').then(() => undefined)")  # what was sent before has arrived by then
            told = [message for message in his.drain() if message["type"] != "seats"]
            assert (sent, told) == ([], []), "the choice has left the page"
            his.decide(GAMES[game].action_number(f"card {lead}"))
            if legal:
                comes(page, wanted, sent)
                until(page, lambda card=follow: own.drain() and card not in hand_of(own, 0), "word of it")
            else:
                is_dropped(page, {*hand.values(), wanted})
            assert page.locator(CHOSEN).count() == 0


def comes(page, card, sent):
    """Wait until the card that was chosen is played, by one decision."""
    until(page, lambda: card not in held(page), "the card that was chosen")
    until(page, lambda: [frame for frame in sent if '"decide"' in frame], "the decision")
    assert len([frame for frame in sent if '"decide"' in frame]) == 1


def is_dropped(page, hand):
    """Wait until the page says so; the hand is as it was, and is asked for."""
    page.locator(".toast", has_text="Not played in advance").wait_for()
    until(page, lambda: state(page) == "card", "the question")
    assert set(held(page)) == hand
