"""Records as they cross between plain Python and compiled code."""

import random
from typing import Any

import numpy as np
import pytest

from tests.quay import rules as quay
from uogashi.core.arrays import new_records, plain_reader, read_records
from uogashi.games.tsukiji.state import CONFIG, STATE


@pytest.mark.parametrize(
    "dtype", [STATE, CONFIG, quay.STATE, quay.CONFIG], ids=["state", "config", "quay", "quay config"]
)
def test_a_record_in_plain_python_has_what_numpy_reads(dtype: Any) -> None:
    content = random.Random(7).randbytes(dtype.itemsize)
    record = read_records(content, new_records(dtype))[0]
    plain = plain_reader(dtype)(content)
    assert list(plain) == list(dtype.names or ())
    for name, value in plain.items():
        assert np.asarray(record[name]).tolist() == (value if isinstance(value, int) else np.asarray(value).tolist())
