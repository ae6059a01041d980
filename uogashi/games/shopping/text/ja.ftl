### Sentences of Shopping Spree. Japanese. Its title and the like stand on the shelf: shelf/ja.ftl.

## Things: one of them, as used inside a sentence. They are typed, too: the first letters will do.

shopping-thing-shirt = シャツ
shopping-thing-pants = ズボン
shopping-thing-bra = ブラジャー
shopping-thing-underwear = パンツ
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
shopping-thing-smalls = ブラジャーとパンツと靴下
# The lanes of the store
shopping-thing-A = A
shopping-thing-B = B
shopping-thing-C = C
shopping-thing-D = D
shopping-thing-E = E
shopping-thing-F = F
shopping-thing-G = G

## Counts of an item, as in a list of what a player takes, has or is paid for

shopping-some-shirt =
    { $count ->
        [1] シャツ
       *[other] シャツ{ $count }枚
    }
shopping-some-pants =
    { $count ->
        [1] ズボン
       *[other] ズボン{ $count }本
    }
shopping-some-bra =
    { $count ->
        [1] ブラジャー
       *[other] ブラジャー{ $count }枚
    }
shopping-some-underwear =
    { $count ->
        [1] パンツ
       *[other] パンツ{ $count }枚
    }
shopping-some-socks =
    { $count ->
        [1] 靴下
       *[other] 靴下{ $count }足
    }
shopping-some-bed-sheet =
    { $count ->
        [1] シーツ
       *[other] シーツ{ $count }枚
    }
shopping-some-pillow-case =
    { $count ->
        [1] 枕カバー
       *[other] 枕カバー{ $count }枚
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
       *[other] サケ{ $count }尾
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
       *[other] 洗剤{ $count }本
    }
shopping-some-tuna =
    { $count ->
        [1] マグロ
       *[other] マグロ{ $count }本
    }
shopping-some-crab =
    { $count ->
        [1] カニ
       *[other] カニ{ $count }杯
    }
# Tuna and crabs with the value that is printed on them: “6のカニ”, “6のカニ×2”
shopping-some-valued =
    { $count ->
        [1] { $value }の{ $thing }
       *[other] { $value }の{ $thing }×{ $count }
    }

## What happened. Numbers come twice: $yen to select by, $yen_shown to show.

shopping-fact-turn-begins = { $seat }の手番（{ $turn }回目）
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
shopping-fact-tuna-bought = { $seat }がマグロ1本に¥{ $yen_shown }を払いました。
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
shopping-fact-left = { $seat }が品物{ $items }点を持って店を出て、¥{ $yen_shown }を受け取りました。
# $doubled: how many of them a detergent doubles
shopping-fact-paid =
    { $value ->
        [0] { $thing }
       *[other] { $value_shown }の{ $thing }
    }×{ $count }：¥{ $yen_shown }{ $doubled ->
        [0] 。
       *[other] （洗剤で2倍：{ $doubled }点）。
    }
shopping-fact-stack-fell = { $stack }の山が¥{ $yen_shown }に減りました。
shopping-fact-last-turn = { $seat }の手番が最後です。
shopping-fact-limit-reached = 各プレイヤーの手番の上限（{ $turns }回）に達したので、ゲームはここで終わりです。
shopping-fact-basket-lost = { $seat }はまだ店内にいるので、品物{ $items }点はお金になりません。
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
shopping-empty-basket = 空のかごで店を出ることはできません。先に何かを取ってください。
shopping-door-too-far = { $here }から外までは{ $steps }歩ですが、1回の手番で進めるのは{ $most }歩までです。先に出入口へ近づいてください。
shopping-can-move = その場にとどまれるのは、どこにも行けない人だけです。別のマスへ進むか、店を出てください。
shopping-not-here =
    { $here }に{ $thing }はありません。{ $choices ->
        [0] 取れるものは何もありません。
       *[other] 取れるもの：{ $things }。
    }
