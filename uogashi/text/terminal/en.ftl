### Sentences of the command line, and of the server before anyone can reach it. English.

## The command line

about = Uogashi: play, simulate and study fish-market board games.
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = (default { $value })
help-many = (can be repeated)
help-more = Run uogashi { usage-command } --help for details on a command.
help-help = Show this help and exit.
help-version = Show the version and exit.
help-lang = Language: { $languages }. Default: your system’s.
version = uogashi { $version }

help-games = List the games.
help-components = List a game’s component values and where each one comes from.
help-components-game = The game, for example tsukiji.
help-components-players = Values for this number of players.
help-components-components = A file with your own component values, in the format of the game’s components.toml.
help-components-rules = Rules version, such as 1; by default, the newest.
help-components-template = Write a file with all component values to fill in, and where to find each in the box.
help-components-json = Print JSON instead of a table.
help-simulate = Play many games between bots and summarise the results.
help-simulate-game = The game, for example tsukiji.
help-simulate-players = Number of players.
help-simulate-games = Number of games.
help-simulate-seed = Random seed. The same seed gives the same games with any number of workers.
help-simulate-bots = Bots: one name for all seats, or a list such as greedy,random:3. Your own bot is FILE.py:FUNCTION.
help-simulate-workers = Number of worker processes.
help-simulate-variant = Use all of the game’s variant rules.
help-simulate-option = A game option, for example special_points=popular,safe.
help-simulate-components = A file with your own component values.
help-simulate-rules = Rules version, such as 1; by default, the newest.
help-simulate-records = Write every game to this file as a record, one per line.
help-simulate-table = Write a table of results to this Parquet file.
help-simulate-json = Print JSON instead of tables.
help-report = Play many games between bots at each player count and write a report with charts.
help-report-game = The game, for example tsukiji.
help-report-players = Number of players; by default, every player count the game supports.
help-report-games = Number of games at each player count.
help-report-seed = Random seed. The same seed gives the same report.
help-report-bots = Bots: one name for all seats, or a list such as greedy,random:3. Your own bot is FILE.py:FUNCTION.
help-report-workers = Number of worker processes.
help-report-variant = Use all of the game’s variant rules.
help-report-option = A game option, for example special_points=popular,safe.
help-report-components = A file with your own component values.
help-report-rules = Rules version, such as 1; by default, the newest.
help-report-folder = Folder for the report; by default, report-GAME in the current folder.
help-play = Play in the terminal, against bots or with others at the same keyboard.
help-play-game = The game, for example tsukiji; not needed with --resume.
help-play-players = Number of players, including you; by default 4, or as many as the game allows.
help-play-bots = Bots for the other seats: one name for all, or a list such as greedy:2,random; by default, greedy. Your own bot is FILE.py:FUNCTION.
help-play-hotseat = Number of people sharing this keyboard; private information is hidden between their turns.
help-play-name = Your name; give it again for the next person at this keyboard.
help-play-seed = Deal the game with this seed; by default, a new one.
help-play-variant = Use all of the game’s variant rules.
help-play-option = A game option, for example special_points=popular,safe.
help-play-components = A file with your own component values.
help-play-rules = Rules version, such as 1; by default, the newest.
help-play-resume = Resume a game: the last unfinished one, or the one in this file; “list” lists all saved games.
help-play-plain = Plain text for pipes and screen readers: no colours, no cursor movement.
help-play-no-confirm = End turns without asking for confirmation.
help-play-no-pause = Do not pause between events.
help-rules = Show the rules of a game.
help-rules-game = The game, for example tsukiji.
help-rules-chapter = Show only this chapter: its number, or the start of its title.
help-rules-plain = Plain text, no colours.
help-record = Show and check game records.
help-record-show = Describe a recorded game and show its position.
help-record-show-file = A record file, .json or .jsonl.
help-record-show-game = Which game in the file, counting from 1.
help-record-show-move = Stop after this move, counting from 1; 0 is the deal.
help-record-verify = Replay recorded games from their deals and moves, and report what is wrong.
help-record-verify-file = Record files, .json or .jsonl.
help-record-verify-jobs = Number of worker processes; by default, one per core when there is a lot to check.
help-record-schema = Print the JSON Schema for records.
help-record-schema-game = Include this game’s components, deal and moves; by default, only what all games share.
help-serve = Host tables on the web.
help-serve-host = Address to listen on; 0.0.0.0 lets in others on your network.
help-serve-port = Port to listen on; 0 picks a free one.
help-serve-database = Where everything is stored: sqlite:///file.db or postgresql://user:password@host/database.
help-serve-public-url = The address people use to reach the server, if it is behind a proxy: https://example.org.
help-serve-trusted-proxies = Proxies trusted to report client addresses, separated by commas.
help-serve-log = Log format on stderr: lines, json or off.
help-serve-metrics-port = Port where Prometheus reads /metrics; 0, the default, means none.
help-serve-metrics-host = Address this port listens on; by default 127.0.0.1.
help-serve-bot-threads = Number of bots that can think at the same time.
help-serve-bot-seconds = Time limit for one bot decision, in seconds.
help-serve-settings = Settings file; flags and variables such as UOGASHI_PORT override it.
help-serve-open = Open the page in your browser when the server is ready.
help-serve-show-settings = Print the settings in effect and exit.
help-host = Manage a server: its tables, guests and database. Works while it is running.
help-host-yes = Do not ask for confirmation.
help-host-json = Print JSON.
help-host-list = List tables, guests or bans.
help-host-list-what = tables, guests or bans; by default, tables.
help-host-list-state = Only tables in this state: open, running or over.
help-host-list-game = Only tables of this game.
help-host-list-guest = Only tables of this guest: an id, or a name.
help-host-list-older-than = Only tables without a change, or guests without a visit, for this many days.
help-host-list-most = Maximum number to list.
help-host-show = Show a table with its seats, times and sizes, but nothing hidden.
help-host-show-table = The table’s id.
help-host-show-log = Show the log as well; decisions in a running game stay hidden.
help-host-show-hidden = Show the log with every decision, even those that players must not know yet.
help-host-close = End the game at a table now. The players are notified.
help-host-close-table = The table’s id.
help-host-remove = Delete a table and its log.
help-host-remove-table = The table’s id.
help-host-rename = Change a guest’s name, also at their tables.
help-host-rename-guest = The guest: an id, or a name that only one guest has.
help-host-rename-name = The new name.
help-host-ban = Keep a guest out. Bots take over their seats.
help-host-ban-guest = The guest: an id, or a name that only one guest has.
help-host-ban-lift = Lift the ban.
help-host-vacuum = Return unused database space to the disk.
help-host-backup = Write a checked copy of the database, even while the server is running.
help-host-backup-file = The file to write.
help-host-backup-overwrite = Overwrite the file if it exists.
help-new-game = Create a folder with a small game to start your own from.
help-new-game-name = Name of the game: lower-case letters and digits.
help-new-game-into = Folder to create it in; by default, the current folder.
help-doctor = Check what is installed, what is missing and what it is needed for.
help-warm = Compile the rules now instead of on first use.

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
metavar-log = FORMAT
metavar-language = LANGUAGE

