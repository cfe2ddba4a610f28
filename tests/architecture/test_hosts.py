"""No committed file names a package registry's host or a folder of the machine it was written on."""

import re
from collections.abc import Iterator

import pytest

from tests.architecture.tree import committed, name_of

# Put together from parts, so that this file does not name them either.
HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("anaconda", "org"),
        ("debian", "org"),
    )
]
FOLDERS = ["work", "root", "home", "Users"]
FORBIDDEN = re.compile(
    "|".join(re.escape(host) for host in HOSTS) + "|" + rf"(?<![\w.*~)}}>-])/(?:{'|'.join(FOLDERS)})/",
)


def places(text: str) -> Iterator[tuple[int, str]]:
    """Every line number of a text at which something forbidden stands, and what it is."""
    for number, line in enumerate(text.splitlines(), start=1):
        for found in FORBIDDEN.finditer(line):
            yield number, found.group()


def test_no_committed_file_names_a_registry_or_a_machine() -> None:
    """What is committed works wherever it is cloned, with whatever registry is set up there."""
    named = [
        f"{name_of(path)}:{number} {word}"
        for path in committed()
        for number, word in places(path.read_text(encoding="utf-8", errors="ignore"))
    ]
    assert named == []


@pytest.mark.parametrize(
    "line", [f"see https://{HOSTS[0]}/simple", f"cd /{FOLDERS[0]}/main", f'"/{FOLDERS[1]}/.cache"']
)
def test_a_planted_name_is_found(line: str) -> None:
    """A registry in an address and a folder in a command are both noticed."""
    assert len(list(places(f"fine\n{line}"))) == 1


@pytest.mark.parametrize("line", ["at/work/again", "$(HERE)/root/x", "a.b/home/c", "work/root/home"])
def test_a_path_inside_the_project_is_no_name(line: str) -> None:
    """Relative paths may use the same words."""
    assert list(places(line)) == []
