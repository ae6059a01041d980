### 《築地魚市》的文句。繁體中文（台灣）。

## 名稱

tsukiji-thing-ebi = 蝦
tsukiji-thing-hotategai = 扇貝
tsukiji-thing-fugu = 河豚
tsukiji-thing-tako = 章魚
tsukiji-thing-sake = 鮭魚
tsukiji-thing-maguro = 鮪魚
tsukiji-thing-takusan = 什錦卡
tsukiji-thing-yakuza = 黑道卡
tsukiji-thing-hidden = 蓋牌
tsukiji-thing-0 = 0
tsukiji-thing-1 = 1
tsukiji-thing-2 = 2
tsukiji-thing-3 = 3
tsukiji-thing-4 = 4
tsukiji-thing-annul = 4/2
tsukiji-thing--1 = −1
tsukiji-thing-plus6 = +6
tsukiji-thing-x2 = ×2
tsukiji-thing-diversified = 大型餐館
tsukiji-thing-specialised = 專家餐館
tsukiji-thing-popular = 大眾餐館
tsukiji-thing-safe = 平安餐館

## 符號：一個字母，或一個全形字

tsukiji-sign-annul = 4/2

## 不能採用的數值與選項

tsukiji-figure-length =
    「{ $figure }」有 { $length ->
       *[other] { $length } 項
    }；{ $players } 位玩家時，必須有 { $expected } 項
tsukiji-prices-not-dearest-first = 「{ $figure }」必須從最貴的售價牌排到最便宜的
tsukiji-deck-does-not-make-rounds = 牌堆有 { $cards } 張牌；{ $rounds } 個回合、每回合 { $lots } 組，必須剛好是 { $needed } 張
tsukiji-too-few-tickets =
    「{ $figure }」只留下 { $normal ->
       *[other] { $normal } 張普通點券
    }；有 { $lots } 組貨物時，至少需要 { $lots } 張
tsukiji-special-points-unknown = special_points 必須是 true、false，或是由 { $known } 組成的清單，不能是 { $value }
tsukiji-setup-first = 「first」必須是 0 到 { $last } 的座位，不能是 { $value }
tsukiji-setup-markers = 「markers」必須是 { $known }，順序不拘，不能是 { $value }
tsukiji-setup-deck-list = 「deck」必須是卡牌的陣列
tsukiji-setup-card = 沒有「{ $value }」這種牌；可用的有：{ $known }
tsukiji-setup-count = 牌堆裡有 { $count } 張 { $card }，但總共只有 { $most } 張
tsukiji-setup-deck-short = 對局紀錄只寫出牌堆的 { $cards } 張牌，但已經發了 { $dealt } 張

## 為什麼不能這樣決定

tsukiji-asked-ticket = 現在是估價階段：請先放點券
tsukiji-asked-purchase = 現在是購買階段：請買一組貨物，或放棄購買
tsukiji-asked-takusan = 請先將什錦卡放進某一列
tsukiji-asked-yakuza = 請先將一張貨物卡交給黑道
tsukiji-ticket-gone = 你的「{ $ticket }」點券已經用掉了；你還有：{ $tickets }
tsukiji-ticket-laid = 你的「{ $ticket }」點券已經放在別組了；你還有：{ $tickets }
tsukiji-no-such-lot = 沒有第 { $lot } 組；貨物組的號碼是 1 到 { $lots }
tsukiji-lot-sold =
    第 { $lot } 組已經被 { $buyer } 買走：{ $choices ->
        [0] 你只能放棄購買
        [1] 請買第 { $lots } 組，或放棄購買
       *[other] 請從第 { $lots } 組中選一組買下，或放棄購買
    }
tsukiji-lot-too-dear =
    第 { $lot } 組的售價是 ¥{ $price }，你只有 ¥{ $money }：{ $choices ->
        [0] 你只能放棄購買
        [1] 請買第 { $lots } 組，或放棄購買
       *[other] 請從第 { $lots } 組中選一組買下，或放棄購買
    }
tsukiji-no-row = 你沒有{ $row }列可以放什錦卡；你有的列：{ $rows }
tsukiji-no-product = 你沒有{ $row }卡可以交給黑道；你有的貨物卡：{ $rows }

