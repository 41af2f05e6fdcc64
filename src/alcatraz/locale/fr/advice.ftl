# Conseils (« Que feriez-vous ? ») et raisons des robots (« Pourquoi avez-vous fait cela ? »), pour tous les jeux.

advice-look-player = Regardez { $player }.
advice-look-room = Regardez ce lieu : { $place }.
advice-look-square = Regardez le prisonnier en { $square }.
advice-look-row = Regardez la rangée { $row }.
advice-look-cell = Regardez la cellule.

play-option-take-back = Seul avec des robots : reprendre n’importe lequel de vos coups, même si quelque chose de caché a été vu.
play-command-hint = conseil
play-help-hint-form = conseil
play-help-hint = où regarder ; redemandé, ce que ferait ici un robot fort, et pourquoi
play-help-because-form = pourquoi 1
play-help-because = pourquoi un robot a joué son dernier coup ; pourquoi 2 : le coup d’avant, etc.
play-hint-more = (encore « conseil » : le coup)
play-no-hints = Il n’y a pas de conseils quand plusieurs personnes jouent au même clavier.
play-why-no-bot = Aucun robot n’a encore joué autant de coups.
play-why-secret = C’est encore mon secret.
