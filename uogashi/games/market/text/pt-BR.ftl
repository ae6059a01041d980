### Frases de Tokyo Tsukiji Market. Português do Brasil.

## Coisas: como aparecem no meio de uma frase. Os nomes de peixes e mercados também se digitam.

market-thing-mackerel = cavala
market-thing-squid = lula
market-thing-tuna = atum
market-thing-snapper = pargo
market-thing-salmon = salmão
market-thing-octopus = polvo
market-thing-eel = enguia
market-thing-fugu = fugu
market-thing-crab = caranguejo
market-thing-takoyaki = takoyaki
market-thing-ships = barcos
market-thing-government = governo
market-thing-trading = trocas
market-thing-bank = agência bancária
market-thing-rentals = locadora
market-thing-aquarium = aquário
market-thing-used-ships = barcos usados
market-thing-fresh = fresco
market-thing-degraded = passado
market-thing-fresh-salmon = salmão fresco
market-thing-degraded-salmon = salmão passado
market-thing-one-slot = barco de 1 espaço
market-thing-two-slot = barco de 2 espaços
market-thing-three-slot = barco de 3 espaços
market-thing-four-slot = barco de 4 espaços
market-thing-barge = barcaça
market-thing-action = ação
market-thing-yen = ienes
market-thing-piece = peça
market-thing-own-takoyaki = takoyaki do próprio porto
market-thing-own = meu
market-thing-freezer = freezer
market-thing-cart = carrinho
market-thing-money = dinheiro
market-thing-value = valor de recursos
market-thing-ship = barco
market-thing-barrel = barril
market-thing-port = píer
market-thing-turn = turno
market-thing-licence = licença
market-thing-loan = empréstimo
market-thing-share = cota
# Como aparecem depois de “comprar”: `buy ship 2` é um barco de dois espaços.
market-thing-buy-ship-1 = { market-thing-one-slot }
market-thing-buy-ship-2 = { market-thing-two-slot }
market-thing-buy-ship-3 = { market-thing-three-slot }
market-thing-buy-ship-4 = { market-thing-four-slot }
# Como aparecem depois de “entrar” e de “você está”.
market-thing-enter-mackerel = no mercado de cavala
market-thing-enter-squid = no mercado de lula
market-thing-enter-tuna = no mercado de atum
market-thing-enter-snapper = no mercado de pargo
market-thing-enter-salmon = no mercado de salmão
market-thing-enter-octopus = no mercado de polvo
market-thing-enter-eel = no mercado de enguia
market-thing-enter-fugu = no mercado de fugu
market-thing-enter-crab = no mercado de caranguejo
market-thing-enter-ships = no mercado de barcos
market-thing-enter-government = no mercado do governo
market-thing-enter-trading = no mercado de trocas
market-thing-enter-bank = na agência bancária
market-thing-enter-rentals = na locadora
market-thing-enter-aquarium = no aquário
market-thing-enter-used-ships = no mercado de barcos usados

## Números e opções impossíveis

market-figure-not-hundreds = “{ $figure }” é { $value }: todo valor em dinheiro é múltiplo de 100
market-figure-price-low = “{ $figure }” é { $value }: um preço deve ser no mínimo 100
market-no-entry = “{ $figure }” não tem entrada: informe entry_actions, entry_yen ou entry_piece
market-figure-not-rising = “{ $figure }” deve ir do menor valor ao maior, sem repetir nenhum
market-used-ships-too-cheap = barcos usados são vendidos a { $sells_at } o espaço e comprados a { $buys_at }: devem custar mais do que rendem
market-ships-resold-too-dear =
    um barco do tamanho { $ship } renderia { $fetches }, e um novo custa { $price }: deve render menos do que custa
market-loan-without-interest = “{ $figure }” é { $repayment }: um empréstimo de { $loan } deve custar no fim pelo menos o mesmo
market-places-alike = “{ $figure }” é { $yen }, o mesmo que o outro posto paga: os dois postos devem pagar quantias diferentes
market-too-few-to-start =
    “{ $figure }” é { $count }: { $players } jogadores precisam de pelo menos { $players } para começar
market-box-too-small =
    { $what ->
        [ships] todos os mercados juntos precisam de { $count } barcos, e a caixa tem { $box }
        [barrels] todos os mercados juntos precisam de { $count } barris, e a caixa tem { $box }
        [pieces] todos os mercados juntos precisam de { $count } peças, e a caixa tem { $box }
       *[chits] todos os mercados juntos precisam de { $count } licenças e outras fichas, e a caixa tem { $box }
    }
market-turn-limit-wrong = turn_limit deve ser um número de 1 a { $most }, não { $value }
market-markets-wrong = { $option } deve ser um número de 1 a { $most } ou uma lista de { $known }, não { $value }
market-setup-first = “first” deve ser um lugar de 0 a { $last }, não { $value }
market-setup-markets =
    a preparação deve trazer { $count ->
        [one] um mercado
       *[other] { $count } mercados
    } de { $known }, nesta ordem e com o primeiro deles, não { $value }

## Por que uma decisão é recusada: pergunta-se outra coisa

