### Frases de Tsukiji. Português do Brasil.

## Coisas

tsukiji-thing-ebi = camarão
tsukiji-thing-hotategai = vieira
tsukiji-thing-fugu = baiacu
tsukiji-thing-tako = polvo
tsukiji-thing-sake = salmão
tsukiji-thing-maguro = atum
tsukiji-thing-takusan = Takusan
tsukiji-thing-yakuza = Yakuza
tsukiji-thing-hidden = carta oculta
tsukiji-thing-0 = 0
tsukiji-thing-1 = 1
tsukiji-thing-2 = 2
tsukiji-thing-3 = 3
tsukiji-thing-4 = 4
tsukiji-thing-annul = anulação
tsukiji-thing--1 = −1
tsukiji-thing-plus6 = +6
tsukiji-thing-x2 = ×2
tsukiji-thing-diversified = Diversificado
tsukiji-thing-specialised = Especializado
tsukiji-thing-popular = Popular
tsukiji-thing-safe = Seguro

## Sinais: uma letra

tsukiji-sign-annul = ✕

## Números e opções impossíveis

tsukiji-figure-length =
    “{ $figure }” { $length ->
        [0] não tem nenhum item
        [one] tem um item
       *[other] tem { $length } itens
    }; com { $players } jogadores, precisa de { $expected }
tsukiji-prices-not-dearest-first = “{ $figure }” deve ir da tabuleta mais cara à mais barata
tsukiji-deck-does-not-make-rounds = o baralho tem { $cards } cartas; { $rounds } rodadas de { $lots } lotes exigem exatamente { $needed }
tsukiji-too-few-tickets =
    “{ $figure }” { $normal ->
        [0] não deixa nenhum tíquete normal
        [one] só deixa um tíquete normal
       *[other] só deixa { $normal } tíquetes normais
    }; com { $lots } lotes, são necessários pelo menos { $lots }
tsukiji-special-points-unknown = special_points deve ser true, false ou uma lista de { $known }, não { $value }
tsukiji-setup-first = “first” deve ser um lugar de 0 a { $last }, não { $value }
tsukiji-setup-markers = “markers” deve ter { $known }, em qualquer ordem, não { $value }
tsukiji-setup-deck-list = “deck” deve ser uma lista de cartas
tsukiji-setup-card = não existe a carta “{ $value }”; cartas conhecidas: { $known }
tsukiji-setup-count = o baralho tem { $count } × { $card }, mas só existem { $most }
tsukiji-setup-deck-short = o registro só informa { $cards } cartas do baralho, mas { $dealt } já foram distribuídas

## Por que uma decisão é recusada

tsukiji-asked-ticket = primeiro coloque os seus tíquetes
tsukiji-asked-purchase = compre um lote ou passe
tsukiji-asked-takusan = primeiro escolha em qual fileira você coloca o Takusan
tsukiji-asked-yakuza = primeiro escolha a carta de produto que você entrega à Yakuza
tsukiji-ticket-gone = o seu tíquete { $ticket } já foi usado; você ainda tem { $tickets }
tsukiji-ticket-laid = o seu tíquete { $ticket } já está em outro lote; você ainda tem { $tickets }
tsukiji-no-such-lot = não existe o lote { $lot }; os lotes vão de 1 a { $lots }
tsukiji-lot-sold =
    o lote { $lot } foi comprado por { $buyer }: { $choices ->
        [0] você só pode passar
        [one] compre o lote { $lots } ou passe
       *[other] compre um destes lotes ({ $lots }) ou passe
    }
tsukiji-lot-too-dear =
    o lote { $lot } custa ¥{ $price }, e você tem ¥{ $money }: { $choices ->
        [0] você só pode passar
        [one] compre o lote { $lots } ou passe
       *[other] compre um destes lotes ({ $lots }) ou passe
    }
tsukiji-no-row = você não tem uma fileira de { $row } para o Takusan; as suas fileiras: { $rows }
tsukiji-no-product = você não tem uma carta de { $row } para entregar à Yakuza; você tem cartas de { $rows }

## O que aconteceu

