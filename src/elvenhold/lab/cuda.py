"""The same kernels on a graphics card: random play with one match a thread, and tables stepped side by side.

No rule is written here: each CUDA kernel is a few lines around functions of `play.entries`, into which a `Speaker`
has bound a game. Needs the optional extra `cuda`; `ptx` compiles without a device, everything else asks for one.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from elvenhold.lab.playouts import Tally, tally_of
from elvenhold.lab.seeds import Seed, lucks
from elvenhold.play.bits import ones
from elvenhold.play.entries import TALLIES, choose_one, play_match, step_one
from elvenhold.play.game import RESULT_COLUMNS, SEAT_ROWS, SPANS, Game
from elvenhold.play.kernel import Speaker
from elvenhold.play.luck import Luck

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

BLOCK = 64
"""Threads of a block: matches diverge, so small blocks fill the device best."""
RESIDENT_BLOCKS = 10
"""Blocks that a multiprocessor should hold; it leaves a thread of random play 96 registers, the best number tried."""
SPREAD = 1024
"""Rows of a tally that threads add to, so that they seldom wait for each other."""
HOPPER = (9, 0)
"""The compute capability of an H200."""


class NoDevice(RuntimeError):
    """What was asked for needs a CUDA device, and none answers."""


def _numba_cuda() -> Any:
    try:
        from numba import cuda  # noqa: PLC0415 - imported only when something is to run on a device
    except ImportError as missing:
        raise NoDevice("Numba's CUDA target is not installed; install elvenhold[cuda]") from missing
    return cuda


def available() -> bool:
    """Whether a CUDA device answers here."""
    try:
        return bool(_numba_cuda().is_available())
    except NoDevice:
        return False


def demand_device() -> None:
    """Say clearly what is missing where nothing can run on a device."""
    cuda = _numba_cuda()
    if not cuda.is_available():
        raise NoDevice("no CUDA device answers here: this needs an NVIDIA driver, a device and elvenhold[cuda]")


def _record(dtype: np.dtype[Any]) -> Any:
    from numba import from_dtype  # noqa: PLC0415

    return from_dtype(dtype)


@cache
def _speaker(game: Game) -> Speaker:
    return Speaker(game.functions, compiled=True, place=game.name, instructions={ones: _population_count()})


def _population_count() -> Any:
    """The device's own instruction for `ones`, which its compiler does not recognise as the processor's does."""
    cuda = _numba_cuda()

    def population_count(bits: int) -> Any:
        return np.int64(cuda.popc(bits))

    return cuda.jit(device=True)(population_count)


def _spoken(game: Game, function: Callable[..., Any]) -> Any:
    return _speaker(game).speak(function)


def _random_play(game: Game) -> Callable[..., None]:
    """Every thread plays matches with the table in its own local memory and adds what happened to the tally."""
    cuda, match = _numba_cuda(), _spoken(game, play_match)
    table_type, luck_type = _record(game.table.dtype), _record(Luck.dtype)
    score_shape, span_shape, narrow, wide = (SEAT_ROWS, RESULT_COLUMNS), SPANS[-1], np.int16, np.int64

    def random_play(boxes: Any, streams: Any, tally: Any, matches: int) -> None:
        thread = cuda.grid(1)
        if thread >= streams.shape[0]:
            return
        tables = cuda.local.array(1, table_type)
        luck = cuda.local.array(1, luck_type)
        spans = cuda.local.array(span_shape, wide)
        scores = cuda.local.array(score_shape, narrow)
        mine = cuda.local.array(TALLIES, wide)
        for i in range(TALLIES):
            mine[i] = 0
        for seat in range(score_shape[0]):
            scores[seat, 0] = 0
            scores[seat, 1] = 0
        luck[0] = streams[thread]
        for _ in range(matches):
            match(boxes[0], tables[0], luck[0], spans, scores, mine)
        streams[thread] = luck[0]
        for i in range(TALLIES):
            cuda.atomic.add(tally, (thread % SPREAD, i), mine[i])

    return random_play


def _step_tables(game: Game) -> Callable[..., None]:
    """Every thread plays the chosen move at one table in global memory."""
    cuda, step = _numba_cuda(), _spoken(game, step_one)

    def step_tables(boxes: Any, places: Any, chosen: Any, counts: Any) -> None:
        i = cuda.grid(1)
        if i < places.shape[0]:
            step(boxes, places, chosen, counts, i)

    return step_tables


def _choose_moves(game: Game) -> Callable[..., None]:
    """Every thread chooses a move at random for one table."""
    cuda, choose = _numba_cuda(), _spoken(game, choose_one)

    def choose_moves(places: Any, streams: Any, chosen: Any, counts: Any) -> None:
        i = cuda.grid(1)
        if i < places.shape[0]:
            choose(places, streams, chosen, counts, i)

    return choose_moves


BOUNDS: dict[str, tuple[int, int]] = {"random_play": (BLOCK, RESIDENT_BLOCKS)}
"""For some kernels: the most threads of a block, and how many blocks a multiprocessor should hold."""
KERNELS: dict[str, Callable[[Game], Callable[..., None]]] = {
    "random_play": _random_play,
    "step_tables": _step_tables,
    "choose_moves": _choose_moves,
}


def signatures(game: Game) -> dict[str, tuple[Any, ...]]:
    """The argument types of every kernel of a game."""
    from numba import int16, int64  # noqa: PLC0415

    box, place, luck = (_record(dtype)[::1] for dtype in (game.box.dtype, game.place, Luck.dtype))
    narrow = int16[::1]
    return {
        "random_play": (box, luck, int64[:, ::1], int64),
        "step_tables": (box, place, narrow, narrow),
        "choose_moves": (place, luck, narrow, narrow),
    }


@cache
def kernels(game: Game) -> dict[str, Any]:
    """Every kernel of a game, ready to be launched as `kernel[blocks, threads](...)`."""
    demand_device()
    jit = _numba_cuda().jit
    return {
        name: jit(signatures(game)[name], launch_bounds=BOUNDS.get(name))(make(game)) for name, make in KERNELS.items()
    }


@contextmanager
def _standing_in(capability: tuple[int, int]) -> Iterator[None]:
    """Answer the compiler's question for the capability of a device where there is no device.

    It asks while it compiles the functions that a kernel calls, although the kernel's own capability was given.
    """
    from numba.cuda import dispatcher  # noqa: PLC0415

    class StandIn:
        compute_capability = capability

    asked: Any = dispatcher
    before = asked.get_current_device
    asked.get_current_device = StandIn
    try:
        yield
    finally:
        asked.get_current_device = before


def ptx(game: Game, name: str, capability: tuple[int, int] = HOPPER) -> str:
    """Compile one kernel to the assembly language of CUDA devices; needs the compiler's libraries, but no device."""
    cuda = _numba_cuda()
    with _standing_in(capability):
        kernel, arguments = KERNELS[name](game), signatures(game)[name]
        text, _ = cuda.compile_ptx(kernel, arguments, cc=capability, launch_bounds=BOUNDS.get(name))
    return str(text)


