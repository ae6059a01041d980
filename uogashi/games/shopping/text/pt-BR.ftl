### Sentences of Shopping Spree. Brazilian Portuguese. Its title and the like stand on the shelf: shelf/pt-BR.ftl.

## Things: one of them, as used inside a sentence. They are typed, too: the first letters will do.

shopping-thing-shirt = camisa
shopping-thing-pants = calça
shopping-thing-bra = sutiã
shopping-thing-underwear = cueca
# A pair of socks is one thing.
shopping-thing-socks = meias
shopping-thing-bed-sheet = lençol
shopping-thing-pillow-case = fronha
shopping-thing-washer = lavadora
shopping-thing-dryer = secadora
shopping-thing-black-drink = bebida preta
shopping-thing-red-drink = bebida vermelha
shopping-thing-blue-drink = bebida azul
shopping-thing-green-drink = bebida verde
shopping-thing-yellow-drink = bebida amarela
shopping-thing-white-drink = bebida branca
shopping-thing-salmon = salmão
shopping-thing-magazine = revista
shopping-thing-newspaper = jornal
shopping-thing-detergent = sabão em pó
shopping-thing-tuna = atum
shopping-thing-crab = caranguejo
# On the map in letters.
shopping-thing-within-reach = ao alcance
shopping-thing-vending-machine = máquina de bebidas
shopping-thing-entrance = entrada
shopping-thing-all-taken = acabou tudo
# The price stacks, beside those of the drinks: what is paid from them.
shopping-thing-machines = lavadoras e secadora
shopping-thing-bedding = lençóis e fronhas
shopping-thing-clothes = camisas e calças
shopping-thing-smalls = sutiãs, cuecas e meias
# The lanes of the store
shopping-thing-A = A
shopping-thing-B = B
shopping-thing-C = C
shopping-thing-D = D
shopping-thing-E = E
shopping-thing-F = F
shopping-thing-G = G

## Counts of an item, as in a list of what a player takes, has or is paid for

shopping-some-shirt =
    { $count ->
        [one] uma camisa
       *[other] { $count } camisas
    }
shopping-some-pants =
    { $count ->
        [one] uma calça
       *[other] { $count } calças
    }
shopping-some-bra =
    { $count ->
        [one] um sutiã
       *[other] { $count } sutiãs
    }
shopping-some-underwear =
    { $count ->
        [one] uma cueca
       *[other] { $count } cuecas
    }
shopping-some-socks =
    { $count ->
        [one] um par de meias
       *[other] { $count } pares de meias
    }
shopping-some-bed-sheet =
    { $count ->
        [one] um lençol
       *[other] { $count } lençóis
    }
shopping-some-pillow-case =
    { $count ->
        [one] uma fronha
       *[other] { $count } fronhas
    }
shopping-some-washer =
    { $count ->
        [one] uma lavadora
       *[other] { $count } lavadoras
    }
shopping-some-dryer =
    { $count ->
        [one] uma secadora
       *[other] { $count } secadoras
    }
shopping-some-black-drink =
    { $count ->
        [one] uma bebida preta
       *[other] { $count } bebidas pretas
    }
shopping-some-red-drink =
    { $count ->
        [one] uma bebida vermelha
       *[other] { $count } bebidas vermelhas
    }
shopping-some-blue-drink =
    { $count ->
        [one] uma bebida azul
       *[other] { $count } bebidas azuis
    }
shopping-some-green-drink =
    { $count ->
        [one] uma bebida verde
       *[other] { $count } bebidas verdes
    }
shopping-some-yellow-drink =
    { $count ->
        [one] uma bebida amarela
       *[other] { $count } bebidas amarelas
    }
shopping-some-white-drink =
    { $count ->
        [one] uma bebida branca
       *[other] { $count } bebidas brancas
    }
shopping-some-salmon =
    { $count ->
        [one] um salmão
       *[other] { $count } salmões
    }
shopping-some-magazine =
    { $count ->
        [one] uma revista
       *[other] { $count } revistas
    }
shopping-some-newspaper =
    { $count ->
        [one] um jornal
       *[other] { $count } jornais
    }
