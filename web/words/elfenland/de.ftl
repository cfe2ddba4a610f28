# Wie Elfenland Deutsch spricht; was die Variablen bedeuten, steht in en.ftl.

## Das Spiel

elfenland-name = Elfenland
elfenland-tagline = Plane deine Reise, setze deine Transportmittel und mach das Beste aus dem, was die anderen tun.
elfenland-duration = etwa 40 Minuten

## Ausgaben

elfenland-preset-amigo-de = Deutsch
elfenland-preset-amigo-de-text = Die Hand wird auf 8 Karten aufgefüllt, und die offene Auslage bleibt von Runde zu Runde liegen.
elfenland-preset-rio-grande = Englisch
elfenland-preset-rio-grande-text = Wie die deutsche Ausgabe, aber wer nach Runde 3 alle 20 Orte hat, gewinnt sofort.
elfenland-preset-amigo-fr = Französisch
elfenland-preset-amigo-fr-text = Wie die deutsche Ausgabe, aber die offene Auslage wird nach jeder Runde erneuert.
elfenland-preset-amigo-it = Italienisch
elfenland-preset-amigo-it-text = Spielt sich genau wie die deutsche Ausgabe.
elfenland-preset-moon = Moons Original
elfenland-preset-moon-text = Die Regeln des Autors: geheime Heimatorte, jede Runde 8 neue Karten und Fährleute auf dem Mare Nebulae.
elfenland-preset-jesweb = JesWeb
elfenland-preset-jesweb-text = Heimatorte und Fährleute wie bei Moon, aber das erste Transportmittel bleibt geheim, und was du behältst, wählst du erst nach den Reisen.
elfenland-preset-faidutti = Faidutti
elfenland-preset-faidutti-text = Moons Regeln mit teurerer Karawane: 5 Karten, auf der Straße und bei den Fährleuten.

## Optionen

