# Quello che dicono le pagine intorno al tavolo.

## Words for many pages

ui-players-range = { $fewest }–{ $most } giocatori
ui-seats-count = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
ui-you = tu
ui-watch = Guarda
ui-watch-match = Guarda { $names }
ui-bot = Bot
ui-bot-greedy = Ingordo
ui-bot-greedy-text = prende oggi tutte le città che può
ui-bot-random = Caso
ui-bot-random-text = gioca una mossa permessa qualsiasi
ui-seat-open = Posto libero
ui-seat-free = libero
ui-seat-host = invita
ui-seat-number = Posto { $number }

## Landing

ui-landing-lead = Venti città, sette modi di viaggiare e amici che ti mettono un tronco di traverso sulla strada.
ui-landing-quick = Gioca subito contro i bot
ui-landing-quick-wait = Si apre il tabellone
ui-landing-quick-text = { $game }, { $seats } posti, si comincia subito. Senza account.
ui-landing-invite = Invita gli amici con un link
ui-landing-learn = Leggi le regole
ui-landing-resume = Hai lasciato una partita, { $when }: { $game },
ui-landing-resume-today = Hai lasciato una partita oggi: { $game },
ui-landing-resume-turn = tocca a te
ui-landing-resume-open = torna al tavolo
ui-landing-games = Giochi
ui-landing-now = Si gioca adesso

## A new match

ui-new-title = Una nuova partita
ui-new-game = Gioco
ui-new-edition = Edizione
ui-new-differs = Che cosa cambia?
ui-new-differs-hide = Nascondi le differenze
ui-new-changed = modificata
ui-new-all = Tutte le opzioni
ui-new-fewer = Meno opzioni
ui-new-same = Esattamente come l’edizione «{ $edition }»
ui-new-different = { $count ->
    [one] { $count } differenza dall’edizione «{ $edition }»
   *[other] { $count } differenze dall’edizione «{ $edition }»
}
ui-new-reset = Torna all’edizione
ui-new-less = Meno: { $what }
ui-new-more = Più: { $what }
ui-new-seats = Posti
ui-new-seats-count = Quanti posti
ui-new-who = Chi siede al posto { $number }
ui-new-me = Tu
ui-new-here = A questo dispositivo
ui-new-here-text = condivide questo schermo con te
ui-new-here-name = Nome al posto { $number }
ui-new-here-default = Giocatore { $number }
ui-new-open = Amico con link
ui-new-open-text = ricevi un link per questo posto
ui-new-bot = Bot: { $bot }
ui-new-swap = Mi siedo qui
ui-new-find = Chi può partecipare
ui-new-find-link = Chi ha il link
ui-new-find-listed = Tutti
ui-new-find-link-text = Solo le persone a cui mandi un link.
ui-new-find-listed-text = Il tavolo compare anche nell’elenco dei tavoli aperti.
ui-new-table-name = Nome del tavolo
ui-new-table-name-hint = Può restare vuoto
ui-new-summary = { $game }, edizione «{ $edition }»
ui-new-summary-changed = { $count ->
    [one] { $game }, edizione «{ $edition }» con { $count } modifica
   *[other] { $game }, edizione «{ $edition }» con { $count } modifiche
}
ui-new-summary-seats = { $bots ->
    [0] { ui-seats-count }, nessun bot, { $duration }.
    [one] { ui-seats-count }, di cui { $bots } bot, { $duration }.
   *[other] { ui-seats-count }, di cui { $bots } bot, { $duration }.
}
ui-new-summary-starts = Si comincia subito.
ui-new-summary-waits = { $open ->
    [one] Si comincia quando il posto libero è preso.
   *[other] Si comincia quando { $open } posti liberi sono presi.
}
ui-new-go = Apri il tavolo
ui-new-go-wait = Si apre il tavolo

## Tables

