### Sentences of the command line, and of the server before anybody can reach it. English.

## The command line

about =
    Uogashi: the fish-market board games, to play, to simulate and to study.
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = (default { $value })
help-many = (may be given several times)
help-more = uogashi { usage-command } --help tells more about a command.
help-help = Show this help and stop.
help-version = Show the version and stop.
help-lang = The language: { $languages }; without it, the system's.
version = uogashi { $version }

help-games = List the games.
help-components = Print every figure of a game, its value and where it comes from.
help-components-game = The game, for example tsukiji.
help-components-players = For this number of players.
help-components-components = A file with figures of your own, in the shape of the game's components.toml.
help-components-rules = The version of the rules, such as 1; without it, the newest.
help-components-template = Write a file to fill in, with all figures and what to look at in the box.
help-components-json = Print one JSON object.
help-simulate = Play many games between bots and sum them up.
help-simulate-game = The game, for example tsukiji.
help-simulate-players = How many players.
help-simulate-games = How many games.
help-simulate-seed = Where chance starts: the same seed gives the same games, whatever the number of workers.
help-simulate-bots = Who plays: one name for all seats, or a list such as greedy,random:3. Your own bot is FILE.py:FUNCTION.
help-simulate-workers = How many processes play at the same time.
help-simulate-variant = Play with all special rules of the game's variant.
help-simulate-option = An option of the game, for example special_points=popular,safe.
help-simulate-components = A file with figures of your own.
help-simulate-rules = The version of the rules, such as 1; without it, the newest.
help-simulate-records = Write every game as a record into this file, one a line.
help-simulate-table = Write a table of results into this Parquet file.
help-simulate-json = Print one JSON object instead of tables.
help-report = Play many games between bots at each player count and write a page of what they tell, with pictures.
help-report-game = The game, for example tsukiji.
help-report-players = How many players; without it, every number that the game is for.
help-report-games = How many games at each player count.
help-report-seed = Where chance starts: the same seed gives the same report.
help-report-bots = Who plays: one name for all seats, or a list such as greedy,random:3. Your own bot is FILE.py:FUNCTION.
help-report-workers = How many processes play at the same time.
help-report-variant = Play with all special rules of the game's variant.
help-report-option = An option of the game, for example special_points=popular,safe.
help-report-components = A file with figures of your own.
help-report-rules = The version of the rules, such as 1; without it, the newest.
help-report-folder = Where the report goes; without it, into report-GAME here.
help-play = Play a game here, against bots or with others at the same keyboard.
help-play-game = The game, for example tsukiji; --resume knows it by itself.
help-play-players = How many players, you included; without it, 4 or as many as the game allows.
help-play-bots = Who plays the other seats: one name for all, or a list such as greedy:2,random; without it, greedy. Your own bot is FILE.py:FUNCTION.
help-play-hotseat = How many persons share this keyboard; what one must not see of another is hidden in between.
help-play-name = Your name, or that of the next person at this keyboard.
help-play-seed = Deal the game of this seed; without it, a new one.
help-play-variant = Play with all special rules of the game's variant.
help-play-option = An option of the game, for example special_points=popular,safe.
help-play-components = A file with figures of your own.
help-play-rules = The version of the rules, such as 1; without it, the newest.
help-play-resume = Go on with a game: the last one that is not over, or that of this file; “list” shows all that are kept.
help-play-plain = Lines of words only, for pipes and screen readers: no colours, no cursor movement.
help-play-no-confirm = Do not ask before a turn is final.
help-play-no-pause = Do not pause between the lines of what happens.
help-rules = Tell the rules of a game.
help-rules-game = The game, for example tsukiji.
help-rules-chapter = Only this chapter: its number, or how its title begins.
help-rules-plain = Lines of words only: no colours.
help-record = Show and check game records.
help-record-show = Tell a recorded game in words and show its position.
help-record-show-file = A record file, .json or .jsonl.
help-record-show-game = Which game of the file, counted from 1.
help-record-show-move = Stop after this move, counted from 1; 0 is the deal.
help-record-verify = Recompute recorded games from their deals and moves and say what is wrong.
help-record-verify-file = Record files, .json or .jsonl.
help-record-verify-jobs = How many processes check at the same time; without it, one for each core as soon as there is a lot to check.
help-record-schema = Print the JSON Schema of records.
help-record-schema-game = Of this game's figures, deal and moves; without it, of what all games share.
help-serve = Serve tables on the web.
help-serve-host = The address to listen on; 0.0.0.0 lets others in your network in.
help-serve-port = The port to listen on; 0 takes a free one.
help-serve-database = Where everything is kept: sqlite:///file.db or postgresql://user:password@host/database.
help-serve-public-url = Where people reach the server, if it stands behind a proxy: https://example.org.
help-serve-trusted-proxies = Proxies whose word about who is asking is taken, with commas between them.
help-serve-log = How the log is written to stderr: lines, json or off.
help-serve-metrics-port = The port where Prometheus reads /metrics; 0, the default: none.
help-serve-metrics-host = The address this port listens on; by default 127.0.0.1.
help-serve-bot-threads = How many bots think at the same time.
help-serve-bot-seconds = How long a bot may think about one decision.
help-serve-settings = A file with settings; flags and variables such as UOGASHI_PORT go before it.
help-serve-open = Open the page in your browser when the server is ready.
help-serve-show-settings = Print the settings in force and stop.
help-host = Look after a server: its tables, guests and database. Works while it is running.
help-host-yes = Do not ask first.
help-host-json = Print JSON.
help-host-list = List tables, guests or bans.
help-host-list-what = tables, guests or bans; by default, tables.
help-host-list-state = Only tables in this state: open, running or over.
help-host-list-game = Only tables of this game.
help-host-list-guest = Only tables of this guest: an id, or a name.
help-host-list-older-than = Only tables without a change, or guests without a visit, for this many days.
help-host-list-most = At most this many.
help-host-show = Show a table with its seats, times and sizes, but nothing hidden.
help-host-show-table = The table's id.
help-host-show-log = Show the log as well; decisions in a running game stay hidden.
help-host-show-hidden = Show the log with every decision, even those that players must not know yet.
help-host-close = End the game at a table now. The players are told.
help-host-close-table = The table's id.
help-host-remove = Delete a table and its log.
help-host-remove-table = The table's id.
help-host-rename = Change a guest's name, also at their tables.
help-host-rename-guest = The guest: an id, or a name that only one guest has.
help-host-rename-name = The new name.
help-host-ban = Keep a guest out. Bots take over their seats.
help-host-ban-guest = The guest: an id, or a name that only one guest has.
help-host-ban-lift = Lift the ban.
help-host-vacuum = Give unused space in the database back to the disk.
help-host-backup = Write a checked copy of the database, even while the server is running.
help-host-backup-file = The file to write.
help-host-backup-overwrite = Overwrite the file if it exists.
help-new-game = Write a folder with a small game, to be made a game of your own.
help-new-game-name = What it is called: small letters and digits.
help-new-game-into = The folder to write it into; without it, here.
help-doctor = Say what is installed here, what is missing and what for.
help-warm = Compile the rules now, so that nothing has to wait for it later.

