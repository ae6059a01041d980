### Sentences of Shopping Spree. Japanese. Its title and the like stand on the shelf: shelf/ja.ftl.

## Things: one of them, as it stands in the middle of a sentence. They are typed, too: the first letters will do.

shopping-thing-shirt = シャツ
shopping-thing-pants = ズボン
shopping-thing-bra = ブラジャー
shopping-thing-underwear = 下着
# A pair of socks is one thing.
shopping-thing-socks = 靴下
shopping-thing-bed-sheet = シーツ
shopping-thing-pillow-case = 枕カバー
shopping-thing-washer = 洗濯機
shopping-thing-dryer = 乾燥機
shopping-thing-black-drink = 黒のドリンク
shopping-thing-red-drink = 赤のドリンク
shopping-thing-blue-drink = 青のドリンク
shopping-thing-green-drink = 緑のドリンク
shopping-thing-yellow-drink = 黄のドリンク
shopping-thing-white-drink = 白のドリンク
shopping-thing-salmon = サケ
shopping-thing-magazine = 雑誌
shopping-thing-newspaper = 新聞
shopping-thing-detergent = 洗剤
shopping-thing-tuna = マグロ
shopping-thing-crab = カニ
# On the map in letters.
shopping-thing-within-reach = 行ける
shopping-thing-vending-machine = 自動販売機
shopping-thing-entrance = 出入口
shopping-thing-all-taken = 売り切れ
# The price stacks, beside those of the drinks: what is paid from them.
shopping-thing-machines = 洗濯機と乾燥機
shopping-thing-bedding = シーツと枕カバー
shopping-thing-clothes = シャツとズボン
shopping-thing-smalls = ブラジャーと下着と靴下
# The lanes of the store
shopping-thing-A = A
shopping-thing-B = B
shopping-thing-C = C
shopping-thing-D = D
shopping-thing-E = E
shopping-thing-F = F
shopping-thing-G = G

## So many of a thing, as somebody takes them, has them or is paid for them

shopping-some-shirt =
    { $count ->
        [1] シャツ
       *[other] シャツ{ $count }個
    }
shopping-some-pants =
    { $count ->
        [1] ズボン
       *[other] ズボン{ $count }個
    }
shopping-some-bra =
    { $count ->
        [1] ブラジャー
       *[other] ブラジャー{ $count }個
    }
shopping-some-underwear =
    { $count ->
        [1] 下着
       *[other] 下着{ $count }個
    }
shopping-some-socks =
    { $count ->
        [1] 靴下
       *[other] 靴下{ $count }足
    }
shopping-some-bed-sheet =
    { $count ->
        [1] シーツ
       *[other] シーツ{ $count }個
    }
shopping-some-pillow-case =
    { $count ->
        [1] 枕カバー
       *[other] 枕カバー{ $count }個
    }
shopping-some-washer =
    { $count ->
        [1] 洗濯機
       *[other] 洗濯機{ $count }台
    }
shopping-some-dryer =
    { $count ->
        [1] 乾燥機
       *[other] 乾燥機{ $count }台
    }
shopping-some-black-drink =
    { $count ->
        [1] 黒のドリンク
       *[other] 黒のドリンク{ $count }本
    }
shopping-some-red-drink =
    { $count ->
        [1] 赤のドリンク
       *[other] 赤のドリンク{ $count }本
    }
shopping-some-blue-drink =
    { $count ->
        [1] 青のドリンク
       *[other] 青のドリンク{ $count }本
    }
shopping-some-green-drink =
    { $count ->
        [1] 緑のドリンク
       *[other] 緑のドリンク{ $count }本
    }
shopping-some-yellow-drink =
    { $count ->
        [1] 黄のドリンク
       *[other] 黄のドリンク{ $count }本
    }
shopping-some-white-drink =
    { $count ->
        [1] 白のドリンク
       *[other] 白のドリンク{ $count }本
    }
shopping-some-salmon =
    { $count ->
        [1] サケ
       *[other] サケ{ $count }匹
    }
shopping-some-magazine =
    { $count ->
        [1] 雑誌
       *[other] 雑誌{ $count }冊
    }
shopping-some-newspaper =
    { $count ->
        [1] 新聞
       *[other] 新聞{ $count }部
    }
shopping-some-detergent =
    { $count ->
        [1] 洗剤
       *[other] 洗剤{ $count }個
    }
