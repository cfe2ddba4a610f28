# Ce que dit chaque page : les barres, les réglages, et ce qui peut mal tourner.

ui-name = Elvenhold
ui-title = { $page } · Elvenhold
ui-skip = Aller au contenu

## The bar

ui-main-menu = Pages
ui-play = Jouer
ui-tables = Tables
ui-rules = Règles
ui-settings = Réglages

## Settings

ui-language = Langue
ui-your-name = Ton nom
ui-name-hint = De 1 à 24 caractères. Les autres à la table le voient.
ui-name-save = Garder ce nom
ui-name-kept = Le nom est retenu.
ui-theme = Couleurs
ui-theme-auto = Comme l’appareil
ui-theme-light = Jour
ui-theme-dark = Lanterne
ui-motion = Mouvements
ui-motion-normal = Normaux
ui-motion-quick = Rapides
ui-motion-off = Aucun
ui-motion-reduced = Cet appareil demande moins de mouvements : rien ne se déplace.
ui-sound = Son
ui-sound-text = Discret et boisé. Un cor très doux quand c’est à toi.
ui-device-make = Jouer sur un autre appareil
ui-device-make-text = Un lien qui sert une fois, pendant quelques minutes : l’autre appareil, ce sera toi aussi.
ui-device-make-link = Créer un lien
ui-device-link-made = { $minutes ->
    [one] Ouvre ce lien sur l’autre appareil d’ici { $minutes } minute.
   *[other] Ouvre ce lien sur l’autre appareil d’ici { $minutes } minutes.
}
ui-copy-link = Copier le lien
ui-copied = Copié
ui-close = Fermer

## The foot of a page

ui-foot = Et encore
ui-credits = Remerciements
ui-open-record = Ouvrir une partie notée
ui-foot-note = Fait par des joueurs, pour des joueurs. Sans lien avec les éditeurs des jeux.

## What goes wrong

ui-again = Réessayer
ui-trouble-lost = Le serveur ne répond pas. Vérifie ta connexion, puis réessaie.
ui-trouble-failed = Quelque chose a cassé sur le serveur. Rien n’a changé ; réessaie.
ui-trouble-busy = C’était très rapide. Attends un instant, puis réessaie.
ui-trouble-forbidden = Ce n’est pas à toi de le faire.
ui-trouble-malformed = Le serveur n’a pas pu lire cela.
ui-trouble-stale = Quelqu’un a été plus rapide. Regarde encore.
ui-trouble-illegal = Ce n’est pas possible maintenant.
ui-trouble-unknown = Cela n’existe pas ici, ou n’existe plus.
ui-page-failed = Cette page n’a pas pu être chargée.
ui-unknown-title = Aucune route ne mène ici
ui-unknown-text = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
ui-unknown-home = Aller à la première page