metavar-game = GAME
metavar-number = N
metavar-seed = SEED
metavar-bots = BOTS
metavar-file = FILE
metavar-folder = FOLDER
metavar-option = NAME=VALUE
metavar-name = NAME
metavar-chapter = CHAPTER
metavar-table = TABLE
metavar-guest = GUEST
metavar-what = WHAT
metavar-state = STATE
metavar-days = DAYS
metavar-host = HOST
metavar-hosts = HOSTS
metavar-address = URL
metavar-log = HOW
metavar-language = LANGUAGE

error = uogashi: { $sentence }
error-at = { $file }:{ $line }: { $sentence }
command-unknown =
    there is no command “{ $command }”{ $close ->
        [none] : { $above } --help lists them
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
compile-failed = { $game } cannot be played: { $why }; { $file } has the traceback
compile-ended = compiling the rules of { $game } was cut short (exit code { $code })
cache-unwritable = compiled rules cannot be kept in { $folder } ({ $why }), so every start compiles them again: make room there, or set UOGASHI_CACHE to a folder that you may write to
cache-nowhere = compiled rules can be kept neither in { $folder } ({ $why }) nor in a temporary folder: set UOGASHI_CACHE to a folder that you may write to and that has room

## Games, options, figures

option-shape = an option is NAME=VALUE, not “{ $value }”
file-missing = there is no file { $file }
file-unreadable = { $file } cannot be read: { $why }
file-unwritable = { $file } cannot be written: { $why }
file-exists = { $file } already exists: choose another name, or add --overwrite
bots-shape = “{ $value }” is no bot: write a name such as random, or random:3 for three seats
bot-unknown-or-own = there is no bot “{ $bot }”; there is { $known }, or your own as FILE.py:FUNCTION
bot-module-missing = there is no module { $module }, neither in this folder nor among what is installed
bot-no-python = { $file } is no Python file: its name must end in .py
bot-function-missing = { $place } has no function “{ $function }”; it has { $known }
bot-no-function = { $bot } is not a function
bot-signature = { $bot } must take two arguments, what its seat sees and what it may decide: def choose(view, legal)
bot-async = { $bot } is an async function, but a bot has to return its decision at once: write def, not async def
bot-unloadable = { $bot } cannot be loaded: { $why }
bot-raised = the bot { $bot } failed: { $why }
bot-illegal = the bot { $bot } may not decide “{ $decision }” now, only: { $choices }
bot-only-here = the bot { $bot } cannot play in several processes: it has to be a function defined at the top level of a module
bots-no-list = bots must be a list with one bot for each seat, or a text such as greedy,random:3, not “{ $value }”
bots-count =
    { $given ->
        [one] one bot
       *[other] { $given } bots
    } for { $players ->
        [one] one seat
       *[other] { $players } seats
    }: name one for all, or one for each

## Decisions

decision-unknown = “{ $decision }” is no decision of this game; possible now: { $choices }
decision-out-of-place = “{ $decision }” is out of place here; possible now: { $choices }
undo-over = it cannot be taken back: the game is over
undo-revealed = it cannot be taken back: something hidden has been shown since
undo-others-acted = it cannot be taken back: somebody else has acted since

## Records

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
record-result-early =
    there is a result, but after { $moves ->
        [one] one move
       *[other] { $moves } moves
    } the game is not over
record-result-missing = the game is over and its result must be { $expected }
record-result-differs = “{ $part }” must be { $expected }, the record says { $value }
record-setup-long = “setup” tells more than anybody could have seen by the last move, and less than all
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
records-progress = checking
records-stopped = uogashi: stopped; the rest is not checked
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
       *[other] { $moves } of { $of } moves
    }