## 發生了什麼

tsukiji-fact-round-begins = 第 { $round } 回合開始；起始玩家：{ $first }。
tsukiji-fact-lot-offered = 第 { $lot } 組：{ $card1 }、{ $card2 }、{ $card3 }。
tsukiji-fact-ticket-placed = { $seat } 在第 { $lot } 組放「{ $ticket }」。
tsukiji-fact-seat-ready = { $seat } 已完成估價。
tsukiji-fact-ticket-revealed = 第 { $lot } 組：{ $seat } 放「{ $ticket }」。
tsukiji-fact-lot-valued =
    第 { $lot } 組的估值是 { $value_shown }{ $struck ->
        [0] {""}
       *[other] ，抵銷 { $struck } 張 4
    }{ $doublings ->
        [0] {""}
        [1] ，總和 { $sum_shown } 加倍
       *[other] ，總和 { $sum_shown } 加倍 { $doublings } 次
    }。
tsukiji-fact-tablet-given = 第 { $lot } 組的售價是 ¥{ $price }，每張牌的市場波動值是 { $modifier_shown }。
tsukiji-fact-marker-moved =
    { $moved ->
        [0] { $by ->
            [0] { $product }留在第 { $space } 格。
           *[other] { $product }留在第 { $space } 格：移動 { $by_shown } 會超出行情板的一端。
        }
       *[other] { $product }從第 { $origin } 格移到第 { $space } 格（{ $by_shown }）。
    }
tsukiji-fact-lot-bought = { $seat } 以 ¥{ $price } 買下第 { $lot } 組。
tsukiji-fact-passed = { $seat } 放棄購買，拿取 ¥{ $income }。
tsukiji-fact-product-laid = { $seat } 得到一張{ $product }。
tsukiji-fact-takusan-laid = { $seat } 將一張什錦卡放進{ $row }列。
tsukiji-fact-takusan-discarded = { $seat } 一列都沒有，只能丟棄什錦卡。
tsukiji-fact-yakuza-paid = { $seat } 將一張{ $row }交給黑道。
tsukiji-fact-yakuza-went = { $seat } 沒有貨物卡：黑道空手離開。
tsukiji-fact-lot-discarded = 沒有人買第 { $lot } 組。
tsukiji-fact-first-player = 下回合的起始玩家：{ $seat }。
tsukiji-fact-final-price = { $product }排第 { $rank }：每張 ¥{ $price }。
tsukiji-fact-bonus = { $seat } 獲得「{ $bonus }」：+{ $points }。
tsukiji-fact-scored = { $seat }：¥{ $money } + 貨物 { $products } + 鮪魚 { $maguro } + 特殊加分 { $bonuses } = { $total }。

## 牌桌

tsukiji-phase-evaluation = 估價
tsukiji-phase-purchase = 購買
tsukiji-phase-takusan = 擺放什錦卡
tsukiji-phase-yakuza = 交牌給黑道
tsukiji-phase-over = 遊戲結束
tsukiji-lot-title = 第 { $lot } 組
tsukiji-prices-final = 最終單價
tsukiji-column-money = 金錢
tsukiji-column-total = 總分

## 用文字描述的牌桌

tsukiji-words-special = 剩下的特殊點券：{ $tickets }。
tsukiji-words-no-special = 特殊點券已經用完。
tsukiji-words-yakuza = 買到的黑道卡：{ $count } 張。
tsukiji-words-first = 起始玩家。

## 經過

tsukiji-told-reveal = 翻開點券。
tsukiji-told-ticket = { $seat }「{ $ticket }」
tsukiji-told-tickets = 第 { $lot } 組：{ $tickets }。
tsukiji-told-tablet = 第 { $lot } 組得到 ¥{ $price } 的售價牌，市場波動值 { $modifier }。
tsukiji-told-tablet-clock = 第 { $lot } 組得到最貴的售價牌：¥{ $price }（鬧鐘），市場波動值 { $modifier }。
tsukiji-told-tie = 估值與較靠左的第 { $lot } 組相同。
tsukiji-told-market = 行情
tsukiji-told-buys-cards = { $seat } 以 ¥{ $price } 買下第 { $lot } 組：{ $cards }。
tsukiji-web-told-tickets =
    { $lots ->
        [1] 你的點券：{ $tickets }
       *[other] 你的點券（由左至右）：{ $tickets }
    }
