### 『築地』の文。日本語。

## もの

tsukiji-thing-ebi = えび
tsukiji-thing-hotategai = ほたて
tsukiji-thing-fugu = ふぐ
tsukiji-thing-tako = たこ
tsukiji-thing-sake = さけ
tsukiji-thing-maguro = まぐろ
tsukiji-thing-takusan = たくさん
tsukiji-thing-yakuza = ヤクザ
tsukiji-thing-hidden = 伏せ札
tsukiji-thing-0 = 0
tsukiji-thing-1 = 1
tsukiji-thing-2 = 2
tsukiji-thing-3 = 3
tsukiji-thing-4 = 4
tsukiji-thing-annul = 打ち消し
tsukiji-thing--1 = −1
tsukiji-thing-plus6 = +6
tsukiji-thing-x2 = ×2
tsukiji-thing-diversified = 多彩な店
tsukiji-thing-specialised = 専門店
tsukiji-thing-popular = 大衆店
tsukiji-thing-safe = 安全な店

## しるし：全角1文字

tsukiji-sign-annul = ✕

## 使えない数値とオプション

tsukiji-figure-length =
    「{ $figure }」の要素は{ $length ->
       *[other] { $length }個
    }ですが、{ $players }人のときは{ $expected }個必要です。
tsukiji-prices-not-dearest-first = 「{ $figure }」は、値札の値段が高い順に並んでいなければなりません。
tsukiji-deck-does-not-make-rounds = 山札は{ $cards }枚ですが、ロット{ $lots }つで{ $rounds }ラウンド行うには、ちょうど{ $needed }枚必要です。
tsukiji-too-few-tickets =
    「{ $figure }」の通常チケットは{ $normal ->
       *[other] { $normal }枚
    }ですが、ロットが{ $lots }つなら{ $lots }枚以上必要です。
tsukiji-special-points-unknown = special_pointsは、trueかfalse、または{ $known }のリストでなければなりません。{ $value }は使えません。
tsukiji-setup-first = 「first」は0から{ $last }までの席でなければなりません。今の値は{ $value }です。
tsukiji-setup-markers = 「markers」は{ $known }を並べたものでなければなりません（順番は自由）。今の値は{ $value }です。
tsukiji-setup-deck-list = 「deck」はカードのリストでなければなりません。
tsukiji-setup-card = カード「{ $value }」はありません。あるのは{ $known }です。
tsukiji-setup-count = 山札に{ $card }が{ $count }枚入っていますが、このカードは{ $most }枚しかありません。
tsukiji-setup-deck-short = 記録にある山札は{ $cards }枚ですが、すでに{ $dealt }枚が配られています。

## できない理由

tsukiji-asked-ticket = 先に、チケットを置いてください。
tsukiji-asked-purchase = ロットを買うか、パスしてください。
tsukiji-asked-takusan = 先に、「たくさん」を加える列を選んでください。
tsukiji-asked-yakuza = 先に、ヤクザに渡す魚介カードを選んでください。
tsukiji-ticket-gone = チケット「{ $ticket }」は使用済みです。残り：{ $tickets }。
tsukiji-ticket-laid = チケット「{ $ticket }」は、もうほかのロットに置いてあります。残り：{ $tickets }。
tsukiji-no-such-lot = ロット{ $lot }はありません。ロットの番号は1から{ $lots }までです。
tsukiji-lot-sold =
    ロット{ $lot }は、すでに{ $buyer }が買いました。{ $choices ->
        [0] パスしかできません。
        [1] ロット{ $lots }を買うか、パスしてください。
       *[other] ロット{ $lots }のどれかを買うか、パスしてください。
    }
tsukiji-lot-too-dear =
    ロット{ $lot }の値段は¥{ $price }ですが、所持金は¥{ $money }です。{ $choices ->
        [0] パスしかできません。
        [1] ロット{ $lots }を買うか、パスしてください。
       *[other] ロット{ $lots }のどれかを買うか、パスしてください。
    }
tsukiji-no-row = { $row }の列がないので、「たくさん」を加えられません。今ある列は{ $rows }です。
tsukiji-no-product = { $row }のカードがないので、ヤクザに渡せません。今あるのは{ $rows }のカードです。

## 起きたこと

