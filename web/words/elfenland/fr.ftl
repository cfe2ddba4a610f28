# Comment Elfenland parle français ; le sens des variables est expliqué dans en.ftl.

## Le jeu

elfenland-name = Elfenland
elfenland-tagline = Prévois ta route, pose tes pions et fais avec ce que les autres ont prévu.
elfenland-duration = environ 40 minutes

## Les éditions

elfenland-preset-amigo-de = Allemande
elfenland-preset-amigo-de-text = On complète les mains à 8 cartes, et la rangée ouverte reste d’un tour à l’autre.
elfenland-preset-rio-grande = Anglaise
elfenland-preset-rio-grande-text = Comme l’édition allemande, mais qui a ses 20 villes après le tour 3 gagne aussitôt.
elfenland-preset-amigo-fr = Française
elfenland-preset-amigo-fr-text = Comme l’édition allemande, mais la rangée ouverte est renouvelée après chaque tour.
elfenland-preset-amigo-it = Italienne
elfenland-preset-amigo-it-text = Se joue exactement comme l’édition allemande.
elfenland-preset-moon = Originale de Moon
elfenland-preset-moon-text = Les règles de l’auteur : villages natals secrets, 8 nouvelles cartes à chaque tour et bateliers sur Mare Nebulae.
elfenland-preset-jesweb = JesWeb
elfenland-preset-jesweb-text = Villages natals et bateliers comme chez Moon, mais le premier pion reste secret et tu choisis après les voyages ce que tu gardes.
elfenland-preset-faidutti = Faidutti
elfenland-preset-faidutti-text = Les règles de Moon avec une caravane plus chère : 5 cartes, sur la route comme chez les bateliers.

## Les options

