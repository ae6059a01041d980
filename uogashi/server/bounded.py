"""A bounded cache: the most recently used stays longest."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Bounded(Generic[Key, Value]):
    """Values by their keys, of a certain size in all."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[Key, tuple[Value, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Key) -> Value | None:
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][0]

    def put(self, key: Key, value: Value, size: int) -> None:
        """Keep this value, or keep it on with another size; the one that came last is kept, whatever its size."""
        _, before = self._kept.pop(key, (None, 0))
        self._kept[key] = value, size
        self.size += size - before
        while self.size > self.most and len(self._kept) > 1:
            _, (_, freed) = self._kept.popitem(last=False)
            self.size -= freed
