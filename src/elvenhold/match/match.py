"""Match: one played game with its events; the surface that outside code relies on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from elvenhold.match.events import Back, Event, who
from elvenhold.match.positions import write_position
from elvenhold.match.records import record_of
from elvenhold.play.brief import brief, is_number
from elvenhold.play.desk import Desk
from elvenhold.play.errors import Forbidden, Illegal, Malformed, Stale
from elvenhold.play.fields import DEALER, OVER, SPECTATOR
from elvenhold.play.moves import Move
from elvenhold.sight.look import View, look
from elvenhold.sight.tell import Step, Told, concerned, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from elvenhold.match.setup import Setup


class Result(msgspec.Struct, frozen=True):
    """How a match ended: every seat's rank, score and its parts."""

    seats: tuple[dict[str, int], ...]

    @property
    def ranking(self) -> list[list[int]]:
        """The seats in order, those that are level together."""
        ranks = sorted({seat["rank"] for seat in self.seats})
        return [[number for number, seat in enumerate(self.seats) if seat["rank"] == rank] for rank in ranks]

    @property
    def winners(self) -> list[int]:
        """Who has won; several share a victory."""
        return self.ranking[0]


class Mark(NamedTuple):
    """Where a match stood: enough to go back there."""

    table: bytes
    logged: int
    events: list[Event]
    counted: int


