"""Seeds: as many streams of luck as a batch needs, all from one seed."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import numpy as np

from elvenhold.play.luck import WORD, Luck

if TYPE_CHECKING:
    from numpy.typing import NDArray

Seed = int | str


def generator(seed: Seed, use: str = "") -> np.random.PCG64:
    """A generator of keys; another use of the same seed gives other keys."""
    digest = hashlib.blake2b(f"elvenhold {use} {seed}".encode(), digest_size=16).digest()
    return np.random.PCG64(int.from_bytes(digest, "little"))


def lucks(count: int, seed: Seed) -> NDArray[Any]:
    """Records of luck that nobody has used yet; the n-th has the same key however many are asked for."""
    records = np.zeros(count, Luck.dtype)
    keys = generator(seed, "lucks").random_raw(2 * count).astype("<u8").view("<u4")
    records["key"] = keys.reshape(count, WORD.size)
    return records
