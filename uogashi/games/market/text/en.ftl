### Sentences of Tokyo Tsukiji Market. English.

## Things: as they stand in the middle of a sentence. Names of fish and markets are typed, too.

market-thing-mackerel = mackerel
market-thing-squid = squid
market-thing-tuna = tuna
market-thing-snapper = snapper
market-thing-salmon = salmon
market-thing-octopus = octopus
market-thing-eel = eel
market-thing-fugu = fugu
market-thing-crab = crab
market-thing-takoyaki = takoyaki
market-thing-ships = ships
market-thing-government = government
market-thing-trading = trading
market-thing-bank = bank
market-thing-rentals = rentals
market-thing-aquarium = aquarium
market-thing-used-ships = used ships
market-thing-fresh = fresh
market-thing-degraded = degraded
market-thing-fresh-salmon = fresh salmon
market-thing-degraded-salmon = degraded salmon
market-thing-one-slot = one-slot ship
market-thing-two-slot = two-slot ship
market-thing-three-slot = three-slot ship
market-thing-four-slot = four-slot ship
market-thing-barge = barge
market-thing-action = action
market-thing-yen = yen
market-thing-piece = piece
market-thing-own-takoyaki = own takoyaki
market-thing-own = own
market-thing-freezer = freezer
market-thing-cart = cart
market-thing-money = money
market-thing-value = resource value
market-thing-ship = ship
market-thing-barrel = barrel
market-thing-port = port
market-thing-turn = turn
market-thing-licence = licence
market-thing-loan = loan
market-thing-share = share

## Figures and options that cannot be

market-figure-not-hundreds = “{ $figure }” is { $value }: all money comes in multiples of 100
market-figure-price-low = “{ $figure }” is { $value }: a price must be at least 100
market-no-entry = “{ $figure }” has no way in: give it entry_actions, entry_yen or an entry_piece
market-figure-not-rising = “{ $figure }” must go from the lowest value to the highest, none of them twice
market-used-ships-too-cheap = used ships are sold at { $sells_at } a slot and bought at { $buys_at }: they must cost more than they fetch
market-ships-resold-too-dear =
    a ship of the size { $ship } would fetch { $fetches }, and a new one costs { $price }: it must fetch less than it costs
market-loan-without-interest = “{ $figure }” is { $repayment }: a loan of { $loan } must cost at least as much at the end
market-places-alike = “{ $figure }” is { $yen }, as the other place pays: the two places must pay different amounts
market-too-few-to-start =
    “{ $figure }” is { $count }: { $players } players need at least { $players } to start with
market-box-too-small =
    { $what ->
        [ships] all markets together need { $count } ships, the box holds { $box }
        [barrels] all markets together need { $count } barrels, the box holds { $box }
        [pieces] all markets together need { $count } pieces, the box holds { $box }
       *[chits] all markets together need { $count } licences and other chits, the box holds { $box }
    }
market-turn-limit-wrong = turn_limit must be a number from 1 to { $most }, not { $value }
market-markets-wrong = { $option } must be a number from 1 to { $most }, or a list of { $known }, not { $value }
market-setup-first = “first” must be a seat from 0 to { $last }, not { $value }
market-setup-markets =
    the setup must name { $count ->
        [one] one market
       *[other] { $count } markets
    } of { $known }, in this order and with the first of them, not { $value }

## Why a decision is refused: something else is asked

market-asked-freezing = first decide whether to use a freezer: freeze or thaw
market-asked-keeping = first decide about the fugu that is about to be lost: keep it or lose it
market-asked-turn = that is not possible now: go fishing, enter a market, make purchases, open a port or end your turn
market-asked-entering = first pay the entry of the { $market } market, by one of these: { $ways }
market-asked-fishing = you are fishing: choose a ship, change a price, or be done
market-asked-ship =
    ship { $ship } is to act: { $barge ->
        [0] it can undock, fish or dock
       *[other] it can undock, fish, dock, or hand its barrels over to the barge
    }
market-asked-price = first a price is needed, from ¥100 to ¥{ $most }
market-asked-at = first say which one is meant, by its price
market-asked-market = that is not done in the { $market } market; done leaves it
market-asked-returning = there is no free slot: first choose the licence that goes back
market-asked-giving = first choose the place that gets the piece
market-asked-offering = first offer pieces worth { $spot } or more, then done
market-asked-purchasing = you are making purchases: choose a seller, take something, or be done
market-asked-taking = first take something from this seller
market-asked-bidding = it is time to bid: say how much
market-asked-awarding = the highest bids are tied: first say who gets the piece

