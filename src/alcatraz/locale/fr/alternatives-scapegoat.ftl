# Le Bouc émissaire aux tables qui jouent l’autre lecture d’une décision : S-4.5, S-6.3, S-9.2, S-10.5, S-12.16, S-13.11.

## Refus

refusal-tie-waits = Les votes sont à égalité : le dernier bouc émissaire choisit d’abord parmi les joueurs à égalité.
refusal-victim-chooses = À cette table, { $player } choisit ce que vous recevez : dites seulement à qui vous volez.
refusal-victim-has-nothing = { $player } n’a rien qu’on puisse voler.
refusal-theft-waits = Le joueur volé choisit d’abord ce qu’il cède.
refusal-hand-over-first = On vous vole : choisissez d’abord ce que vous cédez.
refusal-not-robbed = Personne ne vous vole.
refusal-nothing-to-hand-over = Vous n’avez pas ceci : { $what }. Choisissez quelque chose que vous avez.
refusal-thief-has-no-room = { $player } n’a pas de place pour ceci : { $what }. Choisissez autre chose.
refusal-untied-decide = Ceux qui ne sont pas à égalité décident qui reste, chacun une fois.
refusal-move-all-guards = À cette table, tous les gardiens doivent être déplacés : vous ne pouvez pas encore vous arrêter.
refusal-patrol-first = La patrouille n’est pas finie : déplacez d’abord ses autres gardiens.
refusal-patrol-elsewhere = Cette patrouille vient d’ici : { $place }. Déplacez un gardien de ce lieu.

## Positions

scapegoat-pending-outside-voting = { $field } : seule la phase "voting" peut attendre un tel choix.
scapegoat-pending-alternative = { $field } : un tel choix n’existe qu’à une table qui joue l’autre lecture de { $rule } ; ajoutez-la à "rulings".
scapegoat-pending-tie = { $field } : des joueurs à parts égales de tous les votes sont attendus (3 sur 3, 2 sur 4 ou 4 sur 4), sans votes à côté, pas { $got }.
scapegoat-pending-theft = { $field } : un autre joueur est attendu, dans le lieu du tour, avec deux choses différentes pour lesquelles le voleur a de la place.
scapegoat-pending-patrol = { $field } : il doit rester { $got } gardiens dans ce lieu, et de la place ailleurs pour eux.
scapegoat-pending-untied-decide = { $field } : à cette table, tous ceux qui ne sont pas à égalité décident ici ; la sorte est alors "{ $kind }".
scapegoat-pending-named = { $field } : seul un joueur qui n’est pas à égalité désigne quelqu’un, et parmi les joueurs à égalité.
scapegoat-pending-names = { $field } : une entrée par joueur est attendue, { $players } en tout, avec null pour au moins un joueur qui doit encore désigner quelqu’un.

## Fins

scapegoat-outcome-named = Toujours à égalité : { $tied }. Ceux qui ne le sont pas ont décidé ({ $deciders }), ou le hasard s’ils étaient partagés : { $player } reste.

scapegoat-stays-tied-together = Si la prochaine tâche terminait la partie ainsi, ceux qui ne sont pas à égalité choisiraient qui reste parmi ceux-ci : { $players }.

## Évènements

scapegoat-event-theft-asked = { $seat } vole { $from }, qui choisit ce qu’il cède.
scapegoat-event-tie-left = Égalité : { $tied }. Le dernier bouc émissaire, { $seat }, choisit de nouveau.
scapegoat-event-names-asked = Toujours à égalité : { $tied }. Désignent qui reste : { $asked }.
scapegoat-event-stay-named = { $seat } désigne { $player } pour rester.
scapegoat-event-names-even = Désignés aussi souvent : { $tied }. Le hasard décide : { $player } reste.

## Coups

scapegoat-move-hand-over = Céder : { $what }
scapegoat-step-rob = À { $from }

## Décisions

scapegoat-decision-break-tie = { $player } tranche l’égalité.
scapegoat-decision-hand-over = { $player } choisit ce qui est cédé au voleur.