elfenland-option-rounds = Tours
elfenland-option-rounds-text = Combien de tours dure la partie.
elfenland-option-rounds-count = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
elfenland-option-start-player = 1er aventurier
elfenland-option-start-player-text = Qui commence le premier tour.
elfenland-option-start-player-random = Tiré au sort
elfenland-option-start-player-oldest = L’aîné (tiré au sort)
elfenland-option-start-player-youngest = Le plus jeune (tiré au sort)
elfenland-option-start-player-seat-0 = Place 1
elfenland-option-start-player-seat-1 = Place 2
elfenland-option-start-player-seat-2 = Place 3
elfenland-option-start-player-seat-3 = Place 4
elfenland-option-start-player-seat-4 = Place 5
elfenland-option-start-player-seat-5 = Place 6
elfenland-option-deal-mode = Nouvelles cartes à chaque tour
elfenland-option-deal-mode-text = Compléter la main, ou distribuer une main entière en plus.
elfenland-option-deal-mode-refill = Compléter
elfenland-option-deal-mode-deal8 = Une main de plus
elfenland-option-hand-size = Cartes en main
elfenland-option-hand-size-text = Combien de cartes Voyage chacun reçoit.
elfenland-option-hand-size-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
elfenland-option-hand-limit = Cartes gardées
elfenland-option-hand-limit-text = Combien de cartes Voyage tu peux garder pour le tour suivant.
elfenland-option-hand-limit-none = Sans limite
elfenland-option-hand-limit-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
elfenland-option-hand-limit-timing = Quand on se défausse
elfenland-option-hand-limit-timing-text = Quand tu défausses tes cartes en trop.
elfenland-option-hand-limit-timing-after-move = Après ton voyage
elfenland-option-hand-limit-timing-end-of-round = À la fin du tour
elfenland-option-first-counter = Le premier pion
elfenland-option-first-counter-text = Peux-tu montrer le pion caché que tu viens de piocher ?
elfenland-option-first-counter-secret = Reste secret
elfenland-option-first-counter-owner-may-reveal = Peut être montré
elfenland-option-open-row-size = Rangée ouverte
elfenland-option-open-row-size-text = Combien de pions sont visibles pour le choix.
elfenland-option-open-row-size-count = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
elfenland-option-open-row-created = Quand la rangée est formée
elfenland-option-open-row-created-text = Avant le premier tour, ou chaque fois qu’on choisit des pions.
elfenland-option-open-row-created-setup = Avant la partie
elfenland-option-open-row-created-phase3 = Au moment du choix
elfenland-option-open-row-persist = Rangée entre les tours
elfenland-option-open-row-persist-text = Ce que devient la rangée ouverte à la fin d’un tour.
elfenland-option-open-row-persist-keep = Elle reste
elfenland-option-open-row-persist-renew = Elle est renouvelée
elfenland-option-open-picks = Pions pris
elfenland-option-open-picks-text = Combien de pions tu prends à chaque tour, en plus du pion caché.
elfenland-option-open-picks-count = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
elfenland-option-counter-limit = Pions gardés
elfenland-option-counter-limit-text = Combien de pions inutilisés tu gardes pour le tour suivant.
elfenland-option-counter-limit-count = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
elfenland-option-counter-limit-timing = Quand les pions sont rendus
elfenland-option-counter-limit-timing-text = Tu choisis avant ou après avoir vu les voyages.
elfenland-option-counter-limit-timing-end-of-round = À la fin du tour
elfenland-option-counter-limit-timing-end-of-phase4 = Après la pose
elfenland-option-obstacles-per-player = Obstacles
elfenland-option-obstacles-per-player-text = Combien d’obstacles chacun a pour toute la partie.
elfenland-option-obstacles-per-player-count = { $count ->
    [0] Aucun
    [one] { $count } obstacle
   *[other] { $count } obstacles
}
elfenland-option-obstacle-extra = Prix d’un obstacle
elfenland-option-obstacle-extra-text = Combien de cartes de plus coûte une route avec un obstacle.
elfenland-option-obstacle-extra-count = { $count ->
    [one] { $count } carte de plus
   *[other] { $count } cartes de plus
}
elfenland-option-caravan = Caravane
elfenland-option-caravan-text = Des cartes au choix te font passer une route où se trouve un pion.
elfenland-option-caravan-true = Avec caravanes
elfenland-option-caravan-false = Sans caravanes
elfenland-option-caravan-cost = Prix d’une caravane
elfenland-option-caravan-cost-text = Combien de cartes au choix coûte une caravane.
elfenland-option-caravan-cost-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
elfenland-option-caravan-condition = Qui peut prendre une caravane
elfenland-option-caravan-condition-text = Tout le monde, ou seulement qui ne peut pas payer avec les cartes de la route.
elfenland-option-caravan-condition-always = Tout le monde
elfenland-option-caravan-condition-only-if-unable = Seulement si on ne peut pas payer
elfenland-option-lake-cost = Traverser un lac
elfenland-option-lake-cost-text = Radeaux pour Mare Magnum et pour Mare Nebulae.
elfenland-option-lake-cost-magnum = Mare Magnum
elfenland-option-lake-cost-nebulae = Mare Nebulae
elfenland-option-lake-cost-count = { $count ->
    [one] { $count } radeau
   *[other] { $count } radeaux
}
elfenland-option-boatmen = Bateliers
elfenland-option-boatmen-text = Des cartes au choix te font traverser ces lacs.
elfenland-option-boatmen-none = Sans bateliers
elfenland-option-boatmen-magnum = Mare Magnum
elfenland-option-boatmen-nebulae = Mare Nebulae
elfenland-option-boatmen-cost = Prix des bateliers
elfenland-option-boatmen-cost-text = Combien de cartes au choix demandent les bateliers.
elfenland-option-boatmen-cost-caravan = Comme une caravane
elfenland-option-boatmen-cost-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
elfenland-option-home-town = Village natal
elfenland-option-home-town-text = Chacun reçoit un village secret et veut finir la partie près de lui.
elfenland-option-home-town-true = Avec villages natals
elfenland-option-home-town-false = Sans villages natals
elfenland-option-home-tiebreak = Égalité avec villages natals
elfenland-option-home-tiebreak-text = Ce qui départage les joueurs à égalité quand on joue avec les villages natals.
elfenland-option-home-tiebreak-none = La victoire est partagée
elfenland-option-home-tiebreak-nearest = Le plus près de son village
elfenland-option-home-tiebreak-cards = Le plus de cartes en main
elfenland-option-base-tiebreak = Égalité sans villages natals
elfenland-option-base-tiebreak-text = Ce qui départage les joueurs à égalité quand on joue sans les villages natals.
elfenland-option-base-tiebreak-none = La victoire est partagée
elfenland-option-base-tiebreak-nearest = Le plus près de son village
elfenland-option-base-tiebreak-cards = Le plus de cartes en main
elfenland-option-early-end = Si quelqu’un a ses 20 villes avant la fin
elfenland-option-early-end-text = Continuer, finir le tour et compter, ou gagner aussitôt.
elfenland-option-early-end-none = On continue
elfenland-option-early-end-finish-round-score = On finit le tour et on compte
elfenland-option-early-end-round3-outright = Victoire après l’avant-dernier tour
elfenland-option-early-end-instant-round3 = Victoire immédiate
elfenland-option-town-card-list = Villages natals possibles
elfenland-option-town-card-list-text = Les villes qui ont une carte Village.
elfenland-option-town-card-list-rivinia = { town-rivinia }
elfenland-option-town-card-list-tichih = { town-tichih }
elfenland-option-town-card-list-throtmanni = { town-throtmanni }
elfenland-option-town-card-list-feodor = { town-feodor }
elfenland-option-town-card-list-albaran = { town-albaran }
elfenland-option-town-card-list-dagamura = { town-dagamura }
elfenland-option-town-card-list-kihromah = { town-kihromah }
elfenland-option-town-card-list-lapphalya = { town-lapphalya }
elfenland-option-town-card-list-parundia = { town-parundia }
elfenland-option-town-card-list-wylhien = { town-wylhien }
elfenland-option-town-card-list-usselen = { town-usselen }
elfenland-option-town-card-list-yttar = { town-yttar }
elfenland-option-town-card-list-grangor = { town-grangor }
elfenland-option-town-card-list-mahdavikia = { town-mahdavikia }
elfenland-option-town-card-list-ixara = { town-ixara }
elfenland-option-town-card-list-virst = { town-virst }
elfenland-option-town-card-list-strykhaven = { town-strykhaven }
elfenland-option-town-card-list-beata = { town-beata }
elfenland-option-town-card-list-ergeren = { town-ergeren }
elfenland-option-town-card-list-jaccaranda = { town-jaccaranda }

