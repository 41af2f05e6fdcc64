# Ce qu’Alcatraz : Le Bouc émissaire dit aux joueurs : refus, problèmes de positions et d’éditions, fins, événements, coups.
# Une valeur absente, vide ou cachée arrive comme le texte « none ».

## Refus : à qui de décider, et quoi

refusal-not-your-turn = Ce n’est pas votre tour.
refusal-other-phase = Ce coup appartient à une autre phase de la manche.
refusal-only-scapegoat-calls = La table négocie : seul le bouc émissaire peut y mettre fin, en appelant au vote.
refusal-vote-not-called = Vous ne pouvez pas encore voter : appelez d’abord au vote.
refusal-vote-called-already = Le vote est déjà ouvert : votez.
refusal-voted-already = Vous avez déjà voté : attendez que tout le monde l’ait fait.
refusal-trade-waits = Une offre d’échange attend sa réponse : seul le joueur sollicité peut continuer.
refusal-answer-first = Répondez d’abord à l’offre d’échange : acceptez-la ou refusez-la.
refusal-no-offer = Aucune offre d’échange n’attend votre réponse.
refusal-guards-first = Finissez d’abord de déplacer des gardiens.
refusal-no-radio = Vous ne pouvez déplacer ainsi des gardiens qu’après avoir utilisé le Poste de contrôle.
refusal-move-one-guard = Déplacez au moins un gardien avant de vous arrêter.
refusal-keep-first = Choisissez d’abord laquelle des cartes piochées vous gardez.
refusal-nothing-drawn = Vous n’avez pas pioché de cartes à choisir : c’est le Bureau du directeur, face or, qui le permet.
refusal-card-not-drawn = { $card } n’est pas parmi les cartes que vous avez piochées : gardez l’une de celles-ci.
refusal-scapegoat-decides = Le bouc émissaire décide qui reste : personne d’autre ne peut choisir maintenant.
refusal-leave-first = Décidez d’abord qui des joueurs à égalité reste.
refusal-no-tie = Il n’y a pas d’égalité à trancher : personne ne peut être abandonné maintenant.
refusal-not-tied = { $player } n’est pas à égalité : choisissez parmi { $tied }.

## Refus : points d’action et gardiens

refusal-ap = Il vous faut { $price } PA et vous en avez { $ap }.
refusal-ap-watched = Il vous faut { $price } PA ici, car deux gardiens surveillent ; vous en avez { $ap }.
refusal-three-guards = { $place } : trois gardiens surveillent ; ici, vous ne pouvez que partir, jouer une carte Chantage ou faire ce qui est gratuit.
refusal-four-guards = { $place } : quatre gardiens tiennent le lieu ; vous ne pouvez que partir ou finir votre tour.
refusal-four-guards-no-work = { $place } : quatre gardiens tiennent le lieu ; ici, vous ne pouvez que partir, jouer une carte Chantage ou faire ce qui est gratuit.
refusal-sealed = { $place } : quatre gardiens tiennent le lieu ; personne ne peut entrer.
refusal-locked = { $place } : lieu confiné jusqu’à la fin de la manche ; personne ne peut entrer.
refusal-not-adjacent = { $place } : c’est trop loin ; il faut un lieu voisin du vôtre ({ $here }), en ligne droite ou en diagonale.
refusal-no-guard-there = { $place } : il n’y a pas de gardien à déplacer.
refusal-guard-stays = Ce gardien resterait où il est : choisissez deux lieux différents.
refusal-fifth-guard = { $place } : il n’y a pas la place ; un lieu a au plus quatre gardiens.

## Refus : utiliser un lieu

