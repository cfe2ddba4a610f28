"""Terrains, transports, lakes and the printed travel chart of Elfenland."""

from enum import IntEnum


class Terrain(IntEnum):
    """What a road leads through: four kinds of land, then the two kinds of water."""

    PLAIN = 0
    WOOD = 1
    DESERT = 2
    MOUNTAIN = 3
    RIVER = 4
    LAKE = 5

    @property
    def word(self) -> str:
        """The terrain in notation."""
        return self.name.lower()


class Transport(IntEnum):
    """What an elf travels by: six kinds on land, and the raft on water."""

    PIG = 0
    ELFCYCLE = 1
    CLOUD = 2
    UNICORN = 3
    TROLLWAGON = 4
    DRAGON = 5
    RAFT = 6

    @property
    def word(self) -> str:
        """The transport in notation."""
        return self.name.lower()


class Lake(IntEnum):
    """The two lakes that ferries cross."""

    MARE_MAGNUM = 0
    MARE_NEBULAE = 1

    @property
    def word(self) -> str:
        """The lake in notation."""
        return self.name.removeprefix("MARE_").lower()


LAND_KINDS = 6
"""Transports before this number travel on land and have counters; the raft has none."""

CHART: tuple[tuple[int, ...], ...] = (
    # plain, wood, desert, mountain
    (1, 1, 0, 0),  # pig
    (1, 1, 0, 2),  # elfcycle
    (2, 2, 0, 1),  # cloud
    (0, 1, 2, 1),  # unicorn
    (1, 2, 2, 2),  # trollwagon
    (1, 2, 1, 1),  # dragon
)
"""Cards of one kind that a step costs, `CHART[transport][terrain]`; 0 means impossible."""

DOWNSTREAM = 1
"""Rafts for a river step with the arrow."""

UPSTREAM = 2
"""Rafts for a river step against the arrow."""
