# D’autres mots pour les déclarations, tels que les emploient les robots : $said est la phrase de talk.ftl, $reason
# l’une des raisons ci-dessous. Chaque genre de déclaration en a quatre ; qui parle dit lequel.

voice-offer-0 = Voici mon offre. { $said }
voice-offer-1 = Faisons affaire. { $said }
voice-offer-2 = Penses-y. { $said }
voice-offer-3 = Donnant, donnant. { $said }
voice-word-0 = Tu as ma parole. { $said }
voice-word-1 = Retenez bien ceci. { $said }
voice-word-2 = Écoutez-moi. { $said }
voice-word-3 = Que tout le monde le sache. { $said }
voice-agree-0 = D’accord. { $said }
voice-agree-1 = Tu peux compter sur moi. { $said }
voice-agree-2 = Marché conclu. { $said }
voice-agree-3 = Entendu. { $said }
voice-ask-0 = { $said }
voice-ask-1 = Une chose. { $said }
voice-ask-2 = Écoute. { $said }
voice-ask-3 = Un service. { $said }
voice-plead-0 = { $said } Tu sais pourquoi : { $reason }.
voice-plead-1 = Réfléchis encore. { $said } Après tout, { $reason }.
voice-plead-2 = { $said } Souviens-toi : { $reason }.
voice-plead-3 = N’oublie pas : { $reason }. { $said }
voice-threat-0 = { $said }
voice-threat-1 = Te voilà au courant. { $said }
voice-threat-2 = Ne me mets pas à l’épreuve. { $said }
voice-threat-3 = Je ne plaisante pas. { $said }
voice-propose-0 = { $said }
voice-propose-1 = Ma proposition. { $said }
voice-propose-2 = Qu’en dites-vous ? { $said }
voice-propose-3 = Je le dis tout haut. { $said }
voice-propose-because-0 = { $said } La raison : { $reason }.
voice-propose-because-1 = { $said } Après tout, { $reason }.
voice-propose-because-2 = C’est simple : { $reason }. { $said }
voice-propose-because-3 = Voyez vous-mêmes : { $reason }. { $said }
voice-counter-0 = Pas comme cela. Mais écoute. { $said }
voice-counter-1 = Une autre offre. { $said }
voice-counter-2 = Je préfère ainsi. { $said }
voice-counter-3 = Coupons la poire en deux. { $said }
voice-yes-0 = Oui.
voice-yes-1 = D’accord.
voice-yes-2 = Je suis avec toi.
voice-yes-3 = Cela me va.
voice-no-0 = Non.
voice-no-1 = Sans moi.
voice-no-2 = J’aime mieux pas.
voice-no-3 = Trouve quelqu’un d’autre.
voice-yes-because-0 = Oui : { $reason }.
voice-yes-because-1 = D’accord : { $reason }.
voice-yes-because-2 = Je suis avec toi : { $reason }.
voice-yes-because-3 = Cela me va : { $reason }.
voice-no-because-0 = Non : { $reason }.
voice-no-because-1 = Sans moi : { $reason }.
voice-no-because-2 = J’aime mieux pas : { $reason }.
voice-no-because-3 = Désolé, non : { $reason }.
voice-accuse-0 = { $whom }, tu avais donné ta parole (nº { $about }).
voice-accuse-1 = { $whom }, je n’ai pas oublié le nº { $about }.
voice-accuse-2 = Voilà donc ce que vaut ta parole, { $whom } (nº { $about }).
voice-accuse-3 = { $whom }, cela te coûtera cher (nº { $about }).
voice-thank-0 = Merci, { $whom } (nº { $about }).
voice-thank-1 = { $whom }, tu as tenu parole (nº { $about }).
voice-thank-2 = Je m’en souviendrai, { $whom } (nº { $about }).
voice-thank-3 = C’est un plaisir de traiter avec toi, { $whom } (nº { $about }).
voice-explain-0 = Ma raison : { $reason }.
voice-explain-1 = Tu veux savoir pourquoi : { $reason }.
voice-explain-2 = C’est simple : { $reason }.
voice-explain-3 = Disons-le ainsi : { $reason }.

## Raisons, comme partie d’une phrase

talk-because-alone-holds = { $whom ->
    [me] il n’y a que moi qui aie { $element }
   *[other] il n’y a que { $whom } qui ait { $element }
}
talk-because-needed-least = { $whom ->
    [me] c’est de moi que l’évasion a le moins besoin
   *[other] l’évasion peut le mieux se passer de { $whom }
}
talk-because-stronger-again = { $whom ->
    [me] chaque élection me rendrait plus fort
   *[other] une nouvelle élection rendrait { $whom } encore plus fort
}
talk-because-keeps-word = { $whom ->
    [me] j’ai tenu parole
   *[other] { $whom } tient parole
}
talk-because-broke-word = { $whom ->
    [me] j’ai manqué à ma parole
   *[other] { $whom } a manqué à sa parole
}
talk-because-stole = { $whom ->
    [me] j’ai volé
   *[other] { $whom } a volé
}
talk-because-gave-word = { $whom ->
    [me] j’ai donné ma parole
   *[other] j’ai donné ma parole à { $whom }
}
talk-because-agreed = { $whom ->
    [me] c’est ce que j’ai dit
   *[other] { $whom } est d’accord avec moi
}
talk-because-no-trust = { $whom ->
    [me] personne ne me fait confiance
   *[other] je ne fais pas confiance à { $whom }
}
talk-because-hindering = { $whom ->
    [me] je me gêne moi-même
   *[other] { $whom } allait me laisser ici
}
talk-because-no-gain = je n’y gagne rien
talk-because-out-of-reach = je ne peux pas faire cela maintenant
talk-because-undecided = je n’ai encore rien décidé
talk-because-going-to = j’ai à faire ici : { $place }
talk-because-fetching = il me faut ceci : { $item }
talk-because-ready-sentences = je ne comprends que les phrases toutes faites