shopping-some-tuna =
    { $count ->
        [1] マグロ
       *[other] マグロ{ $count }匹
    }
shopping-some-crab =
    { $count ->
        [1] カニ
       *[other] カニ{ $count }匹
    }
# Tuna and crabs with the value that is printed on them: “6のカニ”, “6のカニ2匹”
shopping-some-valued =
    { $count ->
        [1] { $value }の{ $thing }
       *[other] { $value }の{ $thing }{ $count }匹
    }

## What stands on the map in the terminal: at most 9 columns (4 wide characters), each different from all others

shopping-short-shirt = シャツ
shopping-short-pants = ズボン
shopping-short-bra = ブラ
shopping-short-underwear = 下着
shopping-short-socks = 靴下
shopping-short-bed-sheet = シーツ
shopping-short-pillow-case = 枕カバー
shopping-short-washer = 洗濯機
shopping-short-dryer = 乾燥機
shopping-short-salmon = サケ
shopping-short-magazine = 雑誌
shopping-short-newspaper = 新聞
shopping-short-detergent = 洗剤
shopping-short-tuna = マグロ
shopping-short-crab = カニ

## Signs of the drinks: one letter, or one wide character; they can be typed, too

shopping-sign-black-drink = 黒
shopping-sign-red-drink = 赤
shopping-sign-blue-drink = 青
shopping-sign-green-drink = 緑
shopping-sign-yellow-drink = 黄
shopping-sign-white-drink = 白

## Words to type, the one to show first: each means one thing only, and none is a word of the program, as play-word-quit

shopping-word-enter = 入る 店に入る 入店
shopping-word-walk = 進む 歩く 行く
shopping-word-stay = 動かない その場 その場にとどまる
shopping-word-here = ここ とどまる ここにとどまる
shopping-word-leave = 出る 店を出る 退店
shopping-word-take = 取る とる
shopping-word-machine = 自販機 自動販売機
shopping-word-nothing = なし 取らない 何も取らない

## 数値：書き込み用ファイルでの説明

shopping-about-dots = 地図で立てる点。通路A–Gと列1–9
shopping-about-steps = 点と点の間の道。往復できます
shopping-about-entrances = 入口の点
shopping-about-machine = 自動販売機に手が届く点
shopping-about-cards = カード。どの点の前にあり、何が載っているか
shopping-about-clothes = 衣類の各種類の数。数えてください
shopping-about-drinks = 飲み物の各色の数。数えてください
shopping-about-crate = ケースに入る飲み物の数
shopping-about-tuna-bag = 袋のマグロに印刷された価値
shopping-about-crab-bag = 袋のカニに印刷された価値
shopping-about-barrels = 樽。店を出るたびに1個
shopping-about-stacks = 最初に各山にある円
shopping-about-drink-stacks = 飲み物の色ごとの山にある円
shopping-about-stack-falls = 支払った山が、店を出たあとに減る額
shopping-about-over-stack = 衣類と機械が山より多く支払う額
shopping-about-first-salmon = サケを初めて持って出たときの1匹の額
shopping-about-later-salmon = 2回目からのサケ1匹の額
shopping-about-tuna-pays = マグロの価値1につき支払われる額
shopping-about-crab-pays = カニの価値1につき支払われる額
shopping-about-tuna-price = 各プレイヤーの最初のマグロの値段
shopping-about-tuna-dearer = 2匹目から1匹ごとに高くなる額
shopping-about-steps-a-turn = 1手番の歩数
shopping-about-leavings = 各プレイヤーが店を出る回数
shopping-about-machine-odds = 何回のうち何回飲み物が出るか
shopping-about-safe-items = オプションdexterity。この数までは落ちません
shopping-about-fall-odds = それより上は、1歩ごとに何回のうち何回落ちるか

## What happened. A figure comes twice: $yen to choose by, $yen_shown to be shown.

shopping-fact-turn-begins = 第{ $turn }手番：{ $seat }
shopping-fact-entered = { $seat }が通路{ $lane }から店に入りました。
shopping-fact-walked = { $seat }が{ $lane }{ $row_shown }まで{ $steps }歩進みました。
shopping-fact-stayed = { $seat }はどこにも行けず、その場にとどまりました。
# $value: printed on tuna and crabs; 0 for other things
shopping-fact-fell =
    { $value ->
        [0] { $seat }のかごから{ $thing }が落ちました。
       *[other] { $seat }のかごから{ $value_shown }の{ $thing }が落ちました。
    }
