"""The contract of a game, as verbs: what every game's `rules.py` defines, under these names and arguments,
and its `policy.py` for bots.

Generic code calls these functions; the game follows from the type of the state record. In compiled code
Numba chooses the game's own function at compile time, so generic loops are compiled and kept on disk
once for each game; interpreted, the record's dtype is looked up. Every verb works on single records inside compiled
code; `engine.py` is the door for plain Python.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np

from uogashi.core.chance import Source
from uogashi.core.compile import INTERPRETED, note_sources
from uogashi.core.facts import Log

CHANCE = 7
"""The seat number of chance; its bit in `acting` says that chance must act (128: more than an int8 holds)."""

SPECTATOR = -1

# Why a decision was refused: what every game shares. A game's own reasons start at FIRST_REASON and go down.
NO_SUCH_DECISION = -1
NOT_YOUR_TURN = -2
GAME_OVER = -3
FIRST_REASON = -16

VERBS: list[str] = []
"""The names of all verbs."""

_modules_by_dtype: dict[np.dtype[Any], tuple[ModuleType, ModuleType]] = {}


def register_game(state_dtype: np.dtype[Any], rules: ModuleType, policy: ModuleType, package: str) -> None:
    """Tell generic code whose states these are."""
    known, _ = _modules_by_dtype.get(state_dtype, (rules, policy))
    if known is not rules:
        raise ValueError(f"{rules.__name__} and {known.__name__} have equal state records")
    _modules_by_dtype[state_dtype] = rules, policy
    if not INTERPRETED:
        from numba.np.numpy_support import from_dtype

        for name in VERBS:
            verb = getattr(rules, name, None) or getattr(policy, name, None)
            if verb is not None and not hasattr(verb, "py_func"):
                raise TypeError(f"“{name}” is not marked with @compiled")
        note_sources(from_dtype(state_dtype), package)


def _find(state_dtype: np.dtype[Any], name: str) -> Any:
    rules, policy = _modules_by_dtype[state_dtype]
    return getattr(rules, name, None) or getattr(policy, name)


def _verb(stub: Callable[..., Any]) -> Callable[..., Any]:
    """Make a verb of this signature: its body is the function of the same name of the state's game."""
    name = stub.__name__
    VERBS.append(name)

    if INTERPRETED:

        def interpreted(state: Any, *arguments: Any) -> Any:
            return _find(state.dtype, name)(state, *arguments)

        return interpreted

    from numba.core import types
    from numba.core.typing import templates
    from numba.np.numpy_support import as_dtype

    class ChosenByState(templates.AbstractTemplate):
        """A call of the verb is one of the game's own function."""

        key = stub

        def generic(self, arguments: Any, keywords: Any) -> Any:
            if not arguments or not isinstance(arguments[0], types.Record):
                return None
            called: Any = types.Dispatcher(_find(as_dtype(arguments[0]), name))
            signature = called.get_call_type(self.context, arguments, keywords)
            self.called = called.get_overload(signature)
            return signature

        def get_impl_key(self, signature: Any) -> Any:
            return self.called

    register: Any = templates.infer_global
    register(stub, types.Function(ChosenByState))
    return stub


@_verb
def deal(state: Any, config: Any) -> None:
    """Draw from the state's generator all that chance decides before the first move."""


@_verb
def begin(state: Any, config: Any, log: Log) -> None:
    """Start the game from what was dealt, or from what a record laid out."""


@_verb
def acting(state: Any) -> int:
    """Who may act: a bit for each seat, or chance's; 0: the game is over."""


@_verb
def secret_phase(state: Any) -> int:
    """The number of the current secret phase, while decisions are face down; 0: none. Each phase has its own."""


@_verb
def legal(state: Any, config: Any, seat: int, mask: Any) -> int:
    """Fill the mask with 1 for every action that the seat may take now, 0 for the others; return how many.

    Only seats are asked, never chance: what chance may do follows from `odds`.
    """


@_verb
def odds(state: Any, config: Any, weights: Any) -> int:
    """When chance acts: fill in how likely each action is, as whole numbers; return their sum."""


@_verb
def apply(state: Any, config: Any, seat: int, action: int, log: Log) -> int:
    """Do it and return the number of facts written to the log; or refuse, change nothing and return why (< 0)."""


@_verb
def scores(state: Any, config: Any, out: Any) -> None:
    """What each seat would score if the game ended now."""


@_verb
def winners(state: Any, config: Any) -> int:
    """Who would win now: a bit for each seat, several if they share the win."""


@_verb
def hide(state: Any, config: Any, seat: int) -> None:
    """Forget what this seat (or a spectator) may not know, the generator included."""


@_verb
def imagine(state: Any, config: Any, seat: int, rng: Source) -> None:
    """Deal what `hide` took away again at random, consistently with what the seat knows."""


@_verb
def greedy(state: Any, config: Any, seat: int, mask: Any, rng: Source) -> int:
    """What sensible one-step play decides, out of the mask; the state must have been hidden for this seat."""
