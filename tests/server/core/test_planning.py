"""Planning ahead: what would be if, how far one could travel, and why not; found out on a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import elvenhold as eh
from elvenhold.play.errors import Forbidden, Illegal, Malformed
from elvenhold.server import planning_ahead as ahead
from tests.server.core.changing import changed
from tests.server.core.tables import House, human

if TYPE_CHECKING:
    from elvenhold.server.owner import Owner

TRAVEL = (
    "elfenland 2p preset=amigo-de | phase: travel | boot 0: elvenhold | hand 0: 2 pig, 3 dragon, 1 raft"
    " | road: elvenhold-beata-plain pig"
)


def ahead_of(match: eh.Match, *moves: str) -> ahead.Plan:
    """The plan of the seat to decide."""
    return ahead.plan(match.view(match.waiting), moves)


def test_a_plan_shows_the_view_that_playing_it_would_show() -> None:
    """What is planned and what is played then look the same, and so do the moves that are legal."""
    match = eh.position(TRAVEL)
    now = match.view(0).to_dict()

    plan = ahead_of(match, "ride elvenhold-beata-plain")

    match.play("ride elvenhold-beata-plain")
    assert ("ride elvenhold-beata-plain",) == plan.after
    assert match.view(0).to_dict() == changed(now, plan.set)
    assert plan.may
    listed = {f"{head} {last}" for head, tails in plan.may.items() for last in tails}
    assert set(match.legal_text()) == listed | {head for head, tails in plan.may.items() if not tails}


def test_every_way_to_every_town_can_be_played_as_it_is_told() -> None:
    """It ends there, passes the towns that it names, costs what it says; the cheapest comes first."""
    plan = ahead_of(eh.position(TRAVEL))

    assert plan.ways
    for town, ways in plan.ways.items():
        assert len(ways) <= ahead.MOST_WAYS
        assert sorted(ways, key=lambda way: sum(way.cards.values())) == list(ways)
        for way in ways:
            match = eh.position(TRAVEL)
            visited: list[str] = []
            before = match.view(0).to_dict()
            for move in way.moves:
                match.play(move)
                boot = match.view(0).to_dict()["boot"][0]
                visited += [boot] if boot not in (visited[-1:] or [before["boot"][0]]) else []
            after = match.view(0).to_dict()
            assert (town, list(way.via)) == (visited[-1], visited)
            assert way.new_towns == len(after["taken"][0]) - len(before["taken"][0])
            spent = {card: count - after["hand"][0][card] for card, count in before["hand"][0].items()}
            assert way.cards == {card: count for card, count in spent.items() if count}


def test_no_ways_where_nobody_travels() -> None:
    """In other phases there are only moves."""
    match = eh.start("elfenland", seats=2, seed=3)

    assert {} == ahead_of(match).ways


def test_a_plan_goes_no_further_than_the_seat_decides() -> None:
    """What the dealer, or somebody else, would do is not foretold."""
    match = eh.start("elfenland", seats=2, seed=3)

    plan = ahead_of(match, "take blind")

    assert None is plan.may
    assert {} == plan.ways
    with pytest.raises(Forbidden):
        ahead_of(match, "take blind", "take blind")


def test_a_plan_that_is_not_legal_is_refused_with_its_clause() -> None:
    """As the move itself would be."""
    match = eh.position(TRAVEL)
    with pytest.raises(Illegal) as refusal:
        ahead_of(match, "ride elvenhold-beata-plain", "ride elvenhold-beata-plain", "ride elvenhold-beata-plain")
    with pytest.raises(Malformed):
        ahead_of(match, "fly")

    assert refusal.value.clause


def test_a_plan_opens_nothing_at_its_end() -> None:
    """A plan that would end the match does not show what the end will open."""
    match = eh.start("elfenland", seats=2, seed=3, rounds=1, home_town=True)
    while not (last := _last(match)):
        match.play("pass" if "pass" in match.legal_text() else match.legal()[0])
    seat = match.waiting or 0
    now = match.view(seat).to_dict()

    plan = ahead_of(match, last)

    planned = changed(now, plan.set)
    assert 1 == planned["over"]
    assert now["home"] == planned["home"]
    assert None in now["home"]


def _last(match: eh.Match) -> str:
    """The move that ends the match, if one does."""
    mark, move = match.mark(), match.legal_text()[-1]
    match.play(move)
    over = match.over
    match.return_to(mark)
    return move if over else ""


class Asking:
    """Somebody who asks in a match on a server."""

    def __init__(self, house: House, owner: Owner) -> None:
        """Connect both people."""
        self.owner = owner
        self.people = [house.client("anna"), house.client("ben")]

    async def ask(self, seat: int, kind: str = "ask", **fields: Any) -> dict[str, Any]:
        """Ask, and hear the answer."""
        person = self.people[seat]
        await person.say(kind, id="q", seat=seat, **fields)
        return await person.answer()


async def asking() -> Asking:
    """Two people at a match."""
    house = House()
    asking = Asking(house, await house.begun(human("anna"), human("ben")))
    for person in asking.people:
        await person.enter()
    return asking


async def test_asking_changes_nothing_and_needs_no_turn() -> None:
    """The answer names the event after which it is true; whoever is not to decide may do nothing there."""
    match = await asking()
    standing = match.owner.live.standing
    assert standing
    seat, table = standing.waiting or 0, standing.table

    mine, other = await match.ask(seat, after=["take blind"]), await match.ask(1 - seat)

    assert ("planned", "q", standing.seq, ["take blind"]) == tuple(mine[key] for key in ("t", "id", "seq", "after"))
    assert ("planned", None, []) == tuple(other[key] for key in ("t", "may", "set"))
    assert table == standing.table == standing.match.table


async def test_why_not_is_answered_with_the_clause_and_why_with_done() -> None:
    """The clause that forbids it, or that it may be played."""
    match = await asking()
    standing = match.owner.live.standing
    assert standing
    seat = standing.waiting or 0

    assert "done" == (await match.ask(seat, "why", move="take blind"))["t"]
    refused = await match.ask(seat, "why", move="place obstacle elvenhold-beata-plain")
    assert ("illegal", True) == (refused["code"], bool(refused["clause"]))
    assert "forbidden" == (await match.ask(1 - seat, "why", move="take blind"))["code"]
    match.people[seat].told.clear()
    await match.people[seat].say("why", id="q", seat=1 - seat, move="take blind")
    assert "forbidden" == (await match.people[seat].answer())["code"]
