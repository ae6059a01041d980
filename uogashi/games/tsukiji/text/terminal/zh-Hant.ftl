### 《築地魚市》的文句。繁體中文（台灣）。只有命令列會說的文句。

## 符號：一個字母，或一個全形字

tsukiji-sign-ebi = 蝦
tsukiji-sign-hotategai = 貝
tsukiji-sign-fugu = 豚
tsukiji-sign-tako = 章
tsukiji-sign-sake = 鮭
tsukiji-sign-maguro = 鮪
tsukiji-sign-takusan = 什
tsukiji-sign-yakuza = 黑

## 可以輸入的字，第一個用於提示

tsukiji-word-ticket = ticket 點券
tsukiji-word-buy = buy b 買 買下 購買
tsukiji-word-pass = pass p 放棄 放棄購買

## 數值：可填寫的檔案中的說明

tsukiji-about-rounds = 一局的回合數
tsukiji-about-track = 行情板的最後一格
tsukiji-about-final-prices = 最終單價，由第一名開始
tsukiji-about-pass-income = 放棄購買時拿到的錢
tsukiji-about-tickets = 每位玩家的點券
tsukiji-about-maguro = 1、2、3……張鮪魚的總值：請看玩家輔助卡
tsukiji-about-bonuses = 變體規則的特殊加分
tsukiji-about-prices = 售價牌的售價，由最貴的開始：請看這個人數的售價牌
tsukiji-about-modifiers = 每塊售價牌的市場波動值
tsukiji-about-start-money = 起始金錢，依玩家順序
tsukiji-about-deck = 牌堆中各種牌的張數：請數一數

## 終端機中的牌桌

tsukiji-position-round = 第 { $round } 回合（共 { $rounds } 回合）
tsukiji-what-happened = 對局經過
tsukiji-lot-value = 估值
tsukiji-lot-gain = 貨物
tsukiji-lot-net = 淨得分
tsukiji-lot-ticket = 你的點券
tsukiji-tablets = 售價牌
tsukiji-prices-now = 目前單價
tsukiji-maguro-table = 鮪魚總值
tsukiji-column-player = 玩家
tsukiji-column-special = 特殊點券
tsukiji-column-score = 目前總分
tsukiji-column-bonuses = 特殊加分
tsukiji-column-choice = 輸入
tsukiji-column-money-after = 行動後金錢
tsukiji-column-score-after = 行動後總分
tsukiji-column-brings = 結果
tsukiji-legend-takusan = 什錦卡：放進你選的一列
tsukiji-legend-yakuza = 黑道卡：從你的一列收走一張貨物卡；在表格裡是買了幾張
tsukiji-legend-rounds = 回合：已結束、這一回合、還沒到
tsukiji-legend-seats = 輪到的玩家；已完成；起始玩家
tsukiji-legend-row = 一列：張數（每張什錦卡一顆星）與現在的價值；沒有牌
tsukiji-legend-tickets = 特殊點券：抵銷一張 4（沒有就加 2）、減 1、加 6、加倍
tsukiji-legend-struck = 被「4/2」抵銷的 4
tsukiji-legend-card = 一張貨物卡，以及現在結束時值多少
tsukiji-legend-tablet = 售價牌：價錢、市場波動值；鬧鐘：買下的人是下一回合的起始玩家
tsukiji-legend-market = 目前單價，以及該貨物在行情板上的格數
tsukiji-legend-maguro = 三張鮪魚一共值 ¥12
tsukiji-legend-bonus = 特殊加分，已算在總分裡
tsukiji-legend-won = 獲勝

## 用文字描述的牌桌

tsukiji-words-lot = 第 { $lot } 組：{ $cards }。
tsukiji-words-quoted = 估值 { $value }；售價 ¥{ $price }，市場波動值 { $modifier }。
tsukiji-words-quoted-clock = 估值 { $value }；售價 ¥{ $price }（鬧鐘），市場波動值 { $modifier }。
tsukiji-words-ticket = 你的點券：{ $ticket }。
tsukiji-words-sold = 買家：{ $buyer }。
tsukiji-words-gain = 這組牌會讓你目前的總分 { $gain }（未扣售價）。
tsukiji-words-net = 買下後，目前總分 { $gain }（已扣售價）。
tsukiji-words-tablet = ¥{ $price }（市場波動值 { $modifier }）
tsukiji-words-tablets = 售價牌（第一塊帶有鬧鐘）：{ $tablets }。
tsukiji-words-marker = { $product }在第 { $space } 格（每張 ¥{ $price }）
tsukiji-words-market = 目前單價：{ $markers }。
tsukiji-words-market-final = 最終單價：{ $markers }。
tsukiji-words-maguro = 1、2、3……張鮪魚的總值：{ $values }。
tsukiji-words-seat = { $seat }：¥{ $money }，目前總分 { $score }。
tsukiji-words-rows = 各列：{ $rows }。
tsukiji-words-no-rows = 還沒有任何一列。
tsukiji-words-row = { $cards } 張{ $product }（¥{ $worth }）
tsukiji-words-row-takusan = { $cards } 張{ $product }（含 { $takusan } 張什錦卡，¥{ $worth }）
tsukiji-words-bonuses = { tsukiji-column-bonuses }：{ $bonuses }。
tsukiji-words-ready = 已完成估價。

## 經過

tsukiji-told-lot = 第 { $lot } 組

## 要決定什麼，會有什麼結果

