### Sentences that all games share. English.

## The command line

about =
    Uogashi: the fish-market board games, to play, to simulate and to study.
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = default { $value }
help-many = may be given several times
help-more = uogashi COMMAND --help tells more about a command.
help-help = Show this help and stop.
help-version = Show the version and stop.
version = uogashi { $version }

help-games = List the games.
help-components = Print every figure of a game, its value and where it comes from.
help-components-game = The game, for example tsukiji.
help-components-players = For this number of players.
help-components-components = A file with figures of your own, in the shape of the game's components.toml.
help-components-json = Print one JSON object.
help-simulate = Play many games between bots and sum them up.
help-simulate-game = The game, for example tsukiji.
help-simulate-players = How many players.
help-simulate-games = How many games.
help-simulate-seed = Where chance starts: the same seed gives the same games, whatever the number of workers.
help-simulate-bots = Who plays: one name for all seats, or a list such as random:3,random.
help-simulate-workers = How many processes play at the same time.
help-simulate-variant = Play with all special rules of the game's variant.
help-simulate-option = An option of the game, for example special_points=popular,safe.
help-simulate-components = A file with figures of your own.
help-simulate-records = Write every game as a record into this file, one a line.
help-simulate-table = Write a table of results into this Parquet file.
help-simulate-json = Print one JSON object instead of tables.
help-play = Play a game here, against bots.
help-play-game = The game, for example tsukiji.
help-play-players = How many players, you included.
help-play-bots = Who plays the other seats: one name for all, or a list such as random:2,random.
help-play-seed = Deal the game of this seed; without it, a new one.
help-play-variant = Play with all special rules of the game's variant.
help-play-option = An option of the game, for example special_points=popular,safe.
help-play-components = A file with figures of your own.
help-record = Show and check game records.
help-record-show = Tell a recorded game in words and show its position.
help-record-show-file = A record file, .json or .jsonl.
help-record-show-game = Which game of the file, counted from 1.
help-record-show-move = Stop after this move, counted from 1; 0 is the deal.
help-record-verify = Recompute recorded games from their deals and moves and say what is wrong.
help-record-verify-file = Record files, .json or .jsonl.
help-record-schema = Print the JSON Schema of records.
help-record-schema-game = Of this game's figures, deal and moves; without it, of what all games share.
help-doctor = Say what is installed here, what is missing and what for.
help-warm = Compile the rules now, so that nothing has to wait for it later.

metavar-game = GAME
metavar-number = N
metavar-seed = SEED
metavar-bots = BOTS
metavar-file = FILE
metavar-option = NAME=VALUE

error = uogashi: { $sentence }
error-at = { $file }:{ $line }: { $sentence }
command-unknown =
    there is no command “{ $command }”{ $close ->
        [none] : uogashi { $above } --help lists them
       *[other] ; did you mean “{ $close }”?
    }
command-missing = which command? uogashi { $command } --help lists them
option-unknown-here =
    { $command } has no option { $option }{ $close ->
        [none] {""}
       *[other] ; did you mean { $close }?
    }
option-needs-value = { $option } needs a value
option-takes-no-value = { $option } takes no value
option-twice = { $option } was given twice
argument-missing = { $command } needs { $metavar }: uogashi { $command } --help tells more
argument-too-many = { $command } does not know what to do with “{ $value }”
number-wrong = { $option } needs a whole number, not “{ $value }”
number-too-small = { $option } must be at least { $least }, not { $value }
number-too-big = { $option } must be at most { $most }, not { $value }
interrupted = stopped
unwritable = the output cannot be written: { $why }
usage-command = COMMAND
compile-failed = the rules of { $game } could not be compiled

## Games, options, figures

