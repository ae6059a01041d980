### Sentences of Shopping Spree. Traditional Chinese (Taiwan). Its title and the like stand on the shelf: shelf/zh-Hant.ftl.

## Things: one of them, as used inside a sentence. They are typed, too: the first letters will do.

shopping-thing-shirt = 襯衫
shopping-thing-pants = 長褲
shopping-thing-bra = 胸罩
shopping-thing-underwear = 內褲
# A pair of socks is one thing.
shopping-thing-socks = 襪子
shopping-thing-bed-sheet = 床單
shopping-thing-pillow-case = 枕頭套
shopping-thing-washer = 洗衣機
shopping-thing-dryer = 烘衣機
shopping-thing-black-drink = 黑色飲料
shopping-thing-red-drink = 紅色飲料
shopping-thing-blue-drink = 藍色飲料
shopping-thing-green-drink = 綠色飲料
shopping-thing-yellow-drink = 黃色飲料
shopping-thing-white-drink = 白色飲料
shopping-thing-salmon = 鮭魚
shopping-thing-magazine = 雜誌
shopping-thing-newspaper = 報紙
shopping-thing-detergent = 洗衣精
shopping-thing-tuna = 鮪魚
shopping-thing-crab = 螃蟹
# On the map in letters.
shopping-thing-within-reach = 走得到
shopping-thing-vending-machine = 自動販賣機
shopping-thing-entrance = 出入口
shopping-thing-all-taken = 已拿光
# The price stacks, beside those of the drinks: what is paid from them.
shopping-thing-machines = 洗衣機與烘衣機
shopping-thing-bedding = 床單與枕頭套
shopping-thing-clothes = 襯衫與長褲
shopping-thing-smalls = 胸罩、內褲與襪子
# The lanes of the store
shopping-thing-A = A
shopping-thing-B = B
shopping-thing-C = C
shopping-thing-D = D
shopping-thing-E = E
shopping-thing-F = F
shopping-thing-G = G

## Counts of an item, as in a list of what a player takes, has or is paid for

shopping-some-shirt =
    { $count ->
        [1] 一件襯衫
       *[other] { $count } 件襯衫
    }
shopping-some-pants =
    { $count ->
        [1] 一條長褲
       *[other] { $count } 條長褲
    }
shopping-some-bra =
    { $count ->
        [1] 一件胸罩
       *[other] { $count } 件胸罩
    }
shopping-some-underwear =
    { $count ->
        [1] 一件內褲
       *[other] { $count } 件內褲
    }
shopping-some-socks =
    { $count ->
        [1] 一雙襪子
       *[other] { $count } 雙襪子
    }
shopping-some-bed-sheet =
    { $count ->
        [1] 一條床單
       *[other] { $count } 條床單
    }
shopping-some-pillow-case =
    { $count ->
        [1] 一個枕頭套
       *[other] { $count } 個枕頭套
    }
shopping-some-washer =
    { $count ->
        [1] 一台洗衣機
       *[other] { $count } 台洗衣機
    }
shopping-some-dryer =
    { $count ->
        [1] 一台烘衣機
       *[other] { $count } 台烘衣機
    }
shopping-some-black-drink =
    { $count ->
        [1] 一瓶黑色飲料
       *[other] { $count } 瓶黑色飲料
    }
shopping-some-red-drink =
    { $count ->
        [1] 一瓶紅色飲料
       *[other] { $count } 瓶紅色飲料
    }
shopping-some-blue-drink =
    { $count ->
        [1] 一瓶藍色飲料
       *[other] { $count } 瓶藍色飲料
    }
shopping-some-green-drink =
    { $count ->
        [1] 一瓶綠色飲料
       *[other] { $count } 瓶綠色飲料
    }
shopping-some-yellow-drink =
    { $count ->
        [1] 一瓶黃色飲料
       *[other] { $count } 瓶黃色飲料
    }
shopping-some-white-drink =
    { $count ->
        [1] 一瓶白色飲料
       *[other] { $count } 瓶白色飲料
    }
shopping-some-salmon =
    { $count ->
        [1] 一條鮭魚
       *[other] { $count } 條鮭魚
    }
shopping-some-magazine =
    { $count ->
        [1] 一本雜誌
       *[other] { $count } 本雜誌
    }
shopping-some-newspaper =
    { $count ->
        [1] 一份報紙
       *[other] { $count } 份報紙
    }
shopping-some-detergent =
    { $count ->
        [1] 一瓶洗衣精
       *[other] { $count } 瓶洗衣精
    }