tsukiji-web-told-lot =
    第 { $lot } 組估值 { $value }{ $struck ->
        [0] {""}
       *[other] （抵銷 { $struck } 張 4）
    }{ $doublings ->
        [0] {""}
       *[other] （已加倍）
    }：¥{ $price }，市場波動值 { $modifier }。
tsukiji-web-told-market = 行情：{ $moves }。
tsukiji-web-told-move = { $product } { $by }（第 { $space } 格）

## 要決定什麼，會有什麼結果

tsukiji-ask-evaluation = 為第 { $lot } 組（共 { $lots } 組）放一張點券：點券加起來越高，這組就越貴。
tsukiji-ask-purchase = 買一組貨物，或放棄購買。你有 ¥{ $money }。
tsukiji-ask-takusan = 什錦卡：要放進你的哪一列？放進去就算那種貨物。
tsukiji-ask-yakuza = 黑道要收走你的一張貨物卡。要把哪一列的牌交給黑道？
tsukiji-warning-last-round = 最後一回合：這次購買結束後，對局就結束。
tsukiji-warning-last-purchase = 這是你最後一次購買：這回合結束就計算總分。
tsukiji-ends-won = 這一步會結束對局：你以 { $own } 比 { $best } 獲勝。
tsukiji-ends-won-tie = 這一步會結束對局：同為 { $own } 分，平手判定由你獲勝。
tsukiji-ends-lost = 這一步會結束對局：你以 { $own } 比 { $best } 落敗。
tsukiji-ends-lost-tie = 這一步會結束對局：同為 { $own } 分，但平手判定你落敗。
tsukiji-ends-shared = 這一步會結束對局：你以 { $own } 分共同獲勝。

## 給所有用戶端：畫面上各項的名稱

tsukiji-view-round = 回合
tsukiji-view-rounds = 回合數
tsukiji-view-phase = 階段
tsukiji-view-first = 起始玩家
tsukiji-view-lots = 貨物
tsukiji-view-tablets = 售價牌
tsukiji-view-track = 行情板格數
tsukiji-view-market = 行情
tsukiji-view-seats = 玩家
tsukiji-view-takusan-to-place = 待放的什錦卡
tsukiji-view-yakuza-to-pay = 待處理的黑道卡
tsukiji-view-cards-left = 剩餘牌數
tsukiji-view-maguro = 鮪魚
tsukiji-view-lot = 組
tsukiji-view-cards = 牌
tsukiji-view-value = 估值
tsukiji-view-sum = 總和
tsukiji-view-struck = 抵銷的 4
tsukiji-view-doublings = 加倍次數
tsukiji-view-price = 售價
tsukiji-view-modifier = 市場波動值
tsukiji-view-clock = 鬧鐘
tsukiji-view-buyer = 買家
tsukiji-view-tickets = 點券
tsukiji-view-adds = 點券加總
tsukiji-view-gain = 未扣售價
tsukiji-view-net = 扣掉售價
tsukiji-view-product = 貨物
tsukiji-view-space = 格
tsukiji-view-height = 疊放高度
tsukiji-view-rank = 名次
tsukiji-view-takusan = 什錦卡
tsukiji-view-worth = 總值
tsukiji-view-money = 金錢
tsukiji-view-products = 貨物
tsukiji-view-bonuses = 特殊加分
tsukiji-view-total = 總分
tsukiji-view-seat = 玩家
tsukiji-view-rows = 列
tsukiji-view-special-tickets = 特殊點券
tsukiji-view-yakuza-bought = 買到的黑道卡
tsukiji-view-ready = 已完成
tsukiji-view-score = 目前總分
tsukiji-view-score-final = 最終總分
tsukiji-view-placed = 已放
tsukiji-view-hand = 手上

## 給所有用戶端：決定、結果與選項

