"""Narration: what happened, in sentences."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.text import Text

from elvenhold.cli.terminal.paint import chip, counted, road_text
from elvenhold.cli.terminal.scene import road_of, town_name
from elvenhold.mechanics.axes import TOWN, UNKNOWN_CARD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from elvenhold.cli.terminal.chronicle import Happening
    from elvenhold.cli.terminal.people import Player

UNKNOWN = "?"
JOINS = {
    ("deal", "deal"),
    ("home", "home"),
    ("draw hidden", "draw hidden"),
    ("turn up", "turn up"),
    ("take", "turn up"),
    ("take blind", "draw open"),
    ("caravan", "spend"),
    ("spend", "spend"),
    ("discard", "discard"),
    ("keep", "keep"),
    ("pass", "pass"),
}
"""What is told in one sentence when it happens one after the other."""
OF_ONE_SEAT = {"discard", "keep"}


class Narrator:
    """Tells what happened to somebody."""

    def __init__(self, players: Sequence[Player]) -> None:
        """Learn the names."""
        self.players = players
        self._tellers: dict[str, Callable[[list[Happening]], Iterator[Text]]] = {
            "start": self._start,
            "home": self._homes,
            "deal": self._deal,
            "draw hidden": self._draw_hidden,
            "turn up": self._turn_up,
            "hide": self._hide,
            "show": self._show,
            "take": self._take,
            "take blind": self._take_blind,
            "pass": self._pass,
            "place": self._place,
            "place obstacle": self._obstacle,
            "keep": self._keep,
            "reveal": self._reveal,
            "stop": self._stop,
            "ride": self._ride,
            "caravan": self._caravan,
            "spend": self._spend,
            "draw open": self._draw_open,
            "discard": self._discard,
        }

    def tell(self, happenings: Sequence[Happening]) -> list[Text]:
        """Everything that happened, in sentences; what belongs together in one."""
        return [sentence for group in _groups(happenings) for sentence in self._tell_group(group)]

    def _tell_group(self, group: list[Happening]) -> Iterator[Text]:
        first, last = group[0], group[-1]
        if first.before.table.round_no < first.after.table.round_no and first.verb == "start":
            yield _heading(first.after.table.round_no)
        yield from self._tellers[first.verb](group)
        if last.verb != "start" and last.before.table.round_no < last.after.table.round_no:
            yield _heading(last.after.table.round_no)
        if last.after.table.over:
            yield Text("The match is over.", style="bold")

    def _who(self, happening: Happening, does: str, do: str = "") -> Text:
        """The player and what he does: `Anna takes`, or `You take` to himself."""
        player = self.players[happening.seat]
        you = happening.looker == happening.seat
        first, _, rest = does.partition(" ")
        yours = do or f"{first.removesuffix('s')} {rest}".strip()
        return Text.assemble(player.tag("You" if you else ""), " ", yours if you else does)

    def _start(self, group: list[Happening]) -> Iterator[Text]:
        seat = int(group[0].things[0])
        you = seat == group[0].looker
        yield Text.assemble(self.players[seat].tag("You" if you else ""), " start" if you else " starts")

    def _homes(self, group: list[Happening]) -> Iterator[Text]:
        known = [each for each in group if each.things[0] != UNKNOWN]
        for each in known:
            home = town_name(TOWN.index(each.things[0]))
            yield self._who(each, "gets the town card", "get the town card").append(f" {home}")
        if len(known) < len(group):
            yield Text("Everybody else gets a secret town card" if known else "Everybody gets a secret town card")

    def _deal(self, group: list[Happening]) -> Iterator[Text]:
        hands: dict[int, list[Happening]] = {}
        for each in group:
            hands.setdefault(each.seat, []).append(each)
        for dealt in hands.values():
            words = sorted((each.things[0] for each in dealt), key=UNKNOWN_CARD.index)
            kinds = Counter(words)
            if UNKNOWN not in kinds:
                yield Text.assemble(self._who(dealt[0], "is dealt", "are dealt"), " ", counted(kinds))
        others = {seat: len(dealt) for seat, dealt in hands.items() if dealt[0].things[0] == UNKNOWN}
        if others:
            said = ", ".join(f"{self.players[seat].name} {count}" for seat, count in others.items())
            yield Text(f"Cards dealt: {said}")

    def _draw_hidden(self, group: list[Happening]) -> Iterator[Text]:
        for each in group:
            if each.things[0] != UNKNOWN:
                yield Text.assemble(self._who(each, "draws"), " a ", chip(f"hidden {each.things[0]}"))
        others = [self.players[each.seat].name for each in group if each.things[0] == UNKNOWN]
        if others:
            yield Text(f"{_listed(others)} draw{'s' if len(others) == 1 else ''} a hidden counter")

    def _turn_up(self, group: list[Happening]) -> Iterator[Text]:
        yield Text.assemble("Turned up for the open row: ", counted(Counter(each.things[0] for each in group)))

    def _hide(self, group: list[Happening]) -> Iterator[Text]:
        yield self._who(group[0], "keeps it hidden", "keep it hidden")

    def _show(self, group: list[Happening]) -> Iterator[Text]:
        yield Text.assemble(self._who(group[0], "turns up"), " ", chip(group[0].things[0]))

    def _take(self, group: list[Happening]) -> Iterator[Text]:
        said = Text.assemble(self._who(group[0], "takes"), " ", chip(group[0].things[0]), " from the row")
        for each in group[1:]:
            said = Text.assemble(said, "; ", chip(each.things[0]), " is turned up")
        yield said

    def _take_blind(self, group: list[Happening]) -> Iterator[Text]:
        said = self._who(group[0], "draws blind", "draw blind")
        yield Text.assemble(said, ": ", chip(group[1].things[0])) if len(group) > 1 else said

    def _pass(self, group: list[Happening]) -> Iterator[Text]:
        if len(group) == 1:
            yield self._who(group[0], "passes", "pass")
            return
        names = ["you" if each.looker == each.seat else self.players[each.seat].name for each in group]
        listed = _listed(names)
        yield Text(f"{listed[0].upper()}{listed[1:]} pass")

    def _place(self, group: list[Happening]) -> Iterator[Text]:
        counter, road = group[0].things
        yield Text.assemble(
            self._who(group[0], "puts"), " ", chip(counter.rpartition(" ")[2]), " on ", road_text(road_of(road))
        )

    def _obstacle(self, group: list[Happening]) -> Iterator[Text]:
        road = road_text(road_of(group[0].things[0]))
        yield Text.assemble(self._who(group[0], "puts"), " ", chip("obstacle"), " on ", road)

    def _keep(self, group: list[Happening]) -> Iterator[Text]:
        kept = Counter(each.things[0].removeprefix("open ") for each in group if each.things)
        said = self._who(group[0], "has chosen what to keep", "choose to keep")
        yield Text.assemble(said, " ", counted(kept)) if kept else said

    def _reveal(self, group: list[Happening]) -> Iterator[Text]:
        after = group[0].after
        for player in self.players:
            kept = {word: count for word, count in after.counters(player.seat).items() if count}
            unknown = after.table.backs[player.seat] if not after.knows(player.seat) else 0
            if unknown:
                kept["hidden"] = unknown
            if kept:
                you = player.seat == after.looker
                tag = player.tag("You" if you else "")
                yield Text.assemble(tag, " keep " if you else " keeps ", counted(kept))

    def _stop(self, group: list[Happening]) -> Iterator[Text]:
        town = town_name(group[0].before.table.boot[group[0].seat])
        yield self._who(group[0], "stops", "stop").append(f" in {town}")

    def _ride(self, group: list[Happening]) -> Iterator[Text]:
        one = group[0]
        road = road_of(one.things[0])
        count, kind = one.before.price(road, one.before.table.boot[one.seat])
        yield Text.assemble(self._who(one, "travels"), " to ", self._arrival(one), " for ", counted({kind: count}))

    def _caravan(self, group: list[Happening]) -> Iterator[Text]:
        one = group[0]
        road = road_of(one.things[0])
        town = one.before.other_end(road, one.before.table.boot[one.seat])
        how = "boatmen" if one.before.terrain(road) == "lake" else "a caravan"
        paid = Counter(each.things[0] for each in group[1:])
        said = Text.assemble(self._who(one, "takes"), f" {how} to ", self._town(town, one, group[-1]))
        yield Text.assemble(said, " for ", counted(paid)) if paid else said

    def _spend(self, group: list[Happening]) -> Iterator[Text]:
        """A payment apart from its caravan, where a record is read event by event."""
        one, last = group[0], group[-1]
        said = Text.assemble(self._who(one, "pays"), " ", counted(Counter(each.things[0] for each in group)))
        town = last.after.table.boot[one.seat]
        if town != one.before.table.boot[one.seat]:
            said = Text.assemble(said, " and arrives" if one.looker != one.seat else " and arrive", " in ")
            said.append_text(self._town(town, one, last))
        yield said

    def _draw_open(self, group: list[Happening]) -> Iterator[Text]:
        yield Text.assemble(self._who(group[0], "gets"), " ", chip(group[0].things[0]))

    def _arrival(self, one: Happening) -> Text:
        return self._town(one.after.table.boot[one.seat], one, one)

    def _town(self, town: int, first: Happening, last: Happening) -> Text:
        """A town, and whether its piece was collected between two events."""
        fresh = last.after.pieces(first.seat) > first.before.pieces(first.seat)
        return Text.assemble((town_name(town), "bold"), " (new)" if fresh else "")

    def _discard(self, group: list[Happening]) -> Iterator[Text]:
        yield Text.assemble(self._who(group[0], "discards"), " ", counted(Counter(each.things[0] for each in group)))


def _groups(happenings: Sequence[Happening]) -> Iterator[list[Happening]]:
    group: list[Happening] = []
    for each in happenings:
        if group and not _joins(group[-1], each):
            yield group
            group = []
        group.append(each)
    if group:
        yield group


def _joins(one: Happening, other: Happening) -> bool:
    if one.verb in OF_ONE_SEAT and one.seat != other.seat:
        return False
    return (one.verb, other.verb) in JOINS


def _heading(number: int) -> Text:
    return Text(f"── Round {number} ──", style="bold")


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
