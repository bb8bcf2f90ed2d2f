"""Notifications by mail and webhooks, in the reader's language. They name the table but no card."""

from typing import Literal

import msgspec

_WORDS = {
    "en": {
        "turn": "It is your turn at {game}.",
        "rematch": "{name} offers another game of {game}. Your seat is kept.",
        "somebody": "Somebody",
        "code": "Your code for messages from Quarterdeck: {code}",
        "code_more": "Type it into the settings within an hour. If you did not ask for it, do nothing.",
        "stop": "No more of these messages: {link}",
    },
    "ja": {
        "turn": "{game}であなたの番です。",
        "rematch": "{name}さんが次の{game}に誘っています。席は取ってあります。",
        "somebody": "誰か",
        "code": "Quarterdeckのメッセージの確認コード：{code}",
        "code_more": "1時間以内に設定の画面に入力してください。心当たりがなければ、何もしなくてかまいません。",
        "stop": "今後のメッセージを止める：{link}",
    },
}
_SMALL = ("of", "the")
"""Words that are not capitalised in a game's name."""


class Message(msgspec.Struct, frozen=True):
    """A notification. The page words push messages (frontend/src/words/*/push.ts), and this module words letters.

    `kind`: it is the reader's turn, or `name` offers another game. `title`: the title of the table, or empty.
    """

    kind: Literal["turn", "rematch"]
    table: str
    game: str
    title: str
    name: str = ""


class Letter(msgspec.Struct, frozen=True):
    """A letter: a line that says everything, an optional second line, and an optional link."""

    line: str
    more: str = ""
    link: str = ""


def call_letter(message: Message, language: str, base: str | None) -> Letter:
    """Return the letter of a notification; `base`: the address of the site, or None for a letter without a link."""
    words = _WORDS[language]
    line = words[message.kind].format(game=_name(message.game), name=message.name or words["somebody"])
    return Letter(line, message.title, f"{base}/table/{message.table}" if base else "")


def code_letter(code: str, language: str) -> Letter:
    """Return the letter with the code that confirms an address."""
    words = _WORDS[language]
    return Letter(words["code"].format(code=code), words["code_more"])


def stop_line(language: str, link: str) -> str:
    """Return the last line of a letter, with the link that stops further letters."""
    return _WORDS[language]["stop"].format(link=link)


def _name(game: str) -> str:
    """Return a game's name from its id; it is the same in every language."""
    return " ".join(word if word in _SMALL else word.capitalize() for word in game.split("-"))