refusal-used-already = { $place } : vous avez déjà utilisé ce lieu pendant ce tour ; une seule fois est permise.
refusal-function-asks = { $field ->
    [pay] { $place } : il faut payer ; choisissez un objet ou 1 Fric.
    [target] { $place } : il faut un autre joueur ; choisissez-en un.
   *[take] { $place } : on y prend des objets ; choisissez ce que vous prenez.
}
refusal-function-does-not-ask = { $field ->
    [pay] { $place } : il n’y a rien à payer ; ne payez rien.
    [target] { $place } : cela ne touche aucun autre joueur ; n’en choisissez pas.
   *[take] { $place } : il n’y a pas d’objets à choisir ; n’en choisissez pas.
}
refusal-cannot-pay = Vous ne pouvez pas payer avec ce que vous n’avez pas : { $what }.
refusal-no-cards = { $player } n’a pas de carte Chantage : choisissez un joueur qui en a une.
refusal-hand-full = Vous avez déjà { $most ->
    [one] { $most } carte Chantage
   *[other] { $most } cartes Chantage
} en main : il n’y a pas de place pour une autre.
refusal-blackmail-exhausted = Il n’y a plus de carte Chantage à piocher : paquet et défausse sont vides.
refusal-no-guards-anywhere = Il n’y a aucun gardien à déplacer dans la prison.
refusal-stamina-full = Votre Endurance est au maximum : { $most }.
refusal-cash-full = Vos poches sont pleines : { $most } Fric au maximum.
refusal-sheet-full = Vous portez déjà { $most ->
    [one] { $most } objet
   *[other] { $most } objets
} : il n’y a pas de place pour un autre.
refusal-nothing-to-take = { $place } : il n’y a rien que vous puissiez prendre.
refusal-wrong-take = { $take ->
    [none] Prenez exactement { $number } des objets proposés ici ({ $offered }) ; vous n’avez rien choisi.
   *[other] Prenez exactement { $number } des objets proposés ici ({ $offered }) ; votre choix : { $take }.
}

## Refus : joueurs et objets

refusal-not-yourself = Choisissez un autre joueur, pas vous-même.
refusal-not-here = { $player } est ailleurs : vous devez être tous les deux dans le même lieu.
refusal-stolen-already = Vous avez déjà volé pendant ce tour : une seule fois est permise.
refusal-victim-lacks = { $player } n’a pas ceci : { $what } ; choisissez autre chose.
refusal-you-lack = Vous n’avez pas ceci : { $what } ; défaussez autre chose.

## Refus : tâches

refusal-scapegoat-completes = Vous êtes le bouc émissaire : un autre prisonnier doit accomplir la tâche.
refusal-no-task = { $place } : il n’y a pas de tâche.
refusal-task-there = { $place } : il y a déjà une tâche ; choisissez un lieu qui n’en a pas.
refusal-too-few-prisoners = Cette tâche demande au moins { $needed ->
    [one] { $needed } prisonnier
   *[other] { $needed } prisonniers
} ici ; présents : { $present }.
refusal-too-many-guards = { $most ->
    [0] Cette tâche n’admet aucun gardien ici ; vous en comptez { $watching }.
    [one] Cette tâche admet au plus { $most } gardien ici ; vous en comptez { $watching }.
   *[other] Cette tâche admet au plus { $most } gardiens ici ; vous en comptez { $watching }.
}
refusal-items-missing = Les prisonniers présents n’ont pas ce que la tâche demande : { $items }.
refusal-owner-elsewhere = { $player } est ailleurs : seuls les objets des prisonniers présents peuvent servir.
refusal-owner-lacks = { $player } n’a pas ceci : { $items }.
refusal-wrong-tokens = { $items ->
    [none] Cette tâche ne demande aucun objet : n’en utilisez pas.
   *[other] Utilisez exactement ce que la tâche demande ({ $items }) ; le pistolet remplace n’importe lequel.
}

## Refus : échanges, gardiens soudoyés, Endurance