shopping-some-detergent =
    { $count ->
        [one] uma caixa de sabão em pó
       *[other] { $count } caixas de sabão em pó
    }
shopping-some-tuna =
    { $count ->
        [one] um atum
       *[other] { $count } atuns
    }
shopping-some-crab =
    { $count ->
        [one] um caranguejo
       *[other] { $count } caranguejos
    }
# Tuna and crabs, both masculine, with the value that is printed on them: “a crab of 6”, “2 × crab of 6”
shopping-some-valued =
    { $count ->
        [one] um { $thing } de { $value }
       *[other] { $count } × { $thing } de { $value }
    }

## What happened. Numbers come twice: $yen to select by, $yen_shown to show.

shopping-fact-turn-begins = Turno { $turn }: { $seat }
shopping-fact-entered = { $seat } entra pelo corredor { $lane }.
shopping-fact-walked =
    { $steps ->
        [one] { $seat } anda um passo, até { $lane }{ $row_shown }.
       *[other] { $seat } anda { $steps } passos, até { $lane }{ $row_shown }.
    }
shopping-fact-stayed = { $seat } não tem para onde ir e fica no mesmo ponto.
# $value: printed on tuna and crabs; 0 for other things
shopping-fact-fell =
    { $value ->
        [0] Cai um item da cesta de { $seat }: { $thing }.
       *[other] Cai um item da cesta de { $seat }: { $thing } de { $value_shown }.
    }
shopping-fact-basket-held = Nada cai da cesta de { $seat }.
shopping-fact-taken = { $seat } pega um item: { $thing }.
shopping-fact-tuna-bought = { $seat } paga ¥{ $yen_shown } por um atum.
shopping-fact-drawn = { $seat } tira do saquinho um { $thing } de { $value_shown }.
shopping-fact-took-nothing = { $seat } não pega nada.
shopping-fact-machine-used =
    { $drinks ->
        [one] { $seat } usa a máquina de bebidas: entra uma bebida.
       *[other] { $seat } usa a máquina de bebidas: entram { $drinks } bebidas.
    }
shopping-fact-came-out = { $seat } recebe: { $thing } × { $count }.
shopping-fact-machine-kept =
    { $drinks ->
        [0] Nenhuma bebida fica presa na máquina.
        [one] Uma bebida fica presa e volta para o engradado.
       *[other] { $drinks } bebidas ficam presas e voltam para o engradado.
    }
shopping-fact-crate-refilled =
    { $drinks ->
        [one] Uma bebida que esperava ao lado do engradado entra nele.
       *[other] { $drinks } bebidas que esperavam ao lado do engradado entram nele.
    }
# $time: 1 for the first time
shopping-fact-left =
    { $items ->
        [0] { $seat } sai da loja sem nenhum item e recebe ¥{ $yen_shown }.
        [one] { $seat } sai da loja com um item e recebe ¥{ $yen_shown }.
       *[other] { $seat } sai da loja com { $items } itens e recebe ¥{ $yen_shown }.
    }
# $doubled: how many of them a detergent doubles
shopping-fact-paid =
    { $thing }{ $value ->
        [0] {""}
       *[other] {" "}de { $value_shown }
    } × { $count }: ¥{ $yen_shown }{ $doubled ->
        [0] .
       *[other] , { $doubled } em dobro com sabão em pó.
    }
shopping-fact-stack-fell = Pilha cai para ¥{ $yen_shown }: { $stack }.
shopping-fact-last-turn = O último turno é de { $seat }.
shopping-fact-limit-reached = Cada jogador já jogou { $turns } turnos: a partida acaba aqui.
shopping-fact-basket-lost =
    { $items ->
        [one] { $seat } ainda está na loja e não recebe nada por um item.
       *[other] { $seat } ainda está na loja e não recebe nada por { $items } itens.
    }
shopping-fact-scored =
    { $seat }: ¥{ $money_shown }; { $papers ->
        [0] não levou revista nem jornal para fora
        [one] levou para fora uma revista ou um jornal
       *[other] levou para fora { $papers } revistas e jornais
    }; { $times ->
        [0] nunca saiu da loja
        [one] saiu da loja uma vez
       *[other] saiu da loja { $times } vezes
    }.

