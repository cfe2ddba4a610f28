"""Elfenland as a value: its states, moves, functions, options and editions."""

from __future__ import annotations

from elvenhold.games.elfenland.dealing import deal
from elvenhold.games.elfenland.finishing import result
from elvenhold.games.elfenland.guessing import guess
from elvenhold.games.elfenland.keeping import disclose
from elvenhold.games.elfenland.moves import VOCABULARY
from elvenhold.games.elfenland.options import OPTIONS, make_box, presets
from elvenhold.games.elfenland.phases import draw, legal, odds, outcomes, play, stretch, waiting
from elvenhold.games.elfenland.refusals import explain
from elvenhold.games.elfenland.setting import DERIVED, complete
from elvenhold.games.elfenland.table import Elfenland, ElfenlandBox
from elvenhold.games.elfenland.travelling import goal
from elvenhold.mechanics.stages import find
from elvenhold.play.game import Game
from elvenhold.play.title import Title

ELFENLAND = Game(
    "elfenland",
    (ElfenlandBox, Elfenland),
    VOCABULARY,
    {
        "deal": deal,
        "waiting": waiting,
        "stretch": stretch,
        "legal": legal,
        "play": play,
        "outcomes": outcomes,
        "odds": odds,
        "draw": draw,
        "result": result,
        "disclose": disclose,
        "guess": guess,
    },
    doors={"journeys": find},
)

TITLE = Title(
    "elfenland",
    ELFENLAND,
    rules_version=1,
    options=OPTIONS,
    presets=presets,
    make_box=make_box,
    explain=explain,
    complete=complete,
    derived=DERIVED,
    goal=goal,
    result_names=("rank", "score", "pieces", "distance", "cards"),
)