error = uogashi: { $sentence }
error-at = { $file }:{ $line }: { $sentence }
command-unknown =
    unknown command “{ $command }”{ $close ->
        [none] ; run { $above } --help for a list
       *[other] ; did you mean “{ $close }”?
    }
command-missing = no command given; run uogashi { $command } --help for a list
option-unknown-here =
    { $command } has no option { $option }{ $close ->
        [none] {""}
       *[other] ; did you mean { $close }?
    }
option-needs-value = { $option } needs a value
option-takes-no-value = { $option } takes no value
option-twice = { $option } was given twice
argument-missing = { $command } needs { $metavar }; run uogashi { $command } --help for details
argument-too-many = { $command }: unexpected argument “{ $value }”
number-wrong = { $option } needs a whole number, not “{ $value }”
number-too-small = { $option } must be at least { $least }, not { $value }
number-too-big = { $option } must be at most { $most }, not { $value }
interrupted = stopped
unwritable = cannot write the output: { $why }
usage-command = COMMAND
compile-failed = { $game } cannot be played: { $why }; { $file } has the traceback
compile-ended = compiling the rules of { $game } was cut short (exit code { $code })
cache-unwritable = cannot store compiled rules in { $folder } ({ $why }), so every start compiles them again: make room there, or set UOGASHI_CACHE to a folder you can write to
cache-nowhere = cannot store compiled rules in { $folder } ({ $why }) or in a temporary folder: set UOGASHI_CACHE to a folder with room that you can write to

