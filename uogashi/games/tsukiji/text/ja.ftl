### 『築地』の文。日本語。

tsukiji-title = 築地
tsukiji-credit = Leandro Pires（Redbox）

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

tsukiji-sign-ebi = え
tsukiji-sign-hotategai = ほ
tsukiji-sign-fugu = ふ
tsukiji-sign-tako = た
tsukiji-sign-sake = さ
tsukiji-sign-maguro = ま
tsukiji-sign-takusan = 多
tsukiji-sign-yakuza = ヤ
tsukiji-sign-annul = ✕

## 入力する言葉。先頭のものを表示に使う

tsukiji-word-ticket = ticket チケット
tsukiji-word-buy = buy b 買う
tsukiji-word-pass = pass p パス

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

tsukiji-asked-ticket = 今は評価のフェイズです。チケットを置くことしかできません。
tsukiji-asked-purchase = 今は仕入れのフェイズです。ロットを買うか、パスをするかのどちらかです。
tsukiji-asked-takusan = 先に、「たくさん」を自分の列の1つに加えなければなりません。
tsukiji-asked-yakuza = 先に、ヤクザに奪われる自分の魚介カードを選ばなければなりません。
tsukiji-ticket-gone = チケット「{ $ticket }」はもう使ってしまいました。残っているのは{ $tickets }です。
tsukiji-ticket-laid = チケット「{ $ticket }」はほかのロットに置いてあります。残っているのは{ $tickets }です。
tsukiji-no-such-lot = ロット{ $lot }はありません。ロットの番号は1から{ $lots }までです。
tsukiji-lot-sold =
    ロット{ $lot }は{ $buyer }が買いました。{ $choices ->
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
tsukiji-fact-passed = { $seat }がパスをして、¥{ $income }を受け取りました。
tsukiji-fact-product-laid = { $seat }が{ $product }を並べました。
tsukiji-fact-takusan-laid = { $seat }が「たくさん」を{ $row }の列に加えました。
tsukiji-fact-takusan-discarded = { $seat }には列がないので、「たくさん」は捨てられました。
tsukiji-fact-yakuza-paid = ヤクザが{ $seat }の{ $row }を奪いました。
tsukiji-fact-yakuza-went = { $seat }には魚介カードがないので、ヤクザは何も奪わずに去りました。
tsukiji-fact-lot-discarded = ロット{ $lot }は誰も買いませんでした。
tsukiji-fact-first-player = これ以降のスタートプレイヤーは{ $seat }です。
tsukiji-fact-final-price = { $product }は{ $rank }位、1枚¥{ $price }です。
tsukiji-fact-bonus = { $seat }が特別ボーナス「{ $bonus }」を獲得しました（+{ $points }）。
tsukiji-fact-scored = { $seat }：所持金¥{ $money } + まぐろ以外¥{ $products } + まぐろ¥{ $maguro } + 特別ボーナス{ $bonuses } = { $total }。

## 端末に描く場

tsukiji-position-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
tsukiji-phase-evaluation = 評価
tsukiji-phase-purchase = 仕入れ
tsukiji-phase-takusan = 「たくさん」を加える
tsukiji-phase-yakuza = ヤクザが奪う
tsukiji-phase-over = 終了
tsukiji-what-happened = これまでの経過
tsukiji-lot-title = ロット{ $lot }
tsukiji-lot-value = 評価値
tsukiji-lot-gain = 得点変化
tsukiji-lot-ticket = チケット
tsukiji-tablets = 値札
tsukiji-prices-now = 現在の単価
tsukiji-prices-final = 最終単価
tsukiji-maguro-table = 枚数：価値
tsukiji-column-player = プレイヤー
tsukiji-column-money = 所持金
tsukiji-column-special = 特殊
tsukiji-column-score = 現在の得点
tsukiji-column-bonuses = 特別ボーナス
tsukiji-column-total = 合計
tsukiji-column-choice = 入力
tsukiji-column-money-after = その後の所持金
tsukiji-column-score-after = その後の得点
tsukiji-column-brings = 内容

## 言葉で伝える場

tsukiji-words-lot = ロット{ $lot }：{ $cards }。
tsukiji-words-quoted = 評価値は{ $value }、値段は¥{ $price }、修正値は{ $modifier }です。
tsukiji-words-quoted-clock = 評価値は{ $value }、値段は¥{ $price }（時計）、修正値は{ $modifier }です。
tsukiji-words-ticket = 置いたチケットは「{ $ticket }」です。
tsukiji-words-sold = 買い手は{ $buyer }です。
tsukiji-words-gain = このカードを今得ると、得点は{ $gain }です。
tsukiji-words-tablet = ¥{ $price }（修正値{ $modifier }）
tsukiji-words-tablets = 値札（先頭は時計つき）：{ $tablets }。
tsukiji-words-marker = { $product }はマス{ $space }で¥{ $price }
tsukiji-words-market = 現在の単価：{ $markers }。
tsukiji-words-market-final = 最終単価：{ $markers }。
tsukiji-words-maguro = まぐろの価値（1枚、2枚、3枚…のとき）：{ $values }。
tsukiji-words-seat = { $seat }：所持金は¥{ $money }、現在の得点は{ $score }です。
tsukiji-words-rows = 列：{ $rows }。
tsukiji-words-no-rows = 列はまだありません。
tsukiji-words-row = { $product }{ $cards }枚（¥{ $worth }）
tsukiji-words-row-takusan = { $product }{ $cards }枚（うち{ $takusan }枚は「たくさん」、¥{ $worth }）
tsukiji-words-special = 未使用の特殊チケット：{ $tickets }。
tsukiji-words-no-special = 特殊チケットは残っていません。
tsukiji-words-bonuses = { tsukiji-column-bonuses }：{ $bonuses }。
tsukiji-words-yakuza = 買ったヤクザ：{ $count }枚。
tsukiji-words-first = スタートプレイヤーです。
tsukiji-words-ready = すべてのロットを評価しました。

## 経過

tsukiji-told-reveal = チケットが表になりました。
tsukiji-told-lot = ロット{ $lot }
tsukiji-told-ticket = { $seat }が「{ $ticket }」
tsukiji-told-tickets = ロット{ $lot }：{ $tickets }。
tsukiji-told-tablet = ロット{ $lot }に、¥{ $price }の値札（修正値{ $modifier }）が置かれました。
tsukiji-told-tablet-clock = ロット{ $lot }に、最も高い¥{ $price }の値札（修正値{ $modifier }、時計つき）が置かれました。
tsukiji-told-tie = 評価値が同じロット{ $lot }のほうが左にあります。
tsukiji-told-market = 相場
tsukiji-told-buys-cards = { $seat }がロット{ $lot }を¥{ $price }で買いました：{ $cards }。

## 求められていることと、その結果

tsukiji-ask-tickets =
    { $lots ->
        [1] ロット{ $first }にチケットを置いてください。手元のチケット：
       *[other] ロット{ $first }から順に、{ $lots }つのロットにチケットを1枚ずつ置いてください。手元のチケット：
    }
tsukiji-ask-purchase = ロットを買うか、パスしてください。所持金は¥{ $money }です。
tsukiji-ask-takusan = 「たくさん」をどの列に加えますか。
tsukiji-ask-yakuza = ヤクザが魚介カードを1枚奪います。どの列のカードを捨てますか。
tsukiji-ticket-normal = 書かれた数を足します。毎ラウンド手元に戻ります。
tsukiji-ticket-annul = 同じロットの4を1枚打ち消します。4がなければ2を足します。ゲーム中1回だけ。
tsukiji-ticket-minus = 1を引きます。ゲーム中1回だけ。
tsukiji-ticket-plus = 6を足します。ゲーム中1回だけ。
tsukiji-ticket-times = ほかのチケットの合計を2倍にします。ゲーム中1回だけ。
tsukiji-would-bring = ロット{ $lot }のカードを今得ると、得点は{ $gain }です（値段は別）。
tsukiji-typed-example = 左のロットから順に、チケットを入力してください。例：4 0 x2 1 3
tsukiji-brings-takusan = 「たくさん」は{ $row }へ
tsukiji-brings-yakuza = ヤクザが{ $row }を奪う
tsukiji-meaning-pass = 銀行からお金を受け取る
tsukiji-meaning-ticket = ロット{ $lot }に「{ $ticket }」
tsukiji-sum-buy = ロット{ $lot }を¥{ $price }で買います。
tsukiji-sum-pass = パスします。
tsukiji-sum-change = 所持金：¥{ $money } → ¥{ $left }、現在の得点：{ $score } → { $total }。

## 理解できなかった入力

tsukiji-typed-nothing = コンマの間に何も入力されていません。
tsukiji-typed-no-tickets =
    { $lots ->
        [1] チケットを1枚入力してください。
       *[other] チケットを入力してください。{ $lots }枚まで続けて入力できます（例：4 0 x2 1）。
    }
tsukiji-typed-too-many =
    残りのロットは{ $lots ->
       *[other] { $lots }つ
    }ですが、チケットが{ $given }枚入力されました。1つのロットに置けるのは1枚です。
tsukiji-typed-no-ticket = 「{ $word }」というチケットはありません。使えるもの：{ $known }
tsukiji-typed-which-lot = ロットの番号が足りません。「buy 2」のように、buyに続けて番号を入力してください。
tsukiji-typed-which-row = 列の指定が足りません。「ebi」や「えび」のように、魚介の名前を入力してください。
tsukiji-typed-no-lot = 「{ $word }」はロットの番号ではありません。「buy 2」のように、buyに続けて番号を入力してください。
tsukiji-typed-no-product = 「{ $word }」という魚介はありません。使えるのは{ $known }です。
tsukiji-typed-purchase = 「{ $word }」は理解できません。「buy」と番号か、「pass」を入力してください。「?」で詳しい説明を表示します。
