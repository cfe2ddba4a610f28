"""The reference of the HTTP part: the OpenAPI schema, and a plain page made of it that loads nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, Contact

from elvenhold import __version__
from elvenhold.wire.pages import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar.connection import Request

TROUBLES = {
    400: "It cannot be read, or asks for what there is not; `expected` says what would do.",
    403: "Somebody else may do this.",
    404: "There is nothing here.",
    409: "The rules, or what has happened meanwhile, forbid it.",
    413: "It is too long.",
    429: "Too much is asked at once; later it may be asked again.",
    503: "It cannot be kept at the moment.",
}
"""How a request may be refused; nothing has changed then."""
METHODS = ("get", "post", "put", "patch", "delete")
LINE = "<p><code>{method} {path}</code> {summary}<br>{text}{body}{answer}</p>"


class PlainPage(OpenAPIRenderPlugin):
    """The schema as a page of HTML, without a script."""

    def __init__(self) -> None:
        """Stand at the root of the reference."""
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 - the plugin's shape
        """Write the page."""
        schemas = openapi_schema.get("components", {}).get("schemas", {})
        parts = [
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Elvenhold over HTTP</title>',
            '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs.css"></head><body>',
            "<main><h1>Elvenhold over HTTP</h1>",
            f"<p>{escape(openapi_schema['info'].get('description', ''))}</p>",
            '<p>The same for programs: <a href="/api/docs/openapi.json">openapi.json</a>.</p><h2>Requests</h2>',
            *_operations(openapi_schema["paths"]),
            "<h2>Bodies</h2>",
            *(_schema(name, schema) for name, schema in sorted(schemas.items())),
            "</main></body></html>",
        ]
        return "".join(parts).encode()


def _operations(paths: dict[str, Any]) -> Iterator[str]:
    for path, methods in sorted(paths.items()):
        for method in METHODS:
            if method in methods:
                yield _operation(method, path, methods[method])


def _operation(method: str, path: str, said: dict[str, Any]) -> str:
    asked = _json_of(said.get("requestBody", {}))
    answered = next((_json_of(each) for code, each in said["responses"].items() if code.startswith("2")), {})
    return LINE.format(
        method=method.upper(),
        path=escape(path),
        summary=f"<b>{escape(said.get('summary', ''))}</b>",
        text=escape(said.get("description", "")),
        body=f"<br>takes {_type(asked)}" if asked else "",
        answer=f"<br>gives {_type(answered)}" if answered else "",
    )


def _json_of(said: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = said.get("content", {}).get("application/json", {}).get("schema", {})
    return found


def _schema(name: str, schema: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code></td><td>{_type(kind)}</td></tr>"
        for field, kind in schema.get("properties", {}).items()
    )
    said = escape(schema.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{said}</p><table>{rows}</table>'


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in schema or "anyOf" in schema:
        return " or ".join(_type(each) for each in schema.get("oneOf", schema.get("anyOf", [])))
    if schema.get("type") == "array":
        return f"a list of {_type(schema['items'])}" if schema.get("items") else "a list"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    return escape(str(schema.get("type", "anything")))


def refusals() -> dict[int, ResponseSpec]:
    """Every way to be refused, as Litestar writes it into the schema."""
    return {code: ResponseSpec(Trouble, description=text, generate_examples=False) for code, text in TROUBLES.items()}


def reference() -> OpenAPIConfig:
    """What Litestar is told about it."""
    return OpenAPIConfig(
        title="Elvenhold",
        version=__version__,
        description=(
            "Everything around matches. Requests that change something carry the header X-Elvenhold: 1. A guest is"
            " known by a cookie that the first request hands out. What is refused is answered with a Trouble. Matches"
            " themselves are played over the socket at /wire; see the bot protocol."
        ),
        contact=Contact(name="The Elvenhold developers"),
        components=Components(),
        path="/api/docs",
        render_plugins=[PlainPage(), JsonRenderPlugin(path="/openapi.json")],
    )