tsukiji-decision-ticket = 第 { $lot } 組放「{ $first }」
tsukiji-decision-buy = 買下第 { $first } 組
tsukiji-decision-pass = 放棄購買
tsukiji-decision-takusan = 什錦卡放進{ $first }列
tsukiji-decision-yakuza = 將{ $first }交給黑道
# Headings of decisions that begin with the same word.
tsukiji-choices-ticket = 點券
tsukiji-choices-buy = 買一組貨物
tsukiji-choices-takusan = 什錦卡
tsukiji-choices-yakuza = 黑道
tsukiji-outcome-money = 金錢
tsukiji-outcome-score = 目前總分
tsukiji-score = ¥{ $score }
tsukiji-option-special-points = 特殊加分
tsukiji-option-special-points-about = 終局時最多再加 28 分：六種貨物都齊、單一貨物夠多、最便宜的貨物最多、買到的黑道卡最多。

## 瀏覽器中的牌桌

tsukiji-web-stall = 攤位
tsukiji-web-restaurants = 餐館
tsukiji-web-quay = 行情板，第 1 到第 { $track } 格
tsukiji-web-tablet = ¥{ $price }，市場波動值 { $modifier }
tsukiji-web-tablet-clock = ¥{ $price }（鬧鐘），市場波動值 { $modifier }
tsukiji-web-rack = 翻開點券後，由估值最高的一組開始分配：
tsukiji-web-worth-each = 目前單價 { $worth }
tsukiji-web-press-ticket =
    { $ticket ->
        [none] 第 { $lot } 組：{ $cards }。還沒放點券
       *[other] 第 { $lot } 組：{ $cards }。你的點券：{ $ticket }
    }
tsukiji-web-press-buy = 第 { $lot } 組，¥{ $price }：{ $cards }
tsukiji-web-here-next = 放這裡
tsukiji-web-on-lot = 第 { $lot } 組
tsukiji-web-used = 已使用
tsukiji-web-ticket-used = 「{ $ticket }」點券：已使用
tsukiji-web-ticket-of = { $seat }：{ $ticket }
tsukiji-web-sum =
    { $tickets }{ $doublings ->
        [0] {""}
       *[other] ；加倍 { $doublings } 次
    }：估值 { $value }
tsukiji-web-sum-struck = { $ticket } 被抵銷
tsukiji-web-sold = 已售出
tsukiji-web-short = 差 ¥{ $short }
tsukiji-web-yours = 已選
tsukiji-web-gain = 這組牌會讓你目前的總分 { $gain }（未扣售價）。
tsukiji-web-net = 買下後，目前總分 { $gain }（已扣售價）。
tsukiji-web-gain-short = { $gain } − ¥?
tsukiji-web-net-short = 淨 { $gain }
tsukiji-web-normal = 你的普通點券
tsukiji-web-special = 你的特殊點券
tsukiji-web-ticket = 「{ $ticket }」點券
tsukiji-web-take = 收回一張
tsukiji-web-take-back = 從第 { $lot } 組收回「{ $ticket }」點券
tsukiji-web-seal = 確認點券
tsukiji-web-seal-count = 確認 · { $laid }/{ $lots }
tsukiji-web-unseal = 更改點券
tsukiji-web-ask-ticket = 在第 { $lot } 組放一張點券
tsukiji-web-ask-ticket-more = 選一張點券，暗中放到標記的那一組；還差 { $left } 張。
tsukiji-web-ask-seal = 確認你的點券
tsukiji-web-ask-seal-more = 現在還能更改。
tsukiji-web-ask-buy = 買一組貨物，或放棄購買，拿取 ¥{ $income }
tsukiji-web-ask-buy-more =
    { $lots ->
        [0] 你有 ¥{ $money }，一組都買不起。
       *[other] 你有 ¥{ $money }，買得起 { $lots } 組。
    }