market-asked-freezing = primeiro decida se quer usar um freezer: congelar ou descongelar
market-asked-keeping = primeiro decida sobre o fugu que está para estragar: ficar com ele ou abrir mão dele
market-asked-turn = não dá para fazer isso agora: vá pescar, entre em um mercado, compre de outros jogadores, abra um píer ou encerre o turno
market-asked-entering = primeiro pague a entrada do mercado “{ $market }”; formas de pagar: { $ways }
market-asked-fishing = você está pescando: escolha um barco, mude um preço ou use “pronto”
market-asked-ship =
    é a vez do barco { $ship }: { $barge ->
        [0] ele pode zarpar, pescar ou atracar
       *[other] ele pode zarpar, pescar, atracar ou transferir a carga para a barcaça
    }
market-asked-price = primeiro dê um preço, de ¥100 a ¥{ $most }
market-asked-at = primeiro escolha qual deles, pelo preço
market-asked-market = não dá para fazer isso no mercado “{ $market }”; use “pronto” para sair
market-asked-returning = não há espaço de licença livre: primeiro escolha a licença que você devolve
market-asked-giving = primeiro escolha o posto que recebe a peça
market-asked-offering = primeiro ofereça peças que valham { $spot } ou mais; depois, use “pronto”
market-asked-purchasing = você está comprando de outros jogadores: escolha um vendedor, compre algo ou use “pronto”
market-asked-taking = primeiro compre algo deste vendedor
market-asked-bidding = primeiro dê o seu lance
market-asked-awarding = os maiores lances estão empatados: primeiro escolha a quem você dá a peça

## Por que uma decisão é recusada: uma regra não permite

market-no-action-left =
    você já usou as suas duas ações: { $choices ->
        [0] encerre o turno
       *[other] encerre o turno ou entre em um mercado que não pede ação: { $markets }
    }
market-nothing-to-fish = nenhum dos seus barcos pode fazer nada, e você não tem nada à venda: entre em um mercado ou encerre o turno
market-nothing-to-buy =
    { $case ->
        [purchase] com os seus ¥{ $money } não dá para comprar nada dos outros agora
        [nobody] não existe o jogador { $player }; os jogadores vão de 1 a { $players }
        [already] você já está comprando de { $seller }: compre algo ou use “pronto”
       *[seller] { $seller } não tem à venda nada que você possa comprar com ¥{ $money }: { $choices ->
            [0] os outros também não
           *[other] compre de { $sellers }
        }
    }
market-not-in-play =
    o mercado “{ $market }” não está em jogo: { $choices ->
        [0] não há nenhum em que você possa entrar agora
       *[other] você pode entrar em { $markets }
    }
market-no-way-in =
    você não pode pagar a entrada do mercado “{ $market }”: ela custa { $needed ->
        [0] {""}
        [one] uma ação
       *[other] { $needed } ações
    }{ $fee ->
        [none] {""}
       *[other] { $needed ->
            [0] {""}
           *[other] {" ou "}
        }¥{ $fee } uma vez por turno
    }{ $piece ->
        [none] {""}
       *[other] { $others ->
            [0] {""}
           *[other] {" ou "}
        }uma peça de { $piece } uma vez por turno
    }; você tem: { $left ->
        [0] nenhuma ação
        [one] uma ação
       *[other] { $left } ações
    }{ $carts ->
        [0] {""}
        [one] , um uso de carrinho
       *[other] , { $carts } usos de carrinho
    }{ $fee ->
        [none] {""}
       *[other] , ¥{ $money }
    }{ $piece ->
        [none] {""}
       *[other] { $owned ->
            [0] , nenhuma peça de { $piece }
           *[other] , { $piece }
        }
    }
market-nothing-to-do-there =
    não há nada que você possa fazer no mercado “{ $market }” agora, e uma visita precisa de pelo menos uma coisa: { $choices ->
        [0] não há nenhum em que você possa entrar agora
       *[other] você pode entrar em { $markets }
    }
market-no-such-way = não dá para pagar assim a entrada do mercado “{ $market }”; formas de pagar: { $ways }
market-all-ports-open = todos os seus { $ports } píeres já estão abertos
market-nothing-done =
    { $case ->
        [port] um píer custa ¥{ $cost }: com os ¥{ $left } que sobram você não poderia fazer mais nada aqui, e ainda não fez nada
        [fishing] em uma ação de pesca, pelo menos um barco deve fazer algo, ou um preço deve mudar
        [purchase] compre pelo menos uma coisa antes de terminar
       *[visit] faça pelo menos uma coisa no mercado “{ $market }” antes de sair
    }
market-too-dear = caro demais ({ $what }): custa ¥{ $price }, e você tem ¥{ $money }
market-not-your-ship =
    { $choices ->
        [0] você não tem nenhum barco
        [one] esse barco não é seu; o seu tem o número { $ships }
       *[other] esse barco não é seu; os seus têm os números { $ships }
    }
market-ship-has-acted =
    { $case ->
        [hand-over] o barco { $ship } já agiu nesta ação de pesca: só pode transferir a carga
       *[fishing] o barco { $ship } já agiu nesta ação de pesca: { $choices ->
            [0] nenhum outro pode agir, então termine
            [one] o barco { $ships } ainda pode
           *[other] estes ainda podem: { $ships }
        }
    }
