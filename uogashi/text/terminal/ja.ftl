### コマンドラインと、接続できるようになる前のサーバーの文。日本語。

## コマンドライン

about =
    Uogashi：魚市場のボードゲームを遊び、シミュレートし、研究するプログラムです。
help-usage = 使い方
help-commands = コマンド
help-arguments = 引数
help-options = オプション
help-default = （既定値：{ $value }）
help-many = （複数回指定可）
help-more = 各コマンドの詳細は「uogashi { usage-command } --help」で確認できます。
help-help = このヘルプを表示して終了します。
help-version = バージョンを表示して終了します。
help-lang = 使用する言語。省略すると、システムの言語を使います。選べるのは{ $languages }です。
version = uogashi { $version }

help-games = ゲームの一覧を表示します。
help-components = ゲームのすべての数値と、その出どころを表示します。
help-components-game = ゲーム名（例：tsukiji）。
help-components-players = この人数のときの数値を表示します。
help-components-components = 自分で用意した数値のファイル。形式はゲームのcomponents.tomlと同じです。
help-components-rules = ルールのバージョン（例：1）。省略すると最新版です。
help-components-template = 書き込み用のファイルを出力します。すべての数値と、箱のどこを見ればよいかが書いてあります。
help-components-json = 1つのJSONオブジェクトとして出力します。
help-simulate = ボット同士でゲームを何回も行い、結果を集計します。
help-simulate-game = ゲーム名（例：tsukiji）。
help-simulate-players = プレイヤーの人数。
help-simulate-games = ゲームの回数。
help-simulate-seed = 乱数のシード。同じシードなら、ワーカー数によらず同じゲームになります。
help-simulate-bots = プレイするボット。greedy,random:3のようなリストか、全席共通の1つの名前で指定します。自作のボットは「ファイル.py:関数」です。
help-simulate-workers = 同時にゲームを進めるプロセスの数。
help-simulate-variant = バリアントの特別ルールをすべて使います。
help-simulate-option = ゲームのオプション（例：special_points=popular,safe）。
help-simulate-components = 自分で用意した数値のファイル。
help-simulate-rules = ルールのバージョン（例：1）。省略すると最新版です。
help-simulate-records = すべてのゲームの記録を、1行に1件ずつ書き込むファイル。
help-simulate-table = 結果の表を書き込むParquetファイル。
help-simulate-json = 表の代わりに、1つのJSONオブジェクトを出力します。
help-report = それぞれの人数でボット同士のゲームを何回も行い、図入りのレポートにまとめます。
help-report-game = ゲーム名（例：tsukiji）。
help-report-players = プレイヤーの人数。省略すると、そのゲームで遊べるすべての人数。
help-report-games = それぞれの人数でのゲームの回数。
help-report-seed = 乱数のシード。同じシードなら、同じレポートになります。
help-report-bots = プレイするボット。greedy,random:3のようなリストか、全席共通の1つの名前で指定します。自作のボットは「ファイル.py:関数」です。
help-report-workers = 同時にゲームを進めるプロセスの数。
help-report-variant = バリアントの特別ルールをすべて使います。
help-report-option = ゲームのオプション（例：special_points=popular,safe）。
help-report-components = 自分で用意した数値のファイル。
help-report-rules = ルールのバージョン（例：1）。省略すると最新版です。
help-report-folder = レポートを置くフォルダー。省略すると、現在のフォルダーのreport-ゲーム名。
help-play = ボットを相手に、またはほかの人と1台を交代で使って遊びます。
help-play-game = ゲーム名（例：tsukiji）。--resumeを使うときは不要です。
help-play-players = 自分を含むプレイヤーの人数。省略すると4人（最大人数がそれより少ないゲームでは、その人数）です。
help-play-bots = ほかの席のボット。greedy:2,randomのようなリストか、全席共通の1つの名前で指定します。省略するとgreedyです。自作のボットは「ファイル.py:関数」です。
help-play-hotseat = 1台を交代で使う人数。互いに秘密のものは交代時に隠します。
help-play-name = 自分の名前。2つ目からは、次の人の名前になります。
help-play-seed = このシードで配札します。省略すると新しい配札になります。
help-play-variant = バリアントの特別ルールをすべて使います。
help-play-option = ゲームのオプション（例：special_points=popular,safe）。
help-play-components = 自分で用意した数値のファイル。
help-play-rules = ルールのバージョン（例：1）。省略すると最新版です。
help-play-resume = ゲームを再開します。省略すると最後の途中のゲーム、ファイルを指定するとそのゲームです。「list」で一覧を表示します。
help-play-plain = 色もカーソル移動も使わず、文章だけで表示します。パイプやスクリーンリーダー向けです。
help-play-no-confirm = 手番を確定する前の確認を省きます。
help-play-no-pause = 出来事を、1行ごとに間を置かずに表示します。
help-rules = ゲームのルールを表示します。
help-rules-game = ゲーム名（例：tsukiji）。
help-rules-chapter = この章だけを表示します。章の番号か、題名の先頭の文字で指定します。
help-rules-plain = 色を使わず、文章だけで表示します。
help-record = ゲーム記録を表示し、検証します。
help-record-show = 記録されたゲームの経過を文章で示し、その局面を表示します。
help-record-show-file = 記録ファイル（.jsonまたは.jsonl）。
help-record-show-game = ファイルの何番目のゲームか。1から数えます。
help-record-show-move = この手で止めます。1から数え、0は配札の直後です。
help-record-verify = 記録されたゲームを配札と手から計算し直し、誤りがあれば示します。
help-record-verify-file = 記録ファイル（.jsonまたは.jsonl）。
help-record-verify-jobs = 同時に検証するプロセスの数。省略すると、検証する記録が多いときはコアごとに1つです。
help-record-schema = 記録のJSON Schemaを出力します。
help-record-schema-game = このゲームの数値、配札、手のもの。省略すると、全ゲーム共通のもの。
help-serve = ウェブで遊べる卓を開くサーバーを起動します。
help-serve-host = 待ち受けるアドレス。0.0.0.0にすると、同じネットワークのほかの端末からも接続できます。
help-serve-port = 待ち受けるポート。0にすると、空いているポートを使います。
help-serve-database = すべてのデータの保存先。「sqlite:///file.db」か「postgresql://user:password@host/database」の形で指定します。
help-serve-public-url = 外から見たサーバーのURL（例：https://example.org）。プロキシの背後で動かすときに指定します。
help-serve-trusted-proxies = 接続元の申告を信頼するプロキシ。複数あるときは、コンマで区切ります。
help-serve-log = 標準エラー出力に書き込むログの形式。lines、json、offから選びます。
help-serve-metrics-port = Prometheusが/metricsを読むポート。初期値の0では公開しません。
help-serve-metrics-host = このポートで待ち受けるアドレス。初期値は127.0.0.1です。
help-serve-bot-threads = 同時に考えるボットの数。
help-serve-bot-seconds = ボットが1つの行動を考える時間の上限（秒）。
help-serve-settings = 設定ファイル。コマンドラインのオプションや、UOGASHI_PORTのような環境変数のほうが優先されます。
help-serve-open = サーバーの準備ができたら、ブラウザーでページを開きます。
help-serve-show-settings = 有効な設定を表示して終了します。
help-host = サーバーの卓・ゲスト・データベースを管理します。サーバーの動作中にも使えます。
help-host-yes = 確認せずに実行します。
help-host-json = JSONで出力します。
help-host-list = 卓、ゲスト、追放の一覧を表示します。
help-host-list-what = tables（卓）、guests（ゲスト）、bans（追放）のどれか。省略するとtablesです。
help-host-list-state = この状態の卓だけ：open（募集中）、running（進行中）、over（終了）。
help-host-list-game = このゲームの卓だけ。
help-host-list-guest = このゲストの卓だけ。IDか名前で指定します。
help-host-list-older-than = この日数のあいだ変化のない卓、または来ていないゲストだけ。
help-host-list-most = 表示する件数の上限。
help-host-show = 卓の席・日時・大きさを表示します。隠れた情報は表示しません。
help-host-show-table = 卓のID。
help-host-show-log = 記録も表示します。進行中のゲームの行動は隠したままです。
help-host-show-hidden = プレイヤーがまだ知ってはいけないものも含めて、すべての行動を記録と一緒に表示します。
help-host-close = 卓のゲームを今すぐ終わらせ、プレイヤーに知らせます。
help-host-close-table = 卓のID。
help-host-remove = 卓を記録ごと削除します。
help-host-remove-table = 卓のID。
help-host-rename = ゲストの名前を変えます。卓での名前も変わります。
help-host-rename-guest = ゲストのID、または1人だけが使っている名前。
help-host-rename-name = 新しい名前。
help-host-ban = ゲストを追放します。席はボットが引き継ぎます。
help-host-ban-guest = ゲストのID、または1人だけが使っている名前。
help-host-ban-lift = 追放を解除します。
help-host-vacuum = データベースの使っていない領域をディスクに返します。
help-host-backup = 検査済みのデータベースのコピーを作ります。サーバーの動作中でもかまいません。
help-host-backup-file = 書き込むファイル。
help-host-backup-overwrite = ファイルがすでにあれば上書きします。
help-new-game = 小さなゲームの入ったフォルダーを作ります。自分のゲームの出発点になります。
help-new-game-name = ゲームの名前。小文字と数字で付けます。
help-new-game-into = 作る場所のフォルダー。省略すると、現在のフォルダー。
help-doctor = インストール済みのものと足りないものを、その用途とともに表示します。
help-warm = あとで待たずに済むように、ルールを今コンパイルします。

