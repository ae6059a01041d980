### Tsukiji on the shelf: what all pages tell of it before the rest is loaded. English.

tsukiji-title = Tsukiji
tsukiji-sentence = Value lots of fish in secret, and with every ticket move the price of everything that you already own.
tsukiji-credit = Leandro Pires (Redbox)
tsukiji-whose = Tsukiji is a game by Leandro Pires, published by Redbox.
