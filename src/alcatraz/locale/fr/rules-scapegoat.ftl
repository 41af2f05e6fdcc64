# Les règles d’Alcatraz : Le Bouc émissaire, pour les joueurs. Les nombres viennent du rulebook.toml du jeu.

## Matériel et limites

chapter-S-1 = Matériel et limites

rule-S-1-1 = Douze lieux, deux faces
    .text = La prison compte { $locations } lieux. Chacun est une tuile avec une face argent et une face or, et chaque face a sa propre fonction.

rule-S-1-2 = Ce qu’un prisonnier peut porter
    .text = Une fiche de prisonnier contient au plus { $items } objets ; l’Endurance et le Fric ne dépassent pas le bout de leur piste.
    .house = L’Endurance va de 0 à { $stamina }, le Fric de 0 à { $cash }.

rule-S-1-3 = Les objets et le pistolet
    .text = Il y a { $tokens } jetons Objet : { $keys } clés, { $knives } couteaux, { $clothes } vêtements, { $drugs } drogues, { $tools } outils et { $guns } pistolet. Le pistolet remplace n’importe quel objet, un seul à la fois.

rule-S-1-4 = Cartes et gardiens
    .text = Il y a { $tasks } cartes Tâche, { $blackmail } cartes Chantage, toutes différentes, { $locations } cartes Lieu et { $guards } gardiens. Chaque carte Tâche montre une partie du plan, de A à F.
    .house = { $each } cartes Tâche pour chaque partie du plan.

rule-S-1-5 = Cartes Chantage en main
    .text = Vous pouvez avoir au plus { $cards } cartes Chantage en main.

rule-S-1-6 = Gardiens dans un même lieu
    .text = Il n’y a jamais plus de { $guards } gardiens dans un même lieu. Il s’agit des gardiens réellement présents. La Fausse alarme n’ajoute pas de vrai gardien : le lieu en compte seulement davantage, et jamais plus de { $guards }.

rule-S-1-7 = Où se trouvent les objets
    .text = { $primary } drogues se trouvent à l’Infirmerie. La Buanderie a des emplacements d’objets sur les deux faces de sa tuile, bien qu’ils manquent sur l’une des faces imprimées (erratum).
    .house = Les mêmes emplacements sur les deux faces de chaque tuile. L’Atelier, le Pavillon cellulaire, la Buanderie et la Salle des gardiens en ont chacun { $primary }, pour les outils, les couteaux, les vêtements et les clés. La Cour en a un pour chacune des cinq sortes d’objets. Le Parloir en a un pour chacune des cinq sortes et un pour le pistolet. Avec l’Infirmerie, cela fait { $spaces } emplacements pour { $spaces } jetons. Une autre édition peut donner à chaque face d’une tuile ses propres emplacements, et un autre nombre d’emplacements que de jetons : les jetons se posent dans l’ordre de S-11.1, ceux qui ne trouvent pas d’emplacement restent dans la boîte pour toute la partie, et les emplacements sans jeton sont vides.

## Mise en place

chapter-S-2 = Mise en place

rule-S-2-1 = Disposer la prison
    .text = Disposez les tuiles en une grille de { $rows } rangées sur { $columns } colonnes, dans l’ordre qui plaît à la table. Pour une première partie, prenez les faces argent ; ensuite, choisissez la face de chaque tuile ou laissez faire le hasard. Le programme place les tuiles dans un ordre aléatoire, toutes sur leur face argent, sauf si vous fixez vous-même l’ordre ou les faces.

rule-S-2-2 = Placer les objets
    .text = Les jetons Objet remplissent les emplacements d’objets des lieux.

rule-S-2-3 = Les premiers gardiens
    .text = { $guards } gardiens sont là au départ. Révélez { $cards } cartes Lieu différentes et placez un gardien dans chacun de ces lieux. Remélangez le paquet et faites la même chose une seconde fois.

rule-S-2-4 = Où commencent les prisonniers
    .text = Remélangez les cartes Lieu. Chaque joueur commence dans un lieu tiré parmi elles.
    .ruling = Une carte tirée n’est pas remise avant que tous aient tiré ; les joueurs commencent donc dans des lieux différents.
    .alternative = Chaque carte est remise avant le tirage suivant : plusieurs joueurs peuvent commencer dans le même lieu.