## Les pions et les cartes

thing-pig = Sanglier géant
    .short = Sanglier
    .text = 1 carte en plaine et en forêt. Ni désert ni montagne.
thing-elfcycle = Roue elfique
    .short = Roue
    .text = 1 carte en plaine et en forêt, 2 en montagne. Pas de désert.
thing-cloud = Nuage magique
    .short = Nuage
    .text = 1 carte en montagne, 2 en plaine et en forêt. Pas de désert.
thing-unicorn = Licorne
    .short = Licorne
    .text = 1 carte en forêt et en montagne, 2 dans le désert. Pas de plaine.
thing-trollwagon = Chariot troll
    .short = Chariot
    .text = Passe partout sur terre : 1 carte en plaine, 2 en forêt, dans le désert et en montagne.
thing-dragon = Dragon
    .short = Dragon
    .text = Passe partout sur terre : 1 carte en plaine, dans le désert et en montagne, 2 en forêt.
thing-raft = Radeau
    .short = Radeau
    .text = Sur l’eau seulement : 1 carte avec le courant, 2 contre le courant. Les lacs ont leur propre prix.
thing-obstacle = Obstacle
    .short = Obstacle
    .text = Se pose sur une route où se trouve un pion et la rend plus chère pour tous.
thing-hidden = Pion caché
    .short = Caché
    .text = Un pion que seul son propriétaire connaît.

thing-count = { $thing ->
    [pig] { $count ->
        [one] { $count } sanglier géant
       *[other] { $count } sangliers géants
    }
    [elfcycle] { $count ->
        [one] { $count } roue elfique
       *[other] { $count } roues elfiques
    }
    [cloud] { $count ->
        [one] { $count } nuage magique
       *[other] { $count } nuages magiques
    }
    [unicorn] { $count ->
        [one] { $count } licorne
       *[other] { $count } licornes
    }
    [trollwagon] { $count ->
        [one] { $count } chariot troll
       *[other] { $count } chariots trolls
    }
    [dragon] { $count ->
        [one] { $count } dragon
       *[other] { $count } dragons
    }
    [raft] { $count ->
        [one] { $count } radeau
       *[other] { $count } radeaux
    }
    [obstacle] { $count ->
        [one] { $count } obstacle
       *[other] { $count } obstacles
    }
    [hidden] { $count ->
        [one] { $count } pion caché
       *[other] { $count } pions cachés
    }
   *[card] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}

