# How Elfenland speaks English.
#
# $thing, $counter, $how: a word of the notation (pig, elfcycle, cloud, unicorn, trollwagon, dragon, raft, obstacle, hidden).
# $count, $steps, $left, $new, $lap and other numbers: numbers. $you: yes or no.
# $cards, $counters, $names, $road, $from, $to, $town: said already, by thing-count, road-name, town-… and a list.

## The game

elfenland-name = Elfenland
elfenland-tagline = Plan a route, place your counters, and live with everybody else’s.
elfenland-duration = about 40 minutes

## Editions

elfenland-preset-amigo-de = German
elfenland-preset-amigo-de-text = Hands are refilled to 8 cards, and the open row stays from round to round.
elfenland-preset-rio-grande = English
elfenland-preset-rio-grande-text = Like the German edition, but whoever has all 20 towns after round 3 wins outright.
elfenland-preset-amigo-fr = French
elfenland-preset-amigo-fr-text = Like the German edition, but the open row is renewed after every round.
elfenland-preset-amigo-it = Italian
elfenland-preset-amigo-it-text = Plays exactly like the German edition.
elfenland-preset-moon = Moon’s original
elfenland-preset-moon-text = The author’s own rules: secret home towns, 8 new cards each round, and boatmen on Mare Nebulae.
elfenland-preset-jesweb = JesWeb
elfenland-preset-jesweb-text = Home towns and boatmen as in Moon’s rules, but the first counter stays secret and you choose what to keep after the journeys.
elfenland-preset-faidutti = Faidutti
elfenland-preset-faidutti-text = Moon’s rules with a dearer caravan: 5 cards, on the road and with the boatmen.

## Options

