### Frases de Tokyo Tsukiji Market. Português do Brasil. O que só a linha de comando diz.

## Sinais: uma letra; também se digitam

market-sign-mackerel = C
market-sign-squid = L
market-sign-tuna = A
market-sign-snapper = P
market-sign-salmon = S
market-sign-octopus = O
market-sign-eel = E
market-sign-fugu = F
market-sign-crab = R
market-sign-takoyaki = T

## Palavras para digitar, a primeira é a que se mostra: cada uma significa uma coisa só

market-word-freeze = congelar congela
market-word-thaw = descongelar descongela
market-word-keep = manter mantenho ficar fico
market-word-lose = perder perco
market-word-fishing = pesca pescaria
market-word-purchase = compras compra
market-word-open = abrir abro
market-word-port = píer pier
market-word-end = encerrar terminar fim
market-word-turn = turno
market-word-done = pronto ok
market-word-by = usar pagar
market-word-action = ação acao
market-word-cart = carrinho
market-word-yen = ienes iene
market-word-piece = peça peca
market-word-own = meu próprio proprio
market-word-undock = zarpar zarpa
market-word-dock = atracar atraca
market-word-hand = transferir transfiro
market-word-over = carga
market-word-licence = licença licenca
market-word-convert = converter converto
market-word-loan = empréstimo emprestimo
market-word-share = cota
market-word-freezer = freezer
market-word-buy = comprar compro
market-word-sell = vender vendo
market-word-ship = barco
market-word-barge = barcaça barcaca
market-word-barrel = barril barris
market-word-to = para pra
market-word-spot = ponto
market-word-fish = pescar pesco
market-word-return = devolver devolvo
market-word-enter = entrar entro
market-word-give = entregar entrego doar doo
market-word-offer = oferecer ofereço ofereco
market-word-take = pegar pego levar levo
market-word-reprice = remarcar remarco mudar mudo
market-word-price = preço preco
market-word-at = por
market-word-from = de
market-word-seat = lugar
market-word-award = dar dou adjudicar
market-word-bid = lance
market-word-snapper = pargo

## Números, como os explica o arquivo para preencher

market-about-start-money = Ienes de cada jogador no início
market-about-fish-markets = Mercados de peixe em jogo no início, cavala incluída: veja a tabela do manual
market-about-extra-markets = Mercados extras em jogo, barcos incluídos: a mesma tabela
market-about-ports = Nas coberturas dos píeres: quanto custa abrir o píer 1, depois o 2
market-about-licence-slots = No porto: espaços para licenças
market-about-highest-price = No porto: o preço mais alto de um barril
market-about-licence-income = Quanto paga cada licença quando alguém entra no mercado
market-about-unloading = O bônus por 2, 4, 6, 8 ou mais barris descarregados em uma ação de pesca
market-about-end-money = Quanto dinheiro, no início de um turno, provoca o fim
market-about-end-value = … ou quanto valor de recursos em peças
market-about-most-value = Para o maior valor de recursos no final
market-about-least-value = A pagar pelo menor valor
market-about-value-yen = Quanto vale cada ponto de valor no final
market-about-tuna-values = Impressos nas peças de atum
market-about-crab-values = Impressos nas peças de caranguejo
market-about-trading-values = Tabuleiro de trocas: o valor de recursos que cada ponto pede
market-about-trading-yen = … e os ienes embaixo
market-about-aquarium-wants = Tabuleiro do aquário: quantas peças de cada peixe ele aceita
market-about-aquarium-pays = … e o preço de cada uma
market-about-mackerel = Cavala: o que há no tabuleiro (P: jogadores), o preço da licença, a entrada à esquerda e quanto ele paga
market-about-squid = Lula: estoque, licença, entrada, preço
market-about-tuna = Atum: estoque, licença, entrada; pays_a_value é por ponto de valor do atum
market-about-snapper = Pargo: estoque, licença, entrada, e se há um preço para o pargo
market-about-salmon = Salmão: estoque, licença, entrada, e se há preços para salmão fresco (pays) e passado
market-about-octopus = Polvo: estoque com takoyaki, licença, as três entradas, e se há um preço para o polvo
market-about-eel = Enguia: estoque, licença, entrada, o fim da trilha
market-about-fugu = Fugu: estoque, licença, entrada
market-about-crab = Caranguejo: estoque, licença, entrada; paga pays_a_value por ponto de valor, mais pays_more
market-about-ships = Barcos: entrada, quantos barcos de cada tamanho conforme os jogadores, seus preços
market-about-government = Governo: entrada, postos e quanto cada um paga
market-about-trading = Trocas: entrada; os pontos de troca estão acima
market-about-bank = Agência bancária: entrada, empréstimos e cotas
market-about-rentals = Locadora: entrada, freezers e carrinhos
market-about-aquarium = Aquário: entrada; o que ele aceita está acima
market-about-used-ships = Barcos usados: entrada, preços por espaço, e como quantos espaços a barcaça conta
market-about = Cada mercado tem três formas de entrada, em qualquer combinação: entry_actions (0 a 2), entry_yen e entry_piece, o tipo da peça que se entrega. 0 ou "none": essa forma não vale. pays é quanto o mercado paga por uma peça do seu tipo; 0: não compra.