thing-the = { $thing ->
    [pig] le sanglier
    [elfcycle] la roue
    [cloud] le nuage
    [unicorn] la licorne
    [trollwagon] le chariot
    [dragon] le dragon
    [raft] le radeau
    [obstacle] l’obstacle
   *[hidden] le pion caché
}
    .object = { $thing ->
        [pig] le sanglier
        [elfcycle] la roue
        [cloud] le nuage
        [unicorn] la licorne
        [trollwagon] le chariot
        [dragon] le dragon
        [raft] le radeau
        [obstacle] l’obstacle
       *[hidden] le pion caché
    }

counter-a = { $counter ->
    [pig] un sanglier géant
    [elfcycle] une roue elfique
    [cloud] un nuage magique
    [unicorn] une licorne
    [trollwagon] un chariot troll
    [dragon] un dragon
   *[hidden] un pion caché
}

travel-by = { $how ->
    [pig] à dos de sanglier géant
    [elfcycle] en roue elfique
    [cloud] en nuage magique
    [unicorn] à dos de licorne
    [trollwagon] en chariot troll
    [dragon] à dos de dragon
   *[raft] en radeau
}

## Le pays

terrain-plain = Plaine
terrain-wood = Forêt
terrain-desert = Désert
terrain-mountain = Montagne
terrain-river = Cours d’eau
terrain-lake = Lac
lake-magnum = Mare Magnum
lake-nebulae = Mare Nebulae
road-name = { $from } – { $to }
road-with-current = Avec le courant
road-against-current = Contre le courant

town-elvenhold = Elvenhold
town-rivinia = Rivinia
town-tichih = Tichih
town-throtmanni = Throtmanni
town-feodor = Feodor
town-albaran = Al’Baran
town-dagamura = Dag’Amura
town-kihromah = Kihromah
town-lapphalya = Lapphalya
town-parundia = Parundia
town-wylhien = Wylhien
town-usselen = Usselen
town-yttar = Yttar
town-grangor = Grangor
town-mahdavikia = Mah’Davikia
town-ixara = Ixara
town-virst = Virst
town-strykhaven = Strykhaven
town-beata = Beata
town-ergeren = Erg’Eren
town-jaccaranda = Jaccaranda

## Les phases

elfenland-station-deal = Distribuer
elfenland-station-hidden = Pion caché
elfenland-station-counters = Autres pions
elfenland-station-plan = Poser
elfenland-station-travel = Voyager
elfenland-station-finish = Conclure
elfenland-round = Tour { $number }
elfenland-round-of = Tour { $number } sur { $rounds }
elfenland-lap = passage { $lap } sur { $laps }

## Ce que je dois faire

elfenland-prompt-start = On tire au sort le 1er aventurier
elfenland-prompt-homes = On distribue les villages natals
elfenland-prompt-opening = On forme la rangée ouverte
elfenland-prompt-dealing = On distribue les cartes Voyage
elfenland-prompt-hidden = On pioche les pions cachés
elfenland-prompt-showing = Montre ton nouveau pion, ou garde-le caché
elfenland-prompt-row = On forme la rangée ouverte
elfenland-prompt-draft = Prends un pion
elfenland-prompt-refill = On complète la rangée ouverte
elfenland-prompt-blind = On pioche un pion
elfenland-prompt-plan = À toi de poser
elfenland-prompt-keep = { $count ->
    [one] Garde { $count } pion
   *[other] Garde { $count } pions
}
elfenland-prompt-reveal = On montre les pions gardés
elfenland-prompt-travel = Ton voyage
elfenland-prompt-caravan = Choisis les cartes de ta caravane
elfenland-prompt-discard = { $limit ->
    [0] Défausse toutes tes cartes
    [one] Ne garde que { $limit } carte
   *[other] Ne garde que { $limit } cartes
}
elfenland-prompt-over = La partie est finie

