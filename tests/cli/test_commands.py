"""The smaller commands: rules, presets, options, perft, warm, bench, help."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import elvenhold as eh
from elvenhold.cli import bench
from elvenhold.cli.clauses import PACKAGE, book, find, places
from elvenhold.games.registry import titles
from elvenhold.lab import bench as measuring
from elvenhold.lab import warm
from tests.cli.typing_in import refused, run

COMMANDS = ("play", "simulate", "replay", "perft", "bench", "rules", "presets", "options", "warm")
ROOT = Path(__file__).resolve().parents[2]


def test_help_names_every_command() -> None:
    """Without a command, or with --help, all of them are listed."""
    said = run("--help")
    assert said.code == 0
    for command in COMMANDS:
        assert re.search(rf"\b{command}\b", said.text)
        assert run(command, "--help").code == 0


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_help_is_whole_in_eighty_columns(command: list[str]) -> None:
    """Nothing is cut off, and no bracket stands twice."""
    told = run(*command, "--help").text
    assert "…" not in told
    assert "[[" not in told


def test_bench_says_how_long_it_takes() -> None:
    """It takes about a minute."""
    assert "about a minute" in run("bench", "--help").text


def test_the_version_is_told() -> None:
    """And nothing is run."""
    assert run("--version").text == f"elvenhold {eh.__version__}\n"


def test_a_clause_is_printed_with_the_places_that_keep_it() -> None:
    """Its sentence, the function that implements it and a test; the case of letters does not matter."""
    said = run("rules", "el-p4-6")
    plain = " ".join(said.text.split())
    assert "EL-P4-6 rule An obstacle may be placed only on a road" in plain
    assert re.search(r"src/elvenhold/mechanics/placing\.py:\d+ may_block", plain)
    assert re.search(r"tests/\S+:\d+ test_", plain)


def test_the_beginning_of_a_number_lists_all_that_begin_so() -> None:
    """EL-P4 stands for all of phase 4, in the order of the book."""
    said = run("rules", "EL-P4")
    assert [number for number in book() if number.startswith("EL-P4")] == re.findall(
        r"^(\S+) rule$", said.text, re.MULTILINE
    )


def test_an_unknown_clause_suggests_near_ones() -> None:
    """Whoever mistypes is led on."""
    assert "EL-P4-9" in refused("rules", "EL-P49")
    assert "EL-P4 for all" in refused("rules", "???")


def test_several_clauses_are_printed_once_each() -> None:
    """In the order in which they are asked for, whether by their number or by how they begin."""
    said = run("rules", "el-p4-7", "EL-P4-6", "EL-P4-7")
    assert ["EL-P4-7", "EL-P4-6"] == re.findall(r"^(\S+) rule$", said.text, re.MULTILINE)
    assert "there is no clause 'nonsense'" in refused("rules", "EL-P4-6", "nonsense")


@pytest.mark.parametrize("typed", ["EL P4", "el_p4", "EL.P4"])
def test_another_separator_suggests_the_dash(typed: str) -> None:
    """Whoever writes EL P4 meant EL-P4."""
    assert f"there is no clause '{typed}' (expected EL-P4)" in refused("rules", typed)


def test_the_shorter_of_two_numbers_is_not_found_in_the_longer() -> None:
    """EL-P4-1 is not EL-P4-10, and a constant may be explained by a clause as well."""
    assert "EL-P4-1" == find("EL-P4-1")[0].number
    one = {(place.file, place.line) for place in places("EL-P4-1", PACKAGE)}
    ten = {(place.file, place.line) for place in places("EL-P4-10", PACKAGE)}
    assert one
    assert ten
    assert "COUNTERS" in [place.name for place in places("EL-S07", PACKAGE / "world")]


def test_presets_and_options_are_listed() -> None:
    """Every edition with what differs, every option with its value and meaning."""
    told = run("presets").text
    for preset in eh.presets("elfenland"):
        assert preset in told
    assert "counter_limit_timing=end_of_phase4" in told
    listed = run("options", "elfenland", "--preset", "moon").text
    for option in eh.options("elfenland"):
        assert option["name"] in listed
    assert "deal8" in listed
    assert "there is no game 'chess'" in refused("options", "chess")
    assert "has no preset 'x'" in refused("options", "--preset", "x")


def test_perft_counts_from_a_position() -> None:
    """Three rafts in Elvenhold: each first step on its own, and their sum."""
    text = "elfenland 2p | phase: travel | hand 0: 3 raft | seat: 0"
    said = run("perft", "1", "--position", text)
    assert re.search(r"^ +(\d+)  sequences of 1", said.text)
    divided = run("perft", "2", "--position", text, "--divide")
    counts = [int(count) for count in re.findall(r"^ +(\d+)  ", divided.text, re.MULTILINE)]
    assert sum(counts[:-1]) == counts[-1]
    assert "ride elvenhold-rivinia-river" in divided.text


def test_perft_counts_from_before_the_deal_or_after_it() -> None:
    """Six seats may start; after a deal the first decision is six counters or a blind draw, at most."""
    assert "2  sequences of 1" in run("perft", "1", "--seats", "2").text
    assert re.search(r" [2-7]  sequences of 1", run("perft", "1", "--seed", "5").text)
    assert "cannot begin with 'x'" in refused("perft", "1", "--position", "x")


def test_perft_goes_no_deeper_than_python_can() -> None:
    """A depth that nobody could wait for is refused with the deepest."""
    said = run("perft", "600")
    assert 2 == said.code
    assert "less than or equal to 100" in said.complaint


@pytest.mark.parametrize("words", ["--seats 5", "--preset moon", "--seed 3", "--option rounds=2"])
def test_perft_refuses_what_a_position_says_itself(words: str) -> None:
    """An option that would do nothing is named."""
    told = refused("perft", "1", "--position", "elfenland 2p | phase: travel | seat: 0", *words.split())
    assert f"--position does not go with {words.split(maxsplit=1)[0]} (expected" in told


def test_every_door_of_every_game_has_an_example() -> None:
    """A door without one would be compiled in the middle of somebody's match."""
    for title in titles().values():
        for door in title.game.entries:
            warm.EXAMPLES[door].call(warm.desk_for(title, compiled=False))