## Games, options, figures

option-shape = an option is NAME=VALUE, not “{ $value }”
file-missing = file not found: { $file }
file-unreadable = cannot read { $file }: { $why }
file-unwritable = cannot write { $file }: { $why }
file-exists = { $file } already exists: choose another name, or add --overwrite
bots-shape = “{ $value }” is not a bot: use a name such as random, or random:3 for three seats
bot-unknown-or-own = unknown bot “{ $bot }”; available: { $known }, or your own as FILE.py:FUNCTION
bot-module-missing = no module { $module }, neither in this folder nor installed
bot-no-python = { $file } is not a Python file: its name must end in .py
bot-function-missing = { $place } has no function “{ $function }”; available: { $known }
bot-no-function = { $bot } is not a function
bot-signature = { $bot } must take two arguments, what its seat sees and its legal decisions: def choose(view, legal)
bot-async = { $bot } is an async function, but a bot must return its decision at once: use def, not async def
bot-unloadable = cannot load { $bot }: { $why }
bot-raised = bot { $bot } failed: { $why }
bot-illegal = bot { $bot } chose “{ $decision }”, which is not possible now; possible: { $choices }
bot-only-here = bot { $bot } cannot play in several processes: make it a function defined at the top level of a module
bots-no-list = bots must be a list with one bot per seat, or a text such as greedy,random:3, not “{ $value }”
bots-count =
    { $given ->
        [one] one bot
       *[other] { $given } bots
    } for { $players ->
        [one] one seat
       *[other] { $players } seats
    }: name one for all, or one for each

## Decisions

decision-unknown = “{ $decision }” is not a valid decision; possible now: { $choices }
decision-out-of-place = “{ $decision }” is not possible here; possible now: { $choices }
undo-over = cannot undo: the game is over
undo-revealed = cannot undo: something hidden has been revealed since
undo-others-acted = cannot undo: someone else has acted since

## Records

record-not-json = not valid JSON: { $why }
record-empty = the file contains no record
record-not-an-object = a record is a JSON object
record-key-missing = the key “{ $key }” is missing
record-key-unknown = unknown key “{ $key }”
record-format = the format is “{ $format }”, expected “{ $expected }”
record-version = the version is { $version }, expected { $expected }
record-rules-unknown = played under rules version { $rules }; available: { $known }
record-seats = “seats” must be a list of names of at most 200 characters
record-not-a-string = “{ $key }” must be a string
record-options = “options” must be an object
record-moves = “moves” must be a list
record-result-early =
    the record has a result, but the game is not over after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
record-result-missing = the game is over and its result must be { $expected }
record-result-differs = “{ $part }” must be { $expected }, but the record says { $value }
record-setup-long = “setup” must be complete, or stop at what had been revealed by the last move
record-proof-shape = “seed_proof” must have “hash”, “secret” and “added”, in hexadecimal
record-proof-hash = the published hash does not match the secret
record-proof-seed = the secret and the added bytes do not make this seed
record-bad = { $file }: game { NUMBER($game, useGrouping: 0) }: { $sentence }
record-bad-move = { $file }: game { NUMBER($game, useGrouping: 0) }: move { NUMBER($move, useGrouping: 0) }: { $sentence }
records-verified =
    { $games ->
        [one] one game
       *[other] { $games } games
    } checked, { $bad ->
        [0] all valid
        [one] one invalid
       *[other] { $bad } invalid
    }
records-progress = checking
records-stopped = uogashi: stopped; the rest was not checked
record-no-such-game =
    { $file } has { $games ->
        [one] only one game
       *[other] { $games } games
    }; there is no game { NUMBER($game, useGrouping: 0) }
record-no-such-move =
    this game has { $moves ->
        [one] one move
       *[other] { $moves } moves
    }; there is no move { NUMBER($move, useGrouping: 0) }
record-title = { $game }, { $seats }
record-place = game { NUMBER($game, useGrouping: 0) } of { $file }
record-after =
    after { $moves ->
        [0] the deal
       *[other] { $moves } of { $of } moves
    }
