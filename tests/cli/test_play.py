"""`elvenhold play`: whole matches, typed."""

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import elvenhold as eh
from elvenhold.bots import BOTS
from elvenhold.bots.random_bot import RandomBot
from elvenhold.sight import View
from elvenhold.world import name
from tests.cli.typing_in import refused, run

SHORT = ("--option", "rounds=1", "--pace", "0")
ONES = "1\n" * 300


def test_a_match_against_bots_is_played_to_its_end() -> None:
    """Numbers alone suffice, and the end tells who has won."""
    said = run("play", "--terminal", "--seats", "human,random,greedy", "--seed", "7", *SHORT, typed=ONES)
    assert said.code == 0
    assert "▸Plan◂" in said.text
    assert "The match is over." in said.text
    assert re.search(r"1 +. (You|Brisa|Corvin)", said.text)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_whatever_is_typed_the_match_goes_on(seed: str) -> None:
    """Numbers that are not offered, empty lines and nonsense are answered, and a whole match gets played."""
    luck = random.Random(seed)
    words = ["", "?", "0", "99", "nonsense", "pass", "take blind", "undo", "look"]
    typed = "".join(f"{luck.choice([*'1122334567', luck.choice(words)])}\n" for _ in range(1500))
    seats = "human:Anna,human:Ben"
    said = run("play", "--seats", seats, "--preset", "moon", "--seed", seed, *SHORT, typed=typed)
    assert said.code == 0
    assert "The match is over." in said.text
    assert re.search(r"(Anna|Ben) wins|share the victory", said.text)


def test_between_two_people_the_screen_is_handed_over() -> None:
    """What is on the screen after a hand-over is what the next player may see, and nobody's else."""
    seats = "human:Anna,human:Ben"
    said = run("play", "--seats", seats, "--seed", "5", "--home-town", *SHORT, typed="\n1\n" * 200)
    match = eh.start("elfenland", seats=2, seed=5, home_town=True, rounds=1)
    homes = [match.title.game.table.fields["home"].holds, *homes_of(match)]
    parts = re.split(r"The screen is for . (Anna|Ben) now", said.text)
    assert len(parts) > 8
    for player, part in zip(parts[1::2], parts[2::2], strict=True):
        own, other = (homes[1], homes[2]) if player == "Anna" else (homes[2], homes[1])
        before_the_end = part.partition("The end")[0]
        assert own in before_the_end
        assert f"Home {other}" not in part
        assert f"town card {other}" not in part


def homes_of(match: eh.Match) -> list[str]:
    """The home towns of both seats, as the screen calls them."""
    return [name(match.view(seat).to_dict()["home"][seat], "en") for seat in (0, 1)]


def test_bots_are_given_views_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that looks around finds its own hand and no other."""
    seen: list[View] = []

    class Spy(RandomBot):
        """A bot that keeps what it is shown."""

        name = "spy"

        def choose(self, view: View, legal: "list[int]", budget: int) -> int:  # type: ignore[override]
            """Any move."""
            seen.append(view)
            return super().choose(view, legal, budget)

    monkeypatch.setitem(BOTS, "spy", Spy)
    run("play", "--seats", "spy,random", "--seed", "1", *SHORT)
    assert seen
    assert {view.seat for view in seen} == {0}
    assert all(view.to_dict()["hand"][1] is None for view in seen)


def test_the_screen_fits_in_eighty_columns_and_does_without_colour() -> None:
    """No line is longer than eighty cells, and no escape sequence is sent to a pipe."""
    typed = "map\nroads\nchart\nlog\nmoves\n?\nrules EL-P4\n" + ONES
    said = run("play", "--seats", "human,greedy,greedy,greedy", "--preset", "moon", "--seed", "3", *SHORT, typed=typed)
    assert max(cell_len(line) for line in said.text.splitlines()) <= 80
    assert "\x1b" not in said.text


def test_questions_are_answered_before_a_move_is_made() -> None:
    """Help, map, roads, chart, clauses, log and moves can be asked for, and change nothing."""
    typed = "?\nmap\nroads\nchart\nrules EL-P3-3\nrules\nrules nonsense\nlog\nmoves\nlook\nrecord\nundo\n"
    said = run("play", "--seats", "human,random", "--seed", "3", typed=typed)
    for words in (
        "Type the number of a line",
        "p plain w wood",
        "Travel chart",
        "Each pick is either a counter of the open row",
        "there is no clause 'nonsense'",
        "the record needs a place",
        "rules needs the number of a clause",
        "nothing can be taken back after the dealer has acted",
    ):
        assert words in " ".join(said.text.split())
    assert {"26"} == set(re.findall(r"event (\d+)", said.text))


def test_a_move_in_the_notation_is_played_and_a_wrong_one_refused() -> None:
    """A refusal names the clause and what would be legal; the same player is asked again."""
    said = run("play", "--seats", "human,random", "--seed", "3", typed="stop\ntake raft\ntake blind\n")
    plain = " ".join(said.text.split())
    assert "stop: now a counter is taken" in plain
    assert "[EL-P3-3]; legal: take blind" in plain
    assert re.search(r"'take raft' is not understood; now: 1 to \d, take blind, take; \? for help\n", said.text)
    assert "You draw blind" in plain


def test_a_step_is_taken_back(tmp_path: Path) -> None:
    """After an undo the same player stands where he stood; the record does not know of it."""
    text = "elfenland 2p | phase: travel | hand 0: 3 raft | seat: 0 | round_no: 1"
    record = tmp_path / "record.txt"
    record.write_text(eh.position(text).record(), encoding="utf-8")
    typed = "ride elvenhold-rivinia-river\nundo\nstop\n"
    said = run("play", "--resume", str(record), "--seats", "human,random", "--pace", "0", typed=typed)
    assert "You travel to Rivinia (new) for 1 raft" in said.text
    assert "Taken back: the match stands after event 0 again." in said.text
    assert "You stop in Elvenhold" in said.text


def test_what_a_bot_did_is_not_taken_back(tmp_path: Path) -> None:
    """A bot's move stands; the player who asks stays where he is."""
    record = tmp_path / "record.txt"
    record.write_text(eh.position("elfenland 2p | phase: plan | seat: 0 | first: 0").record(), encoding="utf-8")
    said = run("play", "--resume", str(record), "--seats", "random,human", "--pace", "0", typed="undo\n")
    assert "the latest move is Aldo's, and bots take nothing back" in said.text


