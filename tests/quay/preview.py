"""Quay draws nothing for one seat alone."""

from typing import Any


def table_extras(hidden: Any, configs: Any, seat: int) -> dict[str, Any]:
    return {}
