### 『東京築地市場』の文。日本語。コマンドラインだけで使う文。

## しるし：全角1文字。入力にも使う

market-sign-mackerel = 鯖
market-sign-squid = イ
market-sign-tuna = 鮪
market-sign-snapper = 鯛
market-sign-salmon = 鮭
market-sign-octopus = 蛸
market-sign-eel = 鰻
market-sign-fugu = フ
market-sign-crab = 蟹
market-sign-takoyaki = 焼

## 入力する言葉。先頭のものを表示に使う。1つの言葉の意味は1つだけ

market-word-freeze = 冷凍 冷凍する 使う
market-word-thaw = 見送る 見送り 使わない
market-word-keep = 残す
market-word-lose = あきらめる 失う
market-word-fishing = 漁 漁をする 出漁
market-word-purchase = 買い付け 買付 買い付ける
market-word-open = 開く
market-word-port = 桟橋
market-word-end = 終わる 終わり
market-word-turn = 手番
market-word-done = 完了 済み
market-word-by = 払う 支払い
market-word-action = アクション
market-word-cart = 台車
market-word-yen = 円
market-word-piece = コマ
market-word-own = 港 港の 売り物
market-word-undock = 出港
market-word-dock = 入港
market-word-hand = 積み替える 積み替え
market-word-over = 積荷 積み荷
market-word-licence = 免許
market-word-convert = 加工
market-word-loan = ローン
market-word-share = 株
market-word-freezer = 冷凍庫
market-word-buy = 買う 購入
market-word-sell = 売る 売却
market-word-ship = 船
market-word-barge = 運搬船
market-word-barrel = 樽
market-word-to = 窓口
market-word-spot = 交易枠 枠
market-word-fish = 獲る 捕る
market-word-return = 返す 返却
market-word-enter = 入る 入場
market-word-give = 寄付 寄付する
market-word-offer = 差し出す 出す
market-word-take = 取る
market-word-reprice = 値段変更 変更
market-word-price = 値段
market-word-at = 売値
market-word-from = 売り手
market-word-seat = 席
market-word-award = 落札者
market-word-bid = 入札
market-word-snapper = マダイ タイ

## 数値：書き込み用ファイルでの説明

market-about-start-money = 各プレイヤーの最初の所持金
market-about-fish-markets = 最初に使う魚市場の数。サバを含む。ルールブックの表を見てください
market-about-extra-markets = 特別市場の数。船市場を含む。同じ表
market-about-ports = 桟橋のふた：1番、次に2番を開く費用
market-about-licence-slots = 港ボード：免許の枠の数
market-about-highest-price = 港ボード：樽の最高の値段
market-about-licence-income = 誰かが市場に入ったとき、免許1枚に支払われる額
market-about-unloading = 1回の漁で樽を2、4、6、8個以上降ろしたときのボーナス
market-about-end-money = 終了条件：手番の始めの所持金
market-about-end-value = …または、コマの資源価値
market-about-most-value = 終了時に資源価値が最高の人が受け取る額
market-about-least-value = 資源価値が最低の人が支払う額
market-about-value-yen = 終了時、資源価値1の額
market-about-tuna-values = マグロのコマに印刷された価値
market-about-crab-values = タカアシガニのコマに印刷された価値
market-about-trading-values = 交易所：各枠が求める資源価値
market-about-trading-yen = …その下の円
market-about-aquarium-wants = 水族館：それぞれ何個買い取るか
market-about-aquarium-pays = …その1個の値段
market-about-mackerel = サバ：置く数（P：人数）、免許の値段、左の入場料、買い取り額
market-about-squid = イカ：数、免許、入場料、買い取り額
market-about-tuna = マグロ：数、免許、入場料。pays_a_valueは価値1につき支払う額
market-about-snapper = マダイ：数、免許、入場料。マダイの買い取り額があるか
market-about-salmon = サケ：数、免許、入場料。新鮮なサケ（pays）と鮮度落ちの買い取り額があるか
market-about-octopus = タコ：数とたこ焼き、免許、3つの入り方。タコの買い取り額があるか
market-about-eel = ウナギ：数、免許、入場料、トラックの端
market-about-fugu = フグ：数、免許、入場料
market-about-crab = タカアシガニ：数、免許、入場料。価値1につきpays_a_value、さらにpays_moreを支払います
market-about-ships = 船市場：入場料、人数ごとの各サイズの数、値段
market-about-government = 政府：入場料、窓口の数とそれぞれの額
market-about-trading = 交易所：入場料。枠は上に書いてあります
market-about-bank = 信用金庫：入場料、ローンと株
market-about-rentals = レンタル店：入場料、冷凍庫と台車
market-about-aquarium = 水族館：入場料。買い取るものは上に書いてあります
market-about-used-ships = 中古船店：入場料、1枠の値段、運搬船を何枠と数えるか
market-about = どの市場にも3つの入り方があり、自由に組み合わせられます：entry_actions（0〜2）、entry_yen、entry_piece（コマ1個を渡す種類）。0または"none"は、その入り方がないという意味です。paysは市場が自分のコマに支払う額で、0なら買い取りません。

