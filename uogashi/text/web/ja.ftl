### ブラウザーのクライアント：卓と、そのまわりのページ。日本語。

## どこでも

web-close = 閉じる
web-notes = 通知
web-yes = はい
web-unreachable = 現在、サーバーに接続できません。
web-menu = メニュー
web-to-home = トップページへ
web-bot-greedy = 欲張り{ $number }号
web-bot-random = ランダム{ $number }号

## サーバーとの接続

web-line-lost = 接続が切れています。
web-line-retry =
    { $seconds ->
        [0] 再接続しています…
       *[other] { $seconds }秒後に再接続します。ゲームの内容は失われません。
    }
web-line-now = 今すぐ再接続
web-move-kept = 行動は保存してあります。サーバーにつながりしだい送信します。

## 求められていること

web-you = (あなた)
web-you-flag = あなた
web-your-turn = あなたの番です
web-awaited =
    { $count ->
       *[other] { $names }を待っています
    }
web-sending = 送信中…
web-watch-this = 結果を表示しています…
web-watching = 観戦中
web-skip = スキップ
web-ready = 完了
web-choosing = 考え中…
web-away = 離席中
web-resigned = 投了
web-stand-in = ボットが代行中
web-stand-in-for = { $name }の席はボットが代行中です。
web-undo = 元に戻す
web-undo-of = { $name }の行動を元に戻す
web-in-words = 文字表示
web-position = 場の様子

## 言葉で伝える場

web-decide = どうしますか？
web-draft = ここまでの選択
web-confirm = 確定
web-confirm-ask = この手を確定するか、最後の選択を取り消してください。
web-confirm-first = 先に選んでから、確定してください。
web-choice-overtaken = 「{ $choice }」は選べませんでした。状況が変わっています。
web-choose = 下から選んで、確定してください。
web-take-back = 1つ取り消す
# A step that was taken by itself; $steps: decisions, as buttons say them.
web-only-choice = ほかに選択肢なし
web-forced-added = { $steps }：選択肢が1つなので自動で選びました。
web-forced-played = { $steps }：選択肢が1つなので自動で行いました。
# The heading of decisions that belong to no group.
web-choices-other = そのほか
web-plan-about = 文字で描いた見取り図です。内容はすべて下の一覧にもあります。

## 経過と振り返り

web-log = これまでの経過
web-newest = 最新の経過へ
web-round = 第{ $number }ラウンド
web-round-of = 第{ $number }ラウンド（全{ $total }ラウンド）
web-took-back = { $seat }が1手戻しました。
web-timeline = タイムライン
# 終わったゲームを、最初から振り返る。
web-replay = 振り返る
web-then = 振り返り
web-looking-back = 過去の局面を見ています
web-looking-back-more = その間もゲームは進んでいます。
web-to-now = 現在に戻る
web-to-end = 最後まで進む
web-live = 進行中
web-over = 終了
web-first-step = 最初へ
web-last-step = 最後へ
web-step-before = 1手戻る
web-step-after = 1手進む
web-round-before = 1ラウンド戻る
web-round-after = 1ラウンド進む
web-step = { $step }手目（全{ $last }手）
web-moment-link = この局面へのリンクをコピー
web-moment-copied = この局面へのリンクをコピーしました。
web-copy-failed = コピーできませんでした。リンクはこちらです：{ $link }
web-link-copied = リンクをコピーしました。

## 卓そのもの

web-table-of = { $players }人卓
web-table-number = 卓：{ $table }
web-rules-own-page = 別のページで開く
web-copy-watch = 観戦用リンクをコピー
web-record = 記録をダウンロード
web-let-bot-play = { $name }の席をボットに任せる
web-let-bots-play = { $names }の席をボットに任せる
web-let-bots-play-all = { $count }人の席をボットに任せる
web-let-bot-play-me = ボットに代わってもらう
web-play-again-self = 席に戻る
web-end-offer = 終了を提案する
web-end-offer-back = 提案を取り下げる
web-end-offered =
    { $count ->
       *[other] { $names }が、ゲームの終了を提案しています。
    }
web-end-agree = 終了に同意する
web-menu-seat = { $name }の席
web-resign = 投了
web-resign-sure = 投了しますか？
web-leave = 席を立つ
web-leave-sure = 席を立つと、ボットが代わりにプレイします。よろしいですか？
web-keep-playing = 続ける
web-take-over = { $name }の席を引き継ぐ
web-rematch = もう1ゲーム
web-rematch-join = 次のゲームに参加
web-end-won = { $margin }差であなたの勝ちです
web-end-won-tie = { $names }と同点、タイブレークであなたの勝ちです
web-end-shared = { $names }と勝利を分かち合いました
web-end-place =
    { $names }に{ $behind }差で{ $place }位{ $tied ->
        [yes] タイ
       *[no] {""}
    }でした
