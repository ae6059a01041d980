### Tokyo Tsukiji Market op de plank: wat elke pagina ervan vertelt voordat de rest is geladen. Nederlands.

market-title = Tokyo Tsukiji Market
market-sentence = Ga vissen, bepaal je eigen prijzen, koop bij je buren: een economie die alleen draait omdat jullie handelen.
market-credit = Jordan Draper
market-whose = Tokyo Tsukiji Market is een spel van Jordan Draper.
