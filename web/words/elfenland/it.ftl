# Come Elfenland parla italiano; il senso delle variabili è spiegato in en.ftl.

## Il gioco

elfenland-name = Elfenland
elfenland-tagline = Prepara l’itinerario, piazza i tuoi mezzi e fai i conti con quelli degli altri.
elfenland-duration = circa 40 minuti

## Le edizioni

elfenland-preset-amigo-de = Tedesca
elfenland-preset-amigo-de-text = La mano si completa fino a 8 carte e la fila scoperta resta da un turno all’altro.
elfenland-preset-rio-grande = Inglese
elfenland-preset-rio-grande-text = Come l’edizione tedesca, ma chi ha tutte le 20 città dopo il turno 3 vince subito.
elfenland-preset-amigo-fr = Francese
elfenland-preset-amigo-fr-text = Come l’edizione tedesca, ma la fila scoperta si rinnova dopo ogni turno.
elfenland-preset-amigo-it = Italiana
elfenland-preset-amigo-it-text = Si gioca esattamente come l’edizione tedesca.
elfenland-preset-moon = Originale di Moon
elfenland-preset-moon-text = Le regole dell’autore: città natali segrete, 8 carte nuove a ogni turno e barcaioli sul Mare Nebulae.
elfenland-preset-jesweb = JesWeb
elfenland-preset-jesweb-text = Città natali e barcaioli come nelle regole di Moon, ma il primo mezzo resta segreto e scegli che cosa tenere dopo i viaggi.
elfenland-preset-faidutti = Faidutti
elfenland-preset-faidutti-text = Le regole di Moon con una carovana più cara: 5 carte, su strada e con i barcaioli.

## Le opzioni