market-ship-cannot-act = o barco { $ship } está no mar e não pode fazer nada: não tem o que pescar nem píer livre
market-ship-in-port = o barco { $ship } está atracado: primeiro ele precisa zarpar
market-ship-at-sea =
    { $case ->
        [undock] o barco { $ship } já está no mar: ele pode pescar ou atracar
       *[sell] o barco { $ship } está no mar: só barcos atracados podem ser vendidos
    }
market-ship-is-new = o barco { $ship } foi comprado nesta visita: agora você não pode vendê-lo
market-no-free-port =
    { $case ->
        [barge] a barcaça precisa do píer 2, aberto e sem nenhum barco; píeres abertos: { $opened } de { $ports }
       *[ship] nenhum píer está livre; píeres abertos: { $opened } de { $ports }
    }{ $cost ->
        [none] {""}
       *[other] ; abrir o próximo custa ¥{ $cost }
    }
market-no-barrels =
    não há barril de { $fish } para pescar: { $choices ->
        [0] este barco não pode pescar nada agora
       *[other] este barco pode pescar { $kinds }
    }
market-ship-full =
    { $case ->
        [barge] o barco { $ship } é uma barcaça: não pesca, só leva o que outros barcos pescam
        [other] o barco { $ship } leva { $carried }, e um barco só leva um tipo
       *[full] no barco { $ship } não cabe mais { $carried }: ele leva { $barrels ->
            [one] um barril
           *[other] { $barrels } barris
        }
    }
market-no-licence =
    { $licences ->
        [0] você não tem licença de { $fish }
        [one] a sua licença de { $fish } está com outro barco
       *[other] as suas { $licences } licenças de { $fish } estão com outros barcos
    }: { $choices ->
        [0] este barco não pode pescar nada agora
       *[other] este barco pode pescar { $kinds }
    }
market-no-barge = você não tem no mar uma barcaça que possa levar este barril de { $fish }
market-nothing-aboard = o barco { $ship } não tem nada para transferir
market-not-on-sale =
    { $case ->
        [price] ali não há { $fish } por ¥{ $price }: escolha entre { $prices }
        [whom] { $choices ->
            [0] ninguém tem nada que você possa comprar
           *[other] primeiro escolha um vendedor: { $sellers }
        }
        [reprice] você não tem à venda nenhum { $rowed ->
            [0] { $fish }
           *[other] barril { $row } de { $fish }
        } cujo preço possa mudar agora: { $choices ->
            [0] nem qualquer outra coisa
           *[other] você tem { $lots }
        }
        [barrel] você não tem à venda nenhum barril { $row } de cavala
       *[seller] { $seller } não tem à venda nenhum { $rowed ->
            [0] { $fish }
           *[other] barril { $row } de { $fish }
        }: { $choices ->
            [0] não há nada que você possa comprar
           *[other] você pode comprar { $lots }
        }
    }
market-same-price = o preço já é ¥{ $price }: escolha outro
market-no-such-price = ¥{ $price } não pode ser um preço: escolha de ¥100 a ¥{ $most }
market-own-harbour =
    você não pode comprar do seu próprio porto: { $choices ->
        [0] ninguém mais tem nada que você possa comprar
       *[other] compre de { $sellers }
    }
market-sold-out =
    { $case ->
        [licence] não resta nenhuma licença de { $fish }
        [takoyaki] takoyaki na reserva: { $left }; um polvo rende { $needed }
        [chit] não há mais { $what } disponível
        [ship] não há mais { $size } disponível: { $choices ->
            [0] você não pode comprar nenhum agora
           *[other] você pode comprar { $sizes }
        }
       *[piece] não resta nenhuma peça de { $fish } no mercado, e por isso esse barril não pode ser comprado
    }
market-one-a-visit = em cada visita, você só pode pegar uma licença de { $fish }
market-no-slot = todos os seus { $slots } espaços de licença estão ocupados, e você não tem licença de outro tipo para devolver
market-not-returnable =
    { $case ->
        [same] para pegar uma licença de { $fish }, devolva uma de outro tipo
       *[needed] os seus barcos levam { $fish } e precisam dessa licença
    }: { $choices ->
        [0] nenhuma pode ser devolvida
       *[other] devolva { $kinds }
    }
market-not-owned =
    { $case ->
        [licence] você não tem licença de { $fish }: { $choices ->
            [0] nenhuma pode ser devolvida
           *[other] devolva { $kinds }
        }
       *[piece] você não tem { $value ->
            [0] { $piece }
           *[other] { $piece } { $value }
        } para entregar: { $choices ->
            [0] você não tem mais peças
           *[other] você tem { $pieces }
        }
    }
market-not-wanted =
    { $case ->
        [place] o posto que paga ¥{ $yen } não aceita mais nada: resta o que paga ¥{ $left }
        [government] o governo não aceita mais nada
        [barrel] o mercado de cavala não compra cavala, nem peças nem barris
       *[market] o mercado “{ $market }” não aceita { $value ->
            [0] { $piece }
           *[other] { $piece } { $value }
        }: { $choices ->
            [0] você não tem nada que ele aceite
           *[other] do que você tem, ele aceita { $pieces }
        }
    }
market-loan-or-share =
    { $case ->
        [share] quem já teve uma cota nunca pode pegar um empréstimo, e você tem { $shares ->
            [one] uma cota
           *[other] { $shares } cotas
        }
       *[loan] quem já teve um empréstimo nunca pode comprar uma cota, e você tem { $loans ->
            [one] um empréstimo
           *[other] { $loans } empréstimos
        }
    }