def test_what_is_compiled_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second time there is nothing to do, and without a compiler there never is."""
    monkeypatch.setattr(warm, "tasks", lambda **_: [])
    assert "compiled already" in run("warm").text
    assert run("warm", "--quiet").text == ""
    monkeypatch.setattr("elvenhold.play.kernel.compiler_present", lambda: False)
    assert "no compiler" in run("warm").text


def test_compiling_shows_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each door is named while it is compiled, and the cache at the end."""
    title = next(iter(titles().values()))
    todo = [warm.Task(title, door, 1) for door in ("serve", "step")]
    monkeypatch.setattr(warm, "tasks", lambda **_: todo)
    monkeypatch.setattr(warm, "warm", iter)
    said = run("warm")
    assert said.code == 0
    assert "done" in said.text
    assert "They are kept in" in said.text


def test_bench_prints_each_figure_as_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measuring itself is the laboratory's business."""
    monkeypatch.setattr(measuring, "run", lambda say: say("[a table] 560 bytes"))
    assert bench.bench.__doc__
    assert run("bench").text == "[a table] 560 bytes\n"


def test_a_terminal_without_unicode_gets_plainer_signs() -> None:
    """Nothing fails where letters are missing: shapes become letters, and the map becomes the list of roads."""
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C"}
    command = [sys.executable, "-c", "from elvenhold.cli import main; main()"]
    words = ["play", "--seats", "human,random", "--seed", "3"]
    told = subprocess.run(
        [*command, *words], env=environment, input="map\n", capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    assert "v Brisa starts" in told.stdout
    assert ">Draw>" in told.stdout
    assert "wood Erg'Eren" in told.stdout
