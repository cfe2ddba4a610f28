"""Random values of an option, its bounds always among them."""

from hypothesis import strategies as st

from elvenhold.play.options import Option, OptionValue


def values(option: Option) -> st.SearchStrategy[OptionValue]:
    """Every value that an option can hold."""
    if option.kind == "switch":
        return st.booleans()
    if option.kind == "choice":
        return st.sampled_from(option.words)
    if option.kind == "list":
        return st.lists(st.sampled_from(option.words), min_size=option.low, max_size=option.high, unique=True)
    numbers = st.sampled_from((option.low, option.high)) | st.integers(option.low, option.high)
    if option.kind == "numbers":
        return st.fixed_dictionaries(dict.fromkeys(option.words, numbers))
    return numbers | st.sampled_from(option.words) if option.words else numbers
