### Shopping Spree na estante: o que todas as páginas contam antes de carregar o resto. Português do Brasil.

shopping-title = Shopping Spree
shopping-sentence = Corra pelos corredores, encha a cesta e saia antes que os preços caiam. Cuidado com a máquina de bebidas.
shopping-credit = Stefan Brakman e Jordan Draper
shopping-whose = Shopping Spree é um jogo de Stefan Brakman e Jordan Draper. O nome é um título provisório: no exemplar que temos, falta o título impresso.
