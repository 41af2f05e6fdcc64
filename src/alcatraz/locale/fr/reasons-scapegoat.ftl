# Le Bouc émissaire : pourquoi un coup est joué, une phrase chacun. $voice : « you » s’adresse au joueur, « i » est un robot qui parle de lui.

scapegoat-reason-best = De tous les plans comparés, celui-ci donne les meilleurs résultats.
scapegoat-reason-else-left-behind = Après tout autre coup, { $voice ->
    [i] je resterais plus souvent.
   *[you] vous resteriez plus souvent.
}
scapegoat-reason-more-escapes = { $voice ->
    [i] Je m’évade ainsi plus souvent qu’autrement.
   *[you] Vous vous évadez ainsi plus souvent qu’autrement.
}
scapegoat-reason-else-elected = Après tout autre coup, { $voice ->
    [i] je serais plus souvent le prochain bouc émissaire.
   *[you] vous seriez plus souvent le prochain bouc émissaire.
}
scapegoat-reason-more-letters = { $voice ->
    [i] Cela m’apporte plus de lettres du plan qu’autre chose.
   *[you] Cela vous apporte plus de lettres du plan qu’autre chose.
}

## Tâches

scapegoat-reason-complete-ends = Il ne manque plus au plan que « { $task } » : { $voice ->
    [i] je m’évade.
   *[you] vous vous évadez.
}
scapegoat-reason-complete-alone = Cela coche { $element }, que personne d’autre n’a : les autres ne peuvent pas partir sans { $voice ->
    [i] moi.
   *[you] vous.
}
scapegoat-reason-complete-new = Cela coche { $element }, qui { $voice ->
    [i] me manque encore.
   *[you] vous manque encore.
}
scapegoat-reason-complete-for-others = Cela ne coche rien de nouveau pour { $voice ->
    [i] moi
   *[you] vous
}, mais la récompense des autres rapproche la fin du plan.
scapegoat-reason-fetch = { $where ->
    [there] On y trouve ce qui manque à « { $task } » ({ $item }).
   *[way] C’est sur le chemin ({ $place }) de ce qui manque encore à « { $task } » ({ $item }).
}
scapegoat-reason-arrive = { $where ->
    [there] { $when ->
        [now] « { $task } » peut y être accomplie pendant ce tour même.
       *[later] « { $task } » s’y trouve, et tout ce qu’il faut est en main.
    }
   *[way] C’est sur le chemin de « { $task } » ({ $place }).
}
scapegoat-reason-arrive-together = { $where ->
    [there] « { $task } » s’y trouve ; dès que { $player } vient aussi, on peut l’accomplir.
   *[way] C’est sur le chemin de « { $task } » ({ $place }), où { $player } doit venir aussi.
}
scapegoat-reason-prepare = { $where ->
    [there] « { $task } » s’y trouve, à accomplir à la prochaine manche.
   *[way] C’est sur le chemin de « { $task } » ({ $place }), à accomplir à la prochaine manche.
}
scapegoat-reason-prepared = Tout est prêt pour accomplir « { $task } » à la prochaine manche.
scapegoat-reason-join = { $player } peut accomplir « { $task } » cette manche, { $voice ->
    [i] si j’y suis aussi.
   *[you] si vous y êtes aussi.
}
scapegoat-reason-take-first = { $player } pourrait ainsi accomplir « { $task } », et { $voice ->
    [i] je resterais.
   *[you] vous resteriez.
}
scapegoat-reason-take-needed = Voici ce qui manque encore à « { $task } » : { $item }.
scapegoat-reason-take-spare = De quoi payer plus tard, ou échanger : { $item }.

## Lieux

scapegoat-reason-radio = Un gardien de moins rend le travail moins cher, un de plus le rend plus difficile.
scapegoat-reason-draw-card = Une carte de chantage est ce qui reste de mieux : elle peut empêcher ce que rien d’autre n’empêche.
scapegoat-reason-chapel = Une carte de moins pour { $player }, c’est une de moins contre { $voice ->
    [i] moi.
   *[you] vous.
}
scapegoat-reason-stamina-gain = Il n’y a rien de mieux à faire des points : chaque Endurance est une action de plus dans un autre tour.
scapegoat-reason-cash-gain = Il n’y a rien de mieux à faire des points : le Fric soudoie les gardiens et paie dans les lieux.

## Contre les autres

