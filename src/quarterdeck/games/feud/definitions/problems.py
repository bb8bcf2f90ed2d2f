"""The mistakes in a definition, each with its place and remedy, in the words of a form or of a file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quarterdeck.games.feud.definitions.effect_sentences import EFFECTS
from quarterdeck.games.feud.steps import CONDITIONS
from quarterdeck.games.options import SHOWN, listed
from quarterdeck.games.sentences import Catalogue, Teller

Place = tuple[str | int, ...]
"""The path to a part of a definition: names of fields, and indices of lists from 0, such as ("steps", 0, "count")."""


@dataclass(frozen=True)
class Named:
    """Values of a field, or names of fields, that a problem mentions."""

    field: str
    values: Sequence[str]
    link: str = "or"


@dataclass(frozen=True)
class Problem:
    """One mistake: `code` is the key of its sentence in `PROBLEMS`, `data` has the parts to insert in the sentence."""

    place: Place
    code: str
    data: Mapping[str, Any] = field(default_factory=dict)

    def line(self) -> str:
        """Return the problem in English, as for a file: `[0].steps[1].count: give a whole number from 1 to 5`."""
        parts = {key: _written(value) for key, value in self.data.items()}
        path = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.place)
        place = path.lstrip(".")
        told = Teller(PROBLEMS, (), "en").say(self.code, **parts)
        return f"{place}: {told}" if place else told

    def words(self, language: str) -> str:
        """Return the problem as a sentence for a reader who sees the field in a form."""
        teller = Teller(PROBLEMS, (), language)
        parts = {key: _in_words(value, teller) for key, value in self.data.items()}
        text = teller.say(self.code, **parts)
        return teller.say("end", text=text[0].upper() + text[1:])

    def inside(self, *place: str | int) -> Problem:
        """Return the same problem with `place` put before its path: the definition is part of something larger."""
        return Problem((*place, *self.place), self.code, self.data)


def name_of(field: str, value: str, language: str) -> str:
    """Return what a form calls a value of a field, or a field. If `field` is empty, return the value itself."""
    if not field:
        return value
    teller = Teller(PROBLEMS, (), language)
    if field in ("needs", "if") and value in CONDITIONS[1:]:
        return teller.say("condition", text=Teller(EFFECTS, (), language).say(value))
    return teller.say(f"{field}.{value}")


def _written(value: Any) -> str:
    if isinstance(value, Named):
        return listed(value.values, value.link)
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else repr(str(value)[:SHOWN])


_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Writes JSON as browsers do."""


def _in_words(value: Any, teller: Teller) -> str:
    if not isinstance(value, Named):
        return (value if isinstance(value, str) else _json(value))[:SHOWN]
    names = [teller.say("quoted", name=name_of(value.field, each, teller.language)) for each in value.values]
    return teller.series(names) if teller.language == "ja" else listed(names, value.link)


FIELDS: Catalogue = {
    "field.name": ("Name", "名前"),
    "field.price": ("Price", "値段"),
    "field.windows": ("When it can be bought", "買えるタイミング"),
    "field.once": ("Once a Round only", "1ラウンドに1回だけ"),
    "field.when": ("Carried out", "効果が出るとき"),
    "field.needs": ("Can be bought", "買える条件"),
    "field.steps": ("Steps", "効果"),
    "field.step": ("Step", "効果"),
    "field.whose": ("Concerns", "対象"),
    "field.by": ("Chosen by", "選ぶ人"),
    "field.count": ("How many", "数"),
    "field.pile": ("Pile", "場所"),
    "field.seen": ("Their owner sees it", "持ち主だけが見られる"),
    "field.rule": ("Rule", "ルール"),
    "field.if": ("Happens", "起こる条件"),
    "field.en": ("English", "英語"),
    "field.ja": ("Japanese", "日本語"),
}