## Ce que font les autres

elfenland-waiting-start = On tire au sort le 1er aventurier
elfenland-waiting-homes = On distribue les villages natals
elfenland-waiting-opening = On forme la rangée ouverte
elfenland-waiting-dealing = On distribue les cartes Voyage
elfenland-waiting-hidden = On pioche les pions cachés
elfenland-waiting-showing = { $name } choisit de montrer ou non son nouveau pion
elfenland-waiting-row = On forme la rangée ouverte
elfenland-waiting-draft = { $name } choisit un pion
elfenland-waiting-refill = On complète la rangée ouverte
elfenland-waiting-blind = { $name } pioche un pion
elfenland-waiting-plan = { $name } prévoit sa route
elfenland-waiting-keep = { $name } choisit les pions à garder
elfenland-waiting-reveal = On montre les pions gardés
elfenland-waiting-travel = { $name } voyage
elfenland-waiting-caravan = { $name } paie une caravane
elfenland-waiting-discard = { $name } se défausse
elfenland-waiting-over = La partie est finie

## Le journal

elfenland-log-round = Tour { $number }
elfenland-log-start = { $you ->
    [yes] Tu commences
   *[no] { $name } commence
}
elfenland-log-home-me = Ton village natal est { $town }
elfenland-log-home-others = Chacun reçoit un village natal secret
elfenland-log-deal-me = Tu reçois : { $cards }
elfenland-log-deal-others = Cartes distribuées : { $names }
elfenland-log-dealt = { $name } { $count }
elfenland-log-draw-hidden-me = Tu pioches en secret { counter-a }
elfenland-log-draw-hidden-others = { $count ->
    [one] { $names } pioche un pion caché
   *[other] { $names } piochent chacun un pion caché
}
elfenland-log-turn-up = Dans la rangée ouverte : { $counters }
elfenland-log-hide = { $you ->
    [yes] Tu gardes ton nouveau pion caché
   *[no] { $name } garde son nouveau pion caché
}
elfenland-log-show = { $you ->
    [yes] Tu montres { counter-a }
   *[no] { $name } montre { counter-a }
}
elfenland-log-take = { $you ->
    [yes] Tu prends { counter-a }
   *[no] { $name } prend { counter-a }
}
elfenland-log-take-blind = { $you ->
    [yes] Tu pioches à l’aveugle { counter-a }
   *[no] { $name } pioche à l’aveugle { counter-a }
}
elfenland-log-pass = { $you ->
    [yes] Tu passes
   *[no] { $name } passe
}
elfenland-log-pass-many = { $names } passent
elfenland-log-pass-all = Les { $count } joueurs passent
elfenland-log-place = { $you ->
    [yes] Tu poses { counter-a } sur { $road }
   *[no] { $name } pose { counter-a } sur { $road }
}
elfenland-log-obstacle = { $you ->
    [yes] Tu poses un obstacle sur { $road }
   *[no] { $name } pose un obstacle sur { $road }
}
elfenland-log-keep = { $you ->
    [yes] Tu choisis de garder : { $counters }
   *[no] { $name } choisit de garder : { $counters }
}
elfenland-log-keep-sealed = { $name } a fait son choix
elfenland-log-reveal = { $you ->
    [yes] Tu gardes : { $counters }
   *[no] { $name } garde : { $counters }
}
elfenland-log-ride = { $you ->
    [yes] Tu voyages { $from } → { $to } { travel-by }
   *[no] { $name } voyage { $from } → { $to } { travel-by }
} · { $cards }{ elfenland-log-new }
elfenland-log-caravan = { $you ->
    [yes] Tu voyages { $from } → { $to } en caravane
   *[no] { $name } voyage { $from } → { $to } en caravane
} · { $cards }{ elfenland-log-new }
elfenland-log-boatmen = { $you ->
    [yes] Tu voyages { $from } → { $to } avec les bateliers
   *[no] { $name } voyage { $from } → { $to } avec les bateliers
} · { $cards }{ elfenland-log-new }
elfenland-log-new = { $new ->
    [0] { "" }
    [no] { "" }
   *[yes] { " · " }nouvelle ville
}
elfenland-log-stop = { $you ->
    [yes] Tu t’arrêtes à { $town }
   *[no] { $name } s’arrête à { $town }
}
elfenland-log-discard = { $you ->
    [yes] Tu défausses : { $cards }
   *[no] { $name } défausse : { $cards }
}
elfenland-log-undo = { $you ->
    [yes] Tu reprends un coup
   *[no] { $name } reprend un coup
}
elfenland-log-over = La partie est finie

