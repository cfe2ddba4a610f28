"""Bad input: a clear error of one of the four kinds, and nothing has changed."""

from collections.abc import Callable

import pytest

import elvenhold as eh
from tests.match.random_matches import begun, played
from tests.match.refusing import stays

ODD = [None, 1.5, b"pass", ["pass"], {"move": "pass"}]
HEADERS = "elvenhold record 1\ngame: elfenland\npreset: moon\nseats: 2\nrules_version: 1\nseed: 5\n"


@pytest.fixture
def planning() -> eh.Match:
    """Seat 0 of three is to plan."""
    return eh.position("elfenland 3p | phase: plan | open 0: 1 dragon")


@pytest.fixture
def whole() -> str:
    """The record of a finished match."""
    return played(0).record()


def on_line(text: str, number: int, line: str) -> str:
    """A record with one line written otherwise."""
    lines = text.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def first_line(text: str, word: str) -> tuple[int, str]:
    """The first event in which a word occurs, and its line number."""
    blank = text.splitlines().index("")
    return next(
        (number, line) for number, line in enumerate(text.splitlines(), 1) if number > blank + 1 and word in line
    )


@pytest.mark.parametrize("seats", [0, 1, 7, -1, "4", 2.0, None, True])
def test_a_number_of_seats_that_cannot_be(seats: object) -> None:
    """Malformed, with the numbers that can."""
    with pytest.raises(eh.Malformed, match=r"expected 2 to 6"):
        eh.start("elfenland", seats=seats)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda: eh.start("chess"), "no game 'chess'"),
        (lambda: eh.start(7), "no game 7"),  # type: ignore[arg-type]
        (lambda: eh.start("elfenland", preset="mars"), "no preset 'mars' .expected amigo-de"),
        (lambda: eh.start("elfenland", preset=7), "no preset 7"),  # type: ignore[arg-type]
        (lambda: eh.start("elfenland", wings=True), "no option 'wings' .expected .*hand_size"),
        (lambda: eh.start("elfenland", hand_size=99), "hand_size cannot be 99 .expected a whole number from 1 to 12"),
        (lambda: eh.start("elfenland", seed="two words"), "a seed is one short word"),
        (lambda: eh.start("elfenland", seed="bell\x07"), "a seed is one short word"),
        (lambda: eh.start("elfenland", seed=""), "a seed is one short word"),
        (lambda: eh.start("elfenland", seed="x" * 81), "a seed is one short word"),
        (lambda: eh.presets("chess"), "no game 'chess'"),
        (lambda: eh.options("elfenland", "mars"), "no preset 'mars'"),
    ],
)
def test_a_match_that_cannot_begin(ask: Callable[[], object], message: str) -> None:
    """Malformed: unknown games, editions and options, and seeds that are no short word."""
    with pytest.raises(eh.Malformed, match=message):
        ask()


@pytest.mark.parametrize("thing", [["elfenland"], {"elfenland": 1}])
def test_a_game_or_an_edition_that_is_a_list(thing: object) -> None:
    """Malformed, as every other wrong type."""
    with pytest.raises(eh.Malformed):
        eh.start(thing)  # type: ignore[arg-type]
    with pytest.raises(eh.Malformed):
        eh.start("elfenland", preset=thing)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "move", ["", "fly", "place", "place open dragon", "ride mordor", "pass pass", "p\x00ass", "pass\x1b"]
)
def test_a_move_that_cannot_be_read(planning: eh.Match, move: str) -> None:
    """Malformed, with the forms that a move may take."""
    stays(planning, lambda: planning.play(move), eh.Malformed, "expected .*<road>|expected .*pass")


def test_a_move_of_ten_megabytes(planning: eh.Match) -> None:
    """Malformed: a move is one short line; and the message does not repeat it."""
    stays(planning, lambda: planning.play("pass" * 2_500_000), eh.Malformed, "^a move is one short line")


@pytest.mark.parametrize("move", ODD)
def test_a_move_of_another_type(planning: eh.Match, move: object) -> None:
    """Malformed: text, a number or a Move."""
    stays(planning, lambda: planning.play(move), eh.Malformed, "expected its text, its number or a Move")  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [-1, 820, 10**20])
def test_a_number_that_is_no_move(planning: eh.Match, number: int) -> None:
    """Malformed, with the numbers that are."""
    stays(planning, lambda: planning.play(number), eh.Malformed, "expected 0 to 819")


