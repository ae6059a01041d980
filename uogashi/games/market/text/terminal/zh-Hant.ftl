### 《東京築地市場》的文句。繁體中文（台灣）。只有命令列會說的文句。

## 符號：一個字母，或一個全形字；也可以輸入

market-sign-mackerel = 鯖
market-sign-squid = 魷
market-sign-tuna = 鮪
market-sign-snapper = 鯛
market-sign-salmon = 鮭
market-sign-octopus = 章
market-sign-eel = 鰻
market-sign-fugu = 豚
market-sign-crab = 蟹
market-sign-takoyaki = 燒

## 可以輸入的字，第一個用於提示：每個字只有一個意思

market-word-freeze = 冷凍
market-word-thaw = 不冷凍 解凍
market-word-keep = 保留
market-word-lose = 放棄
market-word-fishing = 捕魚
market-word-purchase = 採購
market-word-open = 開放
market-word-port = 碼頭
market-word-end = 結束
market-word-turn = 回合
market-word-done = 完成
market-word-by = 用 付
market-word-action = 行動
market-word-cart = 手推車
market-word-yen = 日圓
market-word-piece = 魚貨
market-word-own = 自己的 自己
market-word-undock = 出港
market-word-dock = 入港
market-word-hand = 移交
market-word-over = 漁獲
market-word-licence = 執照
market-word-convert = 加工
market-word-loan = 貸款
market-word-share = 股份
market-word-freezer = 冷凍櫃
market-word-buy = 買 購買
market-word-sell = 賣 賣出
market-word-ship = 船 漁船
market-word-barge = 運搬船
market-word-barrel = 魚桶 桶
market-word-to = 放到 到
market-word-spot = 交易點
market-word-fish = 捕 捕撈
market-word-return = 歸還
market-word-enter = 進入 進
market-word-give = 捐出 捐
market-word-offer = 交出
market-word-take = 買下 拿
market-word-reprice = 改價
market-word-price = 售價 定價
market-word-at = 標價
market-word-from = 向
market-word-seat = 座位
market-word-award = 指定 給
market-word-bid = 出價
market-word-snapper = 鯛

## 數值：可填寫的檔案中的說明

market-about-start-money = 每位玩家的起始日圓
market-about-fish-markets = 開始時的魚市場數，含鯖魚：請看規則書的表
market-about-extra-markets = 特殊市場數，含船舶市場：同一張表
market-about-ports = 碼頭蓋板上：開放 1 號、再開放 2 號的費用
market-about-licence-slots = 港口上：執照欄位格數
market-about-highest-price = 港口上：每桶的最高售價
market-about-licence-income = 有人入場時，每張執照付多少
market-about-unloading = 一次捕魚行動卸下 2、4、6、8 桶以上的獎金
market-about-end-money = 回合開始時有這麼多錢就觸發結束
market-about-end-value = ……或魚貨的資源價值達到這麼多
market-about-most-value = 結束時資源價值最高者得到
market-about-least-value = 資源價值最低者要付
market-about-value-yen = 結束時每點資源價值值多少
market-about-tuna-values = 印在鮪魚上的數值
market-about-crab-values = 印在高腳蟹上的數值
market-about-trading-values = 交易市場：每個交易點要求的資源價值
market-about-trading-yen = ……以及下方的日圓
market-about-aquarium-wants = 水族館：各種魚收幾份
market-about-aquarium-pays = ……以及每份的價錢
market-about-mackerel = 鯖魚：擺放的數量（P：人數）、執照價錢、左側的入場費、收購價
market-about-squid = 魷魚：存量、執照、入場費、收購價
market-about-tuna = 鮪魚：存量、執照、入場費；pays_a_value 是每點數值的價錢
market-about-snapper = 紅鯛：存量、執照、入場費，以及有沒有紅鯛的收購價
market-about-salmon = 鮭魚：存量、執照、入場費，以及有沒有新鮮（pays）和不新鮮的收購價
market-about-octopus = 章魚：存量與章魚燒、執照、三種入場方式，以及有沒有章魚的收購價
market-about-eel = 鰻魚：存量、執照、入場費、價值軌終點
market-about-fugu = 河豚：存量、執照、入場費
market-about-crab = 高腳蟹：存量、執照、入場費；每點數值付 pays_a_value，再加 pays_more
market-about-ships = 船舶市場：入場費、各人數各大小船隻的數量、價錢
market-about-government = 政府：入場費、捐贈處的格數與價錢
market-about-trading = 交易市場：入場費；交易點寫在上面
market-about-bank = 信用合作社：入場費、貸款與股份
market-about-rentals = 租賃行：入場費、冷凍櫃與手推車
market-about-aquarium = 水族館：入場費；收購內容寫在上面
market-about-used-ships = 二手船行：入場費、每艙價錢、運搬船算幾艙
market-about = 每個市場有三種入場方式，可任意組合：entry_actions（0 到 2）、entry_yen，以及 entry_piece，即付出一份的魚貨種類。0 或 "none"：不能用這種方式。pays 是市場收購自家魚貨的價錢；0：不收購。

