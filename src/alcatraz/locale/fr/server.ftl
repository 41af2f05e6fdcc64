# Ce qu’un serveur de tables dit à ses hôtes.

server-malformed = Ce message est incompréhensible.
server-wants-json = Le corps doit être du JSON, et l’en-tête Content-Type doit dire application/json.
server-body-not-json = Le corps n’est pas du JSON.
server-field-not-expected = { $field } : { $got } n’est pas ce qui est attendu ici.
server-too-fast = Trop de demandes à la fois : attendez un instant.
server-too-large = C’est trop grand.
server-wrong-origin = Cette page ne peut pas utiliser ce serveur.
server-internal = Quelque chose n’a pas marché ici ; rien n’a changé. Réessayez.
server-no-table = Cette table n’existe pas : le lien est faux, ou la table a été supprimée.
server-no-game = Ce jeu n’existe pas ici.
server-closed = Cette table est fermée.
server-wrong-phase = { $phase ->
    [lobby] La partie n’a pas encore commencé.
    [playing] La partie est en cours.
    [paused] La partie est en pause.
   *[over] La partie est finie.
}
server-not-your-seat = La place { $seat } n’est pas la vôtre.
server-not-host = Seule la personne qui a ouvert la table peut le faire.
server-seat-taken = La place { $seat } n’est pas libre.
server-table-full = Il n’y a plus de place libre à cette table.
server-seats-open = Une place est encore libre : attendez quelqu’un, ou donnez-la à un robot.
server-not-ready = Pas encore prêts : { $names }.
server-bad-name = Un nom a de 1 à { $most } caractères visibles.
server-name-taken = Quelqu’un s’appelle déjà { $name } ici.
server-bad-level = Ce robot n’existe pas. Il y a : { $known }.
server-stand-in-plays = Un robot joue pour vous ; vous retrouvez votre place dans un instant.
server-needs-id = Cette demande a besoin d’un identifiant.
server-too-much-talk = Assez parlé pour l’instant : chaque place fait au plus { $most } déclarations par manche.
server-too-many-promises = Assez de promesses pour l’instant : chaque place en fait au plus { $most } par manche.
server-no-talk-time = Personne ne négocie en ce moment.
server-not-alone = D’autres personnes jouent à cette table et ont leur mot à dire.
server-no-such-seat = Il n’y a pas de place { $seat } à cette table.
server-only-spectators = Vous jouez à cette table : ce que disent les spectateurs reste entre eux jusqu’à la fin de la partie.
server-too-many-remarks = Assez pour l’instant : chaque spectateur dit au plus { $most } choses par manche.
server-cannot-undo = Il n’y a rien à reprendre : votre dernier coup n’est pas la dernière décision de la table.
server-undo-reveals = Ce coup ne peut pas être repris : il a montré quelque chose de caché.
server-no-proposal = Personne n’a rien proposé à quoi vous pourriez répondre.
server-no-such-guest = Il n’y a personne à remplacer à cette place.
server-chosen-seed = Quelqu’un a choisi les mélanges de cette table : on ne peut rien y ajouter.
server-chance-added = Votre place a déjà ajouté sa part de hasard aux mélanges.
server-chosen-seed-listed = Une table dont quelqu’un a choisi la graine ne peut pas être publique.
server-closed-upgrade = Les règles de ce serveur ont changé, et cette partie ne peut plus continuer. Son enregistrement reste téléchargeable.
server-closed-admin = La personne qui gère ce serveur a fermé cette table.
server-how-to-join = Rejoignez cette table depuis un terminal : alcatraz join { $link }
server-page-not-built = La page n’est pas encore construite : lancez « make setup » dans le dossier de ce programme, puis redémarrez-le. En attendant, il y a le terminal : alcatraz join et l’adresse de ce serveur.
server-wrong-host = Ce serveur ne répond pas au nom { $host }. La personne qui l’héberge peut le lui donner : alcatraz serve --base-url.
server-guest-is-here = On ne peut remplacer que quelqu’un qui est absent depuis un moment.
server-unreadable-table = Cette table est illisible pour l’instant. Rien n’en est perdu ; la personne qui héberge ce serveur en trouve la raison dans le journal.

## Positions

server-overloaded = Trop de questions sur des positions attendent. Redemandez dans un instant.
server-too-hard = Cette question prenait trop de temps : elle a été abandonnée.
server-no-lesson = Il n’y a pas de telle leçon.
server-no-puzzle = Il n’y a pas de tel problème.
server-puzzle-tried = Votre essai est jugé. Reprenez-le pour essayer autre chose, ou passez au problème suivant.
server-no-date = Dites quel jour on est, comme date=2026-11-18.
server-in-words = { $words }
server-not-in-practice = Ce n’est pas possible à une table d’entraînement.
server-practice-diverged = Cette table d’entraînement ne se déroule plus comme avant. Recommencez.
server-arranged-listed = Une table qui part d’une position arrangée ne peut pas être affichée dans la liste : qui l’a arrangée en connaît les cartes.
server-arranged-options = Une table qui part d’une position arrangée n’a pas d’options à elle : ce que la table a convenu est dans la position.
server-arranged-seats = La position est celle de { $players } joueurs ; la table a { $got } places.
server-arranged-over = Dans cette position la partie est terminée : il n’y a plus rien à jouer.
server-no-hints = Il n’y a pas de conseils à cette table : tous les joueurs doivent être d’accord.
server-nothing-to-decide = Cette place n’a rien à décider en ce moment.
server-no-reason = Personne ne peut en dire plus maintenant : ce n’était pas le coup d’un robot, ou c’est encore secret.
