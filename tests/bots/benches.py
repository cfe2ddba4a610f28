"""Benches: bots seated at one table, each handed its own view and nothing else."""

from collections.abc import Sequence

from elvenhold import bots
from elvenhold.match import Match
from elvenhold.match.setup import set_up
from elvenhold.play.options import OptionValue
from elvenhold.sight import View


class Watched:
    """A bot whose every choice is looked at."""

    def __init__(self, bot: bots.Bot) -> None:
        """Watch this bot."""
        self._bot = bot
        self.choices: list[tuple[View, tuple[int, ...], int]] = []

    def choose(self, view: View, legal: Sequence[int]) -> int:
        """Let it choose, and note what it saw and did."""
        move = self._bot.choose(view, legal, bots.BUDGET)
        self.choices.append((view, tuple(legal), move))
        return move


def seat_bots(names: Sequence[str], seed: int) -> list[Watched]:
    """A bot of each name, with different luck."""
    return [Watched(bots.make(name, f"{seed} {seat}")) for seat, name in enumerate(names)]


def play_match(players: Sequence[Watched], seed: int, edition: str = "amigo-de", **options: OptionValue) -> Match:
    """A whole match between bots; a move that is not legal is refused by the match."""
    match = Match(set_up("elfenland", len(players), edition, seed, options))
    match.begin()
    while match.waiting is not None:
        seat = match.waiting
        match.play(players[seat].choose(match.view(seat), [move.number for move in match.legal()]))
    return match
