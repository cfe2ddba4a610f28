"""Orders: what is asked of a command, all its options as one value."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from elvenhold.play.options import OptionValue

Order = TypeVar("Order", bound=msgspec.Struct)


def command(kind: type[Order], run: Callable[[Order], None]) -> Callable[..., None]:
    """The function that typer calls for a command: it takes every field of the order, and runs the command with it."""

    def ordered(**fields: Any) -> None:
        run(kind(**fields))

    hints = get_type_hints(kind, include_extras=True)
    by_name = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        inspect.Parameter(field.name, by_name, default=_default(field), annotation=hints[field.name])
        for field in msgspec.structs.fields(kind)
    ]
    ordered.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    ordered.__annotations__ = hints
    ordered.__name__ = run.__name__
    ordered.__doc__ = run.__doc__
    return ordered


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return inspect.Parameter.empty if field.required else field.default


def words_of(text: str) -> list[str]:
    """The words of a list as people type it: commas between them, with or without blanks."""
    return [word.strip() for word in text.split(",")]


def wishes_from(game: str, texts: list[str]) -> dict[str, OptionValue]:
    """Read options as they are typed, `name=value`."""
    from elvenhold.games.registry import title
    from elvenhold.play.errors import Malformed
    from elvenhold.play.options import known

    options = title(game).options
    wishes: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise Malformed(f"{text!r} is no option", expected="name=value, as in caravan_cost=5")
        if name in wishes:
            raise Malformed(f"option {name!r} stands twice")
        wishes[name] = known(options, name).from_text(value)
    return wishes