shopping-fact-basket-held = { $seat }のかごからは何も落ちませんでした。
shopping-fact-taken = { $seat }が{ $thing }を取りました。
shopping-fact-tuna-bought = { $seat }がマグロ1匹に¥{ $yen_shown }を払いました。
shopping-fact-drawn = { $seat }が袋から{ $value_shown }の{ $thing }を引きました。
shopping-fact-took-nothing = { $seat }は何も取りませんでした。
shopping-fact-machine-used = { $seat }が自動販売機を使い、ドリンクを{ $drinks }本入れました。
shopping-fact-came-out = { $thing }が{ $count }本出てきて、{ $seat }のかごに入りました。
shopping-fact-machine-kept =
    { $drinks ->
        [0] 詰まったドリンクはありません。
       *[other] ドリンクが{ $drinks }本詰まり、ケースに戻りました。
    }
shopping-fact-crate-refilled = ケースの横で待っていたドリンクが{ $drinks }本、ケースに入りました。
# $time: 1 for the first time
shopping-fact-left = { $seat }が品物{ $items }個を持って店を出て、¥{ $yen_shown }を受け取りました。
# $doubled: how many of them a detergent doubles
shopping-fact-paid =
    { $value ->
        [0] { $thing }
       *[other] { $value_shown }の{ $thing }
    }×{ $count }：¥{ $yen_shown }{ $doubled ->
        [0] 。
       *[other] （洗剤で2倍：{ $doubled }個）。
    }
shopping-fact-stack-fell = { $stack }の山が¥{ $yen_shown }に減りました。
shopping-fact-last-turn = { $seat }の手番が最後です。
shopping-fact-limit-reached = 各プレイヤーの手番の上限（{ $turns }回）に達したので、ゲームはここで終わりです。
shopping-fact-basket-lost = { $seat }はまだ店内にいるので、品物{ $items }個には何も支払われません。
shopping-fact-scored =
    { $seat }：所持金¥{ $money_shown }、持ち出した雑誌と新聞は{ $papers ->
        [0] なし
       *[other] { $papers }部
    }、店を出た回数は{ $times }回。

## Why a decision is refused: something else is asked

shopping-asked-entering = 今は店の外にいます。まず店に入ってください。入れる通路：{ $lanes }。
shopping-asked-walking = 今は店内にいます。まず別のマスへ進むか、店を出てください。
shopping-asked-walking-on = 店に入ったところです。残りの歩数で先へ進むか、ここにとどまってください。
shopping-asked-taking = 今は{ $dot }にいます。ここにある品物を取る、手が届くなら自動販売機を使う、何も取らない、のどれかにしてください。

## Why a decision is refused: a rule forbids it

shopping-no-entrance = 通路{ $lane }に出入口はありません。入れる通路：{ $lanes }。
shopping-no-such-dot = この店に{ $dot }というマスはありません。{ $here }から{ $most }歩以内のマスへ進んでください。
shopping-same-dot = すでに{ $dot }にいます。{ $most }歩以内の、別のマスへ進んでください。
shopping-too-far = { $here }から{ $dot }までは{ $steps }歩ですが、進めるのは{ $most }歩までです。もっと近いマスへ進んでください。
shopping-just-entered = 店に入った手番のうちに出ることはできません。先へ進むか、ここにとどまってください。
shopping-empty-basket = からのかごで店を出ることはできません。先に何かを取ってください。
shopping-door-too-far = { $here }から外までは{ $steps }歩ですが、1回の手番で進めるのは{ $most }歩までです。先に出入口へ近づいてください。
shopping-can-move = その場にとどまれるのは、どこにも行けない人だけです。別のマスへ進むか、店を出てください。
shopping-not-here =
    { $here }に{ $thing }はありません。{ $choices ->
        [0] 取れるものは何もありません。
       *[other] 取れるもの：{ $things }。
    }
shopping-bag-empty =
    { $thing }の袋はからです。{ $choices ->
        [0] { $here }で取れるものは、ほかにありません。
       *[other] { $here }で取れるもの：{ $things }。
    }
shopping-too-dear =
    次のマグロは¥{ $cost }ですが、所持金は¥{ $money }です。{ $choices ->
        [0] { $here }で取れるものは、ほかにありません。
       *[other] { $here }で取れるもの：{ $things }。
    }
