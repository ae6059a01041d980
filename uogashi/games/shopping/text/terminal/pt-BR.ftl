### Sentences of Shopping Spree. Brazilian Portuguese. Its title and the like stand on the shelf: shelf/pt-BR.ftl. O que só a linha de comando diz.

## On the map in the terminal: at most 9 columns (4 wide characters), each different from all others

shopping-short-shirt = camisa
shopping-short-pants = calça
shopping-short-bra = sutiã
shopping-short-underwear = cueca
shopping-short-socks = meias
shopping-short-bed-sheet = lençol
shopping-short-pillow-case = fronha
shopping-short-washer = lavadora
shopping-short-dryer = secadora
shopping-short-salmon = salmão
shopping-short-magazine = revista
shopping-short-newspaper = jornal
shopping-short-detergent = sabão
shopping-short-tuna = atum
shopping-short-crab = carang.

## Signs of the drinks: one letter, or one wide character; they can be typed, too

shopping-sign-black-drink = P
shopping-sign-red-drink = R
shopping-sign-blue-drink = Z
shopping-sign-green-drink = V
shopping-sign-yellow-drink = A
shopping-sign-white-drink = B

## Words to type, the one to show first: each means one thing only, and none is a word of the program, as play-word-quit

shopping-word-enter = entrar entro
shopping-word-walk = andar ando ir vou para até ate
shopping-word-stay = ficar fico
shopping-word-here = aqui .
# Not “sair”, which is play-word-quit.
shopping-word-leave = saída saida saio fora
shopping-word-take = pegar pego levar levo
shopping-word-machine = máquina maquina m
shopping-word-nothing = nada n -

## Números, como os explica o arquivo para preencher

shopping-about-dots = Os pontos do mapa onde se para: corredor A–G e fileira 1–9
shopping-about-steps = Os caminhos entre os pontos, ida e volta
shopping-about-entrances = Os pontos das entradas
shopping-about-machine = Os pontos de onde se toca a máquina
shopping-about-cards = As cartas: os pontos diante dos quais cada uma fica e o que há nela
shopping-about-clothes = Quantas peças de cada roupa há: conte-as
shopping-about-drinks = Quantas bebidas de cada cor há: conte-as
shopping-about-crate = Quantas bebidas cabem no engradado
shopping-about-tuna-bag = Os valores impressos nos atuns do saquinho
shopping-about-crab-bag = Os valores impressos nos caranguejos do saquinho
shopping-about-barrels = Os barris, um para cada saída
shopping-about-stacks = Os ienes de cada pilha no início
shopping-about-drink-stacks = Os ienes na pilha de cada cor de bebida
shopping-about-stack-falls = Quanto cai a pilha que pagou, depois de uma saída
shopping-about-over-stack = Quanto roupas e máquinas rendem além da sua pilha
shopping-about-first-salmon = Cada salmão na primeira saída com salmão
shopping-about-later-salmon = Cada salmão depois disso
shopping-about-tuna-pays = Quanto o atum rende por ponto de valor
shopping-about-crab-pays = Quanto o caranguejo rende por ponto de valor
shopping-about-tuna-price = O preço do primeiro atum de um jogador
shopping-about-tuna-dearer = Quanto a mais custa cada um dos seguintes
shopping-about-steps-a-turn = Passos por turno
shopping-about-leavings = Quantas vezes cada jogador sai da loja
shopping-about-machine-odds = A chance de cada bebida sair: quantos casos de quantos
shopping-about-safe-items = Com a opção dexterity: quantos itens nunca caem
shopping-about-fall-odds = A chance de cair de cada item além desses, a cada passo: quantos casos de quantos

## Reports