metavar-game = ゲーム
metavar-number = 数
metavar-seed = シード
metavar-bots = ボット
metavar-file = ファイル
metavar-folder = フォルダー
metavar-option = 名前=値
metavar-name = 名前
metavar-chapter = 章
metavar-table = 卓
metavar-guest = ゲスト
metavar-what = 対象
metavar-state = 状態
metavar-days = 日数
metavar-host = ホスト
metavar-hosts = ホスト
metavar-address = URL
metavar-log = 形式
metavar-language = 言語

error = uogashi: { $sentence }
error-at = { $file }:{ $line }: { $sentence }
command-unknown =
    コマンド「{ $command }」はありません。{ $close ->
        [none] 「{ $above } --help」で一覧を確認できます。
       *[other] 「{ $close }」のことですか？
    }
command-missing = コマンドが足りません。「uogashi { $command } --help」で一覧を確認できます。
option-unknown-here =
    「{ $command }」に{ $option }というオプションはありません。{ $close ->
        [none] {""}
       *[other] { $close }のことですか？
    }
option-needs-value = { $option }には値が必要です。
option-takes-no-value = { $option }に値は指定できません。
option-twice = { $option }が2回指定されています。
argument-missing = 「{ $command }」には「{ $metavar }」の指定が必要です。詳細は「uogashi { $command } --help」で確認できます。
argument-too-many = 「{ $command }」に余分な引数「{ $value }」があります。
number-wrong = { $option }には整数を指定してください。「{ $value }」は使えません。
number-too-small = { $option }には{ $least }以上の数を指定してください。{ $value }は使えません。
number-too-big = { $option }には{ $most }以下の数を指定してください。{ $value }は使えません。
interrupted = 中断しました。
unwritable = 出力を書き込めません：{ $why }
usage-command = コマンド
compile-failed = 『{ $game }』はプレイできません：{ $why }。トレースバックは{ $file }にあります。
compile-ended = 『{ $game }』のルールのコンパイルが途中で終わりました（終了コード{ $code }）。
cache-unwritable = コンパイルしたルールを{ $folder }に保存できないため（{ $why }）、起動のたびにコンパイルし直します。空き容量を増やすか、UOGASHI_CACHEに書き込めるフォルダーを指定してください。
cache-nowhere = コンパイルしたルールを{ $folder }（{ $why }）にも一時フォルダーにも保存できません。UOGASHI_CACHEに、空き容量があり書き込めるフォルダーを指定してください。

