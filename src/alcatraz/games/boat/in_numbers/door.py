"""The way into this folder: nothing of it is imported before a program asks for numbers."""

from alcatraz.bundle.in_numbers import InNumbers


def in_numbers() -> InNumbers:
    from alcatraz.games.boat.in_numbers.boat_numbers import boat_numbers

    return boat_numbers()
