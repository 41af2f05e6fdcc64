"""A picture as SVG. Every tone is a class: its colours come from the style sheet of the document, or stand in it."""

from functools import cache
from html import escape
from importlib import resources

from alcatraz.bundle.picture import Box, Outline, Picture, Shape


def svg(picture: Picture, label: str) -> str:
    size = f'viewBox="0 0 {picture.width:g} {picture.height:g}" style="max-width:{picture.width:g}px"'
    shapes = "".join(_shape(shape) for shape in picture.shapes)
    return f'<svg class="board" {size} role="img" aria-label="{escape(label)}">{shapes}</svg>'


def whole_svg(picture: Picture, label: str) -> str:
    """The same as a file of its own, with its colours and its size."""
    size = f'width="{picture.width:g}" height="{picture.height:g}" viewBox="0 0 {picture.width:g} {picture.height:g}"'
    shapes = "".join(_shape(shape) for shape in picture.shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board" {size} role="img" aria-label="{escape(label)}">'
        f"<style>{board_style()}.board {{ width: {picture.width:g}px }}</style>{shapes}</svg>\n"
    )


@cache
def board_style() -> str:
    return resources.files("alcatraz.book").joinpath("board.css").read_text(encoding="utf-8")


def _shape(shape: Shape) -> str:
    if isinstance(shape, Box):
        place = f'x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}"'
        return f'<rect class="{shape.tone}" {place} rx="{shape.round:g}"/>'
    if isinstance(shape, Outline):
        moved = f"translate({shape.x:g} {shape.y:g}) rotate({shape.turn:g}) scale({shape.scale:g})"
        return f'<path class="{shape.tone}" d="{shape.d}" transform="{moved}"/>'
    weight = ' font-weight="700"' if shape.bold else ""
    place = f'x="{shape.x:g}" y="{shape.y:g}" font-size="{shape.size:g}" text-anchor="{shape.anchor}"'
    return f'<text class="{shape.tone}" {place}{weight}>{escape(shape.text)}</text>'
