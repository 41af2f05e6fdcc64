"""A picture as SVG. Its colours come from the style sheet of the document: every tone is a class."""

from html import escape

from alcatraz.bundle.picture import Box, Outline, Picture, Shape


def svg(picture: Picture, label: str) -> str:
    size = f'viewBox="0 0 {picture.width:g} {picture.height:g}" style="max-width:{picture.width:g}px"'
    shapes = "".join(_shape(shape) for shape in picture.shapes)
    return f'<svg class="board" {size} role="img" aria-label="{escape(label)}">{shapes}</svg>'


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
