# Ce que disent les pages autour de la table.

## Words for many pages

ui-players-range = { $fewest }–{ $most } joueurs
ui-seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
ui-you = toi
ui-watch = Regarder
ui-watch-match = Regarder { $names }
ui-bot = Bot
ui-bot-greedy = Gourmand
ui-bot-greedy-text = prend aujourd’hui autant de villes qu’il peut
ui-bot-random = Hasard
ui-bot-random-text = joue n’importe quel coup permis
ui-seat-open = Place libre
ui-seat-free = libre
ui-seat-host = invite
ui-seat-number = Place { $number }

## Landing

ui-landing-lead = Vingt villes, sept façons de voyager, et des amis qui posent un tronc en travers de ta route.
ui-landing-quick = Jouer contre des bots
ui-landing-quick-wait = On étale le plateau
ui-landing-quick-text = { $game }, { $seats } places, ça commence aussitôt. Sans compte.
ui-landing-invite = Inviter des amis par lien
ui-landing-learn = Lire les règles
ui-landing-resume = Tu as quitté une partie, { $when } : { $game },
ui-landing-resume-today = Tu as quitté une partie aujourd’hui : { $game },
ui-landing-resume-turn = c’est à toi de jouer
ui-landing-resume-open = y retourner
ui-landing-games = Jeux
ui-landing-now = En ce moment

## A new match

ui-new-title = Une nouvelle partie
ui-new-game = Jeu
ui-new-edition = Édition
ui-new-differs = Ce qui change ?
ui-new-differs-hide = Cacher les différences
ui-new-changed = modifié
ui-new-all = Toutes les options
ui-new-fewer = Moins d’options
ui-new-same = Exactement comme l’édition « { $edition } »
ui-new-different = { $count ->
    [one] { $count } écart avec l’édition « { $edition } »
   *[other] { $count } écarts avec l’édition « { $edition } »
}
ui-new-reset = Revenir à l’édition
ui-new-less = Moins : { $what }
ui-new-more = Plus : { $what }
ui-new-seats = Places
ui-new-seats-count = Combien de places
ui-new-who = Qui occupe la place { $number }
ui-new-me = Toi
ui-new-here = Sur cet appareil
ui-new-here-text = partage cet écran avec toi
ui-new-here-name = Nom à la place { $number }
ui-new-here-default = Joueur { $number }
ui-new-open = Ami par lien
ui-new-open-text = tu reçois un lien pour cette place
ui-new-bot = Bot : { $bot }
ui-new-swap = M’asseoir ici
ui-new-find = Qui peut venir
ui-new-find-link = Qui a le lien
ui-new-find-listed = Tout le monde
ui-new-find-link-text = Seulement ceux à qui tu envoies un lien.
ui-new-find-listed-text = La table figure aussi dans la liste des tables ouvertes.
ui-new-table-name = Nom de la table
ui-new-table-name-hint = Peut rester vide
ui-new-summary = { $game }, édition « { $edition } »
ui-new-summary-changed = { $count ->
    [one] { $game }, édition « { $edition } » avec { $count } changement
   *[other] { $game }, édition « { $edition } » avec { $count } changements
}
ui-new-summary-seats = { $bots ->
    [0] { ui-seats-count }, sans bot, { $duration }.
    [one] { ui-seats-count }, dont { $bots } bot, { $duration }.
   *[other] { ui-seats-count }, dont { $bots } bots, { $duration }.
}
ui-new-summary-starts = Elle commence aussitôt.
ui-new-summary-waits = { $open ->
    [one] Elle commence quand la place libre est prise.
   *[other] Elle commence quand { $open } places libres sont prises.
}
ui-new-go = Ouvrir la table
ui-new-go-wait = On ouvre la table

## Tables