elfenland-option-rounds = Runden
elfenland-option-rounds-text = Wie viele Runden das Spiel dauert.
elfenland-option-rounds-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
elfenland-option-start-player = Startspieler
elfenland-option-start-player-text = Wer die erste Runde beginnt.
elfenland-option-start-player-random = Wird ausgelost
elfenland-option-start-player-oldest = Der Älteste (ausgelost)
elfenland-option-start-player-youngest = Der Jüngste (ausgelost)
elfenland-option-start-player-seat-0 = Platz 1
elfenland-option-start-player-seat-1 = Platz 2
elfenland-option-start-player-seat-2 = Platz 3
elfenland-option-start-player-seat-3 = Platz 4
elfenland-option-start-player-seat-4 = Platz 5
elfenland-option-start-player-seat-5 = Platz 6
elfenland-option-deal-mode = Neue Karten je Runde
elfenland-option-deal-mode-text = Die Hand auffüllen oder eine ganze neue Hand dazu austeilen.
elfenland-option-deal-mode-refill = Auffüllen
elfenland-option-deal-mode-deal8 = Volle Hand dazu
elfenland-option-hand-size = Karten auf der Hand
elfenland-option-hand-size-text = Wie viele Reisekarten jeder bekommt.
elfenland-option-hand-size-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
elfenland-option-hand-limit = Karten behalten
elfenland-option-hand-limit-text = Wie viele Reisekarten du in die nächste Runde mitnehmen darfst.
elfenland-option-hand-limit-none = Kein Limit
elfenland-option-hand-limit-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
elfenland-option-hand-limit-timing = Wann Karten abgeworfen werden
elfenland-option-hand-limit-timing-text = Wann du überzählige Karten abwirfst.
elfenland-option-hand-limit-timing-after-move = Nach deiner Reise
elfenland-option-hand-limit-timing-end-of-round = Am Ende der Runde
elfenland-option-first-counter = Das erste Transportmittel
elfenland-option-first-counter-text = Ob du das verdeckte Transportmittel, das du gerade gezogen hast, zeigen darfst.
elfenland-option-first-counter-secret = Bleibt geheim
elfenland-option-first-counter-owner-may-reveal = Darf gezeigt werden
elfenland-option-open-row-size = Offene Auslage
elfenland-option-open-row-size-text = Wie viele Transportmittel offen zur Wahl liegen.
elfenland-option-open-row-size-count = { $count } Transportmittel
elfenland-option-open-row-created = Wann die Auslage entsteht
elfenland-option-open-row-created-text = Vor der ersten Runde oder jedes Mal, wenn Transportmittel gezogen werden.
elfenland-option-open-row-created-setup = Vor dem Spiel
elfenland-option-open-row-created-phase3 = Wenn sie gebraucht wird
elfenland-option-open-row-persist = Auslage zwischen den Runden
elfenland-option-open-row-persist-text = Was mit der offenen Auslage geschieht, wenn eine Runde vorbei ist.
elfenland-option-open-row-persist-keep = Sie bleibt liegen
elfenland-option-open-row-persist-renew = Sie wird erneuert
elfenland-option-open-picks = Weitere Transportmittel
elfenland-option-open-picks-text = Wie viele Transportmittel du jede Runde nimmst, neben dem verdeckten.
elfenland-option-open-picks-count = { $count } Transportmittel
elfenland-option-counter-limit = Transportmittel behalten
elfenland-option-counter-limit-text = Wie viele ungenutzte Transportmittel du für die nächste Runde behältst.
elfenland-option-counter-limit-count = { $count } Transportmittel
elfenland-option-counter-limit-timing = Wann Transportmittel zurückgehen
elfenland-option-counter-limit-timing-text = Ob du wählst, bevor oder nachdem du die Reisen gesehen hast.
elfenland-option-counter-limit-timing-end-of-round = Am Ende der Runde
elfenland-option-counter-limit-timing-end-of-phase4 = Nach dem Planen
elfenland-option-obstacles-per-player = Hindernisse
elfenland-option-obstacles-per-player-text = Wie viele Hindernisse jeder für das ganze Spiel hat.
elfenland-option-obstacles-per-player-count = { $count ->
    [0] Keine
    [one] { $count } Hindernis
   *[other] { $count } Hindernisse
}
elfenland-option-obstacle-extra = Preis eines Hindernisses
elfenland-option-obstacle-extra-text = Wie viele Karten mehr eine Straße mit Hindernis kostet.
elfenland-option-obstacle-extra-count = { $count ->
    [one] { $count } Karte mehr
   *[other] { $count } Karten mehr
}
elfenland-option-caravan = Karawane
elfenland-option-caravan-text = Beliebige Karten bringen dich über eine Straße mit Transportmittel.
elfenland-option-caravan-true = Mit Karawanen
elfenland-option-caravan-false = Ohne Karawanen
elfenland-option-caravan-cost = Preis einer Karawane
elfenland-option-caravan-cost-text = Wie viele beliebige Karten eine Karawane kostet.
elfenland-option-caravan-cost-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
elfenland-option-caravan-condition = Wer eine Karawane nehmen darf
elfenland-option-caravan-condition-text = Alle oder nur, wer die Straße nicht mit den passenden Karten bezahlen kann.
elfenland-option-caravan-condition-always = Alle
elfenland-option-caravan-condition-only-if-unable = Nur wer nicht zahlen kann
elfenland-option-lake-cost = Über einen See
elfenland-option-lake-cost-text = Flöße für das Mare Magnum und für das Mare Nebulae.
elfenland-option-lake-cost-magnum = Mare Magnum
elfenland-option-lake-cost-nebulae = Mare Nebulae
elfenland-option-lake-cost-count = { $count ->
    [one] { $count } Floß
   *[other] { $count } Flöße
}
elfenland-option-boatmen = Fährleute
elfenland-option-boatmen-text = Beliebige Karten bringen dich über diese Seen.
elfenland-option-boatmen-none = Keine Fährleute
elfenland-option-boatmen-magnum = Mare Magnum
elfenland-option-boatmen-nebulae = Mare Nebulae
elfenland-option-boatmen-cost = Preis der Fährleute
elfenland-option-boatmen-cost-text = Wie viele beliebige Karten die Fährleute verlangen.
elfenland-option-boatmen-cost-caravan = Wie eine Karawane
elfenland-option-boatmen-cost-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
elfenland-option-home-town = Heimatort
elfenland-option-home-town-text = Jeder bekommt einen geheimen Ort und möchte das Spiel in seiner Nähe beenden.
elfenland-option-home-town-true = Mit Heimatorten
elfenland-option-home-town-false = Ohne Heimatorte
elfenland-option-home-tiebreak = Gleichstand mit Heimatorten
elfenland-option-home-tiebreak-text = Was bei Gleichstand entscheidet, wenn ihr mit Heimatorten spielt.
elfenland-option-home-tiebreak-none = Der Sieg wird geteilt
elfenland-option-home-tiebreak-nearest = Wer seiner Heimat am nächsten ist
elfenland-option-home-tiebreak-cards = Wer die meisten Karten hat
elfenland-option-base-tiebreak = Gleichstand ohne Heimatorte
elfenland-option-base-tiebreak-text = Was bei Gleichstand entscheidet, wenn ihr ohne Heimatorte spielt.
elfenland-option-base-tiebreak-none = Der Sieg wird geteilt
elfenland-option-base-tiebreak-nearest = Wer seiner Heimat am nächsten ist
elfenland-option-base-tiebreak-cards = Wer die meisten Karten hat
elfenland-option-early-end = Wenn jemand vorzeitig alle 20 Orte hat
elfenland-option-early-end-text = Weiterspielen, die Runde beenden und werten oder gleich gewinnen.
elfenland-option-early-end-none = Weiterspielen
elfenland-option-early-end-finish-round-score = Runde beenden und werten
elfenland-option-early-end-round3-outright = Sieg nach der vorletzten Runde
elfenland-option-early-end-instant-round3 = Sieg auf der Stelle
elfenland-option-town-card-list = Mögliche Heimatorte
elfenland-option-town-card-list-text = Die Orte, für die es eine Ortskarte gibt.
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

