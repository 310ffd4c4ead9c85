"""Compiles the rules with mypyc and a C compiler: `python compile_rules.py OBJECTS MODULE.py ...`, beside the sources.

mypyc makes one C file for each module. Here those of a folder become one unit for the C compiler, and all units one
shared library: calls between compiled modules stay C calls, a compiler needs little memory, and a unit that did not
change is not compiled again (OBJECTS keeps them). What makes one big file fast is kept: each unit that playouts run
through gets the short functions of the kernel to inline. What runs once is not optimised, nor are ways in from Python.

`rules_build.py` calls it in a temporary folder. It says on standard output what it is doing.
"""

from __future__ import annotations

import hashlib
import os
import re
import resource
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import mypyc
import setuptools
from mypyc.build import mypycify

GROUP: Final = "ostraka"
"""The shared library lies beside the package, not in it: mypyc derives the `__file__` of a module from its place."""
OPTIONS: Final = ("--config-file=", "--no-incremental", "--follow-imports=silent", "--ignore-missing-imports")
HOT: Final = re.compile(
    r"^core___(?!reader|fields|digest|setup|errors|actions|outcome)|___(ops|mind)___"
    r"|___(state|counts|modifiers|scores|scoring|knowledge|kinds|view|terms|options|observation)$"
)
"""Modules that playouts and searches run through."""
KERNEL: Final = re.compile(r"^core___(rng|stack|state|turn|zone|observation)$|___state$")
"""Modules whose short functions are inlined elsewhere: those of the kernel everywhere, those of a game in that game."""
SHORT: Final = 150
"""Lines of C of the longest function that is."""
UNIT: Final = 1_000_000
"""Bytes of C after which the modules of a folder go on in another unit."""
RUNTIME: Final = {
    "list_ops.c": r"CPyList_(GetItem(Short|Int64)?(Borrow)?|SetItemInt64|SetItemUnsafe)",
    "int_ops.c": r"CPyTagged_(From(Ssize_t|Int64)|AsSsize_t|(Steal)?AsObject|TrueDivide)|CPyInt64_(Divide|Remainder)",
    "float_ops.c": r"CPyFloat_FromTagged",
}
"""Functions of mypyc's runtime that are inlined too."""
RARE: Final = (
    *(f"CPy_{name}" for name in ("AddTraceback", "TypeError", "TypeErrorTraceback", "AttributeError", "Raise")),
    *(f"CPyTagged_{name}_" for name in ("Add", "Subtract", "Multiply", "FloorDivide", "Remainder", "Negate", "Invert")),
    *(f"CPyTagged_{name}_" for name in ("IsEq", "IsLt", "Rshift", "Lshift", "BitwiseLongOp")),
)
"""What is called when something went wrong, or when a whole number is a very long one."""
GCC_FAST: Final = (
    *("inline-small-functions", "indirect-inlining", "optimize-sibling-calls", "thread-jumps", "no-tree-pta"),
    *("strict-aliasing", "reorder-blocks-and-partition", "caller-saves", "peephole2"),
)
"""What gcc does for hot units besides -O1. The rest of -O2 takes as long again, and the games are no faster for it."""
LITERAL: Final = re.compile(r"\bCPyStatics\[(\d+)\]")
FUNCTION: Final = r"^[A-Za-z_][\w ]*[ *]+(?P<name>{})\([^;{{}}]*\)\s*\{{\n.*?^\}}\n"
MAKER: Final = re.compile(r"^PyObject \*CPyDef_\w+\([^;{}]*\);\n", re.MULTILINE)
PRIVATE: Final = re.compile(r"^static [\w *]*?(\w+)[(\[;=]", re.MULTILINE)
RARELY: Final = re.compile(
    r"^(?=(?:static )?\w+[ *]*\s(?:CPyDef_\w*(?:__top_level__|_vtable_setup)|CPyExec_\w+|CPyPy_\w+)\([^;{}]*\)\s*\{"
    r"|static \w+[ *]*\s\w+\([^;{}]*, void \*closure\)\s*\{)",
    re.MULTILINE,
)
"""What runs once, or is a way in from Python: top levels, wrappers, getters and setters."""
INCLUDES: Final = re.compile(r'^#include "__native_.*\n', re.MULTILINE)
INLINE: Final = "extern inline __attribute__((gnu_inline)) "
PRELUDE: Final = f"""#if defined(__clang__)
#define RARELY __attribute__((optnone, noinline))
#else
#define RARELY __attribute__((optimize("O0")))
#endif
#include <Python.h>
#pragma GCC visibility push(hidden)
#include <CPy.h>
#include "__native_{GROUP}.h"
#include "__native_internal_{GROUP}.h"
""" + "".join(f"extern __typeof__({name}) {name} __attribute__((cold));\n" for name in RARE)


