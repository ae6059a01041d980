### Frases de Tsukiji. Português do Brasil.

tsukiji-title = Tsukiji
tsukiji-credit = Leandro Pires (Redbox)

## Coisas

tsukiji-thing-ebi = ebi
tsukiji-thing-hotategai = hotategai
tsukiji-thing-fugu = fugu
tsukiji-thing-tako = tako
tsukiji-thing-sake = sake
tsukiji-thing-maguro = maguro
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

tsukiji-sign-ebi = E
tsukiji-sign-hotategai = H
tsukiji-sign-fugu = F
tsukiji-sign-tako = T
tsukiji-sign-sake = S
tsukiji-sign-maguro = M
tsukiji-sign-takusan = ★
tsukiji-sign-yakuza = Y
tsukiji-sign-annul = ✕

## Palavras para digitar; a primeira é a que se mostra

tsukiji-word-ticket = tíquete tiquete
tsukiji-word-buy = comprar compra compro c
tsukiji-word-pass = passar passa passo p

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

tsukiji-asked-ticket = os lotes estão sendo avaliados: é hora de colocar tíquetes
tsukiji-asked-purchase = é hora de comprar um lote ou passar
tsukiji-asked-takusan = primeiro é preciso colocar o Takusan em uma fileira
tsukiji-asked-yakuza = primeiro é preciso pagar à Yakuza com uma carta de produto
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
        [one] , com um 4 cancelado
       *[other] , com { $struck } quatros cancelados
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
            [0] O marcador de { $product } fica em { $space }.
           *[other] O marcador de { $product } fica em { $space }: andar { $by_shown } passaria da ponta da trilha.
        }
       *[other] O marcador de { $product } anda de { $origin } para { $space } ({ $by_shown }).
    }
tsukiji-fact-lot-bought = { $seat } compra o lote { $lot } por ¥{ $price }.
tsukiji-fact-passed = { $seat } passa e recebe ¥{ $income }.
tsukiji-fact-product-laid = { $seat } baixa uma carta de { $product }.
tsukiji-fact-takusan-laid = { $seat } coloca um Takusan na fileira de { $row }.
tsukiji-fact-takusan-discarded = { $seat } não tem fileira para um Takusan: ele é descartado.
tsukiji-fact-yakuza-paid = { $seat } entrega uma carta de { $row } à Yakuza.
tsukiji-fact-yakuza-went = { $seat } não tem carta de produto: a Yakuza vai embora sem nada.
tsukiji-fact-lot-discarded = Ninguém comprou o lote { $lot }.
tsukiji-fact-first-player = { $seat } é o primeiro jogador a partir de agora.
tsukiji-fact-final-price = { $rank }ª posição: { $product }, ¥{ $price } por carta.
tsukiji-fact-bonus = O restaurante de { $seat } é { $bonus }: +{ $points }.
tsukiji-fact-scored = { $seat }: ¥{ $money } + produtos { $products } + maguro { $maguro } + pontuações especiais { $bonuses } = { $total }.

## A mesa no terminal

tsukiji-position-round = Rodada { $round } de { $rounds }
tsukiji-phase-evaluation = avaliação
tsukiji-phase-purchase = compra
tsukiji-phase-takusan = colocação do Takusan
tsukiji-phase-yakuza = pagamento à Yakuza
tsukiji-phase-over = fim da partida
tsukiji-what-happened = O que aconteceu
tsukiji-lot-title = lote { $lot }
tsukiji-lot-value = valor
tsukiji-lot-gain = rende
tsukiji-lot-ticket = tíquete
tsukiji-tablets = Tabuletas
tsukiji-prices-now = Se acabasse agora
tsukiji-prices-final = Preços finais
tsukiji-maguro-table = juntos dão
tsukiji-column-player = jogador
tsukiji-column-money = saldo
tsukiji-column-special = especiais
tsukiji-column-score = pontuação
tsukiji-column-bonuses = pontuações especiais
tsukiji-column-total = total
tsukiji-column-choice = digite
tsukiji-column-money-after = fica com
tsukiji-column-score-after = pontuação
tsukiji-column-brings = o que traz

## A mesa em palavras

