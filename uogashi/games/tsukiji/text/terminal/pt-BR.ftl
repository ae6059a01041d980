### Frases de Tsukiji. Português do Brasil. O que só a linha de comando diz.

## Sinais: uma letra

tsukiji-sign-ebi = C
tsukiji-sign-hotategai = V
tsukiji-sign-fugu = B
tsukiji-sign-tako = P
tsukiji-sign-sake = S
tsukiji-sign-maguro = A
tsukiji-sign-takusan = ★
tsukiji-sign-yakuza = Y

## Palavras para digitar; a primeira é a que se mostra

tsukiji-word-ticket = tíquete tiquete
tsukiji-word-buy = comprar compra compro c
tsukiji-word-pass = passar passa passo p

## Números, como os explica o arquivo para preencher

tsukiji-about-rounds = Rodadas de uma partida
tsukiji-about-track = O último espaço da trilha do tabuleiro de cotações
tsukiji-about-final-prices = Quanto valem os marcadores no final, a melhor posição primeiro
tsukiji-about-pass-income = Quanto recebe quem passa
tsukiji-about-tickets = Os tíquetes de cada jogador
tsukiji-about-maguro = Quanto vale um conjunto de 1, 2, 3… atuns: veja a folha de ajuda
tsukiji-about-bonuses = As pontuações especiais da variante
tsukiji-about-prices = Os preços das tabuletas, da mais cara à mais barata: veja as deste número de jogadores
tsukiji-about-modifiers = Quantos espaços cada tabuleta move um marcador
tsukiji-about-start-money = Dinheiro inicial, na ordem de jogo
tsukiji-about-deck = Quantas cartas de cada tipo há no baralho: conte-as

## A mesa no terminal

tsukiji-position-round = Rodada { $round } de { $rounds }
tsukiji-what-happened = Histórico
tsukiji-lot-value = valor
tsukiji-lot-gain = cartas
tsukiji-lot-net = saldo
tsukiji-lot-ticket = tíquete
tsukiji-tablets = Tabuletas
tsukiji-prices-now = Preços atuais
tsukiji-maguro-table = juntos valem
tsukiji-column-player = jogador
tsukiji-column-special = especiais
tsukiji-column-score = pontuação
tsukiji-column-bonuses = pontuações especiais
tsukiji-column-choice = digite
tsukiji-column-money-after = fica com
tsukiji-column-score-after = pontuação
tsukiji-column-brings = o que rende
tsukiji-legend-takusan = Takusan: entra em uma fileira à sua escolha
tsukiji-legend-yakuza = Yakuza: leva uma carta de produto de uma fileira sua; na tabela, quantas você comprou
tsukiji-legend-rounds = rodadas: encerradas, esta, por vir
tsukiji-legend-seats = decide agora; já decidiu; primeiro jogador
tsukiji-legend-row = uma fileira: as cartas, uma estrela por Takusan, e quanto renderia agora; nenhuma carta
tsukiji-legend-tickets = tíquetes especiais: anulação, menos 1, mais 6, vezes 2
tsukiji-legend-struck = um 4 anulado
tsukiji-legend-card = uma carta, e quanto renderia se acabasse agora
tsukiji-legend-tablet = uma tabuleta: o preço, quanto o lote move a cotação, e o relógio: quem comprar será o primeiro jogador
tsukiji-legend-market = quanto uma carta renderia agora, e o espaço do produto na trilha
tsukiji-legend-maguro = três atuns juntos valem ¥12
tsukiji-legend-bonus = pontuações especiais, já incluídas na pontuação
tsukiji-legend-won = venceu

## A mesa em palavras

tsukiji-words-lot = Lote { $lot }: { $cards }.
tsukiji-words-quoted = Vale { $value }; custa ¥{ $price }, cotação { $modifier }.
tsukiji-words-quoted-clock = Vale { $value }; custa ¥{ $price }, cotação { $modifier }, com o relógio.
tsukiji-words-ticket = Seu tíquete: { $ticket }.
tsukiji-words-sold = Comprado por { $buyer }.
tsukiji-words-gain = As cartas dele somariam { $gain } à sua pontuação, sem descontar o preço.
tsukiji-words-net = Comprando este lote, sua pontuação mudaria em { $gain }.
tsukiji-words-tablet = ¥{ $price } com cotação { $modifier }
tsukiji-words-tablets = Tabuletas, a primeira com o relógio: { $tablets }.
tsukiji-words-marker = { $product } a ¥{ $price } (espaço { $space })
tsukiji-words-market = Preços atuais: { $markers }.
tsukiji-words-market-final = Preços finais: { $markers }.
tsukiji-words-maguro = Um conjunto de 1, 2, 3… atuns vale { $values }.
tsukiji-words-seat = { $seat }: ¥{ $money }, pontuação atual { $score }.
tsukiji-words-rows = Fileiras: { $rows }.
tsukiji-words-no-rows = Ainda sem fileiras.
tsukiji-words-row = { $cards } × { $product } (¥{ $worth })
tsukiji-words-row-takusan = { $cards } × { $product } com { $takusan } Takusan (¥{ $worth })
tsukiji-words-bonuses = Pontuações especiais: { $bonuses }.
tsukiji-words-ready = Já avaliou todos os lotes.

