"""A site with an owner, for tests."""

import asyncio

from running_server import Guest

from quarterdeck.server.process.entry import owner_link


def joined(server, secret, name=""):
    """Somebody new who opens an invitation."""
    guest = Guest(server)
    server.guests.append(guest)
    answer = guest.http.post("/api/join", json={"secret": secret, "name": name})
    assert answer.status_code == 200, answer.text
    return guest


def owner_of(server, name="Olga"):
    """Somebody who has opened the link that a server prints."""
    link = asyncio.run(owner_link(server.config.database))
    assert link is not None, "it has one already"
    return joined(server, link.removeprefix("/join#"), name)


def rules(owner, **wish):
    """The rules after these were changed."""
    answer = owner.http.put("/api/house/rules", json=wish)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def invited(owner, name="", uses=1, days=7):
    """Somebody whom an owner, or a member, has invited."""
    answer = owner.http.post("/api/invitations", json={"uses": uses, "days": days})
    assert answer.status_code == 201, answer.text
    return joined(owner.server, answer.json()["secret"], name)


def stranger(server):
    """A browser that nobody knows."""
    guest = Guest(server)
    server.guests.append(guest)
    return guest


def about(guest):
    """The site as somebody sees it."""
    return dict(guest.http.get("/api/house").json())
