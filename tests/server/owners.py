"""A house with an owner, for tests."""

from __future__ import annotations

import asyncio
from typing import Any

from house import Guest, House

from quarterdeck.server.process.entry import owner_link


def joined(house: House, secret: str, name: str = "") -> Guest:
    """Somebody new who opens an invitation."""
    guest = Guest(house)
    house.guests.append(guest)
    answer = guest.http.post("/api/join", json={"secret": secret, "name": name})
    assert answer.status_code == 200, answer.text
    return guest


def owner_of(house: House, name: str = "Olga") -> Guest:
    """Somebody who has opened the link that a server prints."""
    link = asyncio.run(owner_link(house.config.database))
    assert link is not None, "it has one already"
    return joined(house, link.removeprefix("/join#"), name)


def rules(owner: Guest, **wish: Any) -> dict[str, Any]:
    """The rules after these were changed."""
    answer = owner.http.put("/api/house/rules", json=wish)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def invited(owner: Guest, name: str = "", uses: int = 1, days: int = 7) -> Guest:
    """Somebody whom an owner, or a member, has invited."""
    answer = owner.http.post("/api/invitations", json={"uses": uses, "days": days})
    assert answer.status_code == 201, answer.text
    return joined(owner.house, answer.json()["secret"], name)


def stranger(house: House) -> Guest:
    """A browser that nobody knows."""
    guest = Guest(house)
    house.guests.append(guest)
    return guest


def about(guest: Guest) -> dict[str, Any]:
    """The house as somebody sees it."""
    return dict(guest.http.get("/api/house").json())
