# Les discussions, le journal et le registre des promesses.

web-talk-panel = Discussion et journal
web-tab-talk = Discussion
web-tab-log = Journal
web-tab-promises = Promesses
web-talk-empty = Personne n’a encore rien dit. Tout ce qui se dit ici est entendu de toute la table.
web-log-empty = Il ne s’est encore rien passé.
web-no-promises = Aucune promesse pour l’instant. Elles n’engagent personne, mais la table s’en souvient.
web-say-short = Un mot à tous
web-say-something = Dire quelque chose à la table
web-send = Envoyer
web-quick = Proposer, promettre, demander, menacer
web-accuse = Le lui rappeler
web-promise-status = { $status ->
    [kept] tenue (manche { $round })
    [broken] rompue (manche { $round })
    [void] { $reason ->
        [condition] caduque : la condition ne s’est pas réalisée
       *[impossible] caduque : c’était impossible
    }
   *[open] en cours (manche { $round })
}

## Une déclaration à composer

web-speech-manner = Quel genre de déclaration
web-speech-propose-vote = Proposer un vote
web-speech-promise = Promettre
web-speech-ask = Demander
web-speech-threat = Menacer
web-speech-of = Qui doit le faire
web-speech-what = Quoi
web-speech-whom = Qui cela concerne
web-speech-goods = Quel objet
web-speech-place = Où
web-speech-if = Seulement si
web-speech-unless = Sauf si
web-speech-add-if = Ajouter une condition
web-speech-add-unless = Laisser une issue
web-speech-no-condition = Sans condition
web-speech-note = Les paroles n’engagent personne. Une promesse vaut pour la manche dont elle parle, et chacun voit ce qu’elle devient.
web-myself = moi
web-deed-vote-for = voter pour cette personne
web-deed-not-vote-for = ne pas voter pour cette personne
web-deed-not-steal-from = ne pas voler cette personne
web-deed-give = lui donner quelque chose
web-deed-no-blackmail = ne pas jouer de chantage contre elle
web-deed-come-to = venir dans un lieu
web-deed-steal-from = voler cette personne
web-deed-blackmail = jouer un chantage contre elle
web-deed-me-vote-for = vote pour moi
web-deed-me-not-vote-for = ne vote pas pour moi
web-deed-me-not-steal-from = ne me vole pas
web-deed-me-give = me donne quelque chose
web-deed-me-no-blackmail = ne joue pas de chantage contre moi