shopping-some-tuna =
    { $count ->
        [1] 一條鮪魚
       *[other] { $count } 條鮪魚
    }
shopping-some-crab =
    { $count ->
        [1] 一隻螃蟹
       *[other] { $count } 隻螃蟹
    }
# Tuna and crabs with the value that is printed on them: “螃蟹 6”, “螃蟹 6 ×2”
shopping-some-valued =
    { $count ->
        [1] { $thing } { $value }
       *[other] { $thing } { $value } ×{ $count }
    }

## What happened. Numbers come twice: $yen to select by, $yen_shown to show.

shopping-fact-turn-begins = 第 { $turn } 回合：{ $seat }
shopping-fact-entered = { $seat } 從走道 { $lane } 進店。
shopping-fact-walked = { $seat } 走 { $steps } 步，到 { $lane }{ $row_shown }。
shopping-fact-stayed = { $seat } 無處可去，留在原地。
# $value: printed on tuna and crabs; 0 for other things
shopping-fact-fell =
    { $value ->
        [0] { $seat } 的購物籃掉出{ $thing }。
       *[other] { $seat } 的購物籃掉出{ $thing } { $value_shown }。
    }
shopping-fact-basket-held = { $seat } 的購物籃什麼都沒掉。
shopping-fact-taken = { $seat } 拿走{ $thing }。
shopping-fact-tuna-bought = { $seat } 付 ¥{ $yen_shown } 買一條鮪魚。
shopping-fact-drawn = { $seat } 從袋子裡抽到{ $thing } { $value_shown }。
shopping-fact-took-nothing = { $seat } 什麼都沒拿。
shopping-fact-machine-used = { $seat } 使用販賣機：放入 { $drinks } 瓶飲料。
shopping-fact-came-out = 掉出 { $count } 瓶{ $thing }，歸 { $seat }。
shopping-fact-machine-kept =
    { $drinks ->
        [0] 販賣機沒有卡住任何飲料。
       *[other] 卡住 { $drinks } 瓶飲料，放回飲料箱。
    }
shopping-fact-crate-refilled = 旁邊的 { $drinks } 瓶飲料補進飲料箱。
# $time: 1 for the first time
shopping-fact-left = { $seat } 帶著 { $items } 件物品離店，得 ¥{ $yen_shown }。
# $doubled: how many of them a detergent doubles
shopping-fact-paid =
    { $thing }{ $value ->
        [0] {""}
       *[other] {" "}{ $value_shown }
    } ×{ $count }：¥{ $yen_shown }{ $doubled ->
        [0] 。
       *[other] ，{ $doubled } 件用洗衣精加倍。
    }
shopping-fact-stack-fell = { $stack }的錢堆降到 ¥{ $yen_shown }。
shopping-fact-last-turn = 最後一個回合由 { $seat } 進行。
shopping-fact-limit-reached = 已達每位玩家 { $turns } 回合的上限：遊戲到此結束。
shopping-fact-basket-lost = { $seat } 還在店內：{ $items } 件物品得不到錢。
shopping-fact-scored =
    { $seat }：¥{ $money_shown }，{ $papers ->
        [0] 沒有帶出雜誌或報紙
       *[other] 帶出 { $papers } 份雜誌與報紙
    }，{ $times ->
        [0] 從未離店
       *[other] 離店 { $times } 次
    }。

## Why a decision is refused: something else is asked

shopping-asked-entering = 你在店外：請先從走道 { $lanes } 進店
shopping-asked-walking = 你在店內：請先走到別的圓點，或離店
shopping-asked-walking-on = 你剛進店：請用剩下的步數繼續走，或留在門口
shopping-asked-taking = 你站在 { $dot }：請拿這裡的物品、使用販賣機（如果這裡有），或什麼都不拿

## Why a decision is refused: a rule forbids it

shopping-no-entrance = 走道 { $lane } 沒有出入口：請從走道 { $lanes } 進店
shopping-no-such-dot = 這間商店沒有圓點 { $dot }：請走到從 { $here } 起 { $most } 步以內的圓點
shopping-same-dot = 你已經站在 { $dot }：請走到 { $most } 步以內的另一個圓點
shopping-too-far = 從 { $here } 到 { $dot } 要 { $steps } 步：請走到 { $most } 步以內的圓點
shopping-just-entered = 進店的那個回合不能離店：請繼續走，或留在門口
shopping-empty-basket = 購物籃是空的，不能離店：請先拿東西
shopping-door-too-far = 從 { $here } 走到店外要 { $steps } 步，一個回合只有 { $most } 步：請先走近出入口
shopping-can-move = 只有無處可去的玩家才可以留在原地：請走到別的圓點，或離店
shopping-not-here =
    { $here } 沒有{ $thing }：{ $choices ->
        [0] 這裡沒有你能拿的東西
       *[other] 這裡可以拿{ $things }
    }
