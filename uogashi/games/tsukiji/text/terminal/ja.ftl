### 『築地』の文。日本語。コマンドラインだけで使う文。

## しるし：全角1文字

tsukiji-sign-ebi = え
tsukiji-sign-hotategai = ほ
tsukiji-sign-fugu = ふ
tsukiji-sign-tako = た
tsukiji-sign-sake = さ
tsukiji-sign-maguro = ま
tsukiji-sign-takusan = 多
tsukiji-sign-yakuza = ヤ

## 入力する言葉。先頭のものを表示に使う

tsukiji-word-ticket = ticket チケット
tsukiji-word-buy = buy b 買う
tsukiji-word-pass = pass p パス

## 数値：書き込み用ファイルでの説明

tsukiji-about-rounds = 1ゲームのラウンド数
tsukiji-about-track = トラックの最後のマス
tsukiji-about-final-prices = 終了時の単価。1位から順に
tsukiji-about-pass-income = パスした人が受け取る額
tsukiji-about-tickets = 各プレイヤーのチケット
tsukiji-about-maguro = まぐろ1、2、3…枚の価値。早見表を見てください
tsukiji-about-bonuses = バリアントの特別ボーナス
tsukiji-about-prices = 値札の値段。高い順に。この人数の値札を見てください
tsukiji-about-modifiers = 各値札でマーカーが動くマス数
tsukiji-about-start-money = 最初の所持金。手番順に
tsukiji-about-deck = 山札の各種類の枚数。数えてください

## 端末に描く場

tsukiji-position-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
tsukiji-what-happened = これまでの経過
tsukiji-lot-value = 評価値
tsukiji-lot-gain = カード
tsukiji-lot-net = 差引
tsukiji-lot-ticket = チケット
tsukiji-tablets = 値札
tsukiji-prices-now = 現在の単価
tsukiji-maguro-table = 枚数：価値
tsukiji-column-player = プレイヤー
tsukiji-column-special = 特殊
tsukiji-column-score = 現在の得点
tsukiji-column-bonuses = 特別ボーナス
tsukiji-column-choice = 入力
tsukiji-column-money-after = その後の所持金
tsukiji-column-score-after = その後の得点
tsukiji-column-brings = 内容
tsukiji-legend-takusan = 「たくさん」：好きな列に加える
tsukiji-legend-yakuza = ヤクザ：自分の列から魚介カードを1枚奪う。表では買った枚数
tsukiji-legend-rounds = ラウンド：終了；今；これから
tsukiji-legend-seats = 考え中；決定済み；スタートプレイヤー
tsukiji-legend-row = 列：枚数（「たくさん」1枚につき「多」1つ）と現在の価値；カードなし
tsukiji-legend-tickets = 特殊チケット：打ち消し、マイナス1、プラス6、2倍
tsukiji-legend-struck = 打ち消された4
tsukiji-legend-card = カードと現在の単価
tsukiji-legend-tablet = 値札：値段、相場の修正値、時計（買った人が次のスタートプレイヤー）
tsukiji-legend-market = 現在の単価と、相場トラックのマス
tsukiji-legend-maguro = まぐろ3枚で合わせて¥12
tsukiji-legend-bonus = 特別ボーナス（得点に含む）
tsukiji-legend-won = 勝者

## 言葉で伝える場

tsukiji-words-lot = ロット{ $lot }：{ $cards }。
tsukiji-words-quoted = 評価値は{ $value }、値段は¥{ $price }、修正値は{ $modifier }です。
tsukiji-words-quoted-clock = 評価値は{ $value }、値段は¥{ $price }（時計）、修正値は{ $modifier }です。
tsukiji-words-ticket = 置いたチケットは「{ $ticket }」です。
tsukiji-words-sold = 買い手は{ $buyer }です。
tsukiji-words-gain = このロットのカードで得点{ $gain }（値段は別）。
tsukiji-words-net = 買うと、差引で得点{ $gain }。
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
tsukiji-words-bonuses = { tsukiji-column-bonuses }：{ $bonuses }。
tsukiji-words-ready = すべてのロットを評価しました。

## 経過

tsukiji-told-lot = ロット{ $lot }

## 求められていることと、その結果

