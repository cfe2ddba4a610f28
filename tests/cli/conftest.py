"""Commands are tried with interpreted rules, in eighty columns and without colour."""

import pytest


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the terminal that runs the tests shows."""
    for name, value in {"ELVENHOLD_KERNELS": "interpreted", "COLUMNS": "80", "LINES": "40", "NO_COLOR": "1"}.items():
        monkeypatch.setenv(name, value)
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
