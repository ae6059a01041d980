### Tokyo Tsukiji Market na estante: o que todas as páginas contam antes de carregar o resto. Português do Brasil.

market-title = Tokyo Tsukiji Market
market-sentence = Pesque, defina os seus preços e compre dos vizinhos: a economia é o que vocês fizerem dela.
market-credit = Jordan Draper
market-whose = Tokyo Tsukiji Market é um jogo de Jordan Draper.
