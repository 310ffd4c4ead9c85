"""Compiles the rules with mypyc and a C compiler: `python compile_rules.py OBJECTS MODULE.py ...`, beside the sources.

mypyc makes one C file for each module, and all of them become one shared library: calls between compiled modules stay C
calls, the C compiler needs little memory, and a module that did not change is not compiled again (OBJECTS keeps them).
What a playout runs through is optimised well, the rest cheaply, and top levels, which run once, not at all.

`hatch_build.py` calls it in a temporary folder. It says on standard output what it is doing.
"""

from __future__ import annotations

import hashlib
import os
import re
import resource
import shutil
import sys
import sysconfig
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
    r"|___(state|counts|modifiers|scores|scoring|knowledge|kinds|view|terms|options)$"
)
"""Modules that playouts and searches run through."""
RUNTIME: Final = ("list_ops.c", "int_ops.c")
"""Parts of mypyc's runtime whose functions are inlined into hot modules."""
BODY: Final = re.compile(r"^(?!static\b)(?=[A-Za-z_][\w ]*[ *]+\w+\([^;{}]*\)\s*\{)", re.MULTILINE)
TOP_LEVEL: Final = re.compile(r"^(?=char CPyDef_\w*__top_level__\(void\) \{)", re.MULTILINE)
INLINE: Final = "extern inline __attribute__((gnu_inline)) "
ONCE: Final = """#if defined(__clang__)
#define ONCE __attribute__((optnone))
#else
#define ONCE __attribute__((optimize("O0")))
#endif
"""


def say(line: str) -> None:
    print(f"ostraka: {line}", flush=True)


def tidy(source: Path) -> bool:
    """Mark the top level of a module's C code as run once; whether the module is hot."""
    name = source.stem.removeprefix(f"__native_{GROUP}___")
    if name == source.stem:
        return False
    hot = HOT.search(name) is not None
    text = TOP_LEVEL.sub("ONCE ", source.read_text(encoding="utf-8"))
    inlined = "".join(f'#include "{part}.h"\n' for part in RUNTIME) if hot else ""
    first, rest = text.split("\n", 1)
    # The runtime's own header comes before what is taken from its sources.
    source.write_text(f"{ONCE}{first}\n#include <CPy.h>\n{inlined}{rest}", encoding="utf-8")
    return hot


def inline_runtime(folder: Path) -> None:
    """Some of the runtime once more, as headers: a C compiler may then inline it, else it calls the real one."""
    for part in RUNTIME:
        text = (Path(mypyc.__file__).parent / "lib-rt" / part).read_text(encoding="utf-8")
        # A function with a variable number of arguments cannot be inlined.
        text = re.sub(r"^[A-Za-z_][\w *]*\([^;{}]*\.\.\.\)\s*\{.*?^\}", "", text, flags=re.MULTILINE | re.DOTALL)
        (folder / f"{part}.h").write_text("#pragma GCC system_header\n" + BODY.sub(INLINE, text), encoding="utf-8")


class Library:
    """The C compiler, and the objects it has made before."""

    def __init__(self, objects: Path) -> None:
        from distutils.ccompiler import new_compiler
        from distutils.sysconfig import customize_compiler

        self.objects = objects
        self.used: set[str] = set()
        self.made = 0
        self.compiler: Any = new_compiler()
        customize_compiler(self.compiler)
        self.headers = b""

    def object(self, source: Path, flags: list[str], include: list[str]) -> str:
        """The object of a C file: the kept one, if nothing it is made from has changed."""
        digest = hashlib.sha256(source.read_bytes() + self.headers)
        digest.update("\0".join([*flags, sys.version, *self.compiler.compiler_so]).encode())
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


def flags_for(hot: bool, given: list[str]) -> list[str]:
    """The C compiler's flags: mypyc's own about warnings, and ours."""
    # Our own functions call each other directly; a newer C compiler may warn of more.
    own = ["-O2" if hot else "-O1", "-g0", "-w", "-fvisibility=hidden", "-fno-semantic-interposition"]
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
    inline_runtime(build)
    c = Library(objects)
    c.headers = b"".join(path.read_bytes() for path in sorted(build.rglob("*.h")))
    include = [*library.include_dirs, sysconfig.get_path("include")]
    jobs = int(os.environ.get("OSTRAKA_JOBS", "0")) or os.cpu_count() or 1
    sources = [Path(source) for source in library.sources]
    entries = doors(shims)
    say(f"the C compiler takes {len(sources) + len(entries)} files, {jobs} at a time ...")

    def compiled(source: Path) -> str:
        hot = tidy(source) or source.name in RUNTIME
        return c.object(source, flags_for(hot, library.extra_compile_args), include)

    with ThreadPoolExecutor(jobs) as pool:
        ours = list(pool.map(compiled, sources))
        theirs = list(pool.map(lambda door: c.object(door, ["-O0", "-g0", "-w"], include), entries))
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    c.compiler.link_shared_object(ours, library.name + suffix)
    for made, modules in zip(theirs, entries.values(), strict=True):
        first, *others = [Path(name.replace(".", "/") + suffix) for name in modules]
        c.compiler.link_shared_object([made], str(first))
        for other in others:
            shutil.copy2(first, other)
    c.forget()
    own, children = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime
    largest = children.ru_maxrss // (1 << 20 if sys.platform == "darwin" else 1 << 10)
    say(f"{c.made} of {len(ours) + len(theirs)} C files compiled: {seconds:.0f} s of CPU, {largest} MB for the largest")


def compile_plainly(names: list[str]) -> None:
    """The same by setuptools alone, where the C compiler is not of Unix."""
    extensions = mypycify([*OPTIONS, *names], opt_level="2", debug_level="0", group_name=GROUP, multi_file=True)
    setuptools.setup(name="ostraka", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])


if __name__ == "__main__":
    if os.name == "nt":
        compile_plainly(sys.argv[2:])
    else:
        compile_rules(Path(sys.argv[1]).resolve(), sys.argv[2:])
