### すべてのゲームに共通する文。日本語。

# 並べたものの間と、2つの文の間。
list-comma = 、
clause-comma = 、
sentence-gap = {""}

language-unknown = 言語「{ $language }」はありません。使えるのは{ $known }です。

## ゲーム、オプション、数値

game-unknown = ゲーム「{ $game }」はありません。遊べるのは{ $known }です。
players-wrong = 『{ $game }』は{ $fewest }〜{ $most }人用です。{ $players }人では遊べません。
option-unknown = オプション「{ $option }」はありません。使えるのは{ $known }です。
figure-unknown = 「{ $figure }」という数値はありません。使えるのは{ $known }です。
figure-missing = 数値「{ $figure }」が足りません。
figure-not-a-number = 「{ $figure }」は整数でなければなりません。今の値は{ $value }です。
figure-out-of-range = 「{ $figure }」は{ $least }から{ $most }まででなければなりません。今の値は{ $value }です。
figure-not-a-list = 「{ $figure }」はリストでなければなりません。今の値は{ $value }です。
figure-wrong-length =
    「{ $figure }」の要素は{ $length ->
       *[other] { $length }個
    }ですが、{ $span }個でなければなりません。
figure-not-a-table = 「{ $figure }」は{ $names }のテーブルでなければなりません。今の値は{ $value }です。
figure-origin = 「{ $figure }」の出どころは、1つの文字列か、部分ごとの文字列でなければなりません。今の値は{ $value }です。
figure-players = このゲームは「{ $count }」人では遊べません。数値を指定できる人数は{ $known }です。
figure-unknown-name = 「{ $figure }」に{ $value }は使えません。使えるのは{ $known }です。
figure-name-twice = 「{ $figure }」に{ $value }が2回書かれています。
file-not-toml = TOMLとして読めません：{ $why }
seed-unreadable = 「{ $seed }」はシードに使えません。表示できる文字だけを、1文字以上指定してください。
bot-unknown = ボット「{ $bot }」はいません。使えるのは{ $known }です。

## 行動

seat-number = プレイヤー{ $number }
seat-unknown = 席{ $number }はありません。席の番号は0から{ $most }までです。
decisions-none = 行動が指定されていません。
game-over = 「{ $decision }」はできません。ゲームはすでに終わっています。
not-your-turn =
    { $seat }は今「{ $decision }」を行えません。{ $count ->
        [1] { $acting }の手番です。
       *[other] ほかのプレイヤーがまだ終えていません。
    }
match-partial = この記録には、あなたが見てよい部分だけが入っています。見ることはできますが、続きは遊べません。
decisions-after-reveal = 「{ $decision }」を行うと、新しいことがわかります。その先は、それを見てから別に決めてください。
undo-nothing = 元に戻せるものがありません。
undo-not-yours = 元に戻せません。あなたの前にこの席にいたプレイヤーが決めたものです。

## 記録

chance-not-asked = 偶然で決まる場面ではないので、「{ $decision }」は起こりません。
chance-impossible = この場面で、偶然が「{ $decision }」になることはありません。
setup-keys = 「setup」のキーは、過不足なく{ $keys }でなければなりません。
seed-deals-otherwise = シード「{ $seed }」の配札は、このゲームのものではありません。「{ $part }」が異なります。
seed-rolls-otherwise = シード「{ $seed }」では、ここは「{ $decision }」ではなく「{ $rolled }」になります。
rules-unknown = { $game }には、ルールのバージョン{ $rules }がありません。使えるのは{ $known }です。
record-move-shape = 手は[席, "行動"]か["chance", "行動"]の形でなければなりません。{ $move }は使えません。
record-seat = 席{ $number }はありません。

## 遊ぶ

play-you = ゲスト
play-guest = ゲスト{ $number }
name-of-a-bot = 「{ $name }」はボットの名前です。別の名前にしてください。
name-twice = 2人が同じ名前「{ $name }」を使うことはできません。

## ルール

rules-missing = { $game }のルールはここにはありません

## ウェブ上の卓

guest-missing = ゲスト「{ $guest }」はいません。uogashi host list guestsで一覧を表示できます。
guest-not-banned = { $guest }は追放されていません。

