### 命令列的文句，以及伺服器在可連線之前的文句。繁體中文（台灣）。

## 命令列

about = Uogashi：魚市場桌遊，可以玩，可以模擬，也可以研究。
help-usage = 用法
help-commands = 指令
help-arguments = 引數
help-options = 選項
help-default = （預設 { $value }）
help-many = （可以重複指定）
help-more = 執行 uogashi { usage-command } --help，可以查看該指令的詳細說明。
help-help = 顯示這份說明後結束
help-version = 顯示版本後結束
help-lang = 語言：{ $languages }；不指定時，依系統設定
version = uogashi { $version }

help-games = 列出所有遊戲
help-components = 列出一款遊戲的所有數值與出處
help-components-game = 遊戲，例如 tsukiji
help-components-players = 只列出這個玩家人數的數值
help-components-components = 你自己的數值檔，格式與遊戲的 components.toml 相同
help-components-rules = 規則版本，例如 1；不指定則用最新版
help-components-template = 輸出一個可填寫的檔案，列出所有數值和實體版中該看的地方
help-components-json = 輸出 JSON，取代表格
help-simulate = 讓電腦玩家對戰許多局，並統計結果
help-simulate-game = 遊戲，例如 tsukiji
help-simulate-players = 玩家人數
help-simulate-games = 對局數
help-simulate-seed = 亂數種子：種子相同，對局就相同，與工作行程數無關
help-simulate-bots = 由誰來玩：一個名稱用於所有座位，或是一份清單，例如 greedy,random:3；自己寫的電腦玩家用「檔案.py:函式」
help-simulate-workers = 工作行程數
help-simulate-variant = 採用遊戲的所有變體規則
help-simulate-option = 遊戲的選項，例如 special_points=popular,safe
help-simulate-components = 你自己的數值檔
help-simulate-rules = 規則版本，例如 1；不指定則用最新版
help-simulate-records = 將每一局的對局紀錄寫入這個檔案，一行一局
help-simulate-table = 將結果的表格寫入這個 Parquet 檔
help-simulate-json = 輸出一個 JSON 物件，取代表格
help-report = 讓電腦玩家以每一種人數對戰許多局，並產生附圖表的報告
help-report-game = 遊戲，例如 tsukiji
help-report-players = 玩家人數；不指定時，遊戲適用的每一種人數
help-report-games = 每一種人數的對局數
help-report-seed = 亂數種子：種子相同，報告就相同
help-report-bots = 由誰來玩：一個名稱用於所有座位，或是一份清單，例如 greedy,random:3；自己寫的電腦玩家用「檔案.py:函式」
help-report-workers = 工作行程數
help-report-variant = 採用遊戲的所有變體規則
help-report-option = 遊戲的選項，例如 special_points=popular,safe
help-report-components = 你自己的數值檔
help-report-rules = 規則版本，例如 1；不指定則用最新版
help-report-folder = 報告存放的資料夾；不指定時，放在目前資料夾的 report-遊戲
help-play = 在終端機玩，對手可以是電腦玩家，也可以是共用鍵盤的其他人
help-play-game = 遊戲，例如 tsukiji；使用 --resume 時不必指定
help-play-players = 玩家人數，包含你在內；不指定時是 4，但不超過遊戲的人數上限
help-play-bots = 其他座位由誰來玩：一個名稱用於所有座位，或是一份清單，例如 greedy:2,random；不指定時是 greedy；自己寫的電腦玩家用「檔案.py:函式」
help-play-hotseat = 有幾個人共用這個鍵盤；換人時，會隱藏不能讓別人看的內容
help-play-name = 你的名字；共用鍵盤時，再用一次指定下一位的名字
help-play-seed = 用這個種子發牌；不指定時，隨機開新局
help-play-variant = 採用遊戲的所有變體規則
help-play-option = 遊戲的選項，例如 special_points=popular,safe
help-play-components = 你自己的數值檔
help-play-rules = 規則版本，例如 1；不指定則用最新版
help-play-resume = 接續對局：最近一局還沒結束的，或這個檔案裡的；「list」列出所有保留的對局
help-play-plain = 只輸出文字，適合管線與螢幕報讀軟體：沒有色彩，也不移動游標
help-play-no-confirm = 行動生效前不要求確認
help-play-no-pause = 事件之間不停頓
help-rules = 顯示一款遊戲的規則
help-rules-game = 遊戲，例如 tsukiji
help-rules-chapter = 只顯示這一章：輸入章節編號，或標題的開頭
help-rules-plain = 只輸出文字：沒有色彩
help-record = 顯示與檢查對局紀錄
help-record-show = 用文字敘述一局的經過，並顯示局面
help-record-show-file = 對局紀錄檔，.json 或 .jsonl
help-record-show-game = 檔案中的第幾局，從 1 算起
help-record-show-move = 停在這一步之後，從 1 算起；0 是剛發完牌
help-record-verify = 依發牌與每一步重新推算對局，並指出錯誤
help-record-verify-file = 對局紀錄檔，.json 或 .jsonl
help-record-verify-jobs = 同時檢查的行程數；不指定時，需要檢查的紀錄一多，就每個核心一個
help-record-schema = 輸出對局紀錄的 JSON Schema
help-record-schema-game = 這款遊戲的數值、發牌與每一步；不指定時，則是所有遊戲共通的部分
help-serve = 啟動伺服器，讓大家在網頁上開桌
help-serve-host = 要監聽的位址；0.0.0.0 可以讓同一個網路裡的其他人連進來
help-serve-port = 要監聽的連接埠；0 會自動選一個可用的
help-serve-database = 所有資料存放的地方：sqlite:///file.db 或 postgresql://user:password@host/database
help-serve-public-url = 伺服器位於代理伺服器後方時，大家連線用的網址：https://example.org
help-serve-trusted-proxies = 信任的代理伺服器，以逗號分隔；請求來自誰，以它們提供的資訊為準
help-serve-log = 寫到 stderr 的日誌格式：lines、json 或 off
help-serve-metrics-port = 供 Prometheus 讀取 /metrics 的連接埠；預設為 0，表示不開放
help-serve-metrics-host = 這個連接埠監聽的位址；預設為 127.0.0.1
help-serve-bot-threads = 最多同時有幾位電腦玩家在思考
help-serve-bot-seconds = 電腦玩家思考一個決定的秒數上限
help-serve-settings = 設定檔；命令列選項與 UOGASHI_PORT 之類的環境變數優先於設定檔
help-serve-open = 伺服器就緒後，用瀏覽器開啟網頁
help-serve-show-settings = 顯示目前生效的設定後結束
help-host = 管理伺服器的牌桌、訪客與資料庫；伺服器執行中也能用
help-host-yes = 不先詢問
help-host-json = 輸出 JSON
help-host-list = 列出牌桌、訪客或封鎖名單
help-host-list-what = tables（牌桌）、guests（訪客）或 bans（封鎖名單）；預設為 tables
help-host-list-state = 只列出這種狀態的牌桌：open（等待中）、running（進行中）或 over（已結束）
help-host-list-game = 只列出這款遊戲的牌桌
help-host-list-guest = 只列出這位訪客的牌桌：輸入 ID 或名字
help-host-list-older-than = 只列出這麼多天沒有變動的牌桌，或這麼多天沒來的訪客
help-host-list-most = 最多列出幾筆
help-host-show = 顯示一張牌桌的座位、時間與大小，但不顯示隱藏的資訊
help-host-show-table = 牌桌的 ID
help-host-show-log = 也顯示紀錄；進行中對局的選擇仍然隱藏
help-host-show-hidden = 顯示紀錄中的所有選擇，包括玩家還不能知道的
help-host-close = 立刻結束一張牌桌的對局，並告知玩家
help-host-close-table = 牌桌的 ID
help-host-remove = 刪除一張牌桌和它的紀錄
help-host-remove-table = 牌桌的 ID
help-host-rename = 更改訪客的名字，包括在牌桌上的名字
help-host-rename-guest = 訪客：ID，或只有一位訪客使用的名字
help-host-rename-name = 新名字
help-host-ban = 封鎖一位訪客，座位由電腦玩家接手
help-host-ban-guest = 訪客：ID，或只有一位訪客使用的名字
help-host-ban-lift = 解除封鎖
help-host-vacuum = 把資料庫沒用到的空間還給磁碟
help-host-backup = 寫出一份檢查過的資料庫備份；伺服器執行中也可以
help-host-backup-file = 要寫入的檔案
help-host-backup-overwrite = 檔案已存在時覆寫
help-new-game = 建立一個資料夾，裡面有一款小遊戲，可以改成你自己的遊戲
help-new-game-name = 遊戲的名字：小寫字母和數字
help-new-game-into = 要放在哪個資料夾；不指定就放在這裡
help-doctor = 檢查已經安裝什麼、缺少什麼，以及各自的用途
help-warm = 現在就編譯規則，不必等到第一次使用

