"""Kernels stay Python, games fill in promises, and what was compiled from older wordings is never found again."""

import shutil
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import pytest

from elvenhold.play import contract, kernel
from elvenhold.play.entries import play_out, serve, settle
from elvenhold.play.kernel import KERNELS, PROMISES, Speaker, cache_folder, forget_old_caches, source_hash
from tests.play.planted import Pair, add, mark, rows_of
from tests.play.process import PACKAGE, python
from tests.toy.game import FUNCTIONS, TOY, gem_at

SPIN = """
from tests.play.planted import luck_rows, speak, spin
from elvenhold.play.luck import seed_luck
luck, argument = luck_rows(compiled=True)
seed_luck(luck, 'cache')
door = speak(spin, compiled=True)
print(*(door(argument, 1000) for _ in range(6)), sum(door.stats.cache_hits.values()))
"""
SAME_NAME = "import elvenhold.play.kernel as kernel; kernel.source_hash = lambda: 'always'\n"
RULE = "return (luck.block[place] * limit) >> 32"


# -------------------------------------------------------------------------------------------------------- stale caches


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package, whose rules may be edited."""
    copy = tmp_path / "src" / "elvenhold"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def edit(package: Path) -> None:
    """Change a rule that is called by a door in another module: every number is nought from now on."""
    luck = package / "play" / "luck.py"
    text = luck.read_text(encoding="utf-8")
    assert RULE in text
    luck.write_text(text.replace(RULE, "return 0 * limit"), encoding="utf-8")


def test_an_edited_rule_is_used_at_once(package: Path, tmp_path: Path) -> None:
    """The same door in the same cache: warm it is found again, and after an edit it is compiled anew."""
    cache = tmp_path / "cache"
    cold, warm = python(SPIN, cache, package=package), python(SPIN, cache, package=package)
    assert (cold.split()[:6], "0", "1") == (warm.split()[:6], cold.split()[6], warm.split()[6])
    edit(package)
    assert "0 0 0 0 0 0 0" == python(SPIN, cache, package=package)
    assert 2 == len(list(cache.iterdir()))


def test_a_cache_that_is_not_named_by_its_sources_keeps_the_old_rule(package: Path, tmp_path: Path) -> None:
    """The trap is real: the compiler looks at the door's own file only, and finds the caller of the old rule."""
    before = python(SAME_NAME + SPIN, tmp_path / "cache", package=package)
    edit(package)
    after = python(SAME_NAME + SPIN, tmp_path / "cache", package=package)
    assert "0 0 0 0 0 0" != before[:-2] == after[:-2]


def test_old_folders_are_removed_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folders of this wording stay, with and without checks; files that lie beside them are not ours."""
    monkeypatch.setenv("ELVENHOLD_CACHE", str(tmp_path))
    mine = {source_hash(), source_hash() + "-checked"}
    for folder in (*mine, "0123456789abcdef", "0123456789abcdef-checked"):
        (tmp_path / folder / "toy").mkdir(parents=True)
        (tmp_path / folder / "toy" / "serve.nbc").touch()
    (tmp_path / "notes.txt").touch()
    forget_old_caches()
    assert {*mine, "notes.txt"} == {path.name for path in tmp_path.iterdir()}
    assert all((tmp_path / folder / "toy" / "serve.nbc").exists() for folder in mine)


def test_a_cache_that_does_not_exist_is_no_reason_to_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the first start there is nothing to forget."""
    monkeypatch.setenv("ELVENHOLD_CACHE", str(tmp_path / "never"))
    forget_old_caches()
    assert not (tmp_path / "never").exists()