rule-S-2-5 = Rien pour commencer
    .text = L’Endurance et le Fric commencent à 0.

rule-S-2-6 = Les trois premières tâches
    .text = Mélangez le paquet de tâches. Puis, trois fois, révélez une carte Tâche et une carte Lieu et associez-les. Si la partie du plan de cette tâche est déjà sur le plateau, la tâche va sous le paquet et vous en piochez une autre. Si le lieu a déjà une tâche, piochez un autre lieu.

rule-S-2-7 = Le premier bouc émissaire
    .text = Le premier bouc émissaire est tiré au sort, et la première manche commence à la phase { $phase }, les actions.
    .ruling = Cela compte comme une élection. Le bonus est de { $bonus } PA pour l’instant, et de { $again } PA si le même joueur est élu à la manche { $round }.

## Les manches et le nouveau gardien

chapter-S-3 = Les manches et le nouveau gardien

rule-S-3-1 = Les phases d’une manche
    .text = Une manche a trois phases : la phase { $guard } est le nouveau gardien, la phase { $election } l’élection, la phase { $actions } les actions. La première manche n’a que la phase { $actions }.

rule-S-3-2 = Le nouveau gardien
    .text = Le bouc émissaire de la manche précédente révèle une carte Lieu, et un nouveau gardien va dans ce lieu. Ensuite, les cartes Lieu sont remélangées.

rule-S-3-3 = Un lieu plein est sauté
    .text = Un lieu qui a déjà { $guards } gardiens est sauté : révélez de nouveau, jusqu’à un lieu qui en a moins.

rule-S-3-4 = Quand tout le monde perd
    .text = Si une manche se termine avec { $board } gardiens sur le plateau, il faudrait placer le gardien numéro { $last } : la partie s’arrête et tout le monde perd, le bouc émissaire aussi. (Il y a { $setup } gardiens à la mise en place, puis un de plus par manche à partir de la manche { $first } : ils sont { $board } à la manche { $full }, et la manche { $never } ne commence jamais.)

## L’élection

chapter-S-4 = L’élection

rule-S-4-1 = Un vote chacun
    .text = À chaque manche, un joueur est élu bouc émissaire. Tout le monde vote, exactement une fois, et peut voter pour soi-même.

rule-S-4-2 = On parle devant tous
    .text = Tout ce qui se dit s’adresse à toute la table : pas d’accords secrets. C’est pourquoi le programme n’a qu’un seul canal de discussion, et il est public.

rule-S-4-3 = La fin des discussions
    .text = La négociation se termine quand le bouc émissaire actuel appelle au vote, ou après { $minutes } minutes.

rule-S-4-4 = Votes secrets, révélés ensemble
    .text = Les votes restent secrets jusqu’au dernier, puis sont révélés ensemble. Le joueur qui a le plus de voix est élu.

rule-S-4-5 = Une voix et demie
    .text = En cas d’égalité, c’est le bouc émissaire de la manche précédente qui tranche : il a « une voix et demie ».
    .ruling = Parmi les joueurs à égalité, celui pour qui il a voté est élu. (À trois ou quatre joueurs, son vote va toujours à l’un d’eux.)
    .alternative = Le bouc émissaire de la manche précédente choisit de nouveau parmi les joueurs à égalité.

rule-S-4-6 = Le bonus du bouc émissaire
    .text = Le bouc émissaire a { $first } point d’action (PA) de plus que les autres. Si le même joueur est réélu sans interruption, le bonus est de { $second } PA, puis de { $most } PA, et jamais davantage. Un bouc émissaire nouvellement élu recommence à { $first }.

rule-S-4-7 = Ses droits et ses limites
    .text = Seul le bouc émissaire peut jouer des cartes Chantage. Le bouc émissaire ne peut pas accomplir de tâche et n’en reçoit aucune récompense.

## Tours et points d’action

chapter-S-5 = Tours et points d’action

rule-S-5-1 = L’ordre du jeu
    .text = Le bouc émissaire joue en premier, puis les autres dans le sens des aiguilles d’une montre. Un tour est terminé avant que le suivant commence.

rule-S-5-2 = Points d’action par tour
    .text = À { $few } joueurs, chacun a { $few_ap } points d’action (PA) à son tour ; à { $many } joueurs, { $many_ap } PA. Le bouc émissaire y ajoute son bonus.

