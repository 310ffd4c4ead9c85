"""Variant settings: declared once, read from text or Python values, refused by name when they make no sense."""

from __future__ import annotations

from collections.abc import Mapping

from ostraka.core.errors import IllegalSetup

__all__ = ["Setting", "kept_settings", "read_settings", "written_settings"]


class Setting:
    """One variant setting: its name, the values it may take (the first is the default) and the ruling behind it.

    `flag` is the field of the state that it switches: on for `true`, or for the second of two words. A setting that
    came later than the game stands after the others and has `before`: the value that holds in matches from the time
    before, and is never written down.
    """

    def __init__(
        self,
        name: str,
        values: tuple[str | bool | int, ...],
        ruling: str = "",
        flag: str = "",
        before: str | bool | int | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.ruling = ruling
        self.flag = flag or name
        self.before = before

    @property
    def default(self) -> str | bool | int:
        return self.values[0]

    def on(self, value: str | bool | int) -> bool:
        """Whether the flag is set by this value."""
        return value is True or (len(self.values) > 1 and not isinstance(value, bool) and value == self.values[1])

    def read(self, value: object) -> str | bool | int:
        """One of the allowed values, from itself or from its text (`true`, `draft`, `3`)."""
        text = str(value).lower()
        for allowed in self.values:
            if text == str(allowed).lower():
                return allowed
        legal = ", ".join(str(v).lower() for v in self.values)
        raise IllegalSetup(f"setting {self.name!r} cannot be {value!r}; it is one of: {legal}")

    def record(self) -> dict[str, object]:
        return {"name": self.name, "values": list(self.values), "default": self.default, "ruling": self.ruling}

    def __repr__(self) -> str:
        return f"Setting({self.name!r}, {self.values})"


def read_settings(settings: tuple[Setting, ...], given: Mapping[str, object]) -> dict[str, str | bool | int]:
    """Every setting with its value, defaults filled in; unknown names and values are refused."""
    known = {setting.name: setting for setting in settings}
    for name in given:
        if name not in known:
            raise IllegalSetup(f"there is no setting {name!r}; this game has: {', '.join(known) or 'none'}")
    return {s.name: s.read(given[s.name]) if s.name in given else s.default for s in settings}


def kept_settings(settings: tuple[Setting, ...], given: Mapping[str, object]) -> dict[str, object]:
    """What a match was begun with: settings that are not written down have the value from before there were any."""
    earlier = {s.name: s.before for s in settings if s.before is not None}
    return {**earlier, **given}


def written_settings(
    settings: tuple[Setting, ...], setup: Mapping[str, str | bool | int]
) -> dict[str, str | bool | int]:
    """The settings as matches write them down, so that those from before a setting came stay as they were."""
    return {s.name: setup[s.name] for s in settings if s.before is None or setup[s.name] != s.before}