## Why a decision is refused: a rule forbids it

market-no-action-left =
    both your actions are used: { $choices ->
        [0] end your turn
       *[other] end your turn, or enter without an action: { $markets }
    }
market-nothing-to-fish = none of your ships can do anything, and nothing of yours is on sale: enter a market or end your turn
market-nothing-to-buy =
    { $case ->
        [purchase] with your ¥{ $money } nothing can be bought from the others now
        [nobody] there is no player { $player }; players are numbered 1 to { $players }
        [already] you are buying from { $seller } already: take something, or be done
       *[seller] { $seller } has nothing on sale that you could buy with ¥{ $money }: { $choices ->
            [0] nobody has
           *[other] buy from { $sellers }
        }
    }
market-not-in-play =
    the { $market } market is not in play: { $choices ->
        [0] there is none that you can enter now
       *[other] you can enter { $markets }
    }
market-no-way-in =
    you cannot pay the entry of the { $market } market: it takes { $needed ->
        [0] {""}
        [one] one action
       *[other] { $needed } actions
    }{ $fee ->
        [none] {""}
       *[other] { $needed ->
            [0] {""}
           *[other] {" or "}
        }¥{ $fee } once a turn
    }{ $piece ->
        [none] {""}
       *[other] { $others ->
            [0] {""}
           *[other] {" or "}
        }one { $piece } piece once a turn
    }; you have { $left ->
        [0] no action
        [one] one action
       *[other] { $left } actions
    }{ $carts ->
        [0] {""}
        [one] , one use of a cart
       *[other] , { $carts } uses of carts
    }{ $fee ->
        [none] {""}
       *[other] , ¥{ $money }
    }{ $piece ->
        [none] {""}
       *[other] { $owned ->
            [0] , no { $piece }
           *[other] , { $piece }
        }
    }
market-nothing-to-do-there =
    you could do nothing in the { $market } market now, and a visit needs at least one thing: { $choices ->
        [0] there is none that you can enter now
       *[other] you can enter { $markets }
    }
market-no-such-way = the entry of the { $market } market cannot be paid like that: pay by one of these: { $ways }
market-all-ports-open = all your { $ports } ports are open already
market-nothing-done =
    { $case ->
        [port] a port costs ¥{ $cost }: with the ¥{ $left } left you could do nothing more here, and you have done nothing yet
        [fishing] a fishing action needs at least one ship that does something, or one new price
        [purchase] buy at least one thing before you are done
       *[visit] do at least one thing in the { $market } market before you leave it
    }
market-too-dear = too dear: the { $what } costs ¥{ $price }, you have ¥{ $money }
market-not-your-ship =
    { $choices ->
        [0] you have no ship
        [one] that is not a ship of yours; yours has the number { $ships }
       *[other] that is not a ship of yours; yours have the numbers { $ships }
    }
market-ship-has-acted =
    { $case ->
        [hand-over] ship { $ship } has acted in this fishing action already: it can only hand over what it carries
       *[fishing] ship { $ship } has acted in this fishing action already: { $choices ->
            [0] no other can act, so be done
            [one] ship { $ships } still can
           *[other] these still can: { $ships }
        }
    }
market-ship-cannot-act = ship { $ship } is at sea and can do nothing: it can catch nothing, and no port is free for it
market-ship-in-port = ship { $ship } lies in port: first it must undock
market-ship-at-sea =
    { $case ->
        [undock] ship { $ship } is at sea already: it can fish or dock
       *[sell] ship { $ship } is at sea: only docked ships can be sold
    }
market-ship-is-new = ship { $ship } was bought in this visit: it cannot be sold in it
market-no-free-port =
    { $case ->
        [barge] the barge needs port 2, open and without any ship; { $opened } of { $ports } ports are open
       *[ship] no port is free, { $opened } of { $ports } are open
    }{ $cost ->
        [none] {""}
       *[other] : the next one opens for ¥{ $cost }
    }
market-no-barrels =
    there is no { $fish } barrel to catch: { $choices ->
        [0] this ship can catch nothing now
       *[other] this ship can catch { $kinds }
    }
market-ship-full =
    { $case ->
        [barge] ship { $ship } is a barge: it does not fish, it takes what other ships fish
        [other] ship { $ship } carries { $carried }, and a ship carries one kind only
       *[full] ship { $ship } has no room for more { $carried }: it carries { $barrels ->
            [one] one barrel
           *[other] { $barrels } barrels
        }
    }
