"""What is worth reading about the players of a match: what their game counts, and what became of their promises."""

from collections.abc import Sequence

from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Json
from alcatraz.records.film import Film
from alcatraz.records.happenings import Happening
from alcatraz.talk.ledger import Ledger


def player_figures(film: Film, happenings: Sequence[Happening]) -> dict[str, list[int]]:
    """Each figure seat by seat; a figure that is nought for everybody is left out."""
    counted: dict[str, list[int]] = {}
    if film.bundle.statistics is not None:
        events = (event for number in range(1, film.last + 1) for event in film.events(number, AUTHORITY))
        counted = film.bundle.statistics.of_players(film.view(0, SPECTATOR), events)
    counted |= _promises(film, happenings)
    return {figure: values for figure, values in counted.items() if any(values)}


def title_of(figure: str) -> str:
    """The id of its text."""
    return "player-count-" + figure.replace("_", "-")


def _promises(film: Film, happenings: Sequence[Happening]) -> dict[str, list[int]]:
    ledger = Ledger(film.bundle.talk, film.view(0, SPECTATOR))
    for number, happening in enumerate(happenings, start=1):
        if happening.what["type"] == "moved":
            ledger.see(film.events(happening.moves, AUTHORITY), number)
        elif happening.what["type"] == "said":
            ledger.say(happening.what["statement"])
    entries: list[Json] = ledger.entries
    players = range(film.table.players)
    kept, broken = (
        [sum(each["seat"] == seat and each["status"] == status for each in entries) for seat in players]
        for status in ("kept", "broken")
    )
    return {"promises_kept": kept, "promises_broken": broken}
