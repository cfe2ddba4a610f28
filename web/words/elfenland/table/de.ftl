# Der Tisch von Elfenland: was der Bildschirm neben den Worten des Spiels sagt.

elfenland-legend = Wege
elfenland-road-title = { $road }, { $terrain }
elfenland-trip = { $count ->
    [one] { $thing }: { $count } Karte je Fahrt
   *[other] { $thing }: { $count } Karten je Fahrt
}
elfenland-with-obstacle = mit Hindernis
elfenland-reach = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}: { $cards }{ $new ->
    [0] { "" }
    [one] { " · " }{ $new } neuer Ort
   *[other] { " · " }{ $new } neue Orte
}
elfenland-still-needed = noch zu besuchen: { $names }
elfenland-nobody-needs = von allen besucht
elfenland-hidden-thing = { $thing }, verdeckt
elfenland-blind = Blind aus dem Vorrat, noch { $count }
elfenland-blind-short = Blind
elfenland-pick-draft = Offene Auslage
elfenland-pick-plan = Was möchtest du setzen?
elfenland-pick-keep = Welches behältst du?
elfenland-pick-showing = Dein neues Transportmittel
elfenland-pick-travel = Deine Transportmittel
elfenland-pick-caravan = Deine Transportmittel
elfenland-pick-discard = Deine Transportmittel
elfenland-choose-first = Erst eines wählen
elfenland-choose-road = Wähle einen Weg auf der Karte
elfenland-pick-counter = Wähle ein Transportmittel, dann einen Weg
elfenland-only-pass = Du kannst nichts setzen
elfenland-which-counter = { $road }: welches Transportmittel?
elfenland-thing-on-road = { $thing } auf { $road }
elfenland-may-go = { $thing }: { $count ->
    [one] { $count } Weg
   *[other] { $count } Wege
}
elfenland-hint-roads = { $count ->
    [one] { $count } Weg leuchtet: dort darf es hin
   *[other] { $count } Wege leuchten: dort darf es hin
}
elfenland-hint-tab = Tab geht sie durch
elfenland-no-road-for = Kein freier Weg dafür
elfenland-no-road-for-obstacle = Kein Weg mit Transportmittel ist dafür frei
elfenland-tap-town = Tippe einen leuchtenden Ort an: Weg und Preis
elfenland-no-step = Deine Karten tragen dich nicht weiter
elfenland-out-of-reach = So weit reichen deine Karten nicht
elfenland-payments = Wie du zahlst
elfenland-way = { $cards }, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
elfenland-caravan = Karawane
elfenland-choose-cards = Karten wählen
elfenland-cards-chosen = { $chosen } von { $count } Karten gewählt
elfenland-pay = Damit bezahlen
elfenland-card-choose = { $card }: wählen
elfenland-card-back = { $card }: zurücklegen
elfenland-no-cards = Keine Karten
elfenland-no-counters = Keine mehr
elfenland-you-hold = Auf der Hand: { $cards }
elfenland-doing-showing = überlegt
elfenland-doing-draft = wählt
elfenland-doing-plan = plant
elfenland-doing-keep = wählt
elfenland-doing-travel = reist
elfenland-doing-caravan = zahlt
elfenland-doing-discard = wirft ab
elfenland-doing-travelled = ist gereist
elfenland-doing-next = als Nächstes
elfenland-doing-passed = hat gepasst
elfenland-doing-placed = gesetzt: { $thing }
elfenland-chart-transport = Transportmittel
elfenland-chart-mine = meine
elfenland-chart-none = hier nicht
elfenland-end-towns = Orte, Runde um Runde
elfenland-end-chart = Orte am Ende: { $names }
elfenland-end-start = Start
elfenland-end-facts = Wie es lief
elfenland-end-route = Wessen Reise
elfenland-fact-steps = Gereiste Schritte
elfenland-fact-cards = Karten je Ort
elfenland-fact-caravans = Karawanen
elfenland-fact-borrowed = Auf fremden Transportmitteln