## Why a decision is refused: something else is asked

shopping-asked-entering = você está fora da loja: primeiro entre; corredores com entrada: { $lanes }
shopping-asked-walking = você está na loja: primeiro ande até outro ponto, ou saia da loja
shopping-asked-walking-on = você acabou de entrar: continue andando com os passos que sobram, ou fique aqui
shopping-asked-taking = você está em { $dot }: pegue algo daqui, use a máquina se ela estiver aqui, ou não pegue nada

## Why a decision is refused: a rule forbids it

shopping-no-entrance = não há entrada no corredor { $lane }; corredores com entrada: { $lanes }
shopping-no-such-dot =
    { $most ->
        [0] o ponto { $dot } não existe nesta loja, e não sobram passos: fique em { $here }
        [one] o ponto { $dot } não existe nesta loja: ande até um ponto a um passo de { $here }
       *[other] o ponto { $dot } não existe nesta loja: ande até um ponto a no máximo { $most } passos de { $here }
    }
shopping-same-dot =
    { $most ->
        [0] você já está em { $dot }, e não sobram passos: fique aqui
        [one] você já está em { $dot }: ande até um ponto a um passo daqui
       *[other] você já está em { $dot }: ande até outro ponto, a no máximo { $most } passos daqui
    }
shopping-too-far =
    { $most ->
        [0] de { $here } não se chega a { $dot } (passos: { $steps }), porque não sobram passos: fique aqui
        [one] { $dot } fica a { $steps } passos de { $here }: ande até um ponto a um passo
       *[other] { $dot } fica a { $steps } passos de { $here }: ande até um ponto a no máximo { $most } passos
    }
shopping-just-entered = não dá para sair no turno em que se entrou: continue andando ou fique aqui
shopping-empty-basket = não dá para sair com a cesta vazia: primeiro pegue algo
shopping-door-too-far = de { $here } até o lado de fora são { $steps } passos, e um turno tem { $most }: primeiro chegue mais perto de uma entrada
shopping-can-move = só dá para ficar no lugar quando não há para onde ir: ande até outro ponto, ou saia da loja
shopping-not-here =
    em { $here } não há { $thing }: { $choices ->
        [0] não há nada que você possa pegar
       *[other] há { $things }
    }
shopping-bag-empty =
    o saquinho de { $thing } está vazio: { $choices ->
        [0] não há mais nada que você possa pegar em { $here }
       *[other] em { $here } você pode pegar { $things }
    }
shopping-too-dear =
    o seu próximo atum custa ¥{ $cost }, e você tem ¥{ $money }: { $choices ->
        [0] não há mais nada que você possa pegar em { $here }
       *[other] em { $here } você pode pegar { $things }
    }
shopping-no-machine-here =
    a máquina de bebidas não fica em { $here }: { $choices ->
        [0] esta loja não tem nenhuma
        [one] use-a em { $dots }
       *[other] use-a em um destes pontos: { $dots }
    }
shopping-crate-empty = não há bebidas no engradado da máquina: pegue outra coisa, ou nada

## Component values, options and setups that are not valid