shopping-no-machine-here =
    { $choices ->
        [0] この店に自動販売機はありません。
       *[other] { $here }から自動販売機に手は届きません。使えるマス：{ $dots }。
    }
shopping-crate-empty = 自動販売機のケースがからなので使えません。別の品物を取るか、何も取らないでください。

## Figures, options and setups that cannot be

shopping-figure-no-dot = 「{ $figure }」に{ $value }は使えません。マスは"B4"のように、AからGまでの通路と、1から9までの段で書きます。
shopping-figure-no-way = 「{ $figure }」に{ $value }は使えません。道は"A1-A2-A3"のように、マスを「-」でつないで書きます。
shopping-figure-step-twice = 「{ $figure }」の{ $step }は、すでに書いてあるか、どこにも進まない1歩です。どの1歩も1回だけ書いてください。
shopping-figure-card-contents = 「{ $figure }」の中身は1種類でなければなりません。最初から並べておく品物だけは、何種類でも置けます。使えるもの：{ $known }。
shopping-figure-unknown-dot = 「{ $figure }」のマス{ $dot }は、「dots」にありません。「dots」に加えるか、別のマスにしてください。
shopping-figure-entrances-alike = 「{ $figure }」は、通路{ $lane }の2つ目の出入口です。出入口は、1本の通路に1つまでです。
shopping-figure-dot-apart = マス{ $dot }には誰も行けません。出入口からそこまでの道がありません。
shopping-figure-odds = 「{ $figure }」に{ $value }は使えません。「2回に1回」なら[1, 2]のように書き、1つ目の数は2つ目以下でなければなりません。
shopping-figure-barrels = 樽は{ $barrels }個ですが、{ $needed }個必要です。どのプレイヤーも、店を出るたびに1個取ります。
shopping-figure-clothes = 衣類は{ $clothes }個、衣類のカードは{ $cards }枚です。同じ数でなければなりません。
shopping-figure-drinks = 黒以外のドリンクは{ $drinks }本、カードに置けるのは{ $room }本です。同じ数でなければなりません。
shopping-figure-too-many =
    { $what ->
        [piles] カードの上の品物は{ $count }組ですが、{ $most }組までです。
        [piles-at-a-dot] 1つのマスの前にある品物は{ $count }組ですが、{ $most }組までです。
        [drink-cards] ドリンクのカードは{ $count }枚ですが、{ $most }枚までです。
        [drinks] ドリンクは{ $count }本ですが、{ $most }本までです。
        [tuna-values] マグロの値は{ $count }種類ですが、{ $most }種類までです。
        [crab-values] カニの値は{ $count }種類ですが、{ $most }種類までです。
       *[items] 品物はゲーム全体で{ $count }個ですが、{ $most }個までです。
    }
shopping-option-turns = turn_limitは1から{ $most }までの数でなければなりません。{ $value }は使えません。
shopping-option-endings = endは{ $known }のどれかでなければなりません。{ $value }は使えません。
shopping-option-switch = { $option }はtrueかfalseでなければなりません。{ $value }は使えません。
shopping-setup-first = 「first」は0から{ $last }までの席でなければなりません。今の値は{ $value }です。
shopping-setup-drinks = 「drinks」は、色のリストを{ $cards }個並べたものでなければなりません。それぞれの本数：{ $counts }。
shopping-setup-dealt = 「{ $what }」は{ $wanted }を並べたものでなければなりません（順番は自由）。今の値は{ $value }です。

## For every client: the names of what is seen

