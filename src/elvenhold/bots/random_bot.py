"""The random bot: any legal move, each as likely."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elvenhold.sight import View


class RandomBot:
    """Somebody who does not know what the game is about."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int | str) -> None:
        """Seed its luck."""
        self._luck = Random(seed)  # noqa: S311 - nothing secret is drawn

    def choose(self, view: View, legal: Sequence[int], budget: int) -> int:  # noqa: ARG002 - it looks at nothing
        """Any of the legal moves."""
        return self._luck.choice(legal)
