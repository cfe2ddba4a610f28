# Les règles d’Elfenland en mots simples : la réponse à « pourquoi pas ? » et la page des règles.

## La page des règles

rules-elfenland-goal = Le but
rules-elfenland-goal-text = Voyage à travers Elfenland et prends ta borne dans le plus grand nombre possible de ses 20 villes. Qui en a le plus après 4 tours gagne.
rules-elfenland-box = Ce qu’il y a dans la boîte
rules-elfenland-box-text = Bottes, bornes, pions, obstacles et cartes, et leur place au début de la partie.
rules-elfenland-round = Le tour
rules-elfenland-round-text = Chaque tour a six phases : distribuer, pion caché, autres pions, poser, voyager, conclure.
rules-elfenland-deal = 1. Distribuer les cartes Voyage
rules-elfenland-deal-text = Les cartes Voyage paient ton voyage. Ta main décide de l’endroit où tu aimerais aller.
rules-elfenland-hidden = 2. Piocher un pion caché
rules-elfenland-hidden-text = Chacun reçoit un pion que les autres ne voient pas.
rules-elfenland-counters = 3. Choisir d’autres pions
rules-elfenland-counters-text = Choisis des pions qui vont avec tes cartes, ou fais confiance au hasard.
rules-elfenland-plan = 4. Poser les pions
rules-elfenland-plan-text = Pose des pions sur les routes que tu veux prendre. Tout le monde peut s’en servir, et tout le monde en pose.
rules-elfenland-obstacles = Les obstacles
rules-elfenland-obstacles-text = Un obstacle rend une route plus chère pour tous. Tu n’en as qu’un pour toute la partie, alors choisis bien ton moment.
rules-elfenland-travel = 5. Déplacer les bottes elfiques
rules-elfenland-travel-text = Paie ton chemin de ville en ville et prends tes bornes.
rules-elfenland-chart = La carte Vue d’ensemble
rules-elfenland-chart-text = Ce que coûte une étape : le pion sur la route, le terrain dessous, et l’eau.
rules-elfenland-caravan = Les caravanes
rules-elfenland-caravan-text = Quand les bonnes cartes manquent, une caravane les accepte toutes.
rules-elfenland-boatmen = Les bateliers
rules-elfenland-boatmen-text = Dans certaines éditions, des bateliers te font traverser un lac pour des cartes au choix.
rules-elfenland-finish = 6. Conclure le tour
rules-elfenland-finish-text = On débarrasse le plateau, et c’est au suivant de commencer.
rules-elfenland-end = La fin de la partie
rules-elfenland-end-text = Quand la partie est finie, qui gagne, et ce qui se passe en cas d’égalité.
rules-elfenland-home = Les villages natals
rules-elfenland-home-text = Dans cette variante, chacun veut aussi finir la partie près d’un village secret.
rules-elfenland-secrets = Qui voit quoi
rules-elfenland-secrets-text = Ce qui est secret, et ce que tout le monde voit.
rules-elfenland-variants = Variantes et autres nombres
rules-elfenland-variants-text = Ce qui change d’une édition à l’autre, et ce qui vaut quand une table joue avec ses propres nombres.

## Préparation

clause-EL-S01 = On joue de 2 à 6.
clause-EL-S02 = Chacun reçoit une botte elfique, 20 bornes, une carte Vue d’ensemble et 1 obstacle. Le nombre d’obstacles est une option.
clause-EL-S03 = Toutes les bottes elfiques partent d’Elvenhold.
clause-EL-S04 = Dans chacune des 20 autres villes se trouve une borne de chaque joueur. Elvenhold n’en a pas.
clause-EL-S05 = Ce qui ne sert à personne reste dans la boîte.
clause-EL-S06 = Il y a 72 cartes Voyage : 10 pour chacun des six moyens de transport terrestres et 12 radeaux.
clause-EL-S07 = La réserve compte 48 pions, 8 pour chacun des six moyens de transport, face cachée et mélangés. Les obstacles sont à part.
clause-EL-S08 = Avant la partie, 5 pions sont retournés face visible : c’est la rangée ouverte. Dans certaines éditions, on ne le fait qu’au moment de choisir les autres pions.
clause-EL-S09 = La partie commence au tour 1, puis on compte les tours.
clause-EL-S10 = Un joueur commence le premier tour. En général, c’est le sort qui décide ; qui ouvre la table peut aussi choisir une place.
clause-EL-S11 = Avec les villages natals, chacun reçoit une carte Village face cachée, qu’il est seul à regarder. Sinon, ces cartes restent dans la boîte.

