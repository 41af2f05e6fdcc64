"""Chance comes from the seed alone, and is fair."""

from collections import Counter

import pytest

from alcatraz.kernel.chance import chance_text, draw, key_of, parse_chance


def test_the_same_seed_draws_the_same_numbers_on_every_python() -> None:
    assert [draw(key_of(7), count, 12) for count in range(12)] == [9, 8, 1, 7, 5, 5, 1, 8, 2, 1, 10, 0]


def test_a_number_and_its_text_are_different_seeds() -> None:
    assert key_of(7) != key_of("7")


def test_every_side_comes_up_about_as_often() -> None:
    drawn = Counter(draw(key_of("fair"), count, 6) for count in range(6000))
    assert set(drawn) == set(range(6))
    assert all(850 < number < 1150 for number in drawn.values())


def test_the_state_of_chance_can_be_written_and_read() -> None:
    assert parse_chance(chance_text(key_of(3), 41)) == (key_of(3), 41)


@pytest.mark.parametrize("text", ["", ":", "12:3", "g" * 64 + ":1", "a" * 64, "a" * 64 + ":-1", "a" * 64 + ":x"])
def test_what_is_not_the_state_of_chance_is_noticed(text: str) -> None:
    assert parse_chance(text) is None


def test_a_draw_beyond_the_last_full_round_of_sides_is_drawn_again() -> None:
    """Three quarters of the span: without drawing again the lowest third would come up half of the time."""
    third = 1 << 46
    drawn = Counter(draw(key_of("fair"), count, 3 * third) // third for count in range(600))
    assert set(drawn) == {0, 1, 2}
    assert all(150 < number < 250 for number in drawn.values())
