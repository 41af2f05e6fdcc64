"""The few SVG shapes that the plots are made of. Colours are classes, so that the style sheet has them all."""

from collections.abc import Iterable
from html import escape


def picture(width: float, height: float, shapes: Iterable[str], label: str) -> str:
    """Scales with the page; the label is what a screen reader says."""
    return f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(label)}">{"".join(shapes)}</svg>'


def bar(x: float, y: float, width: float, height: float, style: str, tip: str = "") -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" class="{style}">'
        f"{_tip(tip)}</rect>"
    )


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def dot(x: float, y: float, radius: float, style: str, tip: str = "") -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" class="{style}">{_tip(tip)}</circle>'


def words(x: float, y: float, text: str, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{style}">{escape(text)}</text>'


def _tip(text: str) -> str:
    return f"<title>{escape(text)}</title>" if text else ""
