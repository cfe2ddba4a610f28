"""Matches as a store keeps them: a setup and the lines of the log, written down once, to replay for ever.

    python -m tests.server.faults.kept        writes those down that are missing; what is there is never written anew

A file under `kept/` is a promise: whoever changes the rules so that it no longer replays raises `rules_version` and says
what becomes of matches that people are playing.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from elvenhold.games.registry import titles
from elvenhold.match import Match
from elvenhold.match.setup import set_up
from elvenhold.server.replays import result_of
from elvenhold.server.store.rows import ENDED, HUMAN, EventRow, MatchRow, SeatRow, Stored
from tests.server.core.tables import match_row

FOLDER = Path(__file__).parent / "kept"
UNDOES = 0.03
"""How often somebody takes his move back, where he may."""


class Kept(msgspec.Struct):
    """A match on paper."""

    match: MatchRow
    log: list[str]
    """A line for each event: its number, who, and what."""

    @property
    def stored(self) -> Stored:
        """The same as a store answers it."""
        id_ = self.match.id
        seats = tuple(SeatRow(seat, HUMAN, f"person {seat}", name=f"{seat}") for seat in range(self.match.seats))
        events = []
        for line in self.log:
            seq, decided, text = line.split(" ", 2)
            events.append(EventRow(id_, int(seq), decided, text, 1.0))
        return Stored(self.match, seats, tuple(events))


def played(game: str, preset: str, seats: int) -> Kept:
    """A random match to its end, with some moves taken back."""
    luck = Random(f"{game} {preset} {seats}")
    setup = set_up(game, seats, preset, f"{luck.getrandbits(128)}", {})
    match = Match(setup)
    match.begin()
    while not match.over:
        match.play(luck.choice(match.legal_numbers()))
        if luck.random() < UNDOES and not match.over and match.events[-1].seat >= 0:
            match.undo()
    name = f"{game}-{preset}-{seats}"
    other = {"game": game, "preset": preset, "seed": setup.seed, "state": ENDED, "seq": match.seq}
    row = match_row(name, seats, **other, result=msgspec.json.encode(result_of(match)).decode())
    return Kept(row, [str(entry) for entry in match.log])


def read_all() -> list[Kept]:
    """Everything that was ever written down."""
    return [msgspec.json.decode(path.read_bytes(), type=Kept) for path in sorted(FOLDER.glob("*.json"))]


def main() -> None:
    """Write down a match of every edition at its fewest and its most seats."""
    FOLDER.mkdir(exist_ok=True)
    for title in titles().values():
        for preset in title.presets():
            for seats in (title.fewest, title.most):
                path = FOLDER / f"{title.name}-{preset}-{seats}.json"
                if not path.exists():
                    written = msgspec.json.encode(played(title.name, preset, seats))
                    path.write_bytes(msgspec.json.format(written, indent=1) + b"\n")
                    print(path.name)


if __name__ == "__main__":
    main()
