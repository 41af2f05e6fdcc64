"""Reading which alternatives a table plays: rule ids with commas, such as S-9.4,S-10.2."""

from alcatraz.book.contents import table_choices_of
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.parsing.complaint import complaint


def read_rulings(given: str, bundles: list[GameBundle]) -> frozenset[str]:
    """Complains of an id that is no rule with an alternative that a table can play."""
    known = tuple(rule for bundle in bundles for rule in table_choices_of(bundle))
    wanted = [part.strip().upper() for part in given.split(",") if part.strip()]
    for rule in wanted:
        if rule not in known:
            raise complaint("cli-rules-no-ruling", got=rule, known=known)
    return frozenset(wanted)
