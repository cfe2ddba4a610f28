# Was auf jeder Seite steht: die Leisten, die Einstellungen und was schiefgehen kann.

ui-name = Elvenhold
ui-title = { $page } · Elvenhold
ui-skip = Zum Inhalt springen

## The bar

ui-main-menu = Seiten
ui-play = Spielen
ui-tables = Tische
ui-rules = Regeln
ui-settings = Einstellungen

## Settings

ui-language = Sprache
ui-your-name = Dein Name
ui-name-hint = 1 bis 24 Zeichen. Die anderen am Tisch sehen ihn.
ui-name-save = Namen behalten
ui-name-kept = Der Name ist gemerkt.
ui-theme = Farben
ui-theme-auto = Wie das Gerät
ui-theme-light = Tag
ui-theme-dark = Laterne
ui-motion = Bewegung
ui-motion-normal = Normal
ui-motion-quick = Schnell
ui-motion-off = Aus
ui-motion-reduced = Dieses Gerät wünscht weniger Bewegung, darum wandert nichts.
ui-sound = Ton
ui-sound-text = Leise und hölzern. Ein sanftes Horn, wenn du am Zug bist.
ui-device-make = Auf einem anderen Gerät spielen
ui-device-make-text = Ein Link, der einmal und für ein paar Minuten gilt. Damit bist du auch dort du.
ui-device-make-link = Link erstellen
ui-device-link-made = { $minutes ->
    [one] Öffne diesen Link innerhalb von { $minutes } Minute auf dem anderen Gerät.
   *[other] Öffne diesen Link innerhalb von { $minutes } Minuten auf dem anderen Gerät.
}
ui-copy-link = Link kopieren
ui-copied = Kopiert
ui-close = Schließen

## The foot of a page

ui-foot = Weiteres
ui-credits = Dank
ui-open-record = Aufzeichnung öffnen
ui-foot-note = Von Spielern für Spieler. Ohne Verbindung zu den Verlagen der Spiele.

## What goes wrong

ui-again = Noch einmal
ui-trouble-lost = Der Server antwortet nicht. Sieh nach deiner Verbindung und versuch es noch einmal.
ui-trouble-failed = Auf dem Server ist etwas zerbrochen. Es hat sich nichts geändert; versuch es noch einmal.
ui-trouble-busy = Das war sehr schnell. Warte einen Augenblick und versuch es noch einmal.
ui-trouble-forbidden = Das steht dir nicht zu.
ui-trouble-malformed = Der Server konnte das nicht lesen.
ui-trouble-stale = Jemand war schneller. Sieh noch einmal hin.
ui-trouble-illegal = Das geht jetzt nicht.
ui-trouble-unknown = Das gibt es hier nicht oder nicht mehr.
ui-page-failed = Diese Seite war nicht zu holen.
ui-unknown-title = Hierher führt kein Weg
ui-unknown-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link abgeschnitten.
ui-unknown-home = Zur ersten Seite
