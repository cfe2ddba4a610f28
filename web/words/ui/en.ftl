# What every page says: the bars, the settings, and what goes wrong.

ui-name = Elvenhold
ui-title = { $page } · Elvenhold
ui-skip = Skip to the page

## The bar

ui-main-menu = Pages
ui-play = Play
ui-tables = Tables
ui-rules = Rules
ui-settings = Settings

## Settings

ui-language = Language
ui-your-name = Your name
ui-name-hint = 1 to 24 characters. The others at the table see it.
ui-name-save = Keep this name
ui-name-kept = The name is kept.
ui-theme = Colours
ui-theme-auto = As the device
ui-theme-light = Day
ui-theme-dark = Lantern
ui-motion = Movement
ui-motion-normal = Normal
ui-motion-quick = Quick
ui-motion-off = Off
ui-motion-reduced = This device asks for less movement, so nothing travels.
ui-sound = Sound
ui-sound-text = Quiet and wooden. A soft horn when it is your turn.
ui-device-make = Play on another device
ui-device-make-text = A link that works once, for a few minutes, and makes that device you.
ui-device-make-link = Make a link
ui-device-link-made = { $minutes ->
    [one] Open this link on the other device within { $minutes } minute.
   *[other] Open this link on the other device within { $minutes } minutes.
}
ui-copy-link = Copy link
ui-copied = Copied
ui-close = Close

## The foot of a page

ui-foot = More
ui-credits = Credits
ui-open-record = Open a record
ui-foot-note = Made by players, for players. Not connected with the publishers of the games.

## What goes wrong

ui-again = Try again
ui-trouble-lost = The server does not answer. Look at your connection, then try again.
ui-trouble-failed = Something broke on the server. Nothing has changed; try again.
ui-trouble-busy = That was very quick. Wait a moment, then try again.
ui-trouble-forbidden = That is not yours to do.
ui-trouble-malformed = The server could not read that.
ui-trouble-stale = Somebody was faster. Look again.
ui-trouble-illegal = That is not possible now.
ui-trouble-unknown = That does not exist here, or no longer.
ui-page-failed = This page could not be fetched.
ui-unknown-title = No road leads here
ui-unknown-text = There is no page at this address. Perhaps the link was cut short.
ui-unknown-home = Go to the first page
