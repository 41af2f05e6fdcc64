# Ce que l’on se dit à la table, tel que le dit la personne qui parle. $whom, $for, $of et $doer sont des noms ;
# « me » est la personne qui parle, « none » personne en particulier. $condition est un texte talk-if-… ou « none ».

talk-say = { $text }
talk-answer = { $yes ->
    [yes] Oui (au nº { $to }).
   *[no] Non (au nº { $to }).
}
talk-accuse = { $whom }, et ta parole (nº { $about }) ?
talk-propose-vote = { $for ->
    [me] Votez tous pour moi !
   *[other] Votons pour { $for }.
}

## Promesses

talk-promise-vote-for = Je voterai pour { $whom ->
    [me] moi
   *[other] { $whom }
}{ $condition ->
    [none] .
   *[other] , à cette condition : { $condition }.
}
talk-promise-not-vote-for = Je ne voterai pas pour { $whom ->
    [me] moi
   *[other] { $whom }
}{ $condition ->
    [none] .
   *[other] , à cette condition : { $condition }.
}
talk-promise-not-steal-from = Je ne volerai rien à { $whom }{ $condition ->
    [none] .
   *[other] , à cette condition : { $condition }.
}
talk-promise-give = Je donnerai à { $whom } { $item ->
    [none] { $cash } Fric
   *[other] ceci : { $item }
}{ $condition ->
    [none] .
   *[other] , à cette condition : { $condition }.
}
talk-promise-no-blackmail = Je ne jouerai pas de chantage { $whom ->
    [none] du tout
   *[other] contre { $whom }
}{ $condition ->
    [none] .
   *[other] , à cette condition : { $condition }.
}

talk-promise-come-to = Je viendrai ici : { $place }{ $condition ->
    [none] .
   *[other] , à cette condition : { $condition }.
}
talk-promise-complete = J’accomplirai la tâche ici : { $place }{ $condition ->
    [none] .
   *[other] , à cette condition : { $condition }.
}
talk-promise-leave-alone = Je laisserai { $whom } en paix : ni vol, ni carte{ $condition ->
    [none] .
   *[other] , à cette condition : { $condition }.
}

## Demandes

talk-ask-vote-for = { $of }, vote pour { $whom ->
    [me] moi
   *[other] { $whom }
} !
talk-ask-not-vote-for = { $of }, ne vote pas pour { $whom ->
    [me] moi
   *[other] { $whom }
} !
talk-ask-not-steal-from = { $of }, ne vole rien à { $whom ->
    [none] moi
    [me] moi
   *[other] { $whom }
} !
talk-ask-give = { $of }, { $whom ->
    [none] donne-moi
    [me] donne-moi
   *[other] donne à { $whom }
} { $item ->
    [none] { $cash } Fric
   *[other] ceci : { $item }
} !
talk-ask-no-blackmail = { $of }, ne joue pas de chantage { $whom ->
    [none] du tout
    [me] contre moi
   *[other] contre { $whom }
} !
talk-ask-come-to = { $of }, viens ici : { $place } !
talk-ask-complete = { $of }, accomplis la tâche ici : { $place } !
talk-ask-leave-alone = { $of }, { $whom ->
    [none] laisse-moi
    [me] laisse-moi
   *[other] laisse { $whom }
} en paix !
talk-ask-why = { $of }, pourquoi as-tu fait cela ?
talk-ask-your-vote = { $of }, pour qui votes-tu ?

## Menaces

talk-threat-vote-for = Je voterai pour { $whom ->
    [me] moi
   *[other] { $whom }
}{ $condition ->
    [none] { " " }!
   *[other] , sauf ceci : { $condition } !
}
talk-threat-steal-from = Je volerai { $whom }{ $condition ->
    [none] { " " }!
   *[other] , sauf ceci : { $condition } !
}
talk-threat-blackmail = Je jouerai un chantage contre { $whom }{ $condition ->
    [none] { " " }!
   *[other] , sauf ceci : { $condition } !
}

## Conditions

talk-if-vote-for = { $doer } vote pour { $whom ->
    [me] moi
   *[other] { $whom }
}
talk-if-not-vote-for = { $doer } ne vote pas pour { $whom ->
    [me] moi
   *[other] { $whom }
}
talk-if-not-steal-from = { $doer } ne vole rien à { $whom ->
    [me] moi
   *[other] { $whom }
}
talk-if-give = { $doer } { $whom ->
    [me] me donne
   *[other] donne à { $whom }
} { $item ->
    [none] { $cash } Fric
   *[other] ceci : { $item }
}
talk-if-no-blackmail = { $doer } ne joue pas de chantage{ $whom ->
    [none] { "" }
    [me] { " " }contre moi
   *[other] { " " }contre { $whom }
}
talk-if-come-to = { $doer } vient ici : { $place }
talk-if-complete = { $doer } accomplit la tâche ici : { $place }
talk-if-leave-alone = { $doer } { $whom ->
    [me] me laisse
   *[other] laisse { $whom }
} en paix

## Quand cela doit arriver : $said est la phrase entière, ou la condition

talk-next-round = À la prochaine manche. { $said }
talk-if-next-round = { $said } à la prochaine manche

## Ce qu’il en est advenu

talk-status-open = en cours
talk-status-kept = tenue
talk-status-broken = trahie
talk-status-void = caduque
talk-void-condition = la condition n’est pas remplie
talk-void-impossible = c’était impossible

## Ce qui ne va pas

talk-control-characters = { $field } : il y a des caractères de commande dans le texte.
talk-only-one = { $field } : un seul champ parmi { $allowed }.
talk-no-such-statement = { $field } : il n’y a pas de message { $got } à cette table.
talk-not-oneself = { $field } : ce doit être quelqu’un d’autre.
talk-not-their-statement = { $field } : c’est quelqu’un d’autre qui l’a dit.
talk-text-length = { $field } : un texte de 1 à { $most } caractères est attendu, pas { $got }.
