### 所有遊戲共用的文句。繁體中文（台灣）。

# 列舉的項目之間，以及兩個句子之間。
list-comma = 、
clause-comma = ，
sentence-gap = {""}

language-unknown = 沒有「{ $language }」這種語言；可用的語言：{ $known }

## 遊戲、選項、數值

game-unknown = 沒有「{ $game }」這款遊戲；可用的遊戲：{ $known }
players-wrong = 《{ $game }》可供 { $fewest } 到 { $most } 人遊玩，不能是 { $players } 人
option-unknown = 沒有「{ $option }」這個選項；可用的選項：{ $known }
figure-unknown = 沒有「{ $figure }」這個數值；可用的有：{ $known }
figure-missing = 缺少數值「{ $figure }」
figure-not-a-number = 「{ $figure }」必須是整數，不能是 { $value }
figure-out-of-range = 「{ $figure }」是 { $value }，但必須介於 { $least } 與 { $most } 之間
figure-not-a-list = 「{ $figure }」必須是清單，不能是 { $value }
figure-wrong-length =
    「{ $figure }」有 { $length ->
       *[other] { $length } 項
    }，但必須有 { $span } 項
figure-not-a-table = 「{ $figure }」必須是由 { $names } 組成的表格，不能是 { $value }
figure-origin = 「{ $figure }」的出處必須是一段文字，或是每個部分各一段文字，不能是 { $value }
figure-players = 這款遊戲不支援「{ $count }」位玩家；可以設定數值的玩家人數：{ $known }
figure-unknown-name = 「{ $figure }」裡面有 { $value }，但可用的只有：{ $known }
figure-name-twice = 「{ $figure }」裡面重複列出 { $value }
file-not-toml = 這不是 TOML：{ $why }
seed-unreadable = 「{ $seed }」不能當作種子：至少要有一個字元，而且都必須是可顯示的字元
bot-unknown = 沒有「{ $bot }」這種電腦玩家；可用的有：{ $known }

## 決定

seat-number = 玩家 { $number }
seat-unknown = 沒有座位 { $number }；座位編號是 0 到 { $most }
decisions-none = 沒有選擇任何行動
game-over = 「{ $decision }」來得太晚：對局已經結束
not-your-turn =
    { $seat } 現在不能「{ $decision }」：{ $count ->
        [1] 輪到 { $acting }
       *[other] 其他人還沒完成
    }
match-partial = 這份對局紀錄只有你能看的部分：可以觀看，但不能接著玩
decisions-after-reveal = 「{ $decision }」之後，你會知道更多資訊：後面的決定要另外輸入
undo-nothing = 沒有可以復原的行動
undo-not-yours = 無法復原：那是先前坐在這個座位的人做的

## 對局紀錄

chance-not-asked = 這裡沒有隨機事件，所以不可能發生「{ $decision }」
chance-impossible = 這裡的隨機事件不可能是「{ $decision }」
setup-keys = 「setup」必須剛好有這些鍵：{ $keys }
seed-deals-otherwise = 種子「{ $seed }」發出的是另一局：兩者的「{ $part }」不同
seed-rolls-otherwise = 種子「{ $seed }」在這裡產生的是「{ $rolled }」，不是「{ $decision }」
rules-unknown = 《{ $game }》沒有規則版本 { $rules }；可用的版本：{ $known }
record-move-shape = 每一步要寫成 [座位, "文字"] 或 ["chance", "文字"]，不能是 { $move }
record-seat = 沒有座位 { $number }

## 遊玩

play-you = 訪客
play-guest = 訪客 { $number }
name-of-a-bot = 「{ $name }」是電腦玩家的名稱；請換一個名字
name-twice = 不能有兩個人都叫「{ $name }」

## 規則

rules-missing = { $game } 的規則說明還沒寫好

## 網路上的牌桌

guest-missing = 沒有「{ $guest }」這位訪客；uogashi host list guests 會列出所有訪客
guest-not-banned = { $guest } 沒有被封鎖