## A mesa no terminal: tudo o mais curto possível

market-position-turn = Turno { $turn } de { $turns }
market-position-end =
    { $turns ->
        [one] último turno
       *[other] turnos finais: faltam { $turns }
    }
market-position-actions = ações
market-position-market = mercado: { $market }
market-what-happened = Histórico
market-column-market = mercado
market-column-worth = vale
market-column-pays = paga
market-column-barrels = barris
market-column-pieces = peças
market-column-licences = licenças
market-column-entry = entrada
market-column-gain = mais uma
market-column-player = jogador
market-column-money = dinheiro
market-column-value = valor de recursos
market-column-bonus = maior/menor
market-column-debt = dívida
market-column-dividends = cotas
market-column-total = total
market-column-choice = digite
market-column-meaning = o que faz
market-column-actions-after = ações
market-column-money-after = fica com
market-column-value-after = valor
market-column-score-after = pontuação
market-board-value = valor
market-board-score = pontos
market-board-bid = lance ¥{ $bid }
market-board-ends = provoca o fim
market-board-slots =
    { $free ->
        [0] sem espaço
        [one] { $free } livre
       *[other] { $free } livres
    }
market-board-licences = licenças
market-board-loans-held = empréstimos
market-board-shares-held = cotas
market-board-port = píeres
market-board-open = ({ $open } de { $ports } abertos)
market-board-sea = no mar
market-board-fresh = frescos
market-board-degraded = passados
market-board-takoyaki = à venda
market-board-pieces = peças
market-legend-seats = decide agora; já decidiu; primeiro jogador
market-legend-actions = uma ação disponível; uma ação usada
market-legend-bag = valores no saquinho: três peças de 15 e uma de 20
market-legend-square = cada peça vale tanto quanto o número de peças do dono
market-legend-salmon = valor fresco / passado
market-legend-octopus = um polvo vale 3, um takoyaki 5; ao lado das peças, quantos restam
market-legend-convert = não compra nenhuma, mas transforma polvo em takoyaki
market-legend-pays = paga 100 vezes o valor e mais 400; não compra nenhuma
market-legend-overfished = esgotado: não resta nenhum barril
market-legend-licences = licenças restantes, e quanto custa uma
market-legend-entry = formas de pagar a entrada: ienes, uma ou duas ações, ou uma peça; basta uma delas
market-legend-gain = quanto mais uma peça somaria à sua pontuação
market-legend-stock = um barco de dois espaços: o preço, e quantos restam
market-legend-left = um preço ou pagamento, e quantas vezes ainda está disponível
market-legend-trading = entregue valor 5 em troca do que está ali: ienes, ou peças com o valor entre parênteses
market-legend-ship = barco 2: um barril a bordo, e um espaço vazio
market-legend-sale = dois barris à venda por ¥200 cada
market-legend-piece = peças: o valor impresso, passadas, três delas, valendo 12 juntas
market-legend-barrels = barris restantes, quando a mesa é desenhada em tamanho menor
market-legend-bonus = pelo maior ou menor, já incluído na pontuação
market-legend-won = venceu
market-board-buys-ships = compra a { $prices }
market-board-loans =
    { $left ->
        [0] sem empréstimos
        [one] 1 empréstimo de ¥{ $yen } (devolver ¥{ $back })
       *[other] { $left } empréstimos de ¥{ $yen } (devolver ¥{ $back })
    }