## 終端機中的牌桌：全部愈短愈好

market-position-turn = 第 { $turn }/{ $turns } 回合
market-position-end =
    { $turns ->
        [1] 最後一個回合
       *[other] 尾聲：剩 { $turns } 個回合
    }
market-position-actions = 行動
market-position-market = 市場：{ $market }
market-what-happened = 對局經過
market-column-market = 市場
market-column-worth = 價值
market-column-pays = 收購價
market-column-barrels = 魚桶
market-column-pieces = 魚貨
market-column-licences = 執照
market-column-entry = 入場費
market-column-gain = 多一份
market-column-player = 玩家
market-column-money = 金錢
market-column-value = 資源價值
market-column-bonus = 最高或最低
market-column-debt = 貸款
market-column-dividends = 股份
market-column-total = 總分
market-column-choice = 輸入
market-column-meaning = 說明
market-column-actions-after = 行動
market-column-money-after = 行動後金錢
market-column-value-after = 行動後價值
market-column-score-after = 行動後總分
market-board-value = 價值
market-board-score = 總分
market-board-bid = 出價 ¥{ $bid }
market-board-ends = 將觸發結束
market-board-slots =
    { $free ->
        [0] 已滿
       *[other] 空 { $free } 格
    }
market-board-licences = 執照
market-board-loans-held = 貸款
market-board-shares-held = 股份
market-board-port = 停泊
market-board-open = （開放 { $open }/{ $ports }）
market-board-sea = 海上
market-board-fresh = 新鮮
market-board-degraded = 不新鮮
market-board-takoyaki = 出售
market-board-pieces = 魚貨
market-legend-seats = 輪到的玩家；已完成；起始玩家
market-legend-actions = 剩下的行動；用掉的行動
market-legend-bag = 袋子裡的價值：三份 15、一份 20
market-legend-square = 每份的價值等於持有者擁有的份數
market-legend-salmon = 新鮮／不新鮮的價值
market-legend-octopus = 章魚價值 3，章魚燒價值 5；在魚貨欄是剩下的份數
market-legend-convert = 不收購，但把章魚做成章魚燒
market-legend-pays = 收購價是價值乘 100 再加 400；不收購
market-legend-overfished = 過度捕撈：沒有魚桶了
market-legend-licences = 剩下的執照與一張的價錢
market-legend-entry = 入場費：日圓、一或兩個行動，或一份魚貨；任選一種
market-legend-gain = 多一份能增加的總分
market-legend-stock = 雙艙船：價錢與剩下的艘數
market-legend-left = 價錢或報酬，以及還剩幾次
market-legend-trading = 交出價值 5 的魚貨，換取那裡的東西：日圓，或魚貨（括號裡是價值）
market-legend-ship = 2 號船：一桶魚和一個空船艙
market-legend-sale = 兩桶出售中，每桶 ¥200
market-legend-piece = 魚貨：印在上面的價值、不新鮮、三份、合計價值 12
market-legend-barrels = 剩下的魚桶（牌桌縮小顯示時）
market-legend-bonus = 最高或最低的加減分，已算在總分裡
market-legend-won = 獲勝
market-board-buys-ships = 收購價 { $prices }
market-board-loans =
    { $left ->
        [0] 貸款已借完
       *[other] 貸款 { $left } 筆（借 ¥{ $yen } 還 ¥{ $back }）
    }
