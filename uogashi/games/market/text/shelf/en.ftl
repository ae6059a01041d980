### Tokyo Tsukiji Market on the shelf: what all pages tell of it before the rest is loaded. English.

market-title = Tokyo Tsukiji Market
market-sentence = Fish, set your own prices, buy from your neighbours: an economy that exists only because you trade in it.
market-credit = Jordan Draper
market-whose = Tokyo Tsukiji Market is a game by Jordan Draper.
