"""Options: the named choices of a game, each with its bounds and the words to explain it."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import msgspec

from elvenhold.play.brief import brief, is_number
from elvenhold.play.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Mapping

OptionValue = int | bool | str | list[str] | dict[str, int]
Options = dict[str, OptionValue]
LIMIT = 1000


class Option(msgspec.Struct, frozen=True):
    """One option: what kind of value it takes, between which bounds, and what it means."""

    name: str
    kind: str
    """number, switch, choice, list (of words, in order) or numbers (one for each word)."""
    text: str
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = LIMIT
    clauses: tuple[str, ...] = ()

    def check(self, value: Any) -> OptionValue:
        """Give the value back if this option can hold it."""
        checked = self._read(value)
        if checked is None:
            raise Malformed(f"option {self.name} cannot be {brief(value)}", expected=self.expected())
        return checked

    def _read(self, value: Any) -> OptionValue | None:
        if self.kind == "switch":
            return value if isinstance(value, bool) else None
        if self.kind == "choice" or (self.kind == "number" and isinstance(value, str)):
            return value if isinstance(value, str) and value in self.words else None
        if self.kind == "number":
            return value if self._fits(value) else None
        if self.kind == "list":
            return self._read_list(value)
        return self._read_numbers(value)

    def _fits(self, value: Any) -> bool:
        return is_number(value) and self.low <= value <= self.high

    def _read_list(self, value: Any) -> list[str] | None:
        if not isinstance(value, list | tuple):
            return None
        words = list(value)
        good = all(word in self.words for word in words) and len(set(words)) == len(words)
        return words if good and self.low <= len(words) <= self.high else None

    def _read_numbers(self, value: Any) -> dict[str, int] | None:
        if not isinstance(value, dict) or set(value) != set(self.words):
            return None
        return {word: value[word] for word in self.words} if all(map(self._fits, value.values())) else None

    def expected(self) -> str:
        """What values the option takes, in words."""
        numbers = f"a whole number from {self.low} to {self.high}"
        if self.kind == "switch":
            return "true or false"
        if self.kind == "number":
            return " or ".join([numbers, *self.words])
        if self.kind == "choice":
            return " | ".join(self.words)
        if self.kind == "list":
            return f"{self.low} to {self.high} different words out of {', '.join(self.words)}"
        return f"{numbers} for each of {', '.join(self.words)}"

    def to_text(self, value: OptionValue) -> str:
        """Write a value on one line, as headers hold it."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, list):
            return ",".join(value) or "none"
        if isinstance(value, dict):
            return ",".join(f"{word}:{number}" for word, number in value.items())
        return str(value)

    def from_text(self, text: str) -> OptionValue:
        """Read a value as headers hold it."""
        if self.kind == "switch":
            return self.check({"true": True, "false": False}.get(text, text))
        if self.kind == "list":
            return self.check([] if text == "none" else [word.strip() for word in text.split(",")])
        if self.kind == "numbers":
            return self.check(self._pairs(text))
        return self.check(_number(text) if self.kind == "number" else text)

    def _pairs(self, text: str) -> object:
        pairs = [part.strip().partition(":")[::2] for part in text.split(",")]
        numbers = {word: _number(number) for word, number in pairs}
        return numbers if len(numbers) == len(pairs) else text


NUMBER = re.compile(r"-?[0-9]{1,4}")


def _number(text: str) -> int | str:
    """A whole number, if the text is one of a sensible length."""
    return int(text) if NUMBER.fullmatch(text) else text


class Preset(msgspec.Struct, frozen=True):
    """An edition or variant: a name and the options it plays with."""

    name: str
    title: dict[str, str]
    options: Options


def presets_from(table: Mapping[str, Any], options: Mapping[str, Option]) -> dict[str, Preset]:
    """Read presets: the first says everything, the others only what differs; all is checked."""
    base: Options = {}
    presets: dict[str, Preset] = {}
    for name, entry in table.items():
        for key in entry["options"]:
            known(options, key)
        mine = {**base, **entry["options"]}
        checked = {key: option.check(mine[key]) for key, option in options.items()}
        base = base or checked
        presets[name] = Preset(name, entry["title"], checked)
    return presets


def chosen_options(preset: Preset, options: Mapping[str, Option], wishes: Mapping[str, Any]) -> Options:
    """EL-S01. A preset's options with some chosen differently."""
    return {**deepcopy(preset.options), **{name: known(options, name).check(wish) for name, wish in wishes.items()}}


def known(options: Mapping[str, Option], name: str) -> Option:
    """The option of this name."""
    if name not in options:
        raise Malformed(f"there is no option {brief(name)}", expected=", ".join(options))
    return options[name]
