# Why somebody says no to an offer, as the speaker's own sentence.

talk-reason-need = Non : j’ai moi-même besoin de { $item ->
    [none] mon Fric.
   *[other] ceci : { $item }.
}
talk-reason-not-worth-it = Non : pour moi, cela ne vaut pas ce prix.
talk-reason-helps-you = Non : cela t’aiderait plus que moi.
talk-reason-not-now = Pas maintenant. Redemande-moi plus tard.
