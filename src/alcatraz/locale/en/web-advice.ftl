# Hints, reasons of bots and taking back on the page; loaded with the first of them.

web-advice = What a strong player would do
web-advice-ask = What would you do?
web-advice-ask-key = What would you do? (H)
web-advice-thinking = Thinking …
web-advice-move = Show the move
web-advice-play = Play it
web-why-ask = Why did you do that?
web-why-ask-about = Why did you do that? { $line }
web-why-said = “{ $reason }”
web-help-hints-allow = Allow hints for everybody
web-help-hints-end = No hints at this table
web-help-hints-propose = Propose hints for everybody
web-help-hints-agreed = Hints are agreed: everybody may ask what to do.
web-help-hints-none = No hints, unless everybody agrees later.
web-help-take-back-allow = Let me take back any move
web-help-take-back-end = Only take back what has shown nothing hidden
