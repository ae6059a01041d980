"""Which sources compiled code comes from: modules that import one another, found without importing them.

Numba's own cache does not notice a change in an imported module, so compiled code is kept by a hash of everything that
it could come from. Of generic code, that is every module with compiled functions outside the games; of a game, its
`rules` and `policy` and every one with compiled functions in its folder; and whatever these import. How a game is
shown, named and described has no part in it.
"""

import ast
import hashlib
import os
import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
MARK = re.compile(rb"^\s*@(\w+\.)*compiled\b", re.MULTILINE)
"""How a compiled function begins."""
ROOTS = ("rules", "policy")
"""The modules of a game whose functions generic code calls, in any module."""
LINKING = PACKAGE / "core" / "linking.py"
"""Compiled code depends on it, though nobody imports it before something is compiled."""
OF_GAMES = ("games", "template")
"""Folders whose compiled functions are those of games."""
FOR_TYPES = ("TYPE_CHECKING", "typing.TYPE_CHECKING")
INSTALLED = ("site-packages", "dist-packages")


@dataclass(frozen=True, order=True)
class Module:
    """A module by its full name, and its file."""

    name: str
    file: Path

    @property
    def is_package(self) -> bool:
        return self.file.name == "__init__.py"

    @property
    def root(self) -> Path:
        """The folder that contains its outermost package."""
        return self.file.parents[self.name.count(".") + self.is_package]

    def belongs_to(self, package: str) -> bool:
        return f"{self.name}.".startswith(f"{package}.")


@cache
def find_module(name: str, root: Path) -> Module | None:
    path = root.joinpath(*name.split("."))
    for file in (path.parent / f"{path.name}.py", path / "__init__.py"):
        if file.is_file():
            return Module(name, file)
    return None


@cache
def module_of(name: str, file: Path) -> Module:
    """The module that was loaded by this name from this file. A script has none: then its packages are looked for."""
    if name != "__main__":
        for root in file.parents:
            if find_module(name, root) == Module(name, file):
                return Module(name, file)
    names, root = [file.stem], file.parent
    while (root / "__init__.py").is_file():
        names, root = [root.name, *names], root.parent
    return Module(".".join(names), file)


@cache
def sources_of(*modules: Module) -> frozenset[Module]:
    """These modules and all of ours that they import, directly or not."""
    found: set[Module] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += read_module(module).imports
    return frozenset(found)


@cache
def generic_sources() -> frozenset[Module]:
    """The sources of all compiled functions that know no game."""
    files = [file for file in sorted(PACKAGE.rglob("*.py")) if file.relative_to(PACKAGE).parts[0] not in OF_GAMES]
    return sources_of(*compiled_modules(files, PACKAGE.parent, {LINKING}))


def game_sources(package: str, folder: Path) -> frozenset[Module]:
    """The sources of all compiled functions of the game whose package is in this folder."""
    root = folder.parents[package.count(".")]
    called = {find_module(f"{package}.{name}", root) for name in ROOTS} - {None}
    return sources_of(*called, *compiled_modules(folder.rglob("*.py"), root))


def compiled_modules(files: Iterable[Path], root: Path, also: Container[Path] = ()) -> Iterator[Module]:
    """The modules with compiled functions among these files, and the modules of these other files among them."""
    for file in files:
        if file in also or MARK.search(file.read_bytes()):
            module = file.parent if file.name == "__init__.py" else file.with_suffix("")
            yield module_of(".".join(module.relative_to(root).parts), file)


@cache
def sources_hash(modules: frozenset[Module]) -> str:
    """A short hash that changes whenever code that is compiled from these modules could."""
    digest = hashlib.sha256(compiler().encode())
    for module in sorted(modules):
        digest.update(module.name.encode())
        digest.update(read_module(module).digest)
    return digest.hexdigest()[:16]


@cache
def compiler() -> str:
    """What else compiled code depends on."""
    versions = [version(library) for library in ("numba", "llvmlite", "numpy")]
    return " ".join([*versions, *(os.environ.get(name, "") for name in ("NUMBA_BOUNDSCHECK", "NUMBA_OPT"))])


@dataclass(frozen=True)
class Content:
    """What matters of a module's file."""

    digest: bytes
    imports: frozenset[Module]


_contents: dict[Path, bytes] = {}
_loaded: set[Path] = set()


def content_of(file: Path) -> bytes:
    """As it was when it was loaded, or first asked for: what is compiled later is that, whatever is written there
    meanwhile.
    """
    if file not in _contents:
        _contents[file] = file.read_bytes()
    return _contents[file]


def note_loaded(file: Path) -> bool:
    """A module with compiled functions is being loaded from this file. Whether it is another than was asked for before:
    then code has other sources from now on.
    """
    if file in _loaded:
        return False
    _loaded.add(file)
    expected = _contents.pop(file, None)
    if content_of(file) == expected or expected is None:
        return False
    for known in (sources_of, generic_sources, sources_hash, read_module):
        known.cache_clear()
    return True


@cache
def read_module(module: Module) -> Content:
    content = content_of(module.file)
    imports = {found for each in loaded(ast.parse(content).body) for found in imported(each, module)}
    return Content(hashlib.sha256(content).digest(), frozenset(imports))


def loaded(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements that run when a module is loaded: no functions, and nothing that only type checkers read."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        yield statement
        for_types = isinstance(statement, ast.If) and ast.unparse(statement.test) in FOR_TYPES
        for part in ("orelse",) if for_types else ("body", "handlers", "orelse", "finalbody"):
            yield from loaded(getattr(statement, part, []))


def imported(statement: ast.stmt, module: Module) -> Iterator[Module]:
    """The modules of ours that a statement of this module imports."""
    found: list[Module | None] = []
    if isinstance(statement, ast.Import):
        found = [find_import(name, module) for alias in statement.names for name in reached(alias)]
    elif isinstance(statement, ast.ImportFrom):
        name = imported_from(statement, module)
        base = find_import(name, module)
        found = [base]
        if base is None or base.is_package:  # it counts only where something is taken from its own file
            found = [find_import(f"{name}.{alias.name}", module) or base for alias in statement.names]
    yield from filter(None, found)


def reached(alias: ast.alias) -> list[str]:
    """What can be used after `import a.b.c`: also a and a.b, unless it gets another name."""
    parts = alias.name.split(".")
    return [alias.name] if alias.asname else [".".join(parts[:end]) for end in range(1, len(parts) + 1)]


def imported_from(statement: ast.ImportFrom, module: Module) -> str:
    """The full name of the name after `from`."""
    if not statement.level:
        return statement.module or ""
    names = module.name.split(".")
    package = names[: len(names) + module.is_package - statement.level]
    return ".".join([*package, *filter(None, [statement.module])])


def find_import(name: str, importer: Module) -> Module | None:
    """A module of ours, or of the importing one's author: a file beside it. None: a library's."""
    outermost = name.partition(".")[0]
    if outermost == PACKAGE.name:
        return find_module(name, PACKAGE.parent)
    if importer.root.name in INSTALLED and not importer.belongs_to(outermost):
        return None
    return find_module(name, importer.root)
