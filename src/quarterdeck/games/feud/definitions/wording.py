"""A maneuver's text, written from its definition, in English and Japanese."""

from typing import Any

from quarterdeck.games.feud.definitions.definitions import STEPS, Definition, alters_key_rule, title
from quarterdeck.games.feud.definitions.effect_sentences import EFFECTS
from quarterdeck.games.feud.definitions.tables import changed
from quarterdeck.games.feud.sentences import MANEUVERS
from quarterdeck.games.options import Options
from quarterdeck.games.sentences import Teller
from quarterdeck.games.types import Article


def described(definition: Definition, language: str, option: str = "", entry: str = "", name: str = "") -> Article:
    """Return all that a player must know about a maneuver: name, price, when, on what condition, and what it does.

    `option`, `entry`: as in `Article`. `name`: shown if the definition has no name of its own.
    """
    teller = Teller(EFFECTS, (), language)
    times = [f"in_{window}" for window in definition["windows"]] + ["once"] * definition.get("once", False)
    windows = teller.series([teller.say(time) for time in times])
    return Article(
        option=option,
        entry=entry,
        name=name or title(definition, language),
        terms=teller.say("terms", price=_points(definition["price"], teller), windows=windows),
        conditions=tuple(_conditions(definition, teller)),
        effect=tuple(_sentence(_step(step, teller), teller) for step in definition["steps"]),
        warning=teller.say("alters") if alters_key_rule(definition) else "",
    )


def explain(options: Options, language: str) -> list[Article]:
    """Describe the maneuvers of a table that differ from those of the rule book."""
    names = Teller(MANEUVERS, (), language)
    prices, changes = options["maneuvers"], options.get("maneuver_changes", {})
    eight = [
        described({**changed(name, changes[name]), "price": price}, language, "maneuver_changes", name, names.say(name))
        for name, price in prices.items()
        if name in changes
    ]
    own = options.get("own_maneuvers", [])
    return eight + [described(each, language, "own_maneuvers", str(at)) for at, each in enumerate(own)]


def _points(count: int, teller: Teller) -> str:
    return teller.say("a_point" if count == 1 else "points", count=count)


def _conditions(definition: Definition, teller: Teller) -> list[str]:
    told = []
    if (needs := definition.get("needs", "always")) != "always":
        told.append(teller.say("needs", condition=teller.say(needs)))
    if definition.get("when") == "window_closes":
        told.append(teller.say("waits"))
    return told


def _sentence(text: str, teller: Teller) -> str:
    return teller.say("sentence", text=text[0].upper() + text[1:])


def _step(step: dict[str, Any], teller: Teller) -> str:
    kind = STEPS[step["step"]]
    whose = step.get("whose", kind.whose[0])
    count = step.get("count", 1)
    parts = {
        "who": teller.say(f"who_{whose}"),
        "whose": teller.say(f"whose_{whose}"),
        "hand": teller.say(f"hand_{whose}"),
        "s": "" if whose == "own" else "s",
        "count": count,
        "go": teller.say("goes" if count == 1 else "go"),
        "more": teller.say("another" if count == 1 else "as_many"),
        "come": teller.say("comes" if count == 1 else "come"),
        "cards": teller.say("a_card" if count == 1 else "cards", count=count),
        "markers": teller.say("a_marker" if count == 1 else "markers", count=count),
        "points": _points(count, teller),
    }
    if kind.piles:
        parts["pile"] = teller.say(f"pile_{step.get('pile', kind.piles[0])}")
    text = teller.say(_key(step, whose), **parts)
    if (condition := step.get("if", "always")) != "always":
        return teller.say("if", condition=teller.say(condition), text=text)
    return text


def _key(step: dict[str, Any], whose: str) -> str:
    """Return the key of a step's text: the step, and the details that change its wording."""
    name = step["step"]
    kind = STEPS[name]
    if name == "deny":
        return f"deny_{step['rule']}"
    if name == "scatter":
        return "scatter_seen" if step.get("seen", False) else "scatter"
    if name in ("empty_reserve", "shuffle") or (name == "exchange" and step.get("pile") == "discard"):
        return f"{name}_{step.get('pile', kind.piles[0])}"
    if name == "arrange" and whose == "own":
        return "arrange_owner"
    if len(kind.by) < 2:
        return name
    by = step.get("by", kind.by[0])
    return f"{name}_{by}"
