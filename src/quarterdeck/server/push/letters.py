"""What people are told by mail and by webhooks, in their language: that they are waited for, and no card."""

from __future__ import annotations

import msgspec

from quarterdeck.server.messages.push_message import Message

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
"""What is not capitalised in a game's name."""


class Letter(msgspec.Struct, frozen=True):
    """A line that says all, what may follow it, and where it leads."""

    line: str
    more: str = ""
    link: str = ""


def called(message: Message, language: str, base: str | None) -> Letter:
    """What a guest is told whom a table calls; `base`: how the house is found."""
    words = _WORDS[language]
    line = words[message.kind].format(game=_name(message.game), name=message.name or words["somebody"])
    return Letter(line, message.title, f"{base}/table/{message.table}" if base else "")


def coded(code: str, language: str) -> Letter:
    """What shows that somebody reads what is sent to them."""
    words = _WORDS[language]
    return Letter(words["code"].format(code=code), words["code_more"])


def stopping(language: str, link: str) -> str:
    """The last line of a letter."""
    return _WORDS[language]["stop"].format(link=link)


def _name(game: str) -> str:
    """A game's name by its id, which is the same in every language."""
    return " ".join(word if word in _SMALL else word.capitalize() for word in game.split("-"))