## ゲーム、オプション、数値

option-shape = オプションは「名前=値」の形で指定してください。「{ $value }」は使えません。
file-missing = ファイル「{ $file }」がありません。
file-unreadable = { $file }を読み込めません：{ $why }
file-unwritable = { $file }に書き込めません：{ $why }
file-exists = { $file }はすでにあります。別の名前にするか、--overwriteを付けてください。
bots-shape = 「{ $value }」はボットの指定として正しくありません。randomのような名前か、3席分ならrandom:3のように書いてください。
bot-unknown-or-own = ボット「{ $bot }」はいません。使えるのは{ $known }と、「ファイル.py:関数」で指定する自作のボットです。
bot-module-missing = モジュール「{ $module }」が、このフォルダーにもインストール済みのものにもありません。
bot-no-python = { $file }はPythonのファイルではありません。名前は.pyで終わる必要があります。
bot-function-missing = { $place }に関数「{ $function }」がありません。あるのは{ $known }です。
bot-no-function = { $bot }は関数ではありません。
bot-signature = { $bot }は、席から見えるものと選べる行動の2つの引数を取る必要があります：def choose(view, legal)
bot-async = { $bot }は非同期関数ですが、ボットは選んだ行動をその場で返す必要があります。async defではなくdefで定義してください。
bot-unloadable = { $bot }を読み込めません：{ $why }
bot-raised = ボット{ $bot }でエラーが起きました：{ $why }
bot-illegal = ボット{ $bot }は今「{ $decision }」を選べません。選べるのは次のとおりです：{ $choices }
bot-only-here = ボット{ $bot }は複数のプロセスではプレイできません。モジュールのトップレベルで定義した関数にしてください。
bots-no-list = botsには、席ごとのボットのリストか、「greedy,random:3」のような文字列を指定してください。「{ $value }」は使えません。
bots-count =
    { $players ->
       *[other] { $players }席
    }に対して、ボットが{ $given ->
       *[other] { $given }体
    }指定されています。全席共通の名前を1つ指定するか、席の数だけ指定してください。

