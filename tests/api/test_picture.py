"""`alcatraz.svg`: boards as drawings of their own."""

from xml.etree import ElementTree

import pytest

import alcatraz


@pytest.mark.parametrize(("game", "players"), [("scapegoat", 4), ("boat", 2)])
def test_every_board_is_well_formed_and_carries_its_colours(game: str, players: int) -> None:
    table = alcatraz.new(game, players, seed=7)
    drawn = ElementTree.fromstring(alcatraz.svg(table))
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    style = drawn.find("{http://www.w3.org/2000/svg}style")
    assert style is not None
    text = str(style.text)
    assert "var(" not in text
    tones = {str(shape.get("class")).split()[0] for shape in drawn if shape.tag.endswith(("rect", "path"))}
    assert {tone for tone in tones if f".{tone}" not in text} == set()
    assert "guard" in tones


def test_a_notebook_shows_the_board_as_a_spectator_sees_it() -> None:
    table = alcatraz.new("scapegoat", 3, seed=7)
    assert table._repr_svg_() == alcatraz.svg(table)


def test_in_another_language() -> None:
    table = alcatraz.new("boat", 2, seed=1)
    assert "BATEAU" in alcatraz.svg(table, language="fr").upper()
    with pytest.raises(alcatraz.InputError, match="language"):
        alcatraz.svg(table, language="xx")