metavar-game = 遊戲
metavar-number = 數字
metavar-seed = 種子
metavar-bots = 電腦玩家
metavar-file = 檔案
metavar-folder = 資料夾
metavar-option = 名稱=值
metavar-name = 名字
metavar-chapter = 章節
metavar-table = 牌桌
metavar-guest = 訪客
metavar-what = 項目
metavar-state = 狀態
metavar-days = 天數
metavar-host = 主機
metavar-hosts = 主機清單
metavar-address = 網址
metavar-log = 格式
metavar-language = 語言

error = uogashi: { $sentence }
error-at = { $file }:{ $line }: { $sentence }
command-unknown =
    沒有「{ $command }」這個指令{ $close ->
        [none] ：執行 { $above } --help 可以列出所有指令
       *[other] ；你要找的是「{ $close }」嗎？
    }
command-missing = 要執行哪個指令？uogashi { $command } --help 可以列出所有指令
option-unknown-here =
    { $command } 沒有 { $option } 這個選項{ $close ->
        [none] {""}
       *[other] ；你要找的是 { $close } 嗎？
    }
option-needs-value = { $option } 後面要有一個值
option-takes-no-value = { $option } 後面不能有值
option-twice = { $option } 重複了，只能指定一次
argument-missing = { $command } 缺少引數「{ $metavar }」：執行 uogashi { $command } --help 可以查看說明
argument-too-many = { $command }：多餘的引數「{ $value }」
number-wrong = { $option } 必須是整數，不能是「{ $value }」
number-too-small = { $option } 不能小於 { $least }，這裡卻是 { $value }
number-too-big = { $option } 不能大於 { $most }，這裡卻是 { $value }
interrupted = 已停止
unwritable = 無法寫出結果：{ $why }
usage-command = 指令
compile-failed = 無法玩《{ $game }》：{ $why }；完整的 traceback 在 { $file }
compile-ended = 《{ $game }》的規則編譯到一半就中斷了（結束代碼 { $code }）
cache-unwritable = 編譯好的規則無法存放在 { $folder }（{ $why }），所以每次啟動都要重新編譯：請在那裡騰出空間，或把 UOGASHI_CACHE 設為可以寫入的資料夾
cache-nowhere = 編譯好的規則無法存放在 { $folder }（{ $why }），也無法存放在暫存資料夾：請把 UOGASHI_CACHE 設為有足夠空間、可以寫入的資料夾