refusal-empty-offer = Une offre doit déplacer au moins un objet ou 1 Fric.
refusal-too-many-offers = Vous avez déjà fait { $most } offres pendant ce tour : c’est la limite.
refusal-offer-repeated = { $player } a déjà refusé cette offre pendant ce tour : changez-la.
refusal-trade-lacks = { $items ->
    [none] { $player } n’a pas { $cash } Fric.
   *[other] { $cash ->
        [0] { $player } n’a pas tout ceci : { $items }.
       *[other] { $player } n’a pas tout ceci : { $items } et { $cash } Fric.
    }
}
refusal-trade-sheet = { $player } porterait trop après cet échange : { $most ->
    [one] { $most } objet
   *[other] { $most } objets
} au maximum.
refusal-trade-cash = { $player } aurait trop de Fric après cet échange : { $most } au maximum.
refusal-no-cash = Soudoyer un gardien coûte 1 Fric : vous n’en avez pas.
refusal-nobody-to-bribe = { $place } : vous n’y comptez aucun gardien ; il n’y a personne à soudoyer.
refusal-no-stamina = Vous n’avez pas d’Endurance à dépenser.
refusal-stamina-used = Vous avez déjà dépensé de l’Endurance pendant ce tour : une seule fois est permise.

## Refus : chantage

refusal-only-scapegoat = Seul le bouc émissaire peut jouer des cartes Chantage.
refusal-no-card-in-hand = Vous n’avez aucune carte Chantage.
refusal-card-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refusal-isolated-already = { $player } est déjà en cellule d’isolement pour cette manche : choisissez quelqu’un d’autre.
refusal-locked-already = { $place } : ce lieu est déjà confiné ; choisissez-en un autre.
refusal-already-there = { $player } y est déjà ({ $place }) : choisissez un autre lieu.
refusal-patrol-number = Une patrouille déplace 1 à { $most } gardiens.
refusal-patrol-too-few = { $present ->
    [0] { $place } : il n’y a pas de gardien à déplacer.
    [one] { $place } : il n’y a que { $present } gardien ; n’en déplacez pas plus.
   *[other] { $place } : il n’y a que { $present } gardiens ; n’en déplacez pas plus.
}

## Éditions inutilisables

edition-bad-id = { $field } : un identifiant fait de minuscules sans accent, de chiffres et de tirets bas, commençant par une lettre, est attendu, pas { $got }.
edition-element-missing = { $field } : aucune tâche ne montre la partie du plan { $element } ; il en faut au moins une pour chacune, de A à F.
edition-location-missing = { $field } : { $got } manque ; il faut une entrée pour chaque lieu.
edition-space-elsewhere = { $field } : un emplacement pour { $item } ne peut être que dans son lieu d’origine, à la Cour ou au Parloir.
edition-no-space-at-all = { $field } : il y a des jetons de la sorte { $item }, mais aucun emplacement pour eux, sur aucune face d’aucune tuile.
edition-too-many-items = { $field } : une tâche demande au plus { $most } objets.
edition-too-many-languages = { $field } : un texte en { $most } langues au plus est attendu.
edition-name-too-long = { $field } : { $most } caractères au plus sont attendus.
edition-name-empty = { $field } : un texte qui dise quelque chose est attendu.
edition-name-unseen = { $field } : des caractères invisibles, comme un saut de ligne ou un signe de direction, ne peuvent figurer ici.
edition-too-large = L’édition compte { $got } caractères ; au plus { $most } sont lus.

## Positions impossibles