# 為什麼拒絕請求。
request-unreadable = 無法處理這個請求（{ $status }）：{ $why }
message-unreadable = 看不懂這則訊息：{ $why }
server-failed = 伺服器發生錯誤；對局沒有任何變動
store-lost = 伺服器目前無法儲存資料；請再試一次
too-many-requests = 操作太頻繁：請等 { $seconds } 秒再試
origin-foreign = 這裡不接受來自 { $origin } 的請求
csrf-missing = 標頭 { $header } 缺少或不正確：請重新載入頁面
guest-unknown = 伺服器認不得你：請重新載入頁面
guest-banned = 伺服器的管理者已經封鎖你
token-unknown = 這個權杖無效，或已經失效
way-back-unknown = 這個回座連結無效，或已經失效
name-missing = 請先輸入名字
name-unreadable = 這個名字無法顯示：請使用大家都看得見的文字
name-long = 名字最多 { $most } 個字元
name-taken = 這張牌桌已經有人叫「{ $name }」：請換一個名字
name-not-yours = { $seat } 不在你的螢幕上：你只能替同一個螢幕上的玩家取名字
names-not-seats = 名字的數量必須與座位相同：需要 { $seats } 個，不是 { $names } 個；null 表示不取名字
tables-too-many = 你已經在 { $most } 張牌桌入座：請先玩完或離開一張
tables-no-room = 這個伺服器已滿，暫時無法開新牌桌；進行中的對局不受影響
follows-too-many = 最多只能同時觀看 { $most } 張牌桌
table-unknown = 沒有「{ $table }」這張牌桌
table-private = 這是私人牌桌：請向牌桌上的人索取連結
table-not-begun = 對局還沒開始
table-not-over = 對局還沒結束
table-over = 對局已經結束
table-restless = 這張牌桌進出的人太多了：不能再接手任何座位
table-rules-unknown = 這一局使用規則版本 { $rules }；這個伺服器只支援 { $known }
table-deals-otherwise = 無法開啟這張牌桌：現在發出的牌會與當初不同
seat-not-yours = 這不是你的座位
seat-needs-link = 要有這個座位的連結，才能在這裡入座
seat-taken = { $seat } 已經坐在那裡了
seat-no-person = 那個座位現在不是真人在玩，不需要電腦代打
seat-second = 你已經坐在這張牌桌了
seat-secret = 請稍候：其他人秘密決定時，不能接手座位
seat-sat = 你剛才坐的是這張牌桌的另一個座位：目前只能回到那個座位
seat-present = { $seat } 離席還沒滿 { $seconds } 秒
seat-resigned = 認輸之後，就不能繼續玩了
seat-stand-in = 現在由電腦代打：請先回到座位
random-missing = 入座時需要 16 個隨機位元組：它們會用來洗牌
move-late = 太晚了：已經有人先行動；請再看一次牌桌
move-id-used = 這個識別碼已經用在你的另一步上了
undo-off = 這張牌桌不能復原
step-unknown = 沒有第 { $step } 步；最後一步是第 { $most } 步
client-slow = 連線太慢，跟不上進度
server-ends = 伺服器正在重新啟動
# 對局前後與進行中，牌桌上發生的事。
table-fact-made = 牌桌擺好了。
table-fact-joined = { $name } 入座。
table-fact-ready = { $name } 準備好了。
table-fact-left = { $name } 離開牌桌。
table-fact-stand-in = { $name } 由 { $bot } 代打。
table-fact-back = { $name } 回來了。
table-fact-resigned = { $name } 認輸。
table-fact-end-offered = { $name } 提議結束對局。
table-fact-end-declined = { $name } 想繼續玩。
table-fact-over-rules = 對局結束。
table-fact-over-resigned = 對局結束：其他人都認輸了。
table-fact-over-agreement = 對局結束：大家都同意到此為止。
table-fact-over-abandoned = 對局結束：已經沒有人在玩了。
table-fact-over-closed = 對局結束：伺服器的管理者關閉了這張牌桌。