record-options-line = options: { $options }
record-seed-line = seed { $seed }
record-result-line = { $names } won: { $scores }
record-running = the game is not over

## Playing

play-prompt = { $name } ▸
play-welcome = { $game }. At the table: { $seats }.
play-who = You are { $name }.
play-recommended = { $why } To play this way: --option { $option }={ $value }
play-waiting =
    { $count ->
        [one] You have an unfinished game of { $game } from { $when }: “uogashi play --resume” continues it.
       *[other] You have { $count } unfinished games. “uogashi play --resume” continues the last one, { $game } from { $when }; “--resume { $list }” lists them.
    }
play-help = Type your move. ? shows your choices and what each would do; { $table } shows the whole table, { $legend } what its signs mean, { $log } the game log, { $rules } the rules; { $undo } undoes a step, { $save } FILE saves, { $quit } quits; { $help } shows this again.
play-hint = Tab · ? · { $table } · { $legend } · { $log } · { $rules } · { $undo } · { $save } FILE · { $quit } · { $help }
play-legend-hint = Type { $legend } to see what the signs mean
play-no-legend = Plain text has no signs to explain.
play-more = Enter for more, { $quit } to stop ▸
play-confirm = Press Enter to confirm, or type { $undo }.
# What can be typed, and that it would end the game
play-choice-ends = { $choice }: { $ends }
play-confirm-first = press Enter to confirm your turn first, or type { $undo }
play-turn-over = “{ $decision }” ends your turn: confirm it first
play-alone = type { $word } on its own
play-press-enter = press Enter when you are ready
play-hand-over = { $name }, this is for your eyes only. Press Enter when nobody else is looking.
play-undone = undone: { $decision }
play-undone-entry = your last turn has been undone
play-over =
    { $count ->
        [one] { $names } wins: { $scores }
       *[other] { $names } share the win: { $scores }
    }
play-another = { $again } for another game, Enter or { $quit } to leave ▸
play-over-words = the game is over; you can still type { $words }
play-save-first = Type a file name to save, Enter or { $no } to quit without saving, { $back } to keep playing ▸
play-kept = Game saved: “uogashi play --resume” continues it.
play-kept-pending = If you quit now, what you have typed this turn but not confirmed is lost.
play-leave = Enter or { $quit } to leave, { $back } to keep playing ▸
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
play-meaning-help = list the commands
play-meaning-table = show the table again
play-meaning-legend = what the signs mean
play-meaning-log = show the game log
play-meaning-rules = the rules, by chapter
play-meaning-undo = undo the last decision
play-meaning-save = save the game to a file
play-meaning-quit = quit
play-meaning-again = another game
play-meaning-no = quit without saving
play-meaning-back = keep playing
save-needs-file = which file? Type { $word } and a name, for example { $word } game.json
save-no-record-there = { $file } already exists and is not a game record; choose another name
saved = saved to { $file }
saved-without-pending = Unconfirmed moves are not included.
keep-failed = cannot save this game to { $file }: { $why }. You can keep playing; set { $variable } to another folder
bots-no-seat = every seat has a person: no seats left for --bots
hotseat-too-many = { $people } people cannot share { $players } seats
names-too-many =
    { $names } names for { $people ->
        [one] one person
       *[other] { $people } people
    }: set the number of people with --hotseat
name-wrong = invalid name “{ $name }”: use 1 to { $most } printable characters
resume-alone = --resume restores the game as it was; { $option } cannot be changed
resume-needs-file = --resume needs a file, not standard input
resume-foul = this game cannot be resumed: { $sentence }
resume-other-game = this is a game of { $game }, not { $asked }
resume-own-bot = your own bot played { $name }: name it again with --bots FILE.py:FUNCTION
resume-bot-unused = no bot in this game is called { $bot }: leave it out of --bots
resume-bots-count =
    { $given } bots are called { $bot }, but { $seats ->
        [one] only one seat has that name
       *[other] { $seats } seats have that name
    }: give one bot for all of them, or one per seat, in order
resume-none = no unfinished game in { $file }; “uogashi play GAME” starts one
resume-missing = no file or saved game “{ $name }”; “uogashi play --resume { $list }” lists saved games
resume-busy = “{ $name }” is being played in another terminal
kept-name = name
kept-when = last turn
kept-game = game
kept-seats = players
kept-state = state
kept-over =
    finished, { $moves ->
        [one] one decision
       *[other] { $moves } decisions
    }
