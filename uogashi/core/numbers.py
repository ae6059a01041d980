"""Numbers as people read them, the same in all languages."""


def signed(number: int) -> str:
    """A change, with its sign."""
    return f"+{number}" if number > 0 else with_minus(number)


def with_minus(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")
