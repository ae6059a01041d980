### The browser client: the table, and the pages around the game. English.

## Everywhere

web-close = Close
web-notes = Notes
web-yes = yes
web-unreachable = The server cannot be reached at the moment.
web-menu = Menu
web-to-home = To the start
web-bot-greedy = Greedy { $number }
web-bot-random = Random { $number }

## The line to the server

web-line-lost = The connection is interrupted.
web-line-retry =
    { $seconds ->
        [0] Trying again …
        [one] Trying again in one second. Nothing is lost.
       *[other] Trying again in { $seconds } seconds. Nothing is lost.
    }
web-line-now = Try now
web-move-kept = Your move is kept and sent as soon as the server is back.

## What is asked

web-you = (you)
web-you-flag = You
web-your-turn = Your turn
web-awaited =
    { $count ->
        [one] Waiting for { $names }
       *[other] Waiting for { $names }
    }
web-sending = Sending …
web-watch-this = See what happens …
web-watching = You are watching
web-skip = Skip
web-ready = ready
web-choosing = choosing …
web-away = away
web-resigned = has resigned
web-stand-in = a bot plays on
web-stand-in-for = A bot plays on for { $name }.
web-undo = Take back
web-undo-of = Take { $name }’s move back
web-in-words = Text view
web-position = The table

## The text view

web-decide = Your move
web-draft = Your move so far
web-confirm = Confirm
web-confirm-ask = Confirm your move, or undo the last step.
web-confirm-first = Choose first, then confirm.
web-choice-overtaken = “{ $choice }” was not chosen: something else is asked by now.
web-choose = Choose below, then confirm.
web-take-back = Undo last step
# A step that was taken by itself; $steps: decisions, as buttons say them.
web-only-choice = only choice
web-forced-added = { $steps }: the only choice, added for you.
web-forced-played = { $steps }: the only choice, played for you.
# The heading of decisions that belong to no group.
web-choices-other = Other
web-plan-about = A map in letters. Everything on it is in the lists below, too.

## The story and the way back through it

web-log = What happened
web-newest = Newest
web-round = Round { $number }
web-round-of = Round { $number } of { $total }
web-took-back = { $seat } takes a move back.
web-replay = Look back
web-then = Then
web-looking-back = You are looking back
web-looking-back-more = The game goes on meanwhile.
web-to-now = Back to now
web-to-end = To the end
web-live = live
web-over = finished
web-first-step = To the beginning
web-last-step = To the end
web-step-before = One step back
web-step-after = One step on
web-round-before = One round back
web-round-after = One round on
web-step = Step { $step } of { $last }
web-moment-link = Copy a link to this moment
web-moment-copied = The link to this moment is copied.
web-copy-failed = It could not be copied. Here it is: { $link }
web-link-copied = The link is copied.

## The table itself

web-table-of =
    { $players ->
        [2] Table of two
        [3] Table of three
        [4] Table of four
        [5] Table of five
       *[other] Table of { $players }
    }
web-table-number = Table { $table }
web-rules-own-page = On a page of its own
web-copy-watch = Copy the link for spectators
web-record = Download the record
web-let-bot-play = Let a bot play on for { $name }
web-let-bots-play = Let bots play on for { $names }
web-let-bots-play-all =
    { $count ->
        [2] Let bots play on for both
       *[other] Let bots play on for all { $count }
    }
web-let-bot-play-me = Let a bot play on for me
web-play-again-self = Play on yourself
web-end-offer = Offer to end the game here
web-end-offer-back = Take the offer to end back
web-end-offered =
    { $count ->
        [one] { $names } offers to end the game here.
       *[other] { $names } offer to end the game here.
    }
web-end-agree = End here
web-menu-seat = For { $name }
web-resign = Resign
web-resign-sure = Really resign?
web-leave = Leave the table
web-leave-sure = Really leave? A bot plays on for you.
web-keep-playing = Keep playing
web-take-over = Sit down in place of { $name }
web-rematch = Play again
web-rematch-join = Join the next game
web-end-won = You won by { $margin }
web-end-won-tie = You won the tiebreak against { $names }
web-end-shared = You share the win with { $names }
web-end-place =
    { $tied ->
        [yes] You tied for
       *[no] You came
    } { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }, { $behind } behind { $names }
web-end-place-tie =
    { $names } won the tiebreak; you came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
web-end-wins = { $names } won by { $margin }
web-end-wins-tie = { $names } won the tiebreak against { $others }
web-end-share = { $names } share the win
web-end-resigned-won = You won: everyone else resigned
web-end-resigned-you =
    { $count ->
        [0] You resigned, and the game ends here
       *[other] You resigned: { $names } wins
    }
web-end-resigned =
    { $count ->
        [0] Everyone who was playing has resigned
       *[other] { $names } wins: everyone else resigned
    }
web-end-places = Places
web-end-ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## One screen for several