market-no-licence =
    { $licences ->
        [0] you have no { $fish } licence
        [one] your { $fish } licence is taken by another ship
       *[other] your { $licences } { $fish } licences are taken by other ships
    }: { $choices ->
        [0] this ship can catch nothing now
       *[other] this ship can catch { $kinds }
    }
market-no-barge = you have no barge at sea that could take the { $fish }
market-nothing-aboard = ship { $ship } has nothing to hand over
market-not-on-sale =
    { $case ->
        [price] no { $fish } costs ¥{ $price } there: choose one of { $prices }
        [whom] { $choices ->
            [0] nobody has anything that you can buy
           *[other] first say from whom: { $sellers }
        }
        [reprice] there is no { $rowed ->
            [0] { $fish }
           *[other] { $row } { $fish }
        } on your harbour whose price could change now: { $choices ->
            [0] nor is there anything else
           *[other] there is { $lots }
        }
        [barrel] there is no { $row } mackerel barrel on your harbour
       *[seller] { $seller } has no { $rowed ->
            [0] { $fish }
           *[other] { $row } { $fish }
        } on sale: { $choices ->
            [0] there is nothing that you can buy
           *[other] you can buy { $lots }
        }
    }
market-same-price = it costs ¥{ $price } already: choose another price
market-no-such-price = ¥{ $price } cannot be a price: it must be from ¥100 to ¥{ $most }
market-own-harbour =
    you cannot buy from yourself: { $choices ->
        [0] nobody else has anything that you can buy
       *[other] buy from { $sellers }
    }
market-sold-out =
    { $case ->
        [licence] there is no { $fish } licence left
        [takoyaki] there are { $left } takoyaki left, and an octopus makes { $needed }
        [chit] there is no { $what } left
        [ship] there is no { $size } left: { $choices ->
            [0] you can buy none now
           *[other] you can buy a { $sizes }
        }
       *[piece] there is no { $fish } piece left in the market, so that barrel cannot be bought
    }
market-one-a-visit = only one { $fish } licence can be taken in a visit
market-no-slot = all your { $slots } slots are taken, and there is no licence of another kind that could go back
market-not-returnable =
    { $case ->
        [same] for { $fish } one licence of another kind must go back
       *[needed] your ships carry { $fish } and need that licence
    }: { $choices ->
        [0] none can go back
       *[other] give back { $kinds }
    }
market-not-owned =
    { $case ->
        [licence] you have no { $fish } licence: { $choices ->
            [0] none can go back
           *[other] give back { $kinds }
        }
       *[piece] you have no { $value ->
            [0] { $piece }
           *[other] { $piece } { $value }
        } to give: { $choices ->
            [0] you have no pieces left
           *[other] you have { $pieces }
        }
    }
market-not-wanted =
    { $case ->
        [place] the place that pays ¥{ $yen } takes no more: there is the one that pays ¥{ $left }
        [government] the government takes no more
        [barrel] the mackerel market buys no mackerel, neither pieces nor barrels
       *[market] the { $market } market does not take { $value ->
            [0] { $piece }
           *[other] { $piece } { $value }
        }: { $choices ->
            [0] you have nothing that it takes
           *[other] it takes your { $pieces }
        }
    }
market-loan-or-share =
    { $case ->
        [share] who has had a share may never take a loan, and you have { $shares }
       *[loan] who has had a loan may never take a share, and you have { $loans }
    }
market-spot-done =
    you have traded at spot { $spot } in this visit already: { $choices ->
        [0] there is no other for you
       *[other] there is { $spots }
    }
market-not-worth-enough =
    { $case ->
        [offer] the spot asks for pieces worth { $spot }, your offer is worth { $worth }: offer more
       *[spot] spot { $spot } asks for pieces worth { $spot }, all of yours are worth { $value }
    }
market-bid-too-high = ¥{ $bid } is more than you can bid: bid ¥0 to ¥{ $most }
market-not-tied = { $seat } is not among the highest: choose { $tied }

## What happened

market-fact-turn-begins = Turn { $turn }: { $seat }
market-fact-end-begins =
    The end begins: { $seat } has ¥{ $money_shown } and pieces worth { $value }. After this turn everybody else has one more.
market-fact-freezer-used = { $seat } uses a freezer: nothing degrades.
market-fact-fugu-kept = { $seat } pays ¥{ $price_shown } for a fugu about to be lost, and keeps it.
market-fact-rotted =
    { $barrels ->
        [one] One { $kind } barrel of { $seat } is lost.
       *[other] { $barrels } { $kind } barrels of { $seat } are lost.
    }