scapegoat-card-not-in-edition = { $field } : cette édition n’a pas de carte Chantage { $card }.
scapegoat-card-twice = { $field } : la carte Chantage { $card } est à deux endroits ; il n’y en a qu’une.
scapegoat-elements-equal = { $field } : les tâches du plateau doivent montrer des parties du plan différentes ; plus d’une fois : { $elements }.
scapegoat-guards-over = { $field } : il peut y avoir au plus { $most } gardiens sur le plateau, pas { $got }.
scapegoat-hand-over = { $field } : cartes Chantage en main : au plus { $most }, pas { $got }.
scapegoat-isolated-scapegoat = { $field } : le bouc émissaire ne peut pas être en cellule d’isolement.
scapegoat-isolated-turn = { $field } : le joueur dont c’est le tour ne peut pas être en cellule d’isolement.
scapegoat-layout-missing = { $field } : chaque lieu doit être dans la grille ; manquent : { $missing }.
scapegoat-layout-shape = { $field } : { $rows } rangées de { $columns } lieux sont attendues, pas { $got }.
scapegoat-no-space = { $field } : emplacements pour { $item } ici : { $spaces } ; indiqués : { $got }.
scapegoat-outcome-before-over = { $field } : seule une partie dans la phase "over" a une fin.
scapegoat-outcome-seats = { $field } : après une évasion, un seul joueur perd et tous les autres gagnent ; après le dernier gardien, tout le monde perd.
scapegoat-over-without-outcome = { $field } : une partie dans la phase "over" doit dire comment elle a fini.
scapegoat-pending-cards = { $field } : une à trois cartes différentes sont attendues ; indiquées : { $got }.
scapegoat-pending-hand-full = { $field } : la main de ce joueur est pleine, il n’a donc pas de carte à garder.
scapegoat-pending-no-guards = { $field } : il n’y a aucun gardien à déplacer sur le plateau.
scapegoat-pending-outside-actions = { $field } : seule la phase "actions" peut attendre un tel choix.
scapegoat-pending-tied = { $field } : exactement les joueurs à égalité à la fin sont attendus, au moins deux, pas { $got }.
scapegoat-plan = { $field } : des lettres différentes de A à F dans un texte sont attendues, pas { $got }.
scapegoat-sheet-over = { $field } : objets sur une fiche : au plus { $most }, pas { $got }.
scapegoat-task-twice = { $field } : la tâche { $task } est à deux endroits ; il n’y en a qu’une.
scapegoat-tasks-over = { $field } : il peut y avoir au plus { $most } tâches sur le plateau, pas { $got }.
scapegoat-too-many-tokens = { $field } : jetons de la sorte { $item } dans le jeu : { $most } ; sur le plateau et les fiches : { $got }.
scapegoat-turn-outside-actions = { $field } : seule la phase "actions" a un tour.
scapegoat-unknown-task = { $field } : cette édition n’a pas de tâche { $got }.
scapegoat-votes-complete = { $field } : il doit manquer au moins un vote (null) ; si tous y sont, l’élection est finie.
scapegoat-votes-number = { $field } : une entrée par joueur est attendue, { $players } en tout, pas { $got }.
scapegoat-votes-outside-voting = { $field } : seule la phase "voting" a des votes.

## Comment cela a fini, pas à pas

scapegoat-outcome-guards = { $placed } gardiens sont dans la prison, et le gardien numéro { $total } arriverait maintenant : tout le monde perd.
scapegoat-outcome-group = { $winners } possèdent ensemble tout le plan : { $owned }.
scapegoat-outcome-scapegoat-stays = On peut se passer du bouc émissaire, { $player } : les autres possèdent A à F.
scapegoat-outcome-indispensable = Le bouc émissaire, { $player }, est indispensable : aux autres, il manquerait { $missing }.
scapegoat-outcome-only-one = { $player } : c’est la seule personne dont on peut se passer.
scapegoat-outcome-number = { $player } { $number }
scapegoat-outcome-fewest-elements = Le moins de parties du plan ({ $numbers }) : { $fewest }.
scapegoat-outcome-fewest-cash = Le moins de Fric ({ $numbers }) : { $fewest }.
scapegoat-outcome-fewest-items = Le moins d’objets ({ $numbers }) : { $fewest }.
scapegoat-outcome-fewest-stamina = Le moins d’Endurance ({ $numbers }) : { $fewest }.
scapegoat-outcome-decided = Toujours à égalité : { $tied }. Le bouc émissaire, { $scapegoat }, décide : { $player } reste.
scapegoat-outcome-escape = { $winners } s’évadent et gagnent ; { $player } reste en prison.

## Événements : manches et élections

scapegoat-event-round-started = La manche { $round } commence.
scapegoat-event-guard-placed = { $seat } révèle un lieu ; un nouveau gardien y arrive : { $at }.
scapegoat-event-vote-called = { $seat } appelle au vote.
scapegoat-event-voted = { $for ->
    [none] { $seat } vote.
   *[other] { $seat } vote pour { $for }.
}
scapegoat-event-votes-revealed = Les votes : { $votes }.
scapegoat-event-elected = { $tied ->
    [none] { $seat } devient bouc émissaire et reçoit { $bonus } PA de plus.
   *[other] Égalité ({ $tied }), tranchée par le dernier bouc émissaire : { $seat } devient bouc émissaire et reçoit { $bonus } PA de plus.
}