tsukiji-fact-round-begins = 第{ $round }ラウンドが始まります。スタートプレイヤーは{ $first }です。
tsukiji-fact-lot-offered = ロット{ $lot }：{ $card1 }、{ $card2 }、{ $card3 }。
tsukiji-fact-ticket-placed = { $seat }がロット{ $lot }に「{ $ticket }」を置きました。
tsukiji-fact-seat-ready = { $seat }がすべてのロットを評価しました。
tsukiji-fact-ticket-revealed = ロット{ $lot }：{ $seat }のチケットは「{ $ticket }」です。
tsukiji-fact-lot-valued =
    ロット{ $lot }の評価値は{ $value_shown }です{ $struck ->
        [0] {""}
       *[other] 。4が{ $struck }枚、打ち消されました
    }{ $doublings ->
        [0] {""}
        [1] 。合計の{ $sum_shown }が2倍になりました
       *[other] 。合計の{ $sum_shown }に×2が{ $doublings }回かかりました
    }。
tsukiji-fact-tablet-given = ロット{ $lot }の値段は¥{ $price }、修正値はカード1枚につき{ $modifier_shown }です。
tsukiji-fact-marker-moved =
    { $moved ->
        [0] { $by ->
            [0] { $product }のマーカーはマス{ $space }のままです。
           *[other] { $product }のマーカーはマス{ $space }のままです。修正値の合計は{ $by_shown }ですが、トラックの端なので動けません。
        }
       *[other] { $product }のマーカーはマス{ $origin }からマス{ $space }へ動きました（修正値の合計{ $by_shown }）。
    }
tsukiji-fact-lot-bought = { $seat }がロット{ $lot }を¥{ $price }で買いました。
tsukiji-fact-passed = { $seat }がパスし、¥{ $income }を受け取りました。
tsukiji-fact-product-laid = { $seat }が{ $product }を並べました。
tsukiji-fact-takusan-laid = { $seat }が「たくさん」を{ $row }の列に加えました。
tsukiji-fact-takusan-discarded = { $seat }には列がないので、「たくさん」は捨てられました。
tsukiji-fact-yakuza-paid = ヤクザが{ $seat }の{ $row }を奪いました。
tsukiji-fact-yakuza-went = { $seat }には魚介カードがないので、ヤクザは何も奪わずに去りました。
tsukiji-fact-lot-discarded = ロット{ $lot }は誰も買いませんでした。
tsukiji-fact-first-player = 次のラウンドのスタートプレイヤーは{ $seat }です。
tsukiji-fact-final-price = { $product }は{ $rank }位、1枚¥{ $price }です。
tsukiji-fact-bonus = { $seat }が特別ボーナス「{ $bonus }」を獲得しました（+{ $points }）。
tsukiji-fact-scored = { $seat }：所持金¥{ $money } + まぐろ以外¥{ $products } + まぐろ¥{ $maguro } + 特別ボーナス{ $bonuses } = { $total }。

## 場

tsukiji-phase-evaluation = 評価
tsukiji-phase-purchase = 仕入れ
tsukiji-phase-takusan = 「たくさん」を加える
tsukiji-phase-yakuza = ヤクザが奪う
tsukiji-phase-over = 終了
tsukiji-lot-title = ロット{ $lot }
tsukiji-prices-final = 最終単価
tsukiji-column-money = 所持金
tsukiji-column-total = 合計

## 言葉で伝える場

tsukiji-words-special = 未使用の特殊チケット：{ $tickets }。
tsukiji-words-no-special = 特殊チケットは残っていません。
tsukiji-words-yakuza = 買ったヤクザ：{ $count }枚。
tsukiji-words-first = スタートプレイヤーです。

## 経過

tsukiji-told-reveal = チケットが表になりました。
tsukiji-told-ticket = { $seat }が「{ $ticket }」
tsukiji-told-tickets = ロット{ $lot }：{ $tickets }。
tsukiji-told-tablet = ロット{ $lot }に、¥{ $price }の値札（修正値{ $modifier }）が置かれました。
tsukiji-told-tablet-clock = ロット{ $lot }に、最も高い¥{ $price }の値札（修正値{ $modifier }、時計つき）が置かれました。
tsukiji-told-tie = 評価値はロット{ $lot }と同じですが、左のロットが優先です。
tsukiji-told-market = 相場
tsukiji-told-buys-cards = { $seat }がロット{ $lot }を¥{ $price }で買いました：{ $cards }。
tsukiji-web-told-tickets =
    { $lots ->
        [1] 置いたチケット：{ $tickets }
       *[other] 置いたチケット（左から）：{ $tickets }
    }