def say(line: str) -> None:
    print(f"ostraka: {line}", flush=True)


class Headers:
    """What the headers of mypyc declare, by name."""

    def __init__(self, texts: Iterable[str]) -> None:
        # Only the inside of a declaration is indented.
        pieces = [piece for text in texts for piece in re.split(r"(?<=;)\n(?![ }])", text)]
        self.declared = {self.name(piece): piece for piece in pieces if piece.endswith(";")}

    @staticmethod
    def name(piece: str) -> str:
        """Of a type the last word; of anything else the last before arguments or a size."""
        words: list[str] = re.findall(r"\w+", piece if "typedef" in piece else re.split(r"[(\[]", piece)[0])
        return words[-1]

    def about(self, text: str) -> str:
        """All that a unit uses of them: it is compiled anew only when this has changed, or itself."""
        used: set[str] = set()
        words = set(re.findall(r"\w+", text))
        while more := (words & self.declared.keys()) - used:
            used |= more
            words = {word for name in more for word in re.findall(r"\w+", self.declared[name])}
        return "\n".join(self.declared[name] for name in sorted(used))


class Code:
    """The C code that mypyc wrote, module by module, and what of it may be inlined elsewhere."""

    def __init__(self, sources: list[Path], headers: Headers) -> None:
        own = f"__native_{GROUP}___"
        self.modules = {
            p.stem.removeprefix(own): p.read_text(encoding="utf-8") for p in sources if p.stem.startswith(own)
        }
        self.rest = [path for path in sources if not path.stem.startswith(own)]
        self.runtime = "".join(map(self.inlined_runtime, RUNTIME))
        kernel = {name: text for name, text in self.modules.items() if KERNEL.search(name)}
        # What makes an object is declared in its own module only.
        self.makers = {name: MAKER.findall(text) for name, text in kernel.items()}
        known = {*headers.declared, *(headers.name(line) for lines in self.makers.values() for line in lines)}
        self.short = {name: shorts(text, known) for name, text in kernel.items()}
        self.literals: dict[str, list[int]] = {}

    @staticmethod
    def inlined_runtime(part: str) -> str:
        """Functions of the runtime once more: a C compiler may inline them, or call the real ones."""
        text = (Path(mypyc.__file__).parent / "lib-rt" / part).read_text(encoding="utf-8")
        names = {"CPyLong_FromSsize_t": "PyLong_FromSsize_t"} if part == "int_ops.c" else {}
        macros = "".join(f"#define {name} {meant}\n" for name, meant in names.items())
        found = re.finditer(FUNCTION.format(RUNTIME[part]), text, re.MULTILINE | re.DOTALL)
        return macros + "".join(INLINE + function[0] for function in found)

    def units(self) -> dict[str, list[str]]:
        """Modules that are compiled together, by the name of the unit: of one folder, and all of them hot or none."""
        found: dict[str, list[str]] = {}
        sizes: dict[str, int] = {}
        for name, text in sorted(self.modules.items()):
            hot = HOT.search(name) is not None
            folder = name.rpartition("___")[0] if hot else name.removeprefix("games___").split("___")[0]
            n = 0
            while sizes.get(unit := f"{'hot' if hot else 'cold'}_{folder}_{n}", 0) + len(text) > UNIT and unit in sizes:
                n += 1
            found.setdefault(unit, []).append(name)
            sizes[unit] = sizes.get(unit, 0) + len(text)
        return found

    def text(self, unit: str, names: list[str]) -> str:
        """The one C file of a unit, with a table of literals of its own: a new one elsewhere does not change it."""
        body = "".join(RARELY.sub("RARELY ", INCLUDES.sub("", self.modules[name])) for name in names)
        inlined = self.runtime + self.inlined_kernel(names, body) if unit.startswith("hot") else ""
        table = f"Literals_{unit}"
        numbers: dict[str, int] = {}
        own = LITERAL.sub(lambda found: f"{table}[{numbers.setdefault(found[1], len(numbers))}]", inlined + body)
        self.literals[table] = [int(number) for number in numbers]
        return f"{PRELUDE}extern PyObject *{table}[];\n{own}"

    def main(self) -> str:
        """What belongs to no module: the library's own start, which also fills the units' tables, and the runtime."""
        text = "".join(path.read_text(encoding="utf-8") for path in self.rest)
        tables, filled = "", ""
        for table, numbers in self.literals.items():
            places = ", ".join(map(str, numbers))
            tables += f"PyObject *{table}[{len(numbers) + 1}];\nstatic const int {table}_at[] = {{{places}}};\n"
            filled += f"    for (int i = 0; i < {len(numbers)}; i++) {table}[i] = CPyStatics[{table}_at[i]];\n"
        for place, added in (("int CPyGlobalsInit(void)\n", tables), ("    is_initialized = 1;\n", filled)):
            before, found, after = text.partition(place)
            if not found:
                raise ValueError("this version of mypyc makes its literals in another way")
            text = before + added + found + after
        return text

    def inlined_kernel(self, names: list[str], body: str) -> str:
        """The short functions that a unit calls, and those that these call."""
        game = names[0].split("___")[:2]
        open_to_all = [
            module for module in self.short if module.startswith("core___") or module.split("___")[:2] == game
        ]
        kernel = [module for module in open_to_all if module not in names]
        offered = {function: text for module in kernel for function, text in self.short[module].items()}
        taken: set[str] = set()
        asked = set(re.findall(r"\bCPyDef_\w+", body))
        while wanted := (asked & offered.keys()) - taken:
            taken |= wanted
            asked = {name for function in wanted for name in re.findall(r"\bCPyDef_\w+", offered[function])}
        makers = [line for module in kernel for line in self.makers[module]]
        return "".join([*makers, *(INLINE + offered[function] for function in sorted(taken))])


