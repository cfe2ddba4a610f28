# The rules of Elfenland in plain words: the answer to “why not?”, and the page of the rules.

## The page of the rules

rules-elfenland-goal = The goal
rules-elfenland-goal-text = Travel through Elfenland and collect your piece in as many of its 20 towns as you can. Whoever has most after 4 rounds wins.
rules-elfenland-box = What is in the box
rules-elfenland-box-text = Boots, town pieces, counters, obstacles and cards, and how they lie when the game begins.
rules-elfenland-round = The round
rules-elfenland-round-text = Every round has six phases: deal, hidden counter, counters, plan, travel, finish.
rules-elfenland-deal = 1. Deal travel cards
rules-elfenland-deal-text = Travel cards pay for your journey. What you hold decides where you would like to go.
rules-elfenland-hidden = 2. Draw the hidden counter
rules-elfenland-hidden-text = Everybody gets one counter that the others do not see.
rules-elfenland-counters = 3. Draw further counters
rules-elfenland-counters-text = Choose counters that suit your cards, or trust to luck.
rules-elfenland-plan = 4. Plan routes
rules-elfenland-plan-text = Place counters on the roads you want to use. Everybody may use them, and everybody places some.
rules-elfenland-obstacles = Obstacles
rules-elfenland-obstacles-text = An obstacle makes a road dearer for everybody. You have one for the whole game, so choose the moment well.
rules-elfenland-travel = 5. Move the boots
rules-elfenland-travel-text = Pay your way from town to town and collect your pieces.
rules-elfenland-chart = The travel chart
rules-elfenland-chart-text = What a step costs: the transport on the road, the land under it, and the water.
rules-elfenland-caravan = Caravans
rules-elfenland-caravan-text = When the right cards are missing, a caravan takes any.
rules-elfenland-boatmen = Boatmen
rules-elfenland-boatmen-text = In some editions boatmen carry you over a lake for any cards.
rules-elfenland-finish = 6. Finish the round
rules-elfenland-finish-text = The board is cleared, and the next player begins.
rules-elfenland-end = The end of the game
rules-elfenland-end-text = When the game is over, who wins, and what happens when players are level.
rules-elfenland-home = Home towns
rules-elfenland-home-text = With this variant, everybody also wants to end the game near a secret town.
rules-elfenland-secrets = Who sees what
rules-elfenland-secrets-text = What is secret, and what is open to all.
rules-elfenland-variants = Variants and unusual numbers
rules-elfenland-variants-text = What changes from edition to edition, and what happens when a table plays with numbers of its own.

## Setup

clause-EL-S01 = 2 to 6 players can play.
clause-EL-S02 = Everybody gets an elf boot, 20 town pieces, a travel chart and 1 obstacle. The number of obstacles is an option.
clause-EL-S03 = All elf boots start in Elvenhold.
clause-EL-S04 = Each of the 20 other towns holds one piece of every player. Elvenhold holds none.
clause-EL-S05 = Pieces that nobody plays with stay in the box.
clause-EL-S06 = The deck has 72 travel cards: 10 of each of the six land transports and 12 rafts.
clause-EL-S07 = The pool has 48 counters, 8 of each of the six land transports, face down and mixed. Obstacles are kept apart.
clause-EL-S08 = 5 counters are turned face up as the open row, before the game begins. In some editions this happens only when counters are drawn.
clause-EL-S09 = The game starts in round 1, and the rounds are counted up from there.
clause-EL-S10 = One player begins the first round. By default the lot decides; whoever opens the table may also choose a seat.
clause-EL-S11 = With home towns, everybody gets one town card face down and only its owner looks at it. Without them, town cards stay in the box.

## The round

clause-EL-R01 = The game lasts 4 rounds, and every round has the same six phases in the same order. The number of rounds is an option.
clause-EL-R02 = The start player acts first, then everybody else clockwise.

## Phase 1