STEPS: Catalogue = {
    "step.exchange": ("Exchange a card", "カードを入れ替える"),
    "step.renew": ("Renew cards of the hand", "手札を引き直す"),
    "step.keep": ("Put a card into the Action Reserve", "行動カードを控えに置く"),
    "step.empty_reserve": ("Empty the Action Reserve", "控えの行動カードを空にする"),
    "step.shuffle": ("Shuffle the Action Deck", "行動の山札を切る"),
    "step.foresee": ("Look at the top of the Action Deck", "行動の山札の上を見る"),
    "step.show_hand": ("Show the hand", "手札を公開する"),
    "step.look_hand": ("Look at the hand", "手札を見る"),
    "step.look_columns": ("Look at the columns", "列を見る"),
    "step.scatter": ("Shuffle the columns", "列を混ぜる"),
    "step.arrange": ("Arrange the columns anew", "列を並べ直す"),
    "step.turn": ("Turn the columns about", "列を逆順にする"),
    "step.swap": ("Swap two columns", "列を2つ入れ替える"),
    "step.show_column": ("Turn a column up", "列を公開する"),
    "step.lock": ("Lock a card", "カードをロックする"),
    "step.unlock": ("Break a lock", "ロックを外す"),
    "step.heal": ("Take Markers off", "マーカーを取り除く"),
    "step.wound": ("Put Markers on", "マーカーをのせる"),
    "step.call": ("Call a Unit from the Reserve", "控えのユニットと交代する"),
    "step.raise": ("Bring a dead Unit back", "倒れたユニットを戻す"),
    "step.gain": ("Win points", "得点を得る"),
    "step.lose": ("Lose points", "得点を失う"),
    "step.steal": ("Take points", "得点を奪う"),
    "step.deny": ("Deny a rule of the Round", "ラウンドのルールを止める"),
    "group.cards": ("Cards", "カード"),
    "group.looking": ("Looking", "情報"),
    "group.columns": ("Columns", "列"),
    "group.units": ("Units and Markers", "ユニットとマーカー"),
    "group.points": ("Points", "得点"),
    "group.rules": ("Rules", "ルール"),
}

VALUES: Catalogue = {
    "windows.before_study": ("Before the Study", "下見の前"),
    "windows.after_study": ("After the Study", "下見のあと"),
    "windows.before_columns": ("Before Column One", "第1列の前"),
    "windows.end_of_round": ("At the end of the Round", "ラウンドの終わり"),
    "when.at_once": ("At once", "すぐに"),
    "when.window_closes": ("Once both have passed", "2人がパスしたあと"),
    "whose.own": ("The buyer", "買った人"),
    "whose.opponent": ("The opponent", "相手"),
    "whose.both": ("Both players", "双方"),
    "by.owner": ("The owner", "持ち主"),
    "by.chance": ("Chance", "無作為"),
    "by.buyer": ("The buyer", "買った人"),
    "pile.any": ("Action Deck or discard pile", "行動の山札か捨て札"),
    "pile.deck": ("Action Deck", "行動の山札"),
    "pile.discard": ("Discard pile", "捨て札"),
    "pile.under": ("Under the Action Deck", "行動の山札の下"),
    "rule.study": ("The Study", "下見"),
    "rule.skirmishes": ("Skirmishes", "乱戦"),
    "needs.always": ("Always", "いつでも"),
    "if.always": ("Always", "いつでも"),
    "option.study": ("Way of Study", "下見の掟"),
    "option.reservation": ("Way of Reservation", "控えの掟"),
    "option.skirmishes": ("Skirmishes", "乱戦"),
}