shopping-bag-empty =
    裝{ $thing }的袋子空了：{ $choices ->
        [0] { $here } 沒有其他你能拿的東西
       *[other] 在 { $here } 可以拿{ $things }
    }
shopping-too-dear =
    你的下一條鮪魚要 ¥{ $cost }，你只有 ¥{ $money }：{ $choices ->
        [0] { $here } 沒有其他你能拿的東西
       *[other] 在 { $here } 可以拿{ $things }
    }
shopping-no-machine-here =
    在 { $here } 不能使用自動販賣機：{ $choices ->
        [0] 這間商店沒有販賣機
       *[other] 請到 { $dots } 使用
    }
shopping-crate-empty = 販賣機的飲料箱是空的：請拿別的東西，或什麼都不拿

## Component values, options and setups that are not valid

shopping-figure-no-dot = 「{ $figure }」是 { $value }：圓點由走道 A 到 G 與排數 1 到 9 組成，例如 "B4"
shopping-figure-no-way = 「{ $figure }」是 { $value }：路線要寫成以「-」連接的圓點，例如 "A1-A2-A3"
shopping-figure-step-twice = 「{ $figure }」有 { $step } 這一步，但它已經寫過，或是哪裡也到不了：每一步只能寫一次
shopping-figure-card-contents = 「{ $figure }」必須放一種物品，或是好幾種固定擺放的物品；可用的有：{ $known }
shopping-figure-unknown-dot = 「{ $figure }」提到圓點 { $dot }，但「dots」裡沒有：請加進去，或改用別的圓點
shopping-figure-entrances-alike = 「{ $figure }」是走道 { $lane } 的第二個出入口：每個出入口必須在不同的走道
shopping-figure-dot-apart = 誰也到不了圓點 { $dot }：從出入口沒有路通到那裡
shopping-figure-odds = 「{ $figure }」是 { $value }：必須寫出會發生幾次、總共幾次，例如 [1, 2]，前面的數字不能大於後面的
shopping-figure-barrels = 有 { $barrels } 個鯖魚桶，但需要 { $needed } 個：每位玩家每次離店都要一個
shopping-figure-clothes = 有 { $clothes } 件衣物，但放衣物的卡牌有 { $cards } 張：兩者必須一樣多
shopping-figure-drinks = 黑色以外的飲料有 { $drinks } 瓶，但卡牌上可以放 { $room } 瓶：兩者必須一樣多
shopping-figure-too-many =
    { $what ->
        [piles] 卡牌上有 { $count } 疊物品，最多只能有 { $most } 疊
        [piles-at-a-dot] 有一個圓點面前有 { $count } 疊物品，最多只能有 { $most } 疊
        [drink-cards] 放飲料的卡牌有 { $count } 張，最多只能有 { $most } 張
        [drinks] 飲料有 { $count } 瓶，最多只能有 { $most } 瓶
        [tuna-values] 鮪魚有 { $count } 種數值，最多只能有 { $most } 種
        [crab-values] 螃蟹有 { $count } 種數值，最多只能有 { $most } 種
       *[items] 整場遊戲有 { $count } 件物品，最多只能有 { $most } 件
    }
shopping-option-turns = turn_limit 必須是 1 到 { $most } 的數字，不能是 { $value }
shopping-option-endings = end 必須是 { $known } 其中之一，不能是 { $value }
shopping-option-switch = { $option } 必須是 true 或 false，不能是 { $value }
shopping-setup-first = 「first」必須是 0 到 { $last } 的座位，不能是 { $value }
shopping-setup-drinks = 「drinks」必須是 { $cards } 個顏色清單，各有這麼多瓶飲料：{ $counts }
shopping-setup-dealt = 「{ $what }」必須是 { $wanted }，順序不拘，不能是 { $value }

## For every client: the names of what a player sees