clause-EL-P1-1 = In round 1 everybody is dealt 8 travel cards. How many is an option.
clause-EL-P1-2 = From round 2 on, hands are refilled to 8 cards. In some editions everybody gets 8 new cards on top of those kept.
clause-EL-P1-3 = Before each deal all travel cards that nobody holds are shuffled together.
clause-EL-P1-4 = Travel cards are dealt only at the start of a round, never in between.
clause-EL-P1-5 = With the usual numbers there are always enough cards for everybody.

## Phase 2

clause-EL-P2-1 = Each player draws one hidden counter from the pool and looks at it.
clause-EL-P2-2 = The counter you have just drawn stays hidden. In some editions you may show it right away, but not later.
clause-EL-P2-3 = You may look at your own hidden counters at any time.
clause-EL-P2-4 = From round 2 on you can own two hidden counters: the new one and one you kept.

## Phase 3

clause-EL-P3-1 = 5 counters lie face up in the open row to choose from. How many is an option.
clause-EL-P3-2 = Going round the table 3 times, everybody takes one counter each time. How many times is an option.
clause-EL-P3-3 = Take a counter that lies in the open row, or draw one blind from the pool.
clause-EL-P3-4 = Every counter you take now lies open in front of you, even one drawn blind.
clause-EL-P3-5 = When a counter leaves the open row, a new one takes its place at once.
clause-EL-P3-6 = With the usual numbers you now own 4 counters, or 5 if you kept one from the last round.
clause-EL-P3-7 = With the usual numbers the pool never runs out.

## Phase 4

clause-EL-P4-1 = On your turn place one of your own counters, place an obstacle of yours, or pass. One thing a turn.
clause-EL-P4-2 = A counter can only lie on a road that its transport can use. The travel chart shows which.
clause-EL-P4-3 = Each road has room for only one counter.
clause-EL-P4-4 = You may place hidden and open counters alike. Once placed, everybody sees them.
clause-EL-P4-5 = Rivers and lakes take no counters and no obstacles.
clause-EL-P4-6 = An obstacle goes on a road that already holds a counter and no other obstacle.
clause-EL-P4-7 = You can place 1 obstacle in the whole game; then it is used up. Some tables play with more, or with none.
clause-EL-P4-8 = Everybody may use every counter on the board. An obstacle is in everybody’s way, yours too.
clause-EL-P4-9 = You may always pass, and you may place again on a later turn.
clause-EL-P4-10 = Planning ends when everybody has passed, one right after the other.
clause-EL-P4-11 = If you have nothing that you may place, you must pass.
clause-EL-P4-12 = In some editions you choose right after planning which counter you keep, and return the others before anybody travels.

## Phase 5

clause-EL-M01 = You make your whole journey in one go, then the next player travels.
clause-EL-M02 = A journey goes from town to neighbouring town, starting where your boot stands. You may make as many steps as you can pay, or none.
clause-EL-M03 = By land you can only travel on a road that holds a counter.
clause-EL-M04 = A road is paid with cards of the transport that lies on it, 1 or 2 as the travel chart says.
clause-EL-M05 = An obstacle costs 1 more card of the same transport. How many more is an option.
clause-EL-M06 = A river needs no counter: it costs 1 raft with the current and 2 rafts against it.
clause-EL-M07 = A lake needs no counter: each crossing costs 2 rafts, in either direction. In some editions Mare Nebulae costs only 1.
clause-EL-M08 = You may use the same road several times, in both directions, and pay in full each time.
clause-EL-M09 = Counters and obstacles are not used up by travelling. They stay until the round is finished.
clause-EL-M10 = In every town you reach, even just passing through, you take your town piece if it is still there.
clause-EL-M11 = You may travel through Elvenhold like any town. There is no piece to collect.
clause-EL-M12 = Your journey ends when you choose to stop or when you can pay no further step.
clause-EL-M13 = Cards played or discarded come back only with the next deal.
clause-EL-M14 = You may keep 4 travel cards at most and choose which. You discard the others after your journey, or at some tables at the end of the round.

## Caravans and boatmen