rule-S-5-3 = Finir son tour
    .text = Vous pouvez vous arrêter plus tôt ; les PA que vous n’avez pas utilisés sont perdus.
    .ruling = Votre tour ne finit que lorsque vous le dites, même avec 0 PA et même sous quatre gardiens.

## Actions qui coûtent des points d’action

chapter-S-6 = Actions qui coûtent des points d’action

rule-S-6-1 = Se déplacer
    .text = Pour { $ap } PA, allez dans un lieu adjacent. Les huit voisins de la grille sont adjacents : les diagonales sont donc permises.

rule-S-6-2 = Utiliser le lieu
    .text = Pour { $ap } PA, utilisez la fonction du lieu où vous êtes ; certaines fonctions sont gratuites. Vous pouvez utiliser chaque lieu une fois par tour. (Certaines éditions disent une fois par manche, ce qui revient au même : vous avez un tour par manche.)
    .ruling = Utiliser un lieu doit changer quelque chose. Vous ne pouvez pas l’utiliser si votre piste ou votre fiche est pleine, s’il n’y a rien à y prendre ou s’il n’y a pas de carte à choisir. Ce qu’il y a à prendre se regarde avant de payer ; la place pour le mettre, après. Vous pouvez payer avec une clé et prendre une autre clé.

rule-S-6-3 = Voler
    .text = Pour { $ap } PA, volez { $items } objet ou { $cash } Fric à un joueur qui est dans le même lieu, une fois par tour.
    .ruling = Le voleur choisit quoi, et doit avoir la place de le prendre.
    .alternative = La victime choisit ce qui est volé.

rule-S-6-4 = Émeute
    .text = Pour { $ap } PA, déplacez { $guards } gardien d’un lieu adjacent vers le vôtre. Il ne peut toujours pas y avoir plus de { $limit } gardiens dans votre lieu.

rule-S-6-5 = Accomplir la tâche
    .text = Pour { $ap } PA, accomplissez la tâche de votre lieu si ses conditions sont remplies. Le bouc émissaire ne le peut pas.

rule-S-6-6 = Défausser un objet
    .text = Pour { $ap } PA, défaussez un de vos objets. Il retourne sur le plateau.

rule-S-6-7 = Jouer une carte Chantage
    .text = Pour { $ap } PA, jouez une carte Chantage ; elle va ensuite à la défausse. Seul le bouc émissaire le peut. La carte coûte { $ap } PA quels que soient les gardiens de votre lieu ; seuls quatre gardiens l’empêchent.

## Actions gratuites, à votre tour

chapter-S-7 = Actions gratuites à votre tour

rule-S-7-1 = Échanger ou donner
    .text = À votre tour, vous pouvez échanger des objets et du Fric avec un prisonnier qui est dans le même lieu, gratuitement. Les deux doivent être d’accord. Un côté peut être vide : c’est alors un cadeau.
    .ruling = Qui peut échanger : l’un des deux est toujours le joueur dont c’est le tour, et seuls les gardiens que ce joueur compte peuvent l’interdire. Ce qui s’échange : des objets et du Fric, pas de cartes Chantage ; au moins une chose change de mains, et les deux fiches doivent avoir la place du résultat. Limites des offres, pour qu’un tour finisse : au plus { $offers } offres par tour, acceptées ou non, et une offre refusée ne se refait pas au même joueur pendant ce tour.
    .alternative = Deux prisonniers quelconques du même lieu peuvent échanger, pendant le tour de n’importe qui.

rule-S-7-2 = Soudoyer un gardien
    .text = À votre tour, payez { $cash } Fric pour ignorer { $guards } gardien de votre lieu.
    .ruling = Vous ignorez ce gardien jusqu’à la fin de votre tour, dans ce lieu, à tous égards : coût des actions, blocage et limite de gardiens d’une tâche. Un gardien de la Fausse alarme peut aussi être soudoyé. Il doit rester un gardien à ignorer.
    .alternative = Soudoyer compte seulement pour le coût des actions et le blocage, pas pour la limite de gardiens d’une tâche.

rule-S-7-3 = Dépenser de l’Endurance
    .text = Une fois à votre tour, vous pouvez dépenser { $stamina } point d’Endurance pour { $ap } PA de plus.

