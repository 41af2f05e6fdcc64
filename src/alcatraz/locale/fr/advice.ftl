# Conseils (« Que feriez-vous ? ») et raisons des robots (« Pourquoi avez-vous fait cela ? »), pour tous les jeux.

advice-look-player = Regardez { $player }.
advice-look-room = Regardez ce lieu : { $place }.
advice-look-square = Regardez le prisonnier en { $square }.
advice-look-row = Regardez la rangée { $row }.
advice-look-cell = Regardez la cellule.
