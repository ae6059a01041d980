### Sentences of Shopping Spree. Traditional Chinese (Taiwan). Its title and the like stand on the shelf: shelf/zh-Hant.ftl.只有命令列會說的文句。

## On the map in the terminal: at most 9 columns (4 wide characters), each different from all others

shopping-short-shirt = 襯衫
shopping-short-pants = 長褲
shopping-short-bra = 胸罩
shopping-short-underwear = 內褲
shopping-short-socks = 襪子
shopping-short-bed-sheet = 床單
shopping-short-pillow-case = 枕頭套
shopping-short-washer = 洗衣機
shopping-short-dryer = 烘衣機
shopping-short-salmon = 鮭魚
shopping-short-magazine = 雜誌
shopping-short-newspaper = 報紙
shopping-short-detergent = 洗衣精
shopping-short-tuna = 鮪魚
shopping-short-crab = 螃蟹

## Signs of the drinks: one letter, or one wide character; they can be typed, too

shopping-sign-black-drink = 黑
shopping-sign-red-drink = 紅
shopping-sign-blue-drink = 藍
shopping-sign-green-drink = 綠
shopping-sign-yellow-drink = 黃
shopping-sign-white-drink = 白

## Words to type, the one to show first: each means one thing only, and none is a word of the program, as play-word-quit

shopping-word-enter = 進店 進 進入
shopping-word-walk = 走到 走 去 到 往
shopping-word-stay = 留在原地 原地
shopping-word-here = 留在門口 門口 這裡
shopping-word-leave = 離店 出店
shopping-word-take = 拿 拿取
shopping-word-machine = 販賣機 自動販賣機
shopping-word-nothing = 不拿 什麼都不拿

## 數值：可填寫的檔案中的說明

shopping-about-dots = 地圖上可以站的圓點：走道 A–G，第 1–9 排
shopping-about-steps = 圓點之間的路，雙向都能走
shopping-about-entrances = 出入口的圓點
shopping-about-machine = 可以使用販賣機的圓點
shopping-about-cards = 卡牌：放在哪些圓點前面，上面有什麼
shopping-about-clothes = 各種衣物的件數：請數一數
shopping-about-drinks = 各色飲料的瓶數：請數一數
shopping-about-crate = 飲料箱能放的瓶數
shopping-about-tuna-bag = 袋中鮪魚上印的數值
shopping-about-crab-bag = 袋中螃蟹上印的數值
shopping-about-barrels = 鯖魚桶，每次離店用一個
shopping-about-stacks = 開始時各錢堆的日圓
shopping-about-drink-stacks = 各色飲料錢堆的日圓
shopping-about-stack-falls = 付過錢的錢堆，離店後減少多少
shopping-about-over-stack = 衣物和機器比錢堆多付多少
shopping-about-first-salmon = 第一次帶鮭魚離店時每條的價錢
shopping-about-later-salmon = 之後每條鮭魚的價錢
shopping-about-tuna-pays = 鮪魚每點數值付多少
shopping-about-crab-pays = 螃蟹每點數值付多少
shopping-about-tuna-price = 玩家第一條鮪魚的價錢
shopping-about-tuna-dearer = 之後每條貴多少
shopping-about-steps-a-turn = 每回合的步數
shopping-about-leavings = 每位玩家離店的次數
shopping-about-machine-odds = 飲料掉出來的機率：[1, 2] 就是 1/2
shopping-about-safe-items = 靈巧玩法（dexterity）：這麼多件不會掉落
shopping-about-fall-odds = 超過的每件物品，每走一步掉出來的機率

## Reports

