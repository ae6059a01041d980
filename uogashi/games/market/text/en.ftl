### Sentences of Tokyo Tsukiji Market. English.

## Things: as used inside a sentence. Names of fish and markets are typed, too.

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
# As “buy” takes them: `buy ship 2` is a ship with two slots.
market-thing-buy-ship-1 = { market-thing-one-slot }
market-thing-buy-ship-2 = { market-thing-two-slot }
market-thing-buy-ship-3 = { market-thing-three-slot }
market-thing-buy-ship-4 = { market-thing-four-slot }
# As “enter” takes them, and “in”.
market-thing-enter-mackerel = the mackerel market
market-thing-enter-squid = the squid market
market-thing-enter-tuna = the tuna market
market-thing-enter-snapper = the snapper market
market-thing-enter-salmon = the salmon market
market-thing-enter-octopus = the octopus market
market-thing-enter-eel = the eel market
market-thing-enter-fugu = the fugu market
market-thing-enter-crab = the crab market
market-thing-enter-ships = the ships market
market-thing-enter-government = the government market
market-thing-enter-trading = the trading market
market-thing-enter-bank = the bank market
market-thing-enter-rentals = the rentals market
market-thing-enter-aquarium = the aquarium market
market-thing-enter-used-ships = the used ships market

## Component values and options that are not valid

market-figure-not-hundreds = “{ $figure }” is { $value }: all money comes in multiples of 100
market-figure-price-low = “{ $figure }” is { $value }: a price must be at least 100
market-no-entry = “{ $figure }” has no way in: give it entry_actions, entry_yen or an entry_piece
market-figure-not-rising = “{ $figure }” must go from the lowest value to the highest, none of them twice
market-used-ships-too-cheap = used ships are sold at { $sells_at } per slot and bought at { $buys_at }: the selling price must be higher
market-ships-resold-too-dear = a ship of size { $ship } would resell for { $fetches }, and a new one costs { $price }: it must resell for less than it costs
market-loan-without-interest = “{ $figure }” is { $repayment }: repaying a loan of { $loan } must cost at least as much
market-places-alike = “{ $figure }” is { $yen }, the same as the other place: the two places must pay different amounts
market-too-few-to-start =
    “{ $figure }” is { $count }: { $players } players need at least { $players } to start with