shopping-turn = 第{ $number }手番
shopping-turn-before = 1手番戻る
shopping-turn-after = 1手番進む
shopping-view-turn = 手番
shopping-view-turn-limit = 手番の上限
shopping-view-phase = フェイズ
shopping-view-first = スタートプレイヤー
shopping-view-player = 手番のプレイヤー
shopping-view-steps-a-turn = 1手番の歩数
shopping-view-leavings-needed = 店を出る回数
shopping-view-last-turn = 最後の手番
shopping-view-safe-items = 落ちない個数
shopping-view-salmon-pays = サケの支払い
shopping-view-tuna-bag = 袋のマグロ
shopping-view-crab-bag = 袋のカニ
shopping-view-crate = ケースの中
shopping-view-waiting = ケースの横
shopping-view-barrels = 残りの樽
shopping-view-seats = プレイヤー
shopping-view-stacks = 値段の山
shopping-view-plan = 見取り図
shopping-view-lines = 見取り図の行
shopping-view-signs = 文字
shopping-view-inside = 数字
shopping-view-dots = マス
shopping-view-cards = カード
shopping-view-thing = 品物
shopping-view-value = 印刷された値
shopping-view-count = 数
shopping-view-doubled = 2倍になる数
shopping-view-pays = 支払い
shopping-view-seat = プレイヤー
shopping-view-money = 所持金
shopping-view-dot = マス
shopping-view-exit-steps = 外までの歩数
shopping-view-leavings = 店を出た回数
shopping-view-done = 終わり
shopping-view-could-end = ゲームを終わらせうる
shopping-view-could-end-round = 最後のラウンドにしうる
shopping-view-items = 品物の数
shopping-view-basket-pays = かごの支払い
shopping-view-basket = かご
shopping-view-at-risk = 落ちそうなもの
shopping-view-tuna-cost = 次のマグロの値段
shopping-view-papers = 持ち出した雑誌と新聞
shopping-view-carried-out = 持ち出したもの
shopping-view-stack = 山
shopping-view-yen = 山の金額
shopping-view-things = 品物
shopping-view-steps = 歩数
shopping-view-entrance = 出入口
shopping-view-machine = 自動販売機
shopping-view-neighbours = 1歩先のマス
shopping-view-at = 手が届くマス
shopping-view-bag = 袋

shopping-phase-entering = 店に入る
shopping-phase-walking = 歩く
shopping-phase-walking-on = 続けて歩く
shopping-phase-falling = 何が落ちる？
shopping-phase-taking = 品物を取る
shopping-phase-drawing-tuna = マグロを引く
shopping-phase-drawing-crab = カニを引く
shopping-phase-machine = 自動販売機が動く
shopping-phase-over = 終了

## For every client: decisions, what they bring, and options. $first and $second are the words that follow the first
## one, things by their names; empty where there are none.

shopping-decision-enter = 通路{ $first }から店に入る
shopping-decision-walk = { $first }{ $second }へ進む
shopping-decision-stay = { $dot }にとどまる
shopping-decision-here = { $dot }にとどまる
shopping-decision-leave = 店を出て¥{ $yen }を受け取る
shopping-decision-machine = 自動販売機を使う
shopping-decision-nothing = 何も取らない
shopping-decision-take = { $first }を取る
# Headings of decisions that begin with the same word.
shopping-choices-enter = 店に入る
shopping-choices-walk = マスへ進む
shopping-choices-take = 品物を1個取る
shopping-outcome-money = 所持金
shopping-score = ¥{ $score }
shopping-outcome-basket = かごの支払い
shopping-outcome-exit = 外までの歩数
shopping-option-dexterity = 器用さ
shopping-option-dexterity-about = かごに高く積んだものは、途中で落ちることがあります。1歩進むたびに、7個目からの品物が1個ごとに1/6の確率で落ちます。
shopping-option-stack-payout = 山の金額だけを支払う
shopping-option-stack-payout-about = 衣類、洗濯機、乾燥機に、山にある金額だけが支払われ、¥100は加わりません。
shopping-option-end = 終わり方
shopping-option-end-about = 1人を除く全員が2回店を出たあと、いつゲームが終わるかです。
shopping-option-end-recommended = 2人なら、ラウンドの最後まで行うのがおすすめです。その場で終わると、スタートプレイヤーが必ず勝てます。
shopping-option-end-at-once = 2人でもその場で
shopping-option-end-even = その場で（2人ならラウンドの最後まで）
shopping-option-end-round = いつもラウンドの最後まで
# Of tables made under older rules.
shopping-option-end-usual = { shopping-option-end-even }
shopping-option-turn-limit = 1人の手番の上限

## Reports