def test_kernels_with_checks_lie_apart_from_those_without(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test run never hands its slower kernels to a server, nor the other way round."""
    folders = []
    for wish in ("", "0", "1"):
        monkeypatch.setenv("ELVENHOLD_BOUNDS", wish)
        folders.append(cache_folder())
    assert folders[0] == folders[1] != folders[2]


def hash_of(package: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name that a package's sources give to their cache."""
    monkeypatch.setattr(kernel, "PACKAGE", package)
    return source_hash.__wrapped__()


SOURCES = [
    *[f"{folder}/__init__.py" for folder in ("world", "play", "mechanics", "games", "lab")],
    "play/luck.py",
    "games/elfenland/table.py",
]


@pytest.mark.parametrize("name", [*SOURCES, "world/data/board.json"])
def test_every_file_that_kernels_depend_on_names_the_cache(
    package: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A letter more in a rule, or in the printed map whose sizes are compiled in, is another wording."""
    before = hash_of(package, monkeypatch)
    with (package / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert before != hash_of(package, monkeypatch)


def test_a_file_that_is_renamed_or_added_names_the_cache_too(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a rule stands belongs to the wording."""
    before = hash_of(package, monkeypatch)
    (package / "play" / "more.py").touch()
    more = hash_of(package, monkeypatch)
    (package / "play" / "more.py").rename(package / "play" / "less.py")
    assert 3 == len({before, more, hash_of(package, monkeypatch)})


# ------------------------------------------------------------------------------------------------------------- speaking


def test_a_kernel_stays_the_function_it_was() -> None:
    """Marking it changes nothing: it can be called, read and tested as it stands."""
    assert {add, mark, settle, gem_at} <= KERNELS
    assert all(isinstance(function, FunctionType) for function in KERNELS | PROMISES)
    assert 5 == add(rows_of(Pair, compiled=False)[1], 5)


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
def test_a_promise_that_nobody_keeps_says_so(name: str) -> None:
    """The contract's own functions do nothing; a game fills in every one of them."""
    promised = getattr(contract, name)
    assert promised in PROMISES
    arguments = [None] * promised.__code__.co_argcount
    with pytest.raises(NotImplementedError):
        promised(*arguments)


def test_the_toy_and_every_game_keep_every_promise() -> None:
    """What shared code may call is there."""
    assert {promised.__name__ for promised in PROMISES} == set(TOY.functions)


def test_a_speaker_binds_a_games_functions_all_the_way_down() -> None:
    """The door calls `settle`, that calls `play`: each gets the toy's, and the shared function is left as it was."""
    spoken = Speaker(TOY.functions, compiled=False, place="toy").speak(serve)
    assert spoken is not serve
    assert "toy" in spoken.__globals__["play"].__module__
    assert serve.__globals__["play"] is contract.play


def test_a_speaker_copies_each_kernel_once() -> None:
    """Two doors share what they both call, so that it is compiled once."""
    speaker = Speaker(TOY.functions, compiled=False, place="toy")
    one, two = speaker.speak(settle), speaker.speak(play_out)
    assert one.__globals__["play"] is two.__globals__["play"] is not TOY.functions["play"]


def test_two_games_do_not_share_their_rules() -> None:
    """The same door bound for another game calls that game's functions."""
    other = {**TOY.functions, "waiting": gem_at}
    spoken = Speaker(other, compiled=False, place="other").speak(serve)
    assert "gem_at" == spoken.__globals__["waiting"].__name__
    assert "waiting" == TOY.door("serve", compiled=False).__globals__["waiting"].__name__


def test_threads_that_ask_at_once_get_one_door_and_leave_the_cache_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler is asked once for each kernel, always with the folder of these sources as the place of its cache."""
    config: Any = numba.config
    before, places = config.CACHE_DIR, list[str]()

    def slow_compiler(**_: Any) -> Callable[..., Any]:
        def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
            time.sleep(0.002)
            places.append(config.CACHE_DIR)
            return function

        return compiled

    monkeypatch.setattr(numba, "njit", slow_compiler)
    speakers = [Speaker(TOY.functions, compiled=True, place="crowd") for _ in range(2)]
    with ThreadPoolExecutor(8) as crowd:
        doors = list(crowd.map(lambda number: speakers[number % 2].speak(serve), range(16)))
    assert 2 == len(set(doors))
    assert {str(cache_folder() / "crowd")} == set(places)
    assert before == config.CACHE_DIR
    assert 0 == len(places) % 2