market-board-shares =
    { $left ->
        [0] 股份已售完
       *[other] 股份 { $left } 股（每股 ¥{ $yen }）
    }

## 用文字描述的牌桌

market-words-turn =
    { $actions ->
        [0] { $seat } 已經沒有行動
       *[other] { $seat } 還有 { $actions } 個行動
    }
market-words-auction = 拍賣：{ $fish } { $value }，由 { $fisher } 捕到。
market-words-market = 市場：{ $market }。
market-words-worth = 一份目前價值 { $worth }。
market-words-salmon = 一份新鮮的目前價值 { $worth }，不新鮮的 { $degraded }。
market-words-octopus = 一份價值 { $worth }，一份章魚燒價值 { $takoyaki }。
market-words-square = 每份的價值等於持有者擁有的份數。
market-words-bag = 袋子裡：{ $values }。每 { $barrels } 桶拍賣一次。
market-words-pays = 每份收購價 ¥{ $yen }。
market-words-pays-degraded = 不新鮮的每份收購價 ¥{ $yen }。
market-words-pays-value =
    { $more ->
        [none] 收購價是 ¥{ $yen } × 價值。
       *[other] 收購價是 ¥{ $yen } × 價值 + ¥{ $more }。
    }
market-words-stock =
    { $barrels } 桶，{ $pieces } 份{ $takoyaki ->
        [0] {""}
       *[other] ，{ $takoyaki } 份章魚燒
    }。
market-words-overfished = 過度捕撈：沒有魚桶，{ $pieces } 份魚貨。
market-words-licences =
    { $licences ->
        [0] 沒有執照。
       *[other] { $licences } 張執照，每張 ¥{ $cost }。
    }
market-words-entry =
    { $count ->
        [1] 入場費：{ $ways }。
       *[other] 入場費，任選一種：{ $ways }。
    }
market-words-yen = ¥{ $yen }
market-words-actions = { $actions } 個行動
market-words-a-piece = 一份{ $piece }
market-words-gain = 再多一份，你目前的總分 { $gain }。
market-words-takes = 還收：{ $goods }。
market-words-has = 庫存：{ $goods }。
market-words-buys = 收購：{ $goods }。
market-words-place = { $left } 份（每份 ¥{ $yen }）
market-words-want = { $left } 份{ $fish }（每份 ¥{ $yen }）
market-words-no-ships = 沒有船。
market-words-ship-stock =
    { $count ->
        [1] { $size } ¥{ $yen }
       *[other] { $size } ×{ $count }（每艘 ¥{ $yen }）
    }
market-words-fetches = { $size } ¥{ $yen }
market-words-rentals = 剩下 { $freezers } 台冷凍櫃與 { $carts } 台手推車，每台 ¥{ $yen }。
market-words-spot = 交易點 { $value } 支付 ¥{ $yen }。
market-words-pile = 交易點 { $value } 放著{ $pieces }，價值 { $worth }。
market-words-seat = 玩家 { $player }，{ $seat }：¥{ $money }，資源價值 { $value }。
market-words-score = 目前總分 { $score }。
market-words-own-licences =
    { $free ->
        [0] 執照：{ $licences }；欄位已滿。
       *[other] 執照：{ $licences }；欄位還空 { $free } 格。
    }
market-words-no-licences =
    { $free ->
        [0] 沒有執照，欄位已滿。
       *[other] 沒有執照，欄位還空 { $free } 格。
    }
