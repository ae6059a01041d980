### Tokyo Tsukiji Market na estante: o que todas as páginas contam antes de carregar o resto. Português do Brasil.

market-title = Tokyo Tsukiji Market
market-sentence = Pesque, defina os seus preços, compre dos vizinhos: uma economia que só existe porque vocês negociam nela.
market-credit = Jordan Draper
market-whose = Tokyo Tsukiji Market é um jogo de Jordan Draper.
