"""Numbers as people of a language write them."""

from alcatraz.locale.texts import Texts


def decimal(value: float, words: Texts, digits: int = 1) -> str:
    return f"{value:.{digits}f}".replace(".", words.say("decimal-sign"))


def share(part: float, whole: float, words: Texts, digits: int = 1) -> str:
    """A part of a whole in hundredths; a dash if there is no whole."""
    if not whole:
        return "–"
    return words.say("percent", {"number": decimal(100 * part / whole, words, digits)})
