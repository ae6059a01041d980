### Tsukiji on the shelf: what every page shows of it before the rest is loaded. English.

tsukiji-title = Tsukiji
tsukiji-sentence = Bid in secret on lots of fish, and shift the price of everything you already own.
tsukiji-credit = Leandro Pires (Redbox)
tsukiji-whose = Tsukiji is a game by Leandro Pires, published by Redbox.