## 行動

decision-unknown = 「{ $decision }」はこのゲームの行動ではありません。今できること：{ $choices }
decision-out-of-place = 「{ $decision }」は今の場面では使えません。今できること：{ $choices }
undo-over = 元に戻せません。ゲームはすでに終わっています。
undo-revealed = 元に戻せません。その後、隠されていたものが公開されています。
undo-others-acted = 元に戻せません。その後、ほかのプレイヤーが行動しています。

## 記録

record-not-json = JSONとして読めません：{ $why }
record-empty = 記録が1件もありません。
record-not-an-object = 記録はJSONオブジェクトでなければなりません。
record-key-missing = キー「{ $key }」がありません。
record-key-unknown = キー「{ $key }」は記録では使えません。
record-format = 「format」は「{ $expected }」でなければなりません。今の値は「{ $format }」です。
record-version = 「version」は{ $expected }でなければなりません。今の値は{ $version }です。
record-rules-unknown = このゲームは、ルールのバージョン{ $rules }で行われました。ここで使えるのは{ $known }です。
record-seats = 「seats」は、1つ200文字以内の名前のリストでなければなりません。
record-not-a-string = 「{ $key }」は文字列でなければなりません。
record-options = 「options」はオブジェクトでなければなりません。
record-moves = 「moves」はリストでなければなりません。
record-result-early =
    結果が書かれていますが、{ $moves ->
       *[other] { $moves }手
    }の時点で、ゲームはまだ終わっていません。
record-result-missing = ゲームは終わっています。結果は{ $expected }でなければなりません。
record-result-differs = 「{ $part }」は{ $expected }でなければなりませんが、記録では{ $value }です。
record-setup-long = 「setup」は、すべてを含むか、最後の手までに公開されたところで終わっていなければなりません。
record-proof-shape = 「seed_proof」には、16進数の「hash」「secret」「added」が必要です。
record-proof-hash = 公開されたハッシュ値が、「secret」のものと一致しません。
record-proof-seed = 「secret」と「added」のバイト列から、このシードにはなりません。
record-bad = { $file }: ゲーム{ NUMBER($game, useGrouping: 0) }: { $sentence }
record-bad-move = { $file }: ゲーム{ NUMBER($game, useGrouping: 0) }: { NUMBER($move, useGrouping: 0) }手目: { $sentence }
records-verified =
    { $games ->
       *[other] { $games }件
    }の記録を検証しました。{ $bad ->
        [0] すべて正常です。
       *[other] { $bad }件に誤りがあります。
    }
records-progress = 検証中
records-stopped = uogashi: 中断しました。残りは検証していません。
record-no-such-game =
    { $file }にあるゲームは{ $games ->
       *[other] { $games }件
    }です。ゲーム{ NUMBER($game, useGrouping: 0) }はありません。
record-no-such-move =
    このゲームは全部で{ $moves ->
       *[other] { $moves }手
    }です。{ NUMBER($move, useGrouping: 0) }手目はありません。
record-title = { $game }：{ $seats }
record-place = { $file }のゲーム{ NUMBER($game, useGrouping: 0) }
record-after =
    { $moves ->
        [0] 配札の直後
       *[other] 全{ $of }手のうち{ $moves }手まで
    }
record-options-line = オプション：{ $options }
record-seed-line = シード：{ $seed }
record-result-line = 勝者：{ $names }、得点：{ $scores }
record-running = ゲームはまだ終わっていません。

## 遊ぶ

play-prompt = { $name } ▸
play-welcome = 『{ $game }』の卓を囲むのは、{ $seats }です。
play-who = { $name }としてプレイします。
play-recommended = { $why }そうするには：--option { $option }={ $value }
play-waiting =
    { $count ->
        [one] { $when }の『{ $game }』が途中です。「uogashi play --resume」で続きから遊べます。
       *[other] 途中のゲームが{ $count }つあります。「uogashi play --resume」で最後のゲーム（{ $when }の『{ $game }』）を再開し、「--resume { $list }」で一覧を表示します。
    }
