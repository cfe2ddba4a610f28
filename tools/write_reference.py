#!/usr/bin/env python3
"""Writes what docs can be derived from declarations: docs/options.md, and the marked tables in other pages."""

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from elvenhold.games.registry import title
from elvenhold.match.positions import base_table
from elvenhold.match.setup import set_up
from elvenhold.mechanics.axes import ROAD, TOWN
from elvenhold.play.describe import NOTHING, describe
from elvenhold.play.fields import SEAT, Bits, Count, Field, Id, Packed
from elvenhold.play.moves import Told, Verb
from elvenhold.play.options import Option, Preset

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
GAME = "elfenland"
MARKED = re.compile(r"(<!-- begin (\w+): .*? -->\n).*?(<!-- end \2 -->)", re.DOTALL)

MEANINGS = {
    "boot": "where each boot stands",
    "taken": "the towns from which a seat has collected its piece",
    "target": "the road of the caravan that is being paid",
    "road": "the counter on each road",
    "blocked": "the roads with an obstacle",
    "obstacles": "unused obstacles",
    "hidden": "hidden counters, by kind",
    "backs": "hidden counters, their number",
    "open": "open counters before a seat",
    "row": "the open row",
    "pool": "the pool, by kind",
    "pool_left": "the pool, its size",
    "fresh": "the hidden counter just drawn, while it may still be shown",
    "kept": "the sealed choice of counters to keep",
    "picks": "counters the seat has chosen to keep so far",
    "hand": "cards in hand, by kind",
    "held": "cards in hand, their number",
    "deck": "the deck, by kind",
    "deck_left": "the deck, its size",
    "spent": "cards played or discarded since the last deal",
    "need": "cards that the seat still has to put down",
    "least": "the lowest kind that may be put down next",
    "seat": "the seat to decide, or the one that the dealer serves",
    "first": "the start player of this round",
    "round_no": "the number of the round",
    "lap": "how often it went round the table in this phase",
    "passes": "passes in a row",
    "over": "whether the match is over",
    "phase": "who may do what now",
    "home": "town cards",
    "outright": "whether all twenty pieces have won the match",
}
"""What every field is, in words; a field that is missing here stops this tool."""

LEARN = {
    Told.ALL: "everybody",
    Told.OWNER: "the seat it concerns; the others see `?` for its last word",
    Told.SEALED: "the seat itself; the others that something was chosen (`?`)",
    Told.REVEAL: "everybody, with the sealed choices: open counters by kind, hidden ones as backs",
}


def table(*rows: tuple[str, ...]) -> str:
    """A table in Markdown; the first row is its heading."""
    head, *body = rows
    lines = [head, tuple("---" for _ in head), *body]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def code(word: str) -> str:
    """A word as it is typed."""
    return f"`{word}`"


def _option_row(option: Option, base: Preset) -> tuple[str, ...]:
    return (
        code(option.name),
        option.text,
        option.expected().replace(" | ", ", "),
        code(option.to_text(base.options[option.name]).replace(",", ", ")),
        ", ".join(f"[{clause}](rules/elfenland.md#{clause.lower()})" for clause in option.clauses),
    )


def options_page() -> str:
    """Every option, and what every edition sets it to."""
    chosen = title(GAME)
    base = chosen.preset(None)
    rows = [_option_row(option, base) for option in chosen.options.values()]
    others = [preset for preset in chosen.presets().values() if preset is not base]
    changed = [name for name in chosen.options if any(other.options[name] != base.options[name] for other in others)]
    compared = [(code(name), *(_cell(name, preset.name) for preset in chosen.presets().values())) for name in changed]
    return "\n".join(
        [
            "# Options and editions of Elfenland",
            "",
            "<!-- Written by tools/write_reference.py from the declarations of the game: change those. -->",
            "",
            'An option is chosen by its name: `eh.start("elfenland", caravan_cost=5)` in Python,',
            "`elvenhold play --option caravan_cost=5` in the terminal, `caravan_cost=5` in a position, and the header",
            "`option caravan_cost: 5` in a record. Text writes lists as `nearest,cards` (an empty one as `none`),",
            "numbers for several things as `magnum:2,nebulae:1`, and switches as `true` and `false`. What an edition",
            "sets needs no saying. [editions.md](rules/editions.md) tells why the editions differ.",
            "",
            "## Editions",
            "",
            table(("Preset", "Edition"), *((code(p.name), p.title["en"]) for p in chosen.presets().values())),
            "",
            f"Where they differ; an empty cell is as in `{base.name}`, the default.",
            "",
            table(("Option", *(code(name) for name in chosen.presets())), *compared),
            "",
            "## Options",
            "",
            table(("Option", "What it is", "Takes", f"In `{base.name}`", "Clauses"), *rows),
            "",
        ]
    )


