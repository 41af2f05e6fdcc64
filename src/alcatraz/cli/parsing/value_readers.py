"""Readers of values: a text of the command line becomes a typed value. They raise ValueError where it does not fit."""

from collections.abc import Callable
from pathlib import Path

text = str
file_path = Path


def integer(least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    def read(given: str) -> int:
        value = int(given)
        if (least is not None and value < least) or (most is not None and value > most):
            raise ValueError(given)
        return value

    return read


def number(least: float) -> Callable[[str], float]:
    def read(given: str) -> float:
        value = float(given)
        if not value >= least:  # nor is "nan" a number here
            raise ValueError(given)
        return value

    return read


def one_of(*words: str) -> Callable[[str], str]:
    """One of the words, in capitals or not."""

    def read(given: str) -> str:
        if given.lower() not in words:
            raise ValueError(given)
        return given.lower()

    return read