## Transportmittel und Karten

thing-pig = Riesenschwein
    .short = Schwein
    .text = 1 Karte in Ebene und Wald. Nicht in Wüste und Bergen.
thing-elfcycle = Elfenrad
    .short = Rad
    .text = 1 Karte in Ebene und Wald, 2 in den Bergen. Nicht in der Wüste.
thing-cloud = Magische Wolke
    .short = Wolke
    .text = 1 Karte in den Bergen, 2 in Ebene und Wald. Nicht in der Wüste.
thing-unicorn = Einhorn
    .short = Einhorn
    .text = 1 Karte in Wald und Bergen, 2 in der Wüste. Nicht in der Ebene.
thing-trollwagon = Trollwagen
    .short = Wagen
    .text = Fährt überall an Land: 1 Karte in der Ebene, 2 in Wald, Wüste und Bergen.
thing-dragon = Drache
    .short = Drache
    .text = Kommt überall an Land hin: 1 Karte in Ebene, Wüste und Bergen, 2 im Wald.
thing-raft = Floß
    .short = Floß
    .text = Nur auf dem Wasser: 1 Karte mit der Strömung, 2 dagegen. Seen haben ihren eigenen Preis.
thing-obstacle = Hindernis
    .short = Hindernis
    .text = Liegt auf einer Straße mit Transportmittel und macht sie für alle teurer.
thing-hidden = Verdecktes Transportmittel
    .short = Verdeckt
    .text = Ein Transportmittel, das nur sein Besitzer kennt.

thing-count = { $thing ->
    [pig] { $count ->
        [one] { $count } Riesenschwein
       *[other] { $count } Riesenschweine
    }
    [elfcycle] { $count ->
        [one] { $count } Elfenrad
       *[other] { $count } Elfenräder
    }
    [cloud] { $count ->
        [one] { $count } magische Wolke
       *[other] { $count } magische Wolken
    }
    [unicorn] { $count ->
        [one] { $count } Einhorn
       *[other] { $count } Einhörner
    }
    [trollwagon] { $count } Trollwagen
    [dragon] { $count ->
        [one] { $count } Drache
       *[other] { $count } Drachen
    }
    [raft] { $count ->
        [one] { $count } Floß
       *[other] { $count } Flöße
    }
    [obstacle] { $count ->
        [one] { $count } Hindernis
       *[other] { $count } Hindernisse
    }
    [hidden] { $count ->
        [one] { $count } verdecktes Transportmittel
       *[other] { $count } verdeckte Transportmittel
    }
   *[card] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
}