kept-played =
    in another terminal, { $moves ->
        [one] one decision
       *[other] { $moves } decisions
    }
kept-waiting =
    unfinished, { $moves ->
        [one] one decision
       *[other] { $moves } decisions
    }
kept-how = To continue one: uogashi play --resume NAME, for example --resume { $name }
kept-where = The games are files in { $folder }. To remove one, delete its file, for example { $name }.json. Unfinished games are never deleted for you.

## Rules

rules-no-chapter = unknown chapter “{ $chapter }”; available: { $known }
rules-how = Type { $word } and a number to read a chapter.
rules-credit = { $credit }. Rules in our own words; Uogashi is independent of the game’s designers and publishers.

## What the commands print

games-game = game
games-players = players
games-title = title
games-credit = by
games-range = { $fewest }–{ $most }
components-title = { $game }, { $players } players
components-figure = component
components-value = value
components-from = source
components-hint = Does your copy of the game show a different number? Put it in a file and play with --components FILE.
template-alone = --template writes every component value; it cannot be combined with { $option }
template-head =
    { $game }: every component value, to fill in from your box.
    Correct what differs in your box, and play with --components FILE. You can keep or delete lines you do not change.
    Values at the top apply to every player count, those under [players.N] to that count.
    The source of each value follows it. A text in P is a formula: P is the number of players.
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
simulate-speed = { $seconds } s: { $games } games and { $decisions } decisions per second
simulate-seat = seat
simulate-bot = bot
simulate-mean = score
simulate-deviation = ±
simulate-range = range
simulate-quartiles = quartiles
simulate-wins = wins
simulate-interval = 95% interval
simulate-shared = shared wins are split; { $shared } of games were shared
simulate-written = written to { $file }
simulate-none = no games played
simulate-stopped = uogashi: stopped; the results so far are shown above and saved in the files
worker-died = a worker process ended unexpectedly, perhaps out of memory: use fewer --workers
table-needs-polars = --table needs Polars: make setup, or pip install polars
table-suffix = --table writes Parquet: name a file that ends in .parquet, not { $file }
same-file = --records and --table cannot be the same file
report-needs-matplotlib = reports need Matplotlib for their charts: make setup, or pip install matplotlib
report-written = Report ready: open { $file }
report-stopped = uogashi: stopped; the report covers the games played so far
compiling = Compiling the rules of { $game }, once per version; this takes up to a minute …
compiled = Done after { $seconds } s.
warm-already = The rules of { $game } are already compiled.
doctor-ok = ok
doctor-not-ok = not ok
doctor-python = Python { $version } (3.11 or newer is needed)
doctor-python-old = Python { $version } is too old: 3.11 or newer is needed
doctor-package = { $package } { $version }
doctor-package-missing = { $package } is missing: make setup, or pip install { $package }
doctor-package-install = { $package } is missing: pip install { $package }
doctor-for = for { $purpose }
doctor-compiled = the rules of { $game } are compiled
doctor-not-compiled = the rules of { $game } are not compiled yet: run uogashi warm, or wait on first use
doctor-interpreted = UOGASHI_INTERPRET is set: the rules run as plain Python, slowly
doctor-cache = compiled rules are stored in { $folder }, { $size } MB
doctor-cache-borrowed = compiled rules are read from { $folder }; it is not writable ({ $why }), which is fine until the program changes
doctor-client = the browser client is built
doctor-no-client = the browser client is not built: make client
doctor-languages = languages: { $languages }
doctor-sick = Something Uogashi needs is missing or broken.
doctor-games-sick = Uogashi runs, but not every game here can be played.
doctor-well = Everything Uogashi needs is installed.
purpose-rules = compiled rules
purpose-records = records and views
purpose-terminal = the terminal
purpose-text = translated text
purpose-server = tables on the web
purpose-store = storing tables
purpose-metrics = Prometheus metrics
purpose-table = tables of results (simulate --table)
purpose-report = charts in reports
purpose-test = make test
purpose-docs = make docs

## Reports

report-title =
    { $game }: what { $games ->
        [one] one game shows
       *[other] { $games } games show
    }