class Players:
    """Threads of a device that play random matches, each from a stream of luck of its own."""

    def __init__(self, game: Game, box: bytes, threads: int, seed: Seed = 0, block: int = BLOCK) -> None:
        """Bring box and luck to the device."""
        self._kernel, cuda = kernels(game)["random_play"], _numba_cuda()
        self._shape = (blocks_of(threads, block), block)
        self._boxes = cuda.to_device(np.frombuffer(box, game.box.dtype))
        self._streams = cuda.to_device(lucks(threads, seed))
        self._tally = cuda.to_device(np.zeros((SPREAD, TALLIES), np.int64))
        self._wait = cuda.synchronize

    def play(self, each: int) -> None:
        """Let every thread play so many more matches, and wait for the last."""
        self._kernel[self._shape](self._boxes, self._streams, self._tally, each)
        self._wait()

    def counts(self) -> NDArray[np.int64]:
        """What has been counted so far."""
        counted: NDArray[np.int64] = self._tally.copy_to_host().sum(axis=0)
        return counted


def random_matches(game: Game, box: bytes, threads: int, each: int, seed: Seed = 0) -> Tally:
    """Play random matches on the device: so many threads, so many matches each."""
    players = Players(game, box, threads, seed)
    players.play(each)
    return tally_of(players.counts())


def blocks_of(threads: int, block: int = BLOCK) -> int:
    """How many blocks hold so many threads."""
    return -(-threads // block)


class DeviceTables:
    """An array of tables that lives on the device, as `vector.Tables` does in memory."""

    def __init__(self, game: Game, box: bytes, count: int, seed: Seed = 0) -> None:
        """Deal a match at every table."""
        self.game = game
        self._kernels = kernels(game)
        self._shape = (blocks_of(count), BLOCK)
        cuda = _numba_cuda()
        places = np.zeros(count, game.place)
        places["luck"] = lucks(count, seed)
        self._boxes = cuda.to_device(np.frombuffer(box, game.box.dtype))
        self.places = cuda.to_device(places)
        self.chosen = cuda.to_device(np.zeros(count, np.int16))
        """The moves to be played next: fill it from the device, or let `choose_random` do it."""
        self.counts = cuda.to_device(np.zeros(count, np.int16))
        self._choices = cuda.to_device(lucks(count, f"choices {seed}"))
        self.step()

    def step(self) -> None:
        """Play the chosen move at every table; a match that was over begins anew."""
        self._kernels["step_tables"][self._shape](self._boxes, self.places, self.chosen, self.counts)

    def choose_random(self) -> None:
        """Choose a legal move at every table, each as likely."""
        self._kernels["choose_moves"][self._shape](self.places, self._choices, self.chosen, self.counts)

    def wait(self) -> None:
        """Wait until the device has done everything asked of it."""
        _numba_cuda().synchronize()

    @property
    def legal_counts(self) -> NDArray[np.int16]:
        """How many moves are legal at each table, fetched from the device; 0 where the match is over."""
        counts: NDArray[np.int16] = self.counts.copy_to_host()
        return counts
