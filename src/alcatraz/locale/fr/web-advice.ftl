# Conseils, raisons des bots et reprise des coups sur la page ; chargés avec le premier d’entre eux.

web-advice = Ce que ferait un joueur fort
web-advice-ask = Que feriez-vous ?
web-advice-ask-key = Que feriez-vous ? (H)
web-advice-thinking = Réflexion …
web-advice-move = Montrer le coup
web-advice-play = Jouer ce coup
web-why-ask = Pourquoi as-tu fait cela ?
web-why-ask-about = Pourquoi as-tu fait cela ? { $line }
web-why-said = « { $reason } »
web-help-hints-allow = Permettre les conseils à tous
web-help-hints-end = Pas de conseils à cette table
web-help-hints-propose = Proposer des conseils pour tous
web-help-hints-agreed = Conseils convenus : chacun peut demander que faire.
web-help-hints-none = Pas de conseils, sauf si tous s’accordent plus tard.
web-help-take-back-allow = Me laisser reprendre n’importe quel coup
web-help-take-back-end = Ne reprendre que ce qui n’a rien révélé