thing-the = { $thing ->
    [pig] das Schwein
    [elfcycle] das Elfenrad
    [cloud] die Wolke
    [unicorn] das Einhorn
    [trollwagon] der Wagen
    [dragon] der Drache
    [raft] das Floß
    [obstacle] das Hindernis
   *[hidden] das verdeckte Transportmittel
}
    .object = { $thing ->
        [pig] Schwein
        [elfcycle] Elfenrad
        [cloud] Wolke
        [unicorn] Einhorn
        [trollwagon] Wagen
        [dragon] Drachen
        [raft] Floß
        [obstacle] Hindernis
       *[hidden] Verdecktes Transportmittel
    }

counter-a = { $counter ->
    [pig] ein Riesenschwein
    [elfcycle] ein Elfenrad
    [cloud] eine magische Wolke
    [unicorn] ein Einhorn
    [trollwagon] einen Trollwagen
    [dragon] einen Drachen
   *[hidden] ein verdecktes Transportmittel
}

travel-by = { $how ->
    [pig] mit dem Riesenschwein
    [elfcycle] mit dem Elfenrad
    [cloud] auf der magischen Wolke
    [unicorn] auf dem Einhorn
    [trollwagon] mit dem Trollwagen
    [dragon] auf dem Drachen
   *[raft] mit dem Floß
}

## Das Land

terrain-plain = Ebene
terrain-wood = Wald
terrain-desert = Wüste
terrain-mountain = Berge
terrain-river = Fluss
terrain-lake = See
lake-magnum = Mare Magnum
lake-nebulae = Mare Nebulae
road-name = { $from } – { $to }
road-with-current = Mit der Strömung
road-against-current = Gegen die Strömung

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

## Die Phasen

elfenland-station-deal = Austeilen
elfenland-station-hidden = Verdeckt ziehen
elfenland-station-counters = Weitere ziehen
elfenland-station-plan = Planen
elfenland-station-travel = Reisen
elfenland-station-finish = Abschluss
elfenland-round = Runde { $number }
elfenland-round-of = Runde { $number } von { $rounds }
elfenland-lap = Durchgang { $lap } von { $laps }

## Was ich tun soll

elfenland-prompt-start = Der Startspieler wird ausgelost
elfenland-prompt-homes = Die Heimatorte werden verteilt
elfenland-prompt-opening = Die offene Auslage entsteht
elfenland-prompt-dealing = Reisekarten werden ausgeteilt
elfenland-prompt-hidden = Verdeckte Transportmittel werden gezogen
elfenland-prompt-showing = Zeige dein neues Transportmittel oder lass es verdeckt
elfenland-prompt-row = Die offene Auslage entsteht
elfenland-prompt-draft = Nimm ein Transportmittel
elfenland-prompt-refill = Die offene Auslage wird aufgefüllt
elfenland-prompt-blind = Ein Transportmittel wird gezogen
elfenland-prompt-plan = Du planst
elfenland-prompt-keep = Behalte { $count } Transportmittel
elfenland-prompt-reveal = Die behaltenen Transportmittel werden gezeigt
elfenland-prompt-travel = Deine Reise
elfenland-prompt-caravan = Wähle die Karten für deine Karawane
elfenland-prompt-discard = { $limit ->
    [0] Wirf alle Karten ab
    [one] Wirf Karten ab, bis dir { $limit } bleibt
   *[other] Wirf Karten ab, bis dir { $limit } bleiben
}
elfenland-prompt-over = Das Spiel ist zu Ende

## Was die anderen tun