shopping-turn = 第 { $number } 回合
shopping-turn-before = 上一回合
shopping-turn-after = 下一回合
shopping-view-turn = 回合
shopping-view-turn-limit = 回合上限
shopping-view-phase = 階段
shopping-view-first = 起始玩家
shopping-view-player = 輪到
shopping-view-steps-a-turn = 每回合步數
shopping-view-leavings-needed = 需要離店的次數
shopping-view-last-turn = 最後一個回合
shopping-view-safe-items = 安全的件數
shopping-view-salmon-pays = 鮭魚可得金額
shopping-view-tuna-bag = 袋子裡的鮪魚
shopping-view-crab-bag = 袋子裡的螃蟹
shopping-view-crate = 飲料箱裡
shopping-view-waiting = 飲料箱旁邊
shopping-view-barrels = 剩餘鯖魚桶
shopping-view-seats = 玩家
shopping-view-stacks = 錢堆
shopping-view-plan = 平面圖
shopping-view-lines = 平面圖各行
shopping-view-signs = 字母
shopping-view-inside = 數字
shopping-view-dots = 圓點
shopping-view-cards = 卡牌
shopping-view-thing = 物品
shopping-view-value = 印在上面的數值
shopping-view-count = 數量
shopping-view-doubled = 加倍
shopping-view-pays = 可得金額
shopping-view-seat = 玩家
shopping-view-money = 金錢
shopping-view-dot = 圓點
shopping-view-exit-steps = 到店外的步數
shopping-view-leavings = 離店次數
shopping-view-done = 已完成
shopping-view-could-end = 可能結束對局
shopping-view-could-end-round = 可能只剩這一輪
shopping-view-items = 物品件數
shopping-view-basket-pays = 購物籃可得金額
shopping-view-basket = 購物籃
shopping-view-at-risk = 可能掉出來
shopping-view-tuna-cost = 下一條鮪魚的價錢
shopping-view-papers = 帶出的雜誌與報紙
shopping-view-carried-out = 帶出商店
shopping-view-stack = 錢堆
shopping-view-yen = 上面的日圓
shopping-view-things = 物品
shopping-view-steps = 步數
shopping-view-entrance = 出入口
shopping-view-machine = 自動販賣機
shopping-view-neighbours = 一步之外
shopping-view-at = 位置
shopping-view-bag = 袋子

shopping-phase-entering = 進店
shopping-phase-walking = 走動
shopping-phase-walking-on = 繼續走
shopping-phase-falling = 會掉什麼？
shopping-phase-taking = 拿物品
shopping-phase-drawing-tuna = 抽鮪魚
shopping-phase-drawing-crab = 抽螃蟹
shopping-phase-machine = 販賣機運轉中
shopping-phase-over = 遊戲結束

## For every client: decisions, their effects, and options. $first and $second are the words that follow the first
## one, things by their names; empty where there are none.

shopping-decision-enter = 從走道 { $first } 進店
shopping-decision-walk = 走到 { $first }{ $second }
shopping-decision-stay = 留在 { $dot }
shopping-decision-here = 留在門口 { $dot }
shopping-decision-leave = 離店，拿 ¥{ $yen }
shopping-decision-machine = 使用販賣機
shopping-decision-nothing = 什麼都不拿
shopping-decision-take = 拿{ $first }
# Headings of decisions that begin with the same word.
shopping-choices-enter = 進店
shopping-choices-walk = 走到圓點
shopping-choices-take = 拿一件物品
shopping-outcome-money = 金錢
shopping-score = ¥{ $score }
shopping-outcome-basket = 購物籃可得金額
shopping-outcome-exit = 到店外的步數
shopping-option-dexterity = 靈巧玩法
shopping-option-dexterity-about = 購物籃堆得太高，路上可能掉東西：超過 6 件時，每走一步，多出的每件都有 1/6 的機率掉出來。
shopping-option-stack-payout = 只照錢堆付錢
shopping-option-stack-payout-about = 衣物、洗衣機與烘衣機只能拿到錢堆上的錢，不再多給 ¥100。
shopping-option-end = 結束方式
shopping-option-end-about = 除了一位玩家之外，所有人都離店兩次後，遊戲在什麼時候結束。
shopping-option-end-recommended = 二人遊戲建議玩完這一輪：如果立刻結束，起始玩家就有必勝的方法。
shopping-option-end-at-once = 一律立刻結束
shopping-option-end-even = 立刻結束；二人遊戲先玩完這一輪
shopping-option-end-round = 一律玩完這一輪
# Of tables made under older rules.
shopping-option-end-usual = { shopping-option-end-even }
shopping-option-turn-limit = 每位玩家的回合上限

## The table

shopping-board-machine = 自動販賣機

## The text view

# Between stacks, whose names may have commas in them
shopping-words-then = ；

## The game log. What a player did in a turn is put together from the parts below.