## 遊戲、選項、數值

option-shape = 選項要寫成「名稱=值」，不能是「{ $value }」
file-missing = 找不到檔案 { $file }
file-unreadable = 無法讀取 { $file }：{ $why }
file-unwritable = 無法寫入 { $file }：{ $why }
file-exists = { $file } 已經存在：請換一個檔名，或加上 --overwrite
bots-shape = 「{ $value }」不是電腦玩家：請寫名稱，例如 random；三個座位就寫 random:3
bot-unknown-or-own = 沒有「{ $bot }」這種電腦玩家；可用的有：{ $known }，也可以用自己寫的：檔案.py:函式
bot-module-missing = 找不到模組 { $module }：這個資料夾裡沒有，已安裝的套件裡也沒有
bot-no-python = { $file } 不是 Python 檔案：檔名必須以 .py 結尾
bot-function-missing = { $place } 裡沒有函式「{ $function }」；有的是：{ $known }
bot-no-function = { $bot } 不是函式
bot-signature = { $bot } 必須接受兩個參數，也就是座位看到的內容和可以做的決定：def choose(view, legal)
bot-async = { $bot } 是非同步函式，但電腦玩家必須立刻傳回決定：請用 def，不要用 async def
bot-unloadable = 無法載入 { $bot }：{ $why }
bot-raised = 電腦玩家 { $bot } 發生錯誤：{ $why }
bot-illegal = 電腦玩家 { $bot } 現在不能決定「{ $decision }」，只能選：{ $choices }
bot-only-here = 電腦玩家 { $bot } 無法在多個行程裡玩：必須是定義在模組最上層的函式
bots-no-list = bots 必須是清單，每個座位一個電腦玩家，或是像 greedy,random:3 這樣的文字，不能是「{ $value }」
bots-count =
    有 { $players ->
       *[other] { $players } 個座位
    }，卻指定了 { $given ->
       *[other] { $given } 位電腦玩家
    }：請指定一位用於所有座位，或每個座位各指定一位

## 決定