game-unknown = there is no game “{ $game }” here; there is { $known }
players-wrong = { $game } is for { $fewest } to { $most } players, not { $players }
option-unknown = there is no option “{ $option }”; there is { $known }
option-shape = an option is NAME=VALUE, not “{ $value }”
figure-unknown = there is no figure “{ $figure }”; known here: { $known }
figure-missing = the figure “{ $figure }” is missing
figure-not-a-number = “{ $figure }” must be a whole number, not { $value }
figure-out-of-range = “{ $figure }” is { $value }, it must be from { $least } to { $most }
figure-not-a-list = “{ $figure }” must be a list, not { $value }
figure-wrong-length =
    “{ $figure }” has { $length ->
        [one] one entry
       *[other] { $length } entries
    }, it must have { $span }
figure-not-a-table = “{ $figure }” must be a table of { $names }, not { $value }
figure-origin = where “{ $figure }” comes from must be a text, or a text for each of its parts, not { $value }
figure-players = there is no game for “{ $count }” players; figures can be given for { $known }
figure-unknown-name = “{ $figure }” names { $value }; known here: { $known }
figure-name-twice = “{ $figure }” names { $value } twice
file-missing = there is no file { $file }
file-unreadable = { $file } cannot be read: { $why }
file-unwritable = { $file } cannot be written: { $why }
file-not-toml = this is not TOML: { $why }
seed-unreadable = “{ $seed }” cannot be a seed: it needs at least one character, and only printable ones
bots-shape = “{ $value }” is no bot: write a name such as random, or random:3 for three seats
bot-unknown = there is no bot “{ $bot }”; there is { $known }
bots-count =
    { $given ->
        [one] one bot
       *[other] { $given } bots
    } for { $players ->
        [one] one seat
       *[other] { $players } seats
    }: name one for all, or one for each

## Decisions

seat-number = player { $number }
seat-unknown = there is no seat { $number }; seats are numbered 0 to { $most }
decisions-none = an entry needs at least one decision
decision-unknown = “{ $decision }” is no decision of this game; possible now: { $choices }
game-over = “{ $decision }” comes too late: the game is over
not-your-turn =
    { $seat } may not “{ $decision }” now: { $count ->
        [one] it is the turn of { $acting }
       *[other] others have not finished yet
    }
match-partial = this game is known only as far as its reader may know it: it can be looked at, not played on
decisions-after-reveal = after “{ $decision }” you will know more: what comes then is a decision of its own
undo-over = it cannot be taken back: the game is over
undo-nothing = there is nothing to take back
undo-revealed = it cannot be taken back: something hidden has been shown since
undo-others-acted = it cannot be taken back: somebody else has acted since

## Records

chance-not-asked = chance was not asked, so “{ $decision }” cannot happen
chance-impossible = chance cannot bring “{ $decision }” here
setup-keys = the setup must have exactly the keys { $keys }
seed-deals-otherwise = the seed “{ $seed }” deals another game: its “{ $part }” differs
seed-rolls-otherwise = the seed “{ $seed }” rolls “{ $rolled }” here, not “{ $decision }”
record-not-json = this is not JSON: { $why }
record-empty = there is no record in it
record-not-an-object = a record is a JSON object
record-key-missing = the key “{ $key }” is missing
record-key-unknown = the key “{ $key }” means nothing in a record
record-format = the format is “{ $format }”, expected “{ $expected }”
record-version = the version is { $version }, expected { $expected }
record-rules-unknown = it was played by rules version { $rules }; known here: { $known }
record-seats = “seats” must be a list of names of at most 200 characters
record-not-a-string = “{ $key }” must be a string
record-options = “options” must be an object
record-moves = “moves” must be a list
record-move-shape = a move is [seat, "words"] or ["chance", "words"], not { $move }
record-seat = there is no seat { $number }
record-result-early =
    there is a result, but after { $moves ->
        [one] one move
       *[other] { $moves } moves
    } the game is not over
