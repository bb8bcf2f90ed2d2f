"""The requests to browsers about passkeys, and the check of the browsers' answers (WebAuthn, by `fido2`).

The import takes a moment, so this module is imported where it is first needed.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from fido2 import webauthn
from fido2.cose import UnsupportedKey
from fido2.server import Fido2Server
from fido2.utils import websafe_encode

from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.stores.passkey_store import StoredPasskey, key_of

VERIFICATION = webauthn.UserVerificationRequirement.REQUIRED
"""The device must verify its owner by fingerprint, face or PIN, so that someone who finds it cannot use the passkey."""
T = TypeVar("T")


class BadPasskeyError(Exception):
    """The browser's answer about a passkey is not valid."""


@dataclass(frozen=True)
class RelyingParty:
    """The site for which passkeys are made: the origin of its page, and the host to which the passkeys belong."""

    origin: str
    host: str

    def server(self) -> Fido2Server:
        """Return the library's server for this site; it accepts only this exact origin."""
        entity = webauthn.PublicKeyCredentialRpEntity(id=self.host, name="Quarterdeck")
        return Fido2Server(entity, verify_origin=lambda origin: origin == self.origin)


@dataclass(frozen=True)
class NewPasskey:
    """A new passkey: its storage key, the credential, and its count of signatures."""

    key: str
    credential: bytes
    count: int


def registration_options(
    relying_party: RelyingParty, guest: GuestRow, known: Sequence[bytes], challenge: bytes
) -> dict[str, Any]:
    """Return the options with which a browser makes a passkey for a guest; `known`: credentials they have already."""
    options, _ = relying_party.server().register_begin(
        webauthn.PublicKeyCredentialUserEntity(id=guest.id.encode(), name=guest.name, display_name=guest.name),
        [webauthn.AttestedCredentialData(credential) for credential in known],
        webauthn.ResidentKeyRequirement.REQUIRED,
        VERIFICATION,
        challenge=challenge,
    )
    return _plain(options.public_key)


def sign_in_options(relying_party: RelyingParty, challenge: bytes) -> dict[str, Any]:
    """Return the options with which a browser lets a person choose one of their passkeys."""
    options, _ = relying_party.server().authenticate_begin(user_verification=VERIFICATION, challenge=challenge)
    return _plain(options.public_key)


def verify_registration(
    relying_party: RelyingParty, answer: Mapping[str, Any], settle: Callable[[bytes], bool]
) -> NewPasskey:
    """Return the new passkey in `answer`; `settle` checks that its challenge is valid. Raises BadPasskeyError."""

    def check() -> NewPasskey:
        response = webauthn.RegistrationResponse.from_dict(answer)
        state = _state(response.response.client_data.challenge, settle)
        found = relying_party.server().register_complete(state, response)
        credential = found.credential_data
        if credential is None or isinstance(credential.public_key, UnsupportedKey):
            raise ValueError("Nothing that can be checked.")
        return NewPasskey(key_of(credential.credential_id), bytes(credential), found.counter)

    return _checked(check)


def passkey_id(answer: Mapping[str, Any]) -> str:
    """Return the id of the passkey with which an answer claims to be signed. Raises BadPasskeyError."""
    return _checked(lambda: key_of(webauthn.AuthenticationResponse.from_dict(answer).raw_id))


def verify_signature(
    relying_party: RelyingParty, answer: Mapping[str, Any], known: StoredPasskey, settle: Callable[[bytes], bool]
) -> int:
    """Return the number of signatures that the passkey `known` has made; `settle` as in `verify_registration`.

    Raises BadPasskeyError, also if `answer` is not signed with this passkey.
    """

    def check() -> int:
        response = webauthn.AuthenticationResponse.from_dict(answer)
        state = _state(response.response.client_data.challenge, settle)
        relying_party.server().authenticate_complete(
            state, [webauthn.AttestedCredentialData(known.credential)], response
        )
        owner = response.response.user_handle
        if owner is not None and owner != known.guest.id.encode():
            raise ValueError("It is somebody else's.")
        count = response.response.authenticator_data.counter
        if (count or known.count) and count <= known.count:
            raise ValueError("It has signed before, so there are two of it.")
        return count

    return _checked(check)


def _state(challenge: bytes, settle: Callable[[bytes], bool]) -> dict[str, Any]:
    if not settle(challenge):
        raise ValueError("That was not asked, or too long ago.")
    return {"challenge": websafe_encode(challenge), "user_verification": VERIFICATION}


def _plain(options: Any) -> dict[str, Any]:
    """Return options in the JSON form that browsers read."""
    plain: dict[str, Any] = json.loads(json.dumps(dict(options)))
    return plain


def _checked(check: Callable[[], T]) -> T:
    """Return the result of `check`; any error becomes a BadPasskeyError, since strangers can send anything."""
    try:
        return check()
    except Exception as error:
        raise BadPasskeyError(str(error) or type(error).__name__) from error