decision-unknown = 這款遊戲沒有「{ $decision }」這種決定；現在可以選：{ $choices }
decision-out-of-place = 「{ $decision }」在這裡不適用；現在可以選：{ $choices }
undo-over = 無法復原：對局已經結束
undo-revealed = 無法復原：在那之後，已經有隱藏的資訊公開了
undo-others-acted = 無法復原：在那之後，已經有別人行動了

## 對局紀錄

record-not-json = 這不是 JSON：{ $why }
record-empty = 裡面沒有對局紀錄
record-not-an-object = 對局紀錄必須是 JSON 物件
record-key-missing = 缺少鍵「{ $key }」
record-key-unknown = 對局紀錄中沒有「{ $key }」這個鍵
record-format = 格式是「{ $format }」，應該是「{ $expected }」
record-version = 版本是 { $version }，應該是 { $expected }
record-rules-unknown = 這一局使用規則版本 { $rules }；可用的版本：{ $known }
record-seats = 「seats」必須是名字的陣列，每個名字最多 200 個字元
record-not-a-string = 「{ $key }」必須是字串
record-options = 「options」必須是物件
record-moves = 「moves」必須是陣列
record-result-early =
    已經寫了結果，但 { $moves ->
       *[other] { $moves } 步之後
    }對局還沒結束
record-result-missing = 對局已經結束，結果必須是 { $expected }
record-result-differs = 「{ $part }」必須是 { $expected }，對局紀錄卻寫著 { $value }
record-setup-long = 「setup」的內容超出了最後一步時任何人能看到的範圍，卻又不完整
record-proof-shape = 「seed_proof」必須有「hash」、「secret」與「added」，都以十六進位表示
record-proof-hash = 公布的雜湊值與「secret」不符
record-proof-seed = 由「secret」與「added」的位元組得不到這個種子
record-bad = { $file }：第 { NUMBER($game, useGrouping: 0) } 局：{ $sentence }
record-bad-move = { $file }：第 { NUMBER($game, useGrouping: 0) } 局：第 { NUMBER($move, useGrouping: 0) } 步：{ $sentence }
records-verified =
    已檢查 { $games ->
       *[other] { $games } 局
    }，{ $bad ->
        [0] 全部正確
       *[other] 其中 { $bad } 局有錯誤
    }
records-progress = 檢查中
records-stopped = uogashi: 已停止；其餘的沒有檢查
record-no-such-game =
    { $file } 只有 { $games ->
       *[other] { $games } 局
    }，沒有第 { NUMBER($game, useGrouping: 0) } 局
record-no-such-move =
    這一局只有 { $moves ->
       *[other] { $moves } 步
    }，沒有第 { NUMBER($move, useGrouping: 0) } 步
record-title = 《{ $game }》，{ $seats }
record-place = { $file } 的第 { NUMBER($game, useGrouping: 0) } 局
record-after =
    { $moves ->
        [0] 剛發完牌
       *[other] 第 { $moves } 步之後（共 { $of } 步）
    }
record-options-line = 選項：{ $options }
record-seed-line = 種子：{ $seed }
record-result-line = { $names } 獲勝：{ $scores }
record-running = 對局還沒結束

## 遊玩

play-prompt = { $name } ▸
play-welcome = 《{ $game }》。牌桌上的玩家：{ $seats }。
play-who = 你是 { $name }。
play-recommended = { $why }想這樣玩，請加上 --option { $option }={ $value }
play-waiting =
    { $count ->
        [1] 有一局 { $when } 的《{ $game }》還沒結束：輸入「uogashi play --resume」就能接著玩。
       *[other] 有 { $count } 局還沒結束。「uogashi play --resume」接續最近一局（{ $when } 的《{ $game }》）；「--resume { $list }」列出全部。
    }
play-help = 直接輸入你的決定即可。輸入 ? 可以查看有哪些選擇、各有什麼結果；{ $table } 顯示整張牌桌，{ $legend } 說明符號，{ $log } 顯示到目前為止的經過，{ $rules } 顯示規則；{ $undo } 復原，「{ $save } 檔案」儲存，{ $quit } 離開；{ $help } 再次顯示這段說明。
play-hint = Tab 自動完成 · ? 選擇 · { $table } · { $legend } · { $log } · { $rules } · { $undo } · { $save } 檔案 · { $quit } · { $help }
play-legend-hint = 想知道符號的意思，請輸入 { $legend }
play-no-legend = 這裡沒有圖：這是文字版牌桌。
play-more = 按 Enter 看下一頁，輸入 { $quit } 停止 ▸
play-confirm = 按 Enter 確認，或輸入 { $undo } 復原。
# What can be typed, and that it would end the game
play-choice-ends = { $choice }：{ $ends }
play-confirm-first = 請先按 Enter 確認你的行動，或輸入 { $undo } 復原
play-turn-over = 「{ $decision }」之後，你這次的行動就結束了：請先確認
play-alone = 「{ $word }」後面不能再輸入別的字
play-press-enter = 準備好了就按 Enter
play-hand-over = { $name }，接下來的內容只給你一個人看。確定沒有別人在看，再按 Enter。
play-undone = 已復原：{ $decision }
play-undone-entry = 已復原你的上一次行動
play-over =
    { $count ->
        [1] { $names } 獲勝：{ $scores }
       *[other] { $names } 共同獲勝：{ $scores }
    }
play-another = 輸入 { $again } 再玩一局，按 Enter 或輸入 { $quit } 離開 ▸
play-over-words = 對局已經結束；你還可以輸入：{ $words }
play-save-first = 輸入檔名即可存檔；按 Enter 或輸入 { $no } 就不存檔離開；輸入 { $back } 則繼續遊戲 ▸
play-kept = 對局已保留：輸入「uogashi play --resume」就能接著玩。
play-kept-pending = 這次行動已輸入但還沒確認的部分，離開後不會保留。
play-leave = 按 Enter 或輸入 { $quit } 離開，輸入 { $back } 繼續遊戲 ▸
play-leave-words = 請輸入 { $words }，或按 Enter 離開
play-word-help = help 說明
play-word-table = table 牌桌
play-word-legend = legend 圖例
play-word-log = log 經過
play-word-rules = rules 規則
play-word-undo = undo u 復原
play-word-save = save 儲存 存檔
play-word-quit = quit q exit 離開
play-word-again = again 再玩一局 再一局
play-word-no = no n 否 不要
play-word-yes = yes y 是
play-word-back = back 返回 繼續
play-meaning-help = 顯示操作說明
play-meaning-table = 再次顯示牌桌
play-meaning-legend = 各種符號的意思
play-meaning-log = 顯示對局經過
play-meaning-rules = 分章顯示規則
play-meaning-undo = 復原上一個決定
play-meaning-save = 將這一局儲存成檔案
play-meaning-quit = 離開
play-meaning-again = 再玩一局
play-meaning-no = 不存檔，直接離開
play-meaning-back = 繼續遊戲
save-needs-file = 要存成哪個檔案？請輸入 { $word } 與檔名，例如 { $word } game.json
save-no-record-there = { $file } 已經存在，而且不是對局紀錄，所以不會覆寫；請換一個檔名
saved = 已儲存到 { $file }
saved-without-pending = 尚未確認的行動沒有存進去。
keep-failed = 無法寫入 { $file }，所以不會保留這一局：{ $why }。遊戲照常進行；可以用 { $variable } 指定其他資料夾
bots-no-seat = 每個座位都由真人來玩：沒有空位可以給 --bots
hotseat-too-many = { $players } 個座位坐不下 { $people } 個人
names-too-many =
    有 { $names } 個名字，卻只有 { $people ->
       *[other] { $people } 個人
    }：請用 --hotseat 指定人數
name-wrong = 「{ $name }」不能當作名字：名字必須有 1 到 { $most } 個可顯示的字元
resume-alone = --resume 會照原樣接續對局；不能更改 { $option }
resume-needs-file = --resume 需要檔案，不能用標準輸入
resume-foul = 無法接續這一局：{ $sentence }
resume-other-game = 這是《{ $game }》的對局，不是「{ $asked }」的
resume-own-bot = { $name } 原本由你自己寫的電腦玩家來玩：請再用 --bots 檔案.py:函式 指定一次
resume-bot-unused = 這一局沒有叫做 { $bot } 的電腦玩家：請從 --bots 拿掉
resume-bots-count =
    指定了 { $given } 個叫做 { $bot } 的電腦玩家，這個名稱的座位卻{ $seats ->
        [1] 只有一個
       *[other] 有 { $seats } 個
    }：請指定一個來玩所有這些座位，或依序為每個座位各指定一個