elfenland-option-rounds = Turni
elfenland-option-rounds-text = Quanti turni dura la partita.
elfenland-option-rounds-count = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
elfenland-option-start-player = Primo giocatore
elfenland-option-start-player-text = Chi comincia il primo turno.
elfenland-option-start-player-random = Estratto a sorte
elfenland-option-start-player-oldest = Il più anziano (estratto a sorte)
elfenland-option-start-player-youngest = Il più giovane (estratto a sorte)
elfenland-option-start-player-seat-0 = Posto 1
elfenland-option-start-player-seat-1 = Posto 2
elfenland-option-start-player-seat-2 = Posto 3
elfenland-option-start-player-seat-3 = Posto 4
elfenland-option-start-player-seat-4 = Posto 5
elfenland-option-start-player-seat-5 = Posto 6
elfenland-option-deal-mode = Carte nuove a ogni turno
elfenland-option-deal-mode-text = Completare la mano o distribuire un’intera mano in più.
elfenland-option-deal-mode-refill = Completare
elfenland-option-deal-mode-deal8 = Una mano in più
elfenland-option-hand-size = Carte in mano
elfenland-option-hand-size-text = Quante carte di viaggio riceve ognuno.
elfenland-option-hand-size-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
elfenland-option-hand-limit = Carte da tenere
elfenland-option-hand-limit-text = Quante carte di viaggio puoi tenere per il turno seguente.
elfenland-option-hand-limit-none = Senza limite
elfenland-option-hand-limit-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
elfenland-option-hand-limit-timing = Quando si scartano le carte
elfenland-option-hand-limit-timing-text = Quando scarti le carte in eccesso.
elfenland-option-hand-limit-timing-after-move = Dopo il tuo viaggio
elfenland-option-hand-limit-timing-end-of-round = Alla fine del turno
elfenland-option-first-counter = Il primo mezzo
elfenland-option-first-counter-text = Puoi mostrare il mezzo coperto che hai appena pescato?
elfenland-option-first-counter-secret = Resta segreto
elfenland-option-first-counter-owner-may-reveal = Si può mostrare
elfenland-option-open-row-size = Fila scoperta
elfenland-option-open-row-size-text = Tra quanti mezzi scoperti si può scegliere.
elfenland-option-open-row-size-count = { $count ->
    [one] { $count } mezzo
   *[other] { $count } mezzi
}
elfenland-option-open-row-created = Quando si forma la fila
elfenland-option-open-row-created-text = Prima del primo turno oppure ogni volta che si scelgono i mezzi.
elfenland-option-open-row-created-setup = Prima della partita
elfenland-option-open-row-created-phase3 = Al momento della scelta
elfenland-option-open-row-persist = Fila tra un turno e l’altro
elfenland-option-open-row-persist-text = Che cosa succede alla fila scoperta quando finisce un turno.
elfenland-option-open-row-persist-keep = Resta
elfenland-option-open-row-persist-renew = Si rinnova
elfenland-option-open-picks = Mezzi da prendere
elfenland-option-open-picks-text = Quanti mezzi prendi a ogni turno, oltre a quello coperto.
elfenland-option-open-picks-count = { $count ->
    [one] { $count } mezzo
   *[other] { $count } mezzi
}
elfenland-option-counter-limit = Mezzi da tenere
elfenland-option-counter-limit-text = Quanti mezzi non usati tieni per il turno seguente.
elfenland-option-counter-limit-count = { $count ->
    [one] { $count } mezzo
   *[other] { $count } mezzi
}
elfenland-option-counter-limit-timing = Quando si restituiscono i mezzi
elfenland-option-counter-limit-timing-text = Scegli prima o dopo aver visto i viaggi.
elfenland-option-counter-limit-timing-end-of-round = Alla fine del turno
elfenland-option-counter-limit-timing-end-of-phase4 = Dopo la pianificazione
elfenland-option-obstacles-per-player = Ostacoli
elfenland-option-obstacles-per-player-text = Quanti ostacoli ha ognuno per tutta la partita.
elfenland-option-obstacles-per-player-count = { $count ->
    [0] Nessuno
    [one] { $count } ostacolo
   *[other] { $count } ostacoli
}
elfenland-option-obstacle-extra = Prezzo di un ostacolo
elfenland-option-obstacle-extra-text = Quante carte in più costa una strada con un ostacolo.
elfenland-option-obstacle-extra-count = { $count ->
    [one] { $count } carta in più
   *[other] { $count } carte in più
}
elfenland-option-caravan = Carovana
elfenland-option-caravan-text = Carte qualsiasi ti portano su una strada con un mezzo di trasporto.
elfenland-option-caravan-true = Con carovane
elfenland-option-caravan-false = Senza carovane
elfenland-option-caravan-cost = Prezzo di una carovana
elfenland-option-caravan-cost-text = Quante carte qualsiasi costa una carovana.
elfenland-option-caravan-cost-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
elfenland-option-caravan-condition = Chi può prendere una carovana
elfenland-option-caravan-condition-text = Tutti, o solo chi non può pagare la strada con le carte adatte.
elfenland-option-caravan-condition-always = Tutti
elfenland-option-caravan-condition-only-if-unable = Solo chi non può pagare
elfenland-option-lake-cost = Attraversare un lago
elfenland-option-lake-cost-text = Zattere per il Mare Magnum e per il Mare Nebulae.
elfenland-option-lake-cost-magnum = Mare Magnum
elfenland-option-lake-cost-nebulae = Mare Nebulae
elfenland-option-lake-cost-count = { $count ->
    [one] { $count } zattera
   *[other] { $count } zattere
}
elfenland-option-boatmen = Barcaioli
elfenland-option-boatmen-text = Carte qualsiasi ti portano al di là di questi laghi.
elfenland-option-boatmen-none = Senza barcaioli
elfenland-option-boatmen-magnum = Mare Magnum
elfenland-option-boatmen-nebulae = Mare Nebulae
elfenland-option-boatmen-cost = Prezzo dei barcaioli
elfenland-option-boatmen-cost-text = Quante carte qualsiasi chiedono i barcaioli.
elfenland-option-boatmen-cost-caravan = Come una carovana
elfenland-option-boatmen-cost-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
elfenland-option-home-town = Città natale
elfenland-option-home-town-text = Ognuno riceve una città segreta e vuole finire la partita lì vicino.
elfenland-option-home-town-true = Con città natali
elfenland-option-home-town-false = Senza città natali
elfenland-option-home-tiebreak = Parità con città natali
elfenland-option-home-tiebreak-text = Che cosa decide in caso di parità quando si gioca con le città natali.
elfenland-option-home-tiebreak-none = La vittoria è condivisa
elfenland-option-home-tiebreak-nearest = Chi è più vicino alla città natale
elfenland-option-home-tiebreak-cards = Chi ha più carte in mano
elfenland-option-base-tiebreak = Parità senza città natali
elfenland-option-base-tiebreak-text = Che cosa decide in caso di parità quando si gioca senza le città natali.
elfenland-option-base-tiebreak-none = La vittoria è condivisa
elfenland-option-base-tiebreak-nearest = Chi è più vicino alla città natale
elfenland-option-base-tiebreak-cards = Chi ha più carte in mano
elfenland-option-early-end = Se qualcuno ha tutte le 20 città in anticipo
elfenland-option-early-end-text = Si continua, si finisce il turno e si conta, oppure si vince subito.
elfenland-option-early-end-none = Si continua
elfenland-option-early-end-finish-round-score = Si finisce il turno e si conta
elfenland-option-early-end-round3-outright = Vittoria dopo il penultimo turno
elfenland-option-early-end-instant-round3 = Vittoria immediata
elfenland-option-town-card-list = Città natali possibili
elfenland-option-town-card-list-text = Le città che hanno una carta delle città.
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

