"""What is asked and answered over HTTP about the site: what it is for the reader, and what its owners see and do."""

import time
from typing import Annotated, Literal

import msgspec

from quarterdeck.server.messages.site_rules import Announcement, DoorKind, LimitInfo, Makers, NewAnnouncement, Role
from quarterdeck.server.messages.table_types import Phase

Group = Literal["everybody", "owners", "members", "banned"]
LONGEST_BAN_DAYS = 3650


class Problem(msgspec.Struct):
    """The body of every refusal: a code that the page has words for, and an English message."""

    code: str
    message: str


class Ban(msgspec.Struct, frozen=True):
    """Somebody may not come in until then (Unix time), or for good; `person`: whose companion or bot it may be."""

    guest: str
    person: str
    until: float | None
    reason: str


class You(msgspec.Struct):
    """What the site is to the reader. `ban`: why and until when they may not come in."""

    role: Role | None
    may_invite: bool
    ban: Ban | None


class SiteInfo(msgspec.Struct):
    """The site as everyone sees it.

    `tables_invite`: whoever has a table's link may come to that table. `may_make`: the reader may make tables, once
    they are in. `you`: null for a stranger, who may come in only as the door allows.
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
    """What is given is changed; an empty announcement is none, a limit that is null the server's own."""

    door: DoorKind | None = None
    by_table: bool | None = None
    members_invite: bool | None = None
    makers: Makers | None = None
    announcement: NewAnnouncement | None = None
    limits: dict[str, float | None] = {}


class NewRole(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody shall be on the site; null: a guest."""

    role: Literal["owner", "member"] | None


class NewBan(msgspec.Struct, forbid_unknown_fields=True):
    """Why somebody may not come in, and for how many days; null: for good."""

    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""
    days: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_BAN_DAYS)] | None = None


class PersonLine(msgspec.Struct):
    """Somebody in a list. `keeper`: the name of the person at whose devices they play; `banned`: now."""

    id: str
    name: str
    created: float
    role: Role | None
    keeper: str | None
    banned: bool


class TableLine(msgspec.Struct):
    """A table in the owners' list: who sits there, where it stands. `hidden`: by the site, from the lists."""

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
    """Somebody, in full. `devices`: since when browsers know them; `companions`, `bots`: names; times: Unix times."""

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
    """Something that was done: when, by whom (null: by a command), what, to whom or which table, in which words."""

    at: float
    by: str | None
    what: str
    whom: str
    name: str | None
    detail: str


class Invitation(msgspec.Struct):
    """An invitation in a list. `used` of `uses`; times are Unix times; `maker`: a name, null: a command's."""

    id: str
    role: Role
    uses: int
    used: int
    created: float
    expires: float
    maker: str | None

    @property
    def holds(self) -> bool:
        """Whether the invitation can still be used."""
        return self.used < self.uses and self.expires > time.time()


class InvitationSecret(msgspec.Struct, forbid_unknown_fields=True):
    """What stands after # in an invitation, and how a new guest wants to be called."""

    secret: str
    name: str = ""


class Offer(msgspec.Struct):
    """What an invitation makes of its reader."""

    role: Role


class NewInvitation(msgspec.Struct, forbid_unknown_fields=True):
    """An invitation to be made: for so many people, for so many days."""

    uses: int
    days: int


class MadeInvitation(msgspec.Struct):
    """The secret of a new invitation, which is never shown again."""

    secret: str
