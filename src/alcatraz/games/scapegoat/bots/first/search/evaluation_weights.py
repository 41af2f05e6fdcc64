"""Weights of the logistic evaluation, by the name of the feature, in the order of `evaluation.features`.

Fitted to games of `inmate`s (2,400 with four players, 800 with three). `python -m tools.fit_evaluation` fits them anew
and writes this file.
"""

from typing import Final

Weights = tuple[tuple[str, float], ...]

AS_SCAPEGOAT: Final[Weights] = (
    ("constant", 0.25),
    ("rounds_left", -0.28),
    ("elements_lacking", -0.49),
    ("elements_lacking_by_rounds_left", 1.02),
    ("one_element_from_leaving_scapegoat", -0.18),
    ("two_elements_from_leaving_scapegoat", -0.02),
    ("loss_odds_of_scapegoat", -0.45),
    ("elements_only_this_seat_has", 0.42),
    ("need_above_least_needed", 0.3),
    ("elements_in_all_plans", 0.2),
    ("own_items", 0.16),
    ("items_of_others", 0.07),
    ("own_cash", 0.05),
    ("own_stamina", 0.14),
    ("odds_of_an_escape_this_round", -0.07),
    ("three_players", -0.32),
    ("own_distance_to_task", -0.02),
    ("least_effort_of_others", 0.16),
    ("bonus_of_scapegoat", -0.28),
)

AS_PRISONER: Final[Weights] = (
    ("constant", -1.0),
    ("rounds_left", 2.33),
    ("elements_lacking", 0.41),
    ("elements_lacking_by_rounds_left", -1.13),
    ("one_element_from_leaving_scapegoat", 0.36),
    ("two_elements_from_leaving_scapegoat", 0.1),
    ("loss_odds_of_scapegoat", 0.11),
    ("elements_only_this_seat_has", 0.44),
    ("need_above_least_needed", 0.22),
    ("elements_in_all_plans", 0.91),
    ("own_items", 0.16),
    ("items_of_others", 0.22),
    ("own_cash", 0.18),
    ("own_stamina", 0.15),
    ("odds_of_an_escape_this_round", 0.48),
    ("three_players", -0.09),
    ("own_distance_to_task", -0.21),
    ("least_effort_of_others", -0.27),
    ("elements_more_than_scapegoat_has", 0.03),
    ("distance_of_others_to_task", 0.13),
    ("plays_right_after_scapegoat", -0.07),
)