elfenland-option-rounds = Rounds
elfenland-option-rounds-text = How many rounds the game lasts.
elfenland-option-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
elfenland-option-start-player = Start player
elfenland-option-start-player-text = Who begins the first round.
elfenland-option-start-player-random = Drawn by lot
elfenland-option-start-player-oldest = The oldest (drawn by lot)
elfenland-option-start-player-youngest = The youngest (drawn by lot)
elfenland-option-start-player-seat-0 = Seat 1
elfenland-option-start-player-seat-1 = Seat 2
elfenland-option-start-player-seat-2 = Seat 3
elfenland-option-start-player-seat-3 = Seat 4
elfenland-option-start-player-seat-4 = Seat 5
elfenland-option-start-player-seat-5 = Seat 6
elfenland-option-deal-mode = New cards each round
elfenland-option-deal-mode-text = Refill the hand, or deal a whole new hand on top.
elfenland-option-deal-mode-refill = Refill
elfenland-option-deal-mode-deal8 = A full hand more
elfenland-option-hand-size = Cards in a hand
elfenland-option-hand-size-text = How many travel cards are dealt to each player.
elfenland-option-hand-size-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
elfenland-option-hand-limit = Cards kept
elfenland-option-hand-limit-text = How many travel cards you may keep for the next round.
elfenland-option-hand-limit-none = No limit
elfenland-option-hand-limit-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
elfenland-option-hand-limit-timing = When cards are discarded
elfenland-option-hand-limit-timing-text = When you discard down to the number of cards you may keep.
elfenland-option-hand-limit-timing-after-move = After your journey
elfenland-option-hand-limit-timing-end-of-round = At the end of the round
elfenland-option-first-counter = The first counter
elfenland-option-first-counter-text = Whether you may show the hidden counter you have just drawn.
elfenland-option-first-counter-secret = Stays secret
elfenland-option-first-counter-owner-may-reveal = May be shown
elfenland-option-open-row-size = Open row
elfenland-option-open-row-size-text = How many counters lie face up to choose from.
elfenland-option-open-row-size-count = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
}
elfenland-option-open-row-created = When the open row is laid out
elfenland-option-open-row-created-text = Before the first round, or each time counters are drawn.
elfenland-option-open-row-created-setup = Before the game
elfenland-option-open-row-created-phase3 = When it is needed
elfenland-option-open-row-persist = Open row between rounds
elfenland-option-open-row-persist-text = What happens to the open row when a round is over.
elfenland-option-open-row-persist-keep = It stays
elfenland-option-open-row-persist-renew = It is renewed
elfenland-option-open-picks = Counters taken
elfenland-option-open-picks-text = How many counters you take each round, besides the hidden one.
elfenland-option-open-picks-count = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
}
elfenland-option-counter-limit = Counters kept
elfenland-option-counter-limit-text = How many unused counters you keep for the next round.
elfenland-option-counter-limit-count = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
}
elfenland-option-counter-limit-timing = When counters are returned
elfenland-option-counter-limit-timing-text = Whether you choose before or after seeing the journeys.
elfenland-option-counter-limit-timing-end-of-round = At the end of the round
elfenland-option-counter-limit-timing-end-of-phase4 = After planning
elfenland-option-obstacles-per-player = Obstacles
elfenland-option-obstacles-per-player-text = How many obstacles each player has for the whole game.
elfenland-option-obstacles-per-player-count = { $count ->
    [0] None
    [one] { $count } obstacle
   *[other] { $count } obstacles
}
elfenland-option-obstacle-extra = Price of an obstacle
elfenland-option-obstacle-extra-text = How many cards more a road with an obstacle costs.
elfenland-option-obstacle-extra-count = { $count ->
    [one] { $count } card more
   *[other] { $count } cards more
}
elfenland-option-caravan = Caravan
elfenland-option-caravan-text = Any cards carry you over a road that holds a counter.
elfenland-option-caravan-true = With caravans
elfenland-option-caravan-false = Without caravans
elfenland-option-caravan-cost = Price of a caravan
elfenland-option-caravan-cost-text = How many cards of any kind a caravan costs.
elfenland-option-caravan-cost-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
elfenland-option-caravan-condition = Who may take a caravan
elfenland-option-caravan-condition-text = Everybody, or only those who cannot pay with the road’s own cards.
elfenland-option-caravan-condition-always = Everybody
elfenland-option-caravan-condition-only-if-unable = Only if you cannot pay
elfenland-option-lake-cost = Crossing a lake
elfenland-option-lake-cost-text = Rafts for Mare Magnum and for Mare Nebulae.
elfenland-option-lake-cost-magnum = Mare Magnum
elfenland-option-lake-cost-nebulae = Mare Nebulae
elfenland-option-lake-cost-count = { $count ->
    [one] { $count } raft
   *[other] { $count } rafts
}
elfenland-option-boatmen = Boatmen
elfenland-option-boatmen-text = Any cards carry you over these lakes.
elfenland-option-boatmen-none = No boatmen
elfenland-option-boatmen-magnum = Mare Magnum
elfenland-option-boatmen-nebulae = Mare Nebulae
elfenland-option-boatmen-cost = Price of the boatmen
elfenland-option-boatmen-cost-text = How many cards of any kind the boatmen ask for.
elfenland-option-boatmen-cost-caravan = Like a caravan
elfenland-option-boatmen-cost-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
elfenland-option-home-town = Home town
elfenland-option-home-town-text = Each player gets a secret town and wants to end the game near it.
elfenland-option-home-town-true = With home towns
elfenland-option-home-town-false = Without home towns
elfenland-option-home-tiebreak = Ties with home towns
elfenland-option-home-tiebreak-text = What decides when players are level in a game with home towns.
elfenland-option-home-tiebreak-none = They share the victory
elfenland-option-home-tiebreak-nearest = Nearest to home
elfenland-option-home-tiebreak-cards = Most cards in hand
elfenland-option-base-tiebreak = Ties without home towns
elfenland-option-base-tiebreak-text = What decides when players are level in a game without home towns.
elfenland-option-base-tiebreak-none = They share the victory
elfenland-option-base-tiebreak-nearest = Nearest to home
elfenland-option-base-tiebreak-cards = Most cards in hand
elfenland-option-early-end = If somebody has all 20 towns early
elfenland-option-early-end-text = Play on, finish the round and count, or win outright.
elfenland-option-early-end-none = Play on
elfenland-option-early-end-finish-round-score = Finish the round and count
elfenland-option-early-end-round3-outright = Win after the last round but one
elfenland-option-early-end-instant-round3 = Win on the spot
elfenland-option-town-card-list = Possible home towns
elfenland-option-town-card-list-text = The towns that can be somebody’s home.
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

## Counters and cards: the name, the short name, and where it goes