web-hand-over = Pass the device to { $name }
web-hand-over-more = What comes now is for { $name }’s eyes only.
web-hand-over-done = I am { $name }

## Every page

web-name = Uogashi
web-page-title = { $page } · Uogashi
web-rules = Rules
web-about = About
web-foot = More
web-loading = One moment …
web-again = Try again
# 2–4, 60–150
web-span = { $least }–{ $most }

## Tools and settings

web-language = Language
web-settings = Settings
web-theme-to-light = Light
web-theme-to-dark = Dark
web-theme = Light or dark
web-theme-system = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Movement
web-motion-system = Like the system
web-motion-slow = Slow
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = Off
web-motion-about = How quickly tickets turn, markers walk and lots are dealt.
web-keys = Single keys
web-keys-on = On
web-keys-off = Off
web-keys-about = Digits and letters choose, [ and ] step through the game.
web-renderer = The table
web-renderer-board = Drawn
web-renderer-words = Text
web-renderer-about = The text view shows the whole table as text, for screen readers and for anyone who prefers reading.
web-forced = Forced moves
web-forced-on = Automatic
web-forced-off = Ask me
web-forced-about = In the text view, steps with only one choice are taken for you. Moves that end the game or cost you something still wait for you.
web-your-name = Your name
web-name-about = It holds for tables that you sit down at from now on.
web-name-missing = Please write a name.
web-save = Save
web-saved = Saved
web-copy = Copy
web-copied = Copied
web-share = Share …

web-way-back = Your seat on another device
web-way-back-about = There are no accounts. This link makes another phone or computer yours, too, with all your tables. Keep it to yourself: whoever has it is you.
web-way-back-show = Show the link
web-way-back-link = The link to your tables
web-way-back-code = The link to your tables, to be read by a camera
web-forget = Be forgotten
web-forget-about = You leave all your tables, and your name goes. It cannot be taken back.
web-forget-ask = Forget me …
web-forget-sure = Shall everything that is known of you here be deleted? In games that are running a bot plays on for you.
web-forget-yes = Yes, forget me
web-forget-no = No, I stay

## The first page

web-scene = Morning at the fish quay: waves and boats, a mountain, a stall with fish under a striped awning, a cat that looks on
web-home-what = The fish quay at daybreak: board games of bidding and bargaining, with friends or against bots.
web-ways = Ways to play
web-way-bots = Play against bots
web-way-bots-about = Two clicks, and you play
web-way-friends = Play with friends
web-way-friends-about = Send a link, no account
web-way-screen = Same screen
web-way-screen-about = Pass the device round
web-way-watch = Watch
web-way-watch-about = Tables open to everybody
web-way-watch-tables =
    { $count ->
        [0] No public table now
        [one] One public table now
       *[other] { $count } public tables now
    }
web-way-rules = Rules
web-way-rules-about = Read in five minutes

web-your-tables = Your tables
web-finished =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }

web-games = Games
web-play = Play
web-play-game = Play: { $game }
web-rules-game = Rules: { $game }
web-players =
    { $most ->
        [one] player
       *[other] players
    }
web-minutes = { $span } min
web-weight = weight
web-weight-of = { $weight } of { $heaviest } barrels
web-being-built = Being built

# A game without words of its own.
web-game-any-sentence = A board game from the fish market.
web-game-any-option = A special rule of this game.
# What was chosen for an option.
web-game-option-chosen = { $option }: { $value }

web-credits = Own drawings, own code. The games: { $games }.
web-credits-game = { $game } by { $credit }
web-independent = An independent implementation, not affiliated with the designers or publishers of the games.

## Tables in lists

web-seat-open = free
web-table-your-turn = Your turn
web-table-running = The game is running
web-table-waiting-for = Waiting for { $names }
web-table-waiting-you = Waiting for you
web-table-waiting-players =
    Waiting for { $count ->
        [one] one player
       *[other] { $count } players
    }
web-table-you-won = You have won
web-table-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } share the win
    }
web-table-do-go-on = Go on
web-table-do-look-in = Look in
web-table-do-look-back = Look back
web-table-do-sit = Sit down
web-table-do-watch = Watch
# What a screen reader says of the button: Go on: Tsukiji
web-row-action = { $action }: { $game }

## A new table

web-new-mode = How to play
web-new-mode-bots = Against bots
web-new-mode-friends = With friends
web-new-mode-screen = Same screen
web-new-game = Game
web-new-players = Players
web-new-people = Of them, people here
web-new-bots =
    { $count ->
        [one] The bot
       *[other] The bots
    }