elfenland-waiting-start = Der Startspieler wird ausgelost
elfenland-waiting-homes = Die Heimatorte werden verteilt
elfenland-waiting-opening = Die offene Auslage entsteht
elfenland-waiting-dealing = Reisekarten werden ausgeteilt
elfenland-waiting-hidden = Verdeckte Transportmittel werden gezogen
elfenland-waiting-showing = { $name } überlegt, ob das neue Transportmittel verdeckt bleibt
elfenland-waiting-row = Die offene Auslage entsteht
elfenland-waiting-draft = { $name } wählt ein Transportmittel
elfenland-waiting-refill = Die offene Auslage wird aufgefüllt
elfenland-waiting-blind = { $name } zieht ein Transportmittel
elfenland-waiting-plan = { $name } plant die Reiseroute
elfenland-waiting-keep = { $name } wählt, was bleibt
elfenland-waiting-reveal = Die behaltenen Transportmittel werden gezeigt
elfenland-waiting-travel = { $name } ist auf Reisen
elfenland-waiting-caravan = { $name } bezahlt eine Karawane
elfenland-waiting-discard = { $name } wirft Karten ab
elfenland-waiting-over = Das Spiel ist zu Ende

## Das Protokoll

elfenland-log-round = Runde { $number }
elfenland-log-start = { $you ->
    [yes] Du beginnst
   *[no] { $name } beginnt
}
elfenland-log-home-me = Dein Heimatort ist { $town }
elfenland-log-home-others = Alle bekommen einen geheimen Heimatort
elfenland-log-deal-me = Du bekommst: { $cards }
elfenland-log-deal-others = Ausgeteilte Karten: { $names }
elfenland-log-dealt = { $name } { $count }
elfenland-log-draw-hidden-me = Du ziehst verdeckt { counter-a }
elfenland-log-draw-hidden-others = { $count ->
    [one] { $names } zieht ein verdecktes Transportmittel
   *[other] { $names } ziehen je ein verdecktes Transportmittel
}
elfenland-log-turn-up = Neu in der Auslage: { $counters }
elfenland-log-hide = { $you ->
    [yes] Du lässt dein neues Transportmittel verdeckt
   *[no] { $name } lässt das neue Transportmittel verdeckt
}
elfenland-log-show = { $you ->
    [yes] Du zeigst { counter-a }
   *[no] { $name } zeigt { counter-a }
}
elfenland-log-take = { $you ->
    [yes] Du nimmst { counter-a }
   *[no] { $name } nimmt { counter-a }
}
elfenland-log-take-blind = { $you ->
    [yes] Du ziehst blind { counter-a }
   *[no] { $name } zieht blind { counter-a }
}
elfenland-log-pass = { $you ->
    [yes] Du passt
   *[no] { $name } passt
}
elfenland-log-pass-many = { $names } passen
elfenland-log-pass-all = Alle { $count } passen
elfenland-log-place = { $you ->
    [yes] Du setzt { counter-a } auf { $road }
   *[no] { $name } setzt { counter-a } auf { $road }
}
elfenland-log-obstacle = { $you ->
    [yes] Du legst ein Hindernis auf { $road }
   *[no] { $name } legt ein Hindernis auf { $road }
}
elfenland-log-keep = { $you ->
    [yes] Du willst behalten: { $counters }
   *[no] { $name } will behalten: { $counters }
}
elfenland-log-keep-sealed = { $name } hat gewählt, was bleibt
elfenland-log-reveal = { $you ->
    [yes] Du behältst: { $counters }
   *[no] { $name } behält: { $counters }
}
elfenland-log-ride = { $you ->
    [yes] Du reist { $from } → { $to } { travel-by }
   *[no] { $name } reist { $from } → { $to } { travel-by }
} · { $cards }{ elfenland-log-new }
elfenland-log-caravan = { $you ->
    [yes] Du reist { $from } → { $to } mit der Karawane
   *[no] { $name } reist { $from } → { $to } mit der Karawane
} · { $cards }{ elfenland-log-new }
elfenland-log-boatmen = { $you ->
    [yes] Du reist { $from } → { $to } mit den Fährleuten
   *[no] { $name } reist { $from } → { $to } mit den Fährleuten
} · { $cards }{ elfenland-log-new }
elfenland-log-new = { $new ->
    [0] { "" }
    [no] { "" }
   *[yes] { " · " }neuer Ort
}
elfenland-log-stop = { $you ->
    [yes] Du bleibst in { $town }
   *[no] { $name } bleibt in { $town }
}
elfenland-log-discard = { $you ->
    [yes] Du wirfst ab: { $cards }
   *[no] { $name } wirft ab: { $cards }
}
elfenland-log-undo = { $you ->
    [yes] Du nimmst einen Zug zurück
   *[no] { $name } nimmt einen Zug zurück
}
elfenland-log-over = Das Spiel ist zu Ende

