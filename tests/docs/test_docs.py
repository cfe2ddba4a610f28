"""What the documentation says is so: examples are run, tables are derived, links lead somewhere."""

import contextlib
import doctest
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import FLAGS, LINK, ROOT, anchors, examples, pages, scripts

EXAMPLES = [page for page in pages() if examples(page).examples]
SCRIPTS = [page for page in pages() if scripts(page)]


def name_of(page: Path) -> str:
    """A page as people say it."""
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", EXAMPLES, ids=name_of)
def test_every_example_answers_what_stands_below_it(page: Path) -> None:
    """Each page is one session, read from top to bottom."""
    complaints = io.StringIO()
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    told = runner.run(examples(page), out=complaints.write)
    assert told.attempted
    assert not told.failed, complaints.getvalue()


@pytest.mark.parametrize("page", SCRIPTS, ids=name_of)
def test_every_script_prints_what_stands_below_it(page: Path) -> None:
    """A script runs in a fresh session."""
    for script, printed in scripts(page):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(script, name_of(page), "exec"), {})  # noqa: S102 - the page's own words
        assert printed == said.getvalue()


def test_the_pages_that_promise_examples_have_them() -> None:
    """A page whose examples are no longer found would pass unread."""
    named = {name_of(page) for page in EXAMPLES}
    assert {f"docs/{name}.md" for name in ("notation", "records", "positions", "sight", "architecture")} <= named
    assert ROOT / "README.md" in SCRIPTS


def test_a_wrong_example_is_noticed(tmp_path: Path) -> None:
    """The check above is none that always passes."""
    page = tmp_path / "page.md"
    page.write_text("```python\n>>> 1 + 1\n3\n\n```\n", encoding="utf-8")
    runner = doctest.DocTestRunner(optionflags=FLAGS, verbose=False)
    assert runner.run(examples(page), out=lambda _: None).failed == 1


def test_the_reference_is_what_the_declarations_say() -> None:
    """Tables of options, fields and moves are written by a tool, and none has been edited by hand or left behind."""
    command = [sys.executable, str(ROOT / "tools/write_reference.py"), "--check"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "ELVENHOLD_KERNELS": "interpreted"}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    """Pages, files and headings that are named are there."""
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link
