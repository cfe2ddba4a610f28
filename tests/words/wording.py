"""The files of words, read as Fluent reads them."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Visitor

WORDS = Path(__file__).resolve().parents[2] / "web" / "words"
LANGUAGES = ("en", "de", "fr", "it")


class Sentence(Visitor):
    """What one message is made of: its literal texts, the variables it asks for, the messages it quotes."""

    def __init__(self, message: ast.Message) -> None:
        self.texts: list[str] = []
        self.asked: set[str] = set()
        self.quoted: set[str] = set()
        self.chosen: dict[str, set[str]] = defaultdict(set)
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's own way of naming
        """A literal text."""
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        """A text in quotes."""
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A variable."""
        self.asked.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message, or an attribute of it."""
        self.quoted.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """A choice between variants."""
        if isinstance(node.selector, ast.VariableReference):
            self.chosen[node.selector.id.name] |= {key_of(variant) for variant in node.variants}
        self.generic_visit(node)


class Wording(NamedTuple):
    """Everything that one language says."""

    sentences: dict[str, Sentence]
    """By id; an attribute as `message.attribute`."""
    plain: dict[str, str]
    """The pattern of each of them as it is written."""
    repeated: list[str]
    broken: list[str]

    def asks(self, key: str) -> set[str]:
        """The variables that a message needs, those of the messages it quotes included."""
        sentence = self.sentences[key]
        return sentence.asked.union(*(self.asks(quoted) for quoted in sentence.quoted))


def key_of(variant: ast.Variant) -> str:
    """What a variant stands for."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def files_of(language: str, root: Path = WORDS) -> list[Path]:
    """Every file of a language: a folder's `de.ftl`, or `elfenland.de.ftl` beside its sisters."""
    return sorted(path for path in root.rglob("*.ftl") if language_of(path) == language)


def language_of(path: Path) -> str:
    """The language of a file, by its name."""
    return path.name.removesuffix(".ftl").rpartition(".")[2]


def part_of(path: Path, root: Path = WORDS) -> str:
    """The part of the client that a file speaks for: its path without the language."""
    return path.relative_to(root).as_posix().removesuffix(f"{language_of(path)}.ftl").rstrip("/.")


def read(language: str, root: Path = WORDS, part: str = "") -> Wording:
    """Everything that a language says, out of all its files or those of one part."""
    wording = Wording({}, {}, [], [])
    for path in files_of(language, root):
        if part and part != part_of(path, root):
            continue
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                wording.broken.append(f"{path.name}: {entry.content}")
            elif isinstance(entry, ast.Message):
                _learn(wording, entry)
    return wording


def _learn(wording: Wording, message: ast.Message) -> None:
    if message.id.name in wording.sentences:
        wording.repeated.append(message.id.name)
    patterns = {f"{message.id.name}.{each.id.name}": each.value for each in message.attributes}
    if message.value:
        patterns[message.id.name] = message.value
    for key, pattern in patterns.items():
        alone = ast.Message(ast.Identifier("it"), pattern)
        wording.sentences[key] = Sentence(alone)
        wording.plain[key] = FluentSerializer().serialize_entry(alone).removeprefix("it =").strip()
