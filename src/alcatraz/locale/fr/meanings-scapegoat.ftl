# Ce qui s’est passé dans Le Bouc émissaire, du point de vue de qui lit. Suit la phrase qui dit ce qui s’est passé.

scapegoat-meaning-votes = { $votes ->
    [0] Personne n’a voté pour vous.
    [one] { $votes } voix contre vous.
   *[other] { $votes } voix contre vous.
}
scapegoat-meaning-elected = Vous êtes le bouc émissaire : { $bonus } PA de plus pour vous cette manche.
scapegoat-meaning-not-elected = Vous n’êtes pas le bouc émissaire cette manche.
scapegoat-meaning-turn = À vous : { $ap } PA.
scapegoat-meaning-turn-skipped = Vous perdez votre tour.
scapegoat-meaning-item-spent = Vous avez dépensé : { $item }.
scapegoat-meaning-item-lost = Vous perdez : { $item }.
scapegoat-meaning-stolen = Ce qui était à vous est à { $thief } : { $item }.
scapegoat-meaning-stole = Ce qui était à { $victim } est à vous : { $item }.
scapegoat-meaning-card-stolen = { $thief } a maintenant votre carte { $card }.
scapegoat-meaning-card-stole = Vous avez maintenant la carte { $card } de { $victim }.
scapegoat-meaning-card-lost = Vous perdez la carte { $card }.
scapegoat-meaning-card-drawn = Vous avez une nouvelle carte : { $card }.
scapegoat-meaning-hand-seen = { $by } connaît maintenant vos cartes.
scapegoat-meaning-assembly = Vous avez 1 PA de moins cette manche.
scapegoat-meaning-stamina = Vous avez { $amount ->
    [one] { $amount } point d’Endurance
   *[other] { $amount } points d’Endurance
} de plus.
scapegoat-meaning-cash = Vous avez { $amount } Fric de plus.
scapegoat-meaning-cash-lost = Vous perdez { $amount } Fric.
scapegoat-meaning-marked = Vous avez coché { $element }.
scapegoat-meaning-no-letter = Pas de nouvelle lettre pour vous.
scapegoat-meaning-trade-asked = { $by } attend votre réponse.
scapegoat-meaning-goods-gave = { $gave ->
    [none] { $gave_cash ->
        [0] rien
       *[other] { $gave_cash } Fric
    }
   *[other] { $gave_cash ->
        [0] { $gave }
       *[other] { $gave }, { $gave_cash } Fric
    }
}
scapegoat-meaning-goods-got = { $got ->
    [none] { $got_cash ->
        [0] rien
       *[other] { $got_cash } Fric
    }
   *[other] { $got_cash ->
        [0] { $got }
       *[other] { $got }, { $got_cash } Fric
    }
}
scapegoat-meaning-traded = Vous avez donné : { scapegoat-meaning-goods-gave }. Vous avez reçu : { scapegoat-meaning-goods-got }.
scapegoat-meaning-trade-declined = { $by } a dit non : vous gardez ce que vous avez.
scapegoat-meaning-escorted = Vous êtes maintenant ici : { $place }.
scapegoat-meaning-isolated = Vous passez votre tour cette manche.
scapegoat-meaning-consent-asked = { $by } attend votre accord.
scapegoat-meaning-choose-who-stays = C’est vous qui décidez.
scapegoat-meaning-may-stay = C’est peut-être vous.
scapegoat-meaning-all-lost = Vous perdez avec tous les autres.
scapegoat-meaning-left-behind = Vous restez et vous perdez.
scapegoat-meaning-escaped = Vous êtes dehors : vous gagnez !

## Seulement par l’alternative d’une décision

scapegoat-meaning-consent-refused = Vous gardez ce que vous avez.
scapegoat-meaning-hand-over = Vous choisissez ce que { $thief } obtient.
scapegoat-meaning-handed-over = { $victim } choisit ce que vous obtenez.
scapegoat-meaning-break-tie = Vous choisissez qui ce sera.
scapegoat-meaning-may-be-elected = Ce sera peut-être vous.
scapegoat-meaning-name-who-stays = Vous désignez une de ces personnes.
scapegoat-meaning-named = { $by } veut vous laisser en prison.
scapegoat-meaning-chance-chose = C’est vous.
scapegoat-meaning-chance-spared = Le sort vous épargne.
