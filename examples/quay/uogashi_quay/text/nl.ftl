### Zinnen van Quay. Nederlands.

## Component values, options and setups that are not valid

quay-bag-too-small = “{ $figure }” heeft { $crates } kratten; { $rounds } rondes hebben er evenveel nodig
quay-setup-captain = “captain” moet een plek van 0 tot en met { $last } zijn, niet { $value }

## Why a decision is refused

quay-too-much = je hebt ¥{ $money }: een bod van ¥{ $bid } is te hoog
quay-not-highest = wijs het krat toe aan iemand met het hoogste bod
quay-asked-drawing = er wordt een krat getrokken
quay-asked-bidding = nu wordt er geboden: doe eerst een bod
quay-asked-awarding = wijs eerst het krat toe
quay-asked-taking = neem het krat of laat het staan
quay-typed-unknown = “{ $typed }” wordt hier niet herkend

## What happened

quay-fact-round-begins = Ronde { $round }.
quay-fact-drawn = Er komt een krat van { $crate } uit de zak.
quay-fact-bid-made = { $seat } biedt ¥{ $bid }.
quay-fact-bid-shown = { $seat } heeft ¥{ $bid } geboden.
quay-fact-awarded = { $seat } mag het krat nemen.
quay-fact-taken = { $seat } neemt het krat van { $crate } voor ¥{ $price }.
quay-fact-left = { $seat } laat het staan.

## Questions, and the effect of decisions

quay-ask-bidding = Wat bied je voor het krat van { $crate }? Je hebt ¥{ $money }.
quay-ask-awarding = Aan wie wijs je het krat van { $crate } toe?
quay-ask-taking = Neem je het krat van { $crate } voor ¥{ $bid }, of laat je het staan?
quay-how-bidding = Typ een getal.
quay-how-awarding = Typ het nummer van een plek met het hoogste bod.
quay-how-taking = Typ { $take } of { $leave }.
quay-warning-last = Dit is het laatste krat.
quay-ends-won = Hiermee eindigt de partij: je wint met { $own } tegen { $best }.
quay-ends-lost = Hiermee eindigt de partij: { $other } wint met { $best } tegen { $own }.
quay-ends-shared = Hiermee eindigt de partij: je deelt de overwinning met score { $own }.
quay-choice = { $choice }: daarna ¥{ $money }, score { $score }

## Decisions

quay-decision-crate = Een krat van { $first }
quay-decision-bid = ¥{ $first } bieden voor het krat van { $crate }
quay-decision-award = Toewijzen aan { $first }
quay-decision-take = Het krat van { $first } nemen
quay-decision-leave = Laten staan
quay-choices-crate = Kratten
quay-choices-bid = Biedingen
quay-choices-award = Toewijzen
quay-choices-take = Krat nemen
quay-word-take = neem
quay-word-leave = laat

## The table

quay-round = Ronde { $number }
quay-round-of = Ronde { $number } van { $total }
quay-round-before = Eén ronde terug
quay-round-after = Eén ronde verder
quay-view-round = ronde
quay-view-rounds = rondes
quay-view-phase = fase
quay-view-captain = kapitein
quay-view-crate = krat
quay-view-bids = biedingen
quay-view-money = geld
quay-view-crates = gewonnen kratten
quay-view-bag = zak
quay-phase-drawing = krat trekken
quay-phase-bidding = bieden
quay-phase-awarding = krat toewijzen
quay-phase-taking = krat nemen
quay-phase-over = afgelopen
quay-outcome-money = geld
quay-outcome-score = score
quay-score =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
quay-board-round = Ronde { $round } van { $rounds }: een krat van { $crate }
quay-board-bag = In de zak: { $crates }
quay-board-seat = { $seat }: ¥{ $money }, kratten ter waarde van { $crates }
quay-legend-acting = is aan zet

## Options and figures

quay-option-rich = rijk
quay-option-rich-about = Iedereen begint met twee keer zoveel geld.
quay-about-rounds = Hoeveel rondes er worden gespeeld
quay-about-money = Waarmee iedereen begint, in yen
quay-about-bag = Hoeveel kratten er zijn van waarde 1, 2, 3 en 4

## The report

quay-report-prices = Wat een krat kost
quay-report-prices-text = De waarde van de genomen kratten, en wat ervoor is betaald.
quay-report-prices-crate = waarde
quay-report-prices-price = prijs
quay-report-crates = Genomen of niet
quay-report-crates-text = Wat er gebeurt met kratten die iemand mag nemen.
quay-report-crates-taken = genomen
quay-report-crates-left = blijven staan
quay-report-ties = Toewijzingen
quay-report-ties-text = Hoe vaak er per partij een krat wordt toegewezen.