market-board-shares =
    { $left ->
        [0] sem cotas
        [one] 1 cota a ¥{ $yen }
       *[other] { $left } cotas a ¥{ $yen }
    }

## A mesa em palavras

market-words-turn =
    { $actions ->
        [0] { $seat } não tem mais ações
        [one] { $seat } ainda tem uma ação
       *[other] { $seat } ainda tem { $actions } ações
    }
market-words-auction = Leilão: { $fish } { $value }; quem pescou: { $fisher }.
market-words-market = Mercado “{ $market }”.
market-words-worth = Uma peça vale { $worth } agora.
market-words-salmon = Uma peça fresca vale { $worth } agora; uma passada, { $degraded }.
market-words-octopus = Uma peça vale { $worth }; um takoyaki, { $takoyaki }.
market-words-square = Cada peça vale tanto quanto o número de peças do dono.
market-words-bag = No saquinho: { $values }. Um leilão pede { $barrels } barris.
market-words-pays = Paga ¥{ $yen } por peça.
market-words-pays-degraded = Paga ¥{ $yen } por peça passada.
market-words-pays-value =
    { $more ->
        [none] Paga ¥{ $yen } vezes o valor.
       *[other] Paga ¥{ $yen } vezes o valor, mais ¥{ $more }.
    }
market-words-stock =
    { $barrels ->
        [0] Nenhum barril
        [one] Um barril
       *[other] { $barrels } barris
    }, { $pieces ->
        [0] nenhuma peça
        [one] uma peça
       *[other] { $pieces } peças
    }{ $takoyaki ->
        [0] {""}
       *[other] , { $takoyaki } takoyaki
    }.
market-words-overfished =
    Esgotado: nenhum barril, { $pieces ->
        [0] nenhuma peça
        [one] uma peça
       *[other] { $pieces } peças
    }.
market-words-licences =
    { $licences ->
        [0] Nenhuma licença.
        [one] Uma licença a ¥{ $cost }.
       *[other] { $licences } licenças a ¥{ $cost }.
    }
market-words-entry =
    { $count ->
        [one] Entrada: { $ways }.
       *[other] Entrada, uma destas formas: { $ways }.
    }
market-words-yen = ¥{ $yen }
market-words-actions =
    { $actions ->
        [one] uma ação
       *[other] { $actions } ações
    }
market-words-a-piece = uma peça de { $piece }
market-words-gain = Mais uma mudaria a sua pontuação em { $gain } agora.
market-words-takes = Aceita { $goods }.
market-words-has = Tem { $goods }.
market-words-buys = Compra { $goods }.
market-words-place =
    { $left ->
        [0] nenhuma peça a ¥{ $yen }
        [one] uma peça a ¥{ $yen }
       *[other] { $left } peças a ¥{ $yen }
    }
market-words-want = { $left } × { $fish } a ¥{ $yen }
market-words-no-ships = Não tem barcos.
market-words-ship-stock =
    { $count ->
        [one] 1 { $size } a ¥{ $yen }
       *[other] { $count } × { $size } a ¥{ $yen }
    }
market-words-fetches = { $size } a ¥{ $yen }
market-words-rentals = Freezers: { $freezers }; carrinhos: { $carts }; ¥{ $yen } cada um.
market-words-spot = O ponto { $value } paga ¥{ $yen }.
market-words-pile = No ponto { $value }: { $pieces }, valor { $worth }.
market-words-seat = Jogador { $player }, { $seat }: ¥{ $money }, valor de recursos { $value }.
market-words-score = Pontuação atual { $score }.
market-words-own-licences =
    { $free ->
        [0] Licenças: { $licences }; nenhum espaço livre.
        [one] Licenças: { $licences }; um espaço livre.
       *[other] Licenças: { $licences }; { $free } espaços livres.
    }
market-words-no-licences =
    { $free ->
        [0] Nenhuma licença, nenhum espaço livre.
        [one] Nenhuma licença, um espaço livre.
       *[other] Nenhuma licença, { $free } espaços livres.
    }
