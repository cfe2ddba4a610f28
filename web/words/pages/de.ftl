# Was die Seiten rund um den Tisch sagen.

## Words for many pages

ui-players-range = { $fewest }–{ $most } Personen
ui-seats-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
ui-you = du
ui-watch = Zusehen
ui-watch-match = { $names } zusehen
ui-bot = Bot
ui-bot-greedy = Gierig
ui-bot-greedy-text = nimmt heute so viele Orte mit, wie es geht
ui-bot-random = Zufall
ui-bot-random-text = spielt irgendetwas Erlaubtes
ui-seat-open = Freier Platz
ui-seat-free = frei
ui-seat-host = lädt ein
ui-seat-number = Platz { $number }

## Landing

ui-landing-lead = Zwanzig Orte, sieben Arten zu reisen und Freunde, die dir einen Baumstamm quer über den Weg legen.
ui-landing-quick = Jetzt gegen Bots spielen
ui-landing-quick-wait = Der Plan wird ausgelegt
ui-landing-quick-text = { $game }, { $seats } Plätze, beginnt sofort. Ganz ohne Konto.
ui-landing-invite = Freunde per Link einladen
ui-landing-learn = Regeln lesen
ui-landing-resume = Am { $when } hast du eine Partie verlassen: { $game },
ui-landing-resume-today = Heute hast du eine Partie verlassen: { $game },
ui-landing-resume-turn = du bist am Zug
ui-landing-resume-open = zurück an den Tisch
ui-landing-games = Spiele
ui-landing-now = Wird gerade gespielt

## A new match

ui-new-title = Eine neue Partie
ui-new-game = Spiel
ui-new-edition = Ausgabe
ui-new-differs = Was ist anders?
ui-new-differs-hide = Unterschiede ausblenden
ui-new-changed = geändert
ui-new-all = Alle Optionen
ui-new-fewer = Weniger Optionen
ui-new-same = Genau wie in der Ausgabe „{ $edition }“
ui-new-different = { $count ->
    [one] { $count } Abweichung von der Ausgabe „{ $edition }“
   *[other] { $count } Abweichungen von der Ausgabe „{ $edition }“
}
ui-new-reset = Zurück zur Ausgabe
ui-new-less = Weniger: { $what }
ui-new-more = Mehr: { $what }
ui-new-seats = Plätze
ui-new-seats-count = Wie viele Plätze
ui-new-who = Wer auf Platz { $number } sitzt
ui-new-me = Du
ui-new-here = An diesem Gerät
ui-new-here-text = teilt sich diesen Bildschirm mit dir
ui-new-here-name = Name auf Platz { $number }
ui-new-here-default = Mitspieler { $number }
ui-new-open = Freunde per Link
ui-new-open-text = für diesen Platz bekommst du einen Link
ui-new-bot = Bot: { $bot }
ui-new-swap = Hier sitze ich
ui-new-find = Wer mitspielen darf
ui-new-find-link = Wer den Link hat
ui-new-find-listed = Alle
ui-new-find-link-text = Nur wem du einen Link schickst.
ui-new-find-listed-text = Der Tisch steht auch in der Liste der offenen Tische.
ui-new-table-name = Name des Tischs
ui-new-table-name-hint = Darf leer bleiben
ui-new-summary = { $game }, Ausgabe „{ $edition }“
ui-new-summary-changed = { $count ->
    [one] { $game }, Ausgabe „{ $edition }“ mit { $count } Änderung
   *[other] { $game }, Ausgabe „{ $edition }“ mit { $count } Änderungen
}
ui-new-summary-seats = { $bots ->
    [0] { ui-seats-count }, keine Bots, { $duration }.
    [one] { ui-seats-count }, davon { $bots } Bot, { $duration }.
   *[other] { ui-seats-count }, davon { $bots } Bots, { $duration }.
}
ui-new-summary-starts = Es geht sofort los.
ui-new-summary-waits = { $open ->
    [one] Es geht los, sobald der freie Platz besetzt ist.
   *[other] Es geht los, sobald { $open } freie Plätze besetzt sind.
}
ui-new-go = Tisch eröffnen
ui-new-go-wait = Der Tisch wird eröffnet

## Tables

