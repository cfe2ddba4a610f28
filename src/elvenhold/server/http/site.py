"""The site: the built browser client from memory, each file compressed as well as it can be."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
HASHED = "assets"
"""Files in this folder carry a hash of what they hold in their names."""
PACKED = {".br": "br", ".gz": "gzip"}
ALREADY_PACKED = {".woff2", ".png", ".jpg", ".ico"}
SHORTEST_PACKED = 512
TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


class File(msgspec.Struct, frozen=True):
    """One file of the client, plain and packed."""

    kind: str
    cache: str
    tag: str
    plain: bytes
    packed: dict[str, bytes]

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form that a browser accepts, and what it is called."""
        offers = [name.split(";")[0].strip() for name in accepted.split(",")]
        return next(((name, body) for name, body in self.packed.items() if name in offers), ("", self.plain))


class Needs(msgspec.Struct, frozen=True):
    """What a page asks for."""

    scripts: list[str]
    styles: list[str]
    files: list[str]
    """Pictures, fonts and figures."""


class Site:
    """Every file of the built client, by its path."""

    def __init__(self, folder: Path) -> None:
        """Read the folder; without a built client there are no files."""
        self.files = dict(_files(folder)) if folder.is_dir() else {}
        page = folder / "index.html"
        self.page = page.read_text(encoding="utf-8") if page.is_file() else ""
        manifest = folder / ".vite" / "manifest.json"
        self.manifest: dict[str, dict[str, object]] = (
            msgspec.json.decode(manifest.read_bytes()) if manifest.is_file() else {}
        )

    def needs(self, *sources: str) -> Needs:
        """What these source files need, with all that they import at once, and that the page has not named yet."""
        needs = Needs([], [], [])
        for source in sources:
            self._gather(source, needs)
        return Needs(self._unnamed(needs.scripts), self._unnamed(needs.styles), needs.files)

    def _unnamed(self, files: list[str]) -> list[str]:
        return [file for file in files if f'"{file}"' not in self.page]

    def _gather(self, source: str, needs: Needs) -> None:
        chunk = self.manifest.get(source)
        if chunk is None or f"/{chunk['file']}" in needs.scripts:
            return
        needs.scripts.append(f"/{chunk['file']}")
        for name, kept in (("css", needs.styles), ("assets", needs.files)):
            kept += [f"/{each}" for each in _names(chunk.get(name)) if f"/{each}" not in kept]
        for each in _names(chunk.get("imports")):
            self._gather(each, needs)


def _names(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, list) else []


def _files(folder: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and path.suffix not in PACKED and not name.startswith(".") and name != "index.html":
            yield f"/{name}", _file(path, name)


def _file(path: Path, name: str) -> File:
    plain = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache = FOR_EVER if name.startswith(f"{HASHED}/") else EACH_TIME
    return File(kind, cache, f'"{sha256(plain).hexdigest()[:20]}"', plain, _packed(path, plain))


def _packed(path: Path, plain: bytes) -> dict[str, bytes]:
    """What the build has packed already; what it has not is packed here."""
    if path.suffix in ALREADY_PACKED or len(plain) < SHORTEST_PACKED:
        return {}
    found = {
        name: other.read_bytes()
        for suffix, name in PACKED.items()
        if (other := path.with_name(path.name + suffix)).is_file()
    }
    return found or {"gzip": gzip.compress(plain, 9, mtime=0)}
