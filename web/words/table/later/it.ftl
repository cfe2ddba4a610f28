# The table: words of what is shown later, or to few.

table-host = ospite
table-gathering = Un nuovo tavolo
table-missing = { $count ->
    [one] { $count } posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
table-complete = Ci sono tutti
table-free = Posto libero
table-invite = Copia l’invito
table-seat-bot = Far sedere un bot
table-start = Inizia la partita
table-start-when = I bot prendono i posti ancora liberi.
table-host-starts = L’ospite dà inizio alla partita.
table-bot-for = Per ora un bot gioca per { $name }.
table-take-back = Riprendere il mio posto
table-name = Nome di questa partita
table-name-keep = Chiamarla così
table-name-kept = Ora la partita si chiama così.
table-name-refused = Una partita non può chiamarsi così.
table-key-tab = scorre aree, pulsanti e luoghi permessi
table-key-arrows = di città in città sulla mappa; di evento in evento in un replay
table-key-digits = scegliere un mezzo
table-key-enter = confermare
table-key-backspace = annullare
table-key-pass = passare
table-key-chart = tabella dei viaggi
table-key-find = cercare una città
table-key-log = diario
table-key-escape = chiudere un foglio
table-key-help = questi tasti
table-replay = Replay
table-replay-first = All’inizio
table-replay-back = Un evento indietro
table-replay-play = Riproduci
table-replay-pause = Pausa
table-replay-forward = Un evento avanti
table-replay-last = Alla fine
table-replay-event = evento { $at } di { $count }
table-replay-slider = Punto della partita
table-replay-speed = Velocità { $speed }
