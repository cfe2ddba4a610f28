"""The page about bots says what is so: its example runs."""

import re
from pathlib import Path

from elvenhold import bots

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_example_on_the_page_runs() -> None:
    """Whoever copies it gets a match that is played to its end."""
    [example] = re.findall(r"```python\n(.+?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    exec(compile(example, str(PAGE), "exec"), {})  # noqa: S102 - our own page


def test_the_page_tells_of_every_bot() -> None:
    """Each name has its paragraph."""
    told = re.findall(r"^\*\*(.+?)\*\*", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert bots.names() == told
