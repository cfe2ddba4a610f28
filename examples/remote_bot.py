"""A bot in ten lines: `python examples/remote_bot.py https://…/join/…` plays the seat of that invitation at random."""

import asyncio
import random
import sys
from typing import Any

from elvenhold.bots.remote import play


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """Any of the legal moves; `view` is what this seat sees."""
    print(f"round {view['round_no']}, {view['phase']}: {len(legal)} moves")
    return random.choice(legal)


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], choose)))