market-fact-row-degraded =
    { $barrels ->
        [one] One barrel of { $seat } degrades.
       *[other] { $barrels } barrels of { $seat } degrade.
    }
market-fact-port-opened = { $seat } opens port { $port } for ¥{ $yen_shown }.
market-fact-fishing-begins = { $seat } goes fishing.
market-fact-undocked = Ship { $ship } of { $seat }, a { $size }, undocks.
market-fact-fished = Ship { $ship } of { $seat } catches { $kind } and has { $barrels } on board.
market-fact-barge-loaded = Ship { $ship } of { $seat } catches { $kind }, which goes onto the barge.
market-fact-handed-over =
    Ship { $ship } of { $seat } hands { $barrels ->
        [one] one barrel of { $kind }
       *[other] { $barrels } barrels of { $kind }
    } over to the barge.
market-fact-docked =
    Ship { $ship } of { $seat }, a { $size }, docks { $barrels ->
        [0] empty.
        [one] with one barrel.
       *[other] with { $barrels } barrels.
    }
market-fact-priced = { $seat } puts { $kind } on sale for ¥{ $price_shown }.
market-fact-repriced = { $seat } changes the price of { $kind } from ¥{ $old_shown } to ¥{ $price_shown }.
market-fact-eel-track = The eel track stands at { $value }.
market-fact-barrels-returned =
    { $barrels ->
        [one] One { $kind } barrel of { $seat } goes back for nothing.
       *[other] { $barrels } { $kind } barrels of { $seat } go back for nothing.
    }
market-fact-unloading-paid = { $seat } gets ¥{ $yen_shown } for unloading { $barrels } barrels.
market-fact-no-auction = There is no { $kind } left to auction.
market-fact-drawn = { $seat } has brought in { $piece }: one worth { $value } is drawn and auctioned.
market-fact-bid-made = { $seat } bids ¥{ $bid_shown }.
market-fact-seat-ready = { $seat } has bid.
market-fact-bid-shown = { $seat } bid ¥{ $bid_shown }.
market-fact-bids-tied = The highest bids of ¥{ $bid_shown } are tied: { $seat } decides.
market-fact-auction-won =
    { $bid ->
        [0] { $seat } gets { $piece } { $value } for nothing.
       *[other] { $seat } gets { $piece } { $value } for ¥{ $bid_shown }. { $fisher } was the fisher.
    }
market-fact-overfished = The { $market } market is overfished!
market-fact-market-opened = A new market opens: { $market }.
market-fact-entry-paid =
    { $yen ->
        [0] { $seat } pays the entry by { $way }.
       *[other] { $seat } pays ¥{ $yen_shown } for the entry.
    }
market-fact-piece-paid = { $seat } pays the entry with { $piece }, worth { $value }.
market-fact-entered = { $seat } enters the { $market } market.
market-fact-licence-paid = { $seat } gets ¥{ $yen_shown } for { $market } licences.
market-fact-licence-taken =
    { $yen ->
        [0] { $seat } takes one { $market } licence.
       *[other] { $seat } takes one { $market } licence for ¥{ $yen_shown }.
    }
market-fact-licence-returned = { $seat } gives one { $market } licence back.
market-fact-sold = { $seat } sells { $piece }, worth { $value }, for ¥{ $yen_shown }.
market-fact-barrel-sold = { $seat } sells a mackerel barrel that was on sale for ¥{ $price_shown }, for ¥{ $yen_shown }.
market-fact-converted = { $seat } makes { $takoyaki } takoyaki of an octopus.
market-fact-ship-bought = { $seat } buys a { $size } for ¥{ $yen_shown }: ship { $ship }.
market-fact-ship-sold = { $seat } sells ship { $ship }, a { $size }, for ¥{ $yen_shown }.
market-fact-loan-taken = { $seat } takes a loan of ¥{ $yen_shown }.
market-fact-share-bought = { $seat } buys a share for ¥{ $yen_shown }.
market-fact-rented = { $seat } rents a { $rental } for ¥{ $yen_shown }.
market-fact-rental-returned = A { $rental } of { $seat } is used up and goes back.
market-fact-given = { $seat } gives { $piece }, worth { $value }, to the government for ¥{ $yen_shown }.
market-fact-spot-sold = { $seat } trades pieces worth { $worth } at spot { $spot } for ¥{ $yen_shown }.
market-fact-spot-swapped = { $seat } trades pieces worth { $worth } at spot { $spot } for those lying there.
market-fact-piece-offered = { $seat } gives { $piece }, worth { $value }.
market-fact-piece-taken = { $seat } takes { $piece }, worth { $value }.
market-fact-bought = { $seat } buys { $piece } from { $seller } for ¥{ $price_shown }.
market-fact-limit-reached = Everybody has had { $turns } turns: the game ends here.
market-fact-most-value = { $seat } has the highest resource value, { $value }: +¥{ $yen_shown }.
market-fact-least-value = { $seat } has the lowest resource value, { $value }: −¥{ $yen_shown }.
market-fact-loans-repaid =
    { $loans ->
        [one] { $seat } pays a loan back: −¥{ $yen_shown }.
       *[other] { $seat } pays { $loans } loans back: −¥{ $yen_shown }.
    }
