"""How compiled functions call one another: each is translated once, and becomes machine code as a part of those
functions that Python calls.

Numba finishes every function for itself: it optimises it with all that it calls, makes machine code of that and keeps
it, though Python calls few of them. Here a function has two dispatchers. The *inner* one serves compiled callers: its
code is typed and lowered, ready to be linked, no more. The *outer* one serves Python: it wraps inner code and finishes
it. That takes half the time.

Names of our functions must differ wherever their code does, for code that several processes compiled is loaded into
one (`unique_id`), and of two functions with one name, one would run in place of the other without a word.
"""

import hashlib
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

import llvmlite.binding as llvm
import numba
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary, RuntimeLinker
from numba.core.compiler import Compiler, CompileResult
from numba.core.environment import lookup_environment

OPTIONS: Any = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
ENVIRONMENT = "_ZN08NumbaEnv"
"""How the names of variables begin that point at what a function needs of Python: texts to be printed, for example."""
DYNAMIC = "numba.dynamic.globals"
"""How the names of variables begin that point at something in this very process."""


def make_dispatcher(function: Callable[..., Any]) -> Any:
    """The outer dispatcher of a function; it knows its `inner` one."""
    make: Any = numba.njit
    outer = make(**OPTIONS)(function)
    inner = make(pipeline_class=InnerCompiler, no_cpython_wrapper=True, **OPTIONS)(function)
    outer.inner = inner
    inner.add_overload = lambda result: add_inner(inner, result)
    outer.get_call_template = lambda arguments, keywords: inner.get_call_template(*widened(arguments, keywords))
    outer.get_overload = inner.get_overload
    outer._compiler.compile = lambda arguments, _: finish(inner, arguments)
    outer._compiling_counter = inner._compiling_counter  # Numba recognises recursion by it
    return outer


def widened(arguments: Any, keywords: Any) -> tuple[Any, Any]:
    """Types of arguments in a call from compiled code, with whole numbers of 64 bits.

    Otherwise Numba compiles a function again for int8, int16, int32, and for every literal number in a call: half of
    all compiling.
    """
    return tuple(map(widen, arguments)), {name: widen(each) for name, each in keywords.items()}


def widen(argument: Any) -> Any:
    if isinstance(argument, types.BooleanLiteral):
        return types.boolean
    # Also of uint64: Numba counts loops in it, and uint64 + int64 would be a float.
    return types.int64 if isinstance(argument, types.Integer | types.IntegerLiteral) else argument


def add_inner(inner: Any, result: Any) -> None:
    """Let compiled code call this; it has no address yet, so what it is known by is a mere object."""
    result = result._replace(entry_point=object())
    inner.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
    _libraries[result.fndesc.mangled_name] = result.library
    inner.overloads[tuple(result.signature.args)] = result


def finish(inner: Any, arguments: Any) -> Any:
    """Machine code of a function and all that it calls, to be called from Python."""
    inner.compile(arguments)
    result = inner.overloads[tuple(arguments)]
    context = inner.targetctx
    library = OuterLibrary(context.codegen(), result.library.name, result.fndesc.llvm_cpython_wrapper_name)
    library.enable_object_caching()
    with context.push_code_library(library):
        context.create_cpython_wrapper(library, result.fndesc, result.environment, result.call_helper, release_gil=True)
    library.add_linking_library(result.library)
    entry = context.get_executable(library, result.fndesc, result.environment)
    context.insert_user_function(entry, result.fndesc, [library])
    return result._replace(library=library, entry_point=entry, metadata=None, reload_init=list(library._reload_init))


