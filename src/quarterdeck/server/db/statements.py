"""The most frequent statements, built only once: for the lists of tables, and for reading parts of logs."""

from sqlalchemy import bindparam, delete, insert, null, select, update

from quarterdeck.server.db.schema import log, members, tables

ADD_TABLE = insert(tables)
"""Adds a new table to the lists of tables."""
CHANGING = ("phase", "changed", "seats", "title", "due", "owing", "outcome")
"""The columns of a table in the lists that change during play."""
SET_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq <= bindparam("known"))
    .values({name: bindparam(name) for name in (*CHANGING, "seq")})
)
"""Updates a table in the lists, unless a later entry of its log has already updated it."""
DROP_MEMBER = delete(members).where(members.c.guest_id == bindparam("guest"), members.c.table_id == bindparam("table"))
"""Removes a table from a guest's list."""
ADD_MEMBER = insert(members)
"""Adds a table to a guest's list."""
VACATE = (
    update(members)
    .where(members.c.table_id == bindparam("table"), members.c.seat == bindparam("place"))
    .values(seat=null())
)
"""Removes the seat's number from the list of the guest who has the seat. The table stays in the list."""
READ_PART = (
    select(log.c.seq, log.c.data)
    .where(log.c.table_id == bindparam("table"), log.c.seq > bindparam("last"))
    .order_by(log.c.seq)
    .limit(bindparam("most"))
)
"""Reads the entries of a log after number `last`, at most `most` of them."""
