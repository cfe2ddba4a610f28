"""A terminal in which tests type."""

from typing import NamedTuple

from typer.testing import CliRunner

from elvenhold.cli.app import app


class Said(NamedTuple):
    """What a command answered."""

    code: int
    text: str
    complaint: str


def run(*words: str, typed: str = "") -> Said:
    """Run a command while somebody types; no exception may reach the user."""
    result = CliRunner().invoke(app, list(words), input=typed)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def refused(*words: str, typed: str = "") -> str:
    """The complaint of a command that was refused: one line, and exit code 2."""
    said = run(*words, typed=typed)
    assert said.code == 2, said
    assert "Traceback" not in said.complaint
    return said.complaint