## Ce que font les gardiens

chapter-S-8 = Ce que font les gardiens
    .text = Ce que les gardiens vous font dépend du nombre que vous en comptez dans un lieu. Prenez les gardiens qui s’y trouvent et ajoutez-en un pour chaque Fausse alarme de cette manche, sans dépasser { $cap }. Retirez ensuite ceux que vous y avez soudoyés pendant ce tour, sans descendre sous 0. Le même compte sert pour la limite de gardiens d’une tâche, pour l’Escorte et pour soudoyer, ce qui est possible de { $bribe_from } à { $bribe_to }. Les gardiens soudoyés restent attachés au lieu : ils comptent encore si vous partez et revenez, et si des gardiens arrivent ou s’en vont. Les règles qui déplacent des gardiens et la limite de { $cap } gardiens par lieu regardent, elles, les gardiens réellement présents.

rule-S-8-1 = Aucun ou un gardien : rien
    .text = Si vous comptez 0 ou { $calm } gardien, il ne vous arrive rien.

rule-S-8-2 = Deux gardiens : tout coûte plus
    .text = Si vous comptez { $guards } gardiens, chaque action qui coûte des PA coûte { $more } PA de plus, sauf se déplacer et jouer une carte Chantage. Les actions gratuites restent gratuites.

rule-S-8-3 = Trois gardiens : travail impossible
    .text = Si vous comptez { $guards } gardiens, vous ne pouvez faire aucune action qui coûte des PA, sauf vous déplacer et jouer une carte Chantage. Les actions gratuites sont permises.

rule-S-8-4 = Quatre gardiens : lieu bouclé
    .text = Là où l’on compte { $guards } gardiens, personne ne peut entrer, et ceux qui y sont ne peuvent rien faire d’autre que partir.
    .ruling = Cela interdit aussi les actions gratuites et les cartes Chantage ; on ne peut donc jamais soudoyer quatre gardiens de l’intérieur.
    .alternative = Les actions gratuites et le chantage restent possibles sous { $guards } gardiens.

## Le plan d’évasion

chapter-S-9 = Le plan d’évasion

rule-S-9-1 = Trois tâches ouvertes
    .text = Trois tâches se trouvent dans trois lieux différents et montrent trois parties du plan différentes.

rule-S-9-2 = Ce que demande une tâche
    .text = Trois conditions. Assez de prisonniers : le lieu en réunit au moins autant que la carte le dit. Peu de gardiens : on n’y en compte pas plus que la carte le permet. Les objets : les prisonniers présents les possèdent ensemble.
    .ruling = Le bouc émissaire compte parmi les prisonniers.
    .house = Sur nos propres cartes, { $printed } prisonniers deviennent { $asked } à une table de { $players }. Les cartes de votre boîte demandent ce qui y est imprimé.
    .alternative = Le bouc émissaire ne compte pas parmi les prisonniers.

rule-S-9-3 = Qui l’accomplit
    .text = Un joueur présent dans le lieu, autre que le bouc émissaire, dépense l’action. Les gardiens du lieu peuvent la rendre plus chère ou l’interdire, comme toute action qui coûte des PA.

rule-S-9-4 = Les objets utilisés
    .text = Les objets utilisés sont défaussés.
    .ruling = Les objets de tous les prisonniers présents peuvent servir, sans que leur accord soit nécessaire. Le joueur qui accomplit la tâche choisit les jetons, pistolet compris.
    .alternative = Chaque propriétaire doit donner son accord.

rule-S-9-5 = Les récompenses
    .text = Le joueur qui accomplit la tâche coche la partie du plan qu’elle montre. Puis la première carte du paquet de tâches est révélée, et tous les autres joueurs sauf le bouc émissaire cochent la partie du plan de cette carte, qu’ils aient aidé ou non.
    .ruling = Une partie déjà cochée reste cochée une seule fois, et rien ne la remplace.

rule-S-9-6 = Les cartes quittent le jeu
    .text = Les deux cartes quittent le jeu : la tâche accomplie et celle qui a été révélée comme récompense.

rule-S-9-7 = Est-ce la fin ?
    .text = On vérifie maintenant si la partie est finie, après les récompenses et avant la nouvelle tâche.