tsukiji-fact-round-begins = Começa a rodada { $round }; { $first } é o primeiro jogador.
tsukiji-fact-lot-offered = Lote { $lot }: { $card1 }, { $card2 }, { $card3 }.
tsukiji-fact-ticket-placed = { $seat } coloca o tíquete { $ticket } no lote { $lot }.
tsukiji-fact-seat-ready = { $seat } já avaliou todos os lotes.
tsukiji-fact-ticket-revealed = Lote { $lot }: { $seat } colocou o tíquete { $ticket }.
tsukiji-fact-lot-valued =
    O lote { $lot } vale { $value_shown }{ $struck ->
        [0] {""}
        [one] , com um 4 anulado
       *[other] , com { $struck } quatros anulados
    }{ $doublings ->
        [0] {""}
       *[other] { $struck ->
            [0] , com
           *[other] {" "}e
        } a soma { $sum_shown } dobrada{ $doublings ->
            [one] {""}
           *[other] {" "}{ $doublings } vezes
        }
    }.
tsukiji-fact-tablet-given = O lote { $lot } custa ¥{ $price } e muda a cotação em { $modifier_shown } por carta.
tsukiji-fact-marker-moved =
    { $moved ->
        [0] { $by ->
            [0] O marcador de { $product } fica no espaço { $space }.
           *[other] O marcador de { $product } fica no espaço { $space }: com { $by_shown }, passaria da ponta da trilha.
        }
       *[other] O marcador de { $product } vai do espaço { $origin } para o { $space } ({ $by_shown }).
    }
tsukiji-fact-lot-bought = { $seat } compra o lote { $lot } por ¥{ $price }.
tsukiji-fact-passed = { $seat } passa e recebe ¥{ $income }.
tsukiji-fact-product-laid = { $seat } baixa uma carta de { $product }.
tsukiji-fact-takusan-laid = { $seat } coloca um Takusan na fileira de { $row }.
tsukiji-fact-takusan-discarded = { $seat } não tem fileira para um Takusan e o descarta.
tsukiji-fact-yakuza-paid = { $seat } entrega uma carta de { $row } à Yakuza.
tsukiji-fact-yakuza-went = { $seat } não tem carta de produto: a Yakuza vai embora sem nada.
tsukiji-fact-lot-discarded = Ninguém comprou o lote { $lot }.
tsukiji-fact-first-player = { $seat } passa a ser o primeiro jogador.
tsukiji-fact-final-price = { $rank }ª posição: { $product }, ¥{ $price } por carta.
tsukiji-fact-bonus = O restaurante de { $seat } é { $bonus }: +{ $points }.
tsukiji-fact-scored = { $seat }: ¥{ $money } + produtos { $products } + atum { $maguro } + pontuações especiais { $bonuses } = { $total }.

## A mesa

tsukiji-phase-evaluation = avaliação
tsukiji-phase-purchase = compra
tsukiji-phase-takusan = colocação do Takusan
tsukiji-phase-yakuza = pagamento à Yakuza
tsukiji-phase-over = fim da partida
tsukiji-lot-title = lote { $lot }
tsukiji-prices-final = Preços finais
tsukiji-column-money = ienes
tsukiji-column-total = total

## A mesa em palavras

tsukiji-words-special = Tíquetes especiais restantes: { $tickets }.
tsukiji-words-no-special = Não restam tíquetes especiais.
tsukiji-words-yakuza = Yakuza compradas: { $count }.
tsukiji-words-first = Primeiro jogador.

## A história

tsukiji-told-reveal = Os tíquetes são revelados.
tsukiji-told-ticket = { $ticket } de { $seat }
tsukiji-told-tickets = Lote { $lot }: { $tickets }.
tsukiji-told-tablet = O lote { $lot } recebe a tabuleta de ¥{ $price } com cotação { $modifier }.
tsukiji-told-tablet-clock = O lote { $lot } recebe a tabuleta mais cara, de ¥{ $price }, com cotação { $modifier } e o relógio.
tsukiji-told-tie = Mesmo valor do lote { $lot }, que está mais à esquerda.
tsukiji-told-market = Mercado
tsukiji-told-buys-cards = { $seat } compra o lote { $lot } por ¥{ $price }: { $cards }.
tsukiji-web-told-tickets =
    { $lots ->
        [one] Seu tíquete: { $tickets }
       *[other] Seus tíquetes, da esquerda para a direita: { $tickets }
    }