# リクエストを断る理由。
request-unreadable = リクエストを解釈できません（{ $status }）：{ $why }
message-unreadable = メッセージを解釈できません：{ $why }
server-failed = サーバーで問題が起きました。ゲームの状態は変わっていません。
store-lost = サーバーは今、データを保存できません。もう一度試してください。
too-many-requests = 操作が多すぎます。{ $seconds }秒お待ちください。
origin-foreign = { $origin }からのリクエストは受け付けていません。
csrf-missing = ヘッダー「{ $header }」がないか、正しくありません。ページを読み込み直してください。
guest-unknown = サーバーがあなたを確認できません。ページを読み込み直してください。
guest-banned = このサーバーの管理者に追放されています。
token-unknown = このトークンは、正しくないか、もう使えません。
way-back-unknown = この復帰リンクは、正しくないか、もう使えません。
name-missing = 先に名前を決めてください。
name-unreadable = この名前は表示できません。誰にでも見える文字を使ってください。
name-long = 名前は{ $most }文字までです。
name-taken = この卓には、すでに「{ $name }」という名前の人がいます。別の名前にしてください。
name-not-yours = { $seat }の席はあなたの席ではありません。名前をつけられるのは、あなたの画面で遊ぶ人だけです。
names-not-seats = 名前は席と同じ数だけ必要です（{ $names }個ではなく{ $seats }個）。名前をつけない席にはnullと書きます。
tables-too-many = すでに{ $most }卓に参加しています。先にどれかを終えるか、席を立ってください。
tables-no-room = このサーバーは満杯で、今は新しい卓を作れません。進行中のゲームはそのまま続けられます。
follows-too-many = 同時に見られるのは{ $most }卓までです。
table-unknown = 卓「{ $table }」はありません。
table-private = この卓は非公開です。リンクを教えてもらってください。
table-not-begun = ゲームはまだ始まっていません。
table-not-over = ゲームはまだ終わっていません。
table-over = ゲームはすでに終わっています。
table-restless = この卓では人の出入りが多すぎたため、もう席を引き継ぐことはできません。
table-rules-unknown = このゲームのルールはバージョン{ $rules }です。このサーバーで使えるのは{ $known }だけです。
table-deals-otherwise = この卓は開けません。今のバージョンでは、配札が変わってしまいます。
seat-not-yours = あなたの席ではありません。
seat-needs-link = この席に着くには、席のリンクが必要です。
seat-taken = その席には、すでに{ $seat }が座っています。
seat-no-person = その席には、ボットに代わってもらう人がいません。
seat-second = すでにこの卓に着いています。
seat-secret = 少しお待ちください。ほかのプレイヤーが秘密に決めている間は、席を引き継げません。
seat-sat = あなたは先ほどまでこの卓の別の席でプレイしていました。今はその席にしか戻れません。
seat-present = { $seat }の離席が{ $seconds }秒続くまで、席をボットに任せることはできません。
seat-resigned = 投了した後は、プレイを続けられません。
seat-stand-in = ボットが代行中です。先に「席に戻る」を選んでください。
random-missing = 席に着くには、シャッフルに加える16バイトの乱数が必要です。
move-late = 間に合いませんでした。先にほかのプレイヤーが行動しました。場を確認して、もう一度試してください。
move-id-used = この手のIDは、自分の別の手ですでに使われています。
undo-off = この卓は「待ったなし」です。行動は元に戻せません。
step-unknown = { $step }手目はありません。最後は{ $most }手目です。
client-slow = 接続が遅すぎて、ゲームの進行に追いつけません。
server-ends = サーバーを再起動しています。
# 卓のまわりの出来事。
table-fact-made = 卓の用意ができました。
table-fact-joined = { $name }が席に着きました。
table-fact-ready = { $name }の準備ができました。
table-fact-left = { $name }が席を立ちました。
table-fact-stand-in = ここからは、{ $bot }が{ $name }の代わりにプレイします。
table-fact-back = { $name }が戻りました。
table-fact-resigned = { $name }が投了しました。
table-fact-end-offered = { $name }が、ゲームの終了を提案しました。
table-fact-end-declined = { $name }は、ゲームを続けたいと答えました。
table-fact-over-rules = ゲームが終わりました。
table-fact-over-resigned = ほかのプレイヤーが投了したので、ゲームが終わりました。
table-fact-over-agreement = 全員の同意により、ゲームはここで終わりました。
table-fact-over-abandoned = 誰もいなくなったので、ゲームが終わりました。
table-fact-over-closed = サーバーの管理者が卓を閉じたので、ゲームが終わりました。