## Le tour

clause-EL-R01 = La partie dure 4 tours, et chaque tour a les six mêmes phases dans le même ordre. Le nombre de tours est une option.
clause-EL-R02 = Le 1er aventurier joue d’abord, puis on continue dans le sens des aiguilles d’une montre.

## Phase 1

clause-EL-P1-1 = Au tour 1, chacun reçoit 8 cartes Voyage. Leur nombre est une option.
clause-EL-P1-2 = À partir du tour 2, on complète les mains à 8 cartes. Dans certaines éditions, chacun reçoit 8 nouvelles cartes en plus de celles qu’il a gardées.
clause-EL-P1-3 = Avant chaque distribution, on mélange toutes les cartes Voyage qui ne sont dans aucune main.
clause-EL-P1-4 = On ne reçoit des cartes Voyage qu’au début d’un tour, jamais entre-temps.
clause-EL-P1-5 = Avec les nombres habituels, il y a toujours assez de cartes pour tous.

## Phase 2

clause-EL-P2-1 = Chacun pioche un pion caché dans la réserve et le regarde.
clause-EL-P2-2 = Le pion que tu viens de piocher reste caché. Dans certaines éditions, tu peux le montrer tout de suite, mais pas plus tard.
clause-EL-P2-3 = Tu peux regarder tes propres pions cachés à tout moment.
clause-EL-P2-4 = À partir du tour 2, tu peux avoir deux pions cachés : le nouveau et un que tu as gardé.

## Phase 3

clause-EL-P3-1 = 5 pions sont visibles dans la rangée ouverte. Leur nombre est une option.
clause-EL-P3-2 = On fait 3 fois le tour de la table, et chacun prend un pion à chaque passage. Le nombre de passages est une option.
clause-EL-P3-3 = Prends un pion de la rangée ouverte, ou pioches-en un à l’aveugle dans la réserve.
clause-EL-P3-4 = Chaque pion que tu prends maintenant reste visible devant toi, même pioché à l’aveugle.
clause-EL-P3-5 = Quand un pion quitte la rangée ouverte, un nouveau le remplace aussitôt.
clause-EL-P3-6 = Avec les nombres habituels, tu as maintenant 4 pions, ou 5 si tu en as gardé un du tour précédent.
clause-EL-P3-7 = Avec les nombres habituels, la réserve ne s’épuise jamais.

## Phase 4

clause-EL-P4-1 = À ton tour, pose un de tes pions, pose un de tes obstacles, ou passe. Une seule chose à la fois.
clause-EL-P4-2 = Un pion ne se pose que sur une route que son moyen de transport peut emprunter. La carte Vue d’ensemble indique lesquelles.
clause-EL-P4-3 = Chaque route n’a de place que pour un seul pion.
clause-EL-P4-4 = Tu peux poser tes pions cachés comme tes pions visibles. Une fois posés, tout le monde les voit.
clause-EL-P4-5 = On ne pose ni pion ni obstacle sur les cours d’eau et les lacs.
clause-EL-P4-6 = Un obstacle se pose sur une route où se trouve déjà un pion, et aucun autre obstacle.
clause-EL-P4-7 = Tu ne peux poser qu’un obstacle dans toute la partie ; ensuite, il est utilisé. Certaines tables jouent avec plus d’obstacles, ou sans.
clause-EL-P4-8 = Tout le monde peut utiliser tous les pions du plateau. Un obstacle gêne tout le monde, toi aussi.
clause-EL-P4-9 = Tu peux toujours passer, et poser de nouveau quand ton tour revient.
clause-EL-P4-10 = La pose se termine quand tous ont passé l’un à la suite de l’autre.
clause-EL-P4-11 = Si tu ne peux rien poser, tu dois passer.
clause-EL-P4-12 = Dans certaines éditions, tu choisis juste après la pose le pion que tu gardes, et tu rends les autres avant les voyages.

## Phase 5