## Événements : tours et actions

scapegoat-event-turn-started = { $seat } commence son tour avec { $ap } PA.
scapegoat-event-turn-ended = { $unused ->
    [0] { $seat } finit son tour.
   *[other] { $seat } finit son tour ; PA perdus : { $unused }.
}
scapegoat-event-turn-skipped = { $seat } passe son tour en cellule d’isolement.
scapegoat-event-moved = { $seat } se déplace : { $from } → { $to }.
scapegoat-event-function-used = { $seat } utilise un lieu : { $at }.
scapegoat-event-cash-paid = { $seat } paie 1 Fric.
scapegoat-event-item-dropped = { $seat } défausse un objet : { $item } → { $to }.
scapegoat-event-items-taken = { $seat } prend ({ $from }) : { $items }.
scapegoat-event-stamina-gained = { $seat } gagne { $amount ->
    [one] { $amount } point d’Endurance
   *[other] { $amount } points d’Endurance
}.
scapegoat-event-cash-gained = { $seat } gagne { $amount } Fric.
scapegoat-event-guard-moved = { $seat } déplace un gardien : { $from } → { $to }.
scapegoat-event-stolen = { $seat } vole à { $from } : { $what }.
scapegoat-event-bribed = { $seat } soudoie un gardien ({ $at }).
scapegoat-event-stamina-spent = { $seat } dépense 1 point d’Endurance pour 1 PA.

## Événements : échanges

scapegoat-trade-give = { $give ->
    [none] { $give_cash ->
        [0] rien
       *[other] { $give_cash } Fric
    }
   *[other] { $give_cash ->
        [0] { $give }
       *[other] { $give }, { $give_cash } Fric
    }
}
scapegoat-trade-take = { $take ->
    [none] { $take_cash ->
        [0] rien
       *[other] { $take_cash } Fric
    }
   *[other] { $take_cash ->
        [0] { $take }
       *[other] { $take }, { $take_cash } Fric
    }
}
scapegoat-event-trade-offered = { $seat } propose un échange à { $with } : { scapegoat-trade-give } contre { scapegoat-trade-take }.
scapegoat-event-trade-accepted = { $with } accepte l’échange proposé par { $seat } : { scapegoat-trade-give } contre { scapegoat-trade-take }.
scapegoat-event-trade-declined = { $with } refuse l’échange proposé par { $seat }.

## Événements : tâches

scapegoat-event-task-completed = { $seat } accomplit la tâche « { $task } » ({ $at }).
scapegoat-event-element-marked = { $seat } coche la partie du plan { $element }.
scapegoat-event-reward-revealed = La récompense des autres : « { $task } ».
scapegoat-event-task-buried = La tâche « { $task } » va sous le paquet : sa partie du plan est déjà sur le plateau.
scapegoat-event-task-placed = Une nouvelle tâche arrive, « { $task } » : { $at }.
scapegoat-event-task-removed = La tâche « { $task } » ({ $at }) quitte le jeu.
scapegoat-event-task-moved = La tâche « { $task } » change de lieu : { $from } → { $to }.
scapegoat-event-no-task-found = Aucune carte Tâche ne convient : le plateau a une tâche de moins.

## Événements : chantage

