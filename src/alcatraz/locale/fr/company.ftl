# Les robots qui négocient : caractères, bavardage, et des détenus qui ont un nom.

lobby-character-canny = Malin
    .text = Tient parole tant que cela rapporte.
lobby-character-honest = Honnête
    .text = Ne manque jamais à sa parole.
lobby-character-rogue = Fourbe
    .text = Promet ce que l’on aime entendre.
lobby-character-secret = Secret
    .text = Tiré au sort au début, montré après la fin.
lobby-talkativeness-lively = Bavard
    .text = Propose, explique et remercie.
lobby-talkativeness-terse = Laconique
    .text = Propose ce qui compte.
lobby-talkativeness-silent = Silencieux
    .text = Répond quand on lui parle.
lobby-inmate-agnes = Elle donnerait sa dernière drogue, et le fait savoir.
lobby-inmate-bruno = Peu de mots, tous vrais.
lobby-inmate-cosimo = Il a un marché pour chaque jour de la semaine.
lobby-inmate-dolores = Elle compte deux fois et promet une fois.
lobby-inmate-edgar = Ton meilleur ami, jusqu’au vote.
lobby-inmate-felicia = Elle sourit, acquiesce, et prend la clé.
lobby-inmate-gaspard = Il ne dit rien et n’oublie rien.
lobby-inmate-hanna = Elle reste dans son coin, et tient parole.
server-bad-character = Ce caractère n’existe pas. Il y a : { $known }.