play-help = 行動を入力してください。「?」で今できることとその結果を、「{ $table }」で場全体の様子を、「{ $legend }」で記号の意味を、「{ $log }」でこれまでの経過を、「{ $rules }」でルールを表示します。「{ $undo }」で元に戻し、「{ $save } ファイル」で保存し、「{ $quit }」で終了します。「{ $help }」でこの説明をもう一度表示します。
play-hint = Tab 補完 · ? 選択肢 · { $table } · { $legend } · { $log } · { $rules } · { $undo } · { $save } ファイル · { $quit } · { $help }
play-legend-hint = 記号の意味は「{ $legend }」で表示します。
play-no-legend = ここでは図を使わず、場の様子を文章で表示しています。
play-more = Enterで続き、「{ $quit }」で終わり ▸
play-confirm = Enterで確定し、「{ $undo }」で元に戻します。
# What can be typed, and that it would end the game
play-choice-ends = { $choice }：{ $ends }
play-confirm-first = 先に、Enterを押して手番を確定するか、「{ $undo }」と入力してください。
play-turn-over = 「{ $decision }」で手番は終わりです。先に確定してください。
play-alone = 「{ $word }」の後には何も入力できません。
play-press-enter = 準備ができたら、Enterを押してください。
play-hand-over = ここからは{ $name }さんだけが見てください。ほかに誰も見ていなければ、Enterを押してください。
play-undone = 元に戻しました：{ $decision }
play-undone-entry = 直前の手番を元に戻しました。
play-over =
    { $count ->
        [1] { $names }の勝ちです。得点：{ $scores }
       *[other] { $names }が勝利を分かち合います。得点：{ $scores }
    }
play-another = 「{ $again }」でもう1ゲーム、Enterか「{ $quit }」で終了 ▸
play-over-words = ゲームは終わっています。今入力できるのは{ $words }です。
play-save-first = ファイル名を入力すると保存します。Enterか「{ $no }」なら保存せずに終了し、「{ $back }」ならゲームを続けます ▸
play-kept = ゲームは保存されています。「uogashi play --resume」で続きから遊べます。
play-kept-pending = この手番で入力してまだ確定していない行動は、終了すると失われます。
play-leave = Enterか「{ $quit }」で終了、「{ $back }」でゲームを続けます ▸
play-leave-words = { $words }のどれかを入力するか、Enterを押して終了してください。
play-word-help = help ヘルプ
play-word-table = table 場 卓
play-word-legend = legend 凡例
play-word-log = log ログ 経過
play-word-rules = rules ルール
play-word-undo = undo u 戻す 元に戻す
play-word-save = save 保存
play-word-quit = quit q exit 終了
play-word-again = again もう一度
play-word-no = no n いいえ
play-word-yes = yes y はい
play-word-back = back 戻る 続ける
play-meaning-help = ここでの遊び方
play-meaning-table = 場の様子をもう一度表示
play-meaning-legend = 記号の意味
play-meaning-log = これまでの経過を表示
play-meaning-rules = ルールを章ごとに表示
play-meaning-undo = 直前の行動を元に戻す
play-meaning-save = ゲームをファイルに保存
play-meaning-quit = 終了
play-meaning-again = もう1ゲーム
play-meaning-no = 保存せずに終了
play-meaning-back = ゲームを続ける
save-needs-file = ファイル名が足りません。「{ $word } game.json」のように、「{ $word }」に続けて入力してください。
save-no-record-there = { $file }はすでにありますが、ゲーム記録ではないので上書きしません。別のファイル名を入力してください。
saved = { $file }に保存しました。
saved-without-pending = まだ確定していない行動は含まれていません。
keep-failed = { $file }に書き込めないため、このゲームは保存されません：{ $why }。ゲームはこのまま続けられます。保存先のフォルダーは{ $variable }で変えられます。
bots-no-seat = すべての席に人が座るので、--botsに割り当てる席がありません。
hotseat-too-many = { $people }人では、{ $players }席に座りきれません。
names-too-many =
    名前が{ $names }個ありますが、人数は{ $people ->
       *[other] { $people }人
    }です。--hotseatで人数を指定してください。
name-wrong = 「{ $name }」は名前に使えません。表示できる文字で、1〜{ $most }文字にしてください。
resume-alone = --resumeはゲームを元のまま再開するので、{ $option }は変えられません。
resume-needs-file = --resumeにはファイルが必要です。標準入力は使えません。
resume-foul = このゲームは再開できません：{ $sentence }
resume-other-game = これは「{ $asked }」ではなく、『{ $game }』のゲームです。
resume-own-bot = { $name }は自作のボットがプレイしていました。「--bots ファイル.py:関数」でもう一度指定してください。
resume-bot-unused = このゲームに{ $bot }というボットはいません。--botsから外してください。
resume-bots-count =
    { $bot }という名前のボットが{ $given }つ指定されましたが、その名前の席は{ $seats ->
        [1] 1つだけです
       *[other] { $seats }つです
    }。全席分として1つだけ指定するか、席の順に1つずつ指定してください。
