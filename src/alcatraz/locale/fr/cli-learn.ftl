# `alcatraz learn`

cli-help-learn = Apprendre un jeu par courtes étapes sur le vrai plateau, puis jouer une courte partie avec un entraîneur.
learn-option-game = le jeu à apprendre
learn-option-stage = une étape par son nom ou son numéro ; sans elle la première, puis les autres
learn-no-lessons = Le jeu { $game } n’a pas de leçons.
learn-no-stage = Il n’y a pas d’étape « { $got } ». Il y a : { $known }.
learn-enter = Entrée pour continuer.
learn-move = Faites ceci : { $move }
learn-go-on = Pour continuer d’ici :
learn-finished = C’était la dernière étape. Maintenant : alcatraz play { $game }
