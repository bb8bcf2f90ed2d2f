"""Messages that strangers might send, drawn by Hypothesis: those of the protocol, and every kind of invalid ones."""

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import quote

import hypothesis.strategies as st
import msgspec.inspect as kinds
from hypothesis import HealthCheck, Phase, given, seed, settings
from litestar import Litestar
from litestar.routes import HTTPRoute
from msgspec import NODEFAULT

from quarterdeck.server.app import API_ROUTER

T = TypeVar("T")

METHODS = ("GET", "PUT", "POST", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW")
NUMBERS = st.one_of(
    st.integers(-2, 64), st.sampled_from([2**31, 2**53, 2**63 - 1, 2**63, -(2**63) - 1, 2**70]), st.integers()
)
FLOATS = st.one_of(st.floats(), st.integers(0, 10_000).map(float))
TEXTS = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["", " ", "\0", "\u202e\u200b", "\u2800", "Ada", "../../etc/passwd", "' OR 1=1 --", "<b>", "{{7*7}}"]
    ),
    st.sampled_from(["hard", "expert", "feud", "seas-of-strife", "sea-change", "turn-the-tide", "x" * 300, "🌊" * 60]),
)
ANY = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, FLOATS, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=4)),
    max_leaves=8,
)
TAILS = ("", " ", "}", ",", "\0", "null", '{"a":1}', "//")
DEEP = "so deep"
"""Placeholder for deeply nested lists."""
WRONG = (None, True, -1, 2**63, 0.5, "", "\ud800", DEEP, [], {}, [[[[]]]])


def drawn(strategy: st.SearchStrategy[T], count: int, number: int) -> list[T]:
    """Draw `count` values from a strategy. The same `number` always gives the same values."""
    found: list[T] = []

    @seed(number)
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def keep(one: T) -> None:
        found.append(one)

    keep()
    return found


def values(kind: kinds.Type) -> st.SearchStrategy[Any]:
    """Return a strategy for values of a type, as plain JSON, within the type's bounds or outside."""
    plain: list[tuple[type[kinds.Type], st.SearchStrategy[Any]]] = [
        (kinds.IntType, NUMBERS),
        (kinds.FloatType, FLOATS),
        (kinds.StrType, TEXTS),
        (kinds.BoolType, st.booleans()),
        (kinds.NoneType, st.none()),
        (kinds.AnyType, ANY),
    ]
    for wanted, strategy in plain:
        if isinstance(kind, wanted):
            return strategy
    match kind:
        case kinds.StructType():
            return objects(kind)
        case kinds.UnionType():
            return st.one_of([values(one) for one in kind.types])
        case kinds.LiteralType():
            return st.sampled_from(kind.values)
        case kinds.EnumType():
            return st.sampled_from([one.value for one in kind.cls])
        case kinds.ListType():
            return st.lists(values(kind.item_type), max_size=6)
        case kinds.DictType():
            return st.dictionaries(TEXTS, values(kind.value_type), max_size=4)
        case kinds.Metadata():
            return values(kind.type)
    raise TypeError(f"no values are drawn of {kind}")


def objects(kind: kinds.StructType) -> st.SearchStrategy[dict[str, Any]]:
    """Return a strategy for objects of a Struct with its tag; fields that have a default may be missing."""
    needed: dict[str, st.SearchStrategy[Any]] = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
    optional: dict[str, st.SearchStrategy[Any]] = {}
    for field in kind.fields:
        free = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        (optional if free else needed)[field.encode_name] = values(field.type)
    return st.fixed_dictionaries(needed, optional=optional)


@dataclass(frozen=True)
class Endpoint:
    """An endpoint: the names of its path's parameters, and the type of its body, or None."""

    method: str
    path: str
    names: tuple[str, ...]
    body: Any


