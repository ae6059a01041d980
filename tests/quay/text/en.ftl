### Sentences of Quay: in English only.

quay-title = Quay
quay-option-rich = rich
quay-option-rich-about = Everybody begins with twice as much money.
quay-option-tide = tide
quay-option-tide-about = How far the water comes.
quay-option-tide-usual = as usual
quay-option-tide-neap = neap tide
quay-option-tide-spring = spring tide

quay-fact-drawn = A crate worth { $crate } is drawn.
quay-fact-bid-made = { $seat } bids { $bid }.
quay-fact-bid-shown = { $seat } has bid { $bid }.
quay-fact-awarded = { $seat } may have it.
quay-fact-taken = { $seat } takes the crate of { $crate } for { $price }.
quay-fact-left = { $seat } leaves it.

quay-ask = What do you do about the crate of { $crate }?
quay-warning = The bag is nearly empty.
quay-ends = This ends the game.

quay-decision-bid = Bid { $first } for the crate of { $crate }
quay-decision-award = Award it to seat { $first }
quay-decision-take = Take the crate of { $first }
quay-decision-leave = Leave it

quay-view-phase = phase
quay-view-crate = crate
quay-view-bids = bids
quay-view-money = money
quay-view-crates = crates won
quay-view-bag = bag

quay-outcome-money = money
quay-outcome-score = score