scapegoat-event-card-drawn = { $card ->
    [none] { $seat } pioche une carte Chantage.
   *[other] { $seat } pioche une carte Chantage : { $card }.
}
scapegoat-event-cards-offered = { $cards ->
    [none] { $count ->
        [one] { $seat } pioche { $count } carte Chantage et la gardera.
       *[other] { $seat } pioche { $count } cartes Chantage et en gardera une.
    }
   *[other] { $count ->
        [one] { $seat } pioche { $count } carte Chantage et la gardera : { $cards }.
       *[other] { $seat } pioche { $count } cartes Chantage et en gardera une : { $cards }.
    }
}
scapegoat-event-card-kept = { $card ->
    [none] { $seat } garde une des cartes.
   *[other] { $seat } garde une carte : { $card }.
}
scapegoat-event-card-discarded = { $seat } : la carte { $card } va à la défausse.
scapegoat-event-card-taken = { $card ->
    [none] { $seat } prend une carte Chantage à { $from }.
   *[other] { $seat } prend une carte Chantage à { $from } : { $card }.
}
scapegoat-event-blackmail-shuffled = { $count ->
    [one] La défausse, mélangée, forme un nouveau paquet Chantage de { $count } carte.
   *[other] La défausse, mélangée, forme un nouveau paquet Chantage de { $count } cartes.
}
scapegoat-event-blackmail-played = { $seat } joue une carte Chantage : { $card }.
scapegoat-event-cash-lost = { $seat } perd { $amount } Fric.
scapegoat-event-item-bullied = { $seat } intimide { $from } et prend un objet : { $item }.
scapegoat-event-escorted = { $seat } part sous escorte : { $from } → { $to }.
scapegoat-event-isolated = { $seat } va en cellule d’isolement pour cette manche.
scapegoat-event-locked-down = Confinement : personne ne peut entrer jusqu’à la fin de la manche ({ $at }).

## Événements : la fin

scapegoat-event-choice-left = Toujours à égalité : { $tied }. Le bouc émissaire, { $seat }, décide qui reste.
scapegoat-event-game-ended = { $left_behind ->
    [none] Un gardien de trop : la partie s’arrête et tout le monde perd.
   *[other] L’évasion réussit : { $left_behind } reste, tous les autres gagnent.
}

## Coups, à choisir dans une liste

scapegoat-move-call-vote = Appeler au vote
scapegoat-move-vote = Voter pour { $for }
scapegoat-move-move = Se déplacer : { $to }
scapegoat-move-use = { $place } – { $function }{ $target ->
    [none] { "" }
   *[other] { " · " }joueur : { $target }
}{ $pay ->
    [none] { "" }
   *[other] { " · " }vous payez : { $pay }
}{ $take ->
    [none] { "" }
   *[other] { " · " }vous prenez : { $take }
}
scapegoat-move-move-guard = Déplacer un gardien : { $from } → { $to }
scapegoat-move-done = Ne plus déplacer de gardiens
scapegoat-move-keep = Garder une carte : { $card }
scapegoat-move-steal = { $what ->
    [none] Voler { $from }, qui choisit quoi
   *[other] Voler à { $from } : { $what }
}
scapegoat-move-riot = Émeute : attirer un gardien dans votre salle ({ $from })
scapegoat-move-complete = { $pay ->
    [none] Accomplir la tâche
   *[other] Accomplir la tâche avec { $pay }
}
scapegoat-move-drop = Défausser un objet : { $item }
scapegoat-move-trade = { $give_cash ->
    [none] Proposer un échange à { $with } …
   *[other] Proposer un échange à { $with } : { scapegoat-trade-give } contre { scapegoat-trade-take }
}
scapegoat-move-accept = Accepter l’échange
scapegoat-move-decline = Refuser l’échange
scapegoat-move-bribe = Soudoyer un gardien ici pour 1 Fric
scapegoat-move-stamina = Dépenser 1 point d’Endurance pour 1 PA
scapegoat-move-end-turn = Finir le tour
scapegoat-move-leave-behind = Abandonner { $player }
scapegoat-move-blackmail = Jouer { $card }
scapegoat-move-blackmail-assembly = Jouer { $card } : les autres perdent 1 PA pour cette manche et tout leur Fric
scapegoat-move-blackmail-bad-plan = Jouer { $card } : retirer une tâche ({ $task_at })
scapegoat-move-blackmail-body-search = Jouer { $card } : les autres défaussent tous leurs objets
scapegoat-move-blackmail-bullying = Jouer { $card } : prendre un objet à { $target } ({ $item })
scapegoat-move-blackmail-change-of-plans = Jouer { $card } : déplacer une tâche, { $task_at } → { $to }
scapegoat-move-blackmail-errand-boy = Jouer { $card } : utiliser un lieu, { $at }{ $target ->
    [none] { "" }
   *[other] { " · " }joueur : { $target }
}{ $pay ->
    [none] { "" }
   *[other] { " · " }vous payez : { $pay }
}{ $take ->
    [none] { "" }
   *[other] { " · " }vous prenez : { $take }
}
scapegoat-move-blackmail-escort = Jouer { $card } : emmener { $target } ailleurs ({ $to })
scapegoat-move-blackmail-false-alarm = Jouer { $card } : chaque lieu compte 1 gardien de plus pour cette manche
scapegoat-move-blackmail-isolation-cell = Jouer { $card } : { $target } passe son tour pour cette manche
scapegoat-move-blackmail-lockdown = Jouer { $card } : fermer l’entrée d’un lieu pour cette manche ({ $at })
scapegoat-move-blackmail-patrol = { $count ->
    [one] Jouer { $card } : déplacer { $count } gardien, { $from } → { $to }
   *[other] Jouer { $card } : déplacer { $count } gardiens, { $from } → { $to }
}

