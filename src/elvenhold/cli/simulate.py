"""`elvenhold simulate`: many matches between bots, and a table of what came of them."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from elvenhold.play.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console
    from rich.table import Table

    from elvenhold.cli.contest import Contest
    from elvenhold.cli.figures import Figures, Row

RANDOM = "random"
DEFAULT_SEATS = 4
MANY = 50
"""From so many matches of other bots on, compiling saves more than it takes."""
FEW = 8
"""So few matches are played in this process; starting others would take longer."""
MOST = 1_000_000_000


class Simulate(msgspec.Struct, frozen=True, kw_only=True):
    """What to play, how often, and who plays."""

    matches: Annotated[int, typer.Argument(min=1, help="How many matches.")] = 1000
    game: Annotated[str, typer.Option(help="The game.")] = "elfenland"
    preset: Annotated[str | None, typer.Option(help="The edition.")] = None
    seats: Annotated[int | None, typer.Option(help="How many play; 4, or one for each bot, unless you say.")] = None
    bots: Annotated[str, typer.Option(help="Who plays, as greedy,random; fewer bots than seats take turns.")] = RANDOM
    option: Annotated[list[str], typer.Option("--option", "-o", help="An option, as name=value; again for more.")] = []
    seed: Annotated[str, typer.Option(help="The same seed gives the same matches.")] = "0"
    jobs: Annotated[int, typer.Option(min=0, help="How many cores to use; 0: all.")] = 0
    rotate: Annotated[
        bool, typer.Option("--rotate/--fixed", help="Whether bots move on one seat after each match.")
    ] = True
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False


def simulate(order: Simulate) -> None:
    """Play many matches between bots, on all cores, and print who won how often."""
    from elvenhold.cli.console import complaints, output
    from elvenhold.cli.figures import as_json

    contest = _contest(order)
    figures = _played(order, contest, complaints())
    if order.json:
        output().print_json(data={"contest": msgspec.to_builtins(contest), **as_json(figures)})
        return
    _tell(output(), order, contest, figures)


def _contest(order: Simulate) -> Contest:
    from elvenhold.bots import make
    from elvenhold.cli.contest import Contest
    from elvenhold.cli.orders import wishes_from, words_of
    from elvenhold.match.setup import set_up

    if order.matches > MOST:
        raise Malformed(f"{order.matches:,} matches are too many", expected=f"at most {MOST:,}")
    names = [_kind_of(word) for word in words_of(order.bots)]
    for name in names:
        make(name, 0)
    seats = _seats(order, names)
    bots = tuple(names[seat % len(names)] for seat in range(seats))
    setup = set_up(order.game, seats, order.preset, order.seed, wishes_from(order.game, order.option))
    return Contest(order.game, setup.options, bots, setup.seed, order.rotate and len(set(bots)) > 1)


def _kind_of(word: str) -> str:
    """A bot as it was typed; here it goes by its kind, for nobody watches, and figures are counted by kind."""
    kind, colon, _ = word.casefold().partition(":")
    if colon:
        raise Malformed(f"bots have no names of their own in a simulation: {word!r}", expected=kind)
    return kind


def _seats(order: Simulate, bots: list[str]) -> int:
    """As many as were asked for, or one for each bot; no bot is left without a seat."""
    seats = (len(bots) if len(bots) > 1 else DEFAULT_SEATS) if order.seats is None else order.seats
    if 0 < seats < len(bots):
        raise Malformed(f"{len(bots)} bots do not fit on {seats} seats", expected="a seat for each bot, or more")
    return seats


def _played(order: Simulate, contest: Contest, console: Console) -> Figures:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from elvenhold.cli.warm import make_ready
    from elvenhold.lab.desks import cores

    jobs = order.jobs or cores()
    if set(contest.bots) == {RANDOM} or order.matches > MANY:
        make_ready(console)
    columns = (TextColumn("Playing"), BarColumn(40), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=order.matches)
        if set(contest.bots) == {RANDOM}:
            return _random(order, contest, jobs, lambda done: progress.advance(bar, done))
        return _bots(order, contest, jobs, lambda done: progress.advance(bar, done))


def _random(order: Simulate, contest: Contest, jobs: int, progress: Callable[[int], None]) -> Figures:
    from numpy import zeros

    from elvenhold.cli.figures import from_tally
    from elvenhold.games.registry import title
    from elvenhold.lab.desks import cores
    from elvenhold.lab.playouts import chunks_of, counted, tally_of
    from elvenhold.play.entries import MATCHES, TALLIES

    game = title(contest.game).game
    box = title(contest.game).make_box(len(contest.bots), contest.options)
    begun, total = perf_counter(), zeros(TALLIES, int)
    try:
        for counts in counted(game, box, chunks_of(order.matches), contest.seed, min(jobs, cores())):
            total += counts
            progress(int(counts[MATCHES]))
    except KeyboardInterrupt:  # as with other bots
        if not total.any():
            raise
    return from_tally(tally_of(total), RANDOM, perf_counter() - begun)


def _bots(order: Simulate, contest: Contest, jobs: int, progress: Callable[[int], None]) -> Figures:
    from elvenhold.cli.contest import Outcome, hold
    from elvenhold.cli.figures import from_outcomes

    begun = perf_counter()
    outcomes: list[Outcome] = []
    try:
        for some in hold(contest, order.matches, 1 if order.matches <= FEW else jobs):
            outcomes += some
            progress(len(some))
    except KeyboardInterrupt:  # whoever has waited long enough gets what there is
        if not outcomes:
            raise
    return from_outcomes(outcomes, perf_counter() - begun)


def _tell(console: Console, order: Simulate, contest: Contest, figures: Figures) -> None:
    from elvenhold.games.registry import title

    edition = title(order.game).preset(order.preset)
    who = f"{len(contest.bots)} seats, {', '.join(dict.fromkeys(contest.bots))}"
    console.print(f"[bold]{figures.matches:,} matches of {order.game}[/bold]  {edition.name}, {who}, seed {order.seed}")
    console.print(_table("Seat", figures.seats))
    if len(figures.bots) > 1:
        console.print(_table("Bot", figures.bots))
    each = (figures.decisions / figures.matches, figures.turned_up / figures.matches)
    pace = (figures.matches / figures.seconds, figures.decisions / figures.seconds)
    console.print(f"Each match: {each[0]:.1f} decisions, {each[1]:.1f} events of the dealer")
    console.print(f"Each second: {_short(pace[0])} matches, {_short(pace[1])} decisions")


def _table(heading: str, rows: tuple[Row, ...]) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(heading, box=box.SIMPLE_HEAD, padding=(0, 1))
    for column in ("Matches", "Wins", "Share", "95 % interval", "Score", "Rank"):
        table.add_column(column, justify="right")
    for row in rows:
        interval = f"{row.low:.1%} - {row.high:.1%}"
        figures = (f"{row.matches:,}", f"{row.wins:,.1f}", f"{row.share:.1%}", interval)
        table.add_row(row.name, *figures, f"{row.score:.2f}", f"{row.rank:.2f}")
    return table


def _short(number: float) -> str:
    for limit, word in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= limit:
            return f"{number / limit:.2f} {word}"
    return f"{number:.1f}"