def endpoints() -> Iterator[Endpoint]:
    """Yield every endpoint of the HTTP API, with the types that its handler declares."""
    for route in Litestar([API_ROUTER], openapi_config=None).routes:
        assert isinstance(route, HTTPRoute)
        for handler in route.route_handlers:
            field = handler.parsed_data_field
            body = field.annotation if field else None
            for method in sorted(handler.http_methods - {"OPTIONS"}):
                yield Endpoint(method, route.path_format, tuple(route.path_parameters), body)


@dataclass(frozen=True)
class Request:
    """One HTTP request."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


PRINTABLE = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=40)
HEADERS = st.dictionaries(
    st.sampled_from(
        [
            "origin",
            "cookie",
            "authorization",
            "content-type",
            "accept-encoding",
            "if-none-match",
            "range",
            "x-forwarded-for",
        ]
    ),
    st.one_of(PRINTABLE, st.sampled_from(["Bearer qdbot_x", "null", "text/plain", "*/*", "gzip;q=0, br", "bytes=0-"])),
    max_size=3,
)


def quoted(text: str) -> str:
    """Return a text as a part of an address, with lone surrogates replaced."""
    return quote(text.encode("utf-8", "replace"), safe="")


@st.composite
def requests(draw: st.DrawFn, known: Mapping[str, str]) -> Request:
    """Draw a request to any of the server's endpoints.

    `known`: parameter values that name existing things.
    """
    one = draw(st.sampled_from(ENDPOINTS))
    path = one.path
    for name in one.names:
        value = draw(st.one_of(st.just(known.get(name, "feud")), TEXTS, PRINTABLE))
        path = path.replace(f"{{{name}}}", quoted(value) or "_")
    if draw(st.integers(0, 3)) == 0:
        asked = draw(st.dictionaries(st.one_of(TEXTS, st.sampled_from(["page", "game", "hidden"])), TEXTS, max_size=3))
        path += "?" + "&".join(f"{quoted(name)}={quoted(value)}" for name, value in asked.items())
    method = draw(st.sampled_from(METHODS)) if draw(st.integers(0, 19)) == 0 else one.method
    body = draw(BODIES[one.body]) if one.body is not None else draw(st.one_of(st.just(b""), st.binary(max_size=30)))
    return Request(method, path, draw(HEADERS) if draw(st.booleans()) else {}, body)


def object_texts(kind: Any) -> st.SearchStrategy[bytes]:
    """Return a strategy for JSON texts, as bytes, of an object of this type."""
    return values(kinds.type_info(kind)).map(lambda found: json.dumps(found).encode())


ENDPOINTS = list(endpoints())
BODIES = {one.body: object_texts(one.body) for one in ENDPOINTS if one.body is not None}


def mutated(dice: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    """Return the text unchanged, or with a wrong, missing or additional part, or with wrong bytes."""
    way, other, at = dice.random(), dice.choice(others), dice.randrange(len(text) + 1)
    if way < 0.4:
        return text
    if way < 0.8:
        return mixed(dice, text, other)
    if way < 0.85:
        return text[:at] + other[dice.randrange(len(other) + 1) :]
    if way < 0.9:
        return text[:at] + dice.choice(TAILS).encode()
    return text[:at] + dice.randbytes(dice.randrange(9)) + text[at + dice.randrange(3) :]


def mixed(dice: random.Random, text: bytes, other: bytes) -> bytes:
    """Remove a value of the object in `text`, or replace it by one of another object or by a wrong one.

    The name may be that of a field of either object. The text is returned unchanged if one of the two is not an object.
    """
    try:
        mine, theirs = json.loads(text), json.loads(other)
        name = dice.choice(sorted(theirs))
        if dice.random() < 0.2:
            del mine[dice.choice([*mine])]
        else:
            mine[dice.choice([name, *mine])] = dice.choice([theirs[name], *WRONG])
    except (ValueError, TypeError, IndexError, AttributeError, RecursionError):
        return text
    return json.dumps(mine).encode("utf-8", "surrogatepass").replace(json.dumps(DEEP).encode(), b"[" * 2000)
