# The table: words of what is shown later, or to few.

table-host = Gastgeber
table-gathering = Ein neuer Tisch
table-missing = { $count ->
    [one] { $count } Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
table-complete = Alle sind da
table-free = Freier Platz
table-invite = Einladung kopieren
table-seat-bot = Einen Bot hinsetzen
table-start = Partie beginnen
table-start-when = Freie Plätze übernehmen Bots.
table-host-starts = Der Gastgeber beginnt die Partie.
table-bot-for = Ein Bot spielt zurzeit für { $name }.
table-take-back = Meinen Platz zurücknehmen
table-name = Name dieser Partie
table-name-keep = So nennen
table-name-kept = So heißt die Partie jetzt.
table-name-refused = So kann eine Partie nicht heißen.
table-key-tab = durch Bereiche, Knöpfe und erlaubte Orte
table-key-arrows = auf der Karte von Ort zu Ort; in der Wiedergabe von Ereignis zu Ereignis
table-key-digits = ein Transportmittel wählen
table-key-enter = bestätigen
table-key-backspace = zurücknehmen
table-key-pass = passen
table-key-chart = Reisetabelle
table-key-find = Ort suchen
table-key-log = Verlauf
table-key-escape = ein Blatt schließen
table-key-help = diese Tasten
table-replay = Wiedergabe
table-replay-first = Zum Anfang
table-replay-back = Ein Ereignis zurück
table-replay-play = Abspielen
table-replay-pause = Anhalten
table-replay-forward = Ein Ereignis weiter
table-replay-last = Zum Ende
table-replay-event = Ereignis { $at } von { $count }
table-replay-slider = Stelle in der Partie
table-replay-speed = Tempo { $speed }