class InnerCompiler(Compiler):
    """Types and lowers a function, and leaves it at that."""

    def define_pipelines(self) -> Any:
        self.state.flags.no_compile = True
        self.state.func_id.unique_id = unique_id(self.state.func_id, self.state.args)
        self.state.library = InnerLibrary(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return super().define_pipelines()


def unique_id(function: Any, arguments: Any) -> str:
    """What distinguishes a compiled function from all others of its name, in any process, within the names of its code.

    Numba counts functions and types of records from 0 in each process. The names of types have all fields of a record.
    """
    code, cells = function.code, function.func.__closure__ or ()
    known_by = [code.co_firstlineno, code.co_code, *(cell.cell_contents for cell in cells), *map(str, arguments)]
    return f"{function.unique_id}_{hashlib.sha256(repr(known_by).encode()).hexdigest()[:16]}"


class OuterLibrary(JITCodeLibrary):
    """The code of one function and all that it calls, hidden except for the entry point for Python."""

    def __init__(self, codegen: Any, name: str, door: str) -> None:
        super().__init__(codegen, name)
        self._door = door

    def _optimize_final_module(self) -> None:
        made = [function for function in self._final_module.functions if not function.is_declaration]
        assert self._door in {function.name for function in made}, f"there is no {self._door}"
        for function in made:
            if function.name != self._door:
                function.linkage = "internal"
        super()._optimize_final_module()


class InnerLibrary(JITCodeLibrary):
    """The code of one function, neither optimised nor made into machine code. Others link it into theirs."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = "linkonce_odr"
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        module = self.module()
        place_environments(module, self.codegen)
        return module

    def module(self) -> Any:
        """Its own code and that of all it calls, directly or not."""
        self._ensure_finalized()
        if self._shared_module is None:
            module = self._final_module.clone()
            callees = self.callees()
            link(callees, module)
            recursive = unresolved(module)
            for variable, function in recursive.items():
                resolve(variable, function, module)
            if recursive:
                link(callees, module)  # what nobody called was left out
            if any(module.get_function(function).is_declaration for function in recursive.values()):
                return module
            self._shared_module = module
        return self._shared_module

    def is_whole(self) -> bool:
        """Whether all functions are there that call each other: one of them may still be in the making."""
        return self.module() is self._shared_module

    def callees(self) -> list[Any]:
        """The libraries of all that it calls, directly or not."""
        found: dict[Any, None] = {}
        waiting: list[Any] = [self]
        while waiting:
            library = waiting.pop()
            if library not in found:
                found[library] = None
                if isinstance(library, InnerLibrary):
                    waiting += library._linking_libraries
                    waiting += filter(None, map(_libraries.get, unresolved(library._final_module).values()))
        return list(found)[1:]

    @property
    def has_dynamic_globals(self) -> bool:
        return any(each.name.startswith(DYNAMIC) for each in self.module().global_variables)


_libraries: WeakValueDictionary[str, InnerLibrary] = WeakValueDictionary()
"""Inner code by the names of functions: those that call each other are found by them."""


def link(libraries: list[Any], module: Any) -> None:
    for library in libraries:
        inner = isinstance(library, InnerLibrary)
        module.link_in(library._final_module if inner else library._get_module_for_linking(), preserve=True)


def unresolved(module: Any) -> dict[str, str]:
    """Variables for the addresses of functions that call each other, and whose address it is.

    Numba has them where one of these functions was not yet finished when the other was. It fills them in later, though
    not in code that comes from disk: there the process crashes.
    """
    names = [each.name for each in module.global_variables if each.name.startswith(RuntimeLinker.PREFIX)]
    return {name: name.removeprefix(RuntimeLinker.PREFIX) for name in names}


def resolve(variable: str, function: str, module: Any) -> None:
    """Give this variable the address of this function: then the call is like any other."""
    text = f'''
        @"{variable}" = linkonce_odr constant ptr @"{function}"
        declare void @"{function}"()
    '''
    module.link_in(parse(text, module))
    resolved = module.get_global_variable(variable)
    resolved.name = f"recursion.{function}"
    resolved.linkage = "internal"


def place_environments(module: Any, codegen: Any) -> None:
    """Let the functions in here find what they need of Python."""
    found = environments(module)
    missing = [name for name in found if not codegen._engine.is_symbol_defined(name)]
    if missing:
        text = "".join(f'@"{name}" = global ptr null\n' for name in missing)
        codegen._add_module(parse(text, module))
        codegen._engine.finalize_object()
    for name, environment in found.items():
        codegen.set_env(name, environment)


def environments(module: Any) -> dict[str, Any]:
    """What the functions in here need of Python, by the names of the variables that point there."""
    names = [each.name for each in module.global_variables if each.name.startswith(ENVIRONMENT)]
    return {name: found for name in names if (found := lookup_environment(name)) is not None}


def parse(text: str, beside: Any) -> Any:
    """A module of this text, for the same machine as another one."""
    return llvm.parse_assembly(f'target triple = "{beside.triple}"\ntarget datalayout = "{beside.data_layout}"\n{text}')


class InnerResults(CompileResultCacheImpl):
    """How inner code is written down and read."""

    def check_cachable(self, result: Any) -> bool:
        return bool(result.library.is_whole() and super().check_cachable(result))

    def reduce(self, result: Any) -> Any:
        result.fndesc.typemap = result.fndesc.calltypes = None
        module = result.library.module()
        kept = [each for each in environments(module).values() if each.can_cache()]
        reload = tuple(result.library._reload_init)
        return (
            result.library.name,
            module.as_bitcode(),
            result.fndesc,
            result.environment,
            result.signature,
            reload,
            kept,
        )

    def rebuild(self, context: Any, payload: Any) -> Any:
        name, bitcode, description, environment, signature, reload, kept = payload
        for initialise in reload:
            initialise()
        library = InnerLibrary(context.codegen(), name)
        library._final_module = llvm.parse_bitcode(bitcode)
        library._reload_init.update(reload)
        library._finalized = True
        make: Any = CompileResult
        return make(
            typing_context=context.typing_context,
            target_context=context,
            entry_point=None,
            typing_error=None,
            type_annotation="",
            signature=signature,
            objectmode=False,
            lifted=(),
            fndesc=description,
            library=library,
            call_helper=None,
            environment=environment,
            metadata=None,
            reload_init=reload,
            referenced_envs=kept,
        )


class InnerCache(FunctionCache):
    _impl_class = InnerResults