SENTENCES: Catalogue = {
    "quoted": ("“{name}”", "「{name}」"),
    "end": ("{text}.", "{text}。"),
    "condition": ("If {text}", "{text}とき"),
    "object": ("write an object of {fields}", "{fields}からなるオブジェクトを書いてください"),
    "unknown_field": (
        "there is no field {field}; the fields are {fields}",
        "{field}という項目はありません。項目は{fields}です",
    ),
    "names": ("write a text, or one for each of 'en' and 'ja'", "名前を1つ、または'en'と'ja'に1つずつ書いてください"),
    "name": (
        "give it a name of 1 to {most} characters in one line",
        "1〜{most}文字で、改行のない名前をつけてください",
    ),
    "no_number": (
        "give a whole number from {low} to {high}",
        "{low}から{high}までの整数を入れてください",
    ),
    "number": (
        "{value} is no whole number from {low} to {high}: give one",
        "{value}ではなく、{low}から{high}までの整数を入れてください",
    ),
    "windows": ("choose one or more of {values}, each once", "{values}から1つ以上を、1回ずつ選んでください"),
    "no_choice": ("choose {values}", "{values}から選んでください"),
    "choice": ("it cannot be {value}: choose {values}", "{value}ではなく、{values}から選んでください"),
    "no_meaning": ("it has no meaning here: leave it out", "ここでは意味がありません。外してください"),
    "flag": ("write true or false", "trueかfalseを書いてください"),
    "waits_once": (
        "what waits for the end of its window is bought once a Round only: choose {once}",
        "タイミングの終わりを待つ策は、1ラウンドに1回しか買えません。{once}を選んでください",
    ),
    "waits_where": (
        "it can wait for the end of {windows} only: leave the other windows out, or carry it out at once",
        "終わりを待てるのは{windows}だけです。ほかのタイミングを外すか、すぐに効果が出るようにしてください",
    ),
    "steps": ("give it 1 to {most} steps", "効果を1〜{most}個入れてください"),
    "many_steps": (
        "these are more than {most} steps (one about both players counts twice): leave some out",
        "効果が{most}個を超えています（双方が対象のものは2個と数えます）。減らしてください",
    ),
    "for_ever": (
        "it wins {won} points and costs {price}, so it could be bought for ever: ask more for it, or let it win less",
        "{price}点で買うと{won}点得られ、いつまでも買えてしまいます。値段を上げるか、得る点を減らしてください",
    ),
    "not_here": (
        "{step} cannot be done in the window {window}, only in {windows}",
        "{step}は{window}にはできません。できるのは{windows}だけです",
    ),
    "cannot_wait": (
        "{step} cannot wait for the end of the window: let it be carried out at once",
        "{step}は終わりを待てません。すぐに効果が出るようにしてください",
    ),
    "must_wait": (
        "{step} is possible only with {when}, as what is seen or arranged could still change before",
        "{step}は{when}でなければできません。それまでは、見たものや並べたものがまだ変わりうるからです",
    ),
    "nobody_asked": (
        "nobody is asked when the window closes but to arrange columns: choose {values}",
        "タイミングの終わりには、並べ直しのほかに選ぶ機会がありません。{values}にしてください",
    ),
    "one_at_a_time": (
        "the owner chooses one card at a time: make it 1, and repeat the step for more",
        "持ち主が選ぶのは1枚ずつです。1にして、必要なら同じ効果をもう1つ加えてください",
    ),
    "option_off": ("{step} needs the option {option} to be on", "{step}には{option}が必要です"),
    "list": ("it is a list of at most {most} maneuvers", "策は{most}個までのリストです"),
    "same_name": (
        "another of these maneuvers has the same name: rename one",
        "同じ名前の策があります。名前を変えてください",
    ),
    "many_waiting": (
        "at most {most} of these maneuvers may wait for the end of a window: change {when} of another",
        "タイミングの終わりを待つ策は{most}個までです。ほかの策の{when}を変えてください",
    ),
    "changes": (
        "write an object from names of maneuvers to what is changed: {fields}",
        "策の名前から変更（{fields}）へのオブジェクトを書いてください",
    ),
    "no_maneuver": (
        "there is no maneuver {value}; the maneuvers are {values}",
        "{value}という策はありません。{values}があります",
    ),
}

PROBLEMS: Catalogue = {**FIELDS, **STEPS, **VALUES, **SENTENCES}