record-options-line = with { $options }
record-seed-line = seed { $seed }
record-result-line = { $names } won: { $scores }
record-running = the game is not over

## Playing

play-prompt = { $name } ▸
play-welcome = { $game }. At the table: { $seats }.
play-who = You are { $name }.
play-recommended = { $why } To play so: --option { $option }={ $value }
play-waiting =
    { $count ->
        [one] A game of { $game } from { $when } is not finished: “uogashi play --resume” goes on with it.
       *[other] { $count } games are not finished. “uogashi play --resume” goes on with the last one, { $game } from { $when }; “--resume { $list }” lists them.
    }
play-help = Type what you decide. ? says what is possible and what it would bring; { $table } shows the whole table, { $legend } what its signs mean, { $log } the story so far, { $rules } the rules; { $undo } takes back, { $save } FILE saves, { $quit } ends; { $help } says this again.
play-hint = Tab · ? · { $table } · { $legend } · { $log } · { $rules } · { $undo } · { $save } FILE · { $quit } · { $help }
play-legend-hint = What the signs mean: type { $legend }
play-no-legend = Nothing is drawn here: this is the table in words.
play-more = Enter for more, { $quit } to stop ▸
play-confirm = Enter confirms, { $undo } takes it back.
# What can be typed, and that it would end the game
play-choice-ends = { $choice }: { $ends }
play-confirm-first = first press Enter to confirm your turn, or type { $undo }
play-turn-over = after “{ $decision }” your turn is over: confirm it before anything else
play-alone = { $word } stands alone: type nothing after it
play-press-enter = press Enter when you are ready
play-hand-over = { $name }, this is for your eyes only. When nobody else is looking, press Enter.
play-undone = taken back: { $decision }
play-undone-entry = your last turn is taken back
play-over =
    { $count ->
        [one] { $names } has won: { $scores }
       *[other] { $names } share the win: { $scores }
    }