resume-none = { $file } 裡沒有還沒結束的對局；輸入「uogashi play 遊戲」開始新的一局
resume-missing = 沒有叫做「{ $name }」的檔案，也沒有這個名稱的保留對局：輸入「uogashi play --resume { $list }」可列出保留的對局
resume-busy = 「{ $name }」正在另一個終端機裡進行
kept-name = 名稱
kept-when = 最後行動
kept-game = 遊戲
kept-seats = 玩家
kept-state = 狀態
kept-over = 已結束，共 { $moves } 個決定
kept-played = 另一個終端機正在玩，{ $moves } 個決定
kept-waiting = 還沒結束，{ $moves } 個決定
kept-how = 接續其中一局：uogashi play --resume 名稱，例如 --resume { $name }
kept-where = 對局都是 { $folder } 裡的檔案。不想留的對局，刪除檔案即可，例如 { $name }.json。還沒結束的對局不會自動刪除。

## 規則

rules-no-chapter = 沒有「{ $chapter }」這一章；可用的章節：{ $known }
rules-how = 輸入 { $word } 與編號，就會顯示那一章。
rules-credit = 遊戲設計：{ $credit }。規則說明以我們自己的文字寫成；Uogashi 與遊戲的設計師及出版社無關。

## 各指令的輸出

games-game = 遊戲
games-players = 玩家人數
games-title = 名稱
games-credit = 設計
games-range = { $fewest }–{ $most }
components-title = 《{ $game }》，{ $players } 位玩家
components-figure = 項目
components-value = 數值
components-from = 出處
components-hint = 你有這款遊戲的實體版，看到的數值卻不一樣嗎？把它寫進你自己的檔案，遊玩時加上 --components 檔案。
template-alone = --template 會輸出遊戲的所有數值；不能和 { $option } 一起用
template-head =
    { $game }：所有數值，請對照你的實體版填寫。
    改正和實體版不同的數值，遊玩時加上 --components 檔案。沒改的行可以留著，也可以刪掉。
    最上面的數值適用於所有人數，[players.N] 下面的只適用於該人數。
    每個數值後面註明我們的出處。含 P 的文字是公式，P 是玩家人數。
template-origin-for = { $players } 人：{ $origin }
origin-text = 規則書
origin-deduced = 推算
origin-review = 評論
origin-assumed = 假設
simulate-progress = 對局中
simulate-title =
    《{ $game }》{ $games ->
       *[other] { $games } 局
    }，{ $players } 位玩家，種子 { $seed }
simulate-speed = { $seconds } 秒：每秒 { $games } 局、{ $decisions } 個決定
simulate-seat = 座位
simulate-bot = 電腦玩家
simulate-mean = 平均總分
simulate-deviation = ±
simulate-range = 範圍
simulate-quartiles = 四分位數
simulate-wins = 勝率
simulate-interval = 95% 信賴區間
simulate-shared = 共同獲勝時，勝場由獲勝者均分；這樣的對局占 { $shared }
simulate-written = 已寫入 { $file }
simulate-none = 一局都沒有進行
simulate-stopped = uogashi: 已停止；在那之前完成的對局已統計在上面，也保存在檔案裡
worker-died = 有一個工作行程意外結束，可能是記憶體不足：請減少 --workers 的數字
table-needs-polars = --table 需要 Polars：請執行 make setup，或執行 pip install polars
table-suffix = --table 寫出的是 Parquet 檔：檔名必須以 .parquet 結尾，不能是 { $file }
same-file = --records 與 --table 不能是同一個檔案
report-needs-matplotlib = 報告的圖表需要 Matplotlib：請執行 make setup，或執行 pip install matplotlib
report-written = 報告已完成：請開啟 { $file }
report-stopped = uogashi: 已停止；報告只涵蓋在那之前完成的對局
compiling =
    正在編譯《{ $game }》的規則，每個版本只需一次；最多需要一分鐘……
compiled = 完成，花了 { $seconds } 秒。
warm-already = 《{ $game }》的規則已經編譯好了。
doctor-ok = 正常
doctor-not-ok = 有問題
doctor-python = Python { $version }，需要 3.11 以上
doctor-python-old = Python { $version } 太舊：需要 3.11 以上
doctor-package = { $package } { $version }
doctor-package-missing = 沒有 { $package }：請執行 make setup，或執行 pip install { $package }
doctor-package-install = 沒有 { $package }：請執行 pip install { $package }
doctor-for = 用途：{ $purpose }
doctor-compiled = 《{ $game }》的規則已經編譯
doctor-not-compiled = 《{ $game }》的規則還沒編譯：請執行 uogashi warm，或在第一次啟動時等待
doctor-interpreted = 已設定 UOGASHI_INTERPRET：規則以一般的 Python 執行，速度很慢
doctor-cache = 編譯好的規則存放在 { $folder }，{ $size } MB
doctor-cache-borrowed = 編譯好的規則從 { $folder } 讀取；那裡無法寫入（{ $why }），不過只要程式不變，也不需要寫入
doctor-client = 瀏覽器用戶端已建置
doctor-no-client = 瀏覽器用戶端尚未建置：make client
doctor-languages = 語言：{ $languages }
doctor-sick = 程式需要的東西有缺少或有問題。
doctor-games-sick = 程式可以執行，但這裡有些遊戲不能玩。
doctor-well = Uogashi 需要的東西都齊全了。
purpose-rules = 編譯後的規則
purpose-records = 對局紀錄與局面
purpose-terminal = 終端機
purpose-text = 多種語言的文句
purpose-server = 網路上的牌桌
purpose-store = 儲存牌桌
purpose-metrics = 提供數據給 Prometheus
purpose-table = 結果的表格（simulate --table）
purpose-report = 報告的圖表
purpose-test = make test
purpose-docs = make docs

## 報告

report-title =
    { $game }：{ $games ->
       *[other] { $games } 局的統計報告
    }
report-opening = 電腦玩家：{ $bots }；種子：{ $seed }；規則版本：{ $rules }。
report-options = 選項：{ $options }。
report-components = 採用 { $file } 的數值。
report-reading = 共同獲勝時，勝場由獲勝者均分。括號內是 95% 的 Wilson 信賴區間。
report-players = { $players } 人
report-panel = { $players } · 中位數 { $median }
report-games = 對局數
report-mean = 平均
report-deviation = 標準差
report-lowest = 最小
report-lower-quartile = 第一四分位數
report-median = 中位數
report-upper-quartile = 第三四分位數
report-highest = 最大
report-length = 對局長度
report-length-text = 一局有多少個決定，包含由機率決定的。
report-decisions = 每局的決定數
report-share-of-games = 占對局的比例
report-scores = 總分
report-scores-text = 所有玩家的總分；前景是其中獲勝者的總分。
report-all-scores = 所有總分
report-winning-totals = 獲勝總分
report-score = 總分
report-share-of-scores = 占總分的比例
report-who-wins = 誰比較容易贏
report-who-wins-text = 每個行動順位與每個座位，比均等的勝率高或低多少。
report-by-places = 依行動順位的勝率
report-by-seats = 依座位的勝率
report-number = 順位或座位的編號
report-above-fair = 與均等勝率之差
report-of-games = 占所有對局
report-fair = 均等的勝率
report-shared = 共同獲勝
report-interval = { $share }（{ $low }–{ $high }）
report-pair = { $winner } / { $other }
report-pair-bars = 獲勝者多出多少
report-all = 全部
report-none = 都不是
report-never = 這些對局中沒有發生過。
report-share = 比例
report-per-game = 每局
report-in-games = 發生的對局比例
report-winners = 獲勝者 / 其他玩家
report-wins = 勝率

## 網路上的牌桌

# 伺服器的命令列。
serve-ready = Uogashi 已在 { $address } 啟動（按 Ctrl-C 停止）。
serve-ended = 已停止。所有對局都保存好了。
host-none = 沒有找到。
host-most = 只顯示前 { $most } 筆；用 --most 可以顯示更多。
host-needs-yes = 這個動作無法復原：確定的話請加上 --yes
host-not-done = 沒有任何變更
host-close-really = 要關閉牌桌 { $table } 嗎？對局會到此結束。
host-closed = 已關閉：{ $table }
host-remove-really = 要刪除牌桌 { $table } 和全部紀錄嗎？
host-removed = 已刪除：{ $table }
host-rename-really = 要把 { $name }（{ $guest }）改名為 { $new } 嗎？牌桌上的名字也會一起改。
host-renamed =
    { $name }（{ $guest }）現在叫做 { $new }{ $tables ->
        [0] {""}
       *[other] ，{ $tables } 張牌桌上的名字也改了
    }。
host-ban-really = 要封鎖 { $name }（{ $guest }）嗎？座位會永久交給電腦玩家。
host-banned =
    已封鎖：{ $name }（{ $guest }）。{ $tables ->
        [0] 沒有需要讓出的座位。
       *[other] 離開了 { $tables } 張牌桌。
    }