shopping-told-first = { $seat } 先開始。
shopping-told-turn = { $seat } { $parts }。
# Between the parts
shopping-told-then = ，
shopping-told-enters = 從走道 { $lane } 進店
shopping-told-walks = 走到 { $dot }
shopping-told-stays = 無處可去
shopping-told-drops = 掉了{ $things }
shopping-told-holds = 什麼都沒掉
shopping-told-takes = 拿走{ $thing }
shopping-told-buys = 以 ¥{ $yen } 買下{ $tuna }
shopping-told-draws = 抽到{ $thing }
# $count: the drinks that went in
shopping-told-machine =
    { $count ->
        [1] 從販賣機得到{ $drinks }（裡面唯一的一瓶）
       *[other] 從販賣機得到：{ $drinks }（放入 { $count } 瓶）
    }
shopping-told-machine-stuck =
    { $count ->
        [1] 使用販賣機，但唯一的一瓶卡住了
       *[other] 使用販賣機，但 { $count } 瓶全都卡住了
    }
shopping-told-nothing = 什麼都沒拿
shopping-told-leaves = { $seat } 帶著 { $items } 件物品離店，得 ¥{ $yen }：{ $payments }。
# $doubled: how many of the $count things a detergent doubled
shopping-told-paid =
    { $doubled ->
        [0] { $things } ¥{ $yen }
       *[other] { $count ->
            [1] { $things } ¥{ $yen }（加倍）
           *[other] { $things } ¥{ $yen }（{ $doubled } 件加倍）
        }
    }
shopping-told-stacks = 降價：{ $stacks }。
shopping-told-stack = { $stack }降到 ¥{ $yen }

## Questions, and the effect of decisions

shopping-ask-hint = 可以輸入：{ $words }。輸入 ? 看更多。
shopping-ask-entering = 你在店外。要從哪條走道進店？
shopping-ask-walking = 你在 { $dot }，距店外 { $steps } 步。購物籃現在可得 ¥{ $yen }。要去哪裡？
shopping-ask-walking-on = 你從 { $dot } 進店了。要繼續走到哪個圓點，還是留在門口？
shopping-ask-taking =
    { $things ->
        [none] 你在 { $dot }。這裡沒有東西可拿。
       *[other] 你在 { $dot }。拿一件：{ $things }；也可以什麼都不拿。
    }
shopping-warning-last =
    { $basket ->
        [0] 最後的回合：這一輪結束後對局就結束。
       *[other] 最後的回合：這一輪結束後對局就結束。不離店的話，購物籃（¥{ $basket }）一毛錢也拿不到。
    }
shopping-warning-limit =
    { $basket ->
        [0] 第 { $turns } 回合是最後一個回合：之後對局就結束。
       *[other] 第 { $turns } 回合是最後一個回合。不離店的話，購物籃（¥{ $basket }）一毛錢也拿不到。
    }
shopping-warning-ends =
    { $basket ->
        [0] { $seat } 距店外 { $steps } 步：一離店，對局就結束。
       *[other] { $seat } 距店外 { $steps } 步：一離店，對局就結束，你的購物籃（¥{ $basket }）一毛錢也拿不到。
    }
shopping-warning-ends-round =
    { $basket ->
        [0] { $seat } 距店外 { $steps } 步：一離店，就只剩這一輪。
       *[other] { $seat } 距店外 { $steps } 步：一離店，就只剩這一輪，之後你的購物籃（¥{ $basket }）一毛錢也拿不到。
    }
shopping-ends-won =
    { $how ->
        [leaving] 現在離店會結束對局
       *[other] 這一步會結束對局
    }：你以 ¥{ $own } 比 ¥{ $best } 獲勝。
shopping-ends-won-tie =
    { $how ->
        [leaving] 現在離店會結束對局
       *[other] 這一步會結束對局
    }：同為 ¥{ $own }，平手判定由你獲勝。
shopping-ends-lost =
    { $how ->
        [leaving] 現在離店會結束對局
       *[other] 這一步會結束對局
    }：你以 ¥{ $own } 比 ¥{ $best } 落敗。
shopping-ends-lost-tie =
    { $how ->
        [leaving] 現在離店會結束對局
       *[other] 這一步會結束對局
    }：同為 ¥{ $own }，但平手判定你落敗。
shopping-ends-shared =
    { $how ->
        [leaving] 現在離店會結束對局
       *[other] 這一步會結束對局
    }：你以 ¥{ $own } 共同獲勝。
shopping-ends-luck =
    { $how ->
        [leaving] 現在離店會結束對局
       *[other] 這一步會結束對局
    }；結果要看運氣。
shopping-ends-round =
    { $how ->
        [leaving] 現在離店
       *[other] 這一步
    }會讓這一輪成為最後一輪：之後對局就結束。