rule-S-9-8 = La nouvelle tâche
    .text = Une nouvelle tâche arrive comme à la mise en place : révélez une carte Tâche et une carte Lieu et associez-les. La partie du plan ne doit pas être déjà sur le plateau (sinon la tâche va sous le paquet et vous en piochez une autre), et le lieu doit être sans tâche (sinon piochez un autre lieu).

rule-S-9-9 = Quand les cartes ne conviennent pas
    .text = Une nouvelle tâche arrive pour chaque tâche qui quitte le plateau, et le lieu qu’elle vient de quitter convient aussi bien qu’un autre. Les cartes Tâche qui ne conviennent pas vont sous le paquet une par une. Si aucune ne convient, le paquet est comme avant et le plateau garde moins de tâches. Si le paquet est vide, les autres joueurs n’ont pas de récompense.

## La fin

chapter-S-10 = La fin de la partie

rule-S-10-1 = Quand l’évasion commence
    .text = Après les récompenses d’une tâche accomplie, la partie se termine si un groupe qui laisse de côté au moins un joueur possède à lui seul toutes les parties du plan, de A à F.

rule-S-10-2 = Peut-on se passer du bouc émissaire ?
    .text = Si le bouc émissaire n’est pas indispensable, le bouc émissaire reste en prison.
    .ruling = Un joueur est indispensable si les autres, ensemble, ne possèdent pas les six parties du plan.
    .alternative = Ce que les auteurs conseillent dans les cas douteux : le joueur le plus inutile reste, bouc émissaire ou non.

rule-S-10-3 = Un seul autre est superflu
    .text = Sinon, si exactement un autre joueur n’est pas indispensable, c’est lui qui reste.

rule-S-10-4 = Plusieurs sont superflus
    .text = Si plusieurs autres joueurs ne sont pas indispensables, celui d’entre eux qui a le moins de parties du plan reste. En cas d’égalité, c’est celui qui a le moins de Fric, puis le moins d’objets, puis le moins d’Endurance.

rule-S-10-5 = Toujours à égalité
    .text = Si des joueurs sont encore à égalité, les autres joueurs décident lequel d’entre eux reste.
    .ruling = Le bouc émissaire décide seul. (Ici, le bouc émissaire n’est jamais parmi les joueurs à égalité.)
    .alternative = Chaque joueur qui n’est pas à égalité nomme l’un de ceux qui le sont, et le plus souvent nommé reste ; si cela aussi est égal, le hasard décide. Si le bouc émissaire est parmi les joueurs à égalité, ce qui n’arrive qu’avec l’autre lecture de S-10.2, ceux qui ne le sont pas décident de la même façon ; si tous sont à égalité, le bouc émissaire reste.

rule-S-10-6 = Un reste, les autres gagnent
    .text = Un seul joueur reste, exactement un. Tous les autres s’évadent et gagnent.

## Défausser des objets

chapter-S-11 = Défausser des objets

rule-S-11-1 = Où vont les objets défaussés
    .text = Un objet défaussé (par l’action, après une tâche ou en paiement) retourne aussitôt sur le plateau : dans son lieu d’origine si un emplacement y est libre, sinon à la Cour, sinon au Parloir. Le pistolet va au Parloir.

## Fonctions des lieux

chapter-S-12 = Ce que font les lieux
    .text = La face visible dit ce que fait un lieu. « Payer » veut dire : donner { $items } objet de votre choix, qui est défaussé, ou { $cash } Fric. Une fonction « gratuite » ne coûte aucun point d’action, mais il faut parfois la payer.

rule-S-12-1 = Chapelle
    .text = Argent, { $silver_ap } PA : choisissez un autre joueur, qui perd une carte Chantage au profit de la défausse. Or, { $gold_ap } PA : payez { $items } objet ou { $cash } Fric, choisissez un autre joueur et prenez en main une de ses cartes Chantage.

rule-S-12-2 = Poste de contrôle
    .text = Argent, { $silver_ap } PA : déplacez { $silver_guards } gardiens, chacun de n’importe quel lieu vers n’importe quel autre. Or, gratuit : déplacez { $gold_guards } gardien de n’importe quel lieu vers n’importe quel autre.