market-words-ports =
    { $ports ->
        [one] Um píer aberto.
       *[other] { $ports } píeres abertos.
    }
market-words-docked = Barco { $ship } ({ $size }): atracado.
market-words-at-sea = Barco { $ship } ({ $size }): no mar, sem carga.
market-words-laden = Barco { $ship } ({ $size }): no mar com { $cargo }.
market-words-goods =
    { $count ->
        [one] { $fish } a ¥{ $yen }
       *[other] { $count } × { $fish } a ¥{ $yen }
    }
market-words-fresh = À venda, frescos: { $goods }.
market-words-degraded = À venda, passados, que se perdem no próximo turno: { $goods }.
market-words-takoyaki = À venda: { $goods }.
market-words-pieces = Peças: { $pieces }, que juntas valem { $value }.
market-words-uses =
    { $uses ->
        [one] Um uso de { $rental }.
       *[other] { $uses } usos de { $rental }.
    }
market-words-loans =
    { $loans ->
        [one] Um empréstimo: devolver ¥{ $yen } no fim.
       *[other] { $loans } empréstimos: devolver ¥{ $yen } no fim.
    }
market-words-shares =
    { $shares ->
        [one] Uma cota, que renderia ¥{ $yen } agora.
       *[other] { $shares } cotas, que renderiam ¥{ $yen } agora.
    }
market-words-first = Primeiro jogador.
market-words-ends = Provocaria o fim por { $why } se o turno começasse agora.
market-words-ready = Já deu o lance.
market-words-bid = Seu lance: ¥{ $bid }.
market-words-result =
    { $seat }: ¥{ $money }, valor de recursos { $value } rende { $worth }{ $bonus ->
        [none] {""}
       *[other] , maior ou menor valor { $bonus }
    }{ $debt ->
        [none] {""}
       *[other] , empréstimos −{ $debt }
    }{ $dividends ->
        [none] {""}
       *[other] , cotas +{ $dividends }
    }; total { $total }.

## O que se pergunta

market-hint-docked = { $words } (atracado)
market-hint-at-sea =
    { $cargo ->
        [none] { $words } (no mar)
       *[other] { $words } (no mar: { $cargo })
    }
market-hint-with = { $words } ({ $more })

## O que uma decisão renderia

market-explain-bid = Se vencer, a sua pontuação muda em { $gain }, sem contar o lance: com até ¥{ $most }, você não sai perdendo.
market-explain-bid-own = A pesca foi sua: se você vencer, paga ao banco; se outra pessoa vencer, ela paga a você.
market-explain-bid-other = O maior lance vai para { $fisher }, que pescou a peça.
market-explain-prices = Os outros compram { $fish } de você pelo preço que você der, de ¥100 a ¥{ $most }.
market-explain-buyer = Mais uma peça de { $fish } mudaria em { $gain } a pontuação de { $player }, que tem ¥{ $money }.
market-explain-rivals = À venda em outros portos: { $prices }.
market-explain-rival-price =
    { $count ->
        [one] ¥{ $yen } ({ $player })
       *[other] { $count } por ¥{ $yen } ({ $player })
    }
market-explain-licences =
    { $licences ->
        [one] Uma licença a ¥{ $cost }.
       *[other] { $licences } licenças a ¥{ $cost }.
    }
market-explain-pays = Paga ¥{ $yen }.
market-explain-pays-degraded = Paga ¥{ $yen } por peça passada.
market-explain-pays-value =
    { $more ->
        [none] Paga ¥{ $yen } × valor.
       *[other] Paga ¥{ $yen } × valor + ¥{ $more }.
    }
market-explain-takoyaki = Transforma polvo em takoyaki.
market-explain-ships = Vende barcos novos, compra os seus.
market-explain-government = Aceita peças de qualquer tipo.
market-explain-trading = Troca peças pelo valor.
market-explain-bank = Empréstimos e cotas.
market-explain-rentals = Freezers e carrinhos.
market-explain-aquarium = Compra peças a preços altos.
market-explain-used-ships = Compra e vende barcos usados.
market-sum-bid = O seu lance é de ¥{ $bid }. Se vencer, sobram ¥{ $left }.
market-sum-change = Dinheiro ¥{ $money } → ¥{ $left }, valor de recursos { $value } → { $worth }, pontuação atual { $score } → { $total }.

