### Tsukiji na estante: o que todas as páginas contam antes de carregar o resto. Português do Brasil.

tsukiji-title = Tsukiji
tsukiji-sentence = Avalie em segredo lotes de peixe e, a cada tíquete, mexa no preço de tudo o que você já tem.
tsukiji-credit = Leandro Pires (Redbox)
tsukiji-whose = Tsukiji é um jogo de Leandro Pires, publicado pela Redbox.