scapegoat-reason-prevent = { $player } pourrait accomplir « { $task } » cette manche, et { $voice ->
    [i] je resterais : ce coup l’empêche.
   *[you] vous resteriez : ce coup l’empêche.
}
scapegoat-reason-go-prevent = { $player } pourrait accomplir « { $task } » cette manche, et { $voice ->
    [i] je resterais : c’est le moyen de l’empêcher.
   *[you] vous resteriez : c’est le moyen de l’empêcher.
}
scapegoat-reason-hinder = { $player } pourrait accomplir « { $task } » cette manche : ce coup l’empêche.
scapegoat-reason-run = Sans { $voice ->
    [i] moi
   *[you] vous
} sur place, { $player } ne peut pas accomplir « { $task } » cette manche.
scapegoat-reason-guards-against = Avec plus de gardiens sur place, { $player } ne peut pas accomplir « { $task } » cette manche, { $voice ->
    [i] ce qui me laisserait derrière.
   *[you] ce qui vous laisserait derrière.
}
scapegoat-reason-guards-away = Avec moins de gardiens sur place, « { $task } » devient possible ou moins chère.
scapegoat-reason-guards-done = Mieux vaut laisser les autres gardiens où ils sont.
scapegoat-reason-steal-against = Sans cet objet ({ $item }), { $player } ne peut pas accomplir « { $task } » cette manche, { $voice ->
    [i] ce qui me laisserait derrière.
   *[you] ce qui vous laisserait derrière.
}
scapegoat-reason-steal = Ce qui est pris à { $player } manquera pour sa prochaine tâche.
scapegoat-reason-card = Elle gêne les autres maintenant ; gardée, elle pourrait être volée ou venir trop tard.
scapegoat-reason-help = { $player } peut alors accomplir « { $task } » cette manche, et { $voice ->
    [i] { $sure ->
        [yes] je m’évade aussi.
       *[no] j’ai une chance de m’évader aussi.
    }
   *[you] { $sure ->
        [yes] vous vous évadez aussi.
       *[no] vous avez une chance de vous évader aussi.
    }
}

## Points, échanges, fin du tour

scapegoat-reason-bribe = Avec un gardien de moins à compter, « { $task } » devient possible ou moins chère.
scapegoat-reason-bribe-work = Avec un gardien de moins à compter, travailler ici devient possible ou moins cher.
scapegoat-reason-stamina-task = Avec une action de plus, « { $task } » peut être accomplie pendant ce tour même.
scapegoat-reason-stamina-spend = Une action de plus maintenant vaut mieux qu’une plus tard.
scapegoat-reason-drop = Cela fait de la place pour ce qui est plus utile.
scapegoat-reason-trade = Voici ce qui manque encore à « { $task } » ({ $item }), et { $voice ->
    [i] je peux me passer de ce que je donne.
   *[you] vous pouvez vous passer de ce que vous donnez.
}
scapegoat-reason-wait = Tout est prêt pour « { $task } » ; il manque encore { $player }.
scapegoat-reason-end = Il n’y a plus rien à faire.
scapegoat-reason-end-points = Ce que les points permettraient encore aiderait plus les autres que { $voice ->
    [i] moi.
   *[you] vous.
}

## Autres décisions

scapegoat-reason-call-vote = Personne ne peut agir avant que le bouc émissaire soit élu.
scapegoat-reason-vote = Parmi les ex æquo, c’est le joueur le moins nécessaire.
scapegoat-reason-vote-nothing-lacks = Sans { $player }, les autres ont toutes les lettres du plan et peuvent partir.
scapegoat-reason-vote-alone = { $player } est le moins nécessaire : { $other } a ce que personne d’autre n’a ({ $elements }).
scapegoat-reason-vote-again = { $player } reste le moins nécessaire : { $lacking ->
    [one] il ne manquerait qu’une lettre.
   *[other] il ne manquerait que { $lacking } lettres.
}
scapegoat-reason-vote-far = { $player } est le plus loin de la prochaine tâche, alors que { $other } peut bientôt accomplir « { $task } ».
scapegoat-reason-vote-least = Personne n’est moins nécessaire que { $player } : { $lacking ->
    [one] il ne manquerait qu’une lettre.
   *[other] il ne manquerait que { $lacking } lettres.
}
scapegoat-reason-accept-gift = Cela ne coûte rien.
scapegoat-reason-accept-needed = Voici ce qui manque encore à « { $task } » ({ $item }) : cela vaut le prix.
scapegoat-reason-accept = Cela rapporte plus que cela ne coûte.
scapegoat-reason-decline-needed = « { $task } » a besoin de ce que cela coûterait ({ $item }).
scapegoat-reason-decline = Cela coûte plus que cela ne rapporte.
scapegoat-reason-consent = { $accepts ->
    [yes] « { $task } » rapproche la fin du plan, { $voice ->
        [i] pour moi aussi.
       *[you] pour vous aussi.
    }
   *[no] { $stays ->
        [yes] Si { $player } accomplit « { $task } », { $voice ->
            [i] je reste.
           *[you] vous restez.
        }
       *[no] Les objets valent plus en main que « { $task } » { $voice ->
            [i] pour moi.
           *[you] pour vous.
        }
    }
}
scapegoat-reason-keep = De ces cartes, c’est celle qui arrête le plus souvent les autres.
scapegoat-reason-leave-behind = Les plans sont égaux, et { $player } a moins en main.
scapegoat-reason-hand-over = C’est ce qui manque le moins.