shopping-figure-no-dot = “{ $figure }” é { $value }: um ponto é um corredor de A a G e uma fileira de 1 a 9, como "B4"
shopping-figure-no-way = “{ $figure }” é { $value }: os passos são pontos com “-” entre eles, como "A1-A2-A3"
shopping-figure-step-twice = “{ $figure }” tem o passo { $step }, que se repete ou não leva a lugar nenhum: dê cada passo uma vez só
shopping-figure-card-contents = “{ $figure }” deve ter um só tipo de conteúdo, ou vários dos que ficam expostos; opções: { $known }
shopping-figure-unknown-dot = “{ $figure }” usa o ponto { $dot }, que não está em “dots”: acrescente-o lá ou escolha outro
shopping-figure-entrances-alike = “{ $figure }” é uma segunda entrada no corredor { $lane }: cada entrada precisa de um corredor só seu
shopping-figure-dot-apart = ninguém consegue chegar ao ponto { $dot }: nenhum passo leva até lá a partir de uma entrada
shopping-figure-odds = “{ $figure }” é { $value }: dê uma chance com dois números, como [1, 2] para 1 em 2; o primeiro não pode ser maior que o segundo
shopping-figure-barrels = há { $barrels } barris, mas são necessários { $needed }: um para cada saída de cada jogador
shopping-figure-clothes = há { $clothes } peças de roupa para { $cards } cartas: os dois números devem ser iguais
shopping-figure-drinks = há { $drinks } bebidas que não são pretas, e nas cartas cabem { $room }: os dois números devem ser iguais
shopping-figure-too-many =
    { $what ->
        [piles] há { $count } montes de itens nas cartas; o máximo é { $most }
        [piles-at-a-dot] um ponto tem { $count } montes de itens à sua frente; o máximo é { $most }
        [drink-cards] há { $count } cartas com bebidas; o máximo é { $most }
        [drinks] há { $count } bebidas; o máximo é { $most }
        [tuna-values] os atuns têm { $count } valores diferentes; o máximo é { $most }
        [crab-values] os caranguejos têm { $count } valores diferentes; o máximo é { $most }
       *[items] há { $count } itens no jogo inteiro; o máximo é { $most }
    }
shopping-option-turns = turn_limit deve ser um número de 1 a { $most }, não { $value }
shopping-option-endings = end deve ser um destes valores: { $known }; não { $value }
shopping-option-switch = { $option } deve ser true ou false, não { $value }
shopping-setup-first = “first” deve ser um lugar de 0 a { $last }, não { $value }
shopping-setup-drinks = “drinks” deve ser { $cards } listas de cores, com este número de bebidas em cada uma: { $counts }
shopping-setup-dealt = “{ $what }” deve ter { $wanted }, em qualquer ordem, não { $value }

## For every client: the names of what a player sees

shopping-turn = Turno { $number }
shopping-turn-before = Voltar um turno
shopping-turn-after = Avançar um turno
shopping-view-turn = turno
shopping-view-turn-limit = limite de turnos
shopping-view-phase = fase
shopping-view-first = primeiro jogador
shopping-view-player = de quem é o turno
shopping-view-steps-a-turn = passos por turno
shopping-view-leavings-needed = saídas até terminar
shopping-view-last-turn = último turno
shopping-view-safe-items = itens que não caem
shopping-view-salmon-pays = salmão rende
shopping-view-tuna-bag = atuns no saquinho
shopping-view-crab-bag = caranguejos no saquinho
shopping-view-crate = no engradado
shopping-view-waiting = ao lado do engradado
shopping-view-barrels = barris restantes
shopping-view-seats = jogadores
shopping-view-stacks = pilhas de preço
shopping-view-plan = mapa
shopping-view-lines = linhas do mapa
shopping-view-signs = letras
shopping-view-inside = números
shopping-view-dots = pontos
shopping-view-cards = cartas
shopping-view-thing = item
shopping-view-value = valor impresso
shopping-view-count = quantidade
shopping-view-doubled = em dobro
shopping-view-pays = rende
shopping-view-seat = jogador
shopping-view-money = dinheiro
shopping-view-dot = ponto
shopping-view-exit-steps = passos até a saída
shopping-view-leavings = saídas
shopping-view-done = terminou
shopping-view-could-end = pode encerrar a partida
shopping-view-could-end-round = pode iniciar os últimos turnos
shopping-view-items = itens
shopping-view-basket-pays = cesta rende
shopping-view-basket = cesta
shopping-view-at-risk = pode cair
shopping-view-tuna-cost = próximo atum custa
shopping-view-papers = revistas e jornais levados
shopping-view-carried-out = levado para fora
shopping-view-stack = pilha
shopping-view-yen = ienes na pilha
shopping-view-things = itens
shopping-view-steps = passos
shopping-view-entrance = entrada
shopping-view-machine = máquina de bebidas
shopping-view-neighbours = a um passo
shopping-view-at = em
shopping-view-bag = saquinho

