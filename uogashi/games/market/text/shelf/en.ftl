### Tokyo Tsukiji Market on the shelf: what every page shows of it before the rest is loaded. English.

market-title = Tokyo Tsukiji Market
market-sentence = Catch fish, set your own prices and buy from your neighbours: the economy is whatever you make of it.
market-credit = Jordan Draper
market-whose = Tokyo Tsukiji Market is a game by Jordan Draper.