market-spot-done =
    você já usou o ponto { $spot } nesta visita: { $choices ->
        [0] não há outro para você
       *[other] ainda há { $spots }
    }
market-not-worth-enough =
    { $case ->
        [offer] o ponto pede peças que valham { $spot }, e a sua oferta vale { $worth }: ofereça mais
       *[spot] o ponto { $spot } pede peças que valham { $spot }, e todas as suas juntas valem { $value }
    }
market-bid-too-high = ¥{ $bid } é mais do que você pode oferecer: dê um lance de ¥0 a ¥{ $most }
market-not-tied = { $seat } não deu o maior lance: escolha { $tied }

## O que aconteceu

market-fact-turn-begins = Turno { $turn }: { $seat }
market-fact-end-begins = { $seat } provoca o fim da partida, com ¥{ $money_shown } e peças que valem { $value }. Depois deste turno, cada um dos outros joga mais um.
market-fact-freezer-used = { $seat } usa um freezer: nada perde o frescor.
market-fact-fugu-kept = { $seat } paga ¥{ $price_shown } por um fugu que ia se perder e fica com ele.
market-fact-rotted =
    { $barrels ->
        [one] Um barril de { $kind } de { $seat } se perde.
       *[other] { $barrels } barris de { $kind } de { $seat } se perdem.
    }
market-fact-row-degraded =
    { $barrels ->
        [one] Um barril de { $seat } perde o frescor.
       *[other] { $barrels } barris de { $seat } perdem o frescor.
    }
market-fact-port-opened = { $seat } abre o píer { $port } por ¥{ $yen_shown }.
market-fact-fishing-begins = { $seat } vai pescar.
market-fact-undocked = O barco { $ship } de { $seat } ({ $size }) zarpa.
market-fact-fished = O barco { $ship } de { $seat } pesca { $kind }; barris a bordo: { $barrels }.
market-fact-barge-loaded = O barco { $ship } de { $seat } pesca { $kind }, que vai para a barcaça.
market-fact-handed-over =
    O barco { $ship } de { $seat } transfere { $barrels ->
        [one] um barril de { $kind }
       *[other] { $barrels } barris de { $kind }
    } para a barcaça.
market-fact-docked =
    O barco { $ship } de { $seat } ({ $size }) atraca { $barrels ->
        [0] sem carga.
        [one] com um barril.
       *[other] com { $barrels } barris.
    }
market-fact-priced = { $seat } põe { $kind } à venda por ¥{ $price_shown }.
market-fact-repriced = { $seat } muda o preço de { $kind } de ¥{ $old_shown } para ¥{ $price_shown }.
market-fact-eel-track = A trilha da enguia está em { $value }.
market-fact-barrels-returned =
    { $barrels ->
        [one] Um barril de { $kind } de { $seat } volta sem render nada.
       *[other] { $barrels } barris de { $kind } de { $seat } voltam sem render nada.
    }
market-fact-unloading-paid = { $seat } recebe ¥{ $yen_shown } por descarregar { $barrels } barris.
market-fact-no-auction = Não resta { $kind } para leiloar.
market-fact-drawn = { $seat } trouxe { $piece }: uma peça de valor { $value } é sorteada e vai a leilão.
market-fact-bid-made = { $seat } dá um lance de ¥{ $bid_shown }.
market-fact-seat-ready = { $seat } já deu o seu lance.
market-fact-bid-shown = { $seat } deu um lance de ¥{ $bid_shown }.
market-fact-bids-tied = Os maiores lances, de ¥{ $bid_shown }, estão empatados: { $seat } decide.
market-fact-auction-won =
    { $bid ->
        [0] { $seat } leva { $piece } { $value } de graça.
       *[other] { $seat } leva { $piece } { $value } por ¥{ $bid_shown }. Quem pescou: { $fisher }.
    }
market-fact-overfished = O mercado de { $market } está esgotado!
market-fact-market-opened = Abre um novo mercado: { $market }.
market-fact-entry-paid =
    { $yen ->
        [0] { $seat } paga a entrada assim: { $way }.
       *[other] { $seat } paga ¥{ $yen_shown } de entrada.
    }
market-fact-piece-paid = { $seat } paga a entrada com { $piece } (valor { $value }).
market-fact-entered = { $seat } entra no mercado “{ $market }”.
market-fact-licence-paid = { $seat } recebe ¥{ $yen_shown } por licenças de { $market }.
market-fact-licence-taken =
    { $yen ->
        [0] { $seat } pega uma licença de { $market }.
       *[other] { $seat } pega uma licença de { $market } por ¥{ $yen_shown }.
    }