shopping-phase-entering = entrando
shopping-phase-walking = andando
shopping-phase-walking-on = continuando a andar
shopping-phase-falling = o que cai?
shopping-phase-taking = pegando algo
shopping-phase-drawing-tuna = sorteio de um atum
shopping-phase-drawing-crab = sorteio de um caranguejo
shopping-phase-machine = a máquina de bebidas em ação
shopping-phase-over = fim da partida

## For every client: decisions, their effects, and options. $first and $second are the words that follow the first
## one, things by their names; empty where there are none.

shopping-decision-enter = Entrar pelo corredor { $first }
shopping-decision-walk = Andar até { $first }{ $second }
shopping-decision-stay = Ficar em { $dot }
shopping-decision-here = Ficar em { $dot }
shopping-decision-leave = Sair da loja por ¥{ $yen }
shopping-decision-machine = Usar máquina de bebidas
shopping-decision-nothing = Não pegar nada
shopping-decision-take = Pegar { $first }
# Headings of decisions that begin with the same word.
shopping-choices-enter = Entrar
shopping-choices-walk = Andar até um ponto
shopping-choices-take = Pegar um item
shopping-outcome-money = dinheiro
shopping-score = ¥{ $score }
shopping-outcome-basket = cesta rende
shopping-outcome-exit = passos até a saída
shopping-option-dexterity = destreza
shopping-option-dexterity-about = Uma cesta cheia demais pode perder itens: com mais de 6, cada item além do sexto tem 1 chance em 6 de cair, a cada passo.
shopping-option-stack-payout = só a pilha conta
shopping-option-stack-payout-about = Roupas, lavadoras e secadora rendem só o que há na pilha delas, sem os ¥100 a mais.
shopping-option-end = fim
shopping-option-end-about = Quando a partida acaba, depois que todos os jogadores menos um saírem duas vezes.
shopping-option-end-recommended = Recomendado com dois jogadores: no fim da rodada. Se a partida acaba na hora, quem começa pode forçar a vitória.
shopping-option-end-at-once = sempre na hora
shopping-option-end-even = na hora; com dois jogadores, no fim da rodada
shopping-option-end-round = sempre no fim da rodada
# Of tables made under older rules.
shopping-option-end-usual = { shopping-option-end-even }
shopping-option-turn-limit = limite de turnos por jogador

## The table

shopping-board-machine = máquina de bebidas

## The text view

# Between stacks, whose names may have commas in them
shopping-words-then = ;{" "}

## The game log. What a player did in a turn is put together from the parts below.

shopping-told-first = { $seat } começa.
shopping-told-turn = { $seat } { $parts }.
# Between the parts
shopping-told-then = ,{" "}
shopping-told-enters = entra pelo corredor { $lane }
shopping-told-walks = anda até { $dot }
shopping-told-stays = não tem para onde ir
shopping-told-drops = deixa cair { $things }
shopping-told-holds = não deixa cair nada
shopping-told-takes = pega { $thing }
shopping-told-buys = compra { $tuna } por ¥{ $yen }
shopping-told-draws = tira { $thing } do saquinho
# $count: the drinks that went in
shopping-told-machine =
    { $count ->
        [one] tira { $drinks } da máquina de bebidas, a única que havia nela
       *[other] tira { $drinks } da máquina de bebidas, que tinha { $count }
    }
shopping-told-machine-stuck =
    { $count ->
        [one] usa a máquina de bebidas, mas a única bebida fica presa
       *[other] usa a máquina de bebidas, mas todas as { $count } ficam presas
    }
shopping-told-nothing = não pega nada
shopping-told-leaves =
    { $items ->
        [0] { $seat } sai sem nenhum item e recebe ¥{ $yen }.
        [one] { $seat } sai com um item e recebe ¥{ $yen }: { $payments }.
       *[other] { $seat } sai com { $items } itens e recebe ¥{ $yen }: { $payments }.
    }
# $doubled: how many of the $count things a detergent doubled
shopping-told-paid =
    { $doubled ->
        [0] { $things } ¥{ $yen }
       *[other] { $count ->
            [one] { $things } ¥{ $yen } (em dobro)
           *[other] { $things } ¥{ $yen } ({ $doubled } em dobro)
        }
    }
