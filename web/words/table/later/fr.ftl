# The table: words of what is shown later, or to few.

table-host = hôte
table-gathering = Une nouvelle table
table-missing = { $count ->
    [one] { $count } place est encore libre
   *[other] { $count } places sont encore libres
}
table-complete = Tout le monde est là
table-free = Place libre
table-invite = Copier l’invitation
table-seat-bot = Installer un bot
table-start = Commencer la partie
table-start-when = Des bots prennent les places encore libres.
table-host-starts = L’hôte commence la partie.
table-bot-for = Un bot joue pour { $name } en ce moment.
table-take-back = Reprendre ma place
table-name = Nom de cette partie
table-name-keep = La nommer ainsi
table-name-kept = La partie s’appelle ainsi désormais.
table-name-refused = Une partie ne peut pas s’appeler ainsi.
table-key-tab = parcourt les zones, boutons et lieux permis
table-key-arrows = de ville en ville sur la carte ; d’événement en événement dans une relecture
table-key-digits = choisir un pion
table-key-enter = confirmer
table-key-backspace = annuler
table-key-pass = passer
table-key-chart = tableau des voyages
table-key-find = chercher une ville
table-key-log = journal
table-key-escape = fermer un volet
table-key-help = ces touches
table-replay = Relecture
table-replay-first = Au début
table-replay-back = Un événement en arrière
table-replay-play = Lire
table-replay-pause = Pause
table-replay-forward = Un événement en avant
table-replay-last = À la fin
table-replay-event = événement { $at } sur { $count }
table-replay-slider = Moment de la partie
table-replay-speed = Vitesse { $speed }
