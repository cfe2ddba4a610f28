#!/usr/bin/env python3
"""Writes the golden transcripts: one whole match of every edition, to be reviewed as a diff when a rule changes."""

import argparse
import sys
from pathlib import Path
from zlib import crc32

import elvenhold as eh

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests/games/elfenland/transcripts"
SEATS = {
    "amigo-de": 4,
    "rio-grande": 2,
    "amigo-fr": 5,
    "amigo-it": 3,
    "moon": 6,
    "jesweb": 2,
    "faidutti": 3,
}
LAZY = 3
"""The first legal move, mostly to pass or to stop, is taken one time in so many."""


def chosen(match: eh.Match) -> str:
    """A move that follows from the edition and the number of the event alone."""
    moves = match.legal_text()
    lot = crc32(f"{match.setup.preset} {match.seq}".encode())
    if len(moves) == 1 or lot % LAZY == 0:
        return moves[0]
    return moves[1 + lot // LAZY % (len(moves) - 1)]


def transcript(preset: str) -> str:
    """The record of a match of this edition, played to the end."""
    match = eh.start("elfenland", seats=SEATS[preset], preset=preset, seed=f"transcript-{preset}")
    while not match.over:
        match.play(chosen(match))
    return match.record()


def file_of(preset: str) -> Path:
    """Where the transcript of an edition lies."""
    return FOLDER / f"{preset}-{SEATS[preset]}p.txt"


def main() -> None:
    """Writes the transcripts, or with --check says whether they are what the rules play today."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a transcript would change")
    check = parser.parse_args().check
    FOLDER.mkdir(parents=True, exist_ok=True)
    for preset in SEATS:
        path, text = file_of(preset), transcript(preset)
        if not check:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.relative_to(ROOT)} is not what the rules play; run {Path(__file__).name}, review the diff")


if __name__ == "__main__":
    main()