rule-S-12-3 = Cantine
    .text = Argent, { $silver_ap } PA : gagnez jusqu’à { $silver_stamina } points d’Endurance. Or, gratuit : gagnez { $gold_stamina } point d’Endurance.

rule-S-12-4 = Infirmerie
    .text = Argent, { $silver_ap } PA : prenez { $silver_take } drogue. Or, { $gold_ap } PA : payez { $items } objet ou { $cash } Fric et prenez { $gold_take } drogues, ou la seule s’il n’y en a qu’une.

rule-S-12-5 = Cour
    .text = Argent, gratuit : payez { $items } objet ou { $cash } Fric et prenez { $silver_take } objet au choix parmi ceux qui s’y trouvent. Or, { $gold_ap } PA : payez de même et prenez { $gold_take } objets au choix parmi ceux qui s’y trouvent.

rule-S-12-6 = Parloir
    .text = Argent, { $silver_ap } PA : prenez { $silver_take } objet au choix parmi ceux qui s’y trouvent. Or, { $gold_ap } PA : payez { $items } objet ou { $cash } Fric et prenez le pistolet.

rule-S-12-7 = Atelier
    .text = Argent, { $silver_ap } PA : prenez { $silver_take } outil. Or, { $gold_ap } PA : payez { $items } objet ou { $cash } Fric et prenez { $gold_take } outils, ou le seul s’il n’y en a qu’un.

rule-S-12-8 = Salle de loisirs
    .text = Argent, { $silver_ap } PA : gagnez jusqu’à { $silver_cash } Fric. Or, gratuit : gagnez { $gold_cash } Fric.

rule-S-12-9 = Pavillon cellulaire
    .text = Argent, { $silver_ap } PA : prenez { $silver_take } couteau. Or, { $gold_ap } PA : payez { $items } objet ou { $cash } Fric et prenez { $gold_take } couteaux, ou le seul s’il n’y en a qu’un.

rule-S-12-10 = Buanderie
    .text = Argent, { $silver_ap } PA : prenez { $silver_take } vêtement. Or, { $gold_ap } PA : payez { $items } objet ou { $cash } Fric et prenez { $gold_take } vêtements, ou le seul s’il n’y en a qu’un.

rule-S-12-11 = Salle des gardiens
    .text = Argent, { $silver_ap } PA : prenez { $silver_take } clé. Or, { $gold_ap } PA : payez { $items } objet ou { $cash } Fric et prenez { $gold_take } clés, ou la seule s’il n’y en a qu’une.

rule-S-12-12 = Bureau du directeur
    .text = Argent, { $silver_ap } PA : piochez { $silver_cards } carte Chantage. Or, { $gold_ap } PA : payez { $items } objet ou { $cash } Fric, piochez { $gold_cards } cartes Chantage, gardez-en { $kept } et défaussez le reste.

rule-S-12-13 = Combien vous prenez
    .text = Là où il n’y a rien, vous ne pouvez pas utiliser le lieu ; là où il n’y a qu’un objet, vous prenez celui-là.
    .ruling = D’abord vous payez, puis vous prenez, puis ce que vous avez payé est défaussé. L’objet payé fait donc de la place sur votre fiche, mais vous ne pouvez pas le reprendre : vous prenez seulement ce qui était là avant. Vous prenez autant des objets proposés que votre fiche peut en contenir, au moins un, et jamais moins qu’elle n’en contient. L’Endurance et le Fric montent aussi loin que vont leurs pistes.

rule-S-12-14 = Mains cachées, mains pleines
    .text = Les mains sont cachées : la Chapelle prend donc au hasard une carte du joueur choisi. Avec { $cards } cartes en main, vous ne pouvez utiliser ni la Chapelle (face or) ni le Bureau du directeur. (Si vous les utilisez par le Garçon de course, cette carte a déjà quitté votre main quand elle agit.)
    .alternative = Vous voyez la main du joueur choisi et choisissez la carte.

rule-S-12-15 = Paquet Chantage épuisé
    .text = Quand une carte doit être piochée et que le paquet est vide, mélangez la défausse pour en faire un nouveau : pas avant, mais même au milieu d’une pioche de trois. S’il reste moins de trois cartes dans les deux ensemble, piochez celles-là ; s’il n’en reste aucune, le lieu ne peut pas être utilisé. Une carte que vous jouez quitte votre main avant d’agir, et se trouve dans la défausse avant que quelqu’un choisisse ce qui en résulte.