resume-none = { $file }に途中のゲームはありません。「uogashi play ゲーム」で新しく始められます。
resume-missing = 「{ $name }」というファイルも、保存されたゲームもありません。「uogashi play --resume { $list }」で、保存されたゲームの一覧を表示できます。
resume-busy = 「{ $name }」は別のターミナルでプレイ中です。
kept-name = 名前
kept-when = 最後の手番
kept-game = ゲーム
kept-seats = プレイヤー
kept-state = 状態
kept-over = 終了、{ $moves }手
kept-played = 別のターミナルでプレイ中、{ $moves }手
kept-waiting = 途中、{ $moves }手
kept-how = 続きから遊ぶには：uogashi play --resume 名前（例：--resume { $name }）
kept-where = ゲームは{ $folder }にファイルとして保存されています。不要なゲームは、そのファイル（例：{ $name }.json）を削除してください。途中のゲームが自動で削除されることはありません。

## ルール

rules-no-chapter = 章「{ $chapter }」はありません。ある章：{ $known }
rules-how = 「{ $word }」に続けて番号を入力すると、その章を表示します。
rules-credit = ルールの文章は独自に書いたものです。Uogashiは、ゲームの作者や出版社とは関係ありません。ゲームの作者：{ $credit }。

## コマンドの出力

games-game = ゲーム
games-players = 人数
games-title = 題名
games-credit = 作者
games-range = { $fewest }〜{ $most }
components-title = { $game }、{ $players }人
components-figure = 項目
components-value = 数値
components-from = 出どころ
components-hint = お手持ちの製品と数値が違うときは、その数値を自分のファイルに書き、「--components ファイル」を付けて遊べます。
template-alone = --templateはゲームのすべての数値を出力します。{ $option }とは一緒に使えません。
template-head =
    { $game }：すべての数値。お手持ちの箱を見て書き込んでください。
    箱と違う数値を直し、「--components ファイル」を付けて遊びます。変えない行は、残しても消してもかまいません。
    上にある数値はすべての人数で、[players.N]の下の数値はその人数で使われます。
    数値の後ろには、こちらの数値の出どころがあります。Pを含む文字列は式で、Pは人数です。
template-origin-for = { $players }人：{ $origin }
origin-text = ルールブック
origin-deduced = 計算
origin-review = レビュー
origin-assumed = 推定
simulate-progress = プレイ中
simulate-title =
    { $game }：{ $games ->
       *[other] { $games }回
    }、{ $players }人、シード{ $seed }
simulate-speed = { $seconds }秒（1秒あたりゲーム{ $games }回、行動{ $decisions }回）
simulate-seat = 席
simulate-bot = ボット
simulate-mean = 得点
simulate-deviation = ±
simulate-range = 範囲
simulate-quartiles = 四分位数
simulate-wins = 勝率
simulate-interval = 95%信頼区間
simulate-shared = 同点優勝は、1勝を人数で等分して数えます（全ゲームの{ $shared }）。
simulate-written = { $file }に書き込みました。
simulate-none = ゲームは1回も行われませんでした。
simulate-stopped = uogashi: 中断しました。それまでに行ったゲームは、上の集計とファイルに残っています。
worker-died = ワーカーのプロセスが1つ、予期せず終了しました。メモリ不足かもしれません。--workersの数を減らしてください。
table-needs-polars = --tableにはPolarsが必要です。「make setup」か「pip install polars」でインストールしてください。
table-suffix = --tableはParquetで書き込みます。{ $file }ではなく、.parquetで終わるファイル名を指定してください。
same-file = --recordsと--tableに同じファイルは指定できません。
report-needs-matplotlib = レポートの図にはMatplotlibが必要です。「make setup」か「pip install matplotlib」でインストールしてください。
report-written = レポートができました。{ $file }を開いてください。
report-stopped = uogashi: 中断しました。レポートはそれまでに行ったゲームのものです。
compiling =
    『{ $game }』のルールをコンパイルしています。このバージョンで1回だけ行い、長くて1分ほどかかります…
