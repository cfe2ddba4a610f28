"""A desk: tables are bytes to be copied and compared, and the verbs are the same at either speed."""

import gc
from pathlib import Path
from timeit import repeat

import numpy as np
import pytest

from elvenhold.play.desk import Desk
from elvenhold.play.fields import DEALER, OVER
from elvenhold.play.game import READY, Game, prefers_compiled
from elvenhold.play.kernel import cache_folder
from elvenhold.play.luck import seed_luck
from tests.toy.game import DRAW, GEMS, OFFER, PASS, REVEAL, TAKE, TITLE, TOY

SHORT = TITLE.make_box(2, TITLE.preset("short").options)
speeds = pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])


def laid(*, compiled: bool = False) -> Desk:
    """A desk with a short match of the toy, dealt."""
    desk = Desk(TOY, SHORT, compiled=compiled)
    desk.seed(1)
    desk.deal()
    return desk


# ------------------------------------------------------------------------------------------------------ tables as bytes


def test_a_table_is_saved_and_laid_again() -> None:
    """Undo is laying a saved table: what happened since is gone, and the box has not moved."""
    desk = laid()
    saved = desk.table
    desk.play(TAKE)
    assert saved != desk.table
    desk.table = saved
    assert (saved, SHORT, 0) == (desk.table, desk.box, desk.waiting())


def test_a_saved_table_does_not_follow_the_desk() -> None:
    """Bytes are a copy: they can be kept, hashed and compared."""
    desk = laid()
    saved, again = desk.table, desk.table
    desk.play(TAKE)
    assert saved == again
    assert {saved: "before"}[again] == "before"


@pytest.mark.parametrize("length", [0, 1, 10_000])
def test_bytes_of_another_length_are_no_table(length: int) -> None:
    """A table of another game, or half of one, is refused and changes nothing."""
    desk = laid()
    before = desk.table
    with pytest.raises(ValueError, match="different"):
        desk.table = bytes(length)
    with pytest.raises(ValueError, match="different"):
        Desk(TOY, bytes(length))
    assert before == desk.table


def test_a_clone_and_a_comparison_take_next_to_no_time() -> None:
    """The trap is real, and far away: NumPy's own copy of a structured array costs many times as much."""
    desk, record = laid(), np.zeros(2, TOY.table.dtype)
    saved = desk.table
    gc.collect()
    clone = min(repeat(lambda: desk.table, number=1000, repeat=5)) / 1000
    lay = min(repeat(lambda: setattr(desk, "table", saved), number=1000, repeat=5)) / 1000
    compare = min(repeat(lambda: desk.table == saved, number=1000, repeat=5)) / 1000
    numpys = min(repeat(lambda: record[:1] == record[1:], number=100, repeat=5)) / 100
    assert max(clone, lay, compare) < 20e-6
    assert compare < numpys


# ----------------------------------------------------------------------------------------------------------- the verbs


@speeds
def test_a_match_of_the_toy_from_beginning_to_end(*, compiled: bool) -> None:
    """Take, draw, pass, offer, reveal; the second round likewise; then the result stands."""
    desk = laid(compiled=compiled)
    assert ([PASS, TAKE], DEALER) == (desk.legal(), desk.play(TAKE))
    assert [(DRAW + gem, 5) for gem in range(GEMS)] == desk.outcomes()
    assert [DRAW, DRAW + 1, DRAW + 2] == desk.options()
    assert (1, 0) == (desk.play(DRAW + 2), desk.play(PASS))
    assert ([OFFER + 2], DEALER) == (desk.options(), desk.play(OFFER + 2))
    assert ([(REVEAL, 1)], REVEAL, 0) == (desk.outcomes(), desk.draw(), desk.play(REVEAL))
    assert [0, 1, DEALER, OVER] == [desk.waiting(), *map(desk.play, (PASS, PASS, REVEAL))]
    assert [[1, 1, 0, 0, 0], [2, 0, 0, 0, 0]] == desk.result()[:2]