ui-tables-title = Tables
ui-tables-mine = Mes parties
ui-tables-mine-none = Tu n’as aucune partie en cours. Joue contre des bots, ou ouvre une table pour tes amis.
ui-tables-open = Tables ouvertes
ui-tables-open-none = Personne n’attend de joueurs en ce moment.
ui-tables-running = En cours
ui-tables-running-none = Rien à regarder en ce moment.
ui-tables-recent = Finies récemment
ui-tables-recent-none = Rien ne s’est terminé ces temps-ci.
ui-tables-new = Nouvelle partie
ui-tables-go = Aller à la table
ui-tables-play = Jouer
ui-tables-join = Prendre une place
ui-tables-replay = Revoir
# $lasted: a duration, such as 5 minutes.
ui-tables-turn-mine = À toi de jouer depuis { $lasted }
ui-tables-turn-of = À { $names } de jouer depuis { $lasted }
ui-tables-waits = { $count ->
    [one] Il manque { $count } joueur
   *[other] Il manque { $count } joueurs
}
ui-tables-ended = Finie { $ago }
ui-tables-aside = Mise de côté : ces règles ne la rejouent plus.
ui-tables-updated = Mis à jour toutes les 5 secondes
ui-tables-named = { $name } · { $game }

## Invitation

ui-join-title = Tu es invité
ui-join-title-by = { $name } t’invite
ui-join-name = Ton nom à la table
ui-join-take = Prendre la place
ui-join-watch = Regarder seulement
ui-join-gone-title = Cette place est prise
ui-join-gone = Le lien a déjà servi, ou la partie est finie. Demandes-en un autre.
ui-join-running = La partie a commencé ; tu reprends la place telle qu’elle est.
ui-join-seats = Qui joue

## A link between devices

ui-device-title = Continuer ici
ui-device-text = Sur cet appareil aussi, ce sera toi : ton nom, tes places, tes parties. Le lien ne sert qu’une fois.
ui-device-take = Continuer ici
ui-device-taken = Te revoilà, { $name }.
ui-device-gone = Ce lien a déjà servi, ou il est trop vieux. Fais-en un autre dans les réglages de l’autre appareil.

## A record

ui-record-title = Ouvrir une partie notée
ui-record-text = C’est le texte d’une partie entière. Choisis un fichier ou colle le texte, et revois la partie dès le premier coup. Rien n’est gardé.
ui-record-file = Choisir un fichier
ui-record-paste = Ou coller le texte ici
ui-record-open = La regarder
ui-record-wait = On rejoue la partie
ui-record-empty = Choisis d’abord un fichier, ou colle un texte.
ui-record-long = C’est trop long pour une partie.
ui-record-bad = Ce n’est pas une partie que l’on puisse rejouer ici.
ui-record-told = Ce texte ne contient que ce qu’une place a su, on ne peut donc pas le rejouer. Une fois la partie finie, il contient tout.

## Rules

ui-rules-title = Les règles : { $game }
ui-rules-contents = Sommaire
ui-rules-anchor = Lien vers { $clause }
ui-rules-lead = En mots simples, paragraphe par paragraphe. Chacun porte le numéro que la table cite quand elle refuse un coup.
ui-rules-closed = pas de passage
ui-rules-none = Les règles de ce jeu ne sont pas encore écrites ici.

## Credits

ui-credits-title = Remerciements
ui-credits-games = Les jeux
ui-credits-games-text = Elfenland, Elfengold, Elfenroads et King of the Elves sont des jeux d’Alan R. Moon. Elvenhold est fait par des joueurs qui les aiment, sans lien avec leur auteur ni leurs éditeurs. Tous les textes, dessins et programmes sont les nôtres, sauf ce qui est nommé ci-dessous.
ui-credits-pictures = Dessins
ui-credits-pictures-text = Les dessins des transports, des pièces et des signes viennent de game-icons.net, par Lorc, Delapouite et d’autres, sous la licence CC BY 3.0 ; recoloriés, parfois avec un trait plus épais. Maisons, arbres, sommets, dunes, routes et marques sont de notre main.
ui-credits-by = par { $author }
ui-credits-fonts = Caractères
ui-credits-fonts-text = Sous la SIL Open Font License 1.1.
ui-credits-code = Bibliothèques
ui-credits-code-text = Elvenhold est un logiciel libre sous licence MIT. Il repose entre autres sur :