shopping-report-turns = 1人の手番の回数
shopping-report-turns-text = ゲームが終わるまでに、それぞれのプレイヤーが行う手番の回数です。
shopping-report-score = 得点の内訳
shopping-report-score-text = 終了時の所持金、同点のときに比べるもの、店を出た回数です。
shopping-report-score-money = 所持金
shopping-report-score-papers = 持ち出した雑誌と新聞
shopping-report-score-times = 店を出た回数
shopping-report-leaving = 店を出るとき
shopping-report-leaving-text = 店を出るときに持っている品物と、その支払いです。
shopping-report-leaving-items = かごの品物の数
shopping-report-leaving-yen = 支払い（¥）
shopping-report-first-out = 最初に店を出る人
shopping-report-first-out-text = 最初に店を出ると有利かどうかです。
shopping-report-first-out-who = 最初に店を出た人
shopping-report-things = 品物
shopping-report-things-text = 店の外へ持ち出された品物と、その支払いです。
shopping-report-things-paid = 1ゲームの持ち出し
shopping-report-things-yen = 1ゲームの支払い（¥）
shopping-report-things-doubled = 1ゲームに洗剤で2倍
shopping-report-things-winners = 勝者 / ほかの人の持ち出し
shopping-report-drawn = マグロとカニ
shopping-report-drawn-text = 袋から引かれた数と、印刷された値です。
shopping-report-drawn-drawn = 1ゲームの数
shopping-report-drawn-value = 値
shopping-report-stacks = 値段の山
shopping-report-stacks-text = それぞれの山が減る回数と、減ったあとの金額です。
shopping-report-stacks-fell = 1ゲームに減る回数
shopping-report-stacks-yen = 減ったあとの円
shopping-report-machine = 自動販売機
shopping-report-machine-text = 自動販売機を使うたびに入れるドリンクの本数です。
shopping-report-machine-drinks = 入れるドリンク
shopping-report-came-out = 出てくるドリンク
shopping-report-came-out-text = プレイヤーが自動販売機から手に入れるドリンクです。
shopping-report-came-out-drinks = 1ゲームの本数
shopping-report-came-out-winners = 勝者 / ほかの人の本数
shopping-report-happened = そのほかの出来事
shopping-report-happened-text = 1ゲームに起こる回数です。
shopping-report-happened-machine-used = 自動販売機を使う
shopping-report-happened-tuna-bought = マグロを買う
shopping-report-happened-took-nothing = 何も取らない
shopping-report-happened-fell = かごから品物が落ちる
shopping-report-happened-basket-lost = 終了時にかごが店内に残る
shopping-report-happened-limit-reached = 手番の上限でゲームが終わる

## The table in the terminal: all of it as short as can be

shopping-position-turn = 手番 { $turn }/{ $turns }
shopping-position-last = 最後の手番
shopping-what-happened = これまでの経過
shopping-column-player = プレイヤー
shopping-column-money = 所持金
# How often they have left, a sign for each time
shopping-column-left = 退店
# Where they are
shopping-column-at = 場所
# Steps to get out of the store
shopping-column-out = 外まで
shopping-column-papers = 雑誌類
# What the basket would pay now
shopping-column-pays = 支払い
shopping-column-basket = かご
shopping-column-carried-out = 持ち出したもの
shopping-board-machine = 自動販売機
shopping-legend-pawn = プレイヤー1；手番プレイヤーのいるマス
shopping-legend-reached = 2歩で行けるマス
shopping-legend-dot = マス：通路と段。そこから横にあるものを取れる
shopping-legend-way = マスからマスへ1歩
shopping-legend-door = 出入口：ここから出入りする
shopping-legend-machine = 自動販売機と、ケースの中身
shopping-legend-things = シャツ2枚；何もない
shopping-legend-doubled = 洗剤で2倍
shopping-legend-left = 1回退店した；あと1回
shopping-legend-seats = 手番；スタートプレイヤー
shopping-legend-won = 勝者
shopping-board-empty = からっぽ
# After it stand those who are outside. Also a place: where somebody is.
shopping-board-outside = 店の外
shopping-board-done = 終わり
# After “▸2”, which stands at dots that can be reached
shopping-board-steps = { $steps }歩で行けるマス
# After its sign on the map
shopping-board-entrance = 出入口
# $steps: pairs of dots, for which no line could be drawn
shopping-board-other-steps = ほかに1歩：{ $steps }
# Before the drinks that wait beside the crate
shopping-board-waiting = ケースの横
# Headings before prices and before what is left in the bags
shopping-board-pays = 支払い
shopping-board-bags = 袋の中
# After the tuna in the bag
shopping-board-tuna-cost = （自分は¥{ $yen }）
shopping-board-at-risk = 落ちそう：{ $things }
shopping-board-unpaid = 支払いなし：{ $items }個