market-words-ports = 已開放 { $ports } 座碼頭。
market-words-docked = { $ship } 號船（{ $size }）停泊中。
market-words-at-sea = { $ship } 號船（{ $size }）在海上，空船。
market-words-laden = { $ship } 號船（{ $size }）在海上，載著{ $cargo }。
market-words-goods =
    { $count ->
        [1] { $fish } ¥{ $yen }
       *[other] { $fish } ×{ $count }（各 ¥{ $yen }）
    }
market-words-fresh = 出售中，新鮮：{ $goods }。
market-words-degraded = 出售中，不新鮮，下個回合就會失去：{ $goods }。
market-words-takoyaki = 出售中：{ $goods }。
market-words-pieces = 魚貨：{ $pieces }，總共價值 { $value }。
market-words-uses = { $rental }還能用 { $uses } 次。
market-words-loans = { $loans } 筆貸款：遊戲結束時還 ¥{ $yen }。
market-words-shares = { $shares } 股，現在結束可分得 ¥{ $yen }。
market-words-first = 起始玩家。
market-words-ends = 如果回合現在開始，會因為{ $why }而觸發遊戲結束。
market-words-ready = 已經出價。
market-words-bid = 你的出價：¥{ $bid }。
market-words-result =
    { $seat }：¥{ $money }，資源價值 { $value } 換算成 { $worth }{ $bonus ->
        [none] {""}
       *[other] ，價值最高或最低 { $bonus }
    }{ $debt ->
        [none] {""}
       *[other] ，貸款 −{ $debt }
    }{ $dividends ->
        [none] {""}
       *[other] ，股份 +{ $dividends }
    }；總分 { $total }。

## 要決定什麼

market-hint-docked = { $words }（停泊中）
market-hint-at-sea =
    { $cargo ->
        [none] { $words }（在海上）
       *[other] { $words }（在海上：{ $cargo }）
    }
market-hint-with = { $words }（{ $more }）

## 決定會有什麼結果

market-explain-bid = 得標後，你目前的總分 { $gain }（不計出價）。出價不超過 ¥{ $most } 就不吃虧。
market-explain-bid-own = 這是你捕到的：你得標的話，錢付給銀行；別人得標的話，他的出價歸你。
market-explain-bid-other = 最高出價付給漁夫（{ $fisher }）。
market-explain-prices = 其他玩家會以你定的售價向你買{ $fish }。售價從 ¥100 到 ¥{ $most }。
market-explain-buyer = 多一份{ $fish }，{ $player } 的總分 { $gain }；手上有 ¥{ $money }。
market-explain-rivals = 別處的售價：{ $prices }。
market-explain-rival-price =
    { $count ->
        [1] ¥{ $yen }（{ $player }）
       *[other] ¥{ $yen } ×{ $count }（{ $player }）
    }
market-explain-licences = { $licences } 張執照，每張 ¥{ $cost }。
market-explain-pays = 收購價 ¥{ $yen }。
market-explain-pays-degraded = 不新鮮的收購價 ¥{ $yen }。
market-explain-pays-value =
    { $more ->
        [none] 收購價 ¥{ $yen } × 價值。
       *[other] 收購價 ¥{ $yen } × 價值 + ¥{ $more }。
    }
market-explain-takoyaki = 將章魚加工成章魚燒。
market-explain-ships = 賣新船，收購你的船。
market-explain-government = 收任何種類的魚貨。
market-explain-trading = 按照價值收魚貨。
market-explain-bank = 貸款與股份。
market-explain-rentals = 冷凍櫃與手推車。
market-explain-aquarium = 高價收購魚貨。
market-explain-used-ships = 買賣二手船。
market-sum-bid = 你出價 ¥{ $bid }。得標的話，還剩 ¥{ $left }。
market-sum-change = 金錢 ¥{ $money } → ¥{ $left }，資源價值 { $value } → { $worth }，目前總分 { $score } → { $total }。

## 看不懂的輸入

