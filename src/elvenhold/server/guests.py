"""Guests: who somebody is, by a sealed cookie and without an account."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from cryptography.fernet import Fernet, InvalidToken

COOKIE = "guest"
YEAR = 365 * 24 * 3600
KEY_FILE = "guests.key"
ID_BYTES = 16


class Seal:
    """Turns ids into cookies that nobody else can make, and back."""

    def __init__(self, key: bytes) -> None:
        """Take the key; whoever has it can be anybody."""
        self._fernet = Fernet(key)

    def cookie(self, person: str) -> str:
        """What a browser is given to remember."""
        return self._fernet.encrypt(person.encode()).decode()

    def person(self, cookie: str | None) -> str | None:
        """Whose cookie it is; None if it is nobody's, or was made with another key."""
        if not cookie:
            return None
        try:
            return self._fernet.decrypt(cookie, ttl=YEAR).decode()
        except (InvalidToken, ValueError):
            return None


def kept_seal(folder: Path) -> Seal:
    """The seal whose key lies in the data folder; without it every restart would make strangers of all guests."""
    given = os.environ.get("ELVENHOLD_KEY")
    if given:
        return Seal(given.encode())
    place = folder / KEY_FILE
    if not place.exists():
        _write_secret(place, Fernet.generate_key())
    return Seal(place.read_bytes().strip())


def _write_secret(place: Path, secret: bytes) -> None:
    """Put it where only its owner reads it, whole or not at all."""
    draft = place.with_suffix(f".{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secret)
    try:
        os.link(draft, place)
    except FileExistsError:  # another process was quicker, and its key counts
        pass
    finally:
        draft.unlink()


def new_person_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(ID_BYTES)


def new_token() -> str:
    """What a link ends with: 128 bits of luck."""
    return secrets.token_urlsafe(ID_BYTES)
