### The browser client: the table, and the pages around the game. English.

## Everywhere

web-close = Close
web-notes = Notifications
web-yes = yes
web-unreachable = The server cannot be reached right now.
web-menu = Menu
web-to-home = Home
web-bot-greedy = Greedy { $number }
web-bot-random = Random { $number }

## The line to the server

web-line-lost = Connection lost.
web-line-retry =
    { $seconds ->
        [0] Reconnecting …
        [one] Reconnecting in one second. Nothing is lost.
       *[other] Reconnecting in { $seconds } seconds. Nothing is lost.
    }
web-line-now = Retry now
web-move-kept = Your move is saved and will be sent when the server is back.

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
web-watch-this = Showing what happened …
web-watching = Watching
web-skip = Skip
web-ready = ready
web-choosing = choosing …
web-away = away
web-resigned = resigned
web-stand-in = bot playing
web-stand-in-for = A bot is playing for { $name }.
web-undo = Undo
web-undo-of = Undo { $name }’s move
web-in-words = Text view
web-position = The table

## The text view

web-decide = Your move
web-draft = Your move so far
web-confirm = Confirm
web-confirm-ask = Confirm your move, or undo the last step.
web-confirm-first = Choose first, then confirm.
web-choice-overtaken = “{ $choice }” was not chosen: the game has moved on.
web-choose = Choose below, then confirm.
web-take-back = Undo last step
# A step that was taken by itself; $steps: decisions, as buttons say them.
web-only-choice = only choice
web-forced-added = { $steps }: the only choice, added for you.
web-forced-played = { $steps }: the only choice, played for you.
# The heading of decisions that belong to no group.
web-choices-other = Other
web-plan-about = A map in letters. Everything on it is also in the lists below.

## The game log and the timeline

web-log = Game log
web-newest = Newest
web-round = Round { $number }
web-round-of = Round { $number } of { $total }
web-took-back = { $seat } undoes a move.
web-timeline = Timeline
# Of a finished game: play it again from the start.
web-replay = Replay
web-then = Replay
web-looking-back = Viewing an earlier moment
web-looking-back-more = The game is still going on.
web-to-now = Back to live
web-to-end = Go to end
web-live = live
web-over = finished
web-first-step = Go to start
web-last-step = Go to end
web-step-before = Previous step
web-step-after = Next step
web-round-before = Previous round
web-round-after = Next round
web-step = Step { $step } of { $last }
web-moment-link = Copy link to this moment
web-moment-copied = Link to this moment copied.
web-copy-failed = Could not copy. Here is the link: { $link }
web-link-copied = Link copied.

## The table itself

web-table-of =
    { $players ->
        [2] Two players
        [3] Three players
        [4] Four players
        [5] Five players
       *[other] { $players } players
    }
web-table-number = Table { $table }
web-rules-own-page = Open full page
web-copy-watch = Copy spectator link
web-record = Download game record
web-let-bot-play = Let a bot play for { $name }
web-let-bots-play = Let bots play for { $names }
web-let-bots-play-all =
    { $count ->
        [2] Let bots play for both
       *[other] Let bots play for all { $count }
    }
web-let-bot-play-me = Let a bot play for me
web-play-again-self = Take back control
web-end-offer = Offer to end the game
web-end-offer-back = Withdraw offer
web-end-offered =
    { $count ->
        [one] { $names } offers to end the game.
       *[other] { $names } offer to end the game.
    }
web-end-agree = End game
web-menu-seat = For { $name }
web-resign = Resign
web-resign-sure = Resign?
web-leave = Leave table
web-leave-sure = Leave? A bot takes over for you.
web-keep-playing = Keep playing
web-take-over = Take { $name }’s seat
web-rematch = Rematch
web-rematch-join = Join rematch
web-end-won = You won by { $margin }
web-end-won-tie = You won the tiebreaker against { $names }
web-end-shared = You shared the win with { $names }
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
    { $names } won the tiebreaker; you came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