tsukiji-words-lot = Lote { $lot }: { $cards }.
tsukiji-words-quoted = Vale { $value }; custa ¥{ $price }, cotação { $modifier }.
tsukiji-words-quoted-clock = Vale { $value }; custa ¥{ $price } e tem o relógio, cotação { $modifier }.
tsukiji-words-ticket = O seu tíquete: { $ticket }.
tsukiji-words-sold = Comprado por { $buyer }.
tsukiji-words-gain = As cartas dele renderiam { $gain } para você agora.
tsukiji-words-tablet = ¥{ $price } com cotação { $modifier }
tsukiji-words-tablets = Tabuletas, a primeira com o relógio: { $tablets }.
tsukiji-words-marker = { $product } a ¥{ $price } (espaço { $space })
tsukiji-words-market = Se acabasse agora: { $markers }.
tsukiji-words-market-final = Preços finais: { $markers }.
tsukiji-words-maguro = Um conjunto de 1, 2, 3… maguro vale { $values }.
tsukiji-words-seat = { $seat }: ¥{ $money }, pontuação atual { $score }.
tsukiji-words-rows = Fileiras: { $rows }.
tsukiji-words-no-rows = Ainda sem fileiras.
tsukiji-words-row = { $cards } { $product } (¥{ $worth })
tsukiji-words-row-takusan = { $cards } { $product } incluindo { $takusan } Takusan (¥{ $worth })
tsukiji-words-special = Tíquetes especiais restantes: { $tickets }.
tsukiji-words-no-special = Não restam tíquetes especiais.
tsukiji-words-bonuses = Pontuações especiais: { $bonuses }.
tsukiji-words-yakuza = Yakuza compradas: { $count }.
tsukiji-words-first = Primeiro jogador.
tsukiji-words-ready = Já avaliou todos os lotes.

## A história

tsukiji-told-reveal = Os tíquetes são revelados.
tsukiji-told-lot = lote { $lot }
tsukiji-told-ticket = { $ticket } de { $seat }
tsukiji-told-tickets = Lote { $lot }: { $tickets }.
tsukiji-told-tablet = O lote { $lot } recebe a tabuleta de ¥{ $price } com cotação { $modifier }.
tsukiji-told-tablet-clock = O lote { $lot } recebe a tabuleta mais cara, de ¥{ $price }, com cotação { $modifier } e o relógio.
tsukiji-told-tie = Mesmo valor do lote { $lot }, que está mais à esquerda.
tsukiji-told-market = Mercado
tsukiji-told-buys-cards = { $seat } compra o lote { $lot } por ¥{ $price }: { $cards }.

## O que se pergunta, e o que isso renderia

tsukiji-ask-tickets =
    { $lots ->
        [one] Coloque um tíquete no lote { $first }. Você tem:
       *[other] Coloque { $lots } tíquetes, um em cada lote a partir do lote { $first }. Você tem:
    }
tsukiji-ask-purchase = Compre um lote ou passe. Você tem ¥{ $money }.
tsukiji-ask-takusan = Em qual fileira entra o Takusan?
tsukiji-ask-yakuza = A Yakuza leva uma carta de produto. De qual fileira?
tsukiji-ticket-normal = somam o que mostram e voltam a cada rodada
tsukiji-ticket-annul = cancela um 4 no lote; se não houver, soma 2; uma vez por partida
tsukiji-ticket-minus = tira 1; uma vez por partida
tsukiji-ticket-plus = soma 6; uma vez por partida
tsukiji-ticket-times = dobra o que os outros somam; uma vez por partida
tsukiji-would-bring = As cartas do lote { $lot } renderiam { $gain } para você agora, sem contar o preço.
tsukiji-typed-example = Digite um tíquete para cada lote, da esquerda para a direita: 4 0 x2 1 3
tsukiji-brings-takusan = Takusan em { $row }
tsukiji-brings-yakuza = Yakuza leva { $row }
tsukiji-meaning-pass = recebe dinheiro do banco
tsukiji-meaning-ticket = { $ticket } no lote { $lot }
tsukiji-sum-buy = Você compra o lote { $lot } por ¥{ $price }.
tsukiji-sum-pass = Você passa.
tsukiji-sum-change = Saldo ¥{ $money } → ¥{ $left }, pontuação atual { $score } → { $total }.

## O que foi digitado e não se entendeu

tsukiji-typed-nothing = não há nada entre as vírgulas
tsukiji-typed-no-tickets =
    { $lots ->
        [one] digite um tíquete
       *[other] digite até { $lots } tíquetes, por exemplo 4 0 x2 1
    }
tsukiji-typed-too-many =
    { $given } tíquetes para { $lots ->
        [one] um lote
       *[other] { $lots } lotes
    }: cada lote recebe só um
tsukiji-typed-no-ticket = “{ $word }” não é um tíquete; os tíquetes são { $known }
tsukiji-typed-which-lot = qual lote? Digite comprar e o número dele, por exemplo comprar 2
tsukiji-typed-which-row = qual fileira? Digite o produto dela, por exemplo ebi
tsukiji-typed-no-lot = “{ $word }” não é um lote: digite comprar e o número dele, por exemplo comprar 2
tsukiji-typed-no-product = “{ $word }” não é um produto; os produtos são { $known }
tsukiji-typed-purchase = não deu para entender “{ $word }”: digite comprar e um número, ou passar; ? diz mais
