"""CUDA: every kernel compiles for a device that is not there, and does what the same rules do elsewhere."""

import sys

import numpy as np
import pytest

from elvenhold.lab import cuda
from elvenhold.lab.playouts import count_chunks, tally_of
from elvenhold.lab.seeds import lucks
from elvenhold.lab.vector import Tables
from elvenhold.play.desk import Desk
from elvenhold.play.entries import TALLIES
from tests.lab.boxes import elfenland
from tests.lab.card import Records, StrawCard

no_device = pytest.mark.skipif(cuda.available(), reason="a device answers here")
needs_device = pytest.mark.skipif(not cuda.available(), reason="no CUDA device answers here")


@pytest.mark.parametrize("name", cuda.KERNELS)
def test_every_kernel_compiles_for_a_hopper_without_one(name: str) -> None:
    """The compiler makes PTX for compute capability 9.0 out of the rules as they are, with nothing left to link."""
    pytest.importorskip("numba_cuda", reason="`make cuda` installs the tools for it (CI has them)")
    game, _ = elfenland()
    text = cuda.ptx(game, name)
    assert ".target sm_90" in text
    assert 1 == text.count(".visible .entry")
    assert ".extern .func" not in text


def test_threads_that_play_at_random_add_up_to_the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three threads of two matches each count what the laboratory counts in three chunks of two."""
    game, box = elfenland(3)
    monkeypatch.setenv("ELVENHOLD_KERNELS", "interpreted")
    card, tally = StrawCard(game, monkeypatch), np.zeros((cuda.SPREAD, TALLIES), np.int64)
    boxes, streams = Records(np.frombuffer(box, game.box.dtype).copy()), Records(lucks(3, 11))
    card.launch("random_play", 4, boxes, streams, tally.data, 2)
    assert count_chunks(game, box, [2, 2, 2], 11).tolist() == tally.sum(axis=0).tolist()
    assert all(streams[thread].spun > 0 for thread in range(3))


def test_tables_stepped_by_threads_are_tables_stepped_by_a_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dealt, chosen and stepped on the card, byte for byte what `vector.Tables` holds after the same moves."""
    game, box = elfenland(2)
    monkeypatch.setenv("ELVENHOLD_KERNELS", "interpreted")
    tables, card = Tables(game, box, 2, seed=4), StrawCard(game, monkeypatch)
    boxes = Records(np.frombuffer(box, game.box.dtype).copy())
    fresh = np.zeros(2, game.place)
    fresh["luck"] = lucks(2, 4)
    places, streams = Records(fresh), Records(lucks(2, "choices"))
    chosen, counts = np.zeros(2, np.int16), np.zeros(2, np.int16)
    card.launch("step_tables", 3, boxes, places, chosen.data, counts.data)
    for _ in range(60):
        card.launch("choose_moves", 3, places, streams, chosen.data, counts.data)
        card.launch("step_tables", 3, boxes, places, chosen.data, counts.data)
        tables.step(chosen)
    assert tables.legal_counts.tolist() == counts.tolist()
    assert tables.places.tobytes() == places.rows.tobytes()


def test_a_deal_leaves_nothing_of_what_lay_there_before() -> None:
    """A thread's memory is not cleared: dealing says everything about a table."""
    game, box = elfenland(6, "amigo-it")
    desk = Desk(game, box, compiled=False)
    desk.deal()
    clean = np.frombuffer(desk.table, game.table.dtype)
    desk.table = b"\x55" * len(desk.table)
    desk.deal()
    dirty = np.frombuffer(desk.table, game.table.dtype)
    assert all((clean[name] == dirty[name]).all() for name in game.table.fields)


@no_device
def test_without_a_device_it_says_what_is_missing() -> None:
    """Nothing is pretended: the error names the device, and the driver."""
    game, box = elfenland()
    with pytest.raises(cuda.NoDevice, match="no CUDA device answers here"):
        cuda.random_matches(game, box, 64, 1)
    with pytest.raises(cuda.NoDevice, match="no CUDA device answers here"):
        cuda.DeviceTables(game, box, 64)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elvenhold itself needs no CUDA."""
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(cuda.NoDevice, match=r"install elvenhold\[cuda\]"):
        cuda.demand_device()
    assert not cuda.available()


@needs_device
@pytest.mark.filterwarnings("ignore:.*Grid size:Warning")
def test_a_device_plays_the_matches_that_the_processor_plays() -> None:
    """The same streams of luck give the same tally on both."""
    game, box = elfenland()
    expected = tally_of(count_chunks(game, box, [2] * 1000, 3))
    assert expected == cuda.random_matches(game, box, 1000, 2, 3)


@needs_device
@pytest.mark.filterwarnings("ignore:.*Grid size:Warning")
def test_a_device_steps_tables_as_the_processor_does() -> None:
    """Whole matches at every table, byte for byte after every step."""
    game, box = elfenland(6, "moon")
    tables, there = Tables(game, box, 256, seed=4), cuda.DeviceTables(game, box, 256, seed=4)
    for _ in range(600):
        there.choose_random()
        there.step()
        tables.step(there.chosen.copy_to_host())
        assert tables.places.tobytes() == there.places.copy_to_host().tobytes()
    assert tables.legal_counts.tolist() == there.legal_counts.tolist()
