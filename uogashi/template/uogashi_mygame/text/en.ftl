### Sentences of Mygame. English.

# TODO: docs/adding-a-game.md lists all messages that a game needs.

## Why a decision is refused

mygame-too-many = you cannot take { $amount }; stones left: { $stones }
mygame-typed-unknown = “{ $typed }” is not a number of stones

## What happened

mygame-fact-taken = { $seat } takes { $amount }; { $left } left.

## Questions, and the effect of decisions

mygame-ask-taking = Stones left: { $stones }. Do you take 1, 2 or 3?
mygame-ends-won = This ends the game: you win { $own } to { $best }.
mygame-ends-lost = This ends the game: { $other } wins { $best } to { $own }.
mygame-ends-shared = This ends the game: you share the win at { $own }.
mygame-decision-take = Take { $first }
mygame-choices-take = Take stones

## The table

mygame-view-phase = phase
mygame-view-stones = stones left
mygame-view-taken = stones taken
mygame-phase-taking = taking stones
mygame-phase-over = game over
mygame-outcome-score = score
mygame-score =
    { $score ->
        [one] { $score } stone
       *[other] { $score } stones
    }
mygame-board-stones = Stones left: { $stones }
mygame-board-seat = { $seat }: { $taken }

## Figures

mygame-about-stones = Number of stones

## The report

mygame-report-turns = Turns
mygame-report-turns-text = Turns per game.
