"""A game in words, as `quarterdeck replay` prints it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import TYPE_CHECKING

from quarterdeck.cli.errors import plain
from quarterdeck.cli.parameters import written
from quarterdeck.games.sentences import Catalogue, Past, Teller

if TYPE_CHECKING:
    from quarterdeck.games.types import Article, Event
    from quarterdeck.table.records import Record, RecordSeat
    from quarterdeck.table.replay import Replay

SENTENCES: Catalogue = {
    "game": ("Game {number}: {game} {options}", "ゲーム{number}：{game} {options}"),
    "seats": ("Seats: {seats}", "席：{seats}"),
    "seat": ("{name} ({player})", "{name}（{player}）"),
    "human": ("human", "人"),
    "bot": ("bot:{bot}", "ボット：{bot}"),
    "article": ("{name} ({terms}).", "{name}（{terms}）。"),
    "round": ("\n== Round {number} ==", "\n== 第{number}ラウンド =="),
    "unfinished": ("The record ends here: the game is not over.", "記録はここまでです。ゲームはまだ終わっていません。"),
    "false": (
        "the record says something else than its decisions; see quarterdeck verify",
        "記録の内容が、その中の決定と食い違っています。quarterdeck verify で確かめてください。",
    ),
}


class Telling:
    def __init__(self, record: Record, played: Replay, language: str) -> None:
        self._record = record
        self._played = played
        self._language = language
        self._names = [plain(seat.name) for seat in record.seats]
        self._teller = Teller(SENTENCES, self._names, language)

    def heading(self, number: int) -> str:
        """Return lines with the game, its options (as written in a command, and explained) and its seats.

        `number`: the number of the game in the file.
        """
        game = self._say("game", number=number, game=self._record.game, options=written(self._played.options))
        seats = self._teller.series([self._seat(seat) for seat in self._record.seats])
        told = map(self._article, self._played.game.explain(self._played.options, self._language))
        return "\n".join([game, *map(plain, told), self._say("seats", seats=seats)])

    def events(self) -> Iterator[str]:
        """Yield a sentence for each event. A heading precedes the first sentence of each round."""
        game, ended, rounds = self._played.game, True, 0
        told: list[Event] = []
        past = Past(self._played.options, told)
        for event in self._played.events:
            sentence = game.narrate(event, self._names, self._language, past)
            if ended and event["event"] in game.round_starts:
                ended, rounds = False, rounds + 1
                sentence = f"{self._say('round', number=rounds)}\n{sentence}"
            ended = ended or event["event"] in game.round_ends
            told.append(event)
            yield sentence
        if self._played.result is None:
            yield self._say("unfinished")

    def falsehood(self, where: str) -> str:
        return plain(f"{where}: {self._say('false')}")

    def _article(self, article: Article) -> str:
        head = self._say("article", name=article.name, terms=article.terms)
        return reduce(self._teller.both, article.sentences, head)

    def _seat(self, seat: RecordSeat) -> str:
        name, player = plain(seat.name), plain(seat.player)
        if player == "human":
            player = self._say("human")
        elif player.startswith("bot:"):
            player = self._say("bot", bot=player.removeprefix("bot:"))
        return self._say("seat", name=name, player=player)

    def _say(self, key: str, **parts: object) -> str:
        return self._teller.say(key, **parts)