thing-pig = Giant pig
    .short = Pig
    .text = 1 card in plains and woods. Not in desert or mountains.
thing-elfcycle = Elfcycle
    .short = Elfcycle
    .text = 1 card in plains and woods, 2 in mountains. Not in desert.
thing-cloud = Magic cloud
    .short = Cloud
    .text = 1 card in mountains, 2 in plains and woods. Not in desert.
thing-unicorn = Unicorn
    .short = Unicorn
    .text = 1 card in woods and mountains, 2 in desert. Not in plains.
thing-trollwagon = Troll wagon
    .short = Wagon
    .text = Goes everywhere on land: 1 card in plains, 2 in woods, desert and mountains.
thing-dragon = Dragon
    .short = Dragon
    .text = Goes everywhere on land: 1 card in plains, desert and mountains, 2 in woods.
thing-raft = Raft
    .short = Raft
    .text = For water only: 1 card with the current, 2 against it. Lakes have their own price.
thing-obstacle = Obstacle
    .short = Obstacle
    .text = Lies on a road with a counter and makes it dearer for everybody.
thing-hidden = Hidden counter
    .short = Hidden
    .text = A counter whose face only its owner knows.

thing-count = { $thing ->
    [pig] { $count ->
        [one] { $count } giant pig
       *[other] { $count } giant pigs
    }
    [elfcycle] { $count ->
        [one] { $count } elfcycle
       *[other] { $count } elfcycles
    }
    [cloud] { $count ->
        [one] { $count } magic cloud
       *[other] { $count } magic clouds
    }
    [unicorn] { $count ->
        [one] { $count } unicorn
       *[other] { $count } unicorns
    }
    [trollwagon] { $count ->
        [one] { $count } troll wagon
       *[other] { $count } troll wagons
    }
    [dragon] { $count ->
        [one] { $count } dragon
       *[other] { $count } dragons
    }
    [raft] { $count ->
        [one] { $count } raft
       *[other] { $count } rafts
    }
    [obstacle] { $count ->
        [one] { $count } obstacle
       *[other] { $count } obstacles
    }
    [hidden] { $count ->
        [one] { $count } hidden counter
       *[other] { $count } hidden counters
    }
   *[card] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}

# The thing that does something in a sentence; .object: the thing on a button that does something with it.
thing-the = { $thing ->
    [pig] the pig
    [elfcycle] the elfcycle
    [cloud] the cloud
    [unicorn] the unicorn
    [trollwagon] the wagon
    [dragon] the dragon
    [raft] the raft
    [obstacle] the obstacle
   *[hidden] the hidden counter
}
    .object = { $thing ->
        [pig] the pig
        [elfcycle] the elfcycle
        [cloud] the cloud
        [unicorn] the unicorn
        [trollwagon] the wagon
        [dragon] the dragon
        [raft] the raft
        [obstacle] the obstacle
       *[hidden] the hidden counter
    }

# A counter that somebody takes or places.
counter-a = { $counter ->
    [pig] a giant pig
    [elfcycle] an elfcycle
    [cloud] a magic cloud
    [unicorn] a unicorn
    [trollwagon] a troll wagon
    [dragon] a dragon
   *[hidden] a hidden counter
}

travel-by = { $how ->
    [pig] by giant pig
    [elfcycle] by elfcycle
    [cloud] by magic cloud
    [unicorn] by unicorn
    [trollwagon] by troll wagon
    [dragon] by dragon
   *[raft] by raft
}

## The land

terrain-plain = Plains
terrain-wood = Woods
terrain-desert = Desert
terrain-mountain = Mountains
terrain-river = River
terrain-lake = Lake
lake-magnum = Mare Magnum
lake-nebulae = Mare Nebulae
road-name = { $from } – { $to }
road-with-current = With the current
road-against-current = Against the current

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

## The ribbon

elfenland-station-deal = Deal
elfenland-station-hidden = Hidden counter
elfenland-station-counters = Counters
elfenland-station-plan = Plan
elfenland-station-travel = Travel
elfenland-station-finish = Finish
elfenland-round = Round { $number }
elfenland-round-of = Round { $number } of { $rounds }
elfenland-lap = lap { $lap } of { $laps }

## What I am asked to do