## 端末に描く場：できるだけ短く

market-position-turn = 手番 { $turn }/{ $turns }
market-position-end =
    { $turns ->
        [1] 最後の手番
       *[other] 終了まで{ $turns }手番
    }
market-position-actions = アクション
market-position-market = 市場「{ $market }」
market-what-happened = これまでの経過
market-column-market = 市場
market-column-worth = 価値
market-column-pays = 買取
market-column-barrels = 樽
market-column-pieces = コマ
market-column-licences = 免許
market-column-entry = 入場料
market-column-gain = もう1個
market-column-player = プレイヤー
market-column-money = 所持金
market-column-value = 資源価値
market-column-bonus = 最高・最低
market-column-debt = ローン
market-column-dividends = 株
market-column-total = 合計
market-column-choice = 入力
market-column-meaning = 内容
market-column-actions-after = 残り
market-column-money-after = →所持金
market-column-value-after = →価値
market-column-score-after = →得点
market-board-value = 価値
market-board-score = 得点
market-board-bid = 入札¥{ $bid }
market-board-ends = 終了条件を達成
market-board-slots =
    { $free ->
        [0] 空きなし
       *[other] 空き{ $free }
    }
market-board-licences = 免許
market-board-loans-held = ローン
market-board-shares-held = 株
market-board-port = 停泊中
market-board-open = （桟橋{ $open }/{ $ports }）
market-board-sea = 海上
market-board-fresh = 新鮮
market-board-degraded = 鮮度落ち
market-board-takoyaki = 売り出し中
market-board-pieces = コマ
market-legend-seats = 考え中；決定済み；スタートプレイヤー
market-legend-actions = 残りのアクション；使ったアクション
market-legend-bag = 袋の中の価値：15が3個、20が1個
market-legend-square = 1個の価値は、持ち主の持つ個数と同じ
market-legend-salmon = 新鮮/鮮度落ちの価値
market-legend-octopus = タコの価値は3、たこ焼きは5。コマの欄では残りの個数
market-legend-convert = 買い取らず、タコをたこ焼きにする
market-legend-pays = 価値の100倍に400を足して買い取る；買い取らない
market-legend-overfished = 乱獲：樽が残っていない
market-legend-licences = 残りの免許と、1枚の値段
market-legend-entry = 入場料の払い方：円、アクション1つか2つ、またはコマ。どれか1つ
market-legend-gain = もう1個で増える得点
market-legend-stock = 積み荷2つ分の船：値段と残りの数
market-legend-left = 値段や報酬と、残りの回数
market-legend-trading = 価値5の品を渡して、そこにあるもの（円、またはコマ。かっこ内はその価値）と交換
market-legend-ship = 船2：樽1つと空き1つ
market-legend-sale = 樽2つを¥200ずつで販売中
market-legend-piece = コマ：書かれた価値、鮮度落ち、3個、合わせて価値12
market-legend-barrels = 残りの樽（場を小さく表示しているとき）
market-legend-bonus = 最高・最低の加減点（得点に含む）
market-legend-won = 勝者
market-board-buys-ships = 買取 { $prices }
market-board-loans =
    { $left ->
        [0] ローンなし
       *[other] ローン{ $left }件（¥{ $yen }、返済¥{ $back }）
    }
