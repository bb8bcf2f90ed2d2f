"""The most frequent statements, built once: for the lists of tables and for parts of logs."""

from sqlalchemy import bindparam, delete, insert, null, select, update

from quarterdeck.server.db.schema import log, members, tables

ADD_TABLE = insert(tables)
"""Adds a new table's entry to the lists."""
CHANGING = ("phase", "changed", "seats", "title", "due", "owing", "outcome")
"""The columns of a table's list entry that change during play."""
SET_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq <= bindparam("known"))
    .values({name: bindparam(name) for name in (*CHANGING, "seq")})
)
"""Updates a list entry, unless it already includes later entries of the log."""
DROP_MEMBER = delete(members).where(members.c.guest_id == bindparam("guest"), members.c.table_id == bindparam("table"))
"""Removes a table from a guest's list."""
ADD_MEMBER = insert(members)
"""Adds a table to a guest's list."""
VACATE = (
    update(members)
    .where(members.c.table_id == bindparam("table"), members.c.seat == bindparam("place"))
    .values(seat=null())
)
"""Removes the guest from a seat in the lists."""
READ_PART = (
    select(log.c.seq, log.c.data)
    .where(log.c.table_id == bindparam("table"), log.c.seq > bindparam("last"))
    .order_by(log.c.seq)
    .limit(bindparam("most"))
)
"""Reads the entries of a log after one of them, a part at a time."""
