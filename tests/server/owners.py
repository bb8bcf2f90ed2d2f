"""A site with an owner, for tests."""

import asyncio

from running_server import Guest, done

from quarterdeck.server.process.entry import owner_link


def joined(server, secret, name=""):
    guest = Guest(server)
    done(guest.http.post("/api/join", json={"secret": secret, "name": name}))
    return guest


def owner_of(server):
    """Return a guest who has opened the link that a server prints."""
    link = asyncio.run(owner_link(server.config.database))
    assert link is not None, "it has one already"
    return joined(server, link.removeprefix("/join#"), "Olga")


def rules(owner, **wish):
    """Change rules of the site, and return all of them."""
    return done(owner.http.put("/api/site/rules", json=wish))


def invited(owner, name=""):
    return joined(owner.server, invitation(owner), name)


def invitation(owner, uses=1, days=1):
    return done(owner.http.post("/api/invitations", json={"uses": uses, "days": days}), 201)["secret"]


def about(guest):
    return dict(guest.http.get("/api/site").json())
