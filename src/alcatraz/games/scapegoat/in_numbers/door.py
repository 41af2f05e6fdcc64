"""The way into this folder: nothing of it is imported before a program asks for numbers."""

from alcatraz.bundle.in_numbers import InNumbers


def in_numbers() -> InNumbers:
    from alcatraz.games.scapegoat.in_numbers.scapegoat_numbers import scapegoat_numbers

    return scapegoat_numbers()