tsukiji-web-told-lot =
    O lote { $lot } vale { $value }{ $struck ->
        [0] {""}
        [one] {" "}(um 4 anulado)
       *[other] {" "}({ $struck } quatros anulados)
    }{ $doublings ->
        [0] {""}
       *[other] {" "}(dobrado)
    }: ¥{ $price }, cotação { $modifier }.
tsukiji-web-told-market = Mercado: { $moves }.
tsukiji-web-told-move = { $product } { $by } para { $space }

## O que se pergunta, e o que isso renderia

tsukiji-ask-evaluation = Coloque um tíquete no lote { $lot } de { $lots }: tíquetes altos deixam o lote mais caro.
tsukiji-ask-purchase = Compre um lote ou passe. Você tem ¥{ $money }.
tsukiji-ask-takusan = Em qual das suas fileiras você coloca o Takusan? Ele conta como esse produto.
tsukiji-ask-yakuza = A Yakuza leva uma das suas cartas de produto. Qual você entrega?
tsukiji-warning-last-round = Última rodada: a partida acaba depois destas compras.
tsukiji-warning-last-purchase = Sua última compra: depois desta rodada vem a pontuação final.
tsukiji-ends-won = Isto encerra a partida: você vence por { $own } a { $best }.
tsukiji-ends-won-tie = Isto encerra a partida: empate em { $own }, e você vence no desempate.
tsukiji-ends-lost = Isto encerra a partida: você perde por { $own } a { $best }.
tsukiji-ends-lost-tie = Isto encerra a partida: empate em { $own }, mas você perde no desempate.
tsukiji-ends-shared = Isto encerra a partida: você divide a vitória com { $own }.

## Para todo cliente: os nomes do que se vê

tsukiji-view-round = rodada
tsukiji-view-rounds = rodadas
tsukiji-view-phase = fase
tsukiji-view-first = primeiro jogador
tsukiji-view-lots = lotes
tsukiji-view-tablets = tabuletas
tsukiji-view-track = espaços da trilha
tsukiji-view-market = mercado
tsukiji-view-seats = jogadores
tsukiji-view-takusan-to-place = Takusan a colocar
tsukiji-view-yakuza-to-pay = Yakuza a pagar
tsukiji-view-cards-left = cartas restantes
tsukiji-view-maguro = atum
tsukiji-view-lot = lote
tsukiji-view-cards = cartas
tsukiji-view-value = valor
tsukiji-view-sum = soma
tsukiji-view-struck = quatros anulados
tsukiji-view-doublings = duplicações
tsukiji-view-price = preço
tsukiji-view-modifier = cotação
tsukiji-view-clock = relógio
tsukiji-view-buyer = comprado por
tsukiji-view-tickets = tíquetes
tsukiji-view-adds = tíquetes somam
tsukiji-view-gain = antes do preço
tsukiji-view-net = descontado o preço
tsukiji-view-product = produto
tsukiji-view-space = espaço
tsukiji-view-height = altura
tsukiji-view-rank = posição
tsukiji-view-takusan = Takusan
tsukiji-view-worth = vale
tsukiji-view-money = dinheiro
tsukiji-view-products = produtos
tsukiji-view-bonuses = pontuações especiais
tsukiji-view-total = total
tsukiji-view-seat = jogador
tsukiji-view-rows = fileiras
tsukiji-view-special-tickets = tíquetes especiais
tsukiji-view-yakuza-bought = Yakuza compradas
tsukiji-view-ready = já avaliou
tsukiji-view-score = pontuação atual
tsukiji-view-score-final = pontos finais
tsukiji-view-placed = colocados
tsukiji-view-hand = na mão

## Para todo cliente: decisões, o que elas trazem, e opções