elfenland-prompt-start = The start player is drawn
elfenland-prompt-homes = Home towns are dealt
elfenland-prompt-opening = The open row is laid out
elfenland-prompt-dealing = Travel cards are dealt
elfenland-prompt-hidden = Hidden counters are drawn
elfenland-prompt-showing = Show your new counter, or keep it hidden
elfenland-prompt-row = The open row is laid out
elfenland-prompt-draft = Take a counter
elfenland-prompt-refill = The open row is refilled
elfenland-prompt-blind = A counter is drawn
elfenland-prompt-plan = Your turn to plan
elfenland-prompt-keep = { $count ->
    [one] Keep { $count } counter
   *[other] Keep { $count } counters
}
elfenland-prompt-reveal = The counters kept are shown
elfenland-prompt-travel = Your journey
elfenland-prompt-caravan = Choose the cards for your caravan
elfenland-prompt-discard = { $limit ->
    [0] Discard all your cards
    [one] Discard down to { $limit } card
   *[other] Discard down to { $limit } cards
}
elfenland-prompt-over = The game is over

## What somebody else is doing

elfenland-waiting-start = The start player is drawn
elfenland-waiting-homes = Home towns are dealt
elfenland-waiting-opening = The open row is laid out
elfenland-waiting-dealing = Travel cards are dealt
elfenland-waiting-hidden = Hidden counters are drawn
elfenland-waiting-showing = { $name } decides whether to show a new counter
elfenland-waiting-row = The open row is laid out
elfenland-waiting-draft = { $name } is choosing a counter
elfenland-waiting-refill = The open row is refilled
elfenland-waiting-blind = { $name } draws a counter
elfenland-waiting-plan = { $name } is planning a route
elfenland-waiting-keep = { $name } is choosing what to keep
elfenland-waiting-reveal = The counters kept are shown
elfenland-waiting-travel = { $name } is travelling
elfenland-waiting-caravan = { $name } is paying for a caravan
elfenland-waiting-discard = { $name } is discarding
elfenland-waiting-over = The game is over

## The log

elfenland-log-round = Round { $number }
elfenland-log-start = { $you ->
    [yes] You start
   *[no] { $name } starts
}
elfenland-log-home-me = Your home town is { $town }
elfenland-log-home-others = Everybody gets a secret home town
elfenland-log-deal-me = You are dealt { $cards }
elfenland-log-deal-others = Cards dealt: { $names }
elfenland-log-dealt = { $name } { $count }
elfenland-log-draw-hidden-me = You draw { counter-a }, hidden from the others
elfenland-log-draw-hidden-others = { $count ->
    [one] { $names } draws a hidden counter
   *[other] { $names } draw a hidden counter each
}
elfenland-log-turn-up = Turned up for the open row: { $counters }
elfenland-log-hide = { $you ->
    [yes] You keep your new counter hidden
   *[no] { $name } keeps the new counter hidden
}
elfenland-log-show = { $you ->
    [yes] You show { counter-a }
   *[no] { $name } shows { counter-a }
}
elfenland-log-take = { $you ->
    [yes] You take { counter-a }
   *[no] { $name } takes { counter-a }
}
elfenland-log-take-blind = { $you ->
    [yes] You draw blind: { counter-a }
   *[no] { $name } draws blind: { counter-a }
}
elfenland-log-pass = { $you ->
    [yes] You pass
   *[no] { $name } passes
}
elfenland-log-pass-many = { $names } pass
elfenland-log-pass-all = All { $count } pass
elfenland-log-place = { $you ->
    [yes] You place { counter-a } on { $road }
   *[no] { $name } places { counter-a } on { $road }
}
elfenland-log-obstacle = { $you ->
    [yes] You place an obstacle on { $road }
   *[no] { $name } places an obstacle on { $road }
}
elfenland-log-keep = { $you ->
    [yes] You choose to keep { $counters }
   *[no] { $name } chooses to keep { $counters }
}
elfenland-log-keep-sealed = { $name } has chosen what to keep
elfenland-log-reveal = { $you ->
    [yes] You keep { $counters }
   *[no] { $name } keeps { $counters }
}
elfenland-log-ride = { $you ->
    [yes] You travel { $from } → { $to } { travel-by }
   *[no] { $name } travels { $from } → { $to } { travel-by }
} · { $cards }{ elfenland-log-new }
elfenland-log-caravan = { $you ->
    [yes] You travel { $from } → { $to } by caravan
   *[no] { $name } travels { $from } → { $to } by caravan
} · { $cards }{ elfenland-log-new }
elfenland-log-boatmen = { $you ->
    [yes] You travel { $from } → { $to } with the boatmen
   *[no] { $name } travels { $from } → { $to } with the boatmen
} · { $cards }{ elfenland-log-new }
# What a ride adds where a town piece was collected.
elfenland-log-new = { $new ->
    [0] { "" }
    [no] { "" }
   *[yes] { " · " }new town
}
elfenland-log-stop = { $you ->
    [yes] You stop in { $town }
   *[no] { $name } stops in { $town }
}
elfenland-log-discard = { $you ->
    [yes] You discard { $cards }
   *[no] { $name } discards { $cards }
}
elfenland-log-undo = { $you ->
    [yes] You take back a move
   *[no] { $name } takes back a move
}
elfenland-log-over = The game is over