@pytest.mark.parametrize("move", ["stop", "deal pig", "place open pig lapphalya-virst-plain", "keep ?", "reveal"])
def test_a_move_against_the_rules(planning: eh.Match, move: str) -> None:
    """Illegal, with its clause and what would be legal instead."""
    with pytest.raises(eh.Illegal) as refusal:
        planning.play(move)
    assert "EL-P4-1" == refusal.value.clause
    assert tuple(planning.legal_text()) == refusal.value.legal
    stays(planning, lambda: planning.play(move), eh.Illegal, "legal: pass, place open dragon")


def test_a_move_out_of_turn(planning: eh.Match) -> None:
    """Forbidden: it is not this seat's to decide."""
    stays(planning, lambda: planning.play("pass", seat=1), eh.Forbidden, "seat 0 is to decide, not seat 1")


@pytest.mark.parametrize("seen", [1, 5, -1])
def test_a_move_for_another_moment(planning: eh.Match, seen: int) -> None:
    """Stale, with the event at which the match stands."""
    stays(planning, lambda: planning.play("pass", seen=seen), eh.Stale, "event 0")


def test_a_move_for_a_finished_match() -> None:
    """Illegal: the match is over, and nothing would be legal."""
    match = played(0)
    for seat in (None, 0):
        stays(match, lambda seat=seat: match.play("stop", seat), eh.Illegal, r"the match is over \[EL-E01\]$")  # type: ignore[misc]


@pytest.mark.parametrize("thing", [None, 5, b"elvenhold record 1", ["elvenhold record 1"]])
def test_a_record_is_text(thing: object) -> None:
    """Malformed, with the type it was."""
    with pytest.raises(eh.Malformed, match=rf"a record is text, not {type(thing).__name__}"):
        eh.read(thing)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "\n", "elvenhold record 2\n", "1 *0 start 0\n", "PGN"])
def test_a_text_that_is_no_record(text: str) -> None:
    """Malformed, on line 1, with how a record begins."""
    with pytest.raises(eh.Malformed, match=r"line 1: this is no record .expected elvenhold record 1"):
        eh.read(text)


@pytest.mark.parametrize("sign", ["\x00", "\x07", "\x1b", "\x7f", "\u202e", "\ufeff"])
def test_control_characters_in_a_record(whole: str, sign: str) -> None:
    """Malformed, with the line in which they stand."""
    number, line = first_line(whole, "take")
    with pytest.raises(eh.Malformed, match=rf"line {number}: .*control characters"):
        eh.read(on_line(whole, number, line + sign))


def test_a_record_with_a_line_of_ten_megabytes(whole: str) -> None:
    """Malformed, with the line; the message does not repeat it."""
    with pytest.raises(eh.Malformed, match=r"^line 12: this line is too long") as refusal:
        eh.read(on_line(whole, 12, "1" * 10_000_000))
    assert 200 > len(str(refusal.value))


def test_a_record_of_ten_megabytes_of_lines(whole: str) -> None:
    """Malformed before anything is played."""
    with pytest.raises(eh.Malformed, match=r"lines .expected at most 100000"):
        eh.read(whole + "1 0 pass\n" * 1_200_000)


@pytest.mark.parametrize("lines", [1, 2, 50])
def test_a_truncated_record(whole: str, lines: int) -> None:
    """Malformed: the header says how many events there were."""
    cut = "\n".join(whole.splitlines()[:-lines])
    with pytest.raises(eh.Malformed, match=r"events of .*: it was cut off or changed"):
        eh.read(cut)


@pytest.mark.parametrize("characters", range(1, 12))
def test_a_record_cut_inside_its_last_line(whole: str, characters: int) -> None:
    """Malformed or Illegal, with the last line."""
    last = len(whole.splitlines())
    with pytest.raises((eh.Malformed, eh.Illegal), match=rf"line {last}|line {last - 1}"):
        eh.read(whole[: -1 - characters])


def test_a_record_cut_behind_its_first_lines() -> None:
    """Malformed: game, preset and seats are needed."""
    for lines in (1, 2, 3):
        with pytest.raises(eh.Malformed, match=r"has no header"):
            eh.read("".join(line + "\n" for line in HEADERS.splitlines()[:lines]))


def test_a_changed_event(whole: str) -> None:
    """Illegal, with the line and the clause: the road is taken already."""
    number, line = first_line(whole, "place open")
    doubled = on_line(whole, number + 1, f"{int(line.split()[0]) + 1} {line.split(' ', 1)[1]}")
    with pytest.raises((eh.Illegal, eh.Malformed), match=rf"^line {number + 1}: "):
        eh.read(doubled)