clause-EL-M01 = Tu fais tout ton voyage d’une traite, puis c’est au joueur suivant.
clause-EL-M02 = Un voyage va de ville en ville voisine, en partant de là où se trouve ta botte elfique. Tu fais autant d’étapes que tu peux en payer, ou aucune.
clause-EL-M03 = Sur terre, tu ne peux voyager que sur une route où se trouve un pion.
clause-EL-M04 = Une route se paie en cartes du moyen de transport qui s’y trouve : 1 ou 2, selon la carte Vue d’ensemble.
clause-EL-M05 = Un obstacle coûte 1 carte de plus du même moyen de transport. Ce supplément est une option.
clause-EL-M06 = Sur un cours d’eau, pas besoin de pion : il coûte 1 radeau avec le courant et 2 radeaux contre le courant.
clause-EL-M07 = Sur un lac, pas besoin de pion : chaque traversée coûte 2 radeaux, dans les deux sens. Dans certaines éditions, Mare Nebulae n’en coûte que 1.
clause-EL-M08 = Tu peux emprunter plusieurs fois la même route, dans les deux sens, en payant chaque fois le prix entier.
clause-EL-M09 = Les pions et les obstacles ne s’usent pas en voyage. Ils restent jusqu’à la fin du tour.
clause-EL-M10 = Dans chaque ville que tu atteins, même de passage, tu prends ta borne si elle y est encore.
clause-EL-M11 = Tu peux passer par Elvenhold comme par toute ville. Il n’y a pas de borne à y prendre.
clause-EL-M12 = Ton voyage se termine quand tu choisis de t’arrêter ou que tu ne peux plus payer d’étape.
clause-EL-M13 = Les cartes jouées ou défaussées ne reviennent qu’à la prochaine distribution.
clause-EL-M14 = Tu peux garder 4 cartes Voyage au plus, et tu choisis lesquelles. Tu défausses les autres après ton voyage ou, à certaines tables, à la fin du tour.

## Caravanes et bateliers

clause-EL-C01 = Une caravane te fait passer une route pour 3 cartes au choix, pareilles ou non, radeaux compris. Dans certaines éditions, elle en coûte 5, et certaines tables jouent sans.
clause-EL-C02 = Une caravane aussi a besoin d’un pion sur la route.
clause-EL-C03 = Un obstacle ajoute 1 carte au choix au prix de la caravane, donc 4 cartes en général.
clause-EL-C04 = Tu peux prendre une caravane même si tu pourrais payer la route. À certaines tables, c’est permis seulement si tu ne le peux pas.
clause-EL-C05 = Les caravanes ne vont pas sur l’eau. Seuls les bateliers le font, dans certaines éditions, sur Mare Nebulae.
clause-EL-C06 = Dans certaines éditions, des bateliers te font traverser Mare Nebulae pour 3 cartes au choix au lieu de radeaux. Pas besoin de pion, et le prix est une option.

## Lacs

clause-EL-F01 = Mare Magnum relie Virst, Strykhaven et Elvenhold ; Mare Nebulae relie Grangor, Yttar et Parundia. Entre deux de ces trois villes, on traverse dans les deux sens.
clause-EL-F02 = Dans les éditions Amigo, chaque traversée d’un lac coûte 2 radeaux.
clause-EL-F03 = Dans les règles originales de Moon et leurs proches, Mare Magnum coûte 2 radeaux, Mare Nebulae 1 radeau ou les bateliers.

## Phase 6

clause-EL-P6-1 = La carte du tour terminé est rangée.
clause-EL-P6-2 = Au tour suivant, le voisin de gauche devient 1er aventurier.
clause-EL-P6-3 = Tous les pions du plateau retournent dans la réserve.
clause-EL-P6-4 = Tu gardes 1 de tes pions inutilisés, caché ou visible, et tu rends les autres. Le nombre de pions gardés est une option.
clause-EL-P6-5 = La rangée ouverte reste en place, et on mélange la réserve. Dans certaines éditions, la rangée y retourne aussi et on en forme une nouvelle.
clause-EL-P6-6 = Un obstacle posé quitte la partie. Un obstacle non posé reste à son propriétaire.
clause-EL-P6-7 = Toutes les cartes Voyage qui ne sont dans aucune main sont mélangées pour la prochaine distribution.