## Les boutons et leur prix

elfenland-do-take = Prendre { thing-the.object }
elfenland-do-take-blind = Piocher à l’aveugle
elfenland-do-place = Poser { thing-the.object }
elfenland-do-place-obstacle = Poser l’obstacle
elfenland-do-pass = Passer
elfenland-do-hide = Garder caché
elfenland-do-show = Montrer { thing-the.object }
elfenland-do-keep = Garder { thing-the.object }
elfenland-do-travel-confirm = Confirmer et continuer
elfenland-do-travel-stop = Confirmer et s’arrêter
elfenland-do-stop = S’arrêter ici
elfenland-do-discard = { $count ->
    [one] Défausser { $count } carte
   *[other] Défausser { $count } cartes
}
elfenland-journey = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} : { $cards } · { $new ->
    [0] aucune nouvelle ville
    [one] { $new } nouvelle ville
   *[other] { $new } nouvelles villes
} · { $left ->
    [0] aucune carte
    [one] reste { $left } carte
   *[other] restent { $left } cartes
}
elfenland-any-cards = { $count } au choix
elfenland-have = { $count ->
    [0] tu n’en as pas
   *[other] tu en as { $count }
}

## Sur la table

elfenland-open-row = Rangée ouverte
elfenland-pool = réserve { $count }
elfenland-chart = Carte Vue d’ensemble
elfenland-hand = Tes cartes
elfenland-counters = Tes pions
elfenland-home = Village natal : { $town }
elfenland-obstacle-ready = obstacle disponible
elfenland-obstacle-used = obstacle posé
elfenland-start-player = 1er aventurier
elfenland-towns-of = { $count }/{ $total } villes
elfenland-caravan-hint = { $count ->
    [one] Caravane : { $count } carte au choix te fait passer une route où se trouve un pion.
   *[other] Caravane : { $count } cartes au choix te font passer une route où se trouve un pion.
}

## La fin

elfenland-result-towns = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
elfenland-result-distance = { $count ->
    [0] au village natal
    [one] à { $count } étape du village natal
   *[other] à { $count } étapes du village natal
}
elfenland-result-cards = { $count ->
    [0] aucune carte
    [one] reste { $count } carte
   *[other] restent { $count } cartes
}
elfenland-result-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
elfenland-result-home = Chaque ville rapporte 1 point, et chaque étape du plus court chemin entre ta botte elfique et ton village natal en retire 1.
elfenland-won = { $by ->
    [shared] Victoire partagée : { $names }
    [outright] { $you ->
        [yes] Tu gagnes avec les 20 villes
       *[no] { $names } gagne avec les 20 villes
    }
    [nearest] { $you ->
        [yes] Tu gagnes, au plus près de ton village natal
       *[no] { $names } gagne, au plus près de son village natal
    }
    [cards] { $you ->
        [yes] Tu gagnes avec plus de cartes en main
       *[no] { $names } gagne avec plus de cartes en main
    }
    [points] { $margin ->
        [one] { $you ->
            [yes] Tu gagnes avec { $margin } point d’avance
           *[no] { $names } gagne avec { $margin } point d’avance
        }
       *[other] { $you ->
            [yes] Tu gagnes avec { $margin } points d’avance
           *[no] { $names } gagne avec { $margin } points d’avance
        }
    }
   *[towns] { $margin ->
        [one] { $you ->
            [yes] Tu gagnes avec { $margin } ville d’avance
           *[no] { $names } gagne avec { $margin } ville d’avance
        }
       *[other] { $you ->
            [yes] Tu gagnes avec { $margin } villes d’avance
           *[no] { $names } gagne avec { $margin } villes d’avance
        }
    }
}
