"""Alcatraz: the digital edition of two board games. The names below are its Python API, described in docs/api.md.

    import alcatraz

    table = alcatraz.new("scapegoat", players=4, seed=7)
    while decisions := table.decisions():
        table.play(decisions[0]["seat"], decisions[0]["moves"][0])

They are imported when they are first used, so that `import alcatraz` alone takes no time.
"""

# As in `typing`, which takes longer to import than all of this.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from alcatraz.api.errors import BrokenRecord, ForbiddenMove, InputError
    from alcatraz.api.opening import GameInfo, imagine, list_games, load, new, replay, replay_steps
    from alcatraz.api.picture import svg
    from alcatraz.api.policy_matches import play_match, simulate
    from alcatraz.api.table import Table
    from alcatraz.api.table_words import TableWords
    from alcatraz.kernel.policy import Budget, Policy
    from alcatraz.locale.texts import languages

__version__ = "0.1.0"

__all__ = [
    "BrokenRecord",
    "Budget",
    "ForbiddenMove",
    "GameInfo",
    "InputError",
    "Policy",
    "Table",
    "TableWords",
    "__version__",
    "imagine",
    "languages",
    "list_games",
    "load",
    "new",
    "play_match",
    "replay",
    "replay_steps",
    "simulate",
    "svg",
]

_MODULES = {
    "BrokenRecord": "alcatraz.api.errors",
    "Budget": "alcatraz.kernel.policy",
    "ForbiddenMove": "alcatraz.api.errors",
    "GameInfo": "alcatraz.api.opening",
    "InputError": "alcatraz.api.errors",
    "Table": "alcatraz.api.table",
    "Policy": "alcatraz.kernel.policy",
    "TableWords": "alcatraz.api.table_words",
    "imagine": "alcatraz.api.opening",
    "languages": "alcatraz.locale.texts",
    "list_games": "alcatraz.api.opening",
    "load": "alcatraz.api.opening",
    "new": "alcatraz.api.opening",
    "play_match": "alcatraz.api.policy_matches",
    "replay": "alcatraz.api.opening",
    "replay_steps": "alcatraz.api.opening",
    "simulate": "alcatraz.api.policy_matches",
    "svg": "alcatraz.api.picture",
}

# Hidden from type checkers, which would otherwise believe that every name exists here.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _MODULES:
            raise AttributeError(f"module 'alcatraz' has no attribute {name!r}")
        from importlib import import_module

        found = getattr(import_module(_MODULES[name]), name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