## I mezzi e le carte

thing-pig = Maiale gigante
    .short = Maiale
    .text = 1 carta in pianura e nel bosco. Non nel deserto né in montagna.
thing-elfcycle = Ruota dei folletti
    .short = Ruota
    .text = 1 carta in pianura e nel bosco, 2 in montagna. Non nel deserto.
thing-cloud = Nuvola magica
    .short = Nuvola
    .text = 1 carta in montagna, 2 in pianura e nel bosco. Non nel deserto.
thing-unicorn = Unicorno
    .short = Unicorno
    .text = 1 carta nel bosco e in montagna, 2 nel deserto. Non in pianura.
thing-trollwagon = Carrozza dei demoni
    .short = Carrozza
    .text = Va ovunque sulla terra: 1 carta in pianura, 2 nel bosco, nel deserto e in montagna.
thing-dragon = Drago
    .short = Drago
    .text = Va ovunque sulla terra: 1 carta in pianura, nel deserto e in montagna, 2 nel bosco.
thing-raft = Zattera
    .short = Zattera
    .text = Solo sull’acqua: 1 carta con la corrente, 2 controcorrente. I laghi hanno il loro prezzo.
thing-obstacle = Ostacolo
    .short = Ostacolo
    .text = Si mette su una strada con un mezzo di trasporto e la rende più cara per tutti.
thing-hidden = Mezzo coperto
    .short = Coperto
    .text = Un mezzo di trasporto che solo il suo proprietario conosce.