shopping-report-turns = 每位玩家的回合數
shopping-report-turns-text = 到遊戲結束為止，每位玩家進行多少個回合。
shopping-report-score = 成績的組成
shopping-report-score-text = 結束時的金錢、平手時比較的項目，以及離店的次數。
shopping-report-score-money = 金錢
shopping-report-score-papers = 帶出的雜誌與報紙
shopping-report-score-times = 離店次數
shopping-report-leaving = 離店
shopping-report-leaving-text = 玩家離店時帶著多少物品，又得到多少錢。
shopping-report-leaving-items = 購物籃裡的件數
shopping-report-leaving-yen = 得到的錢（¥）
shopping-report-first-out = 誰最先離店
shopping-report-first-out-text = 第一個離店是否有利。
shopping-report-first-out-who = 第一個離店的玩家
shopping-report-things = 物品
shopping-report-things-text = 帶出商店的物品，以及得到的錢。
shopping-report-things-paid = 每局帶出的數量
shopping-report-things-yen = 每局得到的錢（¥）
shopping-report-things-doubled = 每局用洗衣精加倍的數量
shopping-report-things-winners = 獲勝者 / 其他玩家帶出的數量
shopping-report-drawn = 鮪魚與螃蟹
shopping-report-drawn-text = 從袋子裡抽出多少，以及印在上面的數值。
shopping-report-drawn-drawn = 每局抽出的數量
shopping-report-drawn-value = 數值
shopping-report-stacks = 錢堆
shopping-report-stacks-text = 每個錢堆減少幾次，減少後上面還有多少錢。
shopping-report-stacks-fell = 每局減少次數
shopping-report-stacks-yen = 減少後的日圓
shopping-report-machine = 自動販賣機
shopping-report-machine-text = 每次使用時，放入多少瓶飲料。
shopping-report-machine-drinks = 放入的瓶數
shopping-report-came-out = 掉出來的飲料
shopping-report-came-out-text = 玩家從自動販賣機得到的飲料。
shopping-report-came-out-drinks = 每局瓶數
shopping-report-came-out-winners = 獲勝者 / 其他玩家的瓶數
shopping-report-happened = 其他事件
shopping-report-happened-text = 這些事每局發生的次數。
shopping-report-happened-machine-used = 使用自動販賣機
shopping-report-happened-tuna-bought = 買鮪魚
shopping-report-happened-took-nothing = 什麼都不拿
shopping-report-happened-fell = 東西從購物籃掉出來
shopping-report-happened-basket-lost = 結束時購物籃還在店內
shopping-report-happened-limit-reached = 達到回合上限的對局

## The table in the terminal: all of it as short as can be

shopping-position-turn = 第 { $turn }/{ $turns } 回合
shopping-position-last = 最後一個回合
shopping-what-happened = 對局經過
shopping-column-player = 玩家
shopping-column-money = 金錢
# Exits so far, a sign for each
shopping-column-left = 離店
# Where they are
shopping-column-at = 位置
# Steps to the exit
shopping-column-out = 到店外
shopping-column-papers = 報刊
# What the basket pays now
shopping-column-pays = 可得
shopping-column-basket = 購物籃
shopping-column-carried-out = 帶出商店
shopping-legend-pawn = 玩家 1；輪到的玩家所在的圓點
shopping-legend-reached = 走兩步能到的圓點
shopping-legend-dot = 圓點：走道與排數；站在那裡可以拿旁邊的東西
shopping-legend-way = 圓點與圓點之間是一步
shopping-legend-door = 出入口：從這裡進出
shopping-legend-machine = 自動販賣機，以及飲料箱裡的飲料
shopping-legend-things = 兩件襯衫；沒有東西了
shopping-legend-doubled = 用洗衣精加倍
shopping-legend-left = 已離店一次；還要一次
shopping-legend-seats = 輪到的玩家；起始玩家
shopping-legend-won = 獲勝
shopping-board-empty = 空
# Followed by the players who are outside. Also a place: where a player is.
shopping-board-outside = 店外
shopping-board-done = 已完成
# After “▸2”, the sign of dots within reach
shopping-board-steps = 走 { $steps } 步可以到
# After its sign on the map
shopping-board-entrance = 出入口
# $steps: pairs of dots, for which no line could be drawn
shopping-board-other-steps = 這些也是一步：{ $steps }
# Before the drinks beside the crate
shopping-board-waiting = 飲料箱旁邊
# Headings before prices and before what is left in the bags
shopping-board-pays = 可得
shopping-board-bags = 袋子
# After the tuna in the bag
shopping-board-tuna-cost = （你買要 ¥{ $yen }）
shopping-board-at-risk = 可能掉出來：{ $things }
shopping-board-unpaid = { $items } 件物品沒得到錢