tsukiji-offer-rows = 可選的列：{ $rows }
tsukiji-ticket-normal = 加上券面的數值；每回合都會收回
tsukiji-ticket-annul = 抵銷同組的一張 4；沒有 4 時，算作 +2；整局只能用一次
tsukiji-ticket-minus = 減 1；整局只能用一次
tsukiji-ticket-plus = 加 6；整局只能用一次
tsukiji-ticket-times = 將其他點券的總和加倍；整局只能用一次
tsukiji-would-bring = 第 { $lot } 組的牌會讓你目前的總分 { $gain }（未扣售價）。
tsukiji-typed-example = 由左至右，為每組貨物輸入一張點券，例如 4 0 x2 1 3
tsukiji-brings-takusan = 什錦卡放進{ $row }列
tsukiji-brings-yakuza = 黑道收走{ $row }
tsukiji-meaning-pass = 放棄購買，從銀行拿錢
tsukiji-meaning-ticket = 第 { $lot } 組：{ $ticket }
tsukiji-sum-buy = 你將以 ¥{ $price } 買下第 { $lot } 組。
tsukiji-sum-pass = 你將放棄購買。
tsukiji-sum-change = 金錢 ¥{ $money } → ¥{ $left }，目前總分 { $score } → { $total }。

## 看不懂的輸入

tsukiji-typed-nothing = 逗號之間沒有內容
tsukiji-typed-no-tickets =
    { $lots ->
        [1] 請輸入一張點券
       *[other] 請輸入點券，最多 { $lots } 張，例如 4 0 x2 1
    }
tsukiji-typed-too-many =
    輸入了 { $given } 張點券，但只有 { $lots ->
       *[other] { $lots } 組貨物
    }要放：每組放一張
tsukiji-typed-no-ticket = 「{ $word }」不是點券；可以輸入：{ $known }
tsukiji-typed-which-lot = 要買哪一組？請輸入 buy 與號碼，例如 buy 2
tsukiji-typed-which-row = 要選哪一列？請輸入貨物名稱，例如「蝦」或 ebi
tsukiji-typed-no-card-left = 第 { $lot } 組沒有其他什錦卡或黑道卡：請去掉「{ $word }」
tsukiji-typed-no-lot = 「{ $word }」不是貨物組：請輸入 buy 與號碼，例如 buy 2
tsukiji-typed-no-product = 「{ $word }」不是貨物；可以輸入：{ $known }
tsukiji-typed-purchase = 看不懂「{ $word }」：請輸入 buy 與號碼，或輸入 pass；輸入 ? 可以查看更多說明

## 報告

tsukiji-report-score = 總分的組成
tsukiji-report-score-text = 玩家最後總分的各部分。
tsukiji-report-score-money = 金錢
tsukiji-report-score-products = 貨物
tsukiji-report-score-maguro = 鮪魚
tsukiji-report-score-bonuses = 特殊加分
tsukiji-report-score-total = 總分
tsukiji-report-bonuses = 特殊加分
tsukiji-report-bonuses-text = 每種特殊加分出現的次數與分數。只有採用變體規則時才有。
tsukiji-report-bonuses-earned = 每局次數
tsukiji-report-bonuses-points = 每局分數
tsukiji-report-bonuses-winners = 獲勝者 / 其他玩家的次數
tsukiji-report-tickets = 點券
tsukiji-report-tickets-text = 每種點券放到貨物上的次數。
tsukiji-report-tickets-laid = 每局次數
tsukiji-report-tickets-winners = 獲勝者 / 其他玩家的次數
tsukiji-report-purchases = 購買
tsukiji-report-purchases-text = 購買機會與貨物的結果。
tsukiji-report-purchases-lot-bought = 買下的貨物
tsukiji-report-purchases-passed = 放棄購買
tsukiji-report-purchases-lot-discarded = 沒有人買的貨物
tsukiji-report-passes = 每局放棄購買的次數
tsukiji-report-passes-text = 玩家放棄購買、改拿金錢的次數。
tsukiji-report-price = 貨物的售價
tsukiji-report-price-text = 買一組貨物付了多少錢。
tsukiji-report-price-price = 一組的售價（¥）
tsukiji-report-products = 貨物
tsukiji-report-products-text = 擺放的貨物卡張數，尚未扣除交給黑道的牌。
tsukiji-report-products-laid = 每局張數
tsukiji-report-products-winners = 獲勝者 / 其他玩家的張數
tsukiji-report-prices = 最終單價
tsukiji-report-prices-text = 每種貨物最後的單價與名次，第 1 名最貴。
tsukiji-report-prices-price = 單價（¥）
tsukiji-report-prices-rank = 名次
tsukiji-report-guests = 什錦卡與黑道卡
tsukiji-report-guests-text = 買下的貨物中，什錦卡與黑道卡的結果。
tsukiji-report-guests-takusan-laid = 放進列的什錦卡
tsukiji-report-guests-takusan-discarded = 沒有列可放的什錦卡
tsukiji-report-guests-yakuza-paid = 收走貨物的黑道
tsukiji-report-guests-yakuza-went = 空手離開的黑道
tsukiji-report-rows = 放到哪一列
tsukiji-report-rows-text = 什錦卡放進哪一列，黑道收走哪一列的牌。
tsukiji-report-rows-takusan = 每局的什錦卡
tsukiji-report-rows-yakuza = 每局的黑道