def shorts(text: str, known: set[str]) -> dict[str, str]:
    """The short functions of a module that need nothing private to it, and call nothing that others do not know."""
    private = set(PRIVATE.findall(text))
    found = re.finditer(FUNCTION.format(r"CPyDef_\w+"), text, re.MULTILINE | re.DOTALL)
    return {
        function["name"]: function[0]
        for function in found
        if function[0].count("\n") <= SHORT
        and not function[0].startswith("static")
        and not function["name"].endswith("__top_level__")
        and private.isdisjoint(re.findall(r"\w+", function[0]))
        and known.issuperset(re.findall(r"\bCPyDef_\w+", function[0]))
    }


class Library:
    """The C compiler, and the objects it has made before."""

    def __init__(self, objects: Path, headers: Headers) -> None:
        from distutils.ccompiler import new_compiler
        from distutils.sysconfig import customize_compiler

        self.objects = objects
        self.headers = headers
        self.used: set[str] = set()
        self.made = 0
        self.compiler: Any = new_compiler()  # its attributes differ from system to system
        customize_compiler(self.compiler)
        told = subprocess.run(
            [*self.compiler.compiler_so[:1], "--version"], capture_output=True, text=True, check=False
        )
        self.clang = "clang" in told.stdout

    def object(self, source: Path, flags: list[str], include: list[str]) -> str:
        """The object of a C file: the kept one, if nothing it is made from has changed."""
        text = source.read_text(encoding="utf-8")
        parts = [text, self.headers.about(text), *flags, sys.version, *self.compiler.compiler_so]
        digest = hashlib.sha256("\0".join(parts).encode())
        kept = self.objects / f"{digest.hexdigest()[:24]}.o"
        self.used.add(kept.name)
        if not kept.exists():
            self.made += 1
            [made] = self.compiler.compile([str(source)], "objects", include_dirs=include, extra_postargs=flags)
            shutil.copy2(made, kept.with_suffix(".part"))
            kept.with_suffix(".part").replace(kept)
        return str(kept)

    def forget(self) -> None:
        """Objects of earlier versions go."""
        for old in self.objects.iterdir():
            if old.name not in self.used:
                old.unlink()


