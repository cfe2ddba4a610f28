"""The doors: few for each game, the same at either speed, and each what the plain verbs would have done."""

from typing import Any

import numpy as np
import pytest

from elvenhold.play.desk import Desk
from elvenhold.play.entries import DECISIONS, MATCHES, RANKS, SCORES, TALLIES, TURNED_UP, WIN, WINS
from elvenhold.play.fields import DEALER, OVER, SEATS
from elvenhold.play.luck import below, seed_luck
from elvenhold.play.schema import plain_class
from elvenhold.play.title import Title
from tests.play.states import all_titles
from tests.toy.game import TITLE, TOY

MOST_DOORS = 6
SEAT_COUNT = 3
MATCHES_PLAYED = 40
BOX = TITLE.make_box(SEAT_COUNT, TITLE.preset("scarce").options)
speeds = pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])


def seeded(*, compiled: bool) -> tuple[Desk, Any]:
    """A desk of the toy with seeded luck, and the way its doors take it."""
    desk = Desk(TOY, BOX, compiled=compiled)
    desk.seed("doors")
    return desk, desk.rows if compiled else (desk.plain,)


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.name)
def test_a_game_has_six_doors_at_most(title: Title) -> None:
    """Each function that Python calls costs seconds of compiling."""
    assert len(title.game.entries) <= MOST_DOORS


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.name)
def test_the_lists_of_a_desk_hold_whatever_may_happen(title: Title) -> None:
    """No position can have more moves than the game, nor more outcomes than one of the dealer's verbs has."""
    words, desk = title.game.vocabulary, title.game.desk
    assert words.size <= desk["moves"].shape[0]
    assert words.size < 2**15
    assert max(verb.size for verb in words.verbs if verb.by_dealer) <= desk["weights"].shape[0]


@speeds
def test_a_door_is_made_once(*, compiled: bool) -> None:
    """Two desks of a game share its functions."""
    assert TOY.door("serve", compiled=compiled) is TOY.door("serve", compiled=compiled)


# ---------------------------------------------------------------------------------------------------------------- step


def plain_step(desk: Desk, move: int) -> list[int]:
    """What `step` does, said with the verbs of a desk."""
    seat = desk.deal() if move < 0 else desk.play(move)
    while seat == DEALER:
        seat = desk.play(desk.draw())
    return [] if seat == OVER else desk.legal()


@speeds
def test_a_step_is_a_move_the_dealers_answer_and_what_is_legal_then(*, compiled: bool) -> None:
    """Whole matches by `step` leave the very bytes that the single verbs leave."""
    desk, argument = seeded(compiled=compiled)
    other, _ = seeded(compiled=False)
    step = TOY.door("step", compiled=compiled)
    move = -1
    for turn in range(300):
        count = step(argument, move)
        listed = plain_step(other, move)
        assert (listed, desk.table, desk.plain.luck.spun) == (
            desk.rows["moves"][0, :count].tolist(),
            other.table,
            other.plain.luck.spun,
        )
        move = listed[turn % len(listed)] if listed else -1


# ------------------------------------------------------------------------------------------------------------ playouts


def plain_playouts(desk: Desk, matches: int) -> list[int]:
    """What `playouts` counts, said with the verbs of a desk."""
    tally = [0] * TALLIES
    for _ in range(matches):
        seat = desk.deal()
        while seat != OVER:
            tally[TURNED_UP if seat == DEALER else DECISIONS] += 1
            moves = [] if seat == DEALER else desk.legal()
            seat = desk.play(moves[below(desk.plain.luck, len(moves))] if moves else desk.draw())
        rows = desk.result()
        winners = sum(row[0] == 1 for row in rows)
        for seat_no, row in enumerate(rows):
            tally[WINS + seat_no] += WIN // winners if row[0] == 1 else 0
            tally[RANKS + seat_no] += row[0]
            tally[SCORES + seat_no] += row[1]
        tally[MATCHES] += 1
    return tally


@speeds
def test_playouts_count_what_the_plain_verbs_would(*, compiled: bool) -> None:
    """Decisions, outcomes, matches, and every seat's wins, ranks and scores; table and luck are left alike."""
    desk, argument = seeded(compiled=compiled)
    other, _ = seeded(compiled=False)
    tally = np.zeros(TALLIES, np.int64)
    TOY.door("playouts", compiled=compiled)(argument, MATCHES_PLAYED, tally)
    assert plain_playouts(other, MATCHES_PLAYED) == tally.tolist()
    assert (other.table, other.plain.luck.spun) == (desk.table, desk.plain.luck.spun)


def test_the_parts_of_a_win_add_up() -> None:
    """Whoever shares a victory shares its parts, and nothing is lost; who does not play wins nothing."""
    _, argument = seeded(compiled=True)
    tally = np.zeros(TALLIES, np.int64)
    TOY.door("playouts", compiled=True)(argument, MATCHES_PLAYED, tally)
    wins = tally[WINS : WINS + SEATS].tolist()
    assert (MATCHES_PLAYED * WIN, [0] * (SEATS - SEAT_COUNT)) == (sum(wins), wins[SEAT_COUNT:])
    assert all(WIN % winners == 0 for winners in range(1, SEATS + 1))


# ------------------------------------------------------------------------------------------------------------ step_all


@speeds
def test_a_batch_plays_each_table_as_if_it_were_alone(*, compiled: bool) -> None:
    """Five tables side by side go as five desks do; a match that was over begins anew."""
    places = np.zeros(5, TOY.place)
    views = [plain_class("place", TOY.place)(places[i : i + 1].view(np.uint8).data) for i in range(5)]
    desks = [Desk(TOY, BOX, compiled=False) for _ in views]
    for number, (view, desk) in enumerate(zip(views, desks, strict=True)):
        seed_luck(view.luck, number)
        desk.seed(number)
    counts, chosen = np.zeros(5, np.int64), np.zeros(5, np.int64)
    record = np.frombuffer(bytearray(BOX), TOY.box.dtype)
    boxes, batch = (record, places) if compiled else ((desks[0].plain.box,), views)
    step_all = TOY.door("step_all", compiled=compiled)
    moves = [-1] * 5
    for turn in range(200):
        step_all(boxes, batch, chosen, counts)
        for number, desk in enumerate(desks):
            listed = plain_step(desk, moves[number])
            assert listed == places["moves"][number, : counts[number]].tolist()
            assert desk.table == places[number : number + 1]["table"].tobytes()
            moves[number] = listed[turn % len(listed)] if listed else -1
            chosen[number] = max(moves[number], 0)
