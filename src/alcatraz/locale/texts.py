"""Texts of the locale files by id, formatted in one language. Each folder in locale/ is a language."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources

from alcatraz.kernel.message import Arg, Message, Term
from alcatraz.locale.catalogue import Catalogue

DEFAULT_LANGUAGE = "en"
# What texts get for a value that is absent, empty or hidden: Fluent can select on a word, not on nothing.
NOTHING = "none"
# What Fluent can take as one argument. Larger values only come from requests and are repeated in a complaint:
# a number with forty digits, a field whose name has thousands of letters.
_LARGEST_NUMBER = 10**15
_LONGEST_ARGUMENT = 2_000


@cache
def languages() -> tuple[str, ...]:
    """The languages there are: the default first, then the others in order."""
    folders = [entry.name for entry in resources.files("alcatraz.locale").iterdir() if entry.is_dir()]
    found = sorted(name for name in folders if not name.startswith("_"))
    return tuple(sorted(found, key=lambda name: name != DEFAULT_LANGUAGE))


@cache
def texts(language: str) -> "Texts":
    return Texts(language)


class Texts:
    """One language. `names` replaces single texts, such as the players' names at a table."""

    def __init__(self, language: str, names: Mapping[str, str] | None = None) -> None:
        self.language = language
        self._names = dict(names or {})
        self._catalogue = _catalogue(language)

    def named(self, names: Mapping[str, str]) -> "Texts":
        return Texts(self.language, names)

    def has(self, text_id: str, attribute: str | None = None) -> bool:
        if text_id not in self._catalogue:
            return False
        message = self._catalogue.message(text_id)
        return message.value is not None if attribute is None else attribute in message.attributes

    def say(self, text_id: str, args: Mapping[str, Arg] | None = None, attribute: str | None = None) -> str:
        """The words of a text, or of one of its attributes."""
        if attribute is None and text_id in self._names:
            return self._names[text_id]
        spoken = tuple((name, _bearable(self._spoken(arg))) for name, arg in args.items()) if args else ()
        return _formatted(self.language, text_id, attribute, spoken)

    def say_or(
        self, text_id: str, otherwise: str, args: Mapping[str, Arg] | None = None, attribute: str | None = None
    ) -> str:
        """The same, or something else if there is no such text: a game may come without titles of its own."""
        known = self.has(text_id, attribute) or (attribute is None and text_id in self._names)
        return self.say(text_id, args, attribute) if known else otherwise

    def tell(self, message: Message) -> str:
        return self.say(message.id, message.args)

    def _spoken(self, arg: Arg) -> int | str:
        if isinstance(arg, Term):
            return self.say(str(arg))
        if isinstance(arg, Message):
            return self.tell(arg)
        if isinstance(arg, tuple):
            return ", ".join(str(self._spoken(part)) for part in arg) or NOTHING
        return arg


def _bearable(spoken: int | str) -> int | str:
    """An argument as Fluent can take it: large numbers digit by digit, long texts cut."""
    if isinstance(spoken, int) and abs(spoken) <= _LARGEST_NUMBER:
        return spoken
    text = str(spoken)
    return text if len(text) <= _LONGEST_ARGUMENT else text[: _LONGEST_ARGUMENT - 1] + "…"


# The same few thousand sentences come again and again, and making one takes a while.
@lru_cache(maxsize=16_384)
def _formatted(language: str, text_id: str, attribute: str | None, args: tuple[tuple[str, int | str], ...]) -> str:
    catalogue = _catalogue(language)
    message = catalogue.message(text_id)
    pattern = message.value if attribute is None else message.attributes[attribute]
    assert pattern is not None, text_id
    return catalogue.format(pattern, dict(args))


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)