def test_travelling_offers_every_town_within_reach(tmp_path: Path) -> None:
    """One number travels several roads; where there are several ways they are listed behind it."""
    text = "elfenland 2p | phase: travel | hand 0: 3 raft, 2 pig | seat: 0 | road: throtmanni-tichih-plain pig"
    record = tmp_path / "record.txt"
    record.write_text(eh.position(text).record(), encoding="utf-8")
    typed = "3\n?\n0\n0\n2\n1\n"
    said = run("play", "--resume", str(record), "--seats", "human,random", "--pace", "0", typed=typed)
    assert re.search(r"\d +○ Rivinia \+1 +1 raft", said.text)
    assert re.search(r"\d +○ Throtmanni \+3 +1 pig, 2 raft", said.text)
    assert "one road at a time …" in said.text


def test_a_match_can_be_left_and_taken_up_again(tmp_path: Path) -> None:
    """The record of a match that was left goes on from where it stood."""
    record = tmp_path / "match.txt"
    first = run(
        "play", "--seats", "human,random", "--seed", "9", "--save", str(record), typed="take blind\nquit\nn\nquit\ny\n"
    )
    assert "Good bye!" in first.text
    stands = re.search(r"stands at event (\d+)", first.text)
    assert stands
    again = run("play", "--seats", "human,random", "--resume", str(record))
    assert f"event {stands[1]}" in again.text
    assert "has 2 seats, not 4" in refused("play", "--resume", str(record), "--seats", "human,random,random,random")
    assert "is there already" in refused("play", "--seats", "random,random", "--save", str(record))
    run("play", "--seats", "random,random", "--resume", str(record), "--save", str(record), "--pace", "0")
    assert eh.read(record.read_text(encoding="utf-8")).over


def test_a_record_is_never_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is there already, or cannot be, is refused."""
    monkeypatch.chdir(tmp_path)
    Path("taken.txt").write_text("mine", encoding="utf-8")
    typed = "record taken.txt\nrecord none/x.txt\nrecord new.txt\n"
    said = run("play", "--seats", "human,random", "--seed", "9", typed=typed)
    plain = " ".join(said.text.split())
    assert "taken.txt is there already" in plain
    assert "none/x.txt cannot be written" in plain
    assert Path("taken.txt").read_text(encoding="utf-8") == "mine"
    assert eh.read(Path("new.txt").read_text(encoding="utf-8")).setup.seed == "9"


def test_the_end_of_all_input_ends_politely() -> None:
    """Without anybody typing, the match is left without a word of the machinery, wherever it stands."""
    for seats in ("human", "human,human"):
        said = run("play", "--seats", f"{seats},random", "--seed", "9")
        assert said.code == 0
        assert "The match stands at event" in said.text


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--seats", "human,nobody"), "nobody can play as 'nobody' (expected human, random, greedy"),
        (("--seats", "human:A,human:A"), "two players are called A"),
        (("--seats", f"human:{'x' * 99},random"), "is no name"),
        (("--seats", "human"), "elfenland is not played by 1 seats (expected 2 to 6)"),
        (("--preset", "none"), "elfenland has no preset 'none'"),
        (("--option", "rounds"), "'rounds' is no option (expected name=value"),
        (("--option", "laps=2"), "there is no option 'laps'"),
        (("--option", "rounds=99"), "option rounds cannot be 99 (expected a whole number from 1 to 20)"),
        (("--seed", "two words"), "a seed is one short word or number"),
        (("--seats", ""), "nobody can play as ''"),
        (("--seats", "human,,greedy"), "nobody can play as ''"),
        (("--seats", "human:  ,greedy"), "'' is no name"),
        (("--seats", "human:,greedy"), "'' is no name"),
        (("--save", "no/such/folder/record.txt"), "there is no folder no/such/folder"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_line(words: tuple[str, ...], complaint: str) -> None:
    """What is wrong and what would do instead, and no traceback."""
    told = refused("play", *words)
    assert complaint in told
    assert told.count("\n") == 1