record-result-missing = the game is over and its result must be { $expected }
record-result-differs = the { $part } must be { $expected }, the record says { $value }
record-setup-long = the setup tells more than anybody could have seen by the last move, and less than all
record-proof-shape = “seed_proof” must have “hash”, “secret” and “added”, in hexadecimal
record-proof-hash = the published hash is not that of the secret
record-proof-seed = the secret and the added bytes do not make this seed
record-bad = { $file }: game { NUMBER($game, useGrouping: 0) }: { $sentence }
record-bad-move = { $file }: game { NUMBER($game, useGrouping: 0) }: move { NUMBER($move, useGrouping: 0) }: { $sentence }
records-verified =
    { $games ->
        [one] one game
       *[other] { $games } games
    } checked, { $bad ->
        [0] all right
        [one] one bad
       *[other] { $bad } bad
    }
record-no-such-game =
    { $file } has { $games ->
        [one] only one game
       *[other] { $games } games
    }, there is no game { NUMBER($game, useGrouping: 0) }
record-no-such-move =
    this game has { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, there is no move { NUMBER($move, useGrouping: 0) }
record-title = { $game }, { $seats }
record-place = game { NUMBER($game, useGrouping: 0) } of { $file }
record-after =
    after { $moves ->
        [0] the deal
        [one] one move
       *[other] { $moves } of { $of } moves
    }
record-options-line = with { $options }
record-seed-line = seed { $seed }
record-result-line = { $names } won: { $scores }
record-running = the game is not over

## Playing

play-you = Guest
play-bot = { $bot } { $number }
play-prompt = { $name }>
play-help = You are { play-you }. Type what you decide, several decisions with commas between them. ? shows the table and what is possible, undo takes back, quit ends.
play-possible = possible now: { $choices }
play-undone = taken back
play-over = { $names } won: { $scores }

## What the commands print

games-game = game
games-players = players
games-title = title
games-credit = a game by
games-range = { $fewest }–{ $most }
components-title = { $game }, { $players } players
components-figure = figure
components-value = value
components-from = where from
simulate-progress = playing
simulate-title =
    { $games ->
        [one] one game
       *[other] { $games } games
    } of { $game }, { $players } players, seed { $seed }
simulate-speed = { $seconds } s: { $games } games and { $decisions } decisions a second
simulate-seat = seat
simulate-bot = bot
simulate-mean = score
simulate-deviation = ±
simulate-range = range
simulate-quartiles = quartiles
simulate-wins = wins
simulate-interval = 95 % interval
simulate-shared = shared wins count in parts; { $shared } of the games were shared
simulate-written = written to { $file }
simulate-none = no game was played
simulate-stopped = uogashi: stopped; what was played until then is told above, and kept in the files
worker-died = one of the worker processes has ended unexpectedly, perhaps for lack of memory: use fewer --workers
table-needs-polars = --table needs Polars: pip install "uogashi[study]", or make setup
table-suffix = --table writes Parquet: name a file that ends in .parquet, not { $file }
same-file = --records and --table cannot be the same file
compiling =
    Compiling the rules of { $game } once for this version; this takes about { $seconds } seconds …
compiled = Done after { $seconds } s.
warm-already = The rules of { $game } are compiled already.
doctor-ok = ok
doctor-missing = missing
doctor-python = Python { $version }, from 3.11 on
doctor-python-old = Python { $version } is too old: 3.11 or newer is needed
doctor-package = { $package } { $version }
doctor-package-missing = { $package } is missing: make setup, or pip install "{ $wanted }"
doctor-for = for { $purpose }
doctor-compiled = the rules of { $game } are compiled
doctor-not-compiled = the rules of { $game } are not compiled yet: uogashi warm, or wait at the first start
doctor-interpreted = UOGASHI_INTERPRET is set: the rules run as plain Python, slowly
doctor-cache = compiled rules are kept in { $folder }, { $size } MB
doctor-languages = languages: { $languages }
doctor-sick = Something that the program needs is missing.
doctor-well = Everything that the program needs is there.
purpose-rules = the rules at compiled speed
purpose-records = records and views
purpose-terminal = the terminal
purpose-text = sentences in several languages
purpose-table = tables of results (simulate --table)
purpose-test = make test
purpose-docs = make docs
