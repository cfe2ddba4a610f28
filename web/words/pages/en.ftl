# What the pages around the table say.

## Words for many pages

ui-players-range = { $fewest }–{ $most } players
ui-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
ui-you = you
ui-watch = Watch
ui-watch-match = Watch { $names }
ui-bot = Bot
ui-bot-greedy = Greedy
ui-bot-greedy-text = takes as many towns as it can today
ui-bot-random = Random
ui-bot-random-text = plays anything that is allowed
ui-seat-open = Open seat
ui-seat-free = free
ui-seat-host = host
ui-seat-number = Seat { $number }

## Landing

ui-landing-lead = Twenty towns, seven ways to travel, and friends who put a log across your road.
ui-landing-quick = Play against bots now
ui-landing-quick-wait = Laying out the board
ui-landing-quick-text = { $game }, { $seats } seats, starts at once. No account needed.
ui-landing-invite = Invite friends by link
ui-landing-learn = Read the rules
ui-landing-resume = You left a match on { $when }: { $game },
ui-landing-resume-today = You left a match today: { $game },
ui-landing-resume-turn = it is your turn
ui-landing-resume-open = go back to it
ui-landing-games = Games
ui-landing-now = Being played now

## A new match

ui-new-title = A new match
ui-new-game = Game
ui-new-edition = Edition
ui-new-differs = What differs?
ui-new-differs-hide = Hide what differs
ui-new-changed = changed
ui-new-all = All options
ui-new-fewer = Fewer options
ui-new-same = { $edition } edition, unchanged
ui-new-different = { $count ->
    [one] { $edition } edition, { $count } change
   *[other] { $edition } edition, { $count } changes
}
ui-new-reset = Back to the edition
ui-new-less = Less: { $what }
ui-new-more = More: { $what }
ui-new-seats = Seats
ui-new-seats-count = How many seats
ui-new-who = Who sits at seat { $number }
ui-new-me = You
ui-new-here = At this device
ui-new-here-text = shares this screen with you
ui-new-here-name = Name at seat { $number }
ui-new-here-default = Player { $number }
ui-new-open = Friend by link
ui-new-open-text = you get a link for this seat
ui-new-bot = Bot: { $bot }
ui-new-swap = Sit here
ui-new-find = Who may join
ui-new-find-link = Anyone with the link
ui-new-find-listed = Everybody
ui-new-find-link-text = Only people to whom you send a link.
ui-new-find-listed-text = The table also stands in the list of open tables.
ui-new-table-name = Name of the table
ui-new-table-name-hint = May stay empty
ui-new-summary = { $game }, { $edition } edition
ui-new-summary-changed = { $count ->
    [one] { $game }, { $edition } edition with { $count } change
   *[other] { $game }, { $edition } edition with { $count } changes
}
ui-new-summary-seats = { $bots ->
    [0] { ui-seats-count }, no bots, { $duration }.
    [one] { ui-seats-count }, { $bots } of them a bot, { $duration }.
   *[other] { ui-seats-count }, { $bots } of them bots, { $duration }.
}
ui-new-summary-starts = It starts at once.
ui-new-summary-waits = { $open ->
    [one] It starts when the open seat is taken.
   *[other] It starts when { $open } open seats are taken.
}
ui-new-go = Open the table
ui-new-go-wait = Opening the table

## Tables

ui-tables-title = Tables
ui-tables-mine = My matches
ui-tables-mine-none = You are in no match. Play against bots, or open a table for friends.
ui-tables-open = Open tables
ui-tables-open-none = Nobody waits for players just now.
ui-tables-running = Being played
ui-tables-running-none = Nothing that may be watched is being played.
ui-tables-recent = Recently finished
ui-tables-recent-none = Nothing has ended lately.
ui-tables-new = New match
ui-tables-go = Go to the table
ui-tables-play = Play
ui-tables-join = Take a seat
ui-tables-replay = Replay
# $lasted: a duration, such as 5 minutes.
ui-tables-turn-mine = Your turn for { $lasted }
ui-tables-turn-of = { $names } to decide, for { $lasted }
ui-tables-waits = { $count ->
    [one] Waits for { $count } more player
   *[other] Waits for { $count } more players
}
ui-tables-ended = Ended { $ago }
ui-tables-aside = Set aside: these rules no longer replay it.
ui-tables-updated = Brought up to date every 5 seconds
ui-tables-named = { $name } · { $game }

## Invitation

ui-join-title = You are invited
ui-join-title-by = { $name } invites you
ui-join-name = Your name at the table
ui-join-take = Take the seat
ui-join-watch = Only watch
ui-join-gone-title = This seat is taken
ui-join-gone = The link has been used, or the match is over. Ask for another one.
ui-join-running = The match has begun; you take over the seat as it is.
ui-join-seats = Who plays

## A link between devices

ui-device-title = Go on playing here
ui-device-text = This device becomes you: your name, your seats, your matches. The link works once.
ui-device-take = Go on here
ui-device-taken = Welcome back, { $name }.
ui-device-gone = This link has been used or is too old. Make a new one in the settings of the other device.

## A record

ui-record-title = Open a record
ui-record-text = A record is the text of a whole match. Choose a file or paste it, and watch it from the first move. Nothing is kept.
ui-record-file = Choose a file
ui-record-paste = Or paste the record here
ui-record-open = Watch it
ui-record-wait = Replaying the match
ui-record-empty = Choose a file or paste a record first.
ui-record-long = This is too long to be a record.
ui-record-bad = This is no record that can be replayed here.
ui-record-told = This record holds only what one seat was told, so it cannot be replayed. Once a match is over, its record holds everything.

## Rules

ui-rules-title = The rules of { $game }
ui-rules-contents = Contents
ui-rules-anchor = Link to { $clause }
ui-rules-lead = In plain words, paragraph by paragraph. Each carries the number under which the table names it when it refuses a move.
ui-rules-closed = no way through
ui-rules-none = The rules of this game are not written down here yet.

## Credits

ui-credits-title = Credits
ui-credits-games = The games
ui-credits-games-text = Elfenland, Elfengold, Elfenroads and King of the Elves are games by Alan R. Moon. Elvenhold is made by players who love them and is not connected with their author or their publishers. All words, pictures and code here are our own, save what is named below.
ui-credits-pictures = Pictures
ui-credits-pictures-text = The pictures of transports, pieces and signs come from game-icons.net, by Lorc, Delapouite and contributors, under the licence CC BY 3.0; recoloured, and some drawn with a thicker line. Houses, trees, peaks, dunes, roads and badges are our own drawings.
ui-credits-by = by { $author }
ui-credits-fonts = Typefaces
ui-credits-fonts-text = Under the SIL Open Font License 1.1.
ui-credits-code = Libraries
ui-credits-code-text = Elvenhold is free software under the MIT licence. It stands on these, among others:
