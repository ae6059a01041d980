### 瀏覽器用戶端：牌桌，以及遊戲前後的頁面。繁體中文（台灣）。

## 各處共用

web-close = 關閉
web-notes = 通知
web-yes = 是
web-unreachable = 目前無法連上伺服器。
web-menu = 選單
web-to-home = 回首頁
web-bot-greedy = 貪心 { $number } 號
web-bot-random = 隨機 { $number } 號

## 與伺服器的連線

web-line-lost = 連線中斷。
web-line-retry =
    { $seconds ->
        [0] 正在重新連線……
       *[other] { $seconds } 秒後重新連線。對局內容不會遺失。
    }
web-line-now = 立即重試
web-move-kept = 你的行動已經保留，連上伺服器後就會送出。

## 要做什麼

web-you = （你）
web-you-flag = 你
web-your-turn = 輪到你了
web-awaited =
    { $count ->
       *[other] 等 { $names } 行動
    }
web-sending = 傳送中……
web-watch-this = 看看結果如何……
web-watching = 觀戰中
web-skip = 略過
web-ready = 已完成
web-choosing = 思考中……
web-away = 離席中
web-resigned = 已認輸
web-stand-in = 電腦代打中
web-stand-in-for = { $name } 由電腦代打中。
web-undo = 復原
web-undo-of = 復原 { $name } 的行動
web-in-words = 文字版牌桌
web-position = 牌桌

## 文字版牌桌

web-decide = 你要怎麼做？
web-draft = 目前的選擇
web-confirm = 確認
web-confirm-ask = 確認行動，或取消上一個選擇。
web-confirm-first = 請先選擇，再確認。
web-choice-overtaken = 沒有選到「{ $choice }」：局面已經變了。
web-choose = 請在下方選擇，再確認。
web-take-back = 取消上一個選擇
# A step that was taken by itself; $steps: decisions, as buttons say them.
web-only-choice = 唯一選擇
web-forced-added = { $steps }：只有這個選擇，已替你選好。
web-forced-played = { $steps }：只有這個選擇，已替你執行。
# The heading of decisions that belong to no group.
web-choices-other = 其他
web-plan-about = 以字母畫成的平面圖。圖上的一切也列在下方的清單中。

## 對局經過與時間軸

web-log = 對局經過
web-newest = 最新紀錄
web-round = 第 { $number } 回合
web-round-of = 第 { $number } 回合（共 { $total } 回合）
web-took-back = { $seat } 復原了一步。
web-timeline = 時間軸
# 已結束的對局：從頭再看一次。
web-replay = 回顧
web-then = 回顧中
web-looking-back = 正在回顧先前的局面
web-looking-back-more = 對局仍在進行。
web-to-now = 回到現在
web-to-end = 回到終局
web-live = 進行中
web-over = 已結束
web-first-step = 跳到開頭
web-last-step = 跳到最後
web-step-before = 上一步
web-step-after = 下一步
web-round-before = 上一回合
web-round-after = 下一回合
web-step = 第 { $step } 步（共 { $last } 步）
web-moment-link = 複製這個局面的連結
web-moment-copied = 已複製這個局面的連結。
web-copy-failed = 無法複製。連結在這裡：{ $link }
web-link-copied = 已複製連結。

## 牌桌本身

web-table-of = { $players } 人桌
web-table-number = 牌桌：{ $table }
web-rules-own-page = 在新分頁開啟
web-copy-watch = 複製觀戰連結
web-record = 下載對局紀錄
web-let-bot-play = { $name } 交給電腦代打
web-let-bots-play = { $names } 交給電腦代打
web-let-bots-play-all =
    { $count ->
       *[other] 這 { $count } 人都交給電腦代打
    }
web-let-bot-play-me = 交給電腦代打
web-play-again-self = 回到座位
web-end-offer = 提議結束對局
web-end-offer-back = 撤回提議
web-end-offered =
    { $count ->
       *[other] { $names } 提議結束對局。
    }
web-end-agree = 同意結束
web-menu-seat = { $name } 的座位
web-resign = 認輸
web-resign-sure = 要認輸嗎？
web-leave = 離開牌桌
web-leave-sure = 要離開嗎？之後由電腦代打。
web-keep-playing = 繼續玩
web-take-over = 接手 { $name } 的座位
web-rematch = 再玩一局
web-rematch-join = 加入下一局
web-end-won = 你獲勝，領先 { $margin }
web-end-won-tie = 你與 { $names } 同分，平手判定由你獲勝
web-end-shared = 你與 { $names } 共同獲勝
web-end-place =
    你{ $tied ->
        [yes] 並列
       *[no] 獲得
    }第 { $place } 名，落後 { $names } { $behind }
web-end-place-tie = 你與 { $names } 同分，平手判定後為第 { $place } 名
web-end-wins = { $names } 獲勝，領先 { $margin }
web-end-wins-tie = { $names } 與 { $others } 同分，平手判定由 { $names } 獲勝
web-end-share = { $names } 共同獲勝
web-end-resigned-won = 你獲勝：其他人都認輸了
web-end-resigned-you =
    { $count ->
        [0] 你認輸了，對局到此結束
       *[other] 你認輸了：{ $names } 獲勝
    }
web-end-resigned =
    { $count ->
        [0] 所有玩家都認輸了
       *[other] { $names } 獲勝：其他人都認輸了
    }
web-end-places = 名次
web-end-ordinal = 第 { $place } 名
web-end-points = { $points } 分

## 多人共用一個螢幕

web-hand-over = 請把裝置交給 { $name }
web-hand-over-more = 接下來的內容只給 { $name } 一個人看。
web-hand-over-done = 我是 { $name }

## 每個頁面

web-name = Uogashi
web-page-title = { $page } · Uogashi
web-rules = 規則
web-about = 關於本站
web-foot = 其他頁面
web-loading = 請稍候……
web-again = 再試一次
# 2–4，60–150
web-span = { $least }–{ $most }

## 工具與設定

web-language = 語言
web-settings = 設定
web-theme-to-light = 切換成淺色
web-theme-to-dark = 切換成深色
web-theme = 外觀
web-theme-system = 依系統設定
web-theme-light = 淺色
web-theme-dark = 深色
web-motion = 動畫
web-motion-system = 依系統設定
web-motion-slow = 慢
web-motion-normal = 一般
web-motion-fast = 快
web-motion-off = 關閉
web-motion-about = 翻點券、移動標記和上貨的快慢。
web-keys = 快速鍵
web-keys-on = 開啟
web-keys-off = 關閉
web-keys-about = 用數字鍵和字母鍵選擇，用 [ 和 ] 在時間軸上前後移動。
web-renderer = 牌桌顯示方式
web-renderer-board = 圖像版
web-renderer-words = 文字版
web-renderer-about = 「文字版」把牌桌上的一切寫成文字，適合螢幕報讀軟體，也適合喜歡讀文字的人。
web-forced = 只有一個選擇時
web-forced-on = 自動執行
web-forced-off = 先問我
web-forced-about = 在文字版中，只有一個選擇時會自動執行；會結束對局或造成損失的行動，仍等你確認。
web-your-name = 你的名字
web-name-about = 之後入座的牌桌，都會使用這個名字。
web-name-missing = 請輸入名字。
web-save = 儲存
web-saved = 已儲存
web-copy = 複製
web-copied = 已複製
web-share = 分享

web-way-back = 換裝置繼續玩
web-way-back-about = 這裡不用帳號。在另一支手機或另一台電腦打開這個回座連結，就能接著玩你所有的牌桌。請自己保管好：拿到連結的人，就能用你的身分玩。
web-way-back-show = 顯示連結
web-way-back-link = 你的回座連結
web-way-back-code = 你的回座連結（QR Code，請用相機掃描）
web-forget = 刪除我的資料
web-forget-about = 你會離開所有牌桌，名字也會刪除。這個動作無法復原。
web-forget-ask = 刪除我的資料……
web-forget-sure = 要刪除這裡關於你的所有資料嗎？進行中的對局會由電腦代打。
web-forget-yes = 刪除
web-forget-no = 取消

## 首頁

web-scene = 魚市場碼頭的清晨：海浪與漁船、一座山、條紋遮棚下擺滿魚的攤位，還有一隻在旁邊看著的貓
web-home-what = 破曉的魚市場：比出價、拚買賣的桌遊，找朋友一起玩，或與電腦對戰。
web-ways = 遊玩方式
web-way-bots = 與電腦對戰
web-way-bots-about = 馬上就能開始
web-way-friends = 和朋友一起玩
web-way-friends-about = 傳個連結就好，免註冊
web-way-screen = 同機輪流玩
web-way-screen-about = 大家輪流用同一台裝置
web-way-watch = 觀戰
web-way-watch-about = 看看公開牌桌
web-way-watch-tables =
    { $count ->
        [0] 目前沒有公開牌桌
       *[other] 目前有 { $count } 張公開牌桌
    }