shopping-report-turns = Turnos por jogador
shopping-report-turns-text = Quantos turnos cada jogador tem até a partida acabar.
shopping-report-score = Composição da pontuação
shopping-report-score-text = O dinheiro no fim, o que serve de desempate e quantas vezes os jogadores saíram da loja.
shopping-report-score-money = dinheiro
shopping-report-score-papers = revistas e jornais levados para fora
shopping-report-score-times = saídas
shopping-report-leaving = Saídas
shopping-report-leaving-text = O que os jogadores levam quando saem da loja e quanto recebem por isso.
shopping-report-leaving-items = itens na cesta
shopping-report-leaving-yen = pagamento, ¥
shopping-report-first-out = Quem sai primeiro
shopping-report-first-out-text = Se vale a pena sair da loja primeiro.
shopping-report-first-out-who = o primeiro a sair
shopping-report-things = Itens
shopping-report-things-text = O que os jogadores levam para fora da loja e quanto isso rende.
shopping-report-things-paid = levados para fora por partida
shopping-report-things-yen = renda por partida, ¥
shopping-report-things-doubled = em dobro com sabão em pó por partida
shopping-report-things-winners = levados para fora: vencedores / outros
shopping-report-drawn = Atuns e caranguejos
shopping-report-drawn-text = Quantos são tirados dos saquinhos e os valores impressos neles.
shopping-report-drawn-drawn = tirados por partida
shopping-report-drawn-value = valor
shopping-report-stacks = Pilhas de preço
shopping-report-stacks-text = Com que frequência cada pilha cai e quanto fica nela.
shopping-report-stacks-fell = quedas por partida
shopping-report-stacks-yen = ienes que ficam na pilha
shopping-report-machine = A máquina de bebidas
shopping-report-machine-text = Quantas bebidas entram cada vez que ela é usada.
shopping-report-machine-drinks = bebidas que entram
shopping-report-came-out = O que sai da máquina
shopping-report-came-out-text = As bebidas que os jogadores tiram da máquina.
shopping-report-came-out-drinks = bebidas por partida
shopping-report-came-out-winners = vencedores / outros
shopping-report-happened = O que mais acontece
shopping-report-happened-text = Com que frequência isto acontece em uma partida.
shopping-report-happened-machine-used = a máquina de bebidas é usada
shopping-report-happened-tuna-bought = um atum é comprado
shopping-report-happened-took-nothing = alguém não pega nada
shopping-report-happened-fell = algo cai de uma cesta
shopping-report-happened-basket-lost = uma cesta ainda está na loja no fim
shopping-report-happened-limit-reached = a partida acaba pelo limite de turnos

## The table in the terminal: all of it as short as can be

shopping-position-turn = Turno { $turn } de { $turns }
shopping-position-last = último turno
shopping-what-happened = Histórico
shopping-column-player = jogador
shopping-column-money = ienes
# Exits so far, a sign for each
shopping-column-left = saiu
# Where they are
shopping-column-at = onde
# Steps to the exit
shopping-column-out = porta
shopping-column-papers = leitura
# What the basket pays now
shopping-column-pays = rende
shopping-column-basket = cesta
shopping-column-carried-out = levado para fora
shopping-legend-pawn = jogador 1; onde está quem joga agora
shopping-legend-reached = um ponto ao alcance, em dois passos
shopping-legend-dot = um ponto: corredor e fileira; dali se pega o que está ao lado
shopping-legend-way = um passo de um ponto a outro
shopping-legend-door = uma porta: por aqui se entra e se sai
shopping-legend-machine = a máquina de bebidas, e o que há no engradado
shopping-legend-things = duas camisas; acabou tudo
shopping-legend-doubled = em dobro com sabão em pó
shopping-legend-left = saiu da loja uma vez; falta mais uma
shopping-legend-seats = quem joga agora; primeiro jogador
shopping-legend-won = venceu
shopping-board-empty = vazio
# Followed by the players who are outside. Also a place: where a player is.
shopping-board-outside = fora
shopping-board-done = terminou
# After “▸2”, the sign of dots within reach
shopping-board-steps =
    { $steps ->
        [one] ao alcance, em um passo
       *[other] ao alcance, em { $steps } passos
    }
# After its sign on the map
shopping-board-entrance = entrada
# $steps: pairs of dots, for which no line could be drawn
shopping-board-other-steps = também um passo: { $steps }
# Before the drinks beside the crate
shopping-board-waiting = ao lado do engradado
# Headings before prices and before what is left in the bags
shopping-board-pays = rende
shopping-board-bags = saquinhos
# After the tuna in the bag
shopping-board-tuna-cost = (¥{ $yen } para você)
shopping-board-at-risk = pode cair: { $things }
shopping-board-unpaid =
    { $items ->
        [one] um item sem pagamento
       *[other] { $items } itens sem pagamento
    }