play-another = { $again } for another game, Enter or { $quit } to leave ▸
play-over-words = the game is over; you can still type { $words }
play-save-first = File name to save the game, Enter or { $no } to leave without saving, { $back } to go on playing ▸
play-kept = The game is kept: “uogashi play --resume” goes on with it.
play-kept-pending = What you have typed in this turn and not confirmed is lost if you leave.
play-leave = Enter or { $quit } to leave, { $back } to go on playing ▸
play-leave-words = type { $words }, or press Enter to leave
play-word-help = help
play-word-table = table
play-word-legend = legend
play-word-log = log
play-word-rules = rules
play-word-undo = undo u
play-word-save = save
play-word-quit = quit q exit
play-word-again = again
play-word-no = no n
play-word-yes = yes y
play-word-back = back
play-meaning-help = how to play here
play-meaning-table = show the table again
play-meaning-legend = what the signs mean
play-meaning-log = tell the story so far
play-meaning-rules = the rules, by chapter
play-meaning-undo = take the last decision back
play-meaning-save = save the game to a file
play-meaning-quit = leave
play-meaning-again = another game
play-meaning-no = leave without saving
play-meaning-back = go on playing
save-needs-file = which file? Type { $word } and a name, for example { $word } game.json
save-no-record-there = { $file } is there already and is no game record; it stays as it is: choose another name
saved = saved to { $file }
saved-without-pending = What you have not confirmed yet is not in it.
keep-failed = this game is not kept, because { $file } cannot be written: { $why }. Play goes on; { $variable } names another folder
bots-no-seat = every seat is taken by a person: there is none left for --bots
hotseat-too-many = { $people } persons cannot share { $players } seats
names-too-many =
    { $names } names for { $people ->
        [one] one person
       *[other] { $people } persons
    }: say how many there are with --hotseat
name-wrong = “{ $name }” cannot be a name: it needs 1 to { $most } printable characters
resume-alone = --resume brings the game as it was; { $option } cannot be changed
resume-needs-file = --resume needs a file, not the standard input
resume-foul = this game cannot be taken up again: { $sentence }
resume-other-game = this is a game of { $game }, not of { $asked }
resume-own-bot = { $name } was played by a bot of your own: name it again with --bots FILE.py:FUNCTION
resume-bot-unused = no bot of this game is called { $bot }: leave it out of --bots
resume-bots-count =
    { $given } bots are called { $bot }, but { $seats ->
        [one] only one seat has that name
       *[other] { $seats } seats have that name
    }: give one bot for all of them, or one for each seat, in order
resume-none = there is no unfinished game in { $file }; “uogashi play GAME” starts one
resume-missing = there is neither a file nor a kept game “{ $name }”: “uogashi play --resume { $list }” shows the games that are kept
resume-busy = “{ $name }” is being played in another terminal
kept-name = name
kept-when = last turn
kept-game = game
kept-seats = players
kept-state = state
kept-over =
    over, { $moves ->
        [one] one decision
       *[other] { $moves } decisions
    }
kept-played =
    in another terminal, { $moves ->
        [one] one decision
       *[other] { $moves } decisions
    }
kept-waiting =
    not over, { $moves ->
        [one] one decision
       *[other] { $moves } decisions
    }
kept-how = To go on with one: uogashi play --resume NAME, for example --resume { $name }
kept-where = The games are files in { $folder }. To drop one, delete its file, for example { $name }.json. Games that are not over are never deleted for you.

## Rules

rules-no-chapter = there is no chapter “{ $chapter }”; there is { $known }
rules-how = { $word } and a number shows a chapter.
rules-credit = { $credit }. Told in our own words; Uogashi is independent of the game's designers and publishers.

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
components-hint = Do you own the box and see another figure? Write it into a file of your own and play with --components FILE.
template-alone = --template writes all figures of the game; { $option } does not go with it
template-head =
    { $game }: every figure, to fill in from your box.
    Put right what your box shows otherwise, and play with --components FILE. Lines that you do not change may stay or go.
    Figures at the top hold for every number of players, those under [players.N] for that number.
    Behind each figure stands where ours comes from. A text in P is a formula: P is the number of players.