compiled = { $seconds }秒で完了しました。
warm-already = 『{ $game }』のルールはコンパイル済みです。
doctor-ok = OK
doctor-not-ok = 要確認
doctor-python = Python { $version }（3.11以降）
doctor-python-old = Python { $version }は古すぎます。3.11以降が必要です
doctor-package = { $package } { $version }
doctor-package-missing = { $package }がありません（「make setup」か「pip install { $package }」でインストール）
doctor-package-install = { $package }がありません（「pip install { $package }」でインストール）
doctor-for = 用途：{ $purpose }
doctor-compiled = 『{ $game }』のルールはコンパイル済みです
doctor-not-compiled = 『{ $game }』のルールはまだコンパイルされていません。「uogashi warm」を実行するか、最初の起動時にお待ちください
doctor-interpreted = UOGASHI_INTERPRETが設定されているので、ルールは通常のPythonとして低速で動きます
doctor-cache = コンパイルしたルールの保存先：{ $folder }（{ $size } MB）
doctor-cache-borrowed = コンパイルしたルールを{ $folder }から読み込みます。そこには書き込めませんが（{ $why }）、プログラムが変わるまで書き込む必要はありません
doctor-client = ブラウザー用クライアントはビルド済みです
doctor-no-client = ブラウザー用クライアントがビルドされていません：make client
doctor-languages = 言語：{ $languages }
doctor-sick = プログラムに必要なものが足りないか、問題があります。
doctor-games-sick = プログラムは動きますが、遊べないゲームがあります。
doctor-well = プログラムに必要なものは、すべてそろっています。
purpose-rules = ルールの高速実行（コンパイル）
purpose-records = 記録とビュー
purpose-terminal = ターミナル
purpose-text = 多言語の文章
purpose-server = ウェブ上の卓
purpose-store = 卓の保存
purpose-metrics = Prometheusへの計測値の公開
purpose-table = 結果の表（simulate --table）
purpose-report = レポートの図
purpose-test = make test
purpose-docs = make docs

## レポート

report-title =
    { $game }：{ $games ->
       *[other] { $games }回のゲームからわかること
    }
report-opening = ボット：{ $bots }、シード：{ $seed }、ルールのバージョン：{ $rules }。
report-options = オプション：{ $options }。
report-components = { $file }の数値を使っています。
report-reading = 同点優勝は、1勝を人数で等分して数えます。かっこの中は95%のウィルソン信頼区間です。
report-players = { $players }人
report-panel = { $players } · 中央値{ $median }
report-games = ゲームの回数
report-mean = 平均
report-deviation = 標準偏差
report-lowest = 最小
report-lower-quartile = 第1四分位数
report-median = 中央値
report-upper-quartile = 第3四分位数
report-highest = 最大
report-length = 長さ
report-length-text = 1回のゲームでの行動の数です。偶然で決まるものも含みます。
report-decisions = 1ゲームの行動の数
report-share-of-games = ゲームに占める割合
report-scores = 得点
report-scores-text = 全プレイヤーの得点です。手前は、そのうち勝者の得点です。
report-all-scores = すべての得点
report-winning-totals = 勝者の得点
report-score = 得点
report-share-of-scores = 得点に占める割合
report-who-wins = 誰が勝つか
report-who-wins-text = 手番の順番ごと、席ごとに、均等な勝率よりどれだけ高いか低いかです。
report-by-places = 手番の順番ごとの勝率
report-by-seats = 席ごとの勝率
report-number = 順番または席の番号
report-above-fair = 均等な勝率との差
report-of-games = 全ゲームのうち
report-fair = 均等な勝率
report-shared = 同点優勝
report-interval = { $share }（{ $low }〜{ $high }）
report-pair = { $winner } / { $other }
report-pair-bars = 勝者がどれだけ多いか
report-all = すべて
report-none = どれでもない
report-never = これらのゲームでは起こりませんでした。
report-share = 割合
report-per-game = 1ゲームあたり
report-in-games = 起きたゲームの割合
report-winners = 勝者 / ほかの人
report-wins = 勝率

## ウェブ上の卓

# サーバーのコマンドライン。
serve-ready = Uogashiを起動しました：{ $address } （Ctrl-Cで終了）
serve-ended = Uogashiを終了しました。これまでのゲームはすべて保存されています。
host-none = 見つかりませんでした。
host-most = 最初の{ $most }件だけを表示しています。--mostで増やせます。
host-needs-yes = この操作は取り消せません。本当に行うなら、--yesを付けてください。
host-not-done = 何も変更していません。
host-close-really = 卓「{ $table }」を閉じると、ゲームはここで終わります。閉じますか？
host-closed = 閉じました：{ $table }
host-remove-really = 卓「{ $table }」を記録ごと削除しますか？
host-removed = 削除しました：{ $table }
host-rename-really = { $name }（{ $guest }）の名前を、卓での名前も含めて{ $new }に変えますか？
host-renamed =
    { $name }（{ $guest }）の名前を{ $new }に変えました{ $tables ->
        [0] {""}
       *[other] （{ $tables }卓での名前も）
    }。
host-ban-really = { $name }（{ $guest }）を追放すると、席はボットが引き継ぎ、元には戻りません。追放しますか？
host-banned =
    追放しました：{ $name }（{ $guest }）。{ $tables ->
        [0] 座っている席はありませんでした。
       *[other] { $tables }卓から席を外しました。
    }