tsukiji-web-told-lot =
    ロット{ $lot }の評価値は{ $value }{ $struck ->
        [0] {""}
       *[other] （4を{ $struck }枚打ち消し）
    }{ $doublings ->
        [0] {""}
       *[other] （×2あり）
    }：値段¥{ $price }、修正値{ $modifier }。
tsukiji-web-told-market = 相場：{ $moves }。
tsukiji-web-told-move = { $product }{ $by }（マス{ $space }）

## 求められていることと、その結果

tsukiji-ask-evaluation = ロット{ $lot }（全{ $lots }ロット）に置くチケットを選んでください。数が大きいほど、ロットは高くなります。
tsukiji-ask-purchase = ロットを買うか、パスしてください。所持金は¥{ $money }です。
tsukiji-ask-takusan = 「たくさん」は、加えた列の魚介として数えます。どの列に加えますか？
tsukiji-ask-yakuza = ヤクザが魚介カードを1枚奪います。どの列から渡しますか？
tsukiji-warning-last-round = 最終ラウンドです。今回の仕入れが終わるとゲーム終了です。
tsukiji-warning-last-purchase = これが最後の仕入れです。このラウンドが終わると最終得点を計算します。
tsukiji-ends-won = これでゲームが終わります。{ $own }対{ $best }であなたの勝ちです。
tsukiji-ends-won-tie = これでゲームが終わります。{ $own }点で並び、タイブレークであなたの勝ちです。
tsukiji-ends-lost = これでゲームが終わります。{ $own }対{ $best }であなたの負けです。
tsukiji-ends-lost-tie = これでゲームが終わります。{ $own }点で並びますが、タイブレークであなたの負けです。
tsukiji-ends-shared = これでゲームが終わります。{ $own }点で勝利を分かち合います。

## どのクライアントにも：見えるものの名前

tsukiji-view-round = ラウンド
tsukiji-view-rounds = ラウンド数
tsukiji-view-phase = フェイズ
tsukiji-view-first = スタートプレイヤー
tsukiji-view-lots = ロット
tsukiji-view-tablets = 値札
tsukiji-view-track = トラックのマス数
tsukiji-view-market = 相場
tsukiji-view-seats = プレイヤー
tsukiji-view-takusan-to-place = 未処理の「たくさん」
tsukiji-view-yakuza-to-pay = 未処理のヤクザ
tsukiji-view-cards-left = 山札の残り
tsukiji-view-maguro = まぐろ
tsukiji-view-lot = ロット
tsukiji-view-cards = カード
tsukiji-view-value = 評価値
tsukiji-view-sum = 合計
tsukiji-view-struck = 打ち消された4
tsukiji-view-doublings = ×2の枚数
tsukiji-view-price = 値段
tsukiji-view-modifier = 修正値
tsukiji-view-clock = 時計
tsukiji-view-buyer = 買い手
tsukiji-view-tickets = チケット
tsukiji-view-adds = チケットの値
tsukiji-view-gain = 値段を引く前
tsukiji-view-net = 値段を引いたあと
tsukiji-view-product = 魚介
tsukiji-view-space = マス
tsukiji-view-height = 重なり
tsukiji-view-rank = 順位
tsukiji-view-takusan = たくさん
tsukiji-view-worth = 価値
tsukiji-view-money = 所持金
tsukiji-view-products = 魚介
tsukiji-view-bonuses = 特別ボーナス
tsukiji-view-total = 合計
tsukiji-view-seat = プレイヤー
tsukiji-view-rows = 列
tsukiji-view-special-tickets = 特殊チケット
tsukiji-view-yakuza-bought = 買ったヤクザ
tsukiji-view-ready = 評価済み
tsukiji-view-score = 現在の得点
tsukiji-view-score-final = 最終得点
tsukiji-view-placed = 置いたチケット
tsukiji-view-hand = 手元

## どのクライアントにも：決定、その結果、オプション

