"""Guests and their cookies."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from cryptography.fernet import Fernet

from elvenhold.server.guests import KEY_FILE, Seal, kept_seal, new_person_id, new_token

BITS_OF_A_SIGN = 6


def test_a_cookie_says_who_somebody_is_to_us_alone() -> None:
    """It does not show the id, and another key cannot read it."""
    seal = Seal(Fernet.generate_key())
    cookie = seal.cookie("maren")
    assert "maren" == seal.person(cookie)
    assert "maren" not in cookie
    assert Seal(Fernet.generate_key()).person(cookie) is None


@pytest.mark.parametrize("forged", [None, "", "maren", "gAAAA", "ä", "x" * 5000])
def test_a_cookie_that_we_did_not_make_is_nobodys(forged: str | None) -> None:
    """Whatever stands in it."""
    assert Seal(Fernet.generate_key()).person(forged) is None


def test_a_cookie_of_which_one_sign_was_changed_is_nobodys() -> None:
    """Wherever it was changed."""
    seal = Seal(Fernet.generate_key())
    cookie = seal.cookie("maren")
    changed = [cookie[:at] + ("A" if cookie[at] != "A" else "B") + cookie[at + 1 :] for at in range(len(cookie) - 3)]
    assert {None} == {seal.person(each) for each in changed}


def test_the_key_outlives_a_restart_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    """Two servers with one folder are one to their guests."""
    cookie = kept_seal(tmp_path).cookie("maren")
    assert "maren" == kept_seal(tmp_path).person(cookie)
    assert 0o600 == stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode)
    assert [KEY_FILE] == [path.name for path in tmp_path.iterdir()]


def test_the_key_may_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several machines can share one."""
    key = Fernet.generate_key()
    monkeypatch.setenv("ELVENHOLD_KEY", key.decode())
    assert "liv" == Seal(key).person(kept_seal(tmp_path).cookie("liv"))
    assert not [*tmp_path.iterdir()]


def test_ids_and_links_hold_128_bits_of_luck() -> None:
    """And are different each time."""
    made = {make() for make in (new_token, new_person_id) for _ in range(100)}
    assert 200 == len(made)
    assert {22} == {len(token) for token in made}
    assert 22 * BITS_OF_A_SIGN >= 128