web-end-place-tie = { $names }と同点、タイブレークで{ $place }位でした
web-end-wins = { $margin }差で{ $names }の勝ちです
web-end-wins-tie = { $others }と同点、タイブレークで{ $names }の勝ちです
web-end-share = { $names }が勝利を分かち合いました
web-end-resigned-won = ほかの全員が投了し、あなたの勝ちです
web-end-resigned-you =
    { $count ->
        [0] あなたが投了し、ゲームはここで終わりました
       *[other] あなたが投了し、{ $names }の勝ちです
    }
web-end-resigned =
    { $count ->
        [0] プレイヤー全員が投了しました
       *[other] ほかの全員が投了し、{ $names }の勝ちです
    }
web-end-places = 順位
web-end-ordinal = { $place }位
web-end-points = { $points }点

## 1つの画面で何人も

web-hand-over = { $name }さんに交代してください
web-hand-over-more = ここからは{ $name }さんだけが見てください。
web-hand-over-done = { $name }です

## どのページにも

web-name = Uogashi
web-page-title = { $page } · Uogashi
web-rules = ルール
web-about = このサイトについて
web-foot = その他のページ
web-loading = 少々お待ちください…
web-again = もう一度試す
# 2〜4、60〜150
web-span = { $least }〜{ $most }

## 道具と設定

web-language = 言語
web-settings = 設定
web-theme-to-light = ライトに切り替え
web-theme-to-dark = ダークに切り替え
web-theme = テーマ
web-theme-system = システムに合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-motion = アニメーション
web-motion-system = システムに合わせる
web-motion-slow = ゆっくり
web-motion-normal = ふつう
web-motion-fast = 速い
web-motion-off = なし
web-motion-about = チケットの公開、コマの移動、カードを配る速さです。
web-keys = ショートカットキー
web-keys-on = オン
web-keys-off = オフ
web-keys-about = 数字と文字のキーで選び、[ と ] でタイムラインを前後に動かします。
web-renderer = 場の表示
web-renderer-board = 絵
web-renderer-words = 文字
web-renderer-about = 「文字」では、場のすべてを文章で表示します。スクリーンリーダーを使う方や、文字で読みたい方向けです。
web-forced = 選択肢が1つのとき
web-forced-on = 自動で進める
web-forced-off = 毎回たずねる
web-forced-about = 文字表示では、選択肢が1つしかない手順を自動で進めます。ゲームが終わる手や損をする手は、自動では進めません。
web-your-name = あなたの名前
web-name-about = これから席に着く卓で使われます。
web-name-missing = 名前を入力してください。
web-save = 保存
web-saved = 保存しました
web-copy = コピー
web-copied = コピーしました
web-share = 共有

web-way-back = 別の端末で続ける
web-way-back-about = アカウントはありません。この復帰リンクを別のスマートフォンやパソコンで開くと、あなたの卓をそこでも続けられます。人には教えないでください。リンクを持つ人は、あなた本人として扱われます。
web-way-back-show = リンクを表示
web-way-back-link = 復帰リンク
web-way-back-code = 復帰リンクのQRコード
web-forget = データの削除
web-forget-about = すべての卓から離れ、名前も消えます。元には戻せません。
web-forget-ask = 自分のデータを削除…
web-forget-sure = あなたのデータをすべて削除します。進行中のゲームでは、ボットが代わりにプレイします。よろしいですか？
web-forget-yes = 削除する
web-forget-no = キャンセル

## 最初のページ

web-scene = 魚河岸の朝。波と船、山、縞の日よけの下に魚が並ぶ店、それを眺める猫
web-home-what = 夜明けの魚河岸。競りと駆け引きのボードゲームを、友だちと、またはボットを相手に。
web-ways = 遊び方を選ぶ
web-way-bots = ボットと対戦
web-way-bots-about = すぐに始められます
web-way-friends = 友だちと遊ぶ
web-way-friends-about = リンクを送るだけ、登録不要
web-way-screen = 1台で遊ぶ
web-way-screen-about = 1つの画面を交代で
web-way-watch = 観戦
web-way-watch-about = 公開卓の一覧
web-way-watch-tables =
    { $count ->
        [0] 公開卓はありません
       *[other] 公開卓：{ $count }卓
    }
