"""Names of people at a table: readable, visible, and told apart by eye.

Look-alikes are compared by a skeleton: compatibility forms are unified (NFKC), accents dropped, and the letters of
other scripts that look like a Latin one mapped to it. The map is a stated subset of the confusable characters of
Unicode: Cyrillic and Greek letters, and the digits and bars that pass for o and l.
"""

import unicodedata

LONGEST_NAME = 24
# Letters that are drawn as nothing.
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_MOST_ACCENTS = 2
_LOOKS_LIKE = str.maketrans(
    {
        **dict(zip("аеорсухіјѕԁһкмтвԛԝ", "aeopcyxijsdhkmtbqw", strict=True)),
        **dict(zip("αβεικνορτυχω", "abeikvoptuxw", strict=True)),
        **dict(zip("01|!", "olll", strict=True)),
    }
)


def good_name(wish: str) -> str | None:
    """The name as it is kept; None if it cannot stand in a line of text."""
    name = " ".join(unicodedata.normalize("NFKC", wish).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        return None
    categories = [unicodedata.category(letter) for letter in name]
    if any(each[0] == "C" for each in categories) or _BLANK & set(name):
        return None
    if not any(each[0] in "LN" or each == "So" for each in categories):
        return None
    return None if _stacked(name) else name


def _stacked(name: str) -> bool:
    """Whether accents pile up on a letter."""
    run = 0
    for letter in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.combining(letter) else 0
        if run > _MOST_ACCENTS:
            return True
    return False


def skeleton(name: str) -> str:
    """Equal for names that look alike."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return plain.translate(_LOOKS_LIKE).replace("rn", "m").replace("vv", "w").replace(" ", "")