shopping-bag-empty =
    { $thing }の袋は空です。{ $choices ->
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
shopping-crate-empty = 自動販売機のケースが空なので使えません。別の品物を取るか、何も取らないでください。

## Component values, options and setups that are not valid

shopping-figure-no-dot = 「{ $figure }」に{ $value }は使えません。マスは"B4"のように、AからGまでの通路と、1から9までの段で書きます。
shopping-figure-no-way = 「{ $figure }」に{ $value }は使えません。道は"A1-A2-A3"のように、マスを「-」でつないで書きます。
shopping-figure-step-twice = 「{ $figure }」の{ $step }は、すでに書いてあるか、どこにも進まない1歩です。どの1歩も1回だけ書いてください。
shopping-figure-card-contents = 「{ $figure }」の中身は1種類でなければなりません。最初から並べておく品物だけは、何種類でも置けます。使えるもの：{ $known }。
shopping-figure-unknown-dot = 「{ $figure }」のマス{ $dot }は、「dots」にありません。「dots」に加えるか、別のマスにしてください。
shopping-figure-entrances-alike = 「{ $figure }」は、通路{ $lane }の2つ目の出入口です。出入口は、1本の通路に1つまでです。
shopping-figure-dot-apart = マス{ $dot }には誰も行けません。出入口からそこまでの道がありません。
shopping-figure-odds = 「{ $figure }」に{ $value }は使えません。「2回に1回」なら[1, 2]のように書き、1つ目の数は2つ目以下でなければなりません。
shopping-figure-barrels = 樽は{ $barrels }個ですが、{ $needed }個必要です。どのプレイヤーも、店を出るたびに1個取ります。
shopping-figure-clothes = 衣類は{ $clothes }点、衣類のカードは{ $cards }枚です。同じ数でなければなりません。
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

## For every client: the names of what a player sees

shopping-turn = 第{ $number }手番
shopping-turn-before = 1手番戻る
shopping-turn-after = 1手番進む
shopping-view-turn = 手番
shopping-view-turn-limit = 手番の上限
shopping-view-phase = フェイズ
shopping-view-first = スタートプレイヤー
shopping-view-player = 手番のプレイヤー
shopping-view-steps-a-turn = 1手番の歩数
shopping-view-leavings-needed = 上がりまでの退店回数
shopping-view-last-turn = 最後の手番
shopping-view-safe-items = 落ちない個数
shopping-view-salmon-pays = サケの換金額
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
shopping-view-pays = 換金額
shopping-view-seat = プレイヤー
shopping-view-money = 所持金
shopping-view-dot = マス
shopping-view-exit-steps = 出口までの歩数
shopping-view-leavings = 店を出た回数
shopping-view-done = 上がり
shopping-view-could-end = ゲームを終わらせられる
shopping-view-could-end-round = 最後のラウンドにできる
shopping-view-items = 品物の数
shopping-view-basket-pays = かごの換金額
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
shopping-phase-falling = かごの確認
shopping-phase-taking = 品物を取る
shopping-phase-drawing-tuna = マグロを引く
shopping-phase-drawing-crab = カニを引く
shopping-phase-machine = 自動販売機が動く
shopping-phase-over = 終了

## For every client: decisions, their effects, and options. $first and $second are the words that follow the first
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
shopping-choices-take = 品物を1つ取る
shopping-outcome-money = 所持金
shopping-score = ¥{ $score }
shopping-outcome-basket = かごの換金額
shopping-outcome-exit = 出口までの歩数
shopping-option-dexterity = 器用さ
shopping-option-dexterity-about = かごに高く積んだものは、途中で落ちることがあります。1歩進むたびに、7個目からの品物が1個ごとに1/6の確率で落ちます。
shopping-option-stack-payout = 山の金額だけで換金
shopping-option-stack-payout-about = 衣類、洗濯機、乾燥機は、山にある金額だけで換金され、¥100は加わりません。
shopping-option-end = 終わり方
shopping-option-end-about = 1人を除く全員が2回店を出たあと、いつゲームが終わるかです。
shopping-option-end-recommended = 2人なら、ラウンドの最後まで行うのがおすすめです。すぐに終わると、スタートプレイヤーが必ず勝てます。
shopping-option-end-at-once = つねにすぐ終了
shopping-option-end-even = すぐに終了（2人ならラウンドの最後まで）
shopping-option-end-round = つねにラウンドの最後まで
# Of tables made under older rules.
shopping-option-end-usual = { shopping-option-end-even }
shopping-option-turn-limit = 1人の手番の上限

## The table

shopping-board-machine = 自動販売機

## The text view

# Between stacks, whose names may have commas in them
shopping-words-then = 、

## The game log. What a player did in a turn is put together from the parts below.

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
shopping-told-leaves = { $seat }が品物{ $items }点を持って店を出て、¥{ $yen }を受け取りました：{ $payments }。
# $doubled: how many of the $count things a detergent doubled
shopping-told-paid =
    { $doubled ->
        [0] { $things } ¥{ $yen }
       *[other] { $count ->
            [1] { $things } ¥{ $yen }（2倍）
           *[other] { $things } ¥{ $yen }（2倍：{ $doubled }点）
        }
    }
shopping-told-stacks = 山が減りました：{ $stacks }。
shopping-told-stack = { $stack }は¥{ $yen }

## Questions, and the effect of decisions

shopping-ask-hint = 入力できるもの：{ $words }。「?」で詳細を表示します。
shopping-ask-entering = 店の外にいます。どの通路から入りますか？
shopping-ask-walking = 今{ $dot }にいます。出口まで{ $steps }歩です。かごの換金額は今¥{ $yen }です。どこへ行きますか？
shopping-ask-walking-on = 店に入り、{ $dot }にいます。先へ進みますか、ここにとどまりますか？
shopping-ask-taking =
    { $things ->
        [none] { $dot }にいます。ここには取れる品物がありません。
       *[other] { $dot }にいます。1つ取れます：{ $things }。何も取らなくてもかまいません。
    }
shopping-warning-last =
    { $basket ->
        [0] 最後の手番です。このラウンドでゲームが終わります。
       *[other] 最後の手番です。このラウンドでゲームが終わります。店を出なければ、かごの¥{ $basket }は受け取れません。
    }
shopping-warning-limit =
    { $basket ->
        [0] { $turns }手番目が最後です。終わるとゲーム終了です。
       *[other] { $turns }手番目が最後です。店を出なければ、かごの¥{ $basket }は受け取れません。
    }
shopping-warning-ends =
    { $basket ->
        [0] { $seat }は出口まで{ $steps }歩です。店を出ると、ゲームが終わります。
       *[other] { $seat }は出口まで{ $steps }歩です。店を出るとゲームが終わり、あなたはかごの¥{ $basket }を受け取れません。
    }
shopping-warning-ends-round =
    { $basket ->
        [0] { $seat }は出口まで{ $steps }歩です。店を出ると、このラウンドが最後になります。
       *[other] { $seat }は出口まで{ $steps }歩です。店を出るとこのラウンドが最後になり、そのあと、あなたはかごの¥{ $basket }を受け取れません。
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