tsukiji-offer-rows = 選べる列：{ $rows }
tsukiji-ticket-normal = 書かれた数を足します。毎ラウンド手元に戻ります。
tsukiji-ticket-annul = 同じロットの4を1枚打ち消します。4がなければ2を足します。ゲーム中1回だけ。
tsukiji-ticket-minus = 1を引きます。ゲーム中1回だけ。
tsukiji-ticket-plus = 6を足します。ゲーム中1回だけ。
tsukiji-ticket-times = ほかのチケットの合計を2倍にします。ゲーム中1回だけ。
tsukiji-would-bring = ロット{ $lot }のカードで得点{ $gain }（値段は別）。
tsukiji-typed-example = 左のロットから順に、チケットを入力してください。例：4 0 x2 1 3
tsukiji-brings-takusan = 「たくさん」は{ $row }へ
tsukiji-brings-yakuza = ヤクザが{ $row }を奪う
tsukiji-meaning-pass = 銀行からお金を受け取る
tsukiji-meaning-ticket = ロット{ $lot }に「{ $ticket }」を置く
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
tsukiji-typed-no-card-left = ロット{ $lot }に、ほかの「たくさん」やヤクザはありません。「{ $word }」を消してください。
tsukiji-typed-no-lot = 「{ $word }」はロットの番号ではありません。「buy 2」のように、buyに続けて番号を入力してください。
tsukiji-typed-no-product = 「{ $word }」という魚介はありません。使えるのは{ $known }です。
tsukiji-typed-purchase = 「{ $word }」は理解できません。「buy」と番号か、「pass」を入力してください。「?」で詳しい説明を表示します。

## レポート

tsukiji-report-score = 得点の内訳
tsukiji-report-score-text = ゲーム終了時の得点の内訳です。
tsukiji-report-score-money = 所持金
tsukiji-report-score-products = まぐろ以外
tsukiji-report-score-maguro = まぐろ
tsukiji-report-score-bonuses = 特別ボーナス
tsukiji-report-score-total = 合計
tsukiji-report-bonuses = 特別ボーナス
tsukiji-report-bonuses-text = それぞれの特別ボーナスの回数と点数です。バリアントでのみ使います。
tsukiji-report-bonuses-earned = 1ゲームの回数
tsukiji-report-bonuses-points = 1ゲームの点数
tsukiji-report-bonuses-winners = 勝者 / ほかの人の回数
tsukiji-report-tickets = チケット
tsukiji-report-tickets-text = それぞれのチケットがロットに置かれる回数です。
tsukiji-report-tickets-laid = 1ゲームの回数
tsukiji-report-tickets-winners = 勝者 / ほかの人の回数
tsukiji-report-purchases = 仕入れ
tsukiji-report-purchases-text = 仕入れの手番とロットの行方です。
tsukiji-report-purchases-lot-bought = 買われたロット
tsukiji-report-purchases-passed = パス
tsukiji-report-purchases-lot-discarded = 誰も買わなかったロット
tsukiji-report-passes = 1ゲームのパスの回数
tsukiji-report-passes-text = ロットを買わずにパスし、お金を受け取った回数です。
tsukiji-report-price = ロットの値段
tsukiji-report-price-text = 1つのロットに支払う金額です。
tsukiji-report-price-price = ロットの値段（¥）
tsukiji-report-products = 魚介
tsukiji-report-products-text = 並べられた魚介カードの枚数です。ヤクザに奪われた分も含みます。
tsukiji-report-products-laid = 1ゲームの枚数
tsukiji-report-products-winners = 勝者 / ほかの人の枚数
tsukiji-report-prices = 最終単価
tsukiji-report-prices-text = ゲーム終了時の単価と順位です。1位が最も高価です。
tsukiji-report-prices-price = 単価（¥）
tsukiji-report-prices-rank = 順位
tsukiji-report-guests = 「たくさん」とヤクザ
tsukiji-report-guests-text = 買われたロットにあった「たくさん」とヤクザの行方です。
tsukiji-report-guests-takusan-laid = 列に加えた「たくさん」
tsukiji-report-guests-takusan-discarded = 列がなく捨てた「たくさん」
tsukiji-report-guests-yakuza-paid = 魚介を奪ったヤクザ
tsukiji-report-guests-yakuza-went = 何も奪えなかったヤクザ
tsukiji-report-rows = どの列に行くか
tsukiji-report-rows-text = 「たくさん」がどの列に加わり、ヤクザがどの列から奪うかです。
tsukiji-report-rows-takusan = 1ゲームの「たくさん」
tsukiji-report-rows-yakuza = 1ゲームのヤクザ
