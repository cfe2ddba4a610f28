"""The terminal's pieces: sentences, pictures, the map, menus and the welcome."""

import io
import re

import pytest
from rich.console import Console

import elvenhold as eh
from elvenhold.cli.play import SEATS, Play
from elvenhold.cli.terminal.atlas import chart, road_list, world_map
from elvenhold.cli.terminal.canvas import Canvas
from elvenhold.cli.terminal.chronicle import Chronicle
from elvenhold.cli.terminal.menu import menu_for
from elvenhold.cli.terminal.narration import Narrator
from elvenhold.cli.terminal.paint import chip
from elvenhold.cli.terminal.people import Player
from elvenhold.cli.terminal.picture import picture
from elvenhold.cli.terminal.scene import EVERYTHING, Scene
from elvenhold.cli.terminal.talk import FORGET_SCREEN, Leave, Talk
from elvenhold.cli.terminal.welcome import ask_for, wants_to_be_asked
from elvenhold.match.walks import walks

PLAYERS = [Player(0, "Anna"), Player(1, "Ben")]
TRAVEL = "elfenland 2p | phase: travel | seat: 0 | hand 0: 3 raft, 3 pig | road: lapphalya-elvenhold-plain pig"


def printed(*things: object) -> str:
    """What a screen of eighty columns shows."""
    console = Console(file=io.StringIO(), width=80, no_color=True)
    for thing in things:
        console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def story(match: eh.Match, looker: int) -> str:
    """What happened in a match, in the words for one looker."""
    chronicle = Chronicle(match)
    chronicle.follow()
    return printed(*Narrator(PLAYERS).tell(chronicle.happenings(looker)))


def test_a_journey_is_told_to_the_traveller_and_to_the_other() -> None:
    """The traveller is You to himself and has a name for everybody else; a first visit is marked."""
    match = eh.position(TRAVEL)
    match.play("ride lapphalya-elvenhold-plain")
    match.play("ride lapphalya-elvenhold-plain")
    match.play("stop")
    assert story(match, 0).splitlines() == [
        "● You travel to Lapphalya (new) for 1 pig",
        "● You travel to Elvenhold for 1 pig",
        "● You stop in Elvenhold",
    ]
    assert "● Anna travels to Lapphalya (new) for 1 pig" in story(match, 1)
    assert "● Anna stops in Elvenhold" in story(match, -1)


def test_a_caravan_is_told_with_all_its_cards() -> None:
    """The announcement and the payment are one sentence."""
    match = eh.position(TRAVEL)
    for move in ("caravan lapphalya-elvenhold-plain", "spend pig", "spend pig", "spend raft"):
        match.play(move)
    assert "● Anna takes a caravan to Lapphalya (new) for 2 pig, 1 raft\n" == story(match, 1)


def test_no_event_is_told_in_its_bare_notation() -> None:
    """There are words for every verb of the game, whether it is told alone or with others."""
    verbs = {verb.words for verb in eh.start("elfenland", seats=2).game.vocabulary.verbs}
    assert verbs - {"keep ?"} == set(Narrator(PLAYERS)._tellers)


def test_planning_is_told() -> None:
    """Counters, obstacles and a row of passes."""
    match = eh.position("elfenland 2p | phase: plan | seat: 0 | hidden 0: 1 dragon | obstacles 1: 1")
    match.play("place hidden dragon lapphalya-elvenhold-plain")
    match.play("place obstacle lapphalya-elvenhold-plain")
    match.play("pass")
    match.play("pass")
    told = story(match, 1)
    assert "● Anna puts dragon on Lapphalya - Elvenhold, plain" in told
    assert "▼ You put obstacle on Lapphalya - Elvenhold, plain" in told
    assert "Anna and you pass" in told


def test_a_sealed_choice_is_not_told_before_its_time() -> None:
    """The others learn that somebody has chosen, and at the reveal the open counters only."""
    match = eh.position(
        "elfenland 2p | phase: keep | seat: 0 | first: 0 | hidden 0: 1 pig, 1 dragon | open 1: 1 cloud, 1 unicorn"
    )
    match.play("keep hidden dragon")
    assert "● You choose to keep 1 hidden dragon" in story(match, 0)
    assert "● Anna has chosen what to keep\n" == story(match, 1)
    match.play("keep open cloud")
    told = story(match, 1)
    assert "● Anna keeps 1 hidden\n" in told
    assert "▼ You keep 1 cloud\n" in told
    assert "● Anna choose" not in told
    assert "dragon" not in story(match, -1).partition("Turned up")[0]


def test_every_event_of_whole_matches_has_words() -> None:
    """No event of any edition is told in its bare notation."""
    for preset in eh.presets("elfenland"):
        match = eh.start("elfenland", seats=2, preset=preset, seed=preset, rounds=2, hand_limit_timing="end_of_round")
        while not match.over:
            match.play(match.legal()[match.seq % len(match.legal())])
        for looker in (0, -1, EVERYTHING):
            assert not re.search(r"^\d+ \S+ ", story(match, looker), re.MULTILINE)