## The table in words

shopping-words-dot = { $dot }：{ $things }。
shopping-words-empty-dot = { $dot }：何もありません。
# A card from which one draws
shopping-words-bag = 袋から引く{ $thing }
shopping-words-shared = { $things }（{ $dots }からも）
shopping-words-machine-here = 自動販売機に手が届きます。
shopping-words-steps = { $steps }歩で行けます。
shopping-words-exit = 外まで{ $steps }歩です。
shopping-words-here =
    { $count ->
       *[other] { $seats }がいます。
    }
shopping-words-ways = 隣のマスまで1歩：{ $ways }。
shopping-words-entrances =
    { $count ->
       *[other] 出入口：{ $dots }。
    }
shopping-words-crate = 自動販売機のケースの中：{ $drinks }。
shopping-words-no-crate = 自動販売機のケースはからです。
shopping-words-waiting = ケースの横（古い順）：{ $drinks }。
shopping-words-pays = 今の1個の支払い：{ $prices }。
shopping-words-stack = { $stack } ¥{ $yen }
# Between stacks, whose names may have commas in them
shopping-words-then = 、
shopping-words-bag-holds = { $thing }の袋の中：{ $values }。
shopping-words-bag-empty = { $thing }の袋はからです。
shopping-words-seat = プレイヤー{ $player }、{ $seat }：所持金¥{ $money }。
shopping-words-at = { $dot }にいて、外まで{ $steps }歩です。
shopping-words-outside = 店の外にいます。
shopping-words-done = もう終わりました。
shopping-words-leavings = 店を出た回数は{ $needed }回のうち{ $times }回です。
shopping-words-basket = かごの中：{ $items }。今の支払いは¥{ $yen }です。
shopping-words-no-basket = かごはからです。
# $doubled: how many of the $count things a detergent would double
shopping-words-doubled =
    { $count ->
        [1] { $things }（2倍）
       *[other] { $things }（2倍：{ $doubled }個）
    }
shopping-words-at-risk = 次の1歩で落ちるかもしれないもの（先に決めるものから）：{ $things }。
shopping-words-carried-out = 持ち出したもの：{ $things }。
shopping-words-unpaid = 店内に残った品物{ $items }個には、何も支払われません。
shopping-words-tuna-cost = 次のマグロは¥{ $yen }です。
shopping-words-first = スタートプレイヤーです。

## The story. What somebody did in a turn is put together from the parts below.

shopping-told-first = { $seat }から始めます。
shopping-told-turn = { $seat }：{ $parts }。
# Between the parts
shopping-told-then = {" "}/{" "}
shopping-told-enters = 通路{ $lane }から店に入る
shopping-told-walks = { $dot }へ進む
shopping-told-stays = どこにも行けない
shopping-told-drops = { $things }を落とす
shopping-told-holds = 何も落とさない
shopping-told-takes = { $thing }を取る
shopping-told-buys = { $tuna }を¥{ $yen }で買う
shopping-told-draws = { $thing }を引く
# $count: the drinks that went in
shopping-told-machine = 自動販売機に{ $count }本入れて、{ $drinks }が出てくる
shopping-told-machine-stuck =
    { $count ->
        [1] 自動販売機に1本入れたが、詰まる
       *[other] 自動販売機に{ $count }本入れたが、全部詰まる
    }
shopping-told-nothing = 何も取らない
shopping-told-leaves = { $seat }が品物{ $items }個を持って店を出て、¥{ $yen }を受け取りました：{ $payments }。
# $doubled: how many of the $count things a detergent doubled
shopping-told-paid =
    { $doubled ->
        [0] { $things } ¥{ $yen }
       *[other] { $count ->
            [1] { $things } ¥{ $yen }（2倍）
           *[other] { $things } ¥{ $yen }（2倍：{ $doubled }個）
        }
    }
shopping-told-stacks = 山が減りました：{ $stacks }。
shopping-told-stack = { $stack }は¥{ $yen }

## What is asked, and what it would bring