def _cell(name: str, preset: str) -> str:
    chosen = title(GAME)
    base = chosen.preset(None)
    value = chosen.preset(preset).options[name]
    if preset != base.name and value == base.options[name]:
        return ""
    return chosen.options[name].to_text(value).replace(",", ", ")


def moves_table() -> str:
    """Every form of a move."""
    rows = [(code(form(verb)), _deciders(verb), str(verb.size)) for verb in title(GAME).game.vocabulary.verbs]
    return table(("Form", "Who", "Moves"), *rows)


def told_table() -> str:
    """Who learns each form of a move."""
    rows = [
        (code(form(verb)), LEARN[verb.told]) for verb in title(GAME).game.vocabulary.verbs if verb.words != "keep ?"
    ]
    return table(("Move", "Who learns it"), *rows)


def form(verb: Verb) -> str:
    """A verb with the things it is said of."""
    return " ".join([verb.words, *(f"<{axis.name}>" for axis in verb.axes)])


def _deciders(verb: Verb) -> str:
    return "dealer" if verb.by_dealer else "seat"


def seen_table() -> str:
    """Who sees each field."""
    rows = [(code(name), MEANINGS[name], _seen(field)) for name, field in fields()]
    return table(("Field", "What it is", "Who sees it"), *rows)


def _seen(field: Field) -> str:
    if field.seen.until_over:
        return "its owner; everybody from the end on"
    if field.seen.unless:
        return f"its owner; everybody with the option `{field.seen.unless}`"
    return {"all": "everybody", "owner": "its owner", "nobody": "nobody"}[field.seen.who]


def fields() -> Iterator[tuple[str, Field]]:
    """Every field of a table, in the order of their meanings."""
    known = title(GAME).game.table.fields
    assert set(known) == set(MEANINGS), set(known) ^ set(MEANINGS)
    yield from ((name, known[name]) for name in MEANINGS)


def fields_table() -> str:
    """Every field that a position may set, what it holds and what it is otherwise."""
    chosen = title(GAME)
    rows = [
        (code(_head(name, field)), MEANINGS[name], _holds(field), _otherwise(name, field))
        for name, field in fields()
        if name not in chosen.derived
    ]
    return table(("Clause", "What it is", "Values", "Otherwise"), *rows)


def _head(name: str, field: Field) -> str:
    return f"{name} <seat>:" if field.axes[:1] and field.axes[0].name == "seat" else f"{name}:"


def _otherwise(name: str, field: Field) -> str:
    """What a position leaves unsaid, from a table just laid out."""
    game = title(GAME).game
    everything = {key: np.ones(each.shape, np.bool_) for key, each in game.table.fields.items()}
    value = describe(game, base_table(set_up(GAME, title(GAME).fewest, None, "0", {})), everything)[name]
    if field.axes[:1] == (SEAT,):
        value = value[0]
    if isinstance(value, dict):
        assert set(value.values()) <= {0, NOTHING}, name
        return "nothing"
    return code(str(value)) if value not in ([], {}) else "nothing"


def _holds(field: Field) -> str:
    inner = [axis.name for axis in field.axes if axis.name != "seat"]
    match field.holds:
        case Count():
            return f"`<number> <{inner[0]}>`, …" if inner else "a number"
        case Id(axis):
            return f"`<{inner[0]}> <{axis.name}>`, …" if inner else f"a {axis.name}"
        case Bits(axis):
            return f"`<{axis.name}>`, …"
        case Packed(axis):
            return f"`<number> <{axis.name}>`, …"


def derived_list() -> str:
    """The fields that a position never says."""
    return "Never written, because they follow: " + ", ".join(map(code, title(GAME).derived)) + "."


def words_table() -> str:
    """The towns and the roads."""
    towns, roads = (", ".join(map(code, axis.words)) for axis in (TOWN, ROAD))
    return f"**Towns:** {towns}.\n\n**Roads:** {roads}."


BLOCKS: dict[str, Callable[[], str]] = {
    "moves": moves_table,
    "told": told_table,
    "seen": seen_table,
    "fields": fields_table,
    "derived": derived_list,
    "words": words_table,
}


def filled(page: str) -> str:
    """A page with its marked blocks written anew."""
    return MARKED.sub(lambda found: f"{found[1]}{BLOCKS[found[2]]()}\n{found[3]}", page)


def pages() -> dict[Path, str]:
    """Every page that this tool has a hand in, as it should be."""
    marked = {path: path.read_text(encoding="utf-8") for path in sorted(DOCS.glob("*.md"))}
    wanted = {path: filled(text) for path, text in marked.items() if MARKED.search(text)}
    return {DOCS / "options.md": options_page(), **wanted}


def main() -> None:
    """Writes the pages, or with --check says whether they are up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a page is not up to date")
    check = parser.parse_args().check
    for path, text in pages().items():
        if not check:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.relative_to(ROOT)} is not what the declarations say; run tools/{Path(__file__).name}")


if __name__ == "__main__":
    main()