tsukiji-web-purchase-hint = 點選一組貨物，看看買下後的結果。
tsukiji-web-purchase-lot = 第 { $lot } 組
tsukiji-web-purchase-nothing = 沒有貨物卡
tsukiji-web-takusan-joins = 什錦卡放進
tsukiji-web-yakuza-takes = 黑道收走
tsukiji-web-pass = 放棄購買 · +¥{ $income }
tsukiji-web-buy = 買下第 { $lot } 組 · ¥{ $price }
tsukiji-web-buy-none = 買下
tsukiji-web-not-bought = 第 { $lot } 組沒有買成。{ $why }
tsukiji-web-lay-out = 確認擺放
tsukiji-web-buying = 購買中……
tsukiji-web-restaurant = { $seat } 的餐館
tsukiji-web-now = 目前總分
tsukiji-web-final = 最終總分
tsukiji-web-row =
    { $product }：{ $cards ->
        [0] 沒有牌
       *[other] { $cards } 張牌
    }{ $takusan ->
        [0] {""}
       *[other] （含 { $takusan } 張什錦卡）
    }，{ $final ->
        [yes] 最終
       *[no] 目前
    }總值 { $worth }
tsukiji-web-left = 特殊 { $count } 張
tsukiji-web-marker =
    { $product }在第 { $space } 格，排第 { $rank }，{ $final ->
        [yes] 最終
       *[no] 目前
    }單價 { $price }
tsukiji-web-prices = 目前單價
tsukiji-web-maguro = 鮪魚總值
tsukiji-web-maguro-next = 你的下一張：{ $next }
tsukiji-web-maguro-final = 你有 { $count } 張，值 { $worth }
tsukiji-web-stage-lot = 第 { $lot } 組
tsukiji-web-stage-struck = 第 { $lot } 組：「4/2」抵銷 { $struck } 張 4
tsukiji-web-stage-doubled = 第 { $lot } 組：加倍成 { $value }
tsukiji-web-stage-tablets = 估值最高的一組得到最貴的售價牌
tsukiji-web-stage-market = 市場波動
tsukiji-web-stage-bought = { $seat } 買下第 { $lot } 組
tsukiji-web-stage-passed = { $seat } 放棄購買
tsukiji-web-stage-round = 第 { $round } 回合
tsukiji-web-reckoning = 結算
tsukiji-web-place = 名次
tsukiji-web-shared = 剩下的特殊點券也一樣多。
tsukiji-web-tie-broken = 總分相同：剩下的特殊點券最多的人獲勝。
tsukiji-web-tie = 平手判定（剩下的特殊點券）：{ $left }
tsukiji-web-at = 單價 { $price }
tsukiji-web-set = 總值
tsukiji-web-bonus-diversified = 六種各 3 張以上
tsukiji-web-bonus-specialised = 一列 8 張以上
tsukiji-web-bonus-popular = { $product }最多
tsukiji-web-bonus-safe = 黑道卡最多
tsukiji-web-course = 各回合結束時的總分
tsukiji-web-tale = 本局重點
tsukiji-web-tale-round = 第 { $round } 回合：
tsukiji-web-tale-led =
    { $count ->
        [1] { $names } 每回合結束時都領先。
       *[other] { $names } 每回合結束時都同分領先。
    }
tsukiji-web-tale-passed = { $names } 超越 { $before }，從此一路領先。
tsukiji-web-tale-passed-last = 回合開始時由 { $before } 領先，結束時被 { $names } 逆轉。
tsukiji-web-tale-broke = { $before } 原本同分，{ $names } 從此甩開對手。
tsukiji-web-tale-level = 回合開始時由 { $before } 領先，最後 { $names } 同分。
tsukiji-web-tale-buy = 最划算的一筆：{ $seat } 以 ¥{ $price } 買下{ $cards }，總分立刻 { $gain }。
tsukiji-web-tale-bonuses = 特殊加分決定了勝負：{ $seat } 得 { $points } 分。少了它，{ $other } 會領先 ¥{ $by }。
tsukiji-web-tale-fell = { $product }單價從 ¥{ $from } 跌到 ¥{ $to }，{ $seat } 少了 ¥{ $by }。
tsukiji-web-tale-rose = { $product }單價從 ¥{ $from } 漲到 ¥{ $to }，{ $seat } 多了 ¥{ $by }。
tsukiji-web-tale-row = { $seat } 最值錢的一列：{ $cards } 張{ $product }，總分 ¥{ $total } 中占 ¥{ $worth }。