web-end-wins = { $names } won by { $margin }
web-end-wins-tie = { $names } won the tiebreaker against { $others }
web-end-share = { $names } shared the win
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
web-hand-over-more = The next screen is for { $name } only.
web-hand-over-done = I’m { $name }

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
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animations
web-motion-system = System
web-motion-slow = Slow
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = Off
web-motion-about = How fast tickets flip, markers move and lots are dealt.
web-keys = Keyboard shortcuts
web-keys-on = On
web-keys-off = Off
web-keys-about = Numbers and letters choose; [ and ] step through the timeline.
web-renderer = Table view
web-renderer-board = Board
web-renderer-words = Text
web-renderer-about = The text view shows the whole table as text, for screen readers and for anyone who prefers reading.
web-forced = Forced moves
web-forced-on = Automatic
web-forced-off = Ask me
web-forced-about = In the text view, steps with only one choice are taken for you. Moves that end the game or cost you something still wait for you.
web-your-name = Your name
web-name-about = Used at tables you join from now on.
web-name-missing = Please enter a name.
web-save = Save
web-saved = Saved
web-copy = Copy
web-copied = Copied
web-share = Share …

web-way-back = Use another device
web-way-back-about = There are no accounts. Open this link on another phone or computer to have all your tables there as well. Keep it private: anyone who has it can play as you.
web-way-back-show = Show link
web-way-back-link = Device link
web-way-back-code = QR code of the device link
web-forget = Delete my data
web-forget-about = You leave all your tables and your name is deleted. This cannot be undone.
web-forget-ask = Delete my data …
web-forget-sure = Delete everything stored about you? Bots take over your running games.
web-forget-yes = Delete
web-forget-no = Cancel

## The first page

web-scene = Morning at the fish quay: waves and boats, a mountain, a fish stall under a striped awning, a cat watching
web-home-what = The fish quay at daybreak: board games of bidding and bargaining, with friends or against bots.
web-ways = Ways to play
web-way-bots = Play against bots
web-way-bots-about = Two clicks and you’re playing
web-way-friends = Play with friends
web-way-friends-about = Send a link, no account needed
web-way-screen = Pass and play
web-way-screen-about = Share one device
web-way-watch = Watch
web-way-watch-about = Public tables
web-way-watch-tables =
    { $count ->
        [0] No public tables right now
        [one] One public table right now
       *[other] { $count } public tables right now
    }
web-way-rules = Rules
web-way-rules-about = A five-minute read

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
web-being-built = Coming soon

# A game without words of its own.
web-game-any-sentence = A board game from the fish market.
web-game-any-option = A special rule of this game.
# What was chosen for an option.
web-game-option-chosen = { $option }: { $value }

web-credits = Original art and code. The games: { $games }.
web-credits-game = { $game } by { $credit }
web-independent = An independent implementation, not affiliated with the designers or publishers of the games.

## Tables in lists

web-seat-open = open seat
web-table-your-turn = Your turn
web-table-running = In progress
web-table-waiting-for = Waiting for { $names }
web-table-waiting-you = Waiting for you
web-table-waiting-players =
    Waiting for { $count ->
        [one] one player
       *[other] { $count } players
    }
web-table-you-won = You won
web-just-now = just now
web-table-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } shared the win
    }
web-table-do-go-on = Resume
web-table-do-look-in = Open
web-table-do-look-back = Replay
web-table-do-sit = Join
web-table-do-watch = Watch
# How a screen reader reads the button: “Resume: Tsukiji”
web-row-action = { $action }: { $game }

## A new table

web-new-mode = Play mode
web-new-mode-bots = Against bots
web-new-mode-friends = With friends
web-new-mode-screen = Pass and play
web-new-game = Game
web-new-players = Players
web-new-people = People sharing this device
web-new-bots =
    { $count ->
        [one] Bot
       *[other] Bots
    }
# Kinds of bots.
web-kind-greedy = Greedy
web-kind-greedy-manner = Grabs the biggest immediate gain. A good first opponent.
web-kind-random = Random
web-kind-random-manner = Plays any legal move. Good for learning the rules.
web-new-seats = Seats
web-new-seat = Seat { $number }
web-new-seat-friend = Friend
web-new-seat-bot = Bot
web-new-name = Player { $number }’s name
web-new-who = Who can join
web-new-by-link = Link only
web-new-public = Anyone
web-new-by-link-about = Only people you send the link to.
web-new-public-about = Listed under “Watch”: anyone can take an open seat or watch.
web-new-recommended = { $value } (recommended)
web-new-undo = Allow undo
web-new-undo-about = Until something hidden is revealed or someone else moves.
web-new-start = Start game
web-new-invite = Create table
web-new-starting = Creating table …