## The text view

shopping-words-dot = { $dot }: { $things }.
shopping-words-empty-dot = { $dot }: nada.
# A card that players draw from
shopping-words-bag = { $thing } do saquinho
shopping-words-shared = { $things } (também a partir de { $dots })
shopping-words-machine-here = A máquina de bebidas.
shopping-words-steps =
    { $steps ->
        [one] Ao alcance em um passo.
       *[other] Ao alcance em { $steps } passos.
    }
shopping-words-exit =
    { $steps ->
        [one] Um passo até a saída.
       *[other] { $steps } passos até a saída.
    }
shopping-words-here =
    { $count ->
        [one] { $seats } está aqui.
       *[other] { $seats } estão aqui.
    }
shopping-words-ways = Um passo de cada ponto ao seguinte: { $ways }.
shopping-words-entrances =
    { $count ->
        [one] A entrada fica em { $dots }.
       *[other] As entradas ficam em { $dots }.
    }
shopping-words-crate = No engradado da máquina de bebidas: { $drinks }.
shopping-words-no-crate = O engradado da máquina de bebidas está vazio.
shopping-words-waiting = Ao lado dele, as mais antigas primeiro: { $drinks }.
shopping-words-pays = Preços atuais: { $prices }.
shopping-words-stack = { $stack } ¥{ $yen }
shopping-words-bag-holds = No saquinho de { $thing }: { $values }.
shopping-words-bag-empty = O saquinho de { $thing } está vazio.
shopping-words-seat = Jogador { $player }, { $seat }: ¥{ $money }.
shopping-words-at =
    { $steps ->
        [one] Em { $dot }, a um passo da saída.
       *[other] Em { $dot }, a { $steps } passos da saída.
    }
shopping-words-outside = Fora da loja.
shopping-words-done = Terminou.
shopping-words-leavings = Saiu { $times } de { $needed } vezes.
shopping-words-basket = Na cesta: { $items }; ela renderia ¥{ $yen } agora.
shopping-words-no-basket = A cesta está vazia.
# $doubled: how many of the $count things a detergent would double
shopping-words-doubled =
    { $count ->
        [one] { $things } (em dobro)
       *[other] { $things } ({ $doubled } em dobro)
    }
shopping-words-at-risk = O que pode cair no próximo passo, nesta ordem: { $things }.
shopping-words-carried-out = Levou para fora: { $things }.
shopping-words-unpaid =
    { $items ->
        [one] Um item ainda estava na loja e não rende nada.
       *[other] { $items } itens ainda estavam na loja e não rendem nada.
    }
shopping-words-tuna-cost = O próximo atum custa ¥{ $yen }.
shopping-words-first = Primeiro jogador.

## Questions, and the effect of decisions

# What it pays now, or costs
shopping-hint-pays = { $words } (¥{ $yen })
shopping-hint-costs = { $words } (custa ¥{ $yen })
shopping-column-choice = digite
shopping-column-steps = passos
shopping-column-there = o que há lá
# What would add most to the basket there
shopping-column-best = melhor
shopping-column-meaning = o que faz
shopping-column-money-after = fica com
shopping-column-basket-after = cesta depois
shopping-explain-bag = Sorteio do saquinho: { $values }.
shopping-explain-machine = Cada bebida sai ou não: { $drinks }.
shopping-sum-money = Dinheiro ¥{ $money } → ¥{ $left }.
shopping-sum-basket = A cesta rende ¥{ $before } → ¥{ $after }.
shopping-sum-out =
    { $steps ->
        [one] Um passo até a saída.
       *[other] { $steps } passos até a saída.
    }
shopping-sum-chance = O resto depende da sorte.

## What was typed and not understood

shopping-typed-nothing = não há nada entre as vírgulas
shopping-typed-not-understood = não deu para entender “{ $word }” aqui: digite { $known }; ? mostra mais
shopping-typed-ambiguous = “{ $word }” pode ser { $known }: digite mais algumas letras
shopping-typed-where = { $word } para onde? Opções: { $known }
shopping-typed-what = { $word } o quê? Opções: { $known }
shopping-typed-too-much = “{ $word }” está sobrando: o turno termina com “{ $decision }”