host-ban-lifted = { $name }（{ $guest }）可以回來了。
host-vacuumed = 資料庫現在占 { $after } MB；原本是 { $before } MB。
host-backed-up = 備份已寫入並檢查完畢：{ $file }，{ $size } MB。
host-state-open = 等待中
host-state-running = 進行中
host-state-over = 已結束
host-yes = 是
host-no = 否
host-column-table = 牌桌
host-column-game = 遊戲
host-column-rules = 規則版本
host-column-options = 選項
host-column-public = 公開
host-column-state = 狀態
host-column-end = 結局
host-column-maker = 建立者
host-column-created = 建立時間
host-column-changed = 變動時間
host-column-scores = 分數
host-column-winners = 獲勝座位
host-column-entries = 紀錄筆數
host-column-kinds = 各類筆數
host-column-log-bytes = 紀錄位元組
host-column-figures-bytes = 配件數值位元組
host-column-first = 第一筆
host-column-last = 最後一筆
host-column-people = 玩家
host-column-guest = 訪客
host-column-name = 名字
host-column-tables = 牌桌數
host-column-seen = 最後來訪
host-column-banned = 封鎖
host-column-at = 時間
host-column-seat = 座位
host-column-bot = 電腦玩家
host-column-acts = 輪到
host-column-resigned = 認輸
host-column-entry = 編號
host-column-kind = 類別
host-column-content = 內容
setting-file = 設定檔 { $file } 不是 TOML：{ $why }
setting-unknown = 沒有「{ $setting }」這個設定；可用的設定：{ $known }
setting-wrong = { $setting } 不能是「{ $value }」
setting-range = { $setting } 是 { $value }，但必須介於 { $least } 與 { $most } 之間
setting-choice = { $setting } 不能是「{ $value }」；可用的值：{ $known }
setting-database = 資料庫不能是「{ $value }」：請寫成 sqlite:///file.db 或 postgresql://user:password@host/database
setting-public-url = public_url 不能是「{ $value }」：請寫成 https://example.org，主機後面不要加任何內容
setting-secret-key = secret_key 只有 { $length } 個字元，至少要有 { $least } 個
database-newer = 資料庫是由較新版本的 Uogashi 建立的（資料庫結構 { $revision }，這個版本只支援到 { $known }）：請安裝那個版本
database-older = 資料庫結構是 { $revision }，這個版本需要 { $known }：請先啟動一次這個版本的伺服器
database-in-use = 另一個伺服器正在使用資料庫 { $database }
database-unreachable = 無法開啟資料庫 { $database }：{ $why }
port-unavailable = 無法監聽 { $host } 的連接埠 { $port }：{ $why }
server-silent = 伺服器正在使用資料庫，但沒有回應；沒有任何變更
backup-onto-itself = { $file } 是資料庫本身的檔案：請為備份選擇其他檔案
vacuum-failed = 資料庫無法釋出空間：{ $why }
backup-failed = 備份失敗：{ $why }
backup-needs-program = 這裡沒有安裝 { $program }；請在有安裝的地方執行：{ $command }
guest-namesakes = 有好幾位訪客叫做 { $name }：請用 ID，{ $guests }
guest-changed = 你已經重新登入

# 遊玩用的網頁不在時。
client-missing = 伺服器正在運作，但遊玩用的網頁還沒有建置。請輸入 make play；或輸入 make client，再重新啟動伺服器。

## 無法進行的遊戲與新遊戲

game-name-wrong = 遊戲不能叫「{ $game }」：名字最多 32 個小寫字母和數字，而且以字母開頭
game-broken = 無法載入遊戲「{ $game }」（{ $package }）：{ $why }
game-failed = 遊戲「{ $game }」發生錯誤：{ $why }
game-lacks =
    遊戲「{ $game }」的{ $file ->
        [state] 狀態紀錄
        [config] 設定紀錄
       *[other] {" "}{ $file }{" "}
    }沒有「{ $name }」
game-lacks-file = 遊戲「{ $game }」沒有檔案 { $file }
game-other-name = { $package } 應該提供遊戲「{ $game }」，但它的 GAME 叫「{ $name }」
game-clash = 有兩款遊戲都叫「{ $game }」：採用 { $played } 的，不採用 { $ignored } 的
new-game-exists = { $folder } 已經存在：請換個名字，或用 --into 指定別的資料夾
new-game-taken = 已經有遊戲「{ $game }」：請換個名字
new-game-word = 「{ $game }」是 Uogashi 自己的文句所用的字：請換個名字
new-game-written = { $folder } 裡有一款可以玩的小遊戲。還要做的事：
new-game-next = 接著執行：cd { $folder }、pip install -e .、pytest、uogashi play { $game }