def test_the_picture_shows_what_a_seat_may_see() -> None:
    """Own cards by kind, the others' by number; everything to the reader of a finished record."""
    match = eh.position(f"{TRAVEL} | hand 1: 2 dragon | hidden 1: 1 cloud")
    mine = printed(picture(Scene.of(match.view(0)), PLAYERS, "Elfenland", 0))
    assert "Your hand (limit 4) 3 pig, 3 raft" in mine
    assert re.search(r"▼ Ben +Elvenhold +0/20 +2 +hidden +1", mine)
    assert "2 dragon" not in mine
    whole = Scene(match.game, match.box, match.table, EVERYTHING)
    everything = printed(picture(whole, PLAYERS, "Elfenland", 0))
    assert "▼ Ben 2 dragon" in everything
    assert "hidden cloud" in everything


@pytest.mark.parametrize(
    ("phase", "preset", "stage"),
    [("plan", "moon", "Plan"), ("travel", "moon", "Travel"), ("draft", "moon", "Draw")],
)
def test_the_ribbon_marks_the_phase(phase: str, preset: str, stage: str) -> None:
    """By arrows, not by colour."""
    match = eh.position(f"elfenland 2p preset={preset} | phase: {phase} | seat: 0 | row: 2 pig")
    assert f"▸{stage}◂" in printed(picture(Scene.of(match.view(0)), PLAYERS, "Elfenland", 0))


def test_the_map_shows_every_town_and_what_lies_on_the_roads() -> None:
    """Names in full, counters by two letters, obstacles by a mark, boots by their shapes."""
    match = eh.position(f"{TRAVEL} | blocked: lapphalya-elvenhold-plain | boot 1: virst")
    scene = Scene.of(match.view(0))
    drawn = printed(world_map(scene, 80))
    assert "Pi!" in drawn
    assert "Elvenhold●" in drawn
    assert "Virst▼" in drawn
    for town in ("Wylhien", "Jaccaranda", "Erg'Eren", "Mah'Davikia", "Strykhaven", "Yttar"):
        assert town in drawn
    listed = printed(road_list(scene))
    assert listed.count("plain Elvenhold 2 pig!") == 1
    assert "wood Elvenhold" in listed


def test_the_chart_knows_the_prices_of_the_edition() -> None:
    """Caravan, boatmen, lakes and obstacles as this match has them."""
    match = eh.position("elfenland 2p preset=faidutti obstacle_extra=2 | phase: travel | seat: 0")
    told = printed(chart(Scene.of(match.view(0))))
    assert "Caravan on a road with a counter: 5 cards" in told
    assert "Boatmen on Mare Nebulae: 5 cards" in told
    assert "An obstacle costs 2 more" in told
    bare = eh.position("elfenland 2p caravan=false obstacle_extra=0 | phase: travel | seat: 0")
    told = printed(chart(Scene.of(bare.view(0))))
    assert "Caravan" not in told
    assert "obstacle" not in told


def test_a_canvas_draws_curves_under_words() -> None:
    """Dots fill cells, words stand above them, and a word finds the place where it hides least."""
    canvas = Canvas(10, 3)
    canvas.curve((0.5, 1.5), (5, 1.5), (9.5, 1.5), "red")
    canvas.write(4, 1, "ab")
    rows = [row.plain for row in canvas.rows()]
    assert rows[0] == " " * 10
    assert rows[1][4:6] == "ab"
    assert "⠒" in rows[1] or "⠤" in rows[1]
    assert canvas.cost((0, 0), 3) < canvas.cost((0, 1), 3) < canvas.cost((4, 1), 3) < canvas.cost((9, 0), 3)


def test_a_menu_has_one_line_for_each_counter_and_behind_it_the_roads() -> None:
    """The nearest roads come first; what fits in one place only needs no second question."""
    match = eh.position(
        "elfenland 2p | phase: plan | seat: 0 | hidden 0: 1 pig | open 0: 1 pig | road: elvenhold-beata-plain dragon"
    )
    menu = menu_for(match.view(0), Scene.of(match.view(0)), match.legal())
    labels = [choice.label.plain for choice in menu.choices]
    assert labels[0] == "pass"
    assert labels[1].startswith("put hidden pig on one of")
    assert labels[2].startswith("put pig on one of")
    assert labels[3] == "put obstacle on Elvenhold - Beata, plain"
    assert menu.choices[1].more
    roads = menu.choices[1].more()
    assert "Lapphalya - Elvenhold, plain (1)" == roads.choices[0].label.plain