tsukiji-decision-ticket = ロット{ $lot }に「{ $first }」
tsukiji-decision-buy = ロット{ $first }を買う
tsukiji-decision-pass = パス
tsukiji-decision-takusan = 「たくさん」を{ $first }の列に加える
tsukiji-decision-yakuza = { $first }をヤクザに渡す
# Headings of decisions that begin with the same word.
tsukiji-choices-ticket = チケット
tsukiji-choices-buy = ロットを買う
tsukiji-choices-takusan = たくさん
tsukiji-choices-yakuza = ヤクザ
tsukiji-outcome-money = 所持金
tsukiji-outcome-score = 現在の得点
tsukiji-score = ¥{ $score }
tsukiji-option-special-points = 特別ボーナス
tsukiji-option-special-points-about = 終了時に最大28点のボーナス。種類の豊富さ、1種類の多さ、最も安い魚介の多さ、ヤクザの多さが対象です。

## ブラウザーに描く場

tsukiji-web-stall = 売り場
tsukiji-web-restaurants = 料理店
tsukiji-web-quay = 相場トラック、マス1から{ $track }まで
tsukiji-web-tablet = ¥{ $price }、修正値{ $modifier }
tsukiji-web-tablet-clock = ¥{ $price }（時計）、修正値{ $modifier }
tsukiji-web-rack = 公開後、評価値の高いロットから順に：
tsukiji-web-worth-each = 現在の単価{ $worth }
tsukiji-web-press-ticket =
    { $ticket ->
        [none] ロット{ $lot }：{ $cards }。チケットはまだありません
       *[other] ロット{ $lot }：{ $cards }。置いたチケットは「{ $ticket }」
    }
tsukiji-web-press-buy = ロット{ $lot }、¥{ $price }：{ $cards }
tsukiji-web-here-next = ここへ
tsukiji-web-on-lot = ロット{ $lot }
tsukiji-web-used = 使用済み
tsukiji-web-ticket-used = { $ticket }：使用済み
tsukiji-web-ticket-of = { $seat }：{ $ticket }
tsukiji-web-sum =
    { $tickets }{ $doublings ->
        [0] {""}
        [1] 、×2
       *[other] 、×2が{ $doublings }枚
    }：評価値{ $value }
tsukiji-web-sum-struck = { $ticket }は打ち消し
tsukiji-web-sold = 売約済
tsukiji-web-short = ¥{ $short }不足
tsukiji-web-yours = 選択中
tsukiji-web-gain = このロットのカードで得点{ $gain }（値段は別）。
tsukiji-web-net = 買うと、差引で得点{ $gain }。
tsukiji-web-gain-short = { $gain } − ¥?
tsukiji-web-net-short = 差引{ $gain }
tsukiji-web-normal = 手元の通常チケット
tsukiji-web-special = 手元の特殊チケット
tsukiji-web-ticket = チケット「{ $ticket }」
tsukiji-web-take = 1枚戻す
tsukiji-web-take-back = ロット{ $lot }から「{ $ticket }」を戻す
tsukiji-web-seal = チケットを確定
tsukiji-web-seal-count = 確定 · { $laid }/{ $lots }
tsukiji-web-unseal = 置き直す
tsukiji-web-ask-ticket = ロット{ $lot }にチケットを置いてください
tsukiji-web-ask-ticket-more = チケットを選ぶと、印のついたロットに伏せて置きます。あと{ $left }枚です。
tsukiji-web-ask-seal = チケットを確定してください
tsukiji-web-ask-seal-more = まだ変えられます。
tsukiji-web-ask-buy = ロットを買うか、パスして¥{ $income }を受け取ってください
tsukiji-web-ask-buy-more =
    { $lots ->
        [0] 所持金は¥{ $money }です。買えるロットはありません。
       *[other] 所持金は¥{ $money }です。買えるロットは{ $lots }つあります。
    }