@pytest.mark.parametrize(
    ("word", "instead", "kind", "message"),
    [
        ("take", "take raft", eh.Malformed, "no move is written"),
        ("take", "pass", eh.Illegal, "EL-P3-3"),
        ("deal", "pass", eh.Illegal, "EL-P1-1"),
        ("draw hidden", "draw open pig", eh.Illegal, "EL-P2-1"),
        ("stop", "place open pig lapphalya-virst-plain", eh.Illegal, "EL-M02"),
        ("pass", "stop", eh.Illegal, "EL-P4-1"),
    ],
)
def test_an_event_that_could_not_happen(
    whole: str, word: str, instead: str, kind: type[eh.ElvenholdError], message: str
) -> None:
    """The first bad line is named, and the clause it breaks."""
    number, line = first_line(whole, word)
    head = " ".join(line.split()[:2])
    with pytest.raises(kind, match=rf"^line {number}: .*{message}"):
        eh.read(on_line(whole, number, f"{head} {instead}"))


def test_an_event_of_the_wrong_seat(whole: str) -> None:
    """Malformed: the line says that somebody else has decided."""
    number, line = first_line(whole, "take")
    seq, seat, move = line.split(" ", 2)
    with pytest.raises(eh.Malformed, match=rf"^line {number}: .*does not decide here"):
        eh.read(on_line(whole, number, f"{seq} {1 - int(seat)} {move}"))


def test_an_event_with_the_wrong_number(whole: str) -> None:
    """Malformed: a line is missing, or stands twice."""
    number, line = first_line(whole, "take")
    with pytest.raises(eh.Malformed, match=rf"^line {number + 1}: .*not the next event"):
        eh.read(on_line(whole, number + 1, line))


def test_a_wrong_result(whole: str) -> None:
    """Malformed: the ranks do not follow from the events; or the match is not over at all."""
    number, line = next((at, text) for at, text in enumerate(whole.splitlines(), 1) if text.startswith("result"))
    wrong = on_line(whole, number, "result: 2 2" if line != "result: 2 2" else "result: 1 1")
    with pytest.raises(eh.Malformed, match=rf"^line {number}: the result .* does not follow"):
        eh.read(wrong)
    with pytest.raises(eh.Malformed, match=r"it is not over"):
        eh.read(HEADERS + "result: 1 2\n\n")


@pytest.mark.parametrize("version", ["0", "2", "1.0", "one", ""])
def test_a_record_of_another_version_of_the_rules(whole: str, version: str) -> None:
    """Malformed, with the version that is played here."""
    with pytest.raises(eh.Malformed, match=r"follows rules version .*\(expected 1\)"):
        eh.read(whole.replace("rules_version: 1", f"rules_version: {version}"))


def test_a_record_of_what_one_seat_was_told() -> None:
    """Malformed: it cannot be replayed, and says so instead of stumbling over the first `?`."""
    match = begun(2)
    stays(match, lambda: eh.read(match.record(seat=0)), eh.Malformed, "holds only what one seat was told")


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("mood: good", "is no header"),
        ("nonsense", "is no header"),
        ("game: elfenland", "stands twice"),
        ("option wings: true", "there is no option 'wings'"),
    ],
)
def test_a_header_that_cannot_be_read(header: str, message: str) -> None:
    """Malformed, with its line."""
    with pytest.raises(eh.Malformed, match=rf"^line 7: .*{message}"):
        eh.read(HEADERS + header + "\n\n")


@pytest.mark.parametrize(
    ("number", "header"),
    [(3, "preset: mars"), (4, "seats: 7"), (4, "seats: two"), (6, "seed: two words"), (2, "game: chess")],
)
def test_a_header_with_a_wrong_value(number: int, header: str) -> None:
    """Malformed."""
    with pytest.raises(eh.Malformed, match=r"line "):
        eh.read(on_line(HEADERS + "\n", number, header))


@pytest.mark.parametrize(
    ("number", "header"),
    [
        (3, "preset: mars"),
        (4, "seats: 7"),
        (6, "seed: two words"),
        (6, "option hand_size: 99"),
        (6, "option hand_size: many"),
        (6, "position: phase: lunch"),
        (6, "option start_player: seat:5"),
    ],
)
def test_the_line_of_a_wrong_header_is_named(number: int, header: str) -> None:
    """Malformed, with the line on which it stands."""
    with pytest.raises(eh.Malformed, match=rf"^line {number}: "):
        eh.read(on_line(HEADERS + "\n", number, header))


def test_a_long_number_of_seats_is_not_cut_short() -> None:
    """Malformed: 0029 seats are 29, not 2."""
    with pytest.raises(eh.Malformed):
        eh.read(HEADERS.replace("seats: 2", "seats: 0029") + "\n")