def test_every_legal_move_can_be_reached_by_numbers() -> None:
    """No move of a whole match is missing in its menu."""
    match = eh.start("elfenland", seats=2, preset="moon", seed=12, rounds=1)
    while not match.over:
        assert match.waiting is not None
        view = match.view(match.waiting)
        menu = menu_for(view, Scene.of(view), match.legal())
        flat = [inner for choice in menu.choices for inner in (choice.more().choices if choice.more else [choice])]
        assert {move.number for move in match.legal()} <= {choice.moves[0] for choice in flat if choice.moves}
        match.play(match.legal()[match.seq % len(match.legal())])


def test_caravans_are_named_and_ways_are_counted_honestly() -> None:
    """The dearest ways cost what the cheapest costs, so none is called cheaper; one card is not paid one by one."""
    hand = "2 pig, 2 elfcycle, 2 cloud, 2 unicorn, 2 trollwagon, 2 dragon"
    match = eh.position(
        f"elfenland 2p | phase: travel | seat: 0 | hand 0: {hand} | road: elvenhold-beata-plain dragon"
        " | blocked: elvenhold-beata-plain"
    )
    menu = menu_for(match.view(0), Scene.of(match.view(0)), match.legal())
    (beata,) = (choice for choice in menu.choices if "Beata" in choice.label.plain)
    assert beata.more
    ways = beata.more()
    assert re.fullmatch(r"How to go to Beata\? The first 12 of \d+ ways, the cheapest first", ways.title)
    assert any(re.fullmatch(r"straight \(\+1\): .+ by caravan", choice.label.plain) for choice in ways.choices)
    match.play("caravan elvenhold-beata-plain")
    titles = []
    while match.phase == "caravan":
        titles.append(menu_for(match.view(0), Scene.of(match.view(0)), match.legal()).title)
        match.play(match.legal()[0])
    assert ["Pay 2 cards, one by one, in the order of this list", "Pay 1 card"] == titles[-2:]


def test_walks_are_legal_as_they_are_offered() -> None:
    """Each way to each town can be played to its end, costs what it says and ends there."""
    match = eh.position(f"{TRAVEL}, elvenhold-beata-plain pig | obstacles 0: 0")
    for town, ways in walks(match.view(0)).items():
        for walk in ways:
            again = eh.position(f"{TRAVEL}, elvenhold-beata-plain pig | obstacles 0: 0")
            before = again.view(0).to_dict()["hand"][0]
            for move in walk.moves:
                again.play(move)
            after = again.view(0).to_dict()
            assert town == again.game.table.fields["boot"].holds.axis.index(after["boot"][0])  # type: ignore[union-attr]
            assert walk.cards == {
                word: before[word] - left for word, left in after["hand"][0].items() if before[word] - left
            }
            assert walk.new_towns == len(after["taken"][0])


def test_an_unknown_counter_is_a_back() -> None:
    """A word without a colour of its own is shown on the back's."""
    assert "hidden" == chip("hidden").plain
    assert "hidden dragon" == chip("hidden dragon").plain


class Typist(Talk):
    """A terminal at which a test types."""

    def __init__(self, *lines: str) -> None:
        """Prepare what will be typed."""
        super().__init__(Console(file=io.StringIO(), width=80, no_color=True), 0)
        self.lines = list(lines)

    def ask(self, prompt: object) -> str:
        """The next line; nobody types for ever."""
        self.show(prompt)  # type: ignore[arg-type]
        if not self.lines:
            raise Leave
        return self.lines.pop(0)


def test_the_welcome_takes_what_it_offers_for_an_empty_line() -> None:
    """Three times Enter: you, three bots, the first edition, as it is printed."""
    order = ask_for(Play(), Typist("", "", ""))
    assert (SEATS, "amigo-de", False) == (order.seats, order.preset, order.home_town)


def test_the_welcome_asks_again_until_it_understands() -> None:
    """A bot that does not exist, an edition that was never printed, an answer that is none."""
    typist = Typist("human,gredy", "human:Anna,random", "none", "moon", "maybe", "n")
    order = ask_for(Play(), typist)
    assert ("human:Anna,random", "moon", False) == (order.seats, order.preset, order.home_town)
    assert typist.lines == []


def test_the_welcome_asks_only_who_has_said_nothing() -> None:
    """Whoever names seats, an edition, an option or a seed knows what to play."""
    assert wants_to_be_asked(Play())
    for order in (Play(seats="human,random"), Play(preset="moon"), Play(option=["rounds=2"]), Play(home_town=True)):
        assert not wants_to_be_asked(order)


def test_a_live_screen_is_wiped_with_everything_that_scrolled_off() -> None:
    """A hand-over leaves no secret behind, above the screen either."""
    typist = Typist()
    typist.live = True
    typist.clear()
    assert isinstance(typist.console.file, io.StringIO)
    assert FORGET_SCREEN == typist.console.file.getvalue()
    assert "\x1b[3J" in FORGET_SCREEN
