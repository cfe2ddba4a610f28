"""How many cards, counters and pieces lie in the box of Elfenland."""

from elvenhold.world.board import TownIndex, load_board

TRAVEL_CARDS: tuple[int, ...] = (10,) * 6 + (12,)
"""EL-S06. Travel cards of each transport: 72."""

COUNTERS: tuple[int, ...] = (8,) * 6
"""EL-S07. Transportation counters of each land transport: 48; there are no raft counters."""

TOWN_CARDS: tuple[TownIndex, ...] = tuple(TownIndex(i) for i, town in enumerate(load_board().towns) if town.home_card)
"""EL-S11, AMB-EL-22. The twelve towns that have a card."""

TOWN_PIECES = 20
"""EL-S02, EL-S04. Pieces of one colour: one for each town but Elvenhold."""
