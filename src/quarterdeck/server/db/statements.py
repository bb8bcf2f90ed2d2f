"""The statements that are done most often, built once: for lines in the lists of tables, and parts of logs."""

from sqlalchemy import bindparam, delete, insert, null, select, update

from quarterdeck.server.db.schema import log, members, tables

ADD_TABLE = insert(tables)
"""A line in the lists for a new table."""
CHANGING = ("phase", "changed", "seats", "title", "due", "owing", "outcome")
"""What of a table's line in the lists changes while people play."""
SET_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq <= bindparam("known"))
    .values({name: bindparam(name) for name in (*CHANGING, "seq")})
)
"""Bring a line up to date, unless it knows later entries."""
DROP_MEMBER = delete(members).where(members.c.guest_id == bindparam("guest"), members.c.table_id == bindparam("table"))
"""Take a table out of a guest's list."""
ADD_MEMBER = insert(members)
"""A table in a guest's list."""
VACATE = (
    update(members)
    .where(members.c.table_id == bindparam("table"), members.c.seat == bindparam("place"))
    .values(seat=null())
)
"""Note that nobody sits at a seat any more."""
READ_PART = (
    select(log.c.seq, log.c.data)
    .where(log.c.table_id == bindparam("table"), log.c.seq > bindparam("last"))
    .order_by(log.c.seq)
    .limit(bindparam("most"))
)
"""Read the entries of a log after one of them, a part at a time."""
