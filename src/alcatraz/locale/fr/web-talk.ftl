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

web-myself = moi
web-say-phrases = Phrases toutes faites seulement à cette table.