host-ban-lifted = { $name }（{ $guest }）の追放を解除しました。
host-vacuumed = データベースは{ $before } MBから{ $after } MBになりました。
host-backed-up = バックアップを書き込み、検査しました：{ $file }（{ $size } MB）
host-state-open = 募集中
host-state-running = 進行中
host-state-over = 終了
host-yes = はい
host-no = いいえ
host-column-table = 卓
host-column-game = ゲーム
host-column-rules = ルールのバージョン
host-column-options = オプション
host-column-public = 公開
host-column-state = 状態
host-column-end = 終わり方
host-column-maker = 作成者
host-column-created = 作成
host-column-changed = 更新
host-column-scores = 得点
host-column-winners = 勝った席
host-column-entries = 記録の件数
host-column-kinds = 種類別
host-column-log-bytes = 記録のバイト数
host-column-figures-bytes = 数値データのバイト数
host-column-first = 最初の記録
host-column-last = 最後の記録
host-column-people = 参加者
host-column-guest = ゲスト
host-column-name = 名前
host-column-tables = 卓数
host-column-seen = 最終訪問
host-column-banned = 追放
host-column-at = 日時
host-column-seat = 席
host-column-bot = ボット
host-column-acts = 手番
host-column-resigned = 投了
host-column-entry = 番号
host-column-kind = 種類
host-column-content = 内容
setting-file = 設定ファイル「{ $file }」をTOMLとして読めません：{ $why }
setting-unknown = 設定「{ $setting }」はありません。使えるのは{ $known }です。
setting-wrong = { $setting }に「{ $value }」は使えません。
setting-range = { $setting }は{ $least }から{ $most }まででなければなりません。今の値は{ $value }です。
setting-choice = { $setting }に「{ $value }」は使えません。選べるのは{ $known }です。
setting-database = データベースに「{ $value }」は使えません。「sqlite:///file.db」か「postgresql://user:password@host/database」の形で指定してください。
setting-public-url = public_urlに「{ $value }」は使えません。「https://example.org」のように、ホストの後に何も付けずに指定してください。
setting-secret-key = secret_keyは{ $least }文字以上でなければなりません。今は{ $length }文字です。
database-newer = このデータベースは、より新しいバージョンのUogashiで作られています（スキーマは{ $revision }、このバージョンで使えるのは{ $known }）。新しいバージョンをインストールしてください。
database-older = データベースのスキーマは{ $revision }ですが、このバージョンには{ $known }が必要です。このバージョンのサーバーを一度起動してください。
database-in-use = データベース「{ $database }」は、別のサーバーが使っています。
database-unreachable = データベース「{ $database }」を開けません：{ $why }
port-unavailable = { $host }のポート{ $port }で待ち受けられません：{ $why }
server-silent = サーバーがデータベースを使っていますが、応答しません。何も変更していません。
backup-onto-itself = { $file }はデータベース自身のファイルです。バックアップには別のファイルを指定してください。
vacuum-failed = データベースの領域を返せません：{ $why }
backup-failed = バックアップに失敗しました：{ $why }
backup-needs-program = ここには{ $program }がありません。使える環境で実行してください：{ $command }
guest-namesakes = { $name }という名前のゲストが何人もいます。IDで指定してください：{ $guests }
guest-changed = サインインの情報が新しくなりました。

# 遊ぶためのページがないとき。
client-missing = サーバーは動いていますが、ブラウザー用クライアントがまだビルドされていません。「make play」を実行するか、「make client」を実行してからサーバーを起動し直してください。

## 遊べないゲームと新しいゲーム

game-name-wrong = 「{ $game }」という名前は使えません。名前は小文字と数字で32字まで、最初は文字です。
game-broken = ゲーム「{ $game }」（{ $package }）を読み込めません：{ $why }
game-failed = ゲーム「{ $game }」でエラーが発生しました：{ $why }
game-lacks =
    ゲーム「{ $game }」の{ $file ->
        [state] 状態レコード
        [config] 設定レコード
       *[other] { $file }
    }に「{ $name }」がありません。
game-lacks-file = ゲーム「{ $game }」にファイル{ $file }がありません。
game-other-name = { $package }のゲームは「{ $game }」のはずですが、GAMEの名前は「{ $name }」です。
game-clash = 「{ $game }」という名前のゲームが2つあります。{ $played }のゲームを使い、{ $ignored }のゲームは使いません。
new-game-exists = { $folder }はすでにあります。別の名前にするか、--intoで別のフォルダーを指定してください。
new-game-taken = ゲーム「{ $game }」はすでにあります。別の名前にしてください。
new-game-word = 「{ $game }」はUogashi自身の文で使う言葉です。別の名前にしてください。
new-game-written = { $folder }に、すぐ遊べる小さなゲームを作りました。残りの作業：
new-game-next = 次は：cd { $folder }、pip install -e .、pytest、uogashi play { $game }