web-way-rules = ルール
web-way-rules-about = 5分で読めます

web-your-tables = あなたの卓
web-finished = 終わったゲーム（{ $count }件）

web-games = ゲーム
web-play = 遊ぶ
web-play-game = 遊ぶ：{ $game }
web-rules-game = ルール：{ $game }
web-players =
    { $most ->
       *[other] 人
    }
web-minutes = { $span }分
web-weight = 重さ
web-weight-of = 樽{ $weight }個（最大{ $heaviest }個）
web-being-built = 制作中

# 専用の文がないゲーム。
web-game-any-sentence = 魚市場のボードゲームです。
web-game-any-option = このゲームの特別ルールです。
# オプションで選ばれたもの。
web-game-option-chosen = { $option }：{ $value }

web-credits = 絵もプログラムも自作です。{ $games }の作品です。
web-credits-game = 『{ $game }』は{ $credit }
web-independent = 独自に実装したもので、ゲームの作者や出版社とは関係ありません。

## 一覧の中の卓

web-seat-open = 空席
web-table-your-turn = あなたの番です
web-table-running = ゲーム進行中
web-table-waiting-for = { $names }を待っています
web-table-waiting-you = あなたを待っています
web-table-waiting-players = あと{ $count }人を待っています
web-table-you-won = あなたの勝ちです
web-just-now = たった今
web-table-won =
    { $count ->
        [1] { $names }の勝ちです
       *[other] { $names }が勝利を分かち合いました
    }
web-table-do-go-on = 続ける
web-table-do-look-in = 様子を見る
web-table-do-look-back = 振り返る
web-table-do-sit = 席に着く
web-table-do-watch = 観戦
# スクリーンリーダーが読むボタンの名前。「続ける：築地」
web-row-action = { $action }：{ $game }

## 新しい卓

web-new-mode = 遊び方
web-new-mode-bots = ボットと対戦
web-new-mode-friends = 友だちと
web-new-mode-screen = 1台で
web-new-game = ゲーム
web-new-players = 人数
web-new-people = うち、この画面で遊ぶ人
web-new-bots =
    { $count ->
       *[other] ボット
    }
# ボットの種類。
web-kind-greedy = 欲張り
web-kind-greedy-manner = 目先の利益が最も大きい手を選びます。最初の相手にちょうどよい強さです。
web-kind-random = ランダム
web-kind-random-manner = できることの中から、でたらめに選びます。ルールに慣れるのに向いています。
web-new-seats = 席順
web-new-seat = 席{ $number }
web-new-seat-friend = 友だち
web-new-seat-bot = ボット
web-new-name = プレイヤー{ $number }の名前
web-new-who = 参加できる人
web-new-by-link = リンクを知っている人
web-new-public = 誰でも
web-new-by-link-about = リンクを送った相手だけが参加できます。
web-new-public-about = 卓が「観戦」のページに載ります。席は先着順で、観戦は誰でもできます。
web-new-recommended = { $value }（おすすめ）
web-new-undo = 待ったあり
web-new-undo-about = 隠されていたものが公開されるか、ほかの人が行動するまで、自分の行動を元に戻せます。
web-new-start = ゲーム開始
web-new-invite = 卓を立てる
web-new-starting = 卓を用意しています…

## ゲームの前

web-waiting-open = 参加待ち
web-waiting-bot = ボット
web-waiting-ready = 準備完了
web-waiting-away = 準備完了（離席中）
web-waiting-unready = 準備中
web-waiting-you = あなた
web-waiting-no-undo = 待ったなし
web-waiting-public = 公開卓
web-waiting-your-name = あなたの名前
web-waiting-sit = 席に着く
web-waiting-sitting = 少々お待ちください…
web-waiting-again = あなたの席です。準備はできましたか？
web-waiting-be-ready = 準備完了
web-waiting-watching = 観戦中です。全員がそろうと、ゲームが始まります。
web-waiting-begins = 全員の準備ができると、ゲームが始まります。
web-waiting-invite = 友だちを招待
web-waiting-invite-about = リンクは全員共通です。開いた人から順に、空いている席に着きます。アカウントは要りません。
web-waiting-link = 招待リンク
web-waiting-share = 魚河岸で一緒に遊びませんか：
web-waiting-code = 招待リンクのQRコード
web-waiting-code-about = 近くにいる友だちに
web-waiting-local = このリンクは、このパソコンでしか使えません。ほかの人も参加できるようにするには、--host 0.0.0.0を付けてサーバーを起動し、このパソコンのアドレスで開いてください。
web-waiting-watch = 観戦用リンク
web-waiting-watch-link = 観戦用リンク
web-waiting-leave = 席を立つ
web-waiting-leave-sure = この卓の席を立ちますか？
web-waiting-leave-yes = 席を立つ
web-waiting-leave-no = 残る

