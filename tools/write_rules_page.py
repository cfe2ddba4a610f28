#!/usr/bin/env python3
"""Writes the readable page of a game's clauses, docs/rules/elfenland.md, from its clause book."""

import argparse
import sys
import tomllib
from pathlib import Path
from typing import NotRequired, TypedDict

ROOT = Path(__file__).parent.parent
BOOK = ROOT / "src/elvenhold/games/elfenland/clauses.toml"
PAGE = ROOT / "docs/rules/elfenland.md"

HEAD = """# The rules of Elfenland

<!-- Written by tools/write_rules_page.py from src/elvenhold/games/elfenland/clauses.toml: change that file. -->

Every sentence has a number, which the code, the tests and the messages of the game quote. Names in `this type` are
options; [editions.md](editions.md) says what each edition sets them to, and numbers in brackets are the printed ones.
Where a resolution or a completion says more than a rule, it stands.
"""

# The first that begins a clause's number names its section.
SECTIONS = {
    "EL-S": "Setup",
    "EL-R": "The round",
    "EL-P1-": "Phase 1: deal travel cards",
    "EL-P2-": "Phase 2: draw the hidden counter",
    "EL-P3-": "Phase 3: draw further counters",
    "EL-P4-": "Phase 4: plan routes",
    "EL-M": "Phase 5: move the boots",
    "EL-C": "Caravans and boatmen",
    "EL-F": "Ferries and lakes",
    "EL-P6-": "Phase 6: finish the round",
    "EL-E": "End, scoring, ties",
    "EL-H": "The home-town game",
    "TV-EL-": "Worked examples",
    "AMB-EL-": "Ambiguities and how they are resolved",
    "COM-E": "Completions",
}


class Clause(TypedDict):
    """One numbered sentence of the rules."""

    text: str
    kind: str
    options: list[str]
    why: NotRequired[str]


def read_book(path: Path) -> dict[str, Clause]:
    """The clauses of that file by their numbers, in its order."""
    book: dict[str, Clause] = tomllib.loads(path.read_text(encoding="utf-8"))
    return book


def section(number: str) -> str:
    """The heading under which a clause stands."""
    for start, heading in SECTIONS.items():
        if number.startswith(start):
            return heading
    sys.exit(f"{number} belongs to no section; sections are {', '.join(SECTIONS)}")


def line(number: str, clause: Clause) -> str:
    """A clause as one line, with an anchor that links can aim at."""
    parts = [f'- <a id="{number.lower()}"></a>**{number}** {clause["text"]}']
    unnamed = [option for option in clause["options"] if f"`{option}`" not in clause["text"]]
    if unnamed:
        parts.append(f"*Depends on {', '.join(f'`{option}`' for option in unnamed)}.*")
    if "why" in clause:
        parts.append(f"*Not played: {clause['why']}*")
    return " ".join(parts)


def page(book: dict[str, Clause]) -> str:
    """The whole page."""
    lines = [HEAD]
    heading = ""
    for number, clause in book.items():
        if section(number) != heading:
            heading = section(number)
            lines.append(f"## {heading}\n" if len(lines) == 1 else f"\n## {heading}\n")
        lines.append(line(number, clause))
    return "\n".join(lines) + "\n"


def main() -> None:
    """Writes the page, or with --check says whether it is up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if the page is not up to date")
    check = parser.parse_args().check
    text = page(read_book(BOOK))
    if not check:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text:
        sys.exit(f"{PAGE.relative_to(ROOT)} is not what {BOOK.relative_to(ROOT)} says; run {Path(__file__).name}")


if __name__ == "__main__":
    main()