## The text view

shopping-words-dot = { $dot }：{ $things }。
shopping-words-empty-dot = { $dot }：沒有東西。
# A card that players draw from
shopping-words-bag = { $thing }（從袋子裡抽）
shopping-words-shared = { $things }（{ $dots } 也拿得到）
shopping-words-machine-here = 這裡可以使用自動販賣機。
shopping-words-steps = 走 { $steps } 步可以到。
shopping-words-exit = 距店外 { $steps } 步。
shopping-words-here =
    { $count ->
        [1] { $seats } 在這裡。
       *[other] { $seats } 都在這裡。
    }
shopping-words-ways = 相鄰兩點之間是一步：{ $ways }。
shopping-words-entrances =
    { $count ->
        [1] 出入口在 { $dots }。
       *[other] { $count } 個出入口：{ $dots }。
    }
shopping-words-crate = 自動販賣機的飲料箱裡：{ $drinks }。
shopping-words-no-crate = 自動販賣機的飲料箱是空的。
shopping-words-waiting = 在旁邊等的，從最早的開始：{ $drinks }。
shopping-words-pays = 現在每件可得：{ $prices }。
shopping-words-stack = { $stack } ¥{ $yen }
shopping-words-bag-holds = 裝{ $thing }的袋子裡：{ $values }。
shopping-words-bag-empty = 裝{ $thing }的袋子空了。
shopping-words-seat = 玩家 { $player }，{ $seat }：¥{ $money }。
shopping-words-at = 在 { $dot }，距店外 { $steps } 步。
shopping-words-outside = 在店外。
shopping-words-done = 已完成。
shopping-words-leavings = 已離店 { $times } 次，總共要 { $needed } 次。
shopping-words-basket = 購物籃裡：{ $items }；現在可得 ¥{ $yen }。
shopping-words-no-basket = 購物籃是空的。
# $doubled: how many of the $count things a detergent would double
shopping-words-doubled =
    { $count ->
        [1] { $things }（加倍）
       *[other] { $things }（{ $doubled } 件加倍）
    }
shopping-words-at-risk = 下一步可能掉出來，依序是：{ $things }。
shopping-words-carried-out = 帶出商店：{ $things }。
shopping-words-unpaid = 還有 { $items } 件物品留在店內，得不到錢。
shopping-words-tuna-cost = 下一條鮪魚要 ¥{ $yen }。
shopping-words-first = 起始玩家。

## Questions, and the effect of decisions

# What it pays now, or costs
shopping-hint-pays = { $words }（¥{ $yen }）
shopping-hint-costs = { $words }（要付 ¥{ $yen }）
shopping-column-choice = 輸入
shopping-column-steps = 步數
shopping-column-there = 那裡有什麼
# What would add most to the basket there
shopping-column-best = 最划算
shopping-column-meaning = 說明
shopping-column-money-after = 行動後金錢
shopping-column-basket-after = 行動後購物籃
shopping-explain-bag = 從袋子裡抽：{ $values }。
shopping-explain-machine = 每瓶各自決定會不會掉出來：{ $drinks }。
shopping-sum-money = 金錢 ¥{ $money } → ¥{ $left }。
shopping-sum-basket = 購物籃可得 ¥{ $before } → ¥{ $after }。
shopping-sum-out = 距店外 { $steps } 步。
shopping-sum-chance = 其餘看運氣。

## What was typed and not understood

shopping-typed-nothing = 逗號之間沒有內容
shopping-typed-not-understood = 這裡看不懂「{ $word }」：請輸入 { $known }；輸入 ? 可以查看更多說明
shopping-typed-ambiguous = 「{ $word }」可能是{ $known }：請多輸入幾個字
shopping-typed-where = 「{ $word }」後面缺少地點；可以輸入：{ $known }
shopping-typed-what = 「{ $word }」後面缺少物品；可以輸入：{ $known }
shopping-typed-too-much = 後面不能再接「{ $word }」：這個回合到「{ $decision }」就結束