shopping-ask-hint = 入力できるもの：{ $words }。「?」で詳細を表示します。
# What it pays now, or costs
shopping-hint-pays = { $words }（¥{ $yen }）
shopping-hint-costs = { $words }（代金¥{ $yen }）
shopping-ask-entering = 店の外にいます。どの通路から入りますか。
shopping-ask-walking = { $dot }にいて、外まで{ $steps }歩です。かごの支払いは今¥{ $yen }です。どこへ行きますか。
shopping-ask-walking-on = 店に入り、{ $dot }にいます。どのマスまで進みますか、それともここにとどまりますか。
shopping-ask-taking =
    { $things ->
        [none] { $dot }にいます。ここには取れる品物がありません。
       *[other] { $dot }にいます。1つ選んでください：{ $things }。何も取らなくてもかまいません。
    }
shopping-warning-last =
    { $basket ->
        [0] 最後の手番です。このラウンドでゲームが終わります。
       *[other] 最後の手番です。このラウンドでゲームが終わります。店を出なければ、かごの¥{ $basket }は支払われません。
    }
shopping-warning-limit =
    { $basket ->
        [0] { $turns }手番目が最後です。終わるとゲーム終了です。
       *[other] { $turns }手番目が最後です。店を出なければ、かごの¥{ $basket }は支払われません。
    }
shopping-warning-ends =
    { $basket ->
        [0] { $seat }は外まで{ $steps }歩です。店を出ると、ゲームが終わります。
       *[other] { $seat }は外まで{ $steps }歩です。店を出るとゲームが終わり、あなたのかごの¥{ $basket }は支払われません。
    }
shopping-warning-ends-round =
    { $basket ->
        [0] { $seat }は外まで{ $steps }歩です。店を出ると、このラウンドが最後になります。
       *[other] { $seat }は外まで{ $steps }歩です。店を出るとこのラウンドが最後になり、そのあと、あなたのかごの¥{ $basket }は支払われません。
    }
shopping-ends-won =
    { $how ->
        [leaving] 今店を出るとゲームが終わります
       *[other] これでゲームが終わります
    }。¥{ $own }対¥{ $best }であなたの勝ちです。
shopping-ends-won-tie =
    { $how ->
        [leaving] 今店を出るとゲームが終わります
       *[other] これでゲームが終わります
    }。¥{ $own }で並び、タイブレークであなたの勝ちです。
shopping-ends-lost =
    { $how ->
        [leaving] 今店を出るとゲームが終わります
       *[other] これでゲームが終わります
    }。¥{ $own }対¥{ $best }であなたの負けです。
shopping-ends-lost-tie =
    { $how ->
        [leaving] 今店を出るとゲームが終わります
       *[other] これでゲームが終わります
    }。¥{ $own }で並びますが、タイブレークであなたの負けです。
shopping-ends-shared =
    { $how ->
        [leaving] 今店を出るとゲームが終わります
       *[other] これでゲームが終わります
    }。¥{ $own }で勝利を分かち合います。
shopping-ends-luck =
    { $how ->
        [leaving] 今店を出るとゲームが終わります
       *[other] これでゲームが終わります
    }。結果は運しだいです。
shopping-ends-round =
    { $how ->
        [leaving] 今店を出ると
       *[other] これで
    }このラウンドが最後になり、終わるとゲーム終了です。
shopping-column-choice = 入力
shopping-column-steps = 歩数
shopping-column-there = そこにあるもの
# What would add most to the basket there
shopping-column-best = 一番得なもの
shopping-column-meaning = 内容
shopping-column-money-after = →所持金
shopping-column-basket-after = →かご
shopping-explain-bag = 袋から引きます：{ $values }。
shopping-explain-machine = 1本ごとに、出てくるか詰まるかが決まります：{ $drinks }。
shopping-sum-money = 所持金：¥{ $money } → ¥{ $left }。
shopping-sum-basket = かごの支払い：¥{ $before } → ¥{ $after }。
shopping-sum-out = 外まで{ $steps }歩です。
shopping-sum-chance = あとは運しだいです。

## What was typed and not understood

shopping-typed-nothing = コンマの間に何も入力されていません。
shopping-typed-not-understood = ここでは「{ $word }」を理解できません。使える言葉：{ $known }。「?」で詳しい説明を表示します。
shopping-typed-ambiguous = 「{ $word }」は{ $known }のどれにも当てはまります。続きも入力してください。
shopping-typed-where = 「{ $word }」に続けて、行き先を入力してください。選べるもの：{ $known }。
shopping-typed-what = 「{ $word }」に続けて、取るものを入力してください。選べるもの：{ $known }。
shopping-typed-too-much = 「{ $word }」は余分です。手番は「{ $decision }」で終わります。