## 観戦

web-watch = 観戦
web-watch-lead = 公開卓の一覧です。席に着いたり、観戦したり、終わったゲームを振り返ったりできます。
web-watch-open = プレイヤー募集中
web-watch-running = 進行中
web-watch-over = 終了
web-watch-more = あと{ $count }卓を表示
web-watch-empty = お店はまだ閉まっています
web-watch-empty-about = 公開卓は今ありません。自分で立てて、参加者を待ってみましょう。
web-watch-start = 公開卓を立てる
web-watch-by-link = リンクをもらいましたか？
web-watch-link = 卓のリンクまたはID
web-watch-open-link = 開く
web-watch-no-link = これは卓のリンクではありません。卓のリンクは「/table/r1f66i4y50vvfc」のような形です（「#」などが続くこともあります）。

## ルール

web-rules-of = 『{ $game }』のルール
web-rules-chapters = 目次
web-rules-table = 表

## このサイトについて

web-about-what = Uogashi（魚河岸）は、魚市場のボードゲームを遊ぶ場所です。友だちと、1つの画面で、またはボットを相手に、5つの言語で遊べます。
web-about-games = ゲーム
web-about-games-1 = Uogashiは独自に実装したもので、作者や出版社とは関係ありません。ルールの文章は独自に書き、目に見えるものはすべて自分たちで描きました。気に入ったゲームは、ぜひ製品をお買い求めください。
web-about-you = あなたのデータ
web-about-you-1 = アカウントはありません。あなたを表すのは、名前とランダムな番号だけです。使うCookieは、あなたの席を覚えておくための1つだけです。
web-about-you-2 = 設定で選んだことは、このブラウザーの中にだけ残ります。ほかのサイトからは何も読み込まず、アクセスの集計も追跡も行いません。
web-about-you-3 = 設定では、別の端末で続けるための復帰リンクを表示したり、サーバーにあるあなたのデータを削除したりできます。
web-about-shuffle = 公正なシャッフル
web-about-shuffle-1 = 配札を思いどおりに操作することは、サーバーを含め、誰にもできません。卓ができるとき、サーバーは秘密の値を1つ引き、誰かが席に着く前に、その指紋（SHA-256のハッシュ値）を公開します。
web-about-shuffle-2 = 席に着く人は、それぞれ自分の乱数を加えます。配札は、秘密の値と、加えられたすべての乱数から決まります。サーバーは、あなたの乱数を知る前に、自分の値を決めておかなければなりません。
web-about-shuffle-3 = ゲームが終わると、ゲーム記録に、秘密の値と、加えられたすべての乱数が載ります。そこから同じ指紋、同じ配札、同じゲームの進行になることを、誰でも検証できます。
web-about-shuffle-4 = ただし、卓の誰かがサーバーの運営者と通じていないことや、運営者がゲーム中にデータベースをのぞいていないことまでは、これではわかりません。
web-about-licence = ライセンス
web-about-licence-1 = プログラムは、MITライセンスで自由に使えます。
web-about-licence-2 = 絵と文章は、クリエイティブ・コモンズ 表示 4.0（CC BY 4.0）で公開しています。作者として「The Uogashi authors」と表示すれば、自由に使えます。
web-about-version = バージョン{ $version }

## 復帰

web-back = おかえりなさい
web-back-welcome = おかえりなさい、{ $name }さん。
web-back-somebody = このブラウザーは現在、{ $name }さんが使っています。リンクで復帰すると、そのリンクの人に切り替わります。その後、{ $name }さんの卓に戻れるのは、{ $name }さんの復帰リンクを残してある場合だけです。
web-back-do = リンクで復帰
web-back-stay = { $name }のまま続ける
web-back-failed = 今も使える端末の設定で、新しいリンクを表示してください。

## どこでもない場所

web-nowhere = ここには何もありません
web-nowhere-about = あるのは海だけです。リンクが途中で切れているか、卓が片づけられたのかもしれません。