market-fact-shares-paid =
    { $shares ->
        [one] The share of { $seat } brings ¥{ $yen_shown }.
       *[other] The { $shares } shares of { $seat } bring ¥{ $yen_shown }.
    }
market-fact-scored = { $seat }: ¥{ $money_shown }, resource value { $value } brings { $worth_shown }; total { $total_shown }.

## The story. $parts, $goods and the like are put together from the sentences below.

# Between the things that somebody did.
market-told-then = ;{" "}
market-told-rotted = { $seat } loses { $goods }.
market-told-fishing = { $seat } goes fishing: { $parts }.
market-told-undocks = ship { $ship } undocks
market-told-catches = ship { $ship } catches { $fish }
market-told-onto-barge = ship { $ship } catches { $fish } onto the barge
market-told-hands-over = ship { $ship } hands { $goods } over to the barge
market-told-docks =
    { $barrels ->
        [0] ship { $ship } docks empty
        [one] ship { $ship } docks with one barrel
       *[other] ship { $ship } docks with { $barrels } barrels
    }
market-told-docks-goods = ship { $ship } docks with { $goods }
market-told-prices = on sale { $goods }
market-told-priced = { $goods } ¥{ $yen }
market-told-repriced = { $goods } for ¥{ $yen } instead of ¥{ $old }
market-told-barrels-back =
    { $barrels ->
        [one] one { $fish } barrel goes back for nothing
       *[other] { $barrels } { $fish } barrels go back for nothing
    }
market-told-unloading = ¥{ $yen } for unloading
market-told-licence-back = one { $fish } licence goes back
market-told-no-auction = no { $fish } left to auction
market-told-port = opens a port for ¥{ $yen }
market-told-track = the eel track is at { $value }
market-told-enters = { $seat } enters the { $market } market ({ $ways }).
market-told-visits = { $seat } enters the { $market } market ({ $ways }): { $parts }.
market-told-goes-on = { $seat }: { $parts }.
market-told-way =
    { $way ->
        [action] { $count ->
            [one] one action
           *[other] { $count } actions
        }
        [cart] { $count ->
            [one] by cart
           *[other] by cart, { $count } times
        }
        [yen] ¥{ $yen }
       *[other] by { $name }
    }
market-told-licences =
    { $count ->
        [one] one { $fish } licence for ¥{ $yen }
       *[other] { $count } { $fish } licences for ¥{ $yen }
    }
market-told-sold = sells { $goods } for ¥{ $yen }
market-told-barrels-sold =
    { $count ->
        [one] sells a barrel for ¥{ $yen }
       *[other] sells { $count } barrels for ¥{ $yen }
    }
market-told-ship-bought = buys a { $size } for ¥{ $yen }
market-told-ship-sold = sells ship { $ship } for ¥{ $yen }
market-told-loan = takes a loan of ¥{ $yen }
market-told-share = buys a share for ¥{ $yen }
market-told-rented = rents a { $rental } for ¥{ $yen }
market-told-rental-back = a { $rental } is used up
market-told-trades = trades { $goods } for ¥{ $yen } at spot { $spot }
market-told-swaps = swaps { $goods } for { $taken } at spot { $spot }
market-told-takoyaki = { $count } takoyaki on sale for { $prices }
market-told-income =
    { $count ->
        [one] Licences pay ¥{ $yen } to { $seats }.
       *[other] Licences pay ¥{ $yen } each to { $seats }.
    }
market-told-buys = { $seat } buys { $goods }.
market-told-bought =
    { $count ->
        [one] { $goods } for ¥{ $yen } from { $seller }
       *[other] { $goods } for ¥{ $yen } each from { $seller }
    }
market-told-bids = Bids: { $bids }.
market-told-bid = { $seat } ¥{ $bid }
market-told-won = { $seat } gets { $piece } for ¥{ $bid }, paid to { $fisher }.
market-told-won-own = { $seat } gets { $piece } for ¥{ $bid }, paid to the bank.
market-told-tied = The highest are tied: the fisher decides.