market-fact-licence-returned = { $seat } devolve uma licença de { $market }.
market-fact-sold = { $seat } vende { $piece } (valor { $value }) por ¥{ $yen_shown }.
market-fact-barrel-sold = { $seat } vende um barril de cavala que estava à venda por ¥{ $price_shown } e recebe ¥{ $yen_shown }.
market-fact-converted = { $seat } faz { $takoyaki } takoyaki com um polvo.
market-fact-ship-bought = { $seat } compra 1 { $size } por ¥{ $yen_shown }: barco { $ship }.
market-fact-ship-sold = { $seat } vende o barco { $ship } ({ $size }) por ¥{ $yen_shown }.
market-fact-loan-taken = { $seat } pega um empréstimo de ¥{ $yen_shown }.
market-fact-share-bought = { $seat } compra uma cota por ¥{ $yen_shown }.
market-fact-rented = { $seat } aluga um { $rental } por ¥{ $yen_shown }.
market-fact-rental-returned = Um { $rental } de { $seat } volta depois do último uso.
market-fact-given = { $seat } entrega { $piece } (valor { $value }) ao governo por ¥{ $yen_shown }.
market-fact-spot-sold = { $seat } troca peças que valem { $worth } no ponto { $spot } por ¥{ $yen_shown }.
market-fact-spot-swapped = { $seat } troca peças que valem { $worth } no ponto { $spot } pelas que estavam lá.
market-fact-piece-offered = { $seat } dá { $piece } (valor { $value }).
market-fact-piece-taken = { $seat } leva { $piece } (valor { $value }).
market-fact-bought = { $seat } compra { $piece } de { $seller } por ¥{ $price_shown }.
market-fact-limit-reached = Cada jogador já jogou { $turns } turnos: a partida acaba aqui.
market-fact-most-value = { $seat } tem o maior valor de recursos, { $value }: +¥{ $yen_shown }.
market-fact-least-value = { $seat } tem o menor valor de recursos, { $value }: −¥{ $yen_shown }.
market-fact-loans-repaid =
    { $loans ->
        [one] { $seat } paga um empréstimo: −¥{ $yen_shown }.
       *[other] { $seat } paga { $loans } empréstimos: −¥{ $yen_shown }.
    }
market-fact-shares-paid =
    { $shares ->
        [one] A cota de { $seat } rende ¥{ $yen_shown }.
       *[other] As { $shares } cotas de { $seat } rendem ¥{ $yen_shown }.
    }
market-fact-scored = { $seat }: ¥{ $money_shown }, valor de recursos { $value } rende { $worth_shown }; total { $total_shown }.

## A história. $parts, $goods e semelhantes são montados com as frases abaixo.

# Entre as coisas que alguém fez.
market-told-then = ;{" "}
market-told-rotted = { $seat } perde { $goods }.
market-told-fishing = { $seat } vai pescar: { $parts }.
market-told-undocks = barco { $ship } zarpa
market-told-catches = barco { $ship } pesca { $fish }
market-told-onto-barge = barco { $ship } pesca { $fish } para a barcaça
market-told-hands-over = barco { $ship } transfere { $goods } para a barcaça
market-told-docks =
    { $barrels ->
        [0] barco { $ship } atraca sem carga
        [one] barco { $ship } atraca com um barril
       *[other] barco { $ship } atraca com { $barrels } barris
    }
market-told-docks-goods = barco { $ship } atraca com { $goods }
market-told-prices = põe à venda { $goods }
market-told-priced = { $goods } ¥{ $yen }
market-told-repriced = { $goods } por ¥{ $yen } em vez de ¥{ $old }
market-told-barrels-back =
    { $barrels ->
        [one] um barril de { $fish } volta sem render nada
       *[other] { $barrels } barris de { $fish } voltam sem render nada
    }
market-told-unloading = ¥{ $yen } pela descarga
market-told-licence-back = devolve uma licença de { $fish }
market-told-no-auction = não resta { $fish } para leiloar
market-told-port = abre um píer por ¥{ $yen }
market-told-track = a trilha da enguia está em { $value }
market-told-enters = { $seat } entra { $place } ({ $ways }).
market-told-visits = { $seat } entra { $place } ({ $ways }): { $parts }.
market-told-goes-on = { $seat }: { $parts }.
market-told-way =
    { $way ->
        [action] { $count ->
            [one] uma ação
           *[other] { $count } ações
        }
        [cart] { $count ->
            [one] com carrinho
           *[other] com carrinho { $count } vezes
        }
        [yen] ¥{ $yen }
       *[other] com { $name }
    }
market-told-licences =
    { $count ->
        [one] pega uma licença de { $fish } por ¥{ $yen }
       *[other] pega { $count } licenças de { $fish } por ¥{ $yen }
    }
market-told-sold = vende { $goods } por ¥{ $yen }
market-told-barrels-sold =
    { $count ->
        [one] vende um barril por ¥{ $yen }
       *[other] vende { $count } barris por ¥{ $yen }
    }
market-told-ship-bought = compra 1 { $size } por ¥{ $yen }
market-told-ship-sold = vende o barco { $ship } por ¥{ $yen }
market-told-loan = pega um empréstimo de ¥{ $yen }
market-told-share = compra uma cota por ¥{ $yen }
market-told-rented = aluga um { $rental } por ¥{ $yen }
market-told-rental-back = um { $rental } volta depois do último uso
market-told-trades = troca { $goods } por ¥{ $yen } no ponto { $spot }
market-told-swaps = troca { $goods } por { $taken } no ponto { $spot }
market-told-takoyaki = { $count } takoyaki à venda por { $prices }
market-told-income =
    { $count ->
        [one] Licenças rendem ¥{ $yen } a { $seats }.
       *[other] Licenças rendem ¥{ $yen } a cada um: { $seats }.
    }