## Before the game

web-waiting-open = waiting for a player
web-waiting-bot = bot
web-waiting-ready = ready
web-waiting-away = ready, away
web-waiting-unready = not ready yet
web-waiting-you = you
web-waiting-no-undo = no undo
web-waiting-public = public table
web-waiting-your-name = Your name
web-waiting-sit = Join
web-waiting-sitting = One moment …
web-waiting-again = This seat is yours. Ready to play?
web-waiting-be-ready = I’m ready
web-waiting-watching = You are watching. The game starts when everyone is here.
web-waiting-begins = The game starts when everyone is ready.
web-waiting-invite = Invite your friends
web-waiting-invite-about = Everyone uses the same link and gets the next open seat. No account needed.
web-waiting-link = Invite link
web-waiting-share = Come and play at the fish quay:
web-waiting-code = QR code of the invite link
web-waiting-code-about = For friends next to you
web-waiting-local = This link only works on this computer. To let others join, start the server with --host 0.0.0.0 and open the page at this computer’s network address.
web-waiting-watch = Spectator link
web-waiting-watch-link = Spectator link
web-waiting-leave = Leave table
web-waiting-leave-sure = Leave this table?
web-waiting-leave-yes = Leave
web-waiting-leave-no = Stay

## Watching

web-watch = Watch
web-watch-lead = Public tables: join, watch, or replay a finished game.
web-watch-open = Waiting for players
web-watch-running = In progress
web-watch-over = Finished
web-watch-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
web-watch-empty = The stalls are still closed
web-watch-empty-about = No public games right now. Create a public table and see who joins.
web-watch-start = Create public table
web-watch-by-link = Have a link?
web-watch-link = Table link or ID
web-watch-open-link = Open
web-watch-no-link = This is not a table link. It should look like /table/r1f66i4y50vvfc, perhaps followed by # and more characters.

## Rules

web-rules-of = Rules of { $game }
web-rules-chapters = Chapters
web-rules-table = Table

## About

web-about-what = Uogashi (“the fish quay”) is a home for fish-market board games. Play with friends, on one device or against bots, in five languages.
web-about-games = The games
web-about-games-1 = Uogashi is an independent implementation, not affiliated with the designers or publishers. The rules are in our own words, and all the artwork is our own. If you like a game, buy the box.
web-about-you = Your data
web-about-you-1 = There are no accounts. You are a name and a random number, and one cookie keeps your seats for you. There are no other cookies.
web-about-you-2 = Your settings stay in this browser. These pages load nothing from other sites, and nobody tracks you.
web-about-you-3 = In Settings you can get a link for playing on another device, and delete everything the server stores about you.
web-about-shuffle = Fair shuffling
web-about-shuffle-1 = Nobody can rig the deal, not even the server. When a table is created, the server picks a secret and shows its fingerprint, a SHA-256 hash, before anyone sits down.
web-about-shuffle-2 = Everyone who sits down adds random bytes of their own. The cards are dealt from the secret plus all those bytes, so the server had to commit to its part before it knew yours.
web-about-shuffle-3 = When the game is over, the record contains the secret and all the added bytes. Anyone can check that they match the fingerprint, the deal and every step of the game.
web-about-shuffle-4 = What this cannot prove: that no player was working with the host, or that the host did not look into the database during the game.
web-about-licence = Licences
web-about-licence-1 = The code is free under the MIT licence.
web-about-licence-2 = Artwork and text are under Creative Commons Attribution 4.0 (CC BY 4.0): you may use them if you credit the Uogashi authors.
web-about-version = Version { $version }

## Coming back

web-back = Welcome back
web-back-welcome = Welcome back, { $name }.
web-back-somebody = You are { $name } in this browser. If you use the link instead, you can get back to { $name }’s tables only with a saved link for { $name }.
web-back-do = Use the link
web-back-stay = Stay as { $name }
web-back-failed = To get a new link, open Settings on a device where you still have your tables.

## Nowhere

web-nowhere = There is nothing here
web-nowhere-about = Only the sea. The link may be incomplete, or the table is gone.