rule-S-12-16 = S’arrêter au Poste de contrôle
    .text = Qui utilise le Poste de contrôle déplace au moins un gardien et peut s’arrêter avant le second.
    .alternative = On déplace exactement le nombre de gardiens indiqué, là où c’est possible.

## Cartes Chantage

chapter-S-13 = Cartes Chantage
    .text = Seul le bouc émissaire joue ces cartes, pour { $ap } PA chacune. Nous ne connaissons leurs effets que par une seule traduction des règles.
    .ruling = Une carte sans choix peut être jouée même si elle ne change rien ; une carte avec un choix doit changer quelque chose. Si la même carte est jouée deux fois dans une manche, après un remélange, ses effets s’ajoutent.

rule-S-13-1 = Assemblée
    .text = Tous les autres joueurs perdent { $ap } PA pour cette manche et tout leur Fric.
    .ruling = Deux Assemblées dans une manche coûtent { $twice } PA ; personne ne descend sous 0.

rule-S-13-2 = Mauvais plan
    .text = Choisissez une tâche du plateau et retirez-la. Une nouvelle tâche arrive comme après une tâche accomplie.
    .ruling = La tâche retirée quitte le jeu.

rule-S-13-3 = Fouille au corps
    .text = Tous les autres joueurs défaussent tous leurs objets.

rule-S-13-4 = Intimidation
    .text = Prenez { $items } objet à n’importe quel autre joueur, où qu’il soit. Il vous faut de la place.

rule-S-13-5 = Changement de plan
    .text = Déplacez une tâche vers un lieu sans tâche.

rule-S-13-6 = Garçon de course
    .text = Utilisez la fonction de n’importe quel lieu que vous n’avez pas encore utilisé pendant ce tour, le vôtre compris, quels que soient ses gardiens.
    .ruling = Cela ne coûte pas d’autre PA, mais le paiement de la fonction est dû, et cela compte comme votre utilisation de ce lieu pour ce tour.

rule-S-13-7 = Escorte
    .text = Déplacez n’importe quel joueur, vous compris, vers n’importe quel lieu.
    .ruling = Ce doit être un lieu où il peut entrer, donc où l’on compte moins de { $guards } gardiens et sans Confinement, et ce ne peut pas être celui où il se trouve déjà.

rule-S-13-8 = Fausse alarme
    .text = Jusqu’à la fin de la manche, chaque lieu compte { $guards } gardien de plus, mais jamais plus de { $cap }. Ces gardiens peuvent être soudoyés mais pas déplacés.

rule-S-13-9 = Cellule d’isolement
    .text = Un autre joueur passe son tour pour cette manche.
    .ruling = Ne choisissez ni vous-même, ni un joueur déjà isolé. Le joueur isolé reste présent pour les tâches, les échanges et les vols, et reçoit les récompenses.

rule-S-13-10 = Confinement
    .text = Choisissez un lieu : jusqu’à la fin de la manche, personne ne peut y entrer.
    .ruling = En sortir est permis, et les gardiens et les tâches ne sont pas touchés. Vous ne pouvez pas choisir un lieu déjà confiné.

rule-S-13-11 = Patrouille
    .text = Déplacez jusqu’à { $guards } gardiens hors d’un lieu.
    .ruling = Vous en déplacez au moins un, et tous vont dans un seul et même lieu.
    .alternative = Vous déplacez exactement { $guards } gardiens, ou autant qu’il y en a et qu’ils trouvent de place ; chacun peut aller dans un lieu différent.

## Ce qui est caché

chapter-S-14 = Ce qui est caché

rule-S-14-1 = Secret et public
    .text = Sont secrets : les votes jusqu’à leur révélation, les mains de cartes Chantage (le nombre de cartes d’un joueur est public), l’ordre des paquets et les trois cartes piochées au Bureau du directeur (face or). Tout le reste est public : fiches, plans, tâches, gardiens, défausses.

rule-S-14-2 = Les cartes que tous ont vues
    .text = Les cartes Tâche qui sont allées sous le paquet ont été vues par tous : elles sont publiques, et leur ordre à cet endroit aussi. Les deux cartes non gardées au Bureau du directeur (face or) sont publiques en tant que défausses.
