"""Small signs of pieces as SVG paths around their own middle, for drawings in the rulebook."""

from typing import Final

# Path and turn in degrees, within 24 by 24 units.
ITEMS: Final[dict[str, tuple[str, float]]] = {
    "key": ("M-8-5a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM-3-2H12V6H9V2H6V5H3V2H-3z", -35),
    "knife": ("M-13 3C-9-3-3-4 3-4V3zM4-5H6V4H4zM7-4H12V3H7z", -35),
    "clothes": ("M-4-10-11-6-9 0-6-1V10H6V-1L9 0 11-6 4-10C2-7-2-7-4-10z", 0),
    "drug": ("M0-5V5H-8A5 5 0 0 1-8-5zM2-5H8A5 5 0 0 1 8 5H2z", -35),
    "tool": ("M-9-10H3C7-10 9-8 10-4 7-6 4-5 3-3H-9zM-3-2H1V12H-3z", 35),
    "gun": ("M-11-6H11V0H3V2C3 4 1 5 0 5H-3L-4 10H-9L-7 0C-9 0-11-1-11-3z", 0),
}
LAMP: Final = "M0-6a6 6 0 1 1 0 12a6 6 0 0 1 0-12z"
PRISONER: Final = "M0-11a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM-10 11q0-10 10-10t10 10z"
# The pawns of the four seats: each has a shape, not only a colour.
PAWNS: Final = (
    "M0-10 10 8H-10z",
    "M0-9a9 9 0 1 1 0 18a9 9 0 0 1 0-18z",
    "M-8-8H8V8H-8z",
    "M0-11 10 0 0 11-10 0z",
)
