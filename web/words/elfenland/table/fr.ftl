# La table d’Elfenland : ce que dit l’écran à côté des mots du jeu.

elfenland-legend = Routes
elfenland-road-title = { $road }, { $terrain }
elfenland-trip = { $count ->
    [one] { $thing } : { $count } carte par trajet
   *[other] { $thing } : { $count } cartes par trajet
}
elfenland-with-obstacle = avec un obstacle
elfenland-reach = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} : { $cards }{ $new ->
    [0] { "" }
    [one] { " · " }{ $new } nouvelle ville
   *[other] { " · " }{ $new } nouvelles villes
}
elfenland-still-needed = à visiter encore : { $names }
elfenland-nobody-needs = visitée par tous
elfenland-hidden-thing = { $thing }, caché
elfenland-blind = À l’aveugle dans la réserve, { $count } restants
elfenland-blind-short = Aveugle
elfenland-pick-draft = Rangée ouverte
elfenland-pick-plan = Choisis un pion à poser
elfenland-pick-keep = Lequel gardes-tu ?
elfenland-pick-showing = Ton nouveau pion
elfenland-pick-travel = Tes pions
elfenland-pick-caravan = Tes pions
elfenland-pick-discard = Tes pions
elfenland-choose-first = Choisis d’abord
elfenland-choose-road = Choisis une route sur la carte
elfenland-pick-counter = Choisis un pion, puis une route
elfenland-only-pass = Tu ne peux rien poser
elfenland-which-counter = { $road } : quel pion ?
elfenland-thing-on-road = { $thing } sur { $road }
elfenland-may-go = { $thing } : { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
elfenland-hint-roads = { $count ->
    [one] { $count } route éclairée est possible
   *[other] { $count } routes éclairées sont possibles
}
elfenland-hint-tab = Tab les parcourt
elfenland-no-road-for = Aucune route libre pour lui
elfenland-no-road-for-obstacle = Aucune route avec un pion n’est libre
elfenland-tap-town = Touche une ville éclairée : chemin et prix
elfenland-no-step = Tes cartes ne te mènent pas plus loin
elfenland-out-of-reach = Tes cartes ne vont pas aussi loin
elfenland-payments = Façons de payer
elfenland-way = { $cards }, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
elfenland-caravan = Caravane
elfenland-choose-cards = Choisir les cartes
elfenland-cards-chosen = { $chosen } cartes choisies sur { $count }
elfenland-pay = Payer avec celles-ci
elfenland-card-choose = { $card } : choisir
elfenland-card-back = { $card } : reprendre
elfenland-no-cards = Aucune carte
elfenland-no-counters = Plus aucun
elfenland-you-hold = En main : { $cards }
elfenland-doing-showing = réfléchit
elfenland-doing-draft = choisit
elfenland-doing-plan = prévoit
elfenland-doing-keep = choisit
elfenland-doing-travel = voyage
elfenland-doing-caravan = paie
elfenland-doing-discard = se défausse
elfenland-doing-travelled = a voyagé
elfenland-doing-next = ensuite
elfenland-doing-passed = a passé
elfenland-doing-placed = posé : { $thing }
elfenland-chart-transport = Transport
elfenland-chart-mine = moi
elfenland-chart-none = pas ici
elfenland-end-towns = Villes, manche par manche
elfenland-end-chart = Villes à la fin : { $names }
elfenland-end-start = Début
elfenland-end-facts = Comment c’était
elfenland-end-route = Le chemin de qui
elfenland-fact-steps = Étapes parcourues
elfenland-fact-cards = Cartes par ville
elfenland-fact-caravans = Caravanes
elfenland-fact-borrowed = Sur les pions des autres