market-told-buys = { $seat } compra { $goods }.
market-told-bought =
    { $count ->
        [one] { $goods } de { $seller } por ¥{ $yen }
       *[other] { $goods } de { $seller } por ¥{ $yen } cada
    }
market-told-bids = Lances: { $bids }.
market-told-bid = { $seat } ¥{ $bid }
market-told-won = { $seat } leva { $piece } por ¥{ $bid }, pagos a { $fisher }.
market-told-won-own = { $seat } leva { $piece } por ¥{ $bid }, pagos ao banco.
market-told-tied = Os maiores lances estão empatados: quem pescou decide.

## A mesa

market-phase-freezing = um freezer?
market-phase-keeping = fugu que está para estragar
market-phase-turn = escolha da ação
market-phase-entering = pagamento da entrada
market-phase-entering-at = pagamento da entrada
market-phase-fishing = pesca
market-phase-ship = pesca
market-phase-unloading = preços dos barris
market-phase-repricing-at = mudança de preço
market-phase-repricing = mudança de preço
market-phase-market = em um mercado
market-phase-returning = devolução de licença
market-phase-barrel-at = venda de barril
market-phase-converting = preços dos takoyaki
market-phase-giving = entrega de peça
market-phase-offering = troca
market-phase-purchasing = compras
market-phase-taking = compras
market-phase-taking-at = compras
market-phase-bidding = leilão
market-phase-awarding = lances empatados
market-phase-drawing = sorteio de peça
market-phase-new-market = um novo mercado
market-phase-over = fim da partida

## A mesa em palavras

market-words-piece =
    { $printed ->
        [none] { $count ->
            [one] { $piece }
           *[other] { $count } × { $piece }
        }
       *[other] { $count ->
            [one] { $piece } { $printed }
           *[other] { $count } × { $piece } { $printed }
        }
    }

## O que se pergunta

market-ask-hint = Você pode digitar: { $words }. Com ?, mais detalhes.
market-ask-freezing =
    Começo do seu turno. Sem freezer, { $lost ->
        [0] { $moved ->
            [one] um barril fresco perde o frescor
           *[other] { $moved } barris frescos perdem o frescor
        }
        [one] você perde um barril
       *[other] você perde { $lost } barris
    }. Usar um freezer? { $uses ->
        [one] Resta um uso.
       *[other] Restam { $uses } usos.
    }
market-ask-keeping = Um barril de fugu está para estragar. Ficar com ele por ¥{ $yen } ou abrir mão dele?
market-ask-turn =
    { $actions ->
        [0] Não restam ações; você tem ¥{ $money }. Encerre o turno ou faça algo que não gaste ação.
        [one] Resta uma ação; você tem ¥{ $money }. O que você faz?
       *[other] Restam { $actions } ações; você tem ¥{ $money }. O que você faz?
    }
market-ask-entering =
    { $due ->
        [0] Como você paga a entrada do mercado “{ $market }”{ $fee ->
            [0] {""}
           *[other] {" "}(em ienes: ¥{ $fee })
        }?
        [one] Falta uma ação para entrar no mercado “{ $market }”. Como você paga?
       *[other] Faltam { $due } ações para entrar no mercado “{ $market }”. Como você paga?
    }
market-ask-entering-at = Com qual { $fish } à venda no seu porto você paga a entrada do mercado “{ $market }”? Preços: { $prices }.
market-ask-fishing = Pesca: qual é o próximo barco? Ou mude um preço, ou termine.
market-ask-ship =
    Barco { $ship } ({ $size }), { $where ->
        [port] no porto
       *[other] no mar, { $barrels ->
            [0] vazio
            [one] com um barril: { $cargo }
           *[other] com { $barrels } barris: { $cargo }
        }
    }. O que ele faz?
market-ask-unloading =
    Preço para um barril de { $fish }, de ¥100 a ¥{ $most }?{ $more ->
        [0] {""}
        [one] {" "}Depois vem mais um.
       *[other] {" "}Depois vêm mais { $more }.
    }
market-ask-converting =
    Preço para um { $fish }, de ¥100 a ¥{ $most }?{ $more ->
        [0] {""}
        [one] {" "}Depois vem mais um.
       *[other] {" "}Depois vêm mais { $more }.
    }
market-ask-repricing = Novo preço para { $fish }, em vez de ¥{ $yen }: de ¥100 a ¥{ $most }?
market-ask-repricing-at = De qual { $fish } no seu porto você muda o preço? À venda por { $prices }.
market-ask-barrel-at = Qual barril de { $fish } do seu porto você vende ao mercado? À venda por { $prices }.
market-ask-market = Você está { $place } e tem ¥{ $money }. O que você faz?
market-ask-returning = Não há espaço de licença livre para pegar { $what }. Qual licença você devolve?
market-ask-giving =
    Você entrega ao governo { $value ->
        [0] { $fish }
       *[other] { $fish } { $value }
    }. Em qual posto?
market-ask-offering =
    Ponto de troca { $spot }: ofereça peças que valham { $spot } ou mais. { $offered ->
        [none] Nada oferecido ainda.
       *[other] Até agora { $worth }: { $offered }.
    }
market-ask-purchasing =
    { $seller ->
        [none] Você tem ¥{ $money }. De qual jogador você compra?
       *[other] Você tem ¥{ $money }. Compre mais de { $seller }, escolha outro jogador, ou termine.
    }
