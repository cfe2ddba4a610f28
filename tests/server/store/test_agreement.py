"""SQLite and PostgreSQL answer as the plain model does, whatever is asked of them and in which order."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    rule,
    run_state_machine_as_test,
)
from sqlalchemy import text

from elvenhold.server.store import MEMORY, Store, StoreError, open_store
from elvenhold.server.store.rows import Append, Command, EventRow, MatchChange, MatchRow, Person, SeatRow
from elvenhold.server.store.writer import Writer
from tests.server.postgres import fresh_database

WORDS = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), max_size=8)
MOMENTS = st.integers(0, 9).map(float)
STATES = st.sampled_from(["gathering", "running", "over", "aside"])
LIMITS = st.integers(1, 4)
GUESTS = st.sampled_from(["ann", "bea", "cid"])
IDS = st.sampled_from(["é", "a", "B", "-", "zz", "_z"])
"""Some that languages sort in another order than computers do."""
KINDS = st.sampled_from(["human", "bot", "open"])

Question = Callable[[Store], Awaitable[object]]


def maybe(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """One of these, or None."""
    return st.none() | values


@st.composite
def wishes(draw: st.DrawFn) -> tuple[str, int, Callable[[int], Append]]:
    """An append to a match, as far off from where the match stands as it is drawn."""
    match, off = draw(IDS), draw(st.sampled_from([0, 0, 0, 0, -1, 1]))
    texts = draw(st.lists(st.sampled_from(["pass", "ride x-y-wood", "back to 0"]), max_size=3))
    command, at = draw(maybe(st.sampled_from("cde"))), draw(MOMENTS)
    news = {key: draw(maybe(values)) for key, values in {"state": STATES, "waiting": WORDS, "result": WORDS}.items()}

    def at_seq(old: int) -> Append:
        events = tuple(EventRow(match, old + k, "*1", told, at) for k, told in enumerate(texts, 1))
        known = Command(match, command, 1, old + 1, old + len(events)) if command else None
        return Append(match, old, events, known, at, **news)

    return match, off, at_seq


SEVERAL = st.lists(wishes(), min_size=1, max_size=4, unique_by=lambda wish: wish[0])


class Stores(RuleBasedStateMachine):
    """Three stores that are asked the same."""

    server = ""
    tokens = Bundle("tokens")
    links = Bundle("links")

    @initialize()
    def begin(self) -> None:
        """Three empty stores."""
        self.folder = Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.stores = [open_store(url, self.folder) for url in (MEMORY, None, self.server)]
        self.made = 0
        self.ask(lambda store: store.open())
        self.runner.run(self.clear())

    async def clear(self) -> None:
        """Empty the one that outlives its test."""
        async with self.stores[2]._database.transaction() as connection:  # type: ignore[attr-defined]
            await connection.execute(text("TRUNCATE people, links, matches, seats, events, commands"))

    def teardown(self) -> None:
        """Everything is the same in the end, too."""
        try:
            for match in ("é", "a", "B", "-", "zz", "_z"):
                self.ask(lambda store, match=match: store.read(match))  # type: ignore[misc]
        finally:
            self.ask(lambda store: store.close())
            self.runner.close()
            shutil.rmtree(self.folder)

    def ask(self, question: Question) -> Any:
        """What all of them answer."""
        model, *others = self.runner.run(self.answers(question))
        for other in others:
            assert model == other
        return model

    async def answers(self, question: Question) -> list[object]:
        """What each of them answers, the model first."""
        return await asyncio.gather(*(self.answer(store, question) for store in self.stores))

    async def answer(self, store: Store, question: Question) -> object:
        """What a store says, be it that it cannot."""
        try:
            return await question(store)
        except StoreError:
            return StoreError

    def stands(self, match: str) -> int:
        """The number of the latest event."""
        found = self.ask(lambda store: store.read(match))
        return found.match.seq if found else 0

    @rule(
        target=tokens, match=IDS, state=STATES, host=GUESTS, listed=st.booleans(), at=MOMENTS, events=st.integers(0, 2)
    )
    def create(self, match: str, state: str, host: str, *, listed: bool, at: float, events: int) -> str:
        """A new match, or one that is there."""
        self.made += 1
        token = f"t{self.made}"
        seats = [SeatRow(1, "open", token=token), SeatRow(0, "human", host, name=host)]
        row = MatchRow(match, "é", "g", "p", 2, "{}", "7", 1, state, events, host, listed, f"w{token}", at, at)
        log = [EventRow(match, k, "0", "pass", at) for k in range(1, events + 1)]
        self.ask(lambda store: store.create(row, seats, log))
        return token

    @rule(several=SEVERAL)
    def append(self, several: list[tuple[str, int, Callable[[int], Append]]]) -> None:
        """Append to several matches in one transaction."""
        appends = [at_seq(self.stands(match) + off) for match, off, at_seq in several]
        self.ask(lambda store: store.append(appends))

    @rule(several=SEVERAL)
    def append_through_writers(self, several: list[tuple[str, int, Callable[[int], Append]]]) -> None:
        """Append to several matches, each by itself and all at once."""
        appends = [at_seq(self.stands(match) + off) for match, off, at_seq in several]

        async def all_at_once(store: Store) -> object:
            writer = Writer(store)
            return await asyncio.gather(*(writer.append(append) for append in appends))

        self.ask(all_at_once)

    @rule(match=IDS, after=st.integers(0, 9), command=st.sampled_from("cde"))
    def look(self, match: str, after: int, command: str) -> None:
        """Read a match in every way."""
        self.ask(lambda store: store.read(match))
        self.ask(lambda store: store.events(match, after))
        self.ask(lambda store: store.command(match, command))

    @rule(
        match=IDS,
        change=st.builds(
            MatchChange, maybe(WORDS), maybe(GUESTS), maybe(STATES), maybe(WORDS), maybe(IDS), maybe(st.booleans())
        ),
        at=MOMENTS,
    )
    def change_match(self, match: str, change: MatchChange, at: float) -> None:
        """Change a match beside its events."""
        self.ask(lambda store: store.change_match(match, change, at))

    @rule(match=IDS, now=st.builds(SeatRow, st.just(1), KINDS, maybe(GUESTS), maybe(WORDS), WORDS), right=st.booleans())
    def change_seats(self, match: str, now: SeatRow, *, right: bool) -> None:
        """Change a seat that is as it was thought to be, or is not."""
        found = self.ask(lambda store: store.read(match))
        was = [found.seats[1] if found and right else SeatRow(1, "open", "nobody")]
        assert (found is not None and right) == self.ask(lambda store: store.change_seats(match, was, [now]))

    @rule(token=tokens)
    def follow(self, token: str) -> None:
        """Follow an invite, a link for spectators, and one that leads nowhere."""
        for link in (token, f"w{token}", "", "nowhere"):
            self.ask(lambda store, link=link: store.find_by_token(link))  # type: ignore[misc]

    @rule(person=GUESTS, name=WORDS, at=MOMENTS)
    def meet(self, person: str, name: str, at: float) -> None:
        """Somebody comes, perhaps again."""
        self.ask(lambda store: store.new_person(Person(person, name, at)))
        self.ask(lambda store: store.person(person))

    @rule(person=GUESTS, name=WORDS)
    def rename(self, person: str, name: str) -> None:
        """Somebody wants to be called otherwise."""
        self.ask(lambda store: store.rename_person(person, name))
        self.ask(lambda store: store.person(person))

    @rule(target=links, person=GUESTS, expires=MOMENTS)
    def new_link(self, person: str, expires: float) -> str:
        """A link for another device."""
        self.made += 1
        token = f"l{self.made}"
        self.ask(lambda store: store.new_link(token, person, expires))
        return token

    @rule(token=consumes(links), at=MOMENTS)
    def take_link(self, token: str, at: float) -> None:
        """A link works once."""
        self.ask(lambda store: store.take_link(token, at))
        assert self.ask(lambda store: store.take_link(token, 0.0)) is None

    @rule(person=GUESTS, limit=LIMITS, after=IDS)
    def list_matches(self, person: str, limit: int, after: str) -> None:
        """Every list of the lobby."""
        self.ask(lambda store: store.mine(person, limit))
        self.ask(lambda store: store.open_matches(limit))
        self.ask(lambda store: store.recent(limit))
        self.ask(lambda store: store.watchable(limit))
        self.ask(lambda store: store.running(after, limit))
        self.ask(lambda store: store.running_count())

    @rule()
    def reopen(self) -> None:
        """What was told as stored is there after a restart."""
        self.ask(lambda store: store.close())
        self.ask(lambda store: store.open())


def test_every_store_answers_as_the_model_does(postgres_server: str) -> None:
    """Create, append, clash, repeat, undo, change, list, reopen: the three agree on every answer."""
    Stores.server = asyncio.run(fresh_database(postgres_server))
    run_state_machine_as_test(Stores, settings=settings(max_examples=25, stateful_step_count=40, deadline=None))