## Buttons and what they cost

elfenland-do-take = Take { thing-the.object }
elfenland-do-take-blind = Draw blind
elfenland-do-place = Place { thing-the.object }
elfenland-do-place-obstacle = Place the obstacle
elfenland-do-pass = Pass
elfenland-do-hide = Keep it hidden
elfenland-do-show = Show { thing-the.object }
elfenland-do-keep = Keep { thing-the.object }
elfenland-do-travel-confirm = Confirm and travel on
elfenland-do-travel-stop = Confirm and stop
elfenland-do-stop = Stop here
elfenland-do-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
elfenland-journey = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}: { $cards } · { $new ->
    [0] no new town
    [one] { $new } new town
   *[other] { $new } new towns
} · { $left ->
    [0] no card left
    [one] { $left } card left
   *[other] { $left } cards left
}
elfenland-any-cards = any { $count }
elfenland-have = { $count ->
    [0] you have none
   *[other] you have { $count }
}

## On the table

elfenland-open-row = Open row
elfenland-pool = pool { $count }
elfenland-chart = Travel chart
elfenland-hand = Your cards
elfenland-counters = Your counters
elfenland-home = Home town: { $town }
elfenland-obstacle-ready = obstacle ready
elfenland-obstacle-used = obstacle used
elfenland-start-player = Start player
elfenland-towns-of = { $count }/{ $total } towns
elfenland-caravan-hint = { $count ->
    [one] Caravan: any { $count } card carries you over a road with a counter.
   *[other] Caravan: any { $count } cards carry you over a road with a counter.
}

## The end

elfenland-result-towns = { $count ->
    [one] { $count } town
   *[other] { $count } towns
}
elfenland-result-distance = { $count ->
    [0] at home
    [one] { $count } step from home
   *[other] { $count } steps from home
}
elfenland-result-cards = { $count ->
    [0] no card left
    [one] { $count } card left
   *[other] { $count } cards left
}
elfenland-result-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
elfenland-result-home = Every town counts 1 point, and every step on the shortest way from your boot to your home town takes 1 off.
# $by: towns, points, cards, nearest, outright or shared; $margin: by how many towns, points or cards.
elfenland-won = { $by ->
    [shared] Shared victory: { $names }
    [outright] { $you ->
        [yes] You win with all 20 towns
       *[no] { $names } wins with all 20 towns
    }
    [nearest] { $you ->
        [yes] You win, nearest to home
       *[no] { $names } wins, nearest to home
    }
    [cards] { $you ->
        [yes] You win with more cards in hand
       *[no] { $names } wins with more cards in hand
    }
    [points] { $margin ->
        [one] { $you ->
            [yes] You win by { $margin } point
           *[no] { $names } wins by { $margin } point
        }
       *[other] { $you ->
            [yes] You win by { $margin } points
           *[no] { $names } wins by { $margin } points
        }
    }
   *[towns] { $margin ->
        [one] { $you ->
            [yes] You win by { $margin } town
           *[no] { $names } wins by { $margin } town
        }
       *[other] { $you ->
            [yes] You win by { $margin } towns
           *[no] { $names } wins by { $margin } towns
        }
    }
}
