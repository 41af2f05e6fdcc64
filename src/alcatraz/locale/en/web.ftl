# The web page: what stands on every screen.

web-loading = One moment …
web-close = Close
web-back = Back
web-cancel = Cancel
web-skip = Skip to the content
web-rule = Rule { $rule }
web-no-server = The server does not answer. Nothing is lost; try again in a moment.
web-language = Language
web-language-name = { $language ->
    [fr] Français
   *[en] English
}
web-theme-light = Switch to the light theme
web-theme-dark = Switch to the dark theme
web-sound-on = Turn the sound on
web-sound-off = Turn the sound off
web-lost-title = Nothing behind this door
web-lost-text = There is no page at this address.
web-go-home = Back to the beginning

## Positions

web-settle = Settle an argument
web-arranged = This table started from an arranged position: whoever arranged it knew its cards.