## O que foi digitado e não se entendeu

market-typed-nothing = não há nada entre as vírgulas
market-typed-not-understood = não deu para entender “{ $word }” aqui: digite { $known }; ? mostra mais
market-typed-ambiguous = “{ $word }” pode ser { $known }: digite mais algumas letras
market-typed-which = { $verb } o quê? Opções: { $known }
market-typed-unknown = “{ $word }” não vale aqui; opções: { $known }
market-typed-number = digite um número depois de { $verb }
market-typed-no-number = “{ $word }” não é um número
market-typed-times = não dá para fazer isso { $times } vezes: escolha de 1 a { $most }
market-typed-which-side = { $fish } fresco ou passado? Digite isso depois do nome
market-typed-which-row = { $fish }: barril fresco ou passado? Digite isso depois do nome
market-typed-which-value = qual ({ $fish })? Digite o valor depois do nome: { $known }

## Relatórios

market-report-turns = Turnos por jogador
market-report-turns-text = Quantos turnos cada jogador tem até a partida acabar.
market-report-end = O que provoca o fim
market-report-end-text = Como se chega ao fim: dinheiro suficiente ou valor de recursos suficiente.
market-report-ender = Quem provoca o fim
market-report-ender-text = Se vale a pena provocar o fim.
market-report-ender-who = o jogador que provoca o fim
market-report-score = Composição da pontuação
market-report-score-text = Dinheiro e valor de recursos no fim, em ienes; o resto do total são bônus, empréstimos e cotas.
market-report-score-money = dinheiro
market-report-score-worth = valor de recursos em ienes
market-report-score-total = total
market-report-markets = Mercados
market-report-markets-text = Com que frequência se entra em cada mercado, quanto rendem as licenças dele e quanto se ganha vendendo ali.
market-report-markets-entered = visitas por partida
market-report-markets-licences = renda das licenças por partida, ¥
market-report-markets-sold = renda das vendas por partida, ¥
market-report-markets-winners = visitas: vencedores / outros
market-report-taken = Licenças
market-report-taken-text = Quantas licenças de cada mercado são obtidas.
market-report-taken-taken = obtidas por partida
market-report-taken-winners = vencedores / outros
market-report-fish = Barris
market-report-fish-text = Quantos barris são pescados e quantos se perdem porque ninguém os compra.
market-report-fish-fished = pescados por partida
market-report-fish-barge = pescados para a barcaça por partida
market-report-fish-rotted = perdidos por partida
market-report-purchases = Compras
market-report-purchases-text = O que os jogadores compram uns dos outros e quanto pagam.
market-report-purchases-bought = comprados por partida
market-report-purchases-price = preço da unidade, ¥
market-report-auctions = Leilões
market-report-auctions-text = Quantos leilões há, que lances vencem e o que se leva.
market-report-auctions-held = por partida
market-report-auctions-bid = lance vencedor, ¥
market-report-auctions-value = valor da peça
market-report-ships = Barcos
market-report-ships-text = Quais barcos são comprados, novos e usados.
market-report-ships-bought = comprados por partida
market-report-ships-winners = vencedores / outros
market-report-deals = Negócios
market-report-deals-text = O que mais se faz com dinheiro, barris e peças.
market-report-deals-port-opened = píeres abertos
market-report-deals-handed-over = cargas transferidas para a barcaça
market-report-deals-barrel-sold = barris de cavala vendidos ao mercado
market-report-deals-converted = polvos convertidos em takoyaki
market-report-deals-given = peças entregues ao governo
market-report-deals-spot-sold = trocas por ienes
market-report-deals-spot-swapped = trocas por peças
market-report-bank = Agência bancária, locadora e sobrepesca
market-report-bank-text = Com que frequência se tomam empréstimos, se compram cotas e se alugam freezers e carrinhos, com que frequência um mercado se esgota e com que frequência ninguém provoca o fim.
market-report-bank-loan-taken = empréstimos tomados
market-report-bank-share-bought = cotas compradas
market-report-bank-rented = freezers e carrinhos alugados
market-report-bank-overfished = mercados esgotados
market-report-bank-limit-reached = partidas encerradas pelo limite de turnos
