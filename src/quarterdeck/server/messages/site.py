"""Requests and responses about the site: what every reader sees of it, and what its owners see and do."""

import time
from typing import Annotated, Literal

import msgspec

from quarterdeck.server.messages.site_rules import Announcement, DoorKind, LimitInfo, Makers, NewAnnouncement, Role
from quarterdeck.server.messages.table_types import Phase

Group = Literal["everybody", "owners", "members", "banned"]
LONGEST_BAN_DAYS = 3650


class Problem(msgspec.Struct):
    """The body of every refusal: a code for which the page has words, and an English message."""

    code: str
    message: str


class Ban(msgspec.Struct, frozen=True):
    """A ban until a Unix time, or for good (null). `person`: the banned person, to whom the guest `guest` belongs."""

    guest: str
    person: str
    until: float | None
    reason: str


class You(msgspec.Struct):
    """The reader's role and rights on the site. `ban`: why and until when they may not enter."""

    role: Role | None
    may_invite: bool
    ban: Ban | None


class SiteInfo(msgspec.Struct):
    """The site as everyone sees it.

    `tables_invite`: anyone who has the link of a table may come to that table. `may_make`: the reader may make tables
    once they have entered. `you`: null for a stranger, who may enter only as the door allows.
    """

    door: DoorKind
    tables_invite: bool
    may_make: bool
    announcement: Announcement | None
    you: You | None


class RulesInfo(msgspec.Struct):
    """The rules of the site, as its owners see them."""

    door: DoorKind
    by_table: bool
    members_invite: bool
    makers: Makers
    announcement: Announcement | None
    limits: list[LimitInfo]


class NewRules(msgspec.Struct, forbid_unknown_fields=True):
    """Changes to the rules. An empty text removes the announcement; a null limit restores the server's own value."""

    door: DoorKind | None = None
    by_table: bool | None = None
    members_invite: bool | None = None
    makers: Makers | None = None
    announcement: NewAnnouncement | None = None
    limits: dict[str, float | None] = {}


class NewRole(msgspec.Struct, forbid_unknown_fields=True):
    """The new role of a person on the site; null: a guest without a role."""

    role: Literal["owner", "member"] | None


class NewBan(msgspec.Struct, forbid_unknown_fields=True):
    """A new ban: its reason, and the number of days that it lasts (null: for good)."""

    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""
    days: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_BAN_DAYS)] | None = None


class PersonLine(msgspec.Struct):
    """A person in a list. `keeper`: the name of the person on whose devices they play. `banned`: a ban applies now."""

    id: str
    name: str
    created: float
    role: Role | None
    keeper: str | None
    banned: bool


class TableLine(msgspec.Struct):
    """A table in the owners' list: its people and its phase. `hidden`: the owners hid it from the lists."""

    id: str
    game: str
    phase: Phase
    title: str
    names: list[str]
    created: float
    changed: float
    listed: bool
    hidden: bool


class Person(msgspec.Struct):
    """All that owners see of a person. `devices`: when each browser's token was made. `companions`, `bots`: names."""

    id: str
    name: str
    created: float
    role: Role | None
    ban: Ban | None
    devices: list[float]
    passkeys: int
    companions: list[str]
    bots: list[str]
    tables: list[TableLine]


class Act(msgspec.Struct):
    """An entry of the audit log: when, by whom (null: by a command), what, to which person or table, and details."""

    at: float
    by: str | None
    what: str
    whom: str
    name: str | None
    detail: str


class Invitation(msgspec.Struct):
    """An invitation in a list. `uses`: the number of people who may use it; `used`: how many have done so.

    `created`, `expires`: Unix times. `maker`: the name of the guest who made it; null: a command made it.
    """

    id: str
    role: Role
    uses: int
    used: int
    created: float
    expires: float
    maker: str | None

    @property
    def holds(self) -> bool:
        """True while the invitation can still be used."""
        return self.used < self.uses and self.expires > time.time()


class InvitationSecret(msgspec.Struct, forbid_unknown_fields=True):
    """The part of an invitation's link after #, and the name that a new guest chooses."""

    secret: str
    name: str = ""


class Offer(msgspec.Struct):
    """The role that an invitation gives to its reader."""

    role: Role


class NewInvitation(msgspec.Struct, forbid_unknown_fields=True):
    """A new invitation: the number of people who may use it, and the number of days until it expires."""

    uses: int
    days: int


class MadeInvitation(msgspec.Struct):
    """The secret of a new invitation, which is never shown again."""

    secret: str