# Kinds of bots.
web-kind-greedy = Greedy
web-kind-greedy-manner = Takes what brings most at once. A good opponent for the first games.
web-kind-random = Random
web-kind-random-manner = Does anything that is allowed. Good to get to know the rules.
web-new-seats = Who sits where
web-new-seat = Seat { $number }
web-new-seat-friend = Friend
web-new-seat-bot = Bot
web-new-name = Name of player { $number }
web-new-who = Who may come
web-new-by-link = With the link
web-new-public = Everybody
web-new-by-link-about = Only those to whom you send the link.
web-new-public-about = The table stands on the page “Watch”: whoever comes first may sit down, and all may look on.
web-new-recommended = { $value } (recommended)
web-new-undo = Moves can be taken back
web-new-undo-about = Until something hidden is shown, or somebody else has moved.
web-new-start = Start
web-new-invite = Set the table
web-new-starting = The table is being set …

## Before the game

web-waiting-open = awaited
web-waiting-bot = bot
web-waiting-ready = ready
web-waiting-away = ready, but away
web-waiting-unready = not ready yet
web-waiting-you = you
web-waiting-no-undo = nothing is taken back
web-waiting-public = a public table
web-waiting-your-name = What are you called?
web-waiting-sit = Sit down
web-waiting-sitting = One moment …
web-waiting-again = This seat is yours. Say when you are ready.
web-waiting-be-ready = I am ready
web-waiting-watching = You are looking on. The game begins as soon as everybody is here.
web-waiting-begins = The game begins as soon as everybody is ready.
web-waiting-invite = Invite your friends
web-waiting-invite-about = One link for all: whoever opens it sits down in the next free seat. Nobody needs an account.
web-waiting-link = The link for your friends
web-waiting-share = Come and play at the fish quay:
web-waiting-code = The link for your friends, to be read by a camera
web-waiting-code-about = For those beside you
web-waiting-local = This link works only on this very computer. To let others in, start the server with --host 0.0.0.0 and open it by the computer’s own address.
web-waiting-watch = A link for those who only want to watch
web-waiting-watch-link = The link for spectators
web-waiting-leave = Leave the table
web-waiting-leave-sure = Give up your seat at this table?
web-waiting-leave-yes = Yes, leave
web-waiting-leave-no = No, stay

## Watching

web-watch = Watch
web-watch-lead = Tables that are open to everybody: sit down, look on, or look back.
web-watch-open = Waiting for players
web-watch-running = Being played
web-watch-over = Finished
web-watch-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
web-watch-empty = The stalls are still closed
web-watch-empty-about = Nobody is playing in public just now. Set a table that everybody can find, and see who comes.
web-watch-start = Set a public table
web-watch-by-link = Somebody sent you a link?
web-watch-link = The link to a table, or its id
web-watch-open-link = Open
web-watch-no-link = This is no link to a table. It ends like /table/r1f66i4y50vvfc, perhaps with a # and more behind it.

## Rules

web-rules-of = Rules of { $game }
web-rules-chapters = Chapters
web-rules-table = Table

## About

web-about-what = Uogashi, “the fish quay”, is the place where the fish-market board games are played: with friends, at one screen or against bots, in five languages.
web-about-games = The games
web-about-games-1 = Uogashi is an independent implementation and is not affiliated with the designers or publishers. Rules are told in our own words, and everything that you see is drawn by ourselves. If you like a game, buy the box.
web-about-you = What is known of you
web-about-you-1 = There are no accounts. You are a name and a random number, and one cookie is your pass: without it nobody could keep your seat for you. There are no other cookies.
web-about-you-2 = What you choose in the settings stays in this browser. Nothing on these pages comes from other hosts, and nobody counts or follows you.
web-about-you-3 = In the settings you find a link with which you are yourself on another device, and a button that makes the server forget you.
web-about-shuffle = The fair shuffle
web-about-shuffle-1 = Nobody deals to taste, not even the server. When a table is made, the server draws a secret and shows its fingerprint, a SHA-256 hash, before anybody sits down.
web-about-shuffle-2 = Whoever sits down adds random bytes of their own. From the secret and everything that was added the cards are dealt: the server had to fix its part before it knew yours.
web-about-shuffle-3 = When the game is over, the record holds the secret and all the added bytes. Anybody can check that they make the fingerprint, the deal and every step of the game.
web-about-shuffle-4 = What this does not show: that nobody at the table was in league with the host, or that the host does not look into the database while you play.
web-about-licence = Licences
web-about-licence-1 = The code is free under the MIT licence.
web-about-licence-2 = Pictures and texts are free under Creative Commons Attribution 4.0 (CC BY 4.0): you may use them if you name the Uogashi authors.
web-about-version = Version { $version }

## Coming back

web-back = Welcome back
web-back-welcome = Welcome back, { $name }.
web-back-somebody = At this browser you are { $name } at the moment. Whoever comes back by the link takes this place, and the tables of { $name } can be reached only where { $name } has kept a link.
web-back-do = Come back by the link
web-back-stay = Stay { $name }
web-back-failed = Ask for a new link where you are still known: it stands in the settings.

## Nowhere

web-nowhere = There is nothing here
web-nowhere-about = Only the sea. Perhaps the link was cut off, or the table has been cleared.