market-board-shares =
    { $left ->
        [0] 株なし
       *[other] { $left }株（1株¥{ $yen }）
    }

## 言葉で伝える場

market-words-turn =
    { $actions ->
        [0] { $seat }のアクションは残りなし
       *[other] { $seat }は残り{ $actions }アクション
    }
market-words-auction = 競り：{ $fish }（{ $value }）、漁師は{ $fisher }です。
market-words-market = 市場「{ $market }」。
market-words-worth = コマ1個の価値は、今{ $worth }です。
market-words-salmon = コマ1個の価値は、今は新鮮なものが{ $worth }、鮮度落ちが{ $degraded }です。
market-words-octopus = コマ1個の価値は{ $worth }、たこ焼きは{ $takoyaki }です。
market-words-square = コマ1個の価値は、持ち主が持っている個数と同じです。
market-words-bag = 袋の中：{ $values }。{ $barrels }樽で競りになります。
market-words-pays = 1つ¥{ $yen }で買い取ります。
market-words-pays-degraded = 鮮度落ちは1つ¥{ $yen }で買い取ります。
market-words-pays-value =
    { $more ->
        [none] 価値×¥{ $yen }で買い取ります。
       *[other] 価値×¥{ $yen }に¥{ $more }を足した額で買い取ります。
    }
market-words-stock =
    { $barrels ->
       *[other] { $barrels }樽
    }、{ $pieces ->
       *[other] コマ{ $pieces }個
    }{ $takoyaki ->
        [0] {""}
       *[other] 、たこ焼き{ $takoyaki }個
    }。
market-words-overfished = 乱獲状態：樽なし、コマ{ $pieces }個。
market-words-licences =
    { $licences ->
        [0] 免許なし。
        [1] 免許1枚（¥{ $cost }）。
       *[other] 免許{ $licences }枚（1枚¥{ $cost }）。
    }
market-words-entry =
    { $count ->
        [1] 入場料：{ $ways }。
       *[other] 入場料（どれか1つ）：{ $ways }。
    }
market-words-yen = ¥{ $yen }
market-words-actions =
    { $actions ->
       *[other] { $actions }アクション
    }
market-words-a-piece = { $piece }1個
market-words-gain = もう1個で、現在の得点{ $gain }。
market-words-takes = 受け取るもの：{ $goods }。
market-words-has = 在庫：{ $goods }。
market-words-buys = 買い取り額：{ $goods }。
market-words-place =
    { $left ->
        [1] ¥{ $yen }でコマ1個
       *[other] 1個¥{ $yen }でコマ{ $left }個
    }
market-words-want = 1個¥{ $yen }で{ $fish }{ $left }個
market-words-no-ships = 在庫の船はありません。
market-words-ship-stock =
    { $count ->
        [1] { $size }（¥{ $yen }）
       *[other] { $size }×{ $count }（1隻¥{ $yen }）
    }
market-words-fetches = { $size }¥{ $yen }
market-words-rentals = 冷凍庫は残り{ $freezers }台、台車は残り{ $carts }台、どれも¥{ $yen }です。
market-words-spot = 交易枠{ $value }は¥{ $yen }を払います。
market-words-pile = 交易枠{ $value }にあるコマ：{ $pieces }、価値は{ $worth }。
market-words-seat = プレイヤー{ $player }、{ $seat }：所持金¥{ $money }、資源価値{ $value }。
market-words-score = 現在の得点{ $score }。
market-words-own-licences =
    { $free ->
        [0] 免許：{ $licences }。免許枠の空きなし。
       *[other] 免許：{ $licences }。免許枠の空き{ $free }。
    }
market-words-no-licences =
    { $free ->
        [0] 免許なし。免許枠の空きなし。
       *[other] 免許なし。免許枠の空き{ $free }。
    }
market-words-ports =
    開いている桟橋：{ $ports ->
       *[other] { $ports }つ
    }。
market-words-docked = 船{ $ship }（{ $size }）は停泊中です。
market-words-at-sea = 船{ $ship }（{ $size }）は海上で、空です。
market-words-laden = 船{ $ship }（{ $size }）は海上で、積み荷は{ $cargo }です。
market-words-goods =
    { $count ->
        [1] { $fish }（¥{ $yen }）
       *[other] { $fish }×{ $count }（1つ¥{ $yen }）
    }
