### Sentences of Shopping Spree. Japanese. Its title and the like stand on the shelf: shelf/ja.ftl.コマンドラインだけで使う文。

## On the map in the terminal: at most 9 columns (4 wide characters), each different from all others

shopping-short-shirt = シャツ
shopping-short-pants = ズボン
shopping-short-bra = ブラ
shopping-short-underwear = パンツ
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

shopping-about-dots = プレイヤーが立つマス。通路A〜Gと段1〜9
shopping-about-steps = マスとマスの間の道。往復できます
shopping-about-entrances = 出入口のマス
shopping-about-machine = 自動販売機に手が届くマス
shopping-about-cards = カード。どのマスの前にあり、何が載っているか
shopping-about-clothes = 衣類の各種類の数。数えてください
shopping-about-drinks = ドリンクの各色の本数。数えてください
shopping-about-crate = ケースに入るドリンクの本数
shopping-about-tuna-bag = 袋のマグロに印刷された値
shopping-about-crab-bag = 袋のカニに印刷された値
shopping-about-barrels = 樽。店を出るたびに1個
shopping-about-stacks = 最初に各山にある円
shopping-about-drink-stacks = ドリンクの色ごとの山にある円
shopping-about-stack-falls = 換金に使われた山が、店を出たあとに減る額
shopping-about-over-stack = 衣類、洗濯機、乾燥機の換金額が、山の金額を上回る額
shopping-about-first-salmon = サケを最初に持って出た人への、1尾の換金額
shopping-about-later-salmon = その後の、サケ1尾の換金額
shopping-about-tuna-pays = マグロの値1につき支払われる額
shopping-about-crab-pays = カニの値1につき支払われる額
shopping-about-tuna-price = 各プレイヤーの最初のマグロの値段
shopping-about-tuna-dearer = 2本目から1本ごとに高くなる額
shopping-about-steps-a-turn = 1手番の歩数
shopping-about-leavings = 各プレイヤーが店を出る回数
shopping-about-machine-odds = 何回のうち何回ドリンクが出るか
shopping-about-safe-items = オプションdexterity：この数までは落ちません
shopping-about-fall-odds = それを超えた分が、1歩ごとに何回のうち何回落ちるか

## Reports

shopping-report-turns = 1人の手番の回数
shopping-report-turns-text = ゲームが終わるまでに、それぞれのプレイヤーが行う手番の回数です。
shopping-report-score = 得点の内訳
shopping-report-score-text = 終了時の所持金、同点のときに比べるもの、店を出た回数です。
shopping-report-score-money = 所持金
shopping-report-score-papers = 持ち出した雑誌と新聞
shopping-report-score-times = 店を出た回数
shopping-report-leaving = 店を出るとき
shopping-report-leaving-text = 店を出るときに持っている品物と、その換金額です。
shopping-report-leaving-items = かごの品物の数
shopping-report-leaving-yen = 換金額（¥）
shopping-report-first-out = 最初に店を出る人
shopping-report-first-out-text = 最初に店を出ると有利かどうかです。
shopping-report-first-out-who = 最初に店を出た人
shopping-report-things = 品物
shopping-report-things-text = 店の外へ持ち出された品物と、その換金額です。
shopping-report-things-paid = 1ゲームの持ち出し
shopping-report-things-yen = 1ゲームの換金額（¥）
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
# Exits so far, a sign for each
shopping-column-left = 退店
# Where they are
shopping-column-at = 場所
# Steps to the exit
shopping-column-out = 出口まで
shopping-column-papers = 雑誌類
# What the basket pays now
shopping-column-pays = 換金額
shopping-column-basket = かご
shopping-column-carried-out = 持ち出したもの
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
shopping-board-empty = 空
# Followed by the players who are outside. Also a place: where a player is.
shopping-board-outside = 店の外
shopping-board-done = 上がり
# After “▸2”, the sign of dots within reach
shopping-board-steps = { $steps }歩で行けるマス
# After its sign on the map
shopping-board-entrance = 出入口
# $steps: pairs of dots, for which no line could be drawn
shopping-board-other-steps = ほかに1歩：{ $steps }
# Before the drinks beside the crate
shopping-board-waiting = ケースの横
# Headings before prices and before what is left in the bags
shopping-board-pays = 換金額
shopping-board-bags = 袋の中
# After the tuna in the bag
shopping-board-tuna-cost = （自分は¥{ $yen }）
shopping-board-at-risk = 落ちそう：{ $things }
shopping-board-unpaid = 換金なし：{ $items }点

## The text view

shopping-words-dot = { $dot }：{ $things }。
shopping-words-empty-dot = { $dot }：何もありません。
# A card that players draw from
shopping-words-bag = 袋から引く{ $thing }
shopping-words-shared = { $things }（{ $dots }からも）
shopping-words-machine-here = 自動販売機に手が届きます。
shopping-words-steps = { $steps }歩で行けます。
shopping-words-exit = 出口まで{ $steps }歩です。
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
shopping-words-no-crate = 自動販売機のケースは空です。
shopping-words-waiting = ケースの横（古い順）：{ $drinks }。
shopping-words-pays = 今の1点の換金額：{ $prices }。
shopping-words-stack = { $stack } ¥{ $yen }
shopping-words-bag-holds = { $thing }の袋の中：{ $values }。
shopping-words-bag-empty = { $thing }の袋は空です。
shopping-words-seat = プレイヤー{ $player }、{ $seat }：所持金¥{ $money }。
shopping-words-at = { $dot }にいて、出口まで{ $steps }歩です。
shopping-words-outside = 店の外にいます。
shopping-words-done = 上がりました。
shopping-words-leavings = 店を出た回数は{ $needed }回のうち{ $times }回です。
shopping-words-basket = かごの中：{ $items }。今の換金額は¥{ $yen }です。
shopping-words-no-basket = かごは空です。
# $doubled: how many of the $count things a detergent would double
shopping-words-doubled =
    { $count ->
        [1] { $things }（2倍）
       *[other] { $things }（2倍：{ $doubled }点）
    }
shopping-words-at-risk = 次の1歩で落ちるかもしれないもの（先に決めるものから）：{ $things }。
shopping-words-carried-out = 持ち出したもの：{ $things }。
shopping-words-unpaid = 店内に残った品物{ $items }点は、お金になりません。
shopping-words-tuna-cost = 次のマグロは¥{ $yen }です。
shopping-words-first = スタートプレイヤーです。

## Questions, and the effect of decisions

# What it pays now, or costs
shopping-hint-pays = { $words }（¥{ $yen }）
shopping-hint-costs = { $words }（代金¥{ $yen }）
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
shopping-sum-basket = かごの換金額：¥{ $before } → ¥{ $after }。
shopping-sum-out = 出口まで{ $steps }歩です。
shopping-sum-chance = あとは運しだいです。

## What was typed and not understood

shopping-typed-nothing = コンマの間に何も入力されていません。
shopping-typed-not-understood = ここでは「{ $word }」を理解できません。使える言葉：{ $known }。「?」で詳しい説明を表示します。
shopping-typed-ambiguous = 「{ $word }」は{ $known }のどれにも当てはまります。続きも入力してください。
shopping-typed-where = 「{ $word }」に続けて、行き先を入力してください。選べるもの：{ $known }。
shopping-typed-what = 「{ $word }」に続けて、取るものを入力してください。選べるもの：{ $known }。
shopping-typed-too-much = 「{ $word }」は余分です。手番は「{ $decision }」で終わります。