template-origin-for = { $players } players: { $origin }
origin-text = rulebook
origin-deduced = deduced
origin-review = a review
origin-assumed = assumed
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
table-needs-polars = --table needs Polars: make setup, or pip install polars
table-suffix = --table writes Parquet: name a file that ends in .parquet, not { $file }
same-file = --records and --table cannot be the same file
report-needs-matplotlib = a report needs Matplotlib for its pictures: make setup, or pip install matplotlib
report-written = The report is ready: open { $file }
report-stopped = uogashi: stopped; the report tells of what was played until then
compiling =
    Compiling the rules of { $game } once for this version; this takes up to a minute …
compiled = Done after { $seconds } s.
warm-already = The rules of { $game } are compiled already.
doctor-ok = ok
doctor-not-ok = not ok
doctor-python = Python { $version }, from 3.11 on
doctor-python-old = Python { $version } is too old: 3.11 or newer is needed
doctor-package = { $package } { $version }
doctor-package-missing = { $package } is missing: make setup, or pip install { $package }
doctor-package-install = { $package } is missing: pip install { $package }
doctor-for = for { $purpose }
doctor-compiled = the rules of { $game } are compiled
doctor-not-compiled = the rules of { $game } are not compiled yet: uogashi warm, or wait at the first start
doctor-interpreted = UOGASHI_INTERPRET is set: the rules run as plain Python, slowly
doctor-cache = compiled rules are kept in { $folder }, { $size } MB
doctor-cache-borrowed = compiled rules are read from { $folder }; nothing can be written there ({ $why }), and nothing has to be until the program changes
doctor-client = the browser client is built
doctor-no-client = the browser client is not built: make client
doctor-languages = languages: { $languages }
doctor-sick = Something that the program needs is missing or not in order.
doctor-games-sick = The program runs, but not every game here can be played.
doctor-well = Everything that the program needs is there.
purpose-rules = the rules at compiled speed
purpose-records = records and views
purpose-terminal = the terminal
purpose-text = sentences in several languages
purpose-server = tables on the web
purpose-store = keeping tables
purpose-metrics = figures for Prometheus
purpose-table = tables of results (simulate --table)
purpose-report = the pictures of reports
purpose-test = make test
purpose-docs = make docs

## Reports

report-title =
    { $game }: what { $games ->
        [one] one game tells
       *[other] { $games } games tell
    }
report-opening = Played by { $bots }, seed { $seed }, rules version { $rules }.
report-options = Options: { $options }.
report-components = With the figures of { $file }.
report-reading = Shared wins count in parts. What stands in brackets are Wilson's intervals at 95 %.
report-players =
    { $players ->
        [one] one player
       *[other] { $players } players
    }
report-panel = { $players } · median { $median }
report-games = games
report-mean = mean
report-deviation = standard deviation
report-lowest = lowest
report-lower-quartile = lower quartile
report-median = median
report-upper-quartile = upper quartile
report-highest = highest
report-length = Length
report-length-text = How many decisions a game takes, those of chance included.
report-decisions = decisions in a game
report-share-of-games = share of the games
report-scores = Scores
report-scores-text = The scores of all players; in front, what part of them won.
report-all-scores = all scores
report-winning-totals = winning totals
report-score = score
report-share-of-scores = share of the scores
report-who-wins = Who wins
report-who-wins-text = How much more or less often than a fair share each place in the turn order wins, and each seat.
report-by-places = wins by place in the turn order
report-by-seats = wins by seat
report-number = number of the place or seat
report-above-fair = more or less than fair
report-of-games = of all games
report-fair = a fair share
report-shared = shared wins
report-interval = { $share } ({ $low }–{ $high })
report-pair = { $winner } / { $other }
report-pair-bars = more for winners
report-all = all
report-none = none of them
report-never = It did not happen in these games.
report-share = share
report-per-game = in a game
report-in-games = in what part of the games
report-winners = for a winner / for another player
report-wins = wins

## Tables on the web

# A command line of the server.
serve-ready = Uogashi is open at { $address } — Ctrl-C closes it.
serve-ended = Closed. Everything that was played is kept.
host-none = Nothing found.
host-most = Only the first { $most } are shown; --most shows more.
host-needs-yes = this cannot be undone: add --yes if you mean it
host-not-done = nothing has changed
host-close-really = Close table { $table }? The game ends here.
host-closed = Closed: { $table }
host-remove-really = Delete table { $table } and its whole log?
host-removed = Deleted: { $table }
host-rename-really = Rename { $name } ({ $guest }) to { $new }, also at their tables?
host-renamed =
    { $name } ({ $guest }) is now called { $new }{ $tables ->
        [0] {""}
        [one] , also at one table
       *[other] , also at { $tables } tables
    }.
