"""The report of a simulation: one page with plots that needs nothing but itself."""

from alcatraz.cli.report.page import report_page

__all__ = ["report_page"]