market-ask-taking = Você tem ¥{ $money }. O que você compra de { $seller }?
market-ask-taking-at = Qual { $fish } você compra de { $seller }? À venda por { $prices }.
market-ask-bidding = Leilão às cegas: { $fish } de valor { $value }, pescado por { $fisher }. Dê o seu lance em segredo, de ¥0 a ¥{ $money }.
market-ask-bidding-own = Leilão às cegas: { $fish } de valor { $value }, da sua própria pesca. Dê o seu lance em segredo, de ¥0 a ¥{ $money }: se outra pessoa vencer, ela paga a você.
market-ask-awarding = Os maiores lances estão empatados em ¥{ $tied }. A quem você dá { $fish } de valor { $value }?
market-warning-last-turn = Seu último turno: a partida acaba depois dos turnos finais.
market-warning-one-turn = Turnos finais: você ainda tem um turno.
market-warning-no-turn =
    { $turns ->
        [one] Turnos finais: você não joga mais; a partida acaba depois deste turno.
       *[other] Turnos finais: você não joga mais. A partida acaba depois de mais { $turns } turnos.
    }
market-warning-limit = O turno { $turns } é o último: depois dele a partida acaba.
market-warning-ends-money = { $seat } tem ¥{ $money } e provoca o fim no próximo turno: depois disso, você joga só mais um.
market-warning-ends-value = { $seat } tem peças que valem { $value } e provoca o fim no próximo turno: depois disso, você joga só mais um.
market-warning-ends-own = Você provoca o fim no seu próximo turno: ele será o seu último.
market-warning-held-money = { $seat } tem ¥{ $money }, o bastante para o fim, mas o menor valor de recursos ({ $value }) ainda o impede.
market-warning-held-value = { $seat } tem peças que valem { $value }, o bastante para o fim, mas ter menos dinheiro que todos (¥{ $money }) ainda o impede.
market-ends-won = Isto encerra a partida: você vence por ¥{ $own } a ¥{ $best }.
market-ends-lost = Isto encerra a partida: você perde por ¥{ $own } a ¥{ $best }.
market-ends-shared = Isto encerra a partida: você divide a vitória com ¥{ $own }.
market-ends-begins =
    Isto inicia os turnos finais: { $seat } provoca o fim, e você { $turns ->
        [0] não joga mais
       *[other] joga só mais um turno
    }.

## Para todo cliente: os nomes do que se vê

market-turn = Turno { $number }
market-turn-before = Voltar um turno
market-turn-after = Avançar um turno
market-view-turn = turno
market-view-turn-limit = limite de turnos
market-view-phase = fase
market-view-first = primeiro jogador
market-view-player = de quem é o turno
market-view-actions-left = ações restantes
market-view-final-turns = turnos até o fim
market-view-market = mercado
market-view-entry-due = ações a pagar
market-view-ship = barco
market-view-unpriced = ainda sem preço
market-view-unloaded = barris descarregados
market-view-seller = vendedor
market-view-lot = mercadoria
market-view-lot-row = fileira
market-view-price = preço
market-view-taken = a pegar
market-view-given = a entregar
market-view-spot = ponto
market-view-auction = leilão
market-view-end-money = dinheiro para o fim
market-view-end-value = valor para o fim
market-view-value-yen = ienes por ponto de valor
market-view-gathered = reunidos para leilão
market-view-offered = oferecidas
market-view-offered-worth = valor da oferta
market-view-loans-left = empréstimos restantes
market-view-loan = empréstimo
market-view-repayment = a devolver
market-view-shares-left = cotas restantes
market-view-share = cota
market-view-freezers-left = freezers restantes
market-view-carts-left = carrinhos restantes
market-view-rent = aluguel
market-view-port-cost = custo dos píeres
market-view-highest-price = maior preço
market-view-fish = peixes
market-view-extra = mercados extras
market-view-stock = barcos
market-view-government = governo
market-view-trading = mercado de trocas
market-view-aquarium = aquário
market-view-seats = jogadores
market-view-worth = vale
market-view-degraded-worth = vale se passado
market-view-pays = paga
market-view-degraded-pays = paga por peça passada
market-view-pays-a-value = paga por ponto de valor
market-view-pays-more = e mais
market-view-barrels = barris
market-view-pieces = peças
market-view-bag = no saquinho
market-view-auction-barrels = barris por leilão
market-view-takoyaki = takoyaki
market-view-takoyaki-worth = valor do takoyaki
market-view-licences = licenças
market-view-licence-cost = custo da licença
market-view-entry-actions = entrada: ações
market-view-entry-yen = entrada: ienes
market-view-entry-piece = entrada: peça
market-view-overfished = esgotado
market-view-gain = mais uma, para você
market-view-size = tamanho
market-view-new = novos
market-view-fetches = rende
market-view-used = usados
market-view-used-price = preço usado
market-view-used-fetches = rende usado
market-view-yen = ienes
market-view-left = restam
market-view-value = valor de recursos
market-view-slots = espaços
market-view-port = píer
market-view-cargo = carga
market-view-acted = já agiu
market-view-hands-over = pode transferir para a barcaça
market-view-piece = peça
market-view-printed = valor impresso
market-view-count = quantidade
market-view-row = fileira
market-view-seat = jogador
market-view-money = dinheiro
market-view-score = pontuação atual
market-view-score-final = pontos finais
market-view-bonus = maior ou menor valor
market-view-dividends = das cotas
market-view-debt = dívida
market-view-slots-free = espaços livres
market-view-freezer-uses = usos de freezer
market-view-cart-uses = usos de carrinho
market-view-loans = empréstimos
market-view-shares = cotas
market-view-ports = píeres abertos
market-view-income = renda das licenças
market-view-rotting = perde-se no próximo turno
market-view-ends-by = provoca o fim por
market-view-ready = já deu o lance
market-view-bid = lance
market-view-ships = barcos
market-view-sale = à venda
market-view-fisher = quem pescou
market-view-bids = lances