## The table

market-phase-freezing = a freezer?
market-phase-keeping = fugu about to be lost
market-phase-turn = choosing an action
market-phase-entering = paying the entry
market-phase-entering-at = paying the entry
market-phase-fishing = fishing
market-phase-ship = fishing
market-phase-unloading = pricing barrels
market-phase-repricing-at = changing a price
market-phase-repricing = changing a price
market-phase-market = in a market
market-phase-returning = giving a licence back
market-phase-barrel-at = selling a barrel
market-phase-converting = pricing takoyaki
market-phase-giving = giving a piece
market-phase-offering = trading
market-phase-purchasing = purchases
market-phase-taking = purchases
market-phase-taking-at = purchases
market-phase-bidding = auction
market-phase-awarding = tied bids
market-phase-drawing = drawing a piece
market-phase-new-market = a new market
market-phase-over = the end

## The table in words

market-words-piece =
    { $printed ->
        [none] { $count ->
            [one] { $piece }
           *[other] { $count } { $piece }
        }
       *[other] { $count ->
            [one] { $piece } { $printed }
           *[other] { $count } × { $piece } { $printed }
        }
    }

## What is asked

market-ask-hint = You can type: { $words }. ? says more.
market-ask-freezing =
    Start of your turn. Without a freezer, { $lost ->
        [0] { $moved ->
            [one] one fresh barrel degrades
           *[other] { $moved } fresh barrels degrade
        }
        [one] you lose one barrel
       *[other] you lose { $lost } barrels
    }. Use one? { $uses ->
        [one] It has one use left.
       *[other] You have { $uses } uses left.
    }
market-ask-keeping = A fugu barrel is about to spoil. Pay ¥{ $yen } and keep the fugu, or lose it?
market-ask-turn =
    { $actions ->
        [0] No action left, ¥{ $money } in hand. End your turn, or do something that takes no action.
        [one] One action left, ¥{ $money } in hand. What do you do?
       *[other] { $actions } actions left, ¥{ $money } in hand. What do you do?
    }
market-ask-entering =
    { $due ->
        [0] How do you pay the entry of the { $market } market{ $fee ->
            [0] {""}
           *[other] {" "}(¥{ $fee } in yen)
        }?
        [one] One more action is due to enter the { $market } market. How do you pay it?
       *[other] { $due } more actions are due to enter the { $market } market. How do you pay them?
    }
market-ask-entering-at = Which { $fish } of yours on sale pays the entry of the { $market } market? Prices: { $prices }.
market-ask-fishing = Fishing: which ship acts next? Or change a price, or finish.
market-ask-ship =
    Ship { $ship } ({ $size }), { $where ->
        [port] in port
       *[other] at sea, { $barrels ->
            [0] empty
            [one] one barrel aboard: { $cargo }
           *[other] { $barrels } barrels aboard: { $cargo }
        }
    }. What does it do?
market-ask-unloading =
    Price for a barrel of { $fish } at your harbour, ¥100 to ¥{ $most }?{ $more ->
        [0] {""}
        [one] {" "}One more follows.
       *[other] {" "}{ $more } more follow.
    }
market-ask-converting =
    Price for a { $fish } at your harbour, ¥100 to ¥{ $most }?{ $more ->
        [0] {""}
        [one] {" "}One more follows.
       *[other] {" "}{ $more } more follow.
    }
market-ask-repricing = New price for { $fish } at your harbour instead of ¥{ $yen }, ¥100 to ¥{ $most }?
market-ask-repricing-at = Which { $fish } at your harbour gets a new price? On sale for { $prices }.
market-ask-barrel-at = Which barrel of { $fish } at your harbour do you sell to the market? On sale for { $prices }.
market-ask-market = You are in the { $market } market and have ¥{ $money }. What do you do?
market-ask-returning = No free slot for the { $what }: which licence do you return for it?
market-ask-giving =
    You give the government { $value ->
        [0] { $fish }
       *[other] { $fish } { $value }
    }. At which place?
market-ask-offering =
    Trading spot { $spot }: offer pieces worth { $spot } or more. { $offered ->
        [none] Nothing offered yet.
       *[other] So far { $worth }: { $offered }.
    }
market-ask-purchasing =
    { $seller ->
        [none] You have ¥{ $money }. Which player do you buy from?
       *[other] You have ¥{ $money }. Buy more from { $seller }, choose another player, or finish.
    }
