"""Say what is installed, which build is running and what is missing."""

from __future__ import annotations

import argparse

from ostraka.cli.common import add_json, print_json

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    report = examine()
    if args.json:
        print_json(report)
    else:
        print("\n".join(lines(report)))
    return 0 if report["sound"] else 1


def examine() -> dict[str, object]:
    """Everything the doctor looks at."""
    import platform
    from importlib.metadata import version

    from ostraka.match.shelf import home_of, load_games

    games, faults = load_games()
    packages = [build_of("ostraka.core"), *(build_of(home) for home in map(home_of, games) if home)]
    extras = missing()
    return {
        "version": version("ostraka"),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": platform.platform(),
        "packages": packages,
        "games": [game.id for game in games],
        "faults": faults,
        "extras": extras,
        "sound": not extras[""] and not faults,
    }


def build_of(package: str) -> dict[str, object]:
    """Whether the modules of a package come as machine code or as Python files."""
    import pkgutil
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    spec = find_spec(package)
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    names = [m.name for m in pkgutil.walk_packages(places, f"{package}.") if not m.ispkg]
    origins = [str(found.origin) for found in map(find_spec, names) if found is not None]
    compiled = sum(origin.endswith(tuple(EXTENSION_SUFFIXES)) for origin in origins)
    return {
        "package": package,
        "build": "compiled" if compiled else "interpreted",
        "modules": len(origins),
        "compiled_modules": compiled,
    }


def missing() -> dict[str, list[str]]:
    """What each extra still lacks; the empty name stands for what every installation needs."""
    import re
    from importlib.metadata import PackageNotFoundError, distribution

    ostraka = distribution("ostraka")
    lacking: dict[str, list[str]] = {"": []}
    for extra in ostraka.metadata.get_all("Provides-Extra") or ():
        lacking[extra] = []
    for requirement in ostraka.requires or ():
        name = re.match(r"[\w.-]+", requirement)
        marker = re.search(r"extra == ['\"]([\w-]+)['\"]", requirement)
        if name is None or name.group() == "ostraka":
            continue
        try:
            distribution(name.group())
        except PackageNotFoundError:
            lacking.setdefault(marker.group(1) if marker else "", []).append(name.group())
    if "all" in lacking:
        lacking["all"] = sorted({name for extra, names in lacking.items() if extra != "dev" for name in names})
    return lacking


def lines(report: dict[str, object]) -> list[str]:
    """The report for people."""
    out = [f"ostraka {report['version']}, {report['python']}, {report['platform']}"]
    packages = report["packages"]
    assert isinstance(packages, list)
    for package in packages:
        count = f"{package['compiled_modules']} of {package['modules']} modules compiled"
        out.append(f"{package['package']}: {package['build']} ({count})")
    if all(package["build"] == "interpreted" for package in packages):
        out.append("  a wheel built where there is a C compiler is several times as fast: `pip install .`")
    games, faults, extras = report["games"], report["faults"], report["extras"]
    assert isinstance(games, list) and isinstance(faults, list) and isinstance(extras, dict)
    out.append(f"games: {', '.join(games)}")
    out += [f"  {fault}" for fault in faults]
    for extra, names in extras.items():
        what = f"extra {extra}" if extra else "base"
        out.append(f"{what}: missing {', '.join(names)}" if names else f"{what}: complete")
    return out
