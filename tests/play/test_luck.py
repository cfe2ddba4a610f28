"""Luck: the n-th number depends on the seed and on n alone, at either speed, and every number is as likely."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elvenhold.play.luck import MASK, Luck, below, mix, seed_luck
from tests.play.chances import RARE, likelihood
from tests.play.planted import luck_rows, speak, spin

LIMITS = [1, 2, 3, 6, 7, 20, 48, 72, 100, 1000]
WHOLE = 2**31


def lucky(seed: int | str, spun: int = 0) -> Luck:
    """Luck that has been seeded."""
    luck, _ = luck_rows(compiled=False)
    seed_luck(luck, seed, spun)
    return luck


def numbers(luck: Luck, count: int, limit: int = WHOLE) -> list[int]:
    """The next numbers."""
    return [below(luck, limit) for _ in range(count)]


def test_the_numbers_of_a_seed_are_these() -> None:
    """Records replay for ever, so the generator never changes."""
    first_six = [1558239444, 1733297498, 1276840913, 859022991, 349018041, 415864803]
    assert first_six == numbers(lucky("elvenhold"), 6)
    assert [644, 31, 716] == numbers(lucky(7, spun=2**40 + 3), 3, limit=1000)


@pytest.mark.parametrize("spun", [*range(1, 14), 100])
def test_a_match_that_is_taken_up_again_continues_exactly(spun: int) -> None:
    """Only the number of draws is needed to go on where a match was left."""
    whole = numbers(lucky("again"), spun + 9)
    assert whole[spun:] == numbers(lucky("again", spun), 9)


@given(st.integers(0, 2**40), st.lists(st.integers(1, WHOLE), min_size=1, max_size=9))
def test_the_nth_number_does_not_depend_on_the_limits_asked_for_before(spun: int, limits: list[int]) -> None:
    """Each draw uses exactly one number, whatever it was used for."""
    luck = lucky(1, spun)
    drawn = [below(luck, limit) for limit in limits]
    assert [below(lucky(1, spun + place), limit) for place, limit in enumerate(limits)] == drawn
    assert spun + len(limits) == luck.spun


@given(st.integers(0, 2**60), st.integers(1, WHOLE), st.text(max_size=40))
def test_a_number_lies_below_its_limit(spun: int, limit: int, seed: str) -> None:
    """From 0 to one less than the limit, for every seed that can be written."""
    assert all(0 <= number < limit for number in numbers(lucky(seed, spun), 5, limit))


@pytest.mark.parametrize("limit", LIMITS)
def test_every_number_is_as_likely(limit: int) -> None:
    """Over two hundred draws for each number no count stands out."""
    drawn = Counter(numbers(lucky("fair"), 200 * limit, limit))
    counts = [drawn[number] for number in range(limit)]
    assert likelihood(counts, [1] * limit) > RARE


def test_every_pair_of_neighbours_is_as_likely() -> None:
    """One number tells nothing about the next, within a block of four and across blocks."""
    drawn = numbers(lucky("pairs"), 40_000, 8)
    pairs = Counter(8 * one + two for one, two in pairwise(drawn))
    assert likelihood([pairs[pair] for pair in range(64)], [1] * 64) > RARE


@pytest.mark.parametrize("place", range(4))
def test_every_word_of_a_block_is_as_likely_from_seed_to_seed(place: int) -> None:
    """The same draw of many matches is fair: matches do not begin alike."""
    drawn = Counter(below(lucky(seed, place), 6) for seed in range(3000))
    assert likelihood([drawn[number] for number in range(6)], [1] * 6) > RARE


def test_a_loaded_die_is_noticed() -> None:
    """The measure used here finds one face in fifty that comes twice as often."""
    counts = [200] * 50
    assert likelihood(counts, [1] * 50) > 0.999
    assert likelihood([400, *counts[1:]], [1] * 50) < RARE


def test_different_seeds_give_different_numbers() -> None:
    """No two of a thousand seeds begin with the same two numbers."""
    assert 1000 == len({tuple(numbers(lucky(seed), 2)) for seed in range(1000)})
    assert numbers(lucky("a"), 9) != numbers(lucky("b"), 9)


def test_a_seed_may_be_a_number_or_its_text() -> None:
    """What stands in a record is text, and gives the same match."""
    assert numbers(lucky(1234), 9) == numbers(lucky("1234"), 9)


@pytest.mark.parametrize("bit", [0, 1, 31, 32, 63, 100, 127])
def test_one_bit_of_the_key_turns_about_half_of_the_block(bit: int) -> None:
    """Knowing outcomes does not tell the next ones: every bit of the key matters everywhere."""
    turned = 0
    for seed in range(100):
        one, two = lucky(seed), lucky(seed)
        two.key[bit // 32] ^= 1 << bit % 32
        mix(one)
        mix(two)
        turned += sum((one.block[word] ^ two.block[word]).bit_count() for word in range(4))
    assert 0.45 < turned / (100 * 128) < 0.55


@pytest.mark.parametrize("spun", [0, 1, 3, 4, 2**34 - 2, 2**34 - 1, 2**40 + 3, 2**60])
def test_compiled_luck_draws_the_same_numbers(spun: int) -> None:
    """The same bytes before and after, and the same numbers between, over the edges of blocks and words."""
    drawn = {}
    for compiled in (False, True):
        luck, argument = luck_rows(compiled=compiled)
        plain_luck = lucky("both", spun)
        for word in range(4):
            luck.key[word], luck.block[word] = plain_luck.key[word], plain_luck.block[word]
        luck.spun = plain_luck.spun
        door = speak(spin, compiled=compiled)
        words = [door(argument, limit) for limit in (*LIMITS, WHOLE, WHOLE, WHOLE)]
        drawn[compiled] = words, [luck.block[word] for word in range(4)], luck.spun
    assert drawn[False] == drawn[True]


def test_every_word_of_a_block_fits_32_bits() -> None:
    """So that a number times its limit fits a signed integer of 64 bits, which is all that compiled code has."""
    luck = lucky("wide")
    for _ in range(200):
        below(luck, 2)
        assert all(0 <= luck.block[word] <= MASK for word in range(4))
