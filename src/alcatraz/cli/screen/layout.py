"""Layout of styled lines: their width, wrapping with indents, two drawings side by side."""

from alcatraz.bundle.drawing import StyledLine

_LONGEST_LABEL = 24


def line_length(line: StyledLine) -> int:
    return sum(len(text) for text, _ in line)


def hanging_indent(line: StyledLine) -> int:
    """How far continued lines are set in: as far as a short first piece that ends in a space, a bullet or a label."""
    first = line[0][0] if line else ""
    return len(first) if len(line) > 1 and first.endswith(" ") and len(first) <= _LONGEST_LABEL else 0


def beside(left: list[StyledLine], right: list[StyledLine], between: int) -> list[StyledLine]:
    """Two drawings next to each other."""
    width = max(line_length(line) for line in left)
    lines = []
    for index in range(max(len(left), len(right))):
        one = left[index] if index < len(left) else []
        other = right[index] if index < len(right) else []
        lines.append([*one, (" " * (width + between - line_length(one)), ""), *other] if other else one)
    return lines
