"""The pages of the documentation, and the examples in them."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```.*$", re.MULTILINE)
SCRIPT = re.compile(r"^```python\n(?!>>>)(.*?)^```\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ANCHOR = re.compile(r'<a id="([^"]+)">')
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def pages() -> list[Path]:
    """Every page that people read."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def examples(page: Path) -> doctest.DocTest:
    """The examples of a page, as one session."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)


def scripts(page: Path) -> list[tuple[str, str]]:
    """Every script of a page with what it is said to print."""
    return SCRIPT.findall(page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """Where links into a page may aim."""
    text = page.read_text(encoding="utf-8")
    made = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}
    return made | set(ANCHOR.findall(text))
