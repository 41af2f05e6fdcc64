"""The values that help pages and shells list for a parameter. The games are imported only when needed."""


def games() -> tuple[str, ...]:
    from alcatraz.games.registry import BUNDLES

    return tuple(BUNDLES)


def games_with_edition() -> tuple[str, ...]:
    from alcatraz.games.registry import BUNDLES

    return tuple(name for name, bundle in BUNDLES.items() if bundle.edition_file is not None)


def every_policy() -> tuple[str, ...]:
    """The bots of all games together."""
    from alcatraz.matches.policies import policies

    return tuple(dict.fromkeys(name for game in games() for name in policies(game)))
