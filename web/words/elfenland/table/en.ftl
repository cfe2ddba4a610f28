# The table of Elfenland: what the screen says beside the game’s own words.

elfenland-legend = Roads
elfenland-road-title = { $road }, { $terrain }
elfenland-trip = { $count ->
    [one] { $thing }: { $count } card a trip
   *[other] { $thing }: { $count } cards a trip
}
elfenland-with-obstacle = with an obstacle
elfenland-reach = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}: { $cards }{ $new ->
    [0] { "" }
    [one] { " · " }{ $new } new town
   *[other] { " · " }{ $new } new towns
}
elfenland-still-needed = still to visit for { $names }
elfenland-nobody-needs = visited by everybody
elfenland-hidden-thing = { $thing }, hidden
elfenland-blind = Blind from the pool, { $count } left
elfenland-blind-short = Blind
elfenland-pick-draft = Open row
elfenland-pick-plan = Pick a counter to place
elfenland-pick-keep = Which one do you keep?
elfenland-pick-showing = Your new counter
elfenland-pick-travel = Your counters
elfenland-pick-caravan = Your counters
elfenland-pick-discard = Your counters
elfenland-choose-first = Choose one first
elfenland-choose-road = Choose a road on the map
elfenland-pick-counter = Choose a counter, then a road
elfenland-only-pass = Nothing of yours can be placed
elfenland-which-counter = { $road }: which counter?
elfenland-thing-on-road = { $thing } on { $road }
elfenland-may-go = { $thing }: { $count ->
    [one] { $count } road
   *[other] { $count } roads
}
elfenland-hint-roads = { $count ->
    [one] It may go on { $count } lit road
   *[other] It may go on { $count } lit roads
}
elfenland-hint-tab = Tab walks through them
elfenland-no-road-for = No free road for it
elfenland-no-road-for-obstacle = No road with a counter is free for it
elfenland-tap-town = Tap a lit town to see the way and its price
elfenland-no-step = Your cards carry you no further
elfenland-out-of-reach = Your cards do not reach that far
elfenland-payments = Ways to pay
elfenland-way = { $cards }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
elfenland-caravan = Caravan
elfenland-choose-cards = Choose the cards
elfenland-cards-chosen = { $chosen } of { $count } cards chosen
elfenland-pay = Pay with these
elfenland-card-choose = { $card }: choose
elfenland-card-back = { $card }: put back
elfenland-no-cards = No cards
elfenland-no-counters = None left
elfenland-you-hold = You hold { $cards }
elfenland-doing-showing = deciding
elfenland-doing-draft = choosing
elfenland-doing-plan = planning
elfenland-doing-keep = choosing
elfenland-doing-travel = travelling
elfenland-doing-caravan = paying
elfenland-doing-discard = discarding
elfenland-doing-travelled = has travelled
elfenland-doing-next = next
elfenland-doing-passed = passed
elfenland-doing-placed = placed: { $thing }
elfenland-chart-transport = Transport
elfenland-chart-mine = mine
elfenland-chart-none = not here
elfenland-end-towns = Towns, round by round
elfenland-end-chart = Towns at the end: { $names }
elfenland-end-start = Start
elfenland-end-facts = How it went
elfenland-end-route = Whose route
elfenland-fact-steps = Steps travelled
elfenland-fact-cards = Cards per town
elfenland-fact-caravans = Caravans
elfenland-fact-borrowed = Rode on others’ counters