class Match:
    """A match: a setup, a list of events, and everything that follows from them."""

    def __init__(self, setup: Setup, table: bytes = b"", *, compiled: bool | None = None) -> None:
        """Lay the match out and let the dealer begin; `table` is the position it starts from."""
        self.setup = setup
        self.title = setup.title
        self.game = self.title.game
        self.box = setup.box
        self.log: list[Event | Back] = []
        self.events: list[Event] = []
        self._start = table
        self._desk = Desk(self.game, self.box, compiled=compiled)
        self._next = OVER
        """Who is to decide, the dealer too; asked of the desk once for every table."""
        self._rewind()

    def __repr__(self) -> str:
        """Say which match this is and where it stands."""
        state = "over" if self.over else f"seat {self.waiting} to decide"
        return f"<Match {self.setup.game} {self.setup.seats}p {self.setup.preset}: event {self.seq}, {state}>"

    def _rewind(self) -> None:
        self._next = self._desk.deal()
        if self._start:
            self._lay(self._start)
        self._spin()

    def _lay(self, table: bytes) -> None:
        self._desk.table = table
        self._next = self._desk.waiting()

    def _spin(self) -> None:
        """The n-th dealer event of a match uses the n-th number of its seed, whatever was undone between."""
        self._desk.seed(self.setup.seed, sum(event.seat == DEALER for event in self.events))
        self._spun = True

    def begin(self) -> list[Event]:
        """Let the dealer do what is his before the first decision."""
        return self._settle([])

    @property
    def seq(self) -> int:
        """The number of the latest event."""
        return len(self.log)

    @property
    def turn(self) -> tuple[int, int]:
        """Who is to decide (the dealer too), and the seat that it concerns."""
        return self._next, concerned(self.game, self.table)

    def take_up(self, mark: str, text: str) -> Event:
        """Add an event that somebody has written down, if it is what may happen next."""
        number = self._read(text)
        seat, concerns = self.turn
        if seat == OVER or (seat != DEALER and number not in self._desk.legal()):
            raise self._refusal(number)
        if seat == DEALER and number not in self._desk.options():
            raise self._refusal(number)
        if mark != who(seat, concerns):
            raise Malformed(f"{mark!r} does not decide here", expected=who(seat, concerns))
        self._spun = False
        return self._append(number)

    @property
    def table(self) -> bytes:
        """The whole state; for trusted callers only."""
        return self._desk.table

    @property
    def waiting(self) -> int | None:
        """The seat to decide, or None when the match is over."""
        return None if self._next == OVER else self._next

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._next == OVER

    @property
    def phase(self) -> str:
        """The phase, in the words of the notation."""
        phase: str = self.view(None).to_dict()["phase"]
        return phase

    def legal(self) -> list[Move]:
        """Every legal move of the seat to decide; `str(move)` is its notation."""
        return [self.game.vocabulary.value(number) for number in self.legal_numbers()]

    def legal_numbers(self) -> list[int]:
        """Every legal move of the seat to decide, by its number."""
        return [] if self._next in (OVER, DEALER) else self._desk.legal()

    def legal_text(self) -> list[str]:
        """The same in notation."""
        return [str(move) for move in self.legal()]

    def play(self, move: str | int | Move, seat: int | None = None, *, seen: int | None = None) -> list[Event]:
        """Play a move of the seat to decide; answers the events it caused, the dealer's included.

        `seat` says on whose behalf, `seen` which event the caller had seen: both are refused if they do not fit.
        """
        number = self._number(move)
        self._check_turn(seat, seen)
        if self.over or number not in self._desk.legal():
            raise self._refusal(number)
        return self._settle([self._append(number)])

    def _number(self, move: Any) -> int:
        if isinstance(move, Move):
            move = move.number
        if is_number(move):
            return self.game.vocabulary.value(move).number
        if isinstance(move, str):
            return self._read(move)
        raise Malformed(f"a move cannot be {type(move).__name__}", expected="its text, its number or a Move")

    def _read(self, text: str) -> int:
        """Read the notation of a move; only what is not spelled to the letter takes time."""
        number = self.game.vocabulary.numbers.get(text)
        return self.game.vocabulary.number(text) if number is None else number

    def _check_turn(self, seat: Any, seen: Any) -> None:
        self._check_seat(seat, or_none="whoever is to decide")
        if seen is not None and not is_number(seen):
            raise Malformed(f"{brief(seen)} is no event", expected="the number of an event")
        if seen is not None and seen != self.seq:
            raise Stale(self.seq)
        if seat is not None and not self.over and seat != self.waiting:
            raise Forbidden(f"seat {self.waiting} is to decide, not seat {seat}")

    def _check_seat(self, seat: Any, or_none: str) -> None:
        """Refuse what is neither a seat of this match nor None, which stands for somebody else."""
        if seat is not None and not (is_number(seat) and 0 <= seat < self.setup.seats):
            expected = f"0 to {self.setup.seats - 1}, or None: {or_none}"
            raise Malformed(f"there is no seat {brief(seat)}", expected=expected)

    def _looker(self, seat: Any) -> int:
        """The seat that looks; a spectator is None, or -1."""
        if seat is None or (is_number(seat) and seat == SPECTATOR):
            return SPECTATOR
        self._check_seat(seat, or_none="a spectator")
        return int(seat)

    def _refusal(self, number: int) -> Illegal:
        refusal = self.title.explain(self._desk.plain.box, self._desk.plain.table, number)
        text = self.game.vocabulary.text(number)
        instead = () if self.over else tuple(map(self.game.vocabulary.text, self._desk.options()))
        return Illegal(refusal.clause, f"{text}: {refusal.reason}", instead)

    def _append(self, number: int) -> Event:
        event = Event(
            len(self.log) + 1, self._next, number, self.game.vocabulary.text(number), concerned(self.game, self.table)
        )
        self._next = self._desk.play(number)
        self.log.append(event)
        self.events.append(event)
        return event

    def _settle(self, events: list[Event]) -> list[Event]:
        if not self._spun:
            self._spin()
        while self._next == DEALER:
            events.append(self._append(self._desk.draw()))
        return events

    def undo(self, seat: int | None = None) -> Back:
        """Take the latest move back, while neither the dealer nor another seat has acted since, and nothing is over.

        It costs no luck and is no move: the log notes it, records do not.
        """
        self._check_seat(seat, or_none="whoever made the latest move")
        if self.over:  # see docs/decisions/0010: all secrets lie open
            raise Illegal("undo", "the match is over, and its end is not taken back")
        if not self.events:
            raise Illegal("undo", "there is no move to take back")
        if self.events[-1].seat == DEALER:
            raise Illegal("undo", "nothing can be taken back after the dealer has acted")
        last = self.events[-1]
        if seat is not None and seat != last.seat:
            raise Forbidden(f"the latest move is seat {last.seat}'s, not seat {seat}'s")
        kept = self.events[:-1]
        back = Back(self.seq + 1, last.seat, kept[-1].seq if kept else 0)
        self._replay(kept)
        self.log.append(back)
        return back

    def mark(self) -> Mark:
        """Where the match stands now; for whoever may have to `return_to` it."""
        return Mark(self.table, len(self.log), self.events, len(self.events))

    def return_to(self, mark: Mark) -> None:
        """As if nothing had happened since: what was played could not be kept, so nobody was told of it."""
        del self.log[mark.logged :]
        self.events = mark.events
        del self.events[mark.counted :]
        self._lay(mark.table)
        self._spun = False

    def _replay(self, events: list[Event]) -> None:
        self.events = events
        self._rewind()
        for event in events:
            self._next = self._desk.play(event.move)

    def view(self, seat: Any = None) -> View:
        """What a seat sees; None is a spectator."""
        return look(self.game, self.box, self.table, self._looker(seat))

    def steps(self) -> Iterator[tuple[Event, Step]]:
        """Every event with the table it met and the table it made; for trusted callers."""
        desk = Desk(self.game, self.box, compiled=self._desk.compiled)
        desk.deal()
        if self._start:
            desk.table = self._start
        for event in self.events:
            before = desk.table
            desk.play(event.move)
            yield event, Step(before, event.move, desk.table)

    def told(self, seat: Any = None) -> list[tuple[Event, Told]]:
        """Every event with what one seat was told of it; None is a spectator."""
        looker = self._looker(seat)
        return [(event, tell(self.game, step, looker)) for event, step in self.steps()]

    @property
    def result(self) -> Result | None:
        """The result of a finished match."""
        if not self.over:
            return None
        rows = self._desk.result()[: self.setup.seats]
        return Result(tuple(dict(zip(self.title.result_names, row, strict=False)) for row in rows))

    def record(self, seat: int | None = None) -> str:
        """The match as text: all of it (for finished matches and trusted callers), or as one seat was told it.

        Seat -1 is a spectator.
        """
        return record_of(self, None if seat is None else self._looker(seat))

    def position(self) -> str:
        """The table in the position language; for trusted callers."""
        return write_position(self.setup, self.table)

    def __reduce__(self) -> tuple[Callable[..., Match], tuple[Any, ...]]:
        """A match copies and pickles as what it is: a setup and events."""
        return _again, (self.setup, self._start, self.log, self.events)


def _again(setup: Setup, start: bytes, log: list[Event | Back], events: list[Event]) -> Match:
    match = Match(setup, start)
    match.log = list(log)
    match._replay(list(events))  # noqa: SLF001 - a match makes a match
    return match
