"""How towns are spelled: by rulebooks, by people, and in the notation."""

import re
import unicodedata

MISPRINTS = {
    "jxara": "ixara",
    "lapphalia": "lapphalya",
    "mahdavika": "mahdavikia",
    "stryhaven": "strykhaven",
    "grandor": "grangor",
}
"""Spellings met in printed rules, folded, and the town they mean."""
APOSTROPHES = str.maketrans("", "", "'’`´")
WORD = re.compile(r"[^\s-]+")


def fold(word: str) -> str:
    """A word in small letters without accents and apostrophes, as in a town's id."""
    letters = unicodedata.normalize("NFD", word.translate(APOSTROPHES))
    return "".join(letter for letter in letters.lower() if not unicodedata.combining(letter))


def spelled(text: str) -> str:
    """A text as the notation spells it: `Dag'Amura-Jxara-wood` is `dagamura-ixara-wood`."""
    folded = WORD.sub(lambda word: fold(word[0]), text)
    return WORD.sub(lambda word: MISPRINTS.get(word[0], word[0]), folded)
