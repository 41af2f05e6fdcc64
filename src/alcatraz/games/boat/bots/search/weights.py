"""Weights of the evaluation of the searches, in points; `tools/tune_boat_evaluation.py` tries others in matches."""

from typing import Final

Weights = dict[str, int]

WEIGHTS: Final[Weights] = {
    # A prisoner on the board, for each row from the cell on; and one on a marked square.
    "row": 15,
    "marked": 30,
    # Taken away for a guard beside a prisoner, less for one farther off.
    "exposed": 30,
    # One and two prisoners in the boat; each that could board; the first of these if the seat moves next.
    "boat_1": 200,
    "boat_2": 420,
    "ready": 20,
    "to_move": 40,
}