## Fin

clause-EL-E01 = La partie est finie après 4 tours, ou plus tôt si quelqu’un a ses 20 bornes. Le nombre de tours est une option.
clause-EL-E02 = Sans villages natals, qui a pris le plus de bornes gagne.
clause-EL-E03 = En cas d’égalité, qui a le plus de cartes Voyage en main l’emporte.
clause-EL-E04 = Si quelqu’un a ses 20 bornes avant la fin, on termine le tour et on compte comme d’habitude. Dans certaines éditions, il gagne aussitôt après le tour 3 ; à certaines tables, sur-le-champ.
clause-EL-E05 = Avec les nombres habituels, personne ne peut avoir ses 20 bornes avant le tour 3 : chaque étape coûte une carte, et il n’y en a pas assez.
clause-EL-H01 = Avec les villages natals, chaque borne vaut 1 point, et on retire la distance entre ta botte elfique et ton village natal. Le plus haut score gagne.
clause-EL-H02 = La distance est le nombre d’étapes du plus court chemin, par route, cours d’eau ou lac. Les pions, les obstacles et le courant ne comptent pas.
clause-EL-H03 = Les cartes Village restent secrètes jusqu’à la fin de la partie.
clause-EL-H04 = Avec les villages natals, on départage par la proximité du village natal, puis par le nombre de cartes Voyage en main. Dans certaines éditions, seules les cartes comptent.

## Les doutes et leur solution

clause-AMB-EL-01 = Tu peux prendre une caravane même si tu pourrais payer la route. Certaines tables jouent de façon plus stricte.
clause-AMB-EL-02 = Là où la caravane est réservée à ceux qui ne peuvent pas payer, cela veut dire : il te manque une partie des cartes de cette étape, obstacle compris.
clause-AMB-EL-03 = Tu paies le prix exact, pas plus. Une caravane peut très bien se payer avec des cartes qui correspondent au pion.
clause-AMB-EL-04 = Là où la caravane coûte 5 cartes, elle en coûte 6 avec un obstacle : l’obstacle s’ajoute toujours.
clause-AMB-EL-05 = Sauf choix contraire de la table, les bateliers coûtent autant qu’une caravane.
clause-AMB-EL-06 = Avec des nombres inhabituels, la réserve peut s’épuiser. On complète alors la rangée autant que possible, on ne pioche plus à l’aveugle, et s’il ne reste rien, on saute ce choix.
clause-AMB-EL-07 = Avec des nombres inhabituels, les cartes peuvent manquer. On les distribue alors une à une, dans le sens des aiguilles d’une montre, jusqu’à la dernière.
clause-AMB-EL-08 = Si tu n’as plus rien à poser, on passe pour toi. Un pion caché qui ne va nulle part reste ton secret : dans ce cas, tu passes toi-même.
clause-AMB-EL-09 = Personne n’est obligé de poser. Passer est toujours permis.
clause-AMB-EL-10 = Tu choisis ce que tu défausses, après ton propre voyage, à chaque tour, le dernier compris. À certaines tables, cela attend la fin du tour.
clause-AMB-EL-11 = Dans les éditions Amigo, le premier pion doit rester secret. C’est une règle, pas un souhait.
clause-AMB-EL-12 = Tu ne peux pas choisir de ne rien garder : s’il te reste des pions, tu en gardes un.
clause-AMB-EL-13 = Un obstacle que tu n’as pas posé ne compte pas parmi les pions gardés.
clause-AMB-EL-14 = Entre les tours, la rangée ouverte reste dans les éditions allemande, anglaise et italienne ; dans les autres, elle est renouvelée.
clause-AMB-EL-15 = Le moment du choix compte : juste après la pose, tu n’as pas encore vu où chacun voyage.
clause-AMB-EL-16 = Dans l’édition anglaise, qui a ses 20 bornes gagne à la fin du tour 3, pour que tous aient joué autant de fois.
clause-AMB-EL-17 = Si la partie finit plus tôt avec les villages natals, les éditions allemande, française et italienne retirent quand même la distance. Dans les autres, 20 bornes gagnent quelle que soit la distance.
clause-AMB-EL-18 = Si plusieurs joueurs ont leurs 20 bornes, qui a le plus de cartes Voyage en main gagne. S’il y a encore égalité, ils partagent la victoire.
clause-AMB-EL-19 = Les joueurs que rien ne départage partagent la victoire.
clause-AMB-EL-20 = Le chemin du village natal peut passer par les lacs et les cours d’eau, même contre le courant, et par Elvenhold.
clause-AMB-EL-21 = La distance compte les étapes, pas les villes entre deux : une ville voisine est à une distance de 1.
clause-AMB-EL-22 = Il y a 12 cartes Village : Beata, Erg’Eren, Grangor, Ixara, Jaccaranda, Mah’Davikia, Strykhaven, Tichih, Usselen, Virst, Wylhien et Yttar. La liste est une option.
clause-AMB-EL-23 = Il y a du matériel pour six, on joue donc de 2 à 6.
clause-AMB-EL-24 = Personne ne connaît votre âge ici : le 1er aventurier est tiré au sort, sauf si la table désigne une place.
clause-AMB-EL-25 = Mare Magnum s’étend entre Virst, Strykhaven et Elvenhold, Mare Nebulae entre Grangor, Yttar et Parundia. Sur chaque lac, les trois traversées sont directes.
clause-AMB-EL-26 = Quand deux routes relient les mêmes villes, elles sont distinctes : chacune a son pion et son obstacle.
clause-AMB-EL-27 = Ton propre obstacle te gêne aussi.
clause-AMB-EL-28 = Les bornes se trouvent dans les 20 villes autres qu’Elvenhold, pas dans des villes au choix.
clause-AMB-EL-29 = Tu peux poser n’importe lequel de tes pions, même caché. Il est alors retourné.
clause-AMB-EL-30 = La pose ne s’arrête pas quand un seul joueur a fini, mais quand tous passent à la suite.
clause-AMB-EL-31 = Avec l’aide-mémoire JesWeb aussi, chacun prend 3 autres pions.
clause-AMB-EL-32 = Si quelqu’un n’a ses 20 bornes qu’au dernier tour, on compte comme d’habitude.
clause-AMB-EL-33 = Les cartes en main et les pions cachés sont secrets, mais tout le monde en voit le nombre. Les cartes Village sont secrètes jusqu’à la fin.
clause-AMB-EL-34 = Tous choisissent en même temps les pions qu’ils gardent. Personne ne voit le choix d’un autre avant d’avoir fait le sien.
clause-AMB-EL-35 = Là où l’aide-mémoire JesWeb ne dit rien, c’est l’édition allemande qui vaut.

