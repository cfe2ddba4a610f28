"""The moves of Elfenland, their notation and who learns them."""

from __future__ import annotations

from elvenhold.mechanics.axes import (
    CARD,
    COUNTER,
    FACED,
    KEPT,
    ROAD,
    TOWN,
    UNKNOWN_CARD,
    UNKNOWN_COUNTER,
    UNKNOWN_TOWN,
)
from elvenhold.play.fields import SEAT
from elvenhold.play.moves import Told, Verb, Vocabulary
from elvenhold.world import spelled

VOCABULARY = Vocabulary(
    (
        Verb("start", (SEAT,), by_dealer=True),
        Verb("home", (UNKNOWN_TOWN,), Told.OWNER, by_dealer=True),
        Verb("deal", (UNKNOWN_CARD,), Told.OWNER, by_dealer=True),
        Verb("draw hidden", (UNKNOWN_COUNTER,), Told.OWNER, by_dealer=True),
        Verb("turn up", (COUNTER,), by_dealer=True),
        Verb("draw open", (COUNTER,), by_dealer=True),
        Verb("reveal", (), Told.REVEAL, by_dealer=True),
        Verb("hide"),
        Verb("show", (COUNTER,)),
        Verb("take blind"),
        Verb("take", (COUNTER,)),
        Verb("pass"),
        Verb("place", (FACED, ROAD)),
        Verb("place obstacle", (ROAD,)),
        Verb("keep", (KEPT,), Told.SEALED),
        Verb("keep ?", (), Told.SEALED),
        Verb("stop"),
        Verb("ride", (ROAD,)),
        Verb("caravan", (ROAD,)),
        Verb("spend", (CARD,)),
        Verb("discard", (CARD,)),
    ),
    spelled,
)

START = VOCABULARY.first["start"]
HOME = VOCABULARY.first["home"]
DEAL = VOCABULARY.first["deal"]
DRAW_HIDDEN = VOCABULARY.first["draw hidden"]
TURN_UP = VOCABULARY.first["turn up"]
DRAW_OPEN = VOCABULARY.first["draw open"]
REVEAL = VOCABULARY.first["reveal"]
HIDE = VOCABULARY.first["hide"]
SHOW = VOCABULARY.first["show"]
TAKE_BLIND = VOCABULARY.first["take blind"]
TAKE = VOCABULARY.first["take"]
PASS = VOCABULARY.first["pass"]
PLACE = VOCABULARY.first["place"]
PLACE_OBSTACLE = VOCABULARY.first["place obstacle"]
KEEP = VOCABULARY.first["keep"]
KEEP_UNSEEN = VOCABULARY.first["keep ?"]
STOP = VOCABULARY.first["stop"]
RIDE = VOCABULARY.first["ride"]
CARAVAN = VOCABULARY.first["caravan"]
SPEND = VOCABULARY.first["spend"]
DISCARD = VOCABULARY.first["discard"]
A_TOWN = TOWN.size
"""The place of an unseen town in `home`."""
