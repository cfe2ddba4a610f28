# Il tavolo di Elfenland: ciò che dice lo schermo accanto alle parole del gioco.

elfenland-legend = Strade
elfenland-road-title = { $road }, { $terrain }
elfenland-trip = { $count ->
    [one] { $thing }: { $count } carta a viaggio
   *[other] { $thing }: { $count } carte a viaggio
}
elfenland-with-obstacle = con un ostacolo
elfenland-reach = { $steps ->
    [one] { $steps } tappa
   *[other] { $steps } tappe
}: { $cards }{ $new ->
    [0] { "" }
    [one] { " · " }{ $new } città nuova
   *[other] { " · " }{ $new } città nuove
}
elfenland-still-needed = da visitare ancora: { $names }
elfenland-nobody-needs = visitata da tutti
elfenland-hidden-thing = { $thing }, coperto
elfenland-blind = Alla cieca dalla riserva, { $count } rimasti
elfenland-blind-short = Cieca
elfenland-pick-draft = Fila scoperta
elfenland-pick-plan = Scegli un mezzo da piazzare
elfenland-pick-keep = Quale tieni?
elfenland-pick-showing = Il tuo nuovo mezzo
elfenland-pick-travel = I tuoi mezzi
elfenland-pick-caravan = I tuoi mezzi
elfenland-pick-discard = I tuoi mezzi
elfenland-choose-first = Scegli prima
elfenland-choose-road = Scegli una strada sulla mappa
elfenland-pick-counter = Scegli un mezzo, poi una strada
elfenland-only-pass = Non puoi piazzare nulla
elfenland-which-counter = { $road }: quale mezzo?
elfenland-thing-on-road = { $thing } su { $road }
elfenland-may-go = { $thing }: { $count ->
    [one] { $count } strada
   *[other] { $count } strade
}
elfenland-hint-roads = { $count ->
    [one] Può andare su { $count } strada illuminata
   *[other] Può andare su { $count } strade illuminate
}
elfenland-hint-tab = Tab le scorre
elfenland-no-road-for = Nessuna strada libera
elfenland-no-road-for-obstacle = Nessuna strada con un mezzo è libera
elfenland-tap-town = Tocca una città illuminata: strada e prezzo
elfenland-no-step = Le tue carte non ti portano oltre
elfenland-out-of-reach = Le tue carte non arrivano fin là
elfenland-payments = Modi di pagare
elfenland-way = { $cards }, { $steps ->
    [one] { $steps } tappa
   *[other] { $steps } tappe
}
elfenland-caravan = Carovana
elfenland-choose-cards = Scegli le carte
elfenland-cards-chosen = { $chosen } carte scelte su { $count }
elfenland-pay = Paga con queste
elfenland-card-choose = { $card }: scegli
elfenland-card-back = { $card }: rimetti
elfenland-no-cards = Nessuna carta
elfenland-no-counters = Nessuno
elfenland-you-hold = In mano: { $cards }
elfenland-doing-showing = decide
elfenland-doing-draft = sceglie
elfenland-doing-plan = pianifica
elfenland-doing-keep = sceglie
elfenland-doing-travel = in viaggio
elfenland-doing-caravan = paga
elfenland-doing-discard = scarta
elfenland-doing-travelled = ha viaggiato
elfenland-doing-next = poi
elfenland-doing-passed = ha passato
elfenland-doing-placed = piazzato: { $thing }
elfenland-chart-transport = Mezzo
elfenland-chart-mine = mie
elfenland-chart-none = non qui
elfenland-end-towns = Città, turno per turno
elfenland-end-chart = Città alla fine: { $names }
elfenland-end-start = Inizio
elfenland-end-facts = Com’è andata
elfenland-end-route = Il percorso di chi
elfenland-fact-steps = Tappe percorse
elfenland-fact-cards = Carte per città
elfenland-fact-caravans = Carovane
elfenland-fact-borrowed = Sui mezzi degli altri
