"""Which rules a line of a rules module, or a test, is about: the ids that it cites."""

import ast
import re

_RANGE = re.compile(r"([A-Z]-\d+)\.(\d+) to [A-Z]-\d+\.(\d+)")
_ID = re.compile(r"\b[A-Z]-\d+(?:\.\d+)?")
_SECTION = re.compile(r"# -- .*-----")
_TEST = re.compile(r"test_([A-Z])_(\d+)_(\d+)_")


def ids_in(text: str) -> list[str]:
    """Every rule id in a text, each once. "S-9.3 to S-9.7" cites all five; "S-8" is a whole chapter."""

    def spelled_out(found: re.Match[str]) -> str:
        return " ".join(f"{found[1]}.{number}" for number in range(int(found[2]), int(found[3]) + 1))

    return list(dict.fromkeys(_ID.findall(_RANGE.sub(spelled_out, text))))


def names_a_rule(test: str) -> bool:
    return _TEST.match(test) is not None


def ids_of_test(name: str, source: str) -> list[str]:
    """The rule in a test's name, and those in its text: because="S-8.3"."""
    named = _TEST.match(name)
    return ids_in((f"{named[1]}-{named[2]}.{named[3]} " if named else "") + source)


def are_about(ids: list[str], rules: list[str]) -> bool:
    """Whether a test with these ids names one of these rules; a chapter is named by any of its rules."""
    return any(cited == rule or cited.startswith(rule + ".") for cited in ids for rule in rules)


class Citations:
    """The rules of each line of a module, from the nearest that cites any.

    In a function: the whole function with the comments above it. At the level of the module: the line, then its
    paragraph, if that begins with a comment. Else the section ("# -- S-7.1 trade ---"), else the module's docstring.
    """

    def __init__(self, source: str) -> None:
        self._lines = source.split("\n")
        self._tree = ast.parse(source)
        self._module = ids_in(ast.get_docstring(self._tree) or "")

    def at(self, line: int) -> list[str]:
        for node in self._tree.body:
            if node.lineno <= line <= (node.end_lineno or line):
                first = self._first_comment(node.lineno)
                whole = ids_in("\n".join(self._lines[first - 1 : node.end_lineno]))
                if isinstance(node, ast.FunctionDef):
                    return whole or self._above(line)
                return ids_in(self._lines[line - 1]) or whole or self._above(line)
        return self._above(line)

    def _first_comment(self, line: int) -> int:
        """The first line of the paragraph, if a comment begins it."""
        first = line
        while first > 1 and self._lines[first - 2] and not _SECTION.match(self._lines[first - 2]):
            first -= 1
        return first if self._lines[first - 1].startswith("#") else line

    def _above(self, line: int) -> list[str]:
        for number in range(line - 1, 0, -1):
            if _SECTION.match(self._lines[number - 1]):
                return ids_in(self._lines[number - 1]) or self._module
        return self._module
