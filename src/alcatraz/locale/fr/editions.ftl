# Fichiers d’édition, pour qui possède une boîte : les lire et les écrire. $path est le nom d’un fichier.

edition-not-readable = { $path } ne peut pas être lu : quelque chose y est imbriqué trop profondément, ou un nombre a trop de chiffres.
edition-more-mistakes = { $count ->
    [one] Et une erreur de plus.
   *[other] Et { $count } erreurs de plus.
}
edition-comment = Les valeurs d’une boîte de { $game }, écrites par Alcatraz.
    « source » dit d’où vient une valeur : « printed » (la boîte le dit) ou « house » (personne ne l’a publiée).
    Pour vérifier un changement : alcatraz edition check FICHIER
server-no-edition = { $game } n’a pas d’édition : tout y est règle imprimée.
