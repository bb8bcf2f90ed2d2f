"""The mail server of the site, and the form of mail addresses."""

import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

from quarterdeck.server.settings.config import MailServer, StartupError, one_line
from quarterdeck.server.settings.origin import is_loopback

PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
"""The default ports: with TLS from the beginning, with mandatory STARTTLS, and without TLS."""
LONGEST = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")
"""Matches a usual mail address; quoted forms are not allowed."""
_FORM = "give --smtp as smtps://USER@HOST, smtp://USER@HOST:587 (STARTTLS) or smtp+plain://HOST"


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


def mail_server(url: str | None, sender: str | None, password_file: Path | None) -> MailServer | None:
    """Return the mail server from the given settings, or None if none is given. Raises StartupError."""
    if url is None:
        if sender is not None or password_file is not None:
            raise StartupError(f"Mail needs a server: {_FORM}.")
        return None
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError) as error:
        raise StartupError(f"The mail server cannot be read: {_FORM}.") from error
    if not host or parts.path.strip("/") or parts.query or parts.fragment:
        raise StartupError(f"The mail server cannot be read: {_FORM}.")
    if parts.password is not None:
        raise StartupError("The password of the mail server belongs into a file: give --smtp-password-file.")
    if sender is None or not is_address(sender):
        raise StartupError("Mail needs a sender: give --mail-from as cards@example.org.")
    password = one_line(password_file) if password_file else None
    if (parts.username is None) != (password is None):
        raise StartupError("A user of the mail server has a password: give USER in --smtp, and --smtp-password-file.")
    if parts.scheme == "smtp+plain" and password is not None and not is_loopback(host):
        raise StartupError("Without TLS the password would be read on the way: give --smtp as smtps:// or smtp://.")
    user = unquote(parts.username) if parts.username else None
    return MailServer(host, port, parts.scheme, user, password, sender)  # type: ignore[arg-type]