market-words-fresh = 売り出し中（新鮮）：{ $goods }。
market-words-degraded = 売り出し中（鮮度落ち、次の手番に失われる）：{ $goods }。
market-words-takoyaki = 売り出し中：{ $goods }。
market-words-pieces = コマ：{ $pieces }、価値は合計{ $value }。
market-words-uses =
    { $rental }の使用回数：{ $uses ->
       *[other] 残り{ $uses }回
    }。
market-words-loans =
    ローン{ $loans ->
       *[other] { $loans }件
    }（最後に¥{ $yen }を返済）。
market-words-shares =
    { $shares ->
       *[other] { $shares }株
    }（今なら¥{ $yen }の受け取り）。
market-words-first = スタートプレイヤーです。
market-words-ends = 今が手番の始めなら、{ $why }で終了条件を満たします。
market-words-ready = 入札を終えました。
market-words-bid = 自分の入札額：¥{ $bid }。
market-words-result =
    { $seat }：所持金¥{ $money }、資源価値{ $value }で{ $worth }{ $bonus ->
        [none] {""}
       *[other] 、最高・最低の価値で{ $bonus }
    }{ $debt ->
        [none] {""}
       *[other] 、ローンで−{ $debt }
    }{ $dividends ->
        [none] {""}
       *[other] 、株で+{ $dividends }
    }、合計{ $total }。

## 求められていること

market-hint-docked = { $words }（停泊中）
market-hint-at-sea =
    { $cargo ->
        [none] { $words }（海上）
       *[other] { $words }（海上：{ $cargo }）
    }
market-hint-with = { $words }（{ $more }）

## 決定がもたらすもの

market-explain-bid = 落札すれば、現在の得点{ $gain }（支払いは別）。¥{ $most }までなら損をしません。
market-explain-bid-own = 自分が荷揚げした樽です。自分が落札すれば銀行に払い、ほかの人が落札すればその額を受け取ります。
market-explain-bid-other = 最も高い入札額は、荷揚げした{ $fisher }に支払われます。
market-explain-prices = ほかのプレイヤーが、あなたのつけた値段で{ $fish }を買います。値段は¥100から¥{ $most }までです。
market-explain-buyer = { $player }（所持金¥{ $money }）は、{ $fish }がもう1個で得点{ $gain }。
market-explain-rivals = ほかで売り出し中：{ $prices }。
market-explain-rival-price =
    { $count ->
        [1] { $player }の¥{ $yen }
       *[other] { $player }の¥{ $yen }×{ $count }
    }
market-explain-licences =
    ¥{ $cost }の免許{ $licences ->
       *[other] { $licences }枚
    }。
market-explain-pays = 買取 ¥{ $yen }。
market-explain-pays-degraded = 鮮度落ちの買取 ¥{ $yen }。
market-explain-pays-value =
    { $more ->
        [none] 買取 価値×¥{ $yen }。
       *[other] 買取 価値×¥{ $yen }+¥{ $more }。
    }
market-explain-takoyaki = タコ → たこ焼き。
market-explain-ships = 新品の船の売買。
market-explain-government = どのコマでも寄付。
market-explain-trading = コマの価値で交易。
market-explain-bank = ローンと株。
market-explain-rentals = 冷凍庫と台車。
market-explain-aquarium = コマの高値買い取り。
market-explain-used-ships = 中古船の売買。
market-sum-bid = ¥{ $bid }で入札します。落札すると、残りは¥{ $left }です。
market-sum-change = 所持金：¥{ $money } → ¥{ $left }、資源価値：{ $value } → { $worth }、現在の得点：{ $score } → { $total }。

## 理解できなかった入力

