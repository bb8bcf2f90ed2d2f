"""Passkeys: creation, names, removal, sign-in, and every invalid answer."""

import hashlib
import json
import os
from dataclasses import dataclass, field, replace

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import AttestationObject, AttestedCredentialData, AuthenticatorData, CollectedClientData
from running_server import code_of, done, in_storage, refused

from quarterdeck.server.stores import passkey_store
from quarterdeck.server.stores.guest_store import GuestStore

FOUND, ATTESTED = AuthenticatorData.FLAG.UP, AuthenticatorData.FLAG.AT
PRESENT = FOUND | AuthenticatorData.FLAG.UV
ORIGIN = "https://cards.example.org"
pytestmark = pytest.mark.server(public_url=ORIGIN)  # as a proxy shows it to the world


@dataclass
class Device:
    """An authenticator that can give invalid answers."""

    origin: str = ORIGIN
    host: str = "cards.example.org"
    count: int = 0
    flags: AuthenticatorData.FLAG = PRESENT
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: os.urandom(32))
    owner: bytes = b""

    def _said(self, kind, challenge):
        return CollectedClientData.create(kind, challenge, self.origin)

    def _state(self, flags, credential=b""):
        hashed = hashlib.sha256(self.host.encode()).digest()
        return AuthenticatorData.create(hashed, flags, self.count, credential)

    def made(self, options):
        self.owner = websafe_decode(options["user"]["id"])
        public = ES256.from_cryptography_key(self.key.public_key())
        credential = AttestedCredentialData.create(bytes(16), self.id, public)
        told = AttestationObject.create("none", self._state(self.flags | ATTESTED, credential), {})
        said = self._said("webauthn.create", options["challenge"])
        return self._answer(clientDataJSON=said, attestationObject=told)

    def signed(self, options, **changes):
        self.count += 1
        said = self._said("webauthn.get", options["challenge"])
        state = self._state(self.flags)
        signature = self.key.sign(state + said.hash, ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": said, "authenticatorData": state, "signature": signature, "userHandle": self.owner}
        return self._answer(**{**parts, **changes})

    def _answer(self, **parts):
        response = {name: websafe_encode(part) for name, part in parts.items()}
        own = websafe_encode(self.id)
        return {"id": own, "rawId": own, "type": "public-key", "response": response, "clientExtensionResults": {}}


def person(server, name):
    guest = server.guest(name)
    guest.http.headers["origin"] = ORIGIN
    return guest


def asked(guest, path="/api/me/passkeys/options"):
    return done(guest.http.post(path))


def added(guest, device, name="Laptop"):
    return guest.http.post("/api/me/passkeys", json={"name": name, "credential": device.made(asked(guest))})


def entering(guest, credential):
    return guest.http.post("/api/enter/passkey", json={"credential": credential})


def entering_by(device, guest, **changes):
    return entering(guest, device.signed(asked(guest, "/api/enter/passkey/options"), **changes))


def test_a_passkey_makes_another_browser_known(server):
    ada, device = person(server, "Ada"), Device()
    options = asked(ada)
    assert options["rp"]["id"] == "cards.example.org"
    assert options["authenticatorSelection"]["userVerification"] == "required"
    assert added(ada, device, "  My\u200b laptop ").json() == {"done": True}
    (kept,) = ada.http.get("/api/me/passkeys").json()
    assert (kept["name"], kept["used"]) == ("My laptop", None)
    assert ada.http.get("/api/me/keys").json()["passkeys"] == 1
    assert asked(ada)["excludeCredentials"][0]["id"] == websafe_encode(device.id)
    other = person(server, "Nobody")
    assert entering_by(device, other).json() == {"id": ada.id, "name": "Ada"}
    assert other.id == ada.id
    assert other.http.get("/api/me/passkeys").json()[0]["used"] > 0


def test_signing_out_everywhere_leaves_passkeys_and_erasing_takes_them(server):
    ada, device = person(server, "Somebody"), Device()
    added(ada, device)
    ada.http.post("/api/me/sign-out", json={"everywhere": True}).raise_for_status()
    disowned = in_storage(server.config.database, lambda storage: GuestStore(storage).disowned("Somebody"))
    assert disowned == [], "who has a passkey is somebody, whatever their name"
    again = person(server, "Ben")
    assert entering_by(device, again).status_code == 200
    assert again.http.delete("/api/me").status_code == 200
    assert refused(entering_by(device, person(server, "Cy"))) == (403, "no_passkey")
    assert server.sql("SELECT COUNT(*) FROM passkeys WHERE guest_id = ?", ada.id) == [(0,)]


def test_a_passkey_that_is_removed_holds_no_more_and_others_do(server):
    ada, ben = person(server, "Ada"), person(server, "Ben")
    for device in (first := Device(), second := Device()):
        added(ada, device)
    key = ada.http.get("/api/me/passkeys").json()[0]["id"]
    ben.http.delete(f"/api/me/passkeys/{key}").raise_for_status()
    assert len(ada.http.get("/api/me/passkeys").json()) == 2, "nobody removes another's"
    ada.http.delete(f"/api/me/passkeys/{key}").raise_for_status()
    assert code_of(entering_by(first, ben)) == "no_passkey"
    assert entering_by(second, ben).json()["name"] == "Ada"


def test_an_answer_counts_once_and_only_for_what_was_asked(server, monkeypatch):
    ada, ben, device = person(server, "Ada"), person(server, "Ben"), Device()
    body = {"name": "Laptop", "credential": device.made(asked(ada))}
    assert ben.http.post("/api/me/passkeys", json=body).json()["code"] == "bad_passkey", "it was Ada who was asked"
    assert ada.http.post("/api/me/passkeys", json=body).json()["code"] == "bad_passkey", "and she was, once"
    added(ada, device).raise_for_status()
    assert code_of(added(ada, device)) == "bad_passkey", "the same passkey twice"
    answer = device.signed(asked(ben, "/api/enter/passkey/options"))
    assert entering(ben, answer).status_code == 200
    assert code_of(entering(person(server, "Cy"), answer)) == "no_passkey", "a replay"
    assert code_of(entering(ben, device.signed(asked(ben)))) == "no_passkey", "asked for something else"
    invented = {"challenge": websafe_encode(os.urandom(32))}
    assert code_of(entering(ben, device.signed(invented))) == "no_passkey"
    monkeypatch.setattr(passkey_store, "CHALLENGE_SECONDS", -1.0)
    assert code_of(entering_by(device, ben)) == "no_passkey", "too late"


def test_answers_from_elsewhere_are_refused(server):
    ada, ben, device = person(server, "Ada"), person(server, "Ben"), Device()
    for wrong in (Device(origin="https://evil.example"), Device(origin=ORIGIN + ".evil.example"), Device(host="x.org")):
        assert code_of(added(ada, wrong)) == "bad_passkey"
    added(ada, device).raise_for_status()
    for change in (
        {"origin": "https://sub.cards.example.org"},
        {"host": "example.org"},
        {"flags": AuthenticatorData.FLAG(0)},
        {"flags": FOUND},
        {"key": ec.generate_private_key(ec.SECP256R1())},
    ):
        assert code_of(entering_by(replace(device, **change), ben)) == "no_passkey", change
    device.count = 1
    assert code_of(entering_by(device, ben, userHandle=b"ben")) == "no_passkey"
    assert code_of(entering_by(device, ben)) == ""
    device.count -= 1
    assert code_of(entering_by(device, ben)) == "no_passkey", "a copy of the device"


def test_nonsense_is_refused_in_words(server):
    ada = person(server, "Ada")
    good = Device().made(asked(ada))
    for credential in (
        {},
        {**good, "rawId": "x"},
        {**good, "response": {}},
        {**good, "response": {**good["response"], "attestationObject": "AAAA"}},
        {**good, "response": {**good["response"], "clientDataJSON": websafe_encode(json.dumps([1]).encode())}},
    ):
        answer = ada.http.post("/api/me/passkeys", json={"name": "x", "credential": credential})
        assert refused(answer) == (400, "bad_passkey")
        assert code_of(entering(ada, credential)) == "no_passkey"
    assert ada.http.post("/api/me/passkeys", json={"name": " ", "credential": good}).json()["code"] == "bad_name"
    assert ada.http.post("/api/me/passkeys", json={"name": "x"}).json()["code"] == "malformed"


def test_nobody_has_too_many(server, monkeypatch):
    monkeypatch.setattr("quarterdeck.server.web.api.passkeys.MOST", 1)
    ada = person(server, "Ada")
    added(ada, Device()).raise_for_status()
    assert code_of(added(ada, Device())) == "too_many_passkeys"


def test_an_address_of_figures_has_no_passkeys(server):
    guest = server.guest("Ada")  # the page's address is http://127.0.0.1
    for origin, code in ((server.origin, "no_host"), ("https://evil.example", "foreign"), (None, "no_host")):
        guest.http.headers = {"origin": origin} if origin else {}
        assert guest.http.post("/api/me/passkeys/options").json()["code"] == code