@speeds
def test_a_sealed_offer_is_noted_without_going_on(*, compiled: bool) -> None:
    """`disclose` writes down what a view is told at the reveal; the turn does not pass."""
    desk = laid(compiled=compiled)
    desk.disclose(1, OFFER + 1)
    assert ([0, 1 << 4], 0) == (desk.rows["table"]["offered"][0, :2].tolist(), desk.waiting())


@speeds
def test_a_guess_fills_the_hands_that_a_view_does_not_show(*, compiled: bool) -> None:
    """Two gems are held and unseen; after the guess they are somewhere, and the deck has the rest."""
    desk = laid(compiled=compiled)
    table = desk.rows["table"]
    table["deck_left"], table["held"][0, 1] = 13, 2
    desk.guess()
    assert (2, 13, 13) == (table["hand"][0, 1].sum(), table["deck"].sum(), table["deck_left"][0])


@speeds
def test_luck_is_taken_up_where_it_was_left(*, compiled: bool) -> None:
    """After three draws a fresh desk with the same seed and three numbers used goes on alike."""
    desk, other = laid(compiled=compiled), laid(compiled=compiled)
    for each in (desk, other):
        each.play(TAKE)
    drawn = [desk.draw() for _ in range(9)]
    other.seed(1, spun=3)
    assert drawn[3:] == [other.draw() for _ in range(6)]
    assert 9 == desk.plain.luck.spun
    seed_luck(other.plain.luck, 1)
    assert drawn[0] == other.draw()


# -------------------------------------------------------------------------------------------- compiled or interpreted


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, and no wish for one speed or the other."""
    monkeypatch.setenv("ELVENHOLD_CACHE", str(tmp_path))
    monkeypatch.delenv("ELVENHOLD_KERNELS", raising=False)
    return tmp_path


def fresh() -> Game:
    """The toy under a name of its own."""
    return Game("fresh", (TOY.box, TOY.table), TOY.vocabulary, TOY.functions)


def test_a_game_runs_interpreted_until_its_kernels_are_ready(cache: Path) -> None:
    """Nobody waits for a compiler unasked; afterwards nobody runs slowly unasked."""
    game = fresh()
    assert (False, False) == (game.ready, prefers_compiled(game))
    assert not Desk(game, SHORT).compiled
    (cache_folder() / game.name).mkdir(parents=True)
    game.mark_ready()
    assert [cache] == [folder.parents[1] for folder in cache.glob(f"*/{game.name}")]
    assert (True, True) == (game.ready, prefers_compiled(game))


def test_kernels_of_another_wording_are_not_ready(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was compiled before a rule was edited counts for nothing."""
    game = fresh()
    (cache / "0123456789abcdef" / game.name).mkdir(parents=True)
    (cache / "0123456789abcdef" / game.name / READY).touch()
    assert not game.ready
    monkeypatch.setattr("elvenhold.play.kernel.source_hash", lambda: "0123456789abcdef")
    monkeypatch.delenv("ELVENHOLD_BOUNDS")
    assert game.ready


@pytest.mark.parametrize("wish", ["interpreted", "compiled", ""])
@pytest.mark.parametrize("ready", [False, True])
def test_a_wish_goes_before_what_is_ready(
    wish: str, *, ready: bool, monkeypatch: pytest.MonkeyPatch, cache: Path
) -> None:
    """ELVENHOLD_KERNELS decides; without it compiled kernels are used if they are there."""
    monkeypatch.setenv("ELVENHOLD_KERNELS", wish)
    monkeypatch.setattr(Game, "ready", property(lambda _: ready))
    assert (wish == "compiled" or (wish == "" and ready)) is prefers_compiled(fresh())
    assert [] == list(cache.iterdir())


def test_without_a_compiler_everything_is_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elvenhold works where Numba cannot be installed."""
    monkeypatch.setattr("elvenhold.play.game.compiler_present", lambda: False)
    monkeypatch.setenv("ELVENHOLD_KERNELS", "compiled")
    assert not prefers_compiled(fresh())
