### Sentences that all games share. English.

# Between the items of a list, and between two sentences.
list-comma = ,{" "}
clause-comma = ,{" "}
sentence-gap = {" "}

language-unknown = unknown language “{ $language }”; available: { $known }

## Games, options, figures

game-unknown = unknown game “{ $game }”; available: { $known }
players-wrong = { $game } is for { $fewest } to { $most } players, not { $players }
option-unknown = unknown option “{ $option }”; available: { $known }
figure-unknown = unknown component “{ $figure }”; known: { $known }
figure-missing = component “{ $figure }” is missing
figure-not-a-number = “{ $figure }” must be a whole number, not { $value }
figure-out-of-range = “{ $figure }” is { $value }; it must be between { $least } and { $most }
figure-not-a-list = “{ $figure }” must be a list, not { $value }
figure-wrong-length =
    “{ $figure }” has { $length ->
        [one] one entry
       *[other] { $length } entries
    }; it must have { $span }
figure-not-a-table = “{ $figure }” must be a table of { $names }, not { $value }
figure-origin = the source of “{ $figure }” must be a text, or a text for each of its parts, not { $value }
figure-players = the game does not support “{ $count }” players; values can be set for { $known }
figure-unknown-name = “{ $figure }” contains { $value }, which is unknown; known: { $known }
figure-name-twice = “{ $figure }” names { $value } twice
file-not-toml = not valid TOML: { $why }
seed-unreadable = invalid seed “{ $seed }”: use one or more printable characters
bot-unknown = unknown bot “{ $bot }”; available: { $known }

## Decisions

seat-number = player { $number }
seat-unknown = there is no seat { $number }; seats are numbered 0 to { $most }
decisions-none = no decision given
game-over = too late for “{ $decision }”: the game is over
not-your-turn =
    { $seat } cannot “{ $decision }” now: { $count ->
        [one] it is { $acting }’s turn
       *[other] other players are still deciding
    }
match-partial = this game can be viewed but not continued: parts of it are hidden from you
decisions-after-reveal = “{ $decision }” reveals something: make the next decision separately
undo-nothing = nothing to undo
undo-not-yours = cannot undo: the previous player in this seat made that decision

## Records

chance-not-asked = no chance event is due, so “{ $decision }” cannot happen
chance-impossible = “{ $decision }” is not a possible chance event here
setup-keys = the setup must have exactly these keys: { $keys }
seed-deals-otherwise = seed “{ $seed }” deals a different game: “{ $part }” does not match
seed-rolls-otherwise = seed “{ $seed }” gives “{ $rolled }” here, not “{ $decision }”
rules-unknown = { $game } has no rules version { $rules }; available: { $known }
record-move-shape = a move is [seat, "words"] or ["chance", "words"], not { $move }
record-seat = there is no seat { $number }

## Playing

play-you = Guest
play-guest = Guest { $number }
name-of-a-bot = “{ $name }” is a bot’s name; choose another
name-twice = two people cannot both be called “{ $name }”

## Rules

rules-missing = the rules of { $game } have not been written yet

## Tables on the web

guest-missing = no guest { $guest }; “uogashi host list guests” lists them
guest-not-banned = { $guest } is not banned

# Why a request is refused.
request-unreadable = cannot read the request ({ $status }): { $why }
message-unreadable = cannot read the message: { $why }
server-failed = something went wrong on the server; nothing has changed
store-lost = the server cannot store anything right now; please try again
too-many-requests = too many requests: please wait { $seconds } s
origin-foreign = requests from { $origin } are not accepted here
csrf-missing = the header { $header } is missing or wrong: reload the page
guest-unknown = the server does not recognise you: reload the page
guest-banned = the host of this server has banned you
token-unknown = this token is not valid or no longer works
way-back-unknown = this device link is not valid or no longer works
name-missing = choose a name first
name-unreadable = this name cannot be displayed: use visible characters
name-long = a name can have at most { $most } characters
name-taken = someone at this table is already called “{ $name }”: choose another name
name-not-yours = { $seat } is not on your screen: you can only name players on your own screen
names-not-seats = expected { $seats } names, one per seat, not { $names }; use null for none
tables-too-many = you are already at { $most } tables: finish or leave one first
tables-no-room = this server is full: no new tables right now, but games in progress go on
follows-too-many = you can follow at most { $most } tables at once
table-unknown = there is no table { $table }
table-private = this table is private: ask for its link
table-not-begun = the game has not started yet
table-not-over = the game is not over yet
table-over = the game is over
table-restless = too many people have come and gone at this table: its seats can no longer be taken over
table-rules-unknown = this game follows rules version { $rules }; this server only knows version { $known }
table-deals-otherwise = this table cannot be opened: this version would deal its cards differently
seat-not-yours = this is not your seat
seat-needs-link = you need the link for this seat
seat-taken = { $seat } is already sitting there
seat-no-person = nobody is sitting there for a bot to replace
seat-second = you already have a seat at this table
seat-secret = wait a moment: seats cannot be taken over while others decide in secret
seat-sat = you have just played another seat at this table: for now, you can only return to that one
seat-present = { $seat } has not been away for { $seconds } s yet
seat-resigned = players who have resigned cannot keep playing
seat-stand-in = a bot is playing for you: take back control first
random-missing = sitting down takes 16 random bytes, which become part of the shuffle
move-late = too late: someone else has acted. Check the table and try again
move-id-used = this move id already belongs to another of your moves
undo-off = undo is off at this table
step-unknown = there is no step { $step }; the last one is { $most }
client-slow = your connection is too slow to keep up
server-ends = the server is restarting
# What happens around a game.
table-fact-made = The table is ready.
table-fact-joined = { $name } sits down.
table-fact-ready = { $name } is ready.
table-fact-left = { $name } leaves.
table-fact-stand-in = { $bot } takes over for { $name }.
table-fact-back = { $name } is back.
table-fact-resigned = { $name } resigns.
table-fact-end-offered = { $name } offers to end the game.
table-fact-end-declined = { $name } would rather keep playing.
table-fact-over-rules = The game is over.
table-fact-over-resigned = The game is over: the others have resigned.
table-fact-over-agreement = The game is over: everyone agreed to end it.
table-fact-over-abandoned = The game is over: nobody is left.
table-fact-over-closed = The game is over: the host of the server closed the table.
