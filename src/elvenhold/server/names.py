"""Names: what people and matches may be called, and what guests are called until they say."""

from __future__ import annotations

import secrets
import unicodedata

from elvenhold.play.brief import brief
from elvenhold.play.errors import Malformed

LONGEST_NAME = 24
LONGEST_TITLE = 48
UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Kinds of characters that nobody sees, or that turn what stands beside them around."""
BLANK = set("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""
SPOKEN = (
    "Alder Anise Aspen Bryn Birk Briar Cedar Clover Coral Dill Ember Elm Fern Finch Flint Hazel Heath Holly Iris Ivy "
    "Juniper Lark Laurel Linden Linnet Maple Marlo Mint Moss Nettle Olive Poppy Quill Reed Robin Rowan Rue Sage "
    "Sorrel Tansy Teal Thyme Vale Willow Wren Yarrow"
).split()
"""Names that guests and bots go by; the same in every language."""


def checked_name(text: str, longest: int = LONGEST_NAME) -> str:
    """A name as it will be shown: single spaces, nothing unseen, nothing that turns text around."""
    name = " ".join(part for part in unicodedata.normalize("NFC", text[: 4 * LONGEST_TITLE]).split(" ") if part)
    if not 0 < len(name) <= longest or any(_is_unseen(sign) for sign in name):
        raise Malformed(f"{brief(text)} is no name", expected=f"1 to {longest} visible characters")
    return name


def _is_unseen(sign: str) -> bool:
    return unicodedata.category(sign) in UNSEEN or sign in BLANK or (sign.isspace() and sign != " ")


def some_name(taken: frozenset[str] | set[str] = frozenset()) -> str:
    """A name for somebody who has not said one, other than those at the table."""
    free = [name for name in SPOKEN if name not in taken]
    return secrets.choice(free or SPOKEN)