tsukiji-decision-ticket = { $first } no lote { $lot }
tsukiji-decision-buy = Comprar lote { $first }
tsukiji-decision-pass = Passar
tsukiji-decision-takusan = Takusan na fileira de { $first }
tsukiji-decision-yakuza = Entregar { $first } à Yakuza
# Headings of decisions that begin with the same word.
tsukiji-choices-ticket = Tíquetes
tsukiji-choices-buy = Comprar um lote
tsukiji-choices-takusan = Takusan
tsukiji-choices-yakuza = Yakuza
tsukiji-outcome-money = dinheiro
tsukiji-outcome-score = pontuação
tsukiji-score = ¥{ $score }
tsukiji-option-special-points = pontuações especiais
tsukiji-option-special-points-about = Até 28 pontos a mais no fim: pela variedade, por uma fileira bem longa, pelo produto mais barato e pelas Yakuza.

## O tabuleiro no navegador

tsukiji-web-stall = Banca
tsukiji-web-restaurants = Restaurantes
tsukiji-web-quay = Tabuleiro de cotações, espaços 1 a { $track }
tsukiji-web-tablet = ¥{ $price }, cotação { $modifier }
tsukiji-web-tablet-clock = ¥{ $price }, cotação { $modifier }, com o relógio
tsukiji-web-rack = Preços após a revelação, maior lote primeiro:
tsukiji-web-worth-each = vale { $worth } agora
tsukiji-web-press-ticket =
    { $ticket ->
        [none] Lote { $lot }: { $cards }. Ainda sem tíquete
       *[other] Lote { $lot }: { $cards }. Seu tíquete: { $ticket }
    }
tsukiji-web-press-buy = Lote { $lot } por ¥{ $price }: { $cards }
tsukiji-web-here-next = aqui agora
tsukiji-web-on-lot = no lote { $lot }
tsukiji-web-used = usado
tsukiji-web-ticket-used = { $ticket }: já usado
tsukiji-web-ticket-of = { $seat }: { $ticket }
tsukiji-web-sum =
    { $tickets }{ $doublings ->
        [0] {""}
        [one] ; dobrado
       *[other] ; dobrado { $doublings } vezes
    }: vale { $value }
tsukiji-web-sum-struck = { $ticket } anulado
tsukiji-web-sold = vendido
tsukiji-web-short =
    { $short ->
        [one] falta ¥{ $short }
       *[other] faltam ¥{ $short }
    }
tsukiji-web-yours = escolhido
tsukiji-web-gain = As cartas dele somariam { $gain } à sua pontuação, sem descontar o preço.
tsukiji-web-net = Comprando este lote, sua pontuação mudaria em { $gain }.
tsukiji-web-gain-short = { $gain } − ¥?
tsukiji-web-net-short = saldo { $gain }
tsukiji-web-normal = Seus tíquetes normais
tsukiji-web-special = Seus tíquetes especiais
tsukiji-web-ticket = Tíquete { $ticket }
tsukiji-web-take = Retirar
tsukiji-web-take-back = Retirar o tíquete { $ticket } do lote { $lot }
tsukiji-web-seal = Lacrar tíquetes
tsukiji-web-seal-count = Lacrar · { $laid } de { $lots }
tsukiji-web-unseal = Mudar tíquetes
tsukiji-web-ask-ticket = Coloque um tíquete no lote { $lot }
tsukiji-web-ask-ticket-more =
    { $left ->
        [one] Escolha um tíquete: ele vai em segredo para o lote marcado. Falta um; depois, lacre os tíquetes.
       *[other] Escolha um tíquete: ele vai em segredo para o lote marcado. Faltam { $left }; depois, lacre os tíquetes.
    }
tsukiji-web-ask-seal = Lacre seus tíquetes
tsukiji-web-ask-seal-more = Você ainda pode mudar de ideia.
tsukiji-web-ask-buy = Compre um lote, ou passe e receba ¥{ $income }
tsukiji-web-ask-buy-more =
    { $lots ->
        [0] Você tem ¥{ $money }: nenhum lote cabe no seu bolso.
        [one] Você tem ¥{ $money }: um lote cabe no seu bolso.
       *[other] Você tem ¥{ $money }: { $lots } lotes cabem no seu bolso.
    }