market-typed-nothing = コンマの間に何も入力されていません。
market-typed-not-understood = ここでは「{ $word }」を理解できません。使える言葉：{ $known }。「?」で詳しい説明を表示します。
market-typed-ambiguous = 「{ $word }」は{ $known }のどれにも当てはまります。続きも入力してください。
market-typed-which = 「{ $verb }」に続くものが足りません。使えるもの：{ $known }。
market-typed-unknown = ここでは「{ $word }」は使えません。使えるもの：{ $known }。
market-typed-number = 「{ $verb }」に続けて、数を入力してください。
market-typed-no-number = 「{ $word }」は数ではありません。
market-typed-times = { $times }回はできません。1〜{ $most }回にしてください。
market-typed-which-side = { $fish }は「新鮮」と「鮮度落ち」のどちらですか？　名前のあとに続けて入力してください。
market-typed-which-row = { $fish }は「新鮮」と「鮮度落ち」のどちらですか？　名前のあとに続けて入力してください。
market-typed-which-value = どの{ $fish }ですか？　名前のあとに続けて価値を入力してください：{ $known }。

## レポート

market-report-turns = 1人の手番の回数
market-report-turns-text = ゲームが終わるまでに、それぞれのプレイヤーが行う手番の回数です。
market-report-end = 終了のきっかけ
market-report-end-text = 所持金と資源価値のどちらで終了条件が満たされたかです。
market-report-ender = 終了条件を満たす人
market-report-ender-text = 自分で終了条件を満たすと有利かどうかです。
market-report-ender-who = 終了条件を満たした人
market-report-score = 得点の内訳
market-report-score-text = 終了時の所持金と、円に直した資源価値です。合計の残りは、最高・最低の価値、ローン、株によるものです。
market-report-score-money = 所持金
market-report-score-worth = 資源価値（円）
market-report-score-total = 合計
market-report-markets = 市場
market-report-markets-text = それぞれの市場に入る回数、免許の収入、売ったものに市場が払う額です。
market-report-markets-entered = 1ゲームの入場回数
market-report-markets-licences = 1ゲームの免許収入（¥）
market-report-markets-sold = 1ゲームの買い取り額（¥）
market-report-markets-winners = 勝者 / ほかの人の入場回数
market-report-taken = 免許
market-report-taken-text = それぞれの市場で取られる免許の枚数です。
market-report-taken-taken = 1ゲームの枚数
market-report-taken-winners = 勝者 / ほかの人の枚数
market-report-fish = 樽
market-report-fish-text = 獲った樽と、誰も買わずに失われた樽の数です。
market-report-fish-fished = 1ゲームに獲った樽
market-report-fish-barge = 1ゲームに運搬船のために獲った樽
market-report-fish-rotted = 1ゲームに失われた樽
market-report-purchases = 買い付け
market-report-purchases-text = プレイヤー同士で買ったものと、その値段です。
market-report-purchases-bought = 1ゲームの個数
market-report-purchases-price = 1つの値段（¥）
market-report-auctions = 競り
market-report-auctions-text = 競りの回数、落札額、落札されたコマの価値です。
market-report-auctions-held = 1ゲームの回数
market-report-auctions-bid = 落札額（¥）
market-report-auctions-value = コマの価値
market-report-ships = 船
market-report-ships-text = 買われた船です。新品も中古も含みます。
market-report-ships-bought = 1ゲームの隻数
market-report-ships-winners = 勝者 / ほかの人の隻数
market-report-deals = そのほかの取引
market-report-deals-text = お金、樽、コマでほかに行われたことです。
market-report-deals-port-opened = 開いた桟橋
market-report-deals-handed-over = 運搬船への積み替え
market-report-deals-barrel-sold = 市場に売ったサバの樽
market-report-deals-converted = たこ焼きに加工したタコ
market-report-deals-given = 政府に寄付したコマ
market-report-deals-spot-sold = 交易所で円に換えた回数
market-report-deals-spot-swapped = 交易所でコマと交換した回数
market-report-bank = 信用金庫、レンタル店、乱獲
market-report-bank-text = ローン、株、レンタルの回数、市場が乱獲状態になる回数、誰も終了条件を満たさなかったゲームの数です。
market-report-bank-loan-taken = 組んだローン
market-report-bank-share-bought = 買った株
market-report-bank-rented = 借りた冷凍庫と台車
market-report-bank-overfished = 乱獲状態になった市場
market-report-bank-limit-reached = 手番の上限で終わったゲーム