clause-EL-C01 = A caravan carries you over a road for any 3 cards, equal or different, rafts too. In some editions it costs 5, and some tables play without.
clause-EL-C02 = A caravan too needs a counter on the road.
clause-EL-C03 = An obstacle makes a caravan dearer by 1 card of any kind, so usually 4 cards in all.
clause-EL-C04 = You may take a caravan even if you could pay for the road. At some tables it is allowed only if you cannot.
clause-EL-C05 = Caravans do not cross water. Only boatmen do, in some editions, on Mare Nebulae.
clause-EL-C06 = In some editions boatmen carry you over Mare Nebulae for any 3 cards instead of rafts. No counter is needed, and the price is an option.

## Lakes

clause-EL-F01 = Mare Magnum joins Virst, Strykhaven and Elvenhold; Mare Nebulae joins Grangor, Yttar and Parundia. You can cross between any two of the three, both ways.
clause-EL-F02 = In the Amigo editions every crossing of a lake costs 2 rafts.
clause-EL-F03 = In Moon’s original rules and their kin, Mare Magnum costs 2 rafts and Mare Nebulae 1 raft or the boatmen.

## Phase 6

clause-EL-P6-1 = The card of the finished round is put away.
clause-EL-P6-2 = For the next round the player to the left becomes start player.
clause-EL-P6-3 = All counters on the board go back to the pool.
clause-EL-P6-4 = You keep 1 of your unused counters, hidden or open, and return the others. How many you keep is an option.
clause-EL-P6-5 = The open row stays as it is, and the pool is mixed. In some editions the row goes back too and is laid out anew.
clause-EL-P6-6 = An obstacle that was placed leaves the game. One that was not placed stays with its owner.
clause-EL-P6-7 = All travel cards that nobody holds are shuffled for the next deal.

## End

clause-EL-E01 = The game is over after 4 rounds, or earlier if somebody has all 20 town pieces. The number of rounds is an option.
clause-EL-E02 = Without home towns, whoever has collected most town pieces wins.
clause-EL-E03 = If players are level, whoever has more travel cards left in hand is ahead.
clause-EL-E04 = If somebody has all 20 pieces early, the round is finished and counted as usual. In some editions they win outright after round 3, or on the spot.
clause-EL-E05 = With the usual numbers nobody can have all 20 pieces before round 3: every step costs a card, and there are not enough cards for it.
clause-EL-H01 = With home towns, each town piece counts 1 point, and the distance from your boot to your home town is taken off. The highest score wins.
clause-EL-H02 = Distance is the number of steps on the shortest way, by road, river or lake. Counters, obstacles and the current do not matter.
clause-EL-H03 = Town cards stay secret until the game is over.
clause-EL-H04 = With home towns, ties go to whoever stands nearest to home, then to whoever has most travel cards. In some editions only the cards decide.

## Doubts and how they are settled