report-opening = Played by { $bots }, seed { $seed }, rules version { $rules }.
report-options = Options: { $options }.
report-components = Component values from { $file }.
report-reading = Shared wins are split. Ranges in brackets are 95% Wilson intervals.
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
report-length-text = Decisions per game, including chance.
report-decisions = decisions per game
report-share-of-games = share of games
report-scores = Scores
report-scores-text = Scores of all players; winning scores are in front.
report-all-scores = all scores
report-winning-totals = winning scores
report-score = score
report-share-of-scores = share of scores
report-who-wins = Who wins
report-who-wins-text = How far each position in the turn order, and each seat, is above or below a fair share of wins.
report-by-places = wins by turn order
report-by-seats = wins by seat
report-number = position or seat
report-above-fair = above or below a fair share
report-of-games = of all games
report-fair = a fair share
report-shared = shared wins
report-interval = { $share } ({ $low }–{ $high })
report-pair = { $winner } / { $other }
report-pair-bars = more for winners
report-all = all
report-none = none of them
report-never = This did not happen in these games.
report-share = share
report-per-game = per game
report-in-games = share of games
report-winners = winners / others
report-wins = wins

## Tables on the web

# A command line of the server.
serve-ready = Uogashi is running at { $address } (Ctrl-C to stop).
serve-ended = Stopped. All games are saved.
host-none = Nothing found.
host-most = Only the first { $most } are shown; --most shows more.
host-needs-yes = this cannot be undone: add --yes to confirm
host-not-done = nothing changed
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
host-ban-lifted = { $name } ({ $guest }) can come back.
host-vacuumed = The database now takes { $after } MB; it took { $before } MB before.
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
setting-file = settings file { $file } is not valid TOML: { $why }
setting-unknown = unknown setting { $setting }; available: { $known }
setting-wrong = { $setting } cannot be “{ $value }”
setting-range = { $setting } is { $value }; it must be between { $least } and { $most }
setting-choice = { $setting } cannot be “{ $value }”: choose one of { $known }
setting-database = invalid database “{ $value }”: use sqlite:///file.db or postgresql://user:password@host/database
setting-public-url = invalid public_url “{ $value }”: use https://example.org, with nothing after the host
setting-secret-key = secret_key has { $length } characters; it needs at least { $least }
database-newer = the database was made by a newer version of Uogashi (schema { $revision }; this one knows { $known }): install that version
database-older = the database has schema { $revision }; this version needs { $known }: start the server once with this version
database-in-use = another server is using the database { $database }
database-unreachable = cannot open the database { $database }: { $why }
port-unavailable = cannot listen on { $host }, port { $port }: { $why }
server-silent = the server holds the database but does not answer; nothing has changed
backup-onto-itself = { $file } is part of the database: choose another file for the backup
vacuum-failed = the database cannot return unused space: { $why }
backup-failed = the backup failed: { $why }
backup-needs-program = { $program } is not installed here; run this where it is: { $command }
guest-namesakes = several guests are called { $name }: use an id: { $guests }
guest-changed = you are now playing as someone else in this browser

# Instead of the page to play on.
client-missing = The server is running, but the browser client has not been built. Run make play, or run make client and restart the server.

## Games that cannot be played, and new ones

game-name-wrong = “{ $game }” cannot be a game’s name: use up to 32 lower-case letters and digits, starting with a letter
game-broken = cannot load game “{ $game }” ({ $package }): { $why }
game-failed = game “{ $game }” failed: { $why }
game-lacks =
    { $file ->
        [state] the state record
        [config] the config record
       *[other] { $file }
    } of the game “{ $game }” has no “{ $name }”
game-lacks-file = the game “{ $game }” has no file { $file }
game-other-name = { $package } should provide game “{ $game }”, but its GAME is called “{ $name }”
game-clash = two games are called “{ $game }”: the one from { $played } is used, the one from { $ignored } is ignored
new-game-exists = { $folder } already exists: choose another name, or another folder with --into
new-game-taken = there is already a game “{ $game }”: choose another name
new-game-word = “{ $game }” is a word of Uogashi’s own messages: choose another name
new-game-written = Created { $folder } with a small playable game. Left for you to do:
new-game-next = Next: cd { $folder }, pip install -e ., pytest, uogashi play { $game }
