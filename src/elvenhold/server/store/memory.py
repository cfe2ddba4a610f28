"""A store that forgets everything at its end: for tests, and the plain model of what the others must do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from elvenhold.server.store.rows import (
    ENDED,
    GATHERING,
    NOWHERE,
    RUNNING,
    Append,
    Appended,
    Command,
    EventRow,
    Found,
    Listing,
    MatchChange,
    MatchRow,
    Outcome,
    Person,
    SeatRow,
    Stored,
    StoreError,
    judge,
)


class MemoryStore:
    """Dictionaries; what is closed and opened again is still there, as on a disk."""

    def __init__(self) -> None:
        """An empty store."""
        self._matches: dict[str, MatchRow] = {}
        self._seats: dict[str, dict[int, SeatRow]] = {}
        self._events: dict[str, list[EventRow]] = {}
        self._commands: dict[tuple[str, str], Command] = {}
        self._people: dict[str, Person] = {}
        self._links: dict[str, tuple[str, float]] = {}

    async def open(self) -> None:
        """There is nothing to get ready."""

    async def close(self) -> None:
        """There is nothing to let go of."""

    async def health(self) -> bool:
        """Memory can always be written."""
        return True

    async def create(self, match: MatchRow, seats: Sequence[SeatRow], events: Sequence[EventRow] = ()) -> None:
        """Keep a new match."""
        _new(match.id, self._matches)
        self._matches[match.id] = match
        self._seats[match.id] = {seat.seat: seat for seat in sorted(seats, key=lambda seat: seat.seat)}
        self._events[match.id] = list(events)

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """Append to several matches, each by itself."""
        return [self._append(append) for append in appends]

    def _append(self, append: Append) -> Outcome:
        match, known = self._matches.get(append.match), append.command
        remembered = self._commands.get((append.match, known.id)) if known else None
        outcome = judge(append, match.seq if match else NOWHERE, remembered)
        if match and isinstance(outcome, Appended):
            news = {key: getattr(append, key) for key in ("state", "waiting", "result")}
            self._matches[match.id] = _changed(match, news | {"seq": append.new, "updated": append.at})
            self._events[match.id] += append.events
            if known:
                self._commands[match.id, known.id] = known
        return outcome

    async def read(self, match: str) -> Stored | None:
        """A match with its seats and all its events."""
        row = self._matches.get(match)
        return Stored(row, self._seated(match), tuple(self._events[match])) if row else None

    async def events(self, match: str, after: int) -> tuple[EventRow, ...]:
        """The events of a match after a number."""
        return tuple(event for event in self._events.get(match, ()) if event.seq > after)

    async def command(self, match: str, command: str) -> Command | None:
        """What a command did, if it was carried out."""
        return self._commands.get((match, command))

    async def change_match(self, match: str, change: MatchChange, at: float) -> bool:
        """Change a match beside its events."""
        if row := self._matches.get(match):
            self._matches[match] = _changed(row, msgspec.structs.asdict(change) | {"updated": at})
        return row is not None

    async def change_seats(self, match: str, was: Sequence[SeatRow], now: Sequence[SeatRow]) -> bool:
        """Replace seats that still are what they were."""
        seats = self._seats.get(match, {})
        if any(seats.get(seat.seat) != seat for seat in was):
            return False
        seats.update({seat.seat: seat for seat in now})
        return True

    async def find_by_token(self, token: str) -> Found | None:
        """Where an invite or a link for spectators leads."""
        for match in self._matches.values():
            if token and token == match.watch:
                return Found(match.id)
            for seat in self._seats[match.id].values():
                if token and token == seat.token:
                    return Found(match.id, seat.seat)
        return None

    async def new_person(self, person: Person) -> None:
        """Keep somebody who came for the first time."""
        _new(person.id, self._people)
        self._people[person.id] = person

    async def person(self, person: str) -> Person | None:
        """Who somebody is."""
        return self._people.get(person)

    async def rename_person(self, person: str, name: str) -> bool:
        """Call somebody by another name."""
        if known := self._people.get(person):
            self._people[person] = msgspec.structs.replace(known, name=name)
        return known is not None

    async def new_link(self, token: str, person: str, expires: float) -> None:
        """Keep a link that works once, until a moment."""
        _new(token, self._links)
        self._links[token] = person, expires

    async def take_link(self, token: str, at: float) -> str | None:
        """Whose link it is, if it still works; links that do not are swept away."""
        person, expires = self._links.pop(token, ("", at))
        self._links = {token: link for token, link in self._links.items() if link[1] > at}
        return person if expires > at else None

    async def mine(self, person: str, limit: int) -> tuple[Listing, ...]:
        """The matches that somebody sits at or is the host of."""
        return self._listed(lambda row: person in (row.host, *(seat.person for seat in self._seated(row.id))), limit)

    async def open_matches(self, limit: int) -> tuple[Listing, ...]:
        """The listed matches that wait for people."""
        return self._listed(lambda row: row.listed and row.state == GATHERING, limit)

    async def watchable(self, limit: int) -> tuple[Listing, ...]:
        """The listed matches that are being played."""
        return self._listed(lambda row: row.listed and row.state == RUNNING, limit)

    async def recent(self, limit: int) -> tuple[Listing, ...]:
        """The listed matches that are over."""
        return self._listed(lambda row: row.listed and row.state == ENDED, limit)

    async def running(self, after: str, limit: int) -> tuple[MatchRow, ...]:
        """The running matches in the order of their ids."""
        rows = (row for row in self._matches.values() if row.state == RUNNING and row.id > after)
        return tuple(sorted(rows, key=lambda row: row.id)[:limit])

    async def running_count(self) -> int:
        """How many matches are running."""
        return sum(row.state == RUNNING for row in self._matches.values())

    def _seated(self, match: str) -> tuple[SeatRow, ...]:
        return tuple(self._seats[match].values())

    def _listed(self, fits: Callable[[MatchRow], bool], limit: int) -> tuple[Listing, ...]:
        rows = sorted(filter(fits, self._matches.values()), key=lambda row: (-row.updated, row.id))
        return tuple(Listing(row, self._seated(row.id)) for row in rows[:limit])


def _new(key: str, known: Iterable[str]) -> None:
    if key in known:
        raise StoreError("it is there already")


def _changed(row: MatchRow, news: dict[str, object]) -> MatchRow:
    return msgspec.structs.replace(row, **{key: value for key, value in news.items() if value is not None})