ui-tables-title = Tische
ui-tables-mine = Meine Partien
ui-tables-mine-none = Du spielst gerade nirgends mit. Spiel gegen Bots oder eröffne einen Tisch für Freunde.
ui-tables-open = Offene Tische
ui-tables-open-none = Gerade wartet niemand auf Mitspieler.
ui-tables-running = Wird gespielt
ui-tables-running-none = Gerade läuft nichts, dem man zusehen darf.
ui-tables-recent = Vor Kurzem beendet
ui-tables-recent-none = In letzter Zeit ist nichts zu Ende gegangen.
ui-tables-new = Neue Partie
ui-tables-go = An den Tisch
ui-tables-play = Spielen
ui-tables-join = Platz nehmen
ui-tables-replay = Nachspielen
# $lasted: a duration, such as 5 minutes.
ui-tables-turn-mine = Du bist am Zug · wartet schon { $lasted }
ui-tables-turn-of = { $names } am Zug · wartet schon { $lasted }
ui-tables-waits = { $count ->
    [one] Es fehlt noch { $count } Person
   *[other] Es fehlen noch { $count } Personen
}
ui-tables-ended = Beendet { $ago }
ui-tables-aside = Beiseitegelegt: mit diesen Regeln lässt sie sich nicht mehr nachspielen.
ui-tables-updated = Alle 5 Sekunden auf dem neuesten Stand
ui-tables-named = { $name } · { $game }

## Invitation

ui-join-title = Du bist eingeladen
ui-join-title-by = { $name } lädt dich ein
ui-join-name = Dein Name am Tisch
ui-join-take = Platz nehmen
ui-join-watch = Nur zusehen
ui-join-gone-title = Dieser Platz ist vergeben
ui-join-gone = Der Link ist schon benutzt, oder die Partie ist vorbei. Bitte um einen neuen.
ui-join-running = Die Partie hat begonnen; du übernimmst den Platz so, wie er ist.
ui-join-seats = Wer mitspielt

## A link between devices

ui-device-title = Hier weiterspielen
ui-device-text = Auf diesem Gerät bist du dann auch du: dein Name, deine Plätze, deine Partien. Der Link gilt einmal.
ui-device-take = Hier weitermachen
ui-device-taken = Willkommen zurück, { $name }.
ui-device-gone = Dieser Link ist schon benutzt oder zu alt. Mach in den Einstellungen des anderen Geräts einen neuen.

## A record

ui-record-title = Eine Aufzeichnung öffnen
ui-record-text = Eine Aufzeichnung ist der Text einer ganzen Partie. Wähle eine Datei oder füge sie ein und sieh die Partie vom ersten Zug an. Nichts wird aufgehoben.
ui-record-file = Datei wählen
ui-record-paste = Oder die Aufzeichnung hier einfügen
ui-record-open = Ansehen
ui-record-wait = Die Partie wird nachgespielt
ui-record-empty = Wähle zuerst eine Datei oder füge eine Aufzeichnung ein.
ui-record-long = Für eine Aufzeichnung ist das zu lang.
ui-record-bad = Das ist keine Aufzeichnung, die sich hier nachspielen lässt.
ui-record-told = Diese Aufzeichnung enthält nur, was ein einzelner Platz erfahren hat, und lässt sich darum nicht nachspielen. Ist eine Partie vorbei, enthält ihre Aufzeichnung alles.

## Rules

ui-rules-title = Die Regeln von { $game }
ui-rules-contents = Inhalt
ui-rules-anchor = Link zu { $clause }
ui-rules-lead = In einfachen Worten, Absatz für Absatz. Jeder trägt die Nummer, mit der ihn der Tisch nennt, wenn er einen Zug ablehnt.
ui-rules-closed = kein Durchkommen
ui-rules-none = Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben.

## Credits

ui-credits-title = Dank
ui-credits-games = Die Spiele
ui-credits-games-text = Elfenland, Elfengold, Elfenroads und König der Elfen sind Spiele von Alan R. Moon. Elvenhold wird von Spielern gemacht, die sie lieben, und hat mit dem Autor und den Verlagen nichts zu tun. Alle Texte, Bilder und Programme hier sind unsere eigenen, außer was unten genannt ist.
ui-credits-pictures = Bilder
ui-credits-pictures-text = Die Bilder der Transportmittel, Teile und Zeichen stammen von game-icons.net, von Lorc, Delapouite und anderen, unter der Lizenz CC BY 3.0; neu gefärbt und teils mit kräftigerem Strich. Häuser, Bäume, Gipfel, Dünen, Wege und Marken haben wir selbst gezeichnet.
ui-credits-by = von { $author }
ui-credits-fonts = Schriften
ui-credits-fonts-text = Unter der SIL Open Font License 1.1.
ui-credits-code = Bibliotheken
ui-credits-code-text = Elvenhold ist freie Software unter der MIT-Lizenz. Es steht unter anderem auf diesen Schultern:
