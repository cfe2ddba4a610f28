"""What printed things are called, in every language of the game."""

import tomllib
from functools import cache
from importlib.resources import files

from elvenhold.world.board import load_board

LANGUAGES = ("en", "de", "fr", "it")


def name(key: str, language: str) -> str:
    """What players call the thing; a town is called the same everywhere."""
    names = _names()
    if key not in names:
        raise ValueError(f"no name for {key!r}; names exist for {', '.join(names)}")
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; languages are {', '.join(LANGUAGES)}")
    return names[key][language]


def name_keys() -> tuple[str, ...]:
    """Everything that has a name: the notation's words first, towns last."""
    return tuple(_names())


@cache
def _names() -> dict[str, dict[str, str]]:
    text = files(__package__).joinpath("data/names.toml").read_text(encoding="utf-8")
    names: dict[str, dict[str, str]] = tomllib.loads(text)
    return names | {town.id: dict.fromkeys(LANGUAGES, town.name) for town in load_board().towns}
