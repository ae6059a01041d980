### Frases de Quay. Português do Brasil.

## Component values, options and setups that are not valid

quay-bag-too-small = “{ $figure }” tem { $crates } caixas, mas { $rounds } rodadas precisam de uma caixa cada
quay-setup-captain = “captain” deve ser um lugar de 0 a { $last }, não { $value }

## Why a decision is refused

quay-too-much = você tem ¥{ $money }: um lance de ¥{ $bid } passa disso
quay-not-highest = entregue a caixa a quem deu o maior lance
quay-asked-drawing = uma caixa está sendo sorteada
quay-asked-bidding = primeiro dê o seu lance
quay-asked-awarding = primeiro escolha a quem você entrega a caixa
quay-asked-taking = leve ou deixe a caixa
quay-typed-unknown = não deu para entender “{ $typed }” aqui

## What happened

quay-fact-round-begins = Rodada { $round }.
quay-fact-drawn = Sai uma caixa de valor { $crate }.
quay-fact-bid-made = { $seat } dá um lance de ¥{ $bid }.
quay-fact-bid-shown = { $seat } deu um lance de ¥{ $bid }.
quay-fact-awarded = { $seat } pode ficar com ela.
quay-fact-taken = { $seat } leva a caixa de valor { $crate } por ¥{ $price }.
quay-fact-left = { $seat } deixa a caixa.

## Questions, and the effect of decisions

quay-ask-bidding = Qual é o seu lance pela caixa de valor { $crate }? Você tem ¥{ $money }.
quay-ask-awarding = A quem você entrega a caixa de valor { $crate }?
quay-ask-taking = Você leva ou deixa a caixa de valor { $crate } por ¥{ $bid }?
quay-how-bidding = Digite um número.
quay-how-awarding = Digite o número de um lugar com o maior lance.
quay-how-taking = Digite { $take } ou { $leave }.
quay-warning-last = Esta é a última caixa.
quay-ends-won = Isto encerra a partida: você vence por { $own } a { $best }.
quay-ends-lost = Isto encerra a partida: { $other } vence por { $best } a { $own }.
quay-ends-shared = Isto encerra a partida: você divide a vitória, com { $own }.
quay-choice = { $choice }: depois, ¥{ $money } e pontuação { $score }

## Decisions

quay-decision-crate = Uma caixa de valor { $first }
quay-decision-bid = Lance de ¥{ $first } pela caixa de valor { $crate }
quay-decision-award = Entregar a { $first }
quay-decision-take = Levar a caixa de valor { $first }
quay-decision-leave = Deixar a caixa
quay-choices-crate = Caixas
quay-choices-bid = Lances
quay-choices-award = Entregar a caixa
quay-choices-take = Levar a caixa
quay-word-take = levar
quay-word-leave = deixar

## The table

quay-round = Rodada { $number }
quay-round-of = Rodada { $number } de { $total }
quay-round-before = Voltar uma rodada
quay-round-after = Avançar uma rodada
quay-view-round = rodada
quay-view-rounds = rodadas
quay-view-phase = fase
quay-view-captain = capitão
quay-view-crate = caixa
quay-view-bids = lances
quay-view-money = dinheiro
quay-view-crates = caixas ganhas
quay-view-bag = saco
quay-phase-drawing = sorteio da caixa
quay-phase-bidding = lances
quay-phase-awarding = entrega da caixa
quay-phase-taking = decisão sobre a caixa
quay-phase-over = fim da partida
quay-outcome-money = dinheiro
quay-outcome-score = pontuação
quay-score =
    { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }
quay-board-round = Rodada { $round } de { $rounds }: uma caixa de valor { $crate }
quay-board-bag = No saco: { $crates }
quay-board-seat = { $seat }: ¥{ $money }, caixas no valor de { $crates }
quay-legend-acting = decide agora

## Options and figures

quay-option-rich = rico
quay-option-rich-about = Todos começam com o dobro do dinheiro.
quay-about-rounds = Número de rodadas
quay-about-money = Com quanto cada um começa, em ienes
quay-about-bag = Quantas caixas há de valor 1, 2, 3 e 4

## The report

quay-report-prices = Quanto custa uma caixa
quay-report-prices-text = O valor das caixas levadas e quanto se pagou por elas.
quay-report-prices-crate = valor
quay-report-prices-price = preço
quay-report-crates = Levadas ou deixadas
quay-report-crates-text = O que acontece com as caixas que alguém pode levar.
quay-report-crates-taken = levadas
quay-report-crates-left = deixadas
quay-report-ties = Entregas
quay-report-ties-text = Quantas vezes uma caixa é entregue em uma partida.