market-ask-taking = You have ¥{ $money }. What do you buy from { $seller }?
market-ask-taking-at = Which { $fish } do you buy from { $seller }? On sale for { $prices }.
market-ask-bidding = Blind auction: a { $fish } worth { $value }, caught by { $fisher }. Bid in secret, ¥0 to ¥{ $money }.
market-ask-bidding-own = Blind auction: a { $fish } worth { $value } that you caught. Bid in secret, ¥0 to ¥{ $money }: if another player wins, they pay you.
market-ask-awarding = The highest bids are tied at ¥{ $tied }. Which player gets the { $fish } worth { $value }?
market-warning-last-turn = Your last turn: the game ends after the final turns.
market-warning-one-turn = Final turns: you have one more turn.
market-warning-no-turn =
    { $turns ->
        [one] Final turns: you have no more turns, and the game ends after this one.
       *[other] Final turns: you have no more turns. The game ends after { $turns } more.
    }
market-warning-limit = Turn { $turns } is the last one: the game ends after it.
market-warning-ends-money = { $seat } has ¥{ $money } and triggers the end on their next turn: after that you have one more turn.
market-warning-ends-value = { $seat } has pieces worth { $value } and triggers the end on their next turn: after that you have one more turn.
market-warning-ends-own = You trigger the end on your next turn: that turn is your last one.
market-warning-held-money = { $seat } has ¥{ $money }, enough for the end, but the lowest resource value ({ $value }) holds it up.
market-warning-held-value = { $seat } has pieces worth { $value }, enough for the end, but the least money (¥{ $money }) holds it up.
market-ends-won = This ends the game: you win ¥{ $own } to ¥{ $best }.
market-ends-lost = This ends the game: you lose ¥{ $own } to ¥{ $best }.
market-ends-shared = This ends the game: you share the win at ¥{ $own }.
market-ends-begins =
    This starts the final turns: { $seat } triggers the end{ $turns ->
        [0] , and you have no more turns
       *[other] , and you have one more turn
    }.

## For every client: the names of what is seen

market-turn = Turn { $number }
market-turn-before = One turn back
market-turn-after = One turn on
market-view-turn = turn
market-view-turn-limit = turns at most
market-view-phase = phase
market-view-first = start player
market-view-player = whose turn
market-view-actions-left = actions left
market-view-final-turns = turns to the end
market-view-market = market
market-view-entry-due = actions due
market-view-ship = ship
market-view-unpriced = to be priced
market-view-unloaded = barrels unloaded
market-view-seller = seller
market-view-lot = goods
market-view-lot-row = row
market-view-price = price
market-view-taken = to be taken
market-view-given = to be given
market-view-spot = spot
market-view-auction = auction
market-view-end-money = money for the end
market-view-end-value = value for the end
market-view-value-yen = yen for each of value
market-view-gathered = for an auction
market-view-offered = offered
market-view-offered-worth = worth of the offer
market-view-loans-left = loans left
market-view-loan = a loan
market-view-repayment = repayment
market-view-shares-left = shares left
market-view-share = a share
market-view-freezers-left = freezers left
market-view-carts-left = carts left
market-view-rent = rent
market-view-port-cost = cost of ports
market-view-highest-price = highest price
market-view-fish = fish
market-view-extra = extra markets
market-view-stock = ships
market-view-government = government
market-view-trading = trading
market-view-aquarium = aquarium
market-view-seats = players
market-view-worth = worth
market-view-degraded-worth = worth degraded
market-view-pays = pays
market-view-degraded-pays = pays for a degraded one
market-view-pays-a-value = pays for each of value
market-view-pays-more = and more
market-view-barrels = barrels
market-view-pieces = pieces
market-view-bag = in the bag
market-view-auction-barrels = barrels for an auction
market-view-takoyaki = takoyaki
market-view-takoyaki-worth = worth of takoyaki
market-view-licences = licences
market-view-licence-cost = cost of a licence
market-view-entry-actions = entry: actions
market-view-entry-yen = entry: yen
market-view-entry-piece = entry: piece
market-view-overfished = overfished
market-view-gain = one more, for you
market-view-size = size
market-view-new = new
market-view-fetches = fetches
market-view-used = used
market-view-used-price = price used
market-view-used-fetches = fetches used
market-view-yen = yen
market-view-left = left
market-view-value = resource value
market-view-slots = slots
market-view-port = port
market-view-cargo = cargo
market-view-acted = has acted
market-view-hands-over = can hand over to the barge
market-view-piece = piece
market-view-printed = printed value
market-view-count = number
market-view-row = row
market-view-seat = player
market-view-money = money
market-view-score = score now
market-view-score-final = final score
market-view-bonus = most or least value
market-view-dividends = from shares
market-view-debt = debt
market-view-slots-free = free slots
market-view-freezer-uses = uses of freezers
market-view-cart-uses = uses of carts
market-view-loans = loans
market-view-shares = shares
market-view-ports = open ports
market-view-income = licences bring
market-view-rotting = lost next
market-view-ends-by = would bring the end by
market-view-ready = ready
market-view-bid = bid
market-view-ships = ships
market-view-sale = on sale
market-view-fisher = fisher
market-view-bids = bids