## Compléments

clause-COM-E1 = Quand la rangée est renouvelée, la nouvelle se forme à la fin du tour. Si la table ne la forme qu’au moment du choix, elle attend jusque-là.
clause-COM-E2 = La rangée ouverte est complétée aussi après le dernier choix du tour.
clause-COM-E3 = Au dernier tour, tu te défausses encore, mais tu ne choisis plus de pions à garder, sauf là où on le fait juste après la pose.
clause-COM-E4 = Tu ne peux montrer que le pion que tu viens de piocher, et seulement maintenant.
clause-COM-E5 = Avec un autre nombre de tours, la victoire avec 20 bornes se vérifie après l’avant-dernier tour.
clause-COM-E6 = Là où 20 bornes gagnent sur-le-champ, la partie s’arrête aussitôt : personne ne voyage plus, personne ne se défausse. Seules comptent les bornes du vainqueur.
clause-COM-E7 = Les bateliers prennent tout le monde, même là où la caravane est réservée à ceux qui ne peuvent pas payer.
clause-COM-E8 = Tu gardes exactement autant de pions que la table le permet, ou tous si tu en as moins. Tu les choisis un par un.
clause-COM-E9 = Un dragon caché et un dragon visible sont deux pions différents : tu choisis lequel poser ou garder.
clause-COM-E10 = Si tu n’as plus ni pion ni obstacle, on passe à ta place.
clause-COM-E11 = Là où l’on se défausse à la fin du tour, on le fait avant de vérifier si la partie est finie.
clause-COM-E12 = Toi seul vois tes cartes, tes pions cachés et ta carte Village. Tout ce qui est joué, posé, défaussé ou mis face visible est vu de tous.