## A história

tsukiji-told-lot = lote { $lot }

## O que se pergunta, e o que isso renderia

tsukiji-offer-rows = Fileiras: { $rows }
tsukiji-ticket-normal = somam o próprio valor e voltam a cada rodada
tsukiji-ticket-annul = anula um 4 no mesmo lote; sem 4, soma 2; uma vez por partida
tsukiji-ticket-minus = subtrai 1; uma vez por partida
tsukiji-ticket-plus = soma 6; uma vez por partida
tsukiji-ticket-times = dobra a soma dos outros tíquetes do lote; uma vez por partida
tsukiji-would-bring = As cartas do lote { $lot } somariam { $gain } à sua pontuação agora, sem descontar o preço.
tsukiji-typed-example = Digite um tíquete para cada lote, da esquerda para a direita: 4 0 x2 1 3
tsukiji-brings-takusan = Takusan em { $row }
tsukiji-brings-yakuza = Yakuza leva { $row }
tsukiji-meaning-pass = receber dinheiro do banco
tsukiji-meaning-ticket = { $ticket } no lote { $lot }
tsukiji-sum-buy = Você compra o lote { $lot } por ¥{ $price }.
tsukiji-sum-pass = Você passa.
tsukiji-sum-change = Dinheiro ¥{ $money } → ¥{ $left }, pontuação atual { $score } → { $total }.

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
tsukiji-typed-no-ticket = “{ $word }” não é um tíquete; tíquetes: { $known }
tsukiji-typed-which-lot = qual lote? Digite comprar e o número dele, por exemplo comprar 2
tsukiji-typed-which-row = qual fileira? Digite o produto dela, por exemplo camarão
tsukiji-typed-no-card-left = o lote { $lot } não tem mais Takusan nem Yakuza: retire “{ $word }”
tsukiji-typed-no-lot = “{ $word }” não é um lote: digite comprar e o número dele, por exemplo comprar 2
tsukiji-typed-no-product = “{ $word }” não é um produto; produtos: { $known }
tsukiji-typed-purchase = não deu para entender “{ $word }”: digite comprar e um número, ou passar; ? mostra mais

## Relatórios

tsukiji-report-score = Composição da pontuação
tsukiji-report-score-text = De que se compõe a pontuação final de um jogador.
tsukiji-report-score-money = dinheiro
tsukiji-report-score-products = produtos
tsukiji-report-score-maguro = atum
tsukiji-report-score-bonuses = pontuações especiais
tsukiji-report-score-total = total
tsukiji-report-bonuses = Pontuações especiais
tsukiji-report-bonuses-text = Com que frequência se ganha cada bônus e quanto ele rende. Só a variante tem bônus.
tsukiji-report-bonuses-earned = ganhos por partida
tsukiji-report-bonuses-points = pontos por partida
tsukiji-report-bonuses-winners = vencedores / outros
tsukiji-report-tickets = Tíquetes
tsukiji-report-tickets-text = Com que frequência cada tíquete é colocado em um lote.
tsukiji-report-tickets-laid = colocados por partida
tsukiji-report-tickets-winners = vencedores / outros
tsukiji-report-purchases = Compras
tsukiji-report-purchases-text = Com que frequência se compra ou se passa e quantos lotes sobram.
tsukiji-report-purchases-lot-bought = lotes comprados
tsukiji-report-purchases-passed = passes
tsukiji-report-purchases-lot-discarded = lotes que ninguém comprou
tsukiji-report-passes = Passes por partida
tsukiji-report-passes-text = Com que frequência um jogador passa e recebe dinheiro em vez de um lote.
tsukiji-report-price = Preços dos lotes
tsukiji-report-price-text = Quanto se paga por um lote.
tsukiji-report-price-price = preço de um lote, ¥
tsukiji-report-products = Produtos
tsukiji-report-products-text = Quantas cartas de produto são baixadas, antes de a Yakuza levar as dela.
tsukiji-report-products-laid = baixadas por partida
tsukiji-report-products-winners = vencedores / outros
tsukiji-report-prices = Preços finais
tsukiji-report-prices-text = Quanto cada produto rende no fim e em que posição fica; a posição 1 é a mais cara.
tsukiji-report-prices-price = preço por carta, ¥
tsukiji-report-prices-rank = posição
tsukiji-report-guests = Takusan e Yakuza
tsukiji-report-guests-text = O que acontece com os Takusan e as Yakuza dos lotes comprados.
tsukiji-report-guests-takusan-laid = Takusan em uma fileira
tsukiji-report-guests-takusan-discarded = Takusan sem fileira
tsukiji-report-guests-yakuza-paid = Yakuza pagas
tsukiji-report-guests-yakuza-went = Yakuza que saíram sem nada
tsukiji-report-rows = Para onde vão
tsukiji-report-rows-text = Em quais fileiras entram os Takusan e quais perdem cartas para a Yakuza.
tsukiji-report-rows-takusan = Takusan por partida
tsukiji-report-rows-yakuza = Yakuza por partida
