# The table: words of what is shown later, or to few.

table-host = host
table-gathering = A new table
table-missing = { $count ->
    [one] { $count } seat is still free
   *[other] { $count } seats are still free
}
table-complete = Everybody is here
table-free = Free seat
table-invite = Copy the invitation
table-seat-bot = Seat a bot here
table-start = Start the match
table-start-when = Bots take the seats that are still free.
table-host-starts = The host starts the match.
table-bot-for = A bot plays for { $name } now.
table-take-back = Take my seat back
table-name = Name of this match
table-name-keep = Call it so
table-name-kept = The match is called so now.
table-name-refused = A match cannot be called that.
table-key-tab = through the regions, buttons and legal places
table-key-arrows = from town to town on the map; event by event in a replay
table-key-digits = choose a counter
table-key-enter = confirm
table-key-backspace = take back
table-key-pass = pass
table-key-chart = travel chart
table-key-find = find a town
table-key-log = log
table-key-escape = close a sheet
table-key-help = these keys
table-replay = Replay
table-replay-first = To the beginning
table-replay-back = One event back
table-replay-play = Play
table-replay-pause = Pause
table-replay-forward = One event on
table-replay-last = To the end
table-replay-event = event { $at } of { $count }
table-replay-slider = Place in the match
table-replay-speed = Speed { $speed }