web-way-rules = 規則
web-way-rules-about = 五分鐘讀完

web-your-tables = 你的牌桌
web-finished = 已結束的對局（{ $count } 局）

web-games = 遊戲
web-play = 開始玩
web-play-game = 開始玩：{ $game }
web-rules-game = 規則：{ $game }
web-players =
    { $most ->
       *[other] 人
    }
web-minutes = { $span } 分鐘
web-weight = 難度
web-weight-of = { $weight } 桶（最高 { $heaviest } 桶）
web-being-built = 製作中

# 沒有專屬文句的遊戲。
web-game-any-sentence = 來自魚市場的桌遊。
web-game-any-option = 這款遊戲的特殊規則。
# 選項所選的內容。
web-game-option-chosen = { $option }：{ $value }

web-credits = 圖像與程式碼皆為自製。{ $games }。
web-credits-game = 《{ $game }》由 { $credit } 設計
web-independent = 這是獨立製作的版本，與遊戲的設計師及出版社無關。

## 清單中的牌桌

web-seat-open = 空位
web-table-your-turn = 輪到你了
web-table-running = 對局進行中
web-table-waiting-for = 等 { $names } 行動
web-table-waiting-you = 就等你了
web-table-waiting-players = 還在等 { $count } 位玩家
web-table-you-won = 你獲勝了
web-just-now = 剛剛
web-table-won =
    { $count ->
        [1] { $names } 獲勝
       *[other] { $names } 共同獲勝
    }
web-table-do-go-on = 繼續
web-table-do-look-in = 查看
web-table-do-look-back = 回顧
web-table-do-sit = 入座
web-table-do-watch = 觀戰
# 螢幕報讀軟體唸出的按鈕名稱：「繼續：築地魚市」
web-row-action = { $action }：{ $game }

## 新的牌桌

web-new-mode = 遊玩方式
web-new-mode-bots = 與電腦對戰
web-new-mode-friends = 和朋友玩
web-new-mode-screen = 同機輪流
web-new-game = 遊戲
web-new-players = 玩家人數
web-new-people = 其中真人
web-new-bots =
    { $count ->
       *[other] 電腦玩家
    }
# 電腦玩家的種類。
web-kind-greedy = 貪心
web-kind-greedy-manner = 總是選眼前賺最多的，適合當頭幾局的對手。
web-kind-random = 隨機
web-kind-random-manner = 在規則內隨便出手，適合用來熟悉規則。
web-new-seats = 座位安排
web-new-seat = 座位 { $number }
web-new-seat-friend = 朋友
web-new-seat-bot = 電腦
web-new-name = 玩家 { $number } 的名字
web-new-who = 誰可以加入
web-new-by-link = 有連結的人
web-new-public = 所有人
web-new-by-link-about = 只有拿到連結的人可以加入。
web-new-public-about = 牌桌會列在「觀戰」頁面：座位先到先得，所有人都能觀戰。
web-new-recommended = { $value }（建議）
web-new-undo = 允許復原
web-new-undo-about = 在隱藏的資訊公開或別人行動之前，都可以復原。
web-new-start = 開始遊戲
web-new-invite = 開桌
web-new-starting = 正在開桌……

## 開局之前

web-waiting-open = 等待入座
web-waiting-bot = 電腦玩家
web-waiting-ready = 已準備好
web-waiting-away = 已準備好，但離席中
web-waiting-unready = 還沒準備好
web-waiting-you = 你
web-waiting-no-undo = 不能復原
web-waiting-public = 公開牌桌
web-waiting-your-name = 怎麼稱呼你？
web-waiting-sit = 入座
web-waiting-sitting = 請稍候……
web-waiting-again = 這個座位是你的。準備好了嗎？
web-waiting-be-ready = 我準備好了
web-waiting-watching = 你正在觀戰。所有人到齊後，對局就會開始。
web-waiting-begins = 所有人都準備好後，對局就會開始。
web-waiting-invite = 邀請朋友
web-waiting-invite-about = 大家都用同一個連結，打開就會坐到下一個空位，免註冊。
web-waiting-link = 邀請連結
web-waiting-share = 來魚市場一起玩吧：
web-waiting-code = 邀請連結（QR Code，請用相機掃描）
web-waiting-code-about = 給身邊的朋友掃描
web-waiting-local = 這個連結只能在這台電腦上使用。要讓別人加入，請用 --host 0.0.0.0 啟動伺服器，再用這台電腦的網路位址開啟網頁。
web-waiting-watch = 觀戰連結
web-waiting-watch-link = 觀戰連結
web-waiting-leave = 離開牌桌
web-waiting-leave-sure = 要離開這張牌桌，讓出座位嗎？
web-waiting-leave-yes = 離開
web-waiting-leave-no = 留下

