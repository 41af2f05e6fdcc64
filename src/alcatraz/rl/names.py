"""The names under which other libraries know the games; their versions follow `rules_version`."""

from alcatraz.games.registry import BUNDLES


def games() -> list[str]:
    """Every game with numbers."""
    return [game for game, bundle in BUNDLES.items() if bundle.in_numbers is not None]


def versioned(game: str) -> str:
    """Such as scapegoat_v2."""
    return f"{game}_v{BUNDLES[game].game.rules_version}"


def gymnasium_id(game: str) -> str:
    """Such as alcatraz/Scapegoat-v2."""
    return f"alcatraz/{game.title().replace('_', '')}-v{BUNDLES[game].game.rules_version}"


def openspiel_name(game: str) -> str:
    return f"python_alcatraz_{game}"