tsukiji-web-purchase-hint = ロットを選ぶと、買ったときの結果が表示されます。
tsukiji-web-purchase-lot = ロット{ $lot }
tsukiji-web-purchase-nothing = 魚介なし
tsukiji-web-takusan-joins = 「たくさん」の行き先
tsukiji-web-yakuza-takes = ヤクザが奪う魚介
tsukiji-web-pass = パス · +¥{ $income }
tsukiji-web-buy = ロット{ $lot }を買う · ¥{ $price }
tsukiji-web-buy-none = 買う
tsukiji-web-not-bought = ロット{ $lot }は買えませんでした。{ $why }
tsukiji-web-lay-out = これで確定
tsukiji-web-buying = 仕入れ中…
tsukiji-web-restaurant = { $seat }の店
tsukiji-web-now = 現在の得点
tsukiji-web-final = 最終得点
tsukiji-web-row =
    { $product }：{ $cards ->
        [0] なし
       *[other] { $cards }枚
    }{ $takusan ->
        [0] {""}
       *[other] （うち{ $takusan }枚は「たくさん」）
    }、{ $final ->
        [yes] 最終的な
       *[no] 現在の
    }価値{ $worth }
tsukiji-web-left = 特殊：{ $count }枚
tsukiji-web-marker =
    { $product }：マス{ $space }、{ $rank }位、{ $final ->
        [yes] 最終
       *[no] 現在の
    }単価{ $price }
tsukiji-web-prices = 現在の単価
tsukiji-web-maguro = まぐろの価値
tsukiji-web-maguro-next = 次の1枚：{ $next }
tsukiji-web-maguro-final = 手元：{ $count }枚で{ $worth }
tsukiji-web-stage-lot = ロット{ $lot }
tsukiji-web-stage-struck = ロット{ $lot }：4が{ $struck }枚、打ち消されました
tsukiji-web-stage-doubled = ロット{ $lot }：×2で{ $value }に
tsukiji-web-stage-tablets = 評価値が最も高いロットに、最も高い値札を置きます
tsukiji-web-stage-market = 相場が動きます
tsukiji-web-stage-bought = { $seat }がロット{ $lot }を買いました
tsukiji-web-stage-passed = { $seat }がパスしました
tsukiji-web-stage-round = 第{ $round }ラウンド
tsukiji-web-reckoning = 最終得点
tsukiji-web-place = 順位
tsukiji-web-shared = 未使用の特殊チケットも同じ枚数です。
tsukiji-web-tie-broken = 同点のため、未使用の特殊チケットの枚数で決まりました。
tsukiji-web-tie = 未使用の特殊チケット（同点のとき比べます）：{ $left }
tsukiji-web-at = 単価{ $price }
tsukiji-web-set = 合計
tsukiji-web-bonus-diversified = 全種3枚以上
tsukiji-web-bonus-specialised = 1列に8枚以上
tsukiji-web-bonus-popular = { $product }が最多
tsukiji-web-bonus-safe = ヤクザが最多
tsukiji-web-course = 各ラウンド終了時の得点
tsukiji-web-tale = ゲームの流れ
tsukiji-web-tale-round = 第{ $round }ラウンド：
tsukiji-web-tale-led =
    { $count ->
        [1] 最初のラウンドから最後まで、{ $names }がトップでした。
       *[other] 最初のラウンドから最後まで、{ $names }が同点でトップでした。
    }
tsukiji-web-tale-passed = { $names }が{ $before }を抜き、そのまま逃げ切りました。
tsukiji-web-tale-passed-last = 開始時のトップは{ $before }でしたが、{ $names }が逆転しました。
tsukiji-web-tale-broke = { $before }が並んでいましたが、{ $names }が抜け出しました。
tsukiji-web-tale-level = 開始時のトップは{ $before }でしたが、最後は{ $names }が同点でした。
tsukiji-web-tale-buy = 最高の仕入れ：{ $seat }が{ $cards }を¥{ $price }で買い、すぐに得点{ $gain }。
tsukiji-web-tale-bonuses = 特別ボーナスが決め手でした：{ $seat }が{ $points }点。なければ{ $other }が¥{ $by }上回っていました。
tsukiji-web-tale-fell = { $product }が¥{ $from }から¥{ $to }に下がり、{ $seat }は¥{ $by }失いました。
tsukiji-web-tale-rose = { $product }が¥{ $from }から¥{ $to }に上がり、{ $seat }は¥{ $by }得ました。
tsukiji-web-tale-row = { $seat }の一番の列：{ $product }{ $cards }枚、¥{ $total }のうち¥{ $worth }。