clause-AMB-EL-01 = A caravan is yours to take even if you could pay for the road. Some tables play the stricter way.
clause-AMB-EL-02 = Where caravans are only for those who cannot pay, “cannot pay” means: you lack some of the cards for this step, those for an obstacle included.
clause-AMB-EL-03 = You pay the exact price and no more. A caravan may well be paid with cards that match the counter.
clause-AMB-EL-04 = Where a caravan costs 5 cards, it costs 6 with an obstacle: an obstacle is always added.
clause-AMB-EL-05 = Unless the table says otherwise, boatmen cost as much as a caravan.
clause-AMB-EL-06 = With unusual numbers the pool can run out. Then the open row is filled as far as it goes, nobody draws blind from an empty pool, and a pick is skipped if nothing is left.
clause-AMB-EL-07 = With unusual numbers the deck can run out. Then cards are dealt one by one, clockwise, until none is left.
clause-AMB-EL-08 = If you own nothing to place, the pass is made for you. A hidden counter that fits nowhere stays your secret: then you pass yourself.
clause-AMB-EL-09 = Nobody has to place. Passing is always free.
clause-AMB-EL-10 = You choose what to discard, after your own journey, in every round, the last one too. At some tables this waits until the end of the round.
clause-AMB-EL-11 = In the Amigo editions the first counter must stay secret. It is a rule, not a wish.
clause-AMB-EL-12 = You cannot choose to keep no counter: if you have any left, you keep one.
clause-AMB-EL-13 = An obstacle you have not placed does not count as a counter kept.
clause-AMB-EL-14 = The open row stays between rounds in the German, English and Italian editions, and is renewed in all others.
clause-AMB-EL-15 = It matters when you choose the counter to keep: right after planning you have not yet seen where everybody travels.
clause-AMB-EL-16 = In the English edition, whoever has 20 pieces wins at the end of round 3, so that everybody has had the same number of turns.
clause-AMB-EL-17 = If the game ends early with home towns, the German, French and Italian editions still take off the distance. In the others 20 pieces win whatever the distance.
clause-AMB-EL-18 = If several players have all 20 pieces, most travel cards in hand wins. If that is level too, they share the victory.
clause-AMB-EL-19 = Players who are still level after every tie-break share the victory.
clause-AMB-EL-20 = The way home may use lakes and rivers, even against the current, and may lead through Elvenhold.
clause-AMB-EL-21 = Distance counts steps, not the towns in between: a neighbouring town is 1 away.
clause-AMB-EL-22 = There are 12 town cards: Beata, Erg’Eren, Grangor, Ixara, Jaccaranda, Mah’Davikia, Strykhaven, Tichih, Usselen, Virst, Wylhien and Yttar. The list is an option.
clause-AMB-EL-23 = There are pieces for six, so 2 to 6 can play.
clause-AMB-EL-24 = Nobody’s age is known here, so the start player is drawn by lot, unless the table names a seat.
clause-AMB-EL-25 = Mare Magnum lies between Virst, Strykhaven and Elvenhold, Mare Nebulae between Grangor, Yttar and Parundia. All three crossings of each lake are direct.
clause-AMB-EL-26 = Where two ways join the same two towns, they are separate: each has its own counter and its own obstacle.
clause-AMB-EL-27 = Your own obstacle is in your way too.
clause-AMB-EL-28 = Town pieces lie in all 20 towns other than Elvenhold, not in towns of your choice.
clause-AMB-EL-29 = Any counter of yours may be placed, a hidden one too. It is turned face up.
clause-AMB-EL-30 = Planning does not end when one player has had enough. It ends when all pass in a row.
clause-AMB-EL-31 = With the JesWeb card too, everybody takes 3 more counters.
clause-AMB-EL-32 = If somebody gets all 20 pieces in the last round, it is counted as usual.
clause-AMB-EL-33 = Cards in hand and hidden counters are secret, but everybody sees how many there are. Town cards are secret until the end.
clause-AMB-EL-34 = Everybody chooses which counters to keep at the same time. Nobody sees another’s choice before making their own.
clause-AMB-EL-35 = Where the JesWeb card says nothing, the German edition holds.

## Completions

clause-COM-E1 = Where the open row is renewed, the new one is laid out at the end of the round. If the table lays it out only when counters are drawn, it waits until then.
clause-COM-E2 = The open row is refilled after the last pick of a round too.
clause-COM-E3 = In the last round you are asked for discards, but not which counters to keep, unless that is chosen right after planning.
clause-COM-E4 = You may show only the counter you have just drawn, and only now.
clause-COM-E5 = With another number of rounds, the outright win with 20 pieces is looked at after the last round but one.
clause-COM-E6 = Where 20 pieces win on the spot, the game stops there: nobody else travels and nobody discards. The winner’s score is the pieces alone.
clause-COM-E7 = Boatmen are open to everybody, even where caravans are only for those who cannot pay.
clause-COM-E8 = You keep exactly as many counters as the table allows, or all you have if they are fewer. You choose them one by one.
clause-COM-E9 = A hidden dragon and an open dragon are two different counters: you choose which of them to place or keep.
clause-COM-E10 = If you own no counter and no unused obstacle, your pass is played for you.
clause-COM-E11 = Where cards are discarded at the end of the round, that comes before the game is checked for its end.
clause-COM-E12 = Your cards, your hidden counters and your town card are yours alone to see. Everything played, placed, discarded or laid open is seen by all.