thing-count = { $thing ->
    [pig] { $count ->
        [one] { $count } maiale gigante
       *[other] { $count } maiali giganti
    }
    [elfcycle] { $count ->
        [one] { $count } ruota dei folletti
       *[other] { $count } ruote dei folletti
    }
    [cloud] { $count ->
        [one] { $count } nuvola magica
       *[other] { $count } nuvole magiche
    }
    [unicorn] { $count ->
        [one] { $count } unicorno
       *[other] { $count } unicorni
    }
    [trollwagon] { $count ->
        [one] { $count } carrozza dei demoni
       *[other] { $count } carrozze dei demoni
    }
    [dragon] { $count ->
        [one] { $count } drago
       *[other] { $count } draghi
    }
    [raft] { $count ->
        [one] { $count } zattera
       *[other] { $count } zattere
    }
    [obstacle] { $count ->
        [one] { $count } ostacolo
       *[other] { $count } ostacoli
    }
    [hidden] { $count ->
        [one] { $count } mezzo coperto
       *[other] { $count } mezzi coperti
    }
   *[card] { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
}

thing-the = { $thing ->
    [pig] il maiale
    [elfcycle] la ruota
    [cloud] la nuvola
    [unicorn] l’unicorno
    [trollwagon] la carrozza
    [dragon] il drago
    [raft] la zattera
    [obstacle] l’ostacolo
   *[hidden] il mezzo coperto
}
    .object = { $thing ->
        [pig] il maiale
        [elfcycle] la ruota
        [cloud] la nuvola
        [unicorn] l’unicorno
        [trollwagon] la carrozza
        [dragon] il drago
        [raft] la zattera
        [obstacle] l’ostacolo
       *[hidden] il mezzo coperto
    }

counter-a = { $counter ->
    [pig] un maiale gigante
    [elfcycle] una ruota dei folletti
    [cloud] una nuvola magica
    [unicorn] un unicorno
    [trollwagon] una carrozza dei demoni
    [dragon] un drago
   *[hidden] un mezzo coperto
}

travel-by = { $how ->
    [pig] in groppa al maiale gigante
    [elfcycle] con la ruota dei folletti
    [cloud] sulla nuvola magica
    [unicorn] in groppa all’unicorno
    [trollwagon] con la carrozza dei demoni
    [dragon] in groppa al drago
   *[raft] in zattera
}

## Il paese

terrain-plain = Pianura
terrain-wood = Bosco
terrain-desert = Deserto
terrain-mountain = Montagna
terrain-river = Fiume
terrain-lake = Lago
lake-magnum = Mare Magnum
lake-nebulae = Mare Nebulae
road-name = { $from } – { $to }
road-with-current = Con la corrente
road-against-current = Controcorrente

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

## Le fasi

elfenland-station-deal = Distribuire
elfenland-station-hidden = Mezzo coperto
elfenland-station-counters = Altri mezzi
elfenland-station-plan = Pianificare
elfenland-station-travel = Viaggiare
elfenland-station-finish = Fine turno
elfenland-round = Turno { $number }
elfenland-round-of = Turno { $number } di { $rounds }
elfenland-lap = giro { $lap } di { $laps }

## Che cosa devo fare

elfenland-prompt-start = Si estrae a sorte il primo giocatore
elfenland-prompt-homes = Si distribuiscono le città natali
elfenland-prompt-opening = Si forma la fila scoperta
elfenland-prompt-dealing = Si distribuiscono le carte di viaggio
elfenland-prompt-hidden = Si pescano i mezzi coperti
elfenland-prompt-showing = Mostra il tuo nuovo mezzo o tienilo coperto
elfenland-prompt-row = Si forma la fila scoperta
elfenland-prompt-draft = Prendi un mezzo di trasporto
elfenland-prompt-refill = Si completa la fila scoperta
elfenland-prompt-blind = Si pesca un mezzo di trasporto
elfenland-prompt-plan = Tocca a te pianificare
elfenland-prompt-keep = { $count ->
    [one] Tieni { $count } mezzo
   *[other] Tieni { $count } mezzi
}
elfenland-prompt-reveal = Si mostrano i mezzi tenuti
elfenland-prompt-travel = Il tuo viaggio
elfenland-prompt-caravan = Scegli le carte per la tua carovana
elfenland-prompt-discard = { $limit ->
    [0] Scarta tutte le carte
    [one] Scarta fino a tenere { $limit } carta
   *[other] Scarta fino a tenere { $limit } carte
}
elfenland-prompt-over = La partita è finita

## Che cosa fanno gli altri

elfenland-waiting-start = Si estrae a sorte il primo giocatore
elfenland-waiting-homes = Si distribuiscono le città natali
elfenland-waiting-opening = Si forma la fila scoperta
elfenland-waiting-dealing = Si distribuiscono le carte di viaggio
elfenland-waiting-hidden = Si pescano i mezzi coperti
elfenland-waiting-showing = { $name } decide se mostrare il nuovo mezzo
elfenland-waiting-row = Si forma la fila scoperta
elfenland-waiting-draft = { $name } sceglie un mezzo di trasporto
elfenland-waiting-refill = Si completa la fila scoperta
elfenland-waiting-blind = { $name } pesca un mezzo di trasporto
elfenland-waiting-plan = { $name } pianifica l’itinerario
elfenland-waiting-keep = { $name } sceglie che cosa tenere
elfenland-waiting-reveal = Si mostrano i mezzi tenuti
elfenland-waiting-travel = { $name } è in viaggio
elfenland-waiting-caravan = { $name } paga una carovana
elfenland-waiting-discard = { $name } scarta
elfenland-waiting-over = La partita è finita

## Il diario

elfenland-log-round = Turno { $number }
elfenland-log-start = { $you ->
    [yes] Cominci tu
   *[no] Comincia { $name }
}
elfenland-log-home-me = La tua città natale è { $town }
elfenland-log-home-others = Ognuno riceve una città natale segreta
elfenland-log-deal-me = Ricevi: { $cards }
elfenland-log-deal-others = Carte distribuite: { $names }
elfenland-log-dealt = { $name } { $count }
elfenland-log-draw-hidden-me = Peschi di nascosto { counter-a }
elfenland-log-draw-hidden-others = { $count ->
    [one] { $names } pesca un mezzo coperto
   *[other] { $names } pescano un mezzo coperto ciascuno
}
elfenland-log-turn-up = Nella fila scoperta: { $counters }
elfenland-log-hide = { $you ->
    [yes] Tieni coperto il tuo nuovo mezzo
   *[no] { $name } tiene coperto il nuovo mezzo
}
elfenland-log-show = { $you ->
    [yes] Mostri { counter-a }
   *[no] { $name } mostra { counter-a }
}
elfenland-log-take = { $you ->
    [yes] Prendi { counter-a }
   *[no] { $name } prende { counter-a }
}
elfenland-log-take-blind = { $you ->
    [yes] Peschi alla cieca { counter-a }
   *[no] { $name } pesca alla cieca { counter-a }
}
elfenland-log-pass = { $you ->
    [yes] Passi
   *[no] { $name } passa
}
elfenland-log-pass-many = { $names } passano
elfenland-log-pass-all = Passano tutti e { $count }
elfenland-log-place = { $you ->
    [yes] Piazzi { counter-a } su { $road }
   *[no] { $name } piazza { counter-a } su { $road }
}
elfenland-log-obstacle = { $you ->
    [yes] Metti un ostacolo su { $road }
   *[no] { $name } mette un ostacolo su { $road }
}
elfenland-log-keep = { $you ->
    [yes] Scegli di tenere: { $counters }
   *[no] { $name } sceglie di tenere: { $counters }
}
elfenland-log-keep-sealed = { $name } ha scelto che cosa tenere
elfenland-log-reveal = { $you ->
    [yes] Tieni: { $counters }
   *[no] { $name } tiene: { $counters }
}
elfenland-log-ride = { $you ->
    [yes] Viaggi { $from } → { $to } { travel-by }
   *[no] { $name } viaggia { $from } → { $to } { travel-by }
} · { $cards }{ elfenland-log-new }
elfenland-log-caravan = { $you ->
    [yes] Viaggi { $from } → { $to } con la carovana
   *[no] { $name } viaggia { $from } → { $to } con la carovana
} · { $cards }{ elfenland-log-new }
elfenland-log-boatmen = { $you ->
    [yes] Viaggi { $from } → { $to } con i barcaioli
   *[no] { $name } viaggia { $from } → { $to } con i barcaioli
} · { $cards }{ elfenland-log-new }
elfenland-log-new = { $new ->
    [0] { "" }
    [no] { "" }
   *[yes] { " · " }nuova città
}
elfenland-log-stop = { $you ->
    [yes] Ti fermi a { $town }
   *[no] { $name } si ferma a { $town }
}
elfenland-log-discard = { $you ->
    [yes] Scarti: { $cards }
   *[no] { $name } scarta: { $cards }
}
elfenland-log-undo = { $you ->
    [yes] Annulli una mossa
   *[no] { $name } annulla una mossa
}
elfenland-log-over = La partita è finita

## I pulsanti e il loro prezzo

elfenland-do-take = Prendi { thing-the.object }
elfenland-do-take-blind = Pesca alla cieca
elfenland-do-place = Piazza { thing-the.object }
elfenland-do-place-obstacle = Metti l’ostacolo
elfenland-do-pass = Passa
elfenland-do-hide = Tieni coperto
elfenland-do-show = Mostra { thing-the.object }
elfenland-do-keep = Tieni { thing-the.object }
elfenland-do-travel-confirm = Conferma e prosegui
elfenland-do-travel-stop = Conferma e fermati
elfenland-do-stop = Fermati qui
elfenland-do-discard = { $count ->
    [one] Scarta { $count } carta
   *[other] Scarta { $count } carte
}
elfenland-journey = { $steps ->
    [one] { $steps } tappa
   *[other] { $steps } tappe
}: { $cards } · { $new ->
    [0] nessuna nuova città
    [one] { $new } nuova città
   *[other] { $new } nuove città
} · { $left ->
    [0] nessuna carta rimasta
    [one] { $left } carta rimasta
   *[other] { $left } carte rimaste
}
elfenland-any-cards = { $count } a scelta
elfenland-have = { $count ->
    [0] non ne hai
   *[other] ne hai { $count }
}

## Sul tavolo

elfenland-open-row = Fila scoperta
elfenland-pool = riserva { $count }
elfenland-chart = Carta geografica
elfenland-hand = Le tue carte
elfenland-counters = I tuoi mezzi
elfenland-home = Città natale: { $town }
elfenland-obstacle-ready = ostacolo pronto
elfenland-obstacle-used = ostacolo usato
elfenland-start-player = Primo giocatore
elfenland-towns-of = { $count }/{ $total } città
elfenland-caravan-hint = { $count ->
    [one] Carovana: { $count } carta qualsiasi ti porta su una strada con un mezzo di trasporto.
   *[other] Carovana: { $count } carte qualsiasi ti portano su una strada con un mezzo di trasporto.
}

## La fine

elfenland-result-towns = { $count ->
    [one] { $count } città
   *[other] { $count } città
}
elfenland-result-distance = { $count ->
    [0] a casa
    [one] a { $count } tappa da casa
   *[other] a { $count } tappe da casa
}
elfenland-result-cards = { $count ->
    [0] nessuna carta rimasta
    [one] { $count } carta rimasta
   *[other] { $count } carte rimaste
}
elfenland-result-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
elfenland-result-home = Ogni città vale 1 punto, e ogni tappa del percorso più breve dal tuo stivale alla tua città natale ne toglie 1.
elfenland-won = { $by ->
    [shared] Vittoria condivisa: { $names }
    [outright] { $you ->
        [yes] Vinci con tutte le 20 città
       *[no] { $names } vince con tutte le 20 città
    }
    [nearest] { $you ->
        [yes] Vinci: casa tua è la più vicina
       *[no] { $names } vince: casa sua è la più vicina
    }
    [cards] { $you ->
        [yes] Vinci con più carte in mano
       *[no] { $names } vince con più carte in mano
    }
    [points] { $margin ->
        [one] { $you ->
            [yes] Vinci con { $margin } punto di vantaggio
           *[no] { $names } vince con { $margin } punto di vantaggio
        }
       *[other] { $you ->
            [yes] Vinci con { $margin } punti di vantaggio
           *[no] { $names } vince con { $margin } punti di vantaggio
        }
    }
   *[towns] { $you ->
        [yes] Vinci con { $margin } città di vantaggio
       *[no] { $names } vince con { $margin } città di vantaggio
    }
}
