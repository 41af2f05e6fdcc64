# Parler d’une chose que l’on a touchée.

web-thing-speak = Parler de ceci : { $item }
web-thing-of = Parler avec { $player } de ceci : { $item }
