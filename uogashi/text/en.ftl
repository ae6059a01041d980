### Sentences that all games share. English.

# Between the things of a list, and between two sentences.
list-comma = ,{" "}
clause-comma = ,{" "}
sentence-gap = {" "}

language-unknown = there is no language “{ $language }” here; there is { $known }

## Games, options, figures

game-unknown = there is no game “{ $game }” here; there is { $known }
players-wrong = { $game } is for { $fewest } to { $most } players, not { $players }
option-unknown = there is no option “{ $option }”; there is { $known }
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
figure-players = the game is not for “{ $count }” players; figures can be given for { $known }
figure-unknown-name = “{ $figure }” names { $value }; known here: { $known }
figure-name-twice = “{ $figure }” names { $value } twice
file-not-toml = this is not TOML: { $why }
seed-unreadable = “{ $seed }” cannot be a seed: it needs at least one character, and only printable ones
bot-unknown = there is no bot “{ $bot }”; there is { $known }

## Decisions

seat-number = player { $number }
seat-unknown = there is no seat { $number }; seats are numbered 0 to { $most }
decisions-none = no decision was given
game-over = “{ $decision }” comes too late: the game is over
not-your-turn =
    { $seat } may not “{ $decision }” now: { $count ->
        [one] it is the turn of { $acting }
       *[other] others have not finished yet
    }
match-partial = this game is known only as far as its reader may know it: it can be looked at, not played on
decisions-after-reveal = after “{ $decision }” you will know more: what comes then is a decision of its own
undo-nothing = there is nothing to take back
undo-not-yours = it cannot be taken back: whoever had this seat before you decided it

## Records

chance-not-asked = chance was not asked, so “{ $decision }” cannot happen
chance-impossible = chance cannot bring “{ $decision }” here
setup-keys = the setup must have exactly the keys { $keys }
seed-deals-otherwise = the seed “{ $seed }” deals another game: its “{ $part }” differs
seed-rolls-otherwise = the seed “{ $seed }” rolls “{ $rolled }” here, not “{ $decision }”
rules-unknown = { $game } has no rules version { $rules }; known here: { $known }
record-move-shape = a move is [seat, "words"] or ["chance", "words"], not { $move }
record-seat = there is no seat { $number }

## Playing

play-you = Guest
play-guest = Guest { $number }
name-of-a-bot = “{ $name }” is what a bot is called; take another name
name-twice = two persons cannot both be called “{ $name }”

## Rules

rules-missing = nobody has written down the rules of { $game } here

## Tables on the web

guest-missing = no guest { $guest }; uogashi host list guests shows them
guest-not-banned = { $guest } is not banned

# Why a request is refused.
request-unreadable = the request cannot be understood ({ $status }): { $why }
message-unreadable = the message cannot be understood: { $why }
server-failed = something went wrong on the server; nothing has changed
store-lost = the server cannot store anything at the moment; please try again
too-many-requests = that was too much at once: please wait { $seconds } s
origin-foreign = requests from { $origin } are not accepted here
csrf-missing = the header { $header } is missing or wrong: load the page again
guest-unknown = the server does not know who you are: load the page again
guest-banned = the host of this server has banned you
token-unknown = this token is not valid, or not any more
way-back-unknown = this way-back link is not valid, or not any more
name-missing = choose a name first
name-unreadable = this name cannot be shown: use letters that everybody can see
name-long = a name has at most { $most } characters
name-taken = somebody at this table is already called “{ $name }”: choose another name
name-not-yours = the seat of { $seat } is not yours: you can only name those who play on your screen
names-not-seats = there must be as many names as seats, { $seats } and not { $names }; null stands for none
tables-too-many = you sit at { $most } tables already: finish or leave one first
tables-no-room = this server is full: it takes no new tables at the moment. Running games go on
follows-too-many = no more than { $most } tables can be followed at the same time
table-unknown = there is no table { $table }
table-private = this table is private: ask for a link
table-not-begun = the game has not begun yet
table-not-over = the game is not over yet
table-over = the game is over
table-restless = too many people have come and gone at this table: nobody can take over a seat any more
table-rules-unknown = this game follows rules version { $rules }; this server only knows version { $known }
table-deals-otherwise = this table cannot be opened: its cards would be dealt otherwise today
seat-not-yours = this is not your seat
seat-needs-link = to sit down here you need the link of the seat
seat-taken = { $seat } sits there already
seat-no-person = nobody sits there for whom a bot could play on
seat-second = you sit at this table already
seat-secret = wait a moment: nobody can take over a seat while others decide in secret
seat-sat = you have just played another seat at this table: you can only return to that one for now
seat-present = { $seat } has not been away for { $seconds } s yet
seat-resigned = whoever has resigned cannot play on
seat-stand-in = a bot is playing for you: come back to your seat first
random-missing = 16 random bytes are needed to sit down: they become part of the shuffle
move-late = too late: somebody else has acted since. Look again
move-id-used = this move id belongs to another move of yours
undo-off = nothing is taken back at this table
step-unknown = there is no step { $step }; the last one is { $most }
client-slow = the connection is too slow to keep up
server-ends = the server is being restarted
# What happens around a game.
table-fact-made = The table is set.
table-fact-joined = { $name } sits down.
table-fact-ready = { $name } is ready.
table-fact-left = { $name } leaves.
table-fact-stand-in = { $bot } plays on for { $name }.
table-fact-back = { $name } is back.
table-fact-resigned = { $name } resigns.
table-fact-end-offered = { $name } offers to end the game here.
table-fact-end-declined = { $name } would rather play on.
table-fact-over-rules = The game is over.
table-fact-over-resigned = The game is over: the others have resigned.
table-fact-over-agreement = The game is over: everybody agreed to end it here.
table-fact-over-abandoned = The game is over: nobody is left.
table-fact-over-closed = The game is over: the host of the server closed the table.
