# Quello che dice ogni pagina: le barre, le impostazioni e quello che può andare storto.

ui-name = Elvenhold
ui-title = { $page } · Elvenhold
ui-skip = Vai al contenuto

## The bar

ui-main-menu = Pagine
ui-play = Gioca
ui-tables = Tavoli
ui-rules = Regole
ui-settings = Impostazioni

## Settings

ui-language = Lingua
ui-your-name = Il tuo nome
ui-name-hint = Da 1 a 24 caratteri. Gli altri al tavolo lo vedono.
ui-name-save = Tieni questo nome
ui-name-kept = Il nome è salvato.
ui-theme = Colori
ui-theme-auto = Come il dispositivo
ui-theme-light = Giorno
ui-theme-dark = Lanterna
ui-motion = Movimento
ui-motion-normal = Normale
ui-motion-quick = Rapido
ui-motion-off = Nessuno
ui-motion-reduced = Questo dispositivo chiede meno movimento, quindi nulla si sposta.
ui-sound = Suoni
ui-sound-text = Lievi, come di legno. Un corno sommesso quando tocca a te.
ui-device-make = Gioca su un altro dispositivo
ui-device-make-text = Un link che vale una volta, per pochi minuti: anche sull’altro dispositivo sarai tu.
ui-device-make-link = Crea un link
ui-device-link-made = { $minutes ->
    [one] Apri questo link sull’altro dispositivo entro { $minutes } minuto.
   *[other] Apri questo link sull’altro dispositivo entro { $minutes } minuti.
}
ui-copy-link = Copia il link
ui-copied = Copiato
ui-close = Chiudi

## The foot of a page

ui-foot = Altro
ui-credits = Ringraziamenti
ui-open-record = Apri una partita registrata
ui-foot-note = Fatto da giocatori, per giocatori. Senza legami con gli editori dei giochi.

## What goes wrong

ui-again = Riprova
ui-trouble-lost = Il server non risponde. Controlla la connessione e riprova.
ui-trouble-failed = Qualcosa si è rotto sul server. Nulla è cambiato; riprova.
ui-trouble-busy = Troppo in fretta. Aspetta un attimo e riprova.
ui-trouble-forbidden = Non spetta a te.
ui-trouble-malformed = Il server non ha potuto leggerlo.
ui-trouble-stale = Qualcuno è stato più veloce. Guarda di nuovo.
ui-trouble-illegal = Adesso non è possibile.
ui-trouble-unknown = Qui non c’è, o non c’è più.
ui-page-failed = Non è stato possibile caricare questa pagina.
ui-unknown-title = Nessuna strada porta qui
ui-unknown-text = A questo indirizzo non c’è nessuna pagina. Forse il link è stato tagliato.
ui-unknown-home = Vai alla prima pagina