tsukiji-web-purchase-hint = Escolha um lote para ver quanto ele renderia.
tsukiji-web-purchase-lot = Lote { $lot }
tsukiji-web-purchase-nothing = nenhum produto
tsukiji-web-takusan-joins = Takusan em
tsukiji-web-yakuza-takes = Yakuza leva
tsukiji-web-pass = Passar · +¥{ $income }
tsukiji-web-buy = Comprar lote { $lot } · ¥{ $price }
tsukiji-web-buy-none = Comprar
tsukiji-web-not-bought = O lote { $lot } não foi comprado. { $why }
tsukiji-web-lay-out = Baixar cartas
tsukiji-web-buying = comprando…
tsukiji-web-restaurant = Restaurante de { $seat }
tsukiji-web-now = pontuação
tsukiji-web-final = pontuação final
tsukiji-web-row =
    { $product }: { $cards ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $cards } cartas
    }{ $takusan ->
        [0] {""}
       *[other] , incluindo { $takusan } Takusan
    }, valendo { $worth } { $final ->
        [yes] no final
       *[no] agora
    }
tsukiji-web-left =
    { $count ->
        [0] nenhum especial
        [one] resta { $count } especial
       *[other] restam { $count } especiais
    }
tsukiji-web-marker =
    { $product } no espaço { $space }, posição { $rank }, { $final ->
        [yes] rende { $price } no final
       *[no] renderia { $price } se acabasse agora
    }
tsukiji-web-prices = Preços atuais
tsukiji-web-maguro = Conjunto de atum
tsukiji-web-maguro-next = próxima carta: { $next }
tsukiji-web-maguro-final = você tem { $count }, que valem { $worth }
tsukiji-web-stage-lot = Lote { $lot }
tsukiji-web-stage-struck =
    { $struck ->
        [one] Lote { $lot }: um 4 é anulado
       *[other] Lote { $lot }: { $struck } quatros são anulados
    }
tsukiji-web-stage-doubled = Lote { $lot }: dobra para { $value }
tsukiji-web-stage-tablets = O lote de maior valor recebe a tabuleta mais cara
tsukiji-web-stage-market = O mercado se move
tsukiji-web-stage-bought = { $seat } compra o lote { $lot }
tsukiji-web-stage-passed = { $seat } passa
tsukiji-web-stage-round = Rodada { $round }
tsukiji-web-reckoning = Contagem final
tsukiji-web-place = Posição
tsukiji-web-shared = O empate continua nos tíquetes especiais.
tsukiji-web-tie-broken = Empate em pontos: vence quem tem mais tíquetes especiais sobrando.
tsukiji-web-tie = Desempate, tíquetes especiais restantes: { $left }
tsukiji-web-at = a { $price }
tsukiji-web-set = conjunto
tsukiji-web-bonus-diversified = 3 de cada produto
tsukiji-web-bonus-specialised = 8 de um produto
tsukiji-web-bonus-popular = mais { $product }
tsukiji-web-bonus-safe = mais Yakuza
tsukiji-web-course = Pontuação após cada rodada
tsukiji-web-tale = Como foi
tsukiji-web-tale-round = Rodada { $round }.{" "}
tsukiji-web-tale-led =
    { $count ->
        [one] { $names } esteve na frente após cada rodada.
       *[other] Após cada rodada houve empate entre { $names }.
    }
tsukiji-web-tale-passed = { $names } passou { $before } e continuou na frente.
tsukiji-web-tale-passed-last = A liderança era de { $before } até a última rodada; { $names } virou o jogo.
tsukiji-web-tale-broke = Havia empate entre { $before }; { $names } abriu vantagem de vez.
tsukiji-web-tale-level = A liderança era de { $before } até a última rodada; { $names } terminaram em empate.
tsukiji-web-tale-buy = A melhor compra: { $seat } pagou ¥{ $price } por { $cards }, { $gain } na hora.
tsukiji-web-tale-bonuses = As pontuações especiais decidiram: { $points } para { $seat }. Sem elas, { $other } teria ¥{ $by } de vantagem.
tsukiji-web-tale-fell = { $product } caiu de ¥{ $from } para ¥{ $to }: isso custou ¥{ $by } a { $seat }.
tsukiji-web-tale-rose = { $product } subiu de ¥{ $from } para ¥{ $to }: isso rendeu ¥{ $by } a { $seat }.
tsukiji-web-tale-row = A melhor fileira de { $seat }: { $cards } × { $product }, ¥{ $worth } de ¥{ $total }.