def flags_for(hot: bool, given: list[str], clang: bool) -> list[str]:
    """The C compiler's flags: mypyc's own but for warnings and levels, and ours."""
    fast = ["-O2"] if clang else ["-O1", *(f"-f{name}" for name in GCC_FAST)]
    own = ["-g0", "-w", "-fvisibility=hidden", "-fno-semantic-interposition", *(fast if hot else ["-O1"])]
    return [flag for flag in given if not flag.startswith(("-O", "-g", "-W"))] + own


def doors(shims: list[Any]) -> dict[Path, list[str]]:
    """The C files through which Python enters the library, one for each folder of modules, and the modules of each.

    mypyc makes one for each module, and almost all the C compiler does for them is to read Python's headers.
    """
    folders: dict[Path, list[str]] = {}
    for shim in shims:
        folders.setdefault(Path(shim.sources[0]).parent, []).append(shim.name)
    made: dict[Path, list[str]] = {}
    for folder, names in folders.items():
        door = folder / "doors.c"
        # Each of them also defines an entry for a package of its name, which none of ours is.
        lines: list[str] = []
        for n, name in enumerate(names):
            own = (folder / f"{name.rpartition('.')[2]}.c").read_text(encoding="utf-8")
            lines += [f"#define PyInit___init__ Not_a_package_{n}", own, "#undef PyInit___init__\n"]
        door.write_text("\n".join(lines), encoding="utf-8")
        made[door] = names
    return made


def compile_rules(objects: Path, names: list[str]) -> None:
    """Make the extension modules beside their sources."""
    say(f"mypyc writes C code for {len(names)} modules ...")
    library, *shims = mypycify([*OPTIONS, *names], opt_level="0", debug_level="0", group_name=GROUP, multi_file=True)
    build = Path("build")
    headers = Headers(path.read_text(encoding="utf-8") for path in sorted(build.rglob("*.h")))
    c = Library(objects, headers)
    include = [*library.include_dirs, sysconfig.get_path("include")]
    jobs = int(os.environ.get("OSTRAKA_JOBS", "0")) or os.cpu_count() or 1
    code = Code([Path(source) for source in library.sources], headers)
    texts = {unit: code.text(unit, modules) for unit, modules in code.units().items()}
    levels: dict[Path, list[str]] = {}
    for unit, text in {**texts, "hot_main": code.main()}.items():
        path = build / f"{unit}.c"
        path.write_text(text, encoding="utf-8")
        levels[path] = flags_for(unit.startswith("hot"), library.extra_compile_args, c.clang)
    entries = doors(shims)
    levels |= {door: ["-O0", "-g0", "-w"] for door in entries}
    say(f"the C compiler takes {len(levels)} files, {jobs} at a time ...")
    # The biggest first: none of them is left to be done alone in the end.
    queue = sorted(levels, key=lambda path: -path.stat().st_size)
    with ThreadPoolExecutor(jobs) as pool:
        made = dict(zip(queue, pool.map(lambda path: c.object(path, levels[path], include), queue), strict=True))
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    c.compiler.link_shared_object([made[path] for path in levels if path not in entries], library.name + suffix)
    for door, modules in entries.items():
        first, *others = [Path(name.replace(".", "/") + suffix) for name in modules]
        c.compiler.link_shared_object([made[door]], str(first))
        for other in others:
            shutil.copy2(first, other)
    c.forget()
    own, children = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime
    largest = children.ru_maxrss // (1 << 20 if sys.platform == "darwin" else 1 << 10)
    say(f"{c.made} of {len(levels)} C files compiled: {seconds:.0f} s of CPU, {largest} MB for the largest")


def compile_plainly(names: list[str]) -> None:
    """The same by setuptools alone, where the C compiler is not of Unix."""
    extensions = mypycify([*OPTIONS, *names], opt_level="2", debug_level="0", group_name=GROUP, multi_file=True)
    setuptools.setup(name="ostraka", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])


if __name__ == "__main__":
    if os.name == "nt":
        compile_plainly(sys.argv[2:])
    else:
        compile_rules(Path(sys.argv[1]).resolve(), sys.argv[2:])
