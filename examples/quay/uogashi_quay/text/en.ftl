### Sentences of Quay. English.

## Component values, options and setups that are not valid

quay-bag-too-small = “{ $figure }” has { $crates } crates; { $rounds } rounds need that many
quay-setup-captain = “captain” must be a seat from 0 to { $last }, not { $value }

## Why a decision is refused

quay-too-much = you have ¥{ $money }: you cannot bid ¥{ $bid }
quay-not-highest = award it to one of the highest bidders
quay-asked-drawing = a crate is being drawn
quay-asked-bidding = place your bid first
quay-asked-awarding = award the crate first
quay-asked-taking = take the crate or leave it
quay-typed-unknown = “{ $typed }” means nothing here

## What happened

quay-fact-round-begins = Round { $round }.
quay-fact-drawn = A crate worth { $crate } is drawn.
quay-fact-bid-made = { $seat } bids ¥{ $bid }.
quay-fact-bid-shown = { $seat } bid ¥{ $bid }.
quay-fact-awarded = { $seat } can have it.
quay-fact-taken = { $seat } takes the crate worth { $crate } for ¥{ $price }.
quay-fact-left = { $seat } leaves it.

## Questions, and the effect of decisions

quay-ask-bidding = What do you bid for the crate worth { $crate }? You have ¥{ $money }.
quay-ask-awarding = Who gets the crate worth { $crate }?
quay-ask-taking = Take the crate worth { $crate } for ¥{ $bid }, or leave it?
quay-how-bidding = Type a number.
quay-how-awarding = Type the number of a seat with the highest bid.
quay-how-taking = Type { $take } or { $leave }.
quay-warning-last = This is the last crate.
quay-ends-won = This ends the game: you win { $own } to { $best }.
quay-ends-lost = This ends the game: { $other } wins { $best } to { $own }.
quay-ends-shared = This ends the game: you share the win at { $own }.
quay-choice = { $choice }: leaves ¥{ $money }, score { $score }

## Decisions

quay-decision-crate = A crate worth { $first }
quay-decision-bid = Bid ¥{ $first } (crate worth { $crate })
quay-decision-award = Award it to { $first }
quay-decision-take = Take the crate worth { $first }
quay-decision-leave = Leave it
quay-choices-crate = Crates
quay-choices-bid = Bids
quay-choices-award = Award it
quay-choices-take = Take the crate
quay-word-take = take
quay-word-leave = leave

## The table

quay-round = Round { $number }
quay-round-of = Round { $number } of { $total }
quay-round-before = Previous round
quay-round-after = Next round
quay-view-round = round
quay-view-rounds = rounds
quay-view-phase = phase
quay-view-captain = captain
quay-view-crate = crate
quay-view-bids = bids
quay-view-money = money
quay-view-crates = crates won
quay-view-bag = bag
quay-phase-drawing = drawing a crate
quay-phase-bidding = bidding
quay-phase-awarding = awarding the crate
quay-phase-taking = taking the crate
quay-phase-over = game over
quay-outcome-money = money
quay-outcome-score = score
quay-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
quay-board-round = Round { $round } of { $rounds }: a crate worth { $crate }
quay-board-bag = In the bag: { $crates }
quay-board-seat = { $seat }: ¥{ $money }, crates worth { $crates }
quay-legend-acting = deciding now

## Options and figures

quay-option-rich = rich
quay-option-rich-about = Everyone starts with twice as much money.
quay-about-rounds = Number of rounds
quay-about-money = Starting money, in yen
quay-about-bag = Number of crates worth 1, 2, 3 and 4

## The report

quay-report-prices = What a crate costs
quay-report-prices-text = The value of the crates taken, and the price paid for them.
quay-report-prices-crate = value
quay-report-prices-price = price
quay-report-crates = Taken or left
quay-report-crates-text = What happens to the crates that players win.
quay-report-crates-taken = taken
quay-report-crates-left = left
quay-report-ties = Awards
quay-report-ties-text = Awards per game.
