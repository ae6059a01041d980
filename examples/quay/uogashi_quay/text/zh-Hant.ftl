### 《碼頭》的文句。繁體中文（台灣）。

## Component values, options and setups that are not valid

quay-bag-too-small = 「{ $figure }」有 { $crates } 個木箱；{ $rounds } 個回合至少要有同樣多的木箱
quay-setup-captain = 「captain」必須是 0 到 { $last } 的座位，不能是 { $value }

## Why a decision is refused

quay-too-much = 你有 ¥{ $money }，不能出價 ¥{ $bid }
quay-not-highest = 請把木箱給出價最高的其中一人
quay-asked-drawing = 正在抽木箱
quay-asked-bidding = 請先出價
quay-asked-awarding = 請先決定木箱給誰
quay-asked-taking = 請拿下木箱，或放棄
quay-typed-unknown = 這裡看不懂「{ $typed }」

## What happened

quay-fact-round-begins = 第 { $round } 回合。
quay-fact-drawn = 抽出價值 { $crate } 的木箱。
quay-fact-bid-made = { $seat } 出價 ¥{ $bid }。
quay-fact-bid-shown = { $seat } 的出價是 ¥{ $bid }。
quay-fact-awarded = 木箱歸 { $seat } 決定。
quay-fact-taken = { $seat } 以 ¥{ $price } 拿下價值 { $crate } 的木箱。
quay-fact-left = { $seat } 放棄木箱。

## Questions, and the effect of decisions

quay-ask-bidding = 價值 { $crate } 的木箱，你要出價多少？你有 ¥{ $money }。
quay-ask-awarding = 價值 { $crate } 的木箱要給誰？
quay-ask-taking = 要以 ¥{ $bid } 拿下價值 { $crate } 的木箱，還是放棄？
quay-how-bidding = 請輸入數字。
quay-how-awarding = 請輸入出價最高者的座位號碼。
quay-how-taking = 請輸入「{ $take }」或「{ $leave }」。
quay-warning-last = 這是最後一個木箱。
quay-ends-won = 這一步會結束對局：你以 { $own } 比 { $best } 獲勝。
quay-ends-lost = 這一步會結束對局：{ $other } 以 { $best } 分獲勝，你有 { $own } 分。
quay-ends-shared = 這一步會結束對局：你以 { $own } 分共同獲勝。
quay-choice = { $choice }：之後有 ¥{ $money }、{ $score } 分

## Decisions

quay-decision-crate = 價值 { $first } 的木箱
quay-decision-bid = 為價值 { $crate } 的木箱出價 ¥{ $first }
quay-decision-award = 給 { $first }
quay-decision-take = 拿下價值 { $first } 的木箱
quay-decision-leave = 放棄
quay-choices-crate = 木箱
quay-choices-bid = 出價
quay-choices-award = 給誰
quay-choices-take = 拿下木箱
quay-word-take = 拿下
quay-word-leave = 放棄

## The table

quay-round = 第 { $number } 回合
quay-round-of = 第 { $number } 回合（共 { $total } 回合）
quay-round-before = 上一回合
quay-round-after = 下一回合
quay-view-round = 回合
quay-view-rounds = 回合數
quay-view-phase = 階段
quay-view-captain = 船長
quay-view-crate = 木箱
quay-view-bids = 出價
quay-view-money = 現金
quay-view-crates = 贏得的木箱
quay-view-bag = 袋子
quay-phase-drawing = 抽木箱
quay-phase-bidding = 出價
quay-phase-awarding = 決定給誰
quay-phase-taking = 決定是否拿下
quay-phase-over = 遊戲結束
quay-outcome-money = 現金
quay-outcome-score = 分數
quay-score = { $score } 分
quay-board-round = 第 { $round } 回合（共 { $rounds } 回合）：價值 { $crate } 的木箱
quay-board-bag = 袋中：{ $crates }
quay-board-seat = { $seat }：¥{ $money }，木箱價值 { $crates }
quay-legend-acting = 輪到的玩家

## Options and figures

quay-option-rich = 雙倍資金
quay-option-rich-about = 每位玩家的起始資金加倍。
quay-about-rounds = 一局的回合數
quay-about-money = 每位玩家的起始資金（日圓）
quay-about-bag = 價值 1、2、3、4 的木箱各有幾個

## The report

quay-report-prices = 木箱的價錢
quay-report-prices-text = 被拿下的木箱價值多少，花了多少錢。
quay-report-prices-crate = 價值
quay-report-prices-price = 價錢
quay-report-crates = 拿下或放棄
quay-report-crates-text = 有權拿木箱的人如何決定。
quay-report-crates-taken = 拿下
quay-report-crates-left = 放棄
quay-report-ties = 歸屬
quay-report-ties-text = 一局中決定木箱歸屬的次數。
