"""Records as they cross between plain Python and compiled code."""

import random
from typing import Any

import numpy as np
import pytest

from uogashi.core.arrays import new_records, plain_reader, quick_record, read_records
from uogashi.core.engine import pick_legal
from uogashi.games.market.state import STATE as MARKET
from uogashi.games.tsukiji.state import CONFIG, STATE
from uogashi_quay import state as quay


@pytest.mark.parametrize(
    "dtype",
    [STATE, CONFIG, quay.STATE, quay.CONFIG, MARKET],
    ids=["state", "config", "quay", "quay config", "three dimensions"],
)
def test_a_record_in_plain_python_has_what_numpy_reads(dtype: Any) -> None:
    content = random.Random(7).randbytes(dtype.itemsize)
    record = read_records(content, new_records(dtype))[0]
    plain = plain_reader(dtype)(content)
    assert list(plain) == list(dtype.names or ())
    for name, value in plain.items():
        assert np.asarray(record[name]).tolist() == (value if isinstance(value, int) else np.asarray(value).tolist())


@pytest.mark.parametrize("kind", [np.record, quick_record(STATE.names or ())], ids=["compiled", "interpreted"])
def test_fields_are_read_and_written_as_attributes(kind: type[np.void]) -> None:
    records = read_records(random.Random(8).randbytes(STATE.itemsize), np.zeros(1, np.dtype((kind, STATE))))
    record: Any = records[0]
    for name, (dtype, *_) in (STATE.fields or {}).items():
        value = getattr(record, name)
        assert np.array_equal(value, records[name][0])
        if dtype.shape:
            value[...] = 5  # it is the record's own array
        else:
            setattr(record, name, 5)
        assert (records[name] == 5).all()
    with pytest.raises(AttributeError):
        record.no_field = 5
    with pytest.raises(AttributeError):
        _ = record.no_field


@pytest.mark.parametrize("actions", [1, 31, 32, 33, 64, 227])
def test_every_legal_action_is_picked_by_its_number(actions: int) -> None:
    rng = random.Random(actions)
    for share in (0.02, 0.3, 1.0):
        mask = np.array([rng.random() < share for _ in range(actions)], dtype=np.uint8)
        mask[rng.randrange(actions)] = 1
        legal = np.flatnonzero(mask).tolist()
        assert [pick_legal(mask, number) for number in range(len(legal))] == legal
