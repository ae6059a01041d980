### Quay na estante: o que todas as páginas contam antes de carregar o resto. Português do Brasil.

quay-title = Quay
quay-sentence = Dê lances secretos pelas caixas do cais e guarde dinheiro para a próxima.
quay-credit = Uogashi
quay-whose = Quay é um jogo de exemplo que vem com o Uogashi; qualquer pessoa pode alterá-lo.