market-typed-nothing = 逗號之間沒有內容
market-typed-not-understood = 這裡看不懂「{ $word }」：請輸入 { $known }；輸入 ? 可以查看更多說明
market-typed-ambiguous = 「{ $word }」可能是 { $known }：請多輸入幾個字
market-typed-which = 「{ $verb }」後面缺少名稱；可以輸入：{ $known }
market-typed-unknown = 這裡沒有「{ $word }」；可以輸入：{ $known }
market-typed-number = 「{ $verb }」後面要有數字
market-typed-no-number = 「{ $word }」不是數字
market-typed-times = 不能做 { $times } 次：只能是 1 到 { $most } 次
market-typed-which-side = 要新鮮還是不新鮮的{ $fish }？請在名稱後面註明
market-typed-which-row = 要新鮮還是不新鮮的{ $fish }？請在名稱後面註明
market-typed-which-value = 要哪一份{ $fish }？請在名稱後面輸入價值：{ $known }

## 報告

market-report-turns = 每位玩家的回合數
market-report-turns-text = 到遊戲結束為止，每位玩家進行多少個回合。
market-report-end = 遊戲如何進入尾聲
market-report-end-text = 遊戲因何進入尾聲：金錢足夠，或資源價值足夠。
market-report-ender = 誰觸發結束
market-report-ender-text = 由自己觸發結束是否有利。
market-report-ender-who = 觸發結束的玩家
market-report-score = 總分的組成
market-report-score-text = 結束時的金錢與資源價值，以日圓計算；總分的其餘部分是加減分、貸款與股份。
market-report-score-money = 金錢
market-report-score-worth = 資源價值換算的日圓
market-report-score-total = 總分
market-report-markets = 市場
market-report-markets-text = 每個市場的進場次數、執照收入，以及收購時支付的金額。
market-report-markets-entered = 每局進場次數
market-report-markets-licences = 每局執照收入（¥）
market-report-markets-sold = 每局收購金額（¥）
market-report-markets-winners = 獲勝者 / 其他玩家的進場次數
market-report-taken = 執照
market-report-taken-text = 每個市場有多少張執照被拿走。
market-report-taken-taken = 每局張數
market-report-taken-winners = 獲勝者 / 其他玩家的張數
market-report-fish = 魚桶
market-report-fish-text = 捕到多少桶，又有多少桶因為沒有人買而損失。
market-report-fish-fished = 每局捕到的桶數
market-report-fish-barge = 每局替運搬船捕的桶數
market-report-fish-rotted = 每局損失的桶數
market-report-purchases = 採購
market-report-purchases-text = 玩家互相買了什麼，付了多少錢。
market-report-purchases-bought = 每局買下的數量
market-report-purchases-price = 每份的價錢（¥）
market-report-auctions = 拍賣
market-report-auctions-text = 有多少次拍賣、以多少錢得標、得到什麼。
market-report-auctions-held = 每局次數
market-report-auctions-bid = 得標價（¥）
market-report-auctions-value = 魚貨的價值
market-report-ships = 船
market-report-ships-text = 買了哪些船，包含新船與二手船。
market-report-ships-bought = 每局買下的艘數
market-report-ships-winners = 獲勝者 / 其他玩家的艘數
market-report-deals = 其他買賣
market-report-deals-text = 金錢、魚桶與魚貨的其他用途。
market-report-deals-port-opened = 開放的碼頭
market-report-deals-handed-over = 移交給運搬船
market-report-deals-barrel-sold = 賣給市場的鯖魚桶
market-report-deals-converted = 加工成章魚燒的章魚
market-report-deals-given = 捐給政府的魚貨
market-report-deals-spot-sold = 換取日圓的交易
market-report-deals-spot-swapped = 換取魚貨的交易
market-report-bank = 信用合作社、租賃行與過度捕撈
market-report-bank-text = 貸款、買股份與租賃的次數，市場過度捕撈的次數，以及沒有人觸發結束的次數。
market-report-bank-loan-taken = 貸款
market-report-bank-share-bought = 買下的股份
market-report-bank-rented = 租用的冷凍櫃與手推車
market-report-bank-overfished = 過度捕撈的市場
market-report-bank-limit-reached = 達到回合上限的對局