## Knöpfe und was sie kosten

elfenland-do-take = { thing-the.object } nehmen
elfenland-do-take-blind = Blind ziehen
elfenland-do-place = { thing-the.object } setzen
elfenland-do-place-obstacle = Hindernis legen
elfenland-do-pass = Passen
elfenland-do-hide = Verdeckt lassen
elfenland-do-show = { thing-the.object } zeigen
elfenland-do-keep = { thing-the.object } behalten
elfenland-do-travel-confirm = Bestätigen und weiterreisen
elfenland-do-travel-stop = Bestätigen und bleiben
elfenland-do-stop = Hier bleiben
elfenland-do-discard = { $count ->
    [one] { $count } Karte abwerfen
   *[other] { $count } Karten abwerfen
}
elfenland-journey = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}: { $cards } · { $new ->
    [0] kein neuer Ort
    [one] { $new } neuer Ort
   *[other] { $new } neue Orte
} · { $left ->
    [0] keine Karte übrig
    [one] { $left } Karte übrig
   *[other] { $left } Karten übrig
}
elfenland-any-cards = { $count } beliebige
elfenland-have = { $count ->
    [0] du hast keine
   *[other] du hast { $count }
}

## Auf dem Tisch

elfenland-open-row = Offene Auslage
elfenland-pool = Vorrat { $count }
elfenland-chart = Übersichtskarte
elfenland-hand = Deine Karten
elfenland-counters = Deine Transportmittel
elfenland-home = Heimatort: { $town }
elfenland-obstacle-ready = Hindernis bereit
elfenland-obstacle-used = Hindernis gelegt
elfenland-start-player = Startspieler
elfenland-towns-of = { $count }/{ $total } Orte
elfenland-caravan-hint = { $count ->
    [one] Karawane: { $count } beliebige Karte bringt dich über eine Straße mit Transportmittel.
   *[other] Karawane: { $count } beliebige Karten bringen dich über eine Straße mit Transportmittel.
}

## Das Ende

elfenland-result-towns = { $count ->
    [one] { $count } Ort
   *[other] { $count } Orte
}
elfenland-result-distance = { $count ->
    [0] zu Hause
    [one] { $count } Schritt bis nach Hause
   *[other] { $count } Schritte bis nach Hause
}
elfenland-result-cards = { $count ->
    [0] keine Karte übrig
    [one] { $count } Karte übrig
   *[other] { $count } Karten übrig
}
elfenland-result-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
elfenland-result-home = Jeder Ort zählt 1 Punkt, und jeder Schritt auf dem kürzesten Weg von deinem Elfenstiefel zu deinem Heimatort kostet 1 Punkt.
elfenland-won = { $by ->
    [shared] Geteilter Sieg: { $names }
    [outright] { $you ->
        [yes] Du gewinnst mit allen 20 Orten
       *[no] { $names } gewinnt mit allen 20 Orten
    }
    [nearest] { $you ->
        [yes] Du gewinnst, weil du deiner Heimat am nächsten bist
       *[no] { $names } gewinnt und ist der Heimat am nächsten
    }
    [cards] { $you ->
        [yes] Du gewinnst mit mehr Karten auf der Hand
       *[no] { $names } gewinnt mit mehr Karten auf der Hand
    }
    [points] { $margin ->
        [one] { $you ->
            [yes] Du gewinnst mit { $margin } Punkt Vorsprung
           *[no] { $names } gewinnt mit { $margin } Punkt Vorsprung
        }
       *[other] { $you ->
            [yes] Du gewinnst mit { $margin } Punkten Vorsprung
           *[no] { $names } gewinnt mit { $margin } Punkten Vorsprung
        }
    }
   *[towns] { $margin ->
        [one] { $you ->
            [yes] Du gewinnst mit { $margin } Ort Vorsprung
           *[no] { $names } gewinnt mit { $margin } Ort Vorsprung
        }
       *[other] { $you ->
            [yes] Du gewinnst mit { $margin } Orten Vorsprung
           *[no] { $names } gewinnt mit { $margin } Orten Vorsprung
        }
    }
}