## Décisions : qui choisit quoi

scapegoat-decision-negotiation = La table négocie ; { $player } décide quand appeler au vote.
scapegoat-decision-vote = { $player } vote pour le prochain bouc émissaire.
scapegoat-decision-turn = C’est à { $player } de jouer.
scapegoat-decision-move-guard = { $player } choisit un gardien à déplacer.
scapegoat-decision-keep = { $player } choisit la carte à garder.
scapegoat-decision-trade-answer = { $player } répond à une offre d’échange.
scapegoat-decision-leave-behind = { $player } décide qui reste.

# Tables qui jouent l’autre lecture d’une décision.
refusal-consent-first = Dites d’abord si vos objets peuvent servir à la tâche : acceptez ou refusez.
refusal-consent-waits = Les propriétaires des objets doivent d’abord répondre.
refusal-consent-refused = Un propriétaire n’était pas d’accord ; les mêmes objets ne peuvent plus être demandés pendant ce tour.
refusal-choose-first = Choisissez d’abord l’une des cartes qu’on vous montre.
refusal-no-hand-shown = Personne ne vous a montré sa main.
refusal-card-not-shown = { $card } : cette carte n’est pas dans la main qu’on vous montre.
scapegoat-pending-consent = { $field } : les propriétaires interrogés doivent avoir des objets dans cette tâche, à une table où leur accord est nécessaire.
scapegoat-pending-hand = { $field } : ce joueur n’a pas de main à montrer, ou la table ne joue pas avec les mains montrées.
scapegoat-outcome-most-useless = À cette table, le joueur le plus inutile reste, bouc émissaire ou non. Les autres auraient encore tout sans l’un de ceux-ci : { $candidates }.
scapegoat-outcome-tied-scapegoat = Tout le monde est à égalité, personne ne peut donc décider : le bouc émissaire, { $player }, reste.
scapegoat-event-consent-asked = { $seat } veut accomplir « { $task } » ({ $at }) avec les objets des autres et demande l’accord de : { $asked }.
scapegoat-event-consent-given = { $seat } accepte de donner les objets.
scapegoat-event-consent-refused = { $seat } refuse de donner les objets.
scapegoat-event-hand-shown = { $cards ->
    [none] { $from } montre sa main de chantage à { $seat }.
   *[other] { $from } montre sa main de chantage à { $seat } : { $cards }.
}
scapegoat-move-choose = { $side ->
    [gold] Prendre { $card }
   *[silver] Défausser { $card }
}
scapegoat-decision-consent = { $player } décide de donner ou non ses objets pour la tâche.
scapegoat-decision-choose-card = { $player } choisit une carte dans la main montrée.
refusal-already-here = { $place } : vous y êtes déjà.
scapegoat-effects-outside-actions = { $field } : les effets du chantage cessent avec la manche ; il n’y en a pas pendant une élection.
scapegoat-event-guards-done = { $seat } ne déplace plus de gardien.