shopping-told-stacks = Pilhas que caem: { $stacks }.
shopping-told-stack = { $stack } para ¥{ $yen }

## Questions, and the effect of decisions

shopping-ask-hint = Você pode digitar: { $words }. Com ?, mais detalhes.
shopping-ask-entering = Você está fora da loja. Por qual corredor você entra?
shopping-ask-walking =
    { $steps ->
        [one] Você está em { $dot }, a um passo da saída. A sua cesta rende ¥{ $yen } agora. Para onde você vai?
       *[other] Você está em { $dot }, a { $steps } passos da saída. A sua cesta rende ¥{ $yen } agora. Para onde você vai?
    }
shopping-ask-walking-on = Você entrou por { $dot }. Até qual ponto você anda? Ou fica aqui?
shopping-ask-taking =
    { $things ->
        [none] Você está em { $dot }. Aqui não há nada para pegar.
       *[other] Você está em { $dot }. Pegue um item: { $things }; ou nada.
    }
shopping-warning-last =
    { $basket ->
        [0] Últimos turnos: a partida acaba com esta rodada.
       *[other] Últimos turnos: a partida acaba com esta rodada. A sua cesta (¥{ $basket }) não rende nada se você não sair.
    }
shopping-warning-limit =
    { $basket ->
        [0] O turno { $turns } é o último: depois dele a partida acaba.
       *[other] O turno { $turns } é o último. A sua cesta (¥{ $basket }) não rende nada se você não sair nele.
    }
shopping-warning-ends =
    { $steps ->
        [one] { $basket ->
            [0] { $seat } está a um passo da saída: se sair, a partida acaba.
           *[other] { $seat } está a um passo da saída: se sair, a partida acaba e a sua cesta (¥{ $basket }) não rende nada.
        }
       *[other] { $basket ->
            [0] { $seat } está a { $steps } passos da saída: se sair, a partida acaba.
           *[other] { $seat } está a { $steps } passos da saída: se sair, a partida acaba e a sua cesta (¥{ $basket }) não rende nada.
        }
    }
shopping-warning-ends-round =
    { $steps ->
        [one] { $basket ->
            [0] { $seat } está a um passo da saída: se sair, a partida acaba com esta rodada.
           *[other] { $seat } está a um passo da saída: se sair, a partida acaba com esta rodada, e a sua cesta (¥{ $basket }) não rende nada depois dela.
        }
       *[other] { $basket ->
            [0] { $seat } está a { $steps } passos da saída: se sair, a partida acaba com esta rodada.
           *[other] { $seat } está a { $steps } passos da saída: se sair, a partida acaba com esta rodada, e a sua cesta (¥{ $basket }) não rende nada depois dela.
        }
    }
shopping-ends-won =
    { $how ->
        [leaving] Sair agora encerra a partida
       *[other] Isto encerra a partida
    }: você vence por ¥{ $own } a ¥{ $best }.
shopping-ends-won-tie =
    { $how ->
        [leaving] Sair agora encerra a partida
       *[other] Isto encerra a partida
    }: empate em ¥{ $own }, e você vence no desempate.
shopping-ends-lost =
    { $how ->
        [leaving] Sair agora encerra a partida
       *[other] Isto encerra a partida
    }: você perde por ¥{ $own } a ¥{ $best }.
shopping-ends-lost-tie =
    { $how ->
        [leaving] Sair agora encerra a partida
       *[other] Isto encerra a partida
    }: empate em ¥{ $own }, mas você perde no desempate.
shopping-ends-shared =
    { $how ->
        [leaving] Sair agora encerra a partida
       *[other] Isto encerra a partida
    }: você divide a vitória com ¥{ $own }.
shopping-ends-luck =
    { $how ->
        [leaving] Sair agora encerra a partida
       *[other] Isto encerra a partida
    }; o resultado depende da sorte.
shopping-ends-round =
    { $how ->
        [leaving] Sair agora inicia
       *[other] Isto inicia
    } os últimos turnos: a partida acaba com esta rodada.