## 觀戰

web-watch = 觀戰
web-watch-lead = 公開牌桌：可以入座、觀戰，或回顧已結束的對局。
web-watch-open = 等待玩家加入
web-watch-running = 進行中
web-watch-over = 已結束
web-watch-more = 再顯示 { $count } 桌
web-watch-empty = 攤位都還沒開張
web-watch-empty-about = 現在沒有公開的對局。開一張公開牌桌，看看誰會來吧。
web-watch-start = 開一張公開牌桌
web-watch-by-link = 有人傳連結給你嗎？
web-watch-link = 牌桌的連結或編號
web-watch-open-link = 開啟
web-watch-no-link = 這不是牌桌的連結。牌桌連結的結尾類似 /table/r1f66i4y50vvfc，後面可能還有 # 與其他內容。

## 規則

web-rules-of = 《{ $game }》的規則
web-rules-chapters = 章節
web-rules-table = 表格

## 關於

web-about-what = Uogashi 是日文「魚河岸」的讀音，意思是魚市場的碼頭。這裡可以玩各種魚市場桌遊：和朋友一起、同機輪流，或與電腦對戰，共有五種語言。
web-about-games = 遊戲
web-about-games-1 = Uogashi 是獨立製作的版本，與設計師及出版社無關。規則以我們自己的文字寫成，圖像也都是我們自己畫的。喜歡哪款遊戲，就買一盒回家吧。
web-about-you = 你的資料
web-about-you-1 = 這裡沒有帳號。你就是一個名字加上一組隨機號碼，靠一個 cookie 保留你的座位。除此之外，沒有其他 cookie。
web-about-you-2 = 你的設定只留在這個瀏覽器。這些頁面不會從其他網站載入任何東西，也沒有人追蹤你。
web-about-you-3 = 在設定裡可以取得回座連結，換裝置繼續玩；也可以刪除伺服器上所有關於你的資料。
web-about-shuffle = 公平的洗牌
web-about-shuffle-1 = 沒有人能操縱發牌，連伺服器也不行。牌桌建立時，伺服器會抽出一個秘密值，並在任何人入座之前公布它的指紋，也就是 SHA-256 雜湊值。
web-about-shuffle-2 = 每個入座的人，都會加入自己的隨機位元組。發牌由秘密值與所有加入的位元組決定：伺服器必須先定下自己的部分，才會知道你的。
web-about-shuffle-3 = 對局結束後，對局紀錄會附上秘密值與所有加入的位元組。任何人都能驗證，它們與當初的指紋、發牌和對局的每一步相符。
web-about-shuffle-4 = 這樣仍然無法證明的是：沒有玩家與架設者串通，架設者也沒有在對局中偷看資料庫。
web-about-licence = 授權條款
web-about-licence-1 = 程式碼採用 MIT 授權條款，可以自由使用。
web-about-licence-2 = 圖像與文字採用創用 CC「姓名標示 4.0」（CC BY 4.0）授權條款：只要標示作者「The Uogashi authors」，就可以自由使用。
web-about-version = 版本 { $version }

## 回座

web-back = 歡迎回來
web-back-welcome = { $name }，歡迎回來。
web-back-somebody = 這個瀏覽器目前是 { $name } 在用。用連結回座，就會換成連結的主人；{ $name } 的牌桌，只有存了 { $name } 的回座連結才找得回來。
web-back-do = 用連結回座
web-back-stay = 保持 { $name } 的身分
web-back-failed = 要取得新連結，請到還能玩你那些牌桌的裝置上打開設定。

## 沒有這個地方

web-nowhere = 這裡什麼都沒有
web-nowhere-about = 只有大海。也許連結不完整，或是牌桌已經收掉了。