## For every client: decisions, what they bring, and options. $first, $second and $third are the words that follow the
## first one, things and players by their names; empty where there are none.

market-decision-freeze = Use a freezer
market-decision-thaw = Let the barrels degrade
market-decision-keep = Keep the fugu
market-decision-lose = Lose the fugu
market-decision-fishing = Go fishing
market-decision-purchase = Make purchases
market-decision-open = Open a port for ¥{ $port }
market-decision-end = End the turn
market-decision-done =
    { $phase ->
        [fishing] Finish fishing
        [market] Leave the { $market } market
        [offering] Complete the trade
        [purchasing] Finish buying
       *[other] Done
    }
market-decision-by =
    { $market ->
        [none] Pay by { $first } { $second }
       *[other] Pay the entry of the { $market } market by { $first } { $second }
    }
market-decision-undock = Undock
market-decision-dock = Dock
market-decision-hand = Hand everything aboard over to the barge
market-decision-licence =
    { $market ->
        [none] Take a licence
       *[other] Take a licence for { $market } (¥{ $cost })
    }
market-decision-convert = Make takoyaki
market-decision-loan = Take a loan
market-decision-share = Buy a share
market-decision-freezer = Rent a freezer
market-decision-cart = Rent a cart
# “ship” and its slots, or “barge” alone. Where a name cannot be a key, simply: Buy { $first } { $second }
market-decision-buy =
    { $first ->
        [barge] Buy the barge
       *[other] Buy a { $second }-slot { $first }
    }
market-decision-sell = Sell { $first } { $second }
market-decision-to =
    { $phase ->
        [giving] Give the { $fish } for ¥{ $first }
       *[other] For ¥{ $first }
    }
market-decision-spot = Trade at spot { $first }
market-decision-fish = Catch { $first }
market-decision-barge = Catch { $first } onto the barge
market-decision-return = Give the { $first } licence back
market-decision-enter = Enter the { $first } market
market-decision-ship = Ship { $first }
market-decision-give = Give { $first } { $second }
market-decision-offer = Offer { $first } { $second }
market-decision-take = Take { $first } { $second }
market-decision-reprice = New price: { $first } { $second }
market-decision-price = ¥{ $first } for { $fish }
market-decision-at =
    { $phase ->
        [entering-at] Pay with the { $fish } priced ¥{ $first }
        [repricing-at] The { $fish } priced ¥{ $first }
        [barrel-at] Sell the { $fish } barrel priced ¥{ $first }
        [taking-at] Buy the { $fish } for ¥{ $first } from { $seller }
       *[other] The one for ¥{ $first }
    }
market-decision-from = Buy from { $first }
market-decision-award = Give the { $fish } to { $first }
market-decision-bid = Bid ¥{ $first } for the { $fish }
# Headings of decisions that begin with the same word.
market-choices-by = Pay by
market-choices-buy = Buy
market-choices-sell = Sell
market-choices-to = Price
market-choices-spot = Trade at a spot
market-choices-fish = Catch
market-choices-barge = Catch onto the barge
market-choices-return = Give a licence back
market-choices-enter = Enter a market
market-choices-ship = Ships
market-choices-give = Give
market-choices-offer = Offer
market-choices-take = Take
market-choices-reprice = Change a price
market-choices-price = Price in ¥
market-choices-at = At which price
market-choices-from = Buy from a player
market-choices-award = Award to
market-choices-bid = Bid in ¥
market-outcome-money = money
market-outcome-value = resource value
market-outcome-score = score now
market-score = ¥{ $score }
market-outcome-actions = actions left
market-outcome-money-won = money if you win
market-outcome-value-won = resource value if you win
market-outcome-score-won = score now if you win
market-option-fish-markets = fish markets
market-option-fish-markets-about = All nine fish markets from the start, instead of two more than there are players.
market-option-extra-markets = extra markets
market-option-extra-markets-about = All seven extra markets, instead of as many as there are players.
market-option-turn-limit = turns of each player at most