market-box-too-small =
    { $what ->
        [ships] all markets together need { $count } ships; the box has { $box }
        [barrels] all markets together need { $count } barrels; the box has { $box }
        [pieces] all markets together need { $count } pieces; the box has { $box }
       *[chits] all markets together need { $count } licences and other chits; the box has { $box }
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
market-asked-keeping = first decide about the fugu that is about to spoil: keep it or lose it
market-asked-turn = not possible now: go fishing, enter a market, buy from players, open a port or end your turn
market-asked-entering = first pay to enter the { $market } market, in one of these ways: { $ways }
market-asked-fishing = you are fishing: choose a ship, change a price, or choose “done”
market-asked-ship =
    ship { $ship } is acting: { $barge ->
        [0] it can undock, fish or dock
       *[other] it can undock, fish, dock, or hand its barrels over to the barge
    }
market-asked-price = first set a price, from ¥100 to ¥{ $most }
market-asked-at = first choose which one, by its price
market-asked-market = you cannot do that in the { $market } market; choose “done” to leave it
market-asked-returning = no free slot: first choose a licence to return
market-asked-giving = first choose which place gets the piece
market-asked-offering = first offer pieces worth { $spot } or more, then “done”
market-asked-purchasing = you are buying from players: choose a seller, buy something, or choose “done”
market-asked-taking = first buy something from this seller
market-asked-bidding = place your bid first
market-asked-awarding = the highest bids are tied: first choose who gets the piece

## Why a decision is refused: a rule forbids it

market-no-action-left =
    both your actions are used: { $choices ->
        [0] end your turn
       *[other] end your turn, or enter without an action: { $markets }
    }
market-nothing-to-fish = none of your ships can act, and you have nothing on sale: enter a market or end your turn
market-nothing-to-buy =
    { $case ->
        [purchase] you cannot afford anything from the other players with ¥{ $money }
        [nobody] there is no player { $player }; players are numbered 1 to { $players }
        [already] you are already buying from { $seller }: buy something, or choose “done”
       *[seller] { $seller } has nothing on sale that you can afford with ¥{ $money }: { $choices ->
            [0] nor has anyone else
           *[other] buy from { $sellers }
        }
    }
market-not-in-play =
    the { $market } market is not in play: { $choices ->
        [0] you cannot enter any market now
       *[other] you can enter { $markets }
    }
market-no-way-in =
    you cannot pay to enter the { $market } market: it takes { $needed ->
        [0] {""}
        [one] one action
       *[other] { $needed } actions
    }{ $fee ->
        [none] {""}
       *[other] { $needed ->
            [0] {""}
           *[other] {" or "}
        }¥{ $fee } once per turn
    }{ $piece ->
        [none] {""}
       *[other] { $others ->
            [0] {""}
           *[other] {" or "}
        }one { $piece } piece once per turn
    }; you have { $left ->
        [0] no actions
        [one] one action
       *[other] { $left } actions
    }{ $carts ->
        [0] {""}
        [one] , one cart use
       *[other] , { $carts } cart uses
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
    there is nothing you could do in the { $market } market now, and a visit needs at least one thing: { $choices ->
        [0] you cannot enter any market now
       *[other] you can enter { $markets }
    }
market-no-such-way = you cannot pay to enter the { $market } market like that; choose one of these: { $ways }
market-all-ports-open = all your { $ports } ports are already open
market-nothing-done =
    { $case ->
        [port] a port costs ¥{ $cost }: with the ¥{ $left } left you could do nothing here, and you have to do at least one thing
        [fishing] in a fishing action, at least one ship must act or one price must change
        [purchase] buy at least one thing first
       *[visit] do at least one thing in the { $market } market before you leave
    }
market-too-dear = too expensive: the { $what } costs ¥{ $price }; you have ¥{ $money }
market-not-your-ship =
    { $choices ->
        [0] you have no ship
        [one] that is not your ship; yours is number { $ships }
       *[other] that is not your ship; yours are numbers { $ships }
    }
market-ship-has-acted =
    { $case ->
        [hand-over] ship { $ship } has already acted in this fishing action: it can only hand over its cargo
       *[fishing] ship { $ship } has already acted in this fishing action: { $choices ->
            [0] no other ship can act, so choose “done”
            [one] ship { $ships } still can
           *[other] these still can: { $ships }
        }
    }
market-ship-cannot-act = ship { $ship } is at sea and cannot act: there is nothing it can catch and no free port
market-ship-in-port = ship { $ship } is in port: undock it first
market-ship-at-sea =
    { $case ->
        [undock] ship { $ship } is already at sea: it can fish or dock
       *[sell] ship { $ship } is at sea: only docked ships can be sold
    }
market-ship-is-new = ship { $ship } was bought during this visit, so you cannot sell it now
market-no-free-port =
    { $case ->
        [barge] the barge needs port 2 to be open and empty ({ $opened } of { $ports } open)
       *[ship] no port is free ({ $opened } of { $ports } open)
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
        [barge] ship { $ship } is a barge: it does not fish, it takes what other ships catch
        [other] ship { $ship } carries { $carried }, and a ship carries only one kind
       *[full] ship { $ship } has no room for more { $carried }: it carries { $barrels ->
            [one] one barrel
           *[other] { $barrels } barrels
        }
    }
market-no-licence =
    { $licences ->
        [0] you have no { $fish } licence
        [one] your { $fish } licence is in use by another ship
       *[other] your { $licences } { $fish } licences are in use by other ships
    }: { $choices ->
        [0] this ship can catch nothing now
       *[other] this ship can catch { $kinds }
    }
market-no-barge = you have no barge at sea to take the { $fish }
market-nothing-aboard = ship { $ship } has nothing to hand over
market-not-on-sale =
    { $case ->
        [price] no { $fish } is on sale for ¥{ $price } there: choose one of { $prices }
        [whom] { $choices ->
            [0] nobody has anything you can buy
           *[other] first choose a seller: { $sellers }
        }
        [reprice] you have no { $rowed ->
            [0] { $fish }
           *[other] { $row } { $fish }
        } whose price you can change now: { $choices ->
            [0] nor anything else
           *[other] you have { $lots }
        }
        [barrel] you have no { $row } mackerel barrel on sale
       *[seller] { $seller } has no { $rowed ->
            [0] { $fish }
           *[other] { $row } { $fish }
        } on sale: { $choices ->
            [0] there is nothing you can buy
           *[other] you can buy { $lots }
        }
    }
market-same-price = it already costs ¥{ $price }: choose another price
market-no-such-price = ¥{ $price } is not a valid price: choose ¥100 to ¥{ $most }
market-own-harbour =
    you cannot buy from yourself: { $choices ->
        [0] nobody else has anything you can buy
       *[other] buy from { $sellers }
    }
market-sold-out =
    { $case ->
        [licence] there is no { $fish } licence left
        [takoyaki] only { $left } takoyaki are left, and an octopus makes { $needed }
        [chit] there is no { $what } left
        [ship] there is no { $size } left: { $choices ->
            [0] there is no ship you can buy now
           *[other] you can buy a { $sizes }
        }
       *[piece] the market has no { $fish } piece left, so you cannot buy that barrel
    }
market-one-a-visit = you can take only one { $fish } licence per visit
market-no-slot = all your { $slots } slots are full, and you have no licence of another kind to return
market-not-returnable =
    { $case ->
        [same] to take { $fish } you must return a licence of another kind
       *[needed] your ships are carrying { $fish } and need that licence
    }: { $choices ->
        [0] you cannot return any
       *[other] return { $kinds }
    }
market-not-owned =
    { $case ->
        [licence] you have no { $fish } licence: { $choices ->
            [0] you cannot return any
           *[other] return { $kinds }
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
        [place] the place that pays ¥{ $yen } is full; the one that pays ¥{ $left } is open
        [government] the government is full
        [barrel] the mackerel market buys no mackerel, neither pieces nor barrels
       *[market] the { $market } market does not take { $value ->
            [0] { $piece }
           *[other] { $piece } { $value }
        }: { $choices ->
            [0] you have nothing it takes
           *[other] it takes your { $pieces }
        }
    }
market-loan-or-share =
    { $case ->
        [share] after a share you can never take a loan, and you have { $shares }
       *[loan] after a loan you can never take a share, and you have { $loans }
    }
market-spot-done =
    you have already traded at spot { $spot } on this visit: { $choices ->
        [0] no other spot is open to you
       *[other] you can still use { $spots }
    }
market-not-worth-enough =
    { $case ->
        [offer] the spot asks for pieces worth { $spot }; your offer is worth { $worth }: offer more
       *[spot] spot { $spot } asks for pieces worth { $spot }; all of yours are worth { $value }
    }
market-bid-too-high = you cannot bid ¥{ $bid }: bid ¥0 to ¥{ $most }
market-not-tied = { $seat } is not among the highest bidders: choose { $tied }

## What happened

market-fact-turn-begins = Turn { $turn }: { $seat }
market-fact-end-begins = { $seat } triggers the end of the game, with ¥{ $money_shown } and pieces worth { $value }. After this turn, everyone else has one more.
market-fact-freezer-used = { $seat } uses a freezer: nothing degrades.
market-fact-fugu-kept = { $seat } pays ¥{ $price_shown } to keep a fugu that was about to spoil.
market-fact-rotted =
    { $barrels ->
        [one] One of { $seat }’s { $kind } barrels spoils.
       *[other] { $barrels } of { $seat }’s { $kind } barrels spoil.
    }
market-fact-row-degraded =
    { $barrels ->
        [one] One of { $seat }’s barrels degrades.
       *[other] { $barrels } of { $seat }’s barrels degrade.
    }
market-fact-port-opened = { $seat } opens port { $port } for ¥{ $yen_shown }.
market-fact-fishing-begins = { $seat } goes fishing.
market-fact-undocked = { $seat }’s ship { $ship }, a { $size }, undocks.
market-fact-fished = { $seat }’s ship { $ship } catches { $kind } and has { $barrels } on board.
market-fact-barge-loaded = { $seat }’s ship { $ship } catches { $kind } for the barge.
market-fact-handed-over =
    { $seat }’s ship { $ship } hands { $barrels ->
        [one] one barrel of { $kind }
       *[other] { $barrels } barrels of { $kind }
    } over to the barge.
market-fact-docked =
    { $seat }’s ship { $ship }, a { $size }, docks { $barrels ->
        [0] empty.
        [one] with one barrel.
       *[other] with { $barrels } barrels.
    }
market-fact-priced = { $seat } puts { $kind } on sale for ¥{ $price_shown }.
market-fact-repriced = { $seat } changes the price of { $kind } from ¥{ $old_shown } to ¥{ $price_shown }.
market-fact-eel-track = The eel track is now at { $value }.
market-fact-barrels-returned =
    { $barrels ->
        [one] One of { $seat }’s { $kind } barrels is returned unpaid.
       *[other] { $barrels } of { $seat }’s { $kind } barrels are returned unpaid.
    }
market-fact-unloading-paid = { $seat } gets ¥{ $yen_shown } for unloading { $barrels } barrels.
market-fact-no-auction = No { $kind } left to auction.
market-fact-drawn = { $seat } brings in { $piece }: one worth { $value } is drawn and auctioned.
market-fact-bid-made = { $seat } bids ¥{ $bid_shown }.
market-fact-seat-ready = { $seat } has bid.
market-fact-bid-shown = { $seat } bid ¥{ $bid_shown }.
market-fact-bids-tied = The highest bids of ¥{ $bid_shown } are tied: { $seat } decides.
market-fact-auction-won =
    { $bid ->
        [0] { $seat } gets { $piece } { $value } for free.
       *[other] { $seat } wins { $piece } { $value } for ¥{ $bid_shown }, brought in by { $fisher }.
    }
market-fact-overfished = The { $market } market is overfished!
market-fact-market-opened = A new market opens: { $market }.
market-fact-entry-paid =
    { $yen ->
        [0] { $seat } pays for entry with: { $way }.
       *[other] { $seat } pays ¥{ $yen_shown } for entry.
    }
market-fact-piece-paid = { $seat } pays for entry with { $piece }, worth { $value }.
market-fact-entered = { $seat } enters the { $market } market.
market-fact-licence-paid = { $seat } gets ¥{ $yen_shown } for { $market } licences.
market-fact-licence-taken =
    { $yen ->
        [0] { $seat } takes one { $market } licence.
       *[other] { $seat } takes one { $market } licence for ¥{ $yen_shown }.
    }
market-fact-licence-returned = { $seat } returns one { $market } licence.
market-fact-sold = { $seat } sells { $piece }, worth { $value }, for ¥{ $yen_shown }.
market-fact-barrel-sold = { $seat } sells a mackerel barrel, priced at ¥{ $price_shown }, to the market for ¥{ $yen_shown }.
market-fact-converted = { $seat } turns an octopus into { $takoyaki } takoyaki.
market-fact-ship-bought = { $seat } buys a { $size } for ¥{ $yen_shown }: ship { $ship }.
market-fact-ship-sold = { $seat } sells ship { $ship }, a { $size }, for ¥{ $yen_shown }.
market-fact-loan-taken = { $seat } takes a loan of ¥{ $yen_shown }.
market-fact-share-bought = { $seat } buys a share for ¥{ $yen_shown }.
market-fact-rented = { $seat } rents a { $rental } for ¥{ $yen_shown }.
market-fact-rental-returned = { $seat }’s { $rental } is used up and returned.
market-fact-given = { $seat } gives { $piece }, worth { $value }, to the government for ¥{ $yen_shown }.
market-fact-spot-sold = { $seat } trades pieces worth { $worth } at spot { $spot } for ¥{ $yen_shown }.
market-fact-spot-swapped = { $seat } swaps pieces worth { $worth } for those at spot { $spot }.
market-fact-piece-offered = { $seat } gives { $piece }, worth { $value }.
market-fact-piece-taken = { $seat } takes { $piece }, worth { $value }.
market-fact-bought = { $seat } buys { $piece } from { $seller } for ¥{ $price_shown }.
market-fact-limit-reached = Everyone has had { $turns } turns: the game ends here.
market-fact-most-value = { $seat } has the highest resource value, { $value }: +¥{ $yen_shown }.
market-fact-least-value = { $seat } has the lowest resource value, { $value }: −¥{ $yen_shown }.
market-fact-loans-repaid =
    { $loans ->
        [one] { $seat } repays a loan: −¥{ $yen_shown }.
       *[other] { $seat } repays { $loans } loans: −¥{ $yen_shown }.
    }
market-fact-shares-paid =
    { $shares ->
        [one] { $seat }’s share earns ¥{ $yen_shown }.
       *[other] { $seat }’s { $shares } shares earn ¥{ $yen_shown }.
    }
market-fact-scored = { $seat }: ¥{ $money_shown }, resource value { $value } adds { $worth_shown }; total { $total_shown }.

## The game log. $parts, $goods and the like are put together from the sentences below.

# Between the things that a player did.
market-told-then = ;{" "}
market-told-rotted = { $seat } loses { $goods } to spoilage.
market-told-fishing = { $seat } goes fishing: { $parts }.
market-told-undocks = ship { $ship } undocks
market-told-catches = ship { $ship } catches { $fish }
market-told-onto-barge = ship { $ship } catches { $fish } for the barge
market-told-hands-over = ship { $ship } hands { $goods } over to the barge
market-told-docks =
    { $barrels ->
        [0] ship { $ship } docks empty
        [one] ship { $ship } docks with one barrel
       *[other] ship { $ship } docks with { $barrels } barrels
    }
market-told-docks-goods = ship { $ship } docks with { $goods }
market-told-prices = on sale: { $goods }
market-told-priced = { $goods } ¥{ $yen }
market-told-repriced = { $goods } for ¥{ $yen } instead of ¥{ $old }
market-told-barrels-back =
    { $barrels ->
        [one] one { $fish } barrel is returned unpaid
       *[other] { $barrels } { $fish } barrels are returned unpaid
    }
market-told-unloading = ¥{ $yen } for unloading
market-told-licence-back = returns one { $fish } licence
market-told-no-auction = no { $fish } left to auction
market-told-port = opens a port for ¥{ $yen }
market-told-track = the eel track is at { $value }
market-told-enters = { $seat } enters { $place } ({ $ways }).
market-told-visits = { $seat } enters { $place } ({ $ways }): { $parts }.
market-told-goes-on = { $seat }: { $parts }.
market-told-way =
    { $way ->
        [action] { $count ->
            [one] one action
           *[other] { $count } actions
        }
        [cart] { $count ->
            [one] one cart use
           *[other] { $count } cart uses
        }
        [yen] ¥{ $yen }
       *[other] { $name }
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
market-told-tied = The highest bids are tied: the fisher decides.

## The table

market-phase-freezing = a freezer?
market-phase-keeping = fugu about to spoil
market-phase-turn = choosing an action
market-phase-entering = paying to enter
market-phase-entering-at = paying to enter
market-phase-fishing = fishing
market-phase-ship = fishing
market-phase-unloading = pricing barrels
market-phase-repricing-at = changing a price
market-phase-repricing = changing a price
market-phase-market = in a market
market-phase-returning = returning a licence
market-phase-barrel-at = selling a barrel
market-phase-converting = pricing takoyaki
market-phase-giving = giving a piece
market-phase-offering = trading
market-phase-purchasing = buying from players
market-phase-taking = buying from players
market-phase-taking-at = buying from players
market-phase-bidding = auction
market-phase-awarding = tied bids
market-phase-drawing = drawing a piece
market-phase-new-market = a new market
market-phase-over = game over

## The text view

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

market-ask-hint = You can type: { $words }. ? for help.
market-ask-freezing =
    Start of your turn. Without a freezer, { $lost ->
        [0] { $moved ->
            [one] one fresh barrel degrades
           *[other] { $moved } fresh barrels degrade
        }
        [one] one barrel spoils
       *[other] { $lost } barrels spoil
    }. Use one? { $uses ->
        [one] It has one use left.
       *[other] You have { $uses } uses left.
    }
market-ask-keeping = A fugu barrel is about to spoil. Keep it for ¥{ $yen }, or lose it?
market-ask-turn =
    { $actions ->
        [0] No actions left; you have ¥{ $money }. End your turn, or do something that needs no action.
        [one] One action left; you have ¥{ $money }. What do you do?
       *[other] { $actions } actions left; you have ¥{ $money }. What do you do?
    }
market-ask-entering =
    { $due ->
        [0] How do you pay to enter the { $market } market{ $fee ->
            [0] {""}
           *[other] {" "}(¥{ $fee } in yen)
        }?
        [one] The { $market } market needs one more action. How do you pay it?
       *[other] The { $market } market needs { $due } more actions. How do you pay them?
    }
market-ask-entering-at = Which of your { $fish } pays to enter the { $market } market? On sale for { $prices }.
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
    Price for a barrel of { $fish }, ¥100 to ¥{ $most }?{ $more ->
        [0] {""}
        [one] {" "}One more to come.
       *[other] {" "}{ $more } more to come.
    }
market-ask-converting =
    Price for a { $fish }, ¥100 to ¥{ $most }?{ $more ->
        [0] {""}
        [one] {" "}One more to come.
       *[other] {" "}{ $more } more to come.
    }
market-ask-repricing = New price for your { $fish }, ¥100 to ¥{ $most }? It is ¥{ $yen } now.
market-ask-repricing-at = Which of your { $fish } gets a new price? On sale for { $prices }.
market-ask-barrel-at = Which of your { $fish } barrels do you sell to the market? On sale for { $prices }.
market-ask-market = You are in { $place } with ¥{ $money }. What do you do?
market-ask-returning = No free slot for the { $what }. Which licence do you return?
market-ask-giving =
    You give the government { $value ->
        [0] { $fish }
       *[other] { $fish } { $value }
    }. Which place gets it?
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
market-warning-ends-own = You trigger the end on your next turn: it will be your last.
market-warning-held-money = { $seat } has ¥{ $money }, enough to trigger the end, but cannot while their resource value ({ $value }) is the lowest.
market-warning-held-value = { $seat } has pieces worth { $value }, enough to trigger the end, but cannot while they have the least money (¥{ $money }).
market-ends-won = This ends the game: you win ¥{ $own } to ¥{ $best }.
market-ends-lost = This ends the game: you lose ¥{ $own } to ¥{ $best }.
market-ends-shared = This ends the game: you share the win at ¥{ $own }.
market-ends-begins =
    This starts the final turns: { $seat } triggers the end{ $turns ->
        [0] , and you have no more turns
       *[other] , and you have one more turn
    }.

## For every client: the names of what a player sees

market-turn = Turn { $number }
market-turn-before = Previous turn
market-turn-after = Next turn
market-view-turn = turn
market-view-turn-limit = turn limit
market-view-phase = phase
market-view-first = first player
market-view-player = active player
market-view-actions-left = actions left
market-view-final-turns = final turns left
market-view-market = market
market-view-entry-due = actions due
market-view-ship = ship
market-view-unpriced = to price
market-view-unloaded = barrels unloaded
market-view-seller = seller
market-view-lot = goods
market-view-lot-row = row
market-view-price = price
market-view-taken = to take
market-view-given = to give
market-view-spot = spot
market-view-auction = auction
market-view-end-money = money that triggers the end
market-view-end-value = value that triggers the end
market-view-value-yen = yen per point of value
market-view-gathered = gathered for auction
market-view-offered = offered
market-view-offered-worth = offer value
market-view-loans-left = loans left
market-view-loan = loan
market-view-repayment = repayment
market-view-shares-left = shares left
market-view-share = share
market-view-freezers-left = freezers left
market-view-carts-left = carts left
market-view-rent = rent
market-view-port-cost = port cost
market-view-highest-price = highest price
market-view-fish = fish
market-view-extra = extra markets
market-view-stock = ships
market-view-government = government
market-view-trading = trading
market-view-aquarium = aquarium
market-view-seats = players
market-view-worth = worth
market-view-degraded-worth = worth if degraded
market-view-pays = pays
market-view-degraded-pays = pays for a degraded one
market-view-pays-a-value = pays per point of value
market-view-pays-more = plus
market-view-barrels = barrels
market-view-pieces = pieces
market-view-bag = in the bag
market-view-auction-barrels = barrels per auction
market-view-takoyaki = takoyaki
market-view-takoyaki-worth = takoyaki worth
market-view-licences = licences
market-view-licence-cost = licence cost
market-view-entry-actions = entry: actions
market-view-entry-yen = entry: yen
market-view-entry-piece = entry: piece
market-view-overfished = overfished
market-view-gain = next one, for you
market-view-size = size
market-view-new = new
market-view-fetches = resale price
market-view-used = used
market-view-used-price = used price
market-view-used-fetches = used resale price
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
market-view-score = current score
market-view-score-final = final score
market-view-bonus = value bonus
market-view-dividends = from shares
market-view-debt = debt
market-view-slots-free = free slots
market-view-freezer-uses = freezer uses
market-view-cart-uses = cart uses
market-view-loans = loans
market-view-shares = shares
market-view-ports = open ports
market-view-income = licence income
market-view-rotting = spoils next
market-view-ends-by = triggers the end by
market-view-ready = ready
market-view-bid = bid
market-view-ships = ships
market-view-sale = on sale
market-view-fisher = fisher
market-view-bids = bids

## For every client: decisions, their effects, and options. $first, $second and $third are the words that follow the
## first one, things and players by their names; empty where there are none.

market-decision-freeze = Use a freezer
market-decision-thaw = Let barrels degrade
market-decision-keep = Keep the fugu
market-decision-lose = Lose the fugu
market-decision-fishing = Go fishing
market-decision-purchase = Buy from players
market-decision-open = Open a port for ¥{ $port }
market-decision-end = End turn
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
        [none] Pay with { $first } { $second }
       *[other] Enter { $market }: { $first } { $second }
    }
market-decision-undock = Undock
market-decision-dock = Dock
market-decision-hand = Hand cargo over to the barge
market-decision-licence =
    { $market ->
        [none] Take a licence
       *[other] Take { $market } licence (¥{ $cost })
    }
market-decision-convert = Make takoyaki
market-decision-loan = Take a loan
market-decision-share = Buy a share
market-decision-freezer = Rent a freezer
market-decision-cart = Rent a cart
market-decision-buy = Buy { $first }
market-decision-sell =
    Sell { $second ->
        [fresh] fresh { $first }
        [degraded] degraded { $first }
       *[other] { $first } { $second }
    }
market-decision-to =
    { $phase ->
        [giving] Give the { $fish } for ¥{ $first }
       *[other] For ¥{ $first }
    }
market-decision-spot = Trade at spot { $first }
market-decision-fish = Catch { $first }
market-decision-barge = Catch { $first } for the barge
market-decision-return = Return { $first } licence
market-decision-enter = Enter { $first }
market-decision-ship = Ship { $first }
market-decision-give =
    Give { $second ->
        [fresh] fresh { $first }
        [degraded] degraded { $first }
       *[other] { $first } { $second }
    }
market-decision-offer =
    Offer { $second ->
        [fresh] fresh { $first }
        [degraded] degraded { $first }
       *[other] { $first } { $second }
    }
market-decision-take =
    Buy { $second ->
        [fresh] fresh { $first }
        [degraded] degraded { $first }
       *[other] { $first } { $second }
    }
market-decision-reprice =
    Reprice { $second ->
        [fresh] fresh { $first }
        [degraded] degraded { $first }
       *[other] { $first } { $second }
    }
market-decision-price = Set ¥{ $first } for { $fish }
market-decision-at =
    { $phase ->
        [entering-at] Pay with the ¥{ $first } { $fish }
        [repricing-at] The ¥{ $first } { $fish }
        [barrel-at] Sell the ¥{ $first } { $fish } barrel
        [taking-at] Buy the ¥{ $first } { $fish }
       *[other] The ¥{ $first } one
    }
market-decision-from = Buy from { $first }
market-decision-award = Give the { $fish } to { $first }
market-decision-bid = Bid ¥{ $first } for the { $fish }
# Headings of decisions that begin with the same word.
market-choices-by = Pay with
market-choices-buy = Buy
market-choices-sell = Sell
market-choices-to = Price
market-choices-spot = Trade at a spot
market-choices-fish = Catch
market-choices-barge = Catch for the barge
market-choices-return = Return a licence
market-choices-enter = Enter a market
market-choices-ship = Ships
market-choices-give = Give
market-choices-offer = Offer
market-choices-take = Buy
market-choices-reprice = Change a price
market-choices-price = Price in ¥
market-choices-at = Which price
market-choices-from = Buy from a player
market-choices-award = Give it to
market-choices-bid = Bid in ¥
market-outcome-money = money
market-outcome-value = resource value
market-outcome-score = score
market-score = ¥{ $score }
market-outcome-actions = actions left
market-outcome-money-won = money if you win
market-outcome-value-won = resource value if you win
market-outcome-score-won = score if you win
market-option-fish-markets = fish markets
market-option-fish-markets-about = Start with all nine fish markets, instead of two more than there are players.
market-option-extra-markets = extra markets
market-option-extra-markets-about = Play with all seven extra markets, instead of one per player.
market-option-turn-limit = turn limit per player