host-ban-really = Ban { $name } ({ $guest })? Bots take over their seats for good.
host-banned =
    Banned: { $name } ({ $guest }). { $tables ->
        [0] No seats to give up.
        [one] Left one table.
       *[other] Left { $tables } tables.
    }
host-ban-lifted = { $name } ({ $guest }) may come back.
host-vacuumed = The database now takes { $after } MB; before, { $before } MB.
host-backed-up = Backup written and checked: { $file }, { $size } MB.
host-state-open = open
host-state-running = running
host-state-over = over
host-yes = yes
host-no = no
host-column-table = table
host-column-game = game
host-column-rules = rules version
host-column-options = options
host-column-public = public
host-column-state = state
host-column-end = end
host-column-maker = made by
host-column-created = created
host-column-changed = changed
host-column-scores = scores
host-column-winners = winning seats
host-column-entries = log entries
host-column-kinds = by kind
host-column-log-bytes = bytes of log
host-column-figures-bytes = bytes of components
host-column-first = first entry
host-column-last = last entry
host-column-people = people
host-column-guest = guest
host-column-name = name
host-column-tables = tables
host-column-seen = last seen
host-column-banned = banned
host-column-at = when
host-column-seat = seat
host-column-bot = bot
host-column-acts = to decide
host-column-resigned = resigned
host-column-entry = entry
host-column-kind = kind
host-column-content = content
setting-file = the settings file { $file } is not TOML: { $why }
setting-unknown = there is no setting { $setting }; there are: { $known }
setting-wrong = { $setting } cannot be “{ $value }”
setting-range = { $setting } is { $value }, but must be from { $least } to { $most }
setting-choice = { $setting } cannot be “{ $value }”: choose one of { $known }
setting-database = the database cannot be “{ $value }”: write sqlite:///file.db or postgresql://user:password@host/database
setting-public-url = public_url cannot be “{ $value }”: write https://example.org, without anything after the host
setting-secret-key = secret_key has { $length } characters, but needs at least { $least }
database-newer = the database was made by a newer version of Uogashi (schema { $revision }, this one knows { $known }): install that version
database-older = the database has schema { $revision }, this version needs { $known }: start the server of this version once
database-in-use = another server is using the database { $database }
database-unreachable = the database { $database } cannot be opened: { $why }
port-unavailable = { $host }, port { $port } cannot be listened on: { $why }
server-silent = the server holds the database but does not answer; nothing has changed
backup-onto-itself = { $file } belongs to the database itself: choose another file for the backup
vacuum-failed = the database cannot give space back: { $why }
backup-failed = the backup failed: { $why }
backup-needs-program = { $program } is not installed here; run it where it is: { $command }
guest-namesakes = several guests are called { $name }: use an id, { $guests }
guest-changed = you have signed in anew

# Instead of the page to play on.
client-missing = The server is running, but the page to play on has not been built. Type make play, or make client and start the server again.

## Games that cannot be played, and new ones

game-name-wrong = a game cannot be called “{ $game }”: its name is up to 32 small letters and digits, and begins with a letter
game-broken = the game “{ $game }” ({ $package }) cannot be loaded: { $why }
game-failed = the game “{ $game }” failed: { $why }
game-lacks =
    { $file ->
        [state] the state record
        [config] the config record
       *[other] { $file }
    } of the game “{ $game }” has no “{ $name }”
game-lacks-file = the game “{ $game }” has no file { $file }
game-other-name = { $package } should give a game “{ $game }”, but its GAME is called “{ $name }”
game-clash = two games are called “{ $game }”: the one of { $played } is played, the one of { $ignored } is not
new-game-exists = { $folder } already exists: choose another name, or another folder with --into
new-game-taken = there is a game “{ $game }” already: choose another name
new-game-word = “{ $game }” is a word of Uogashi’s own messages: choose another name
new-game-written = { $folder } has a small game that can be played. What is left to do:
new-game-next = Go on with: cd { $folder }, pip install -e ., pytest, uogashi play { $game }