ui-tables-title = Tavoli
ui-tables-mine = Le mie partite
ui-tables-mine-none = Non partecipi a nessuna partita. Gioca contro i bot o apri un tavolo per gli amici.
ui-tables-open = Tavoli aperti
ui-tables-open-none = In questo momento nessuno aspetta giocatori.
ui-tables-running = In corso
ui-tables-running-none = Non c’è nulla da guardare in questo momento.
ui-tables-recent = Finite da poco
ui-tables-recent-none = Ultimamente non è finita nessuna partita.
ui-tables-new = Nuova partita
ui-tables-go = Vai al tavolo
ui-tables-play = Gioca
ui-tables-join = Prendi un posto
ui-tables-replay = Rivedi
# $lasted: a duration, such as 5 minutes.
ui-tables-turn-mine = Tocca a te da { $lasted }
ui-tables-turn-of = Tocca a { $names } da { $lasted }
ui-tables-waits = { $count ->
    [one] Manca { $count } giocatore
   *[other] Mancano { $count } giocatori
}
ui-tables-ended = Finita { $ago }
ui-tables-aside = Messa da parte: con queste regole non si può più rivedere.
ui-tables-updated = Aggiornato ogni 5 secondi
ui-tables-named = { $name } · { $game }

## Invitation

ui-join-title = Hai un invito
ui-join-title-by = { $name } ti invita
ui-join-name = Il tuo nome al tavolo
ui-join-take = Prendi il posto
ui-join-watch = Guarda soltanto
ui-join-gone-title = Questo posto è preso
ui-join-gone = Il link è già stato usato, o la partita è finita. Chiedine un altro.
ui-join-running = La partita è cominciata; prendi il posto così com’è.
ui-join-seats = Chi gioca

## A link between devices

ui-device-title = Continua qui
ui-device-text = Anche su questo dispositivo sarai tu: il tuo nome, i tuoi posti, le tue partite. Il link vale una volta.
ui-device-take = Continua qui
ui-device-taken = Bentornato, { $name }.
ui-device-gone = Questo link è già stato usato o è troppo vecchio. Creane un altro nelle impostazioni dell’altro dispositivo.

## A record

ui-record-title = Apri una partita registrata
ui-record-text = È il testo di una partita intera. Scegli un file o incolla il testo e rivedi la partita dalla prima mossa. Nulla viene conservato.
ui-record-file = Scegli un file
ui-record-paste = Oppure incolla qui il testo
ui-record-open = Guardala
ui-record-wait = Si rigioca la partita
ui-record-empty = Prima scegli un file o incolla un testo.
ui-record-long = È troppo lungo per una partita.
ui-record-bad = Non è una partita che si possa rivedere qui.
ui-record-told = Questo testo contiene solo ciò che un posto ha saputo, quindi non si può rivedere. A partita finita contiene tutto.

## Rules

ui-rules-title = Le regole di { $game }
ui-rules-contents = Indice
ui-rules-anchor = Link a { $clause }
ui-rules-lead = In parole semplici, paragrafo per paragrafo. Ognuno porta il numero che il tavolo cita quando rifiuta una mossa.
ui-rules-closed = non si passa
ui-rules-none = Le regole di questo gioco qui non sono ancora scritte.

## Credits

ui-credits-title = Ringraziamenti
ui-credits-games = I giochi
ui-credits-games-text = Elfenland, Elfengold, Elfenroads e King of the Elves sono giochi di Alan R. Moon. Elvenhold è fatto da giocatori che li amano, senza legami con l’autore né con gli editori. Tutti i testi, i disegni e i programmi sono nostri, salvo quanto indicato sotto.
ui-credits-pictures = Disegni
ui-credits-pictures-text = I disegni dei mezzi, dei pezzi e dei segni vengono da game-icons.net, di Lorc, Delapouite e altri, con licenza CC BY 3.0; ricolorati, e alcuni con un tratto più spesso. Case, alberi, cime, dune, strade e insegne sono disegni nostri.
ui-credits-by = di { $author }
ui-credits-fonts = Caratteri
ui-credits-fonts-text = Con licenza SIL Open Font License 1.1.
ui-credits-code = Librerie
ui-credits-code-text = Elvenhold è software libero con licenza MIT. Si regge tra l’altro su queste:
