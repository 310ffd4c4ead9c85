"""Variant settings: declared once, read from text or Python values, refused by name when they make no sense."""

from __future__ import annotations

from collections.abc import Mapping

from ostraka.core.errors import IllegalSetup

__all__ = ["SeatSetting", "Setting", "kept_settings", "read_settings", "written_settings"]


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


class SeatSetting(Setting):
    """A setting that gives every seat one of its values, none of them twice: by default in their order.

    It is text, the values of the first seat, the second and so on (`bison,tigers`); those that are not named follow in
    their order. `flag` is the field of the state that has their numbers, seat by seat. It came later than its game.
    """

    def __init__(self, name: str, values: tuple[str, ...], ruling: str = "", flag: str = "") -> None:
        super().__init__(name, values, ruling, flag, before=",".join(values))

    @property
    def default(self) -> str | bool | int:
        return ",".join(self.names())

    def names(self) -> list[str]:
        """The values, in their order."""
        return [str(value) for value in self.values]

    def read(self, value: object) -> str | bool | int:
        """All values in the order of the seats, from text or from a list of the first ones."""
        parts = list(value) if isinstance(value, (list, tuple)) else str(value).split(",")
        given = [str(part).strip().lower() for part in parts]
        names = self.names()
        right = f"it names, seat by seat and each at most once, some of: {', '.join(names)}"
        for name in given:
            if name not in names:
                raise IllegalSetup(f"setting {self.name!r} cannot have {name!r}; {right}")
            if given.count(name) > 1:
                raise IllegalSetup(f"setting {self.name!r} has {name!r} twice; {right}")
        return ",".join([*given, *[name for name in names if name not in given]])

    def numbers(self, value: str | bool | int) -> list[int]:
        """The numbers of the values, in the order of the seats."""
        names = self.names()
        return [names.index(name) for name in str(value).split(",")]

    def swapped(self, value: str | bool | int, seat: int, wish: str) -> str | bool | int:
        """The seat has what it wishes; whoever had that has what the seat had."""
        order = str(value).split(",")
        if wish not in order:
            return self.read(wish)
        other = order.index(wish)
        order[seat], order[other] = order[other], order[seat]
        return ",".join(order)

    def turned(self, value: str | bool | int, seats: int) -> str | bool | int:
        """The first of so many seats becomes the last, and takes along what was chosen for it."""
        order = str(value).split(",")
        return value if value == self.default else ",".join([*order[1:seats], order[0], *order[seats:]])

    def record(self) -> dict[str, object]:
        return {**super().record(), "each_seat": True}

    def __repr__(self) -> str:
        return f"SeatSetting({self.name!r}, {self.values})"


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