## Para todo cliente: decisões, o que elas trazem, e opções. $first, $second e $third são as palavras que vêm depois da
## primeira, coisas e jogadores pelo nome; vazias onde não há nenhuma.

market-decision-freeze = Usar um freezer
market-decision-thaw = Não usar freezer
market-decision-keep = Ficar com o fugu
market-decision-lose = Abrir mão do fugu
market-decision-fishing = Ir pescar
market-decision-purchase = Comprar de outros jogadores
market-decision-open = Abrir píer por ¥{ $port }
market-decision-end = Encerrar turno
market-decision-done =
    { $phase ->
        [fishing] Terminar a pesca
        [market] Sair do mercado “{ $market }”
        [offering] Concluir a troca
        [purchasing] Terminar as compras
       *[other] Pronto
    }
market-decision-by =
    { $market ->
        [none] Pagar com { $first } { $second }
       *[other] Pagar entrada com { $first } { $second }
    }
market-decision-undock = Zarpar
market-decision-dock = Atracar
market-decision-hand = Transferir carga para a barcaça
market-decision-licence =
    { $market ->
        [none] Pegar licença
       *[other] Pegar licença: { $market } (¥{ $cost })
    }
market-decision-convert = Fazer takoyaki
market-decision-loan = Pegar empréstimo
market-decision-share = Comprar cota
market-decision-freezer = Alugar freezer
market-decision-cart = Alugar carrinho
market-decision-buy = Comprar { $first }
market-decision-sell = Vender { $first } { $second }
market-decision-to =
    { $phase ->
        [giving] Entregar { $fish } por ¥{ $first }
       *[other] Por ¥{ $first }
    }
market-decision-spot = Trocar no ponto { $first }
market-decision-fish = Pescar { $first }
market-decision-barge = Pescar { $first } para a barcaça
market-decision-return = Devolver licença de { $first }
market-decision-enter = Entrar { $first }
market-decision-ship = Barco { $first }
market-decision-give = Entregar { $first } { $second }
market-decision-offer = Oferecer { $first } { $second }
# $second é a fileira do barril; takoyaki não têm nenhuma.
market-decision-take =
    { $second ->
        [fresco] Comprar { $first } (fresco)
        [passado] Comprar { $first } (passado)
       *[other] Comprar { $first } { $second }
    }
market-decision-reprice =
    { $second ->
        [fresco] Mudar preço: { $first } (fresco)
        [passado] Mudar preço: { $first } (passado)
       *[other] Mudar preço: { $first }
    }
market-decision-price = ¥{ $first } por { $fish }
market-decision-at =
    { $phase ->
        [entering-at] Pagar com { $fish } de ¥{ $first }
        [repricing-at] Mudar preço: { $fish } de ¥{ $first }
        [barrel-at] Vender barril de { $fish } de ¥{ $first }
        [taking-at] Comprar { $fish } por ¥{ $first }
       *[other] O de ¥{ $first }
    }
market-decision-from = Comprar de { $first }
market-decision-award = Dar { $fish } a { $first }
market-decision-bid = Lance de ¥{ $first } por { $fish }
# Headings of decisions that begin with the same word.
market-choices-by = Pagar com
market-choices-buy = Comprar
market-choices-sell = Vender
market-choices-to = Posto
market-choices-spot = Trocar em um ponto
market-choices-fish = Pescar
market-choices-barge = Pescar para a barcaça
market-choices-return = Devolver licença
market-choices-enter = Entrar em um mercado
market-choices-ship = Barcos
market-choices-give = Entregar
market-choices-offer = Oferecer
market-choices-take = Comprar
market-choices-reprice = Mudar um preço
market-choices-price = Preço em ¥
market-choices-at = Qual, pelo preço
market-choices-from = Comprar de um jogador
market-choices-award = Dar a peça
market-choices-bid = Lance em ¥
market-outcome-money = dinheiro
market-outcome-value = valor de recursos
market-outcome-score = pontuação atual
market-score = ¥{ $score }
market-outcome-actions = ações restantes
market-outcome-money-won = dinheiro se vencer
market-outcome-value-won = valor de recursos se vencer
market-outcome-score-won = pontuação se vencer
market-option-fish-markets = mercados de peixe
market-option-fish-markets-about = Todos os nove mercados de peixe desde o início, em vez de dois a mais que o número de jogadores.
market-option-extra-markets = mercados extras
market-option-extra-markets-about = Todos os sete mercados extras, em vez de um por jogador.
market-option-turn-limit = limite de turnos por jogador
