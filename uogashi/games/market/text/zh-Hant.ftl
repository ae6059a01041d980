### 《東京築地市場》的文句。繁體中文（台灣）。

## 名稱：用於句子當中；魚種與市場的名稱也可以輸入。

market-thing-mackerel = 鯖魚
market-thing-squid = 魷魚
market-thing-tuna = 鮪魚
market-thing-snapper = 紅鯛
market-thing-salmon = 鮭魚
market-thing-octopus = 章魚
market-thing-eel = 鰻魚
market-thing-fugu = 河豚
market-thing-crab = 高腳蟹
market-thing-takoyaki = 章魚燒
market-thing-ships = 船舶市場
market-thing-government = 政府
market-thing-trading = 交易市場
market-thing-bank = 信用合作社
market-thing-rentals = 租賃行
market-thing-aquarium = 水族館
market-thing-used-ships = 二手船行
market-thing-fresh = 新鮮
market-thing-degraded = 不新鮮
market-thing-fresh-salmon = 新鮮鮭魚
market-thing-degraded-salmon = 不新鮮鮭魚
market-thing-one-slot = 單艙船
market-thing-two-slot = 雙艙船
market-thing-three-slot = 三艙船
market-thing-four-slot = 四艙船
market-thing-barge = 運搬船
market-thing-action = 行動
market-thing-yen = 日圓
market-thing-piece = 魚貨
market-thing-own-takoyaki = 自己的章魚燒
market-thing-own = 自己的
market-thing-freezer = 冷凍櫃
market-thing-cart = 手推車
market-thing-money = 金錢
market-thing-value = 資源價值
market-thing-ship = 船
market-thing-barrel = 魚桶
market-thing-port = 碼頭
market-thing-turn = 回合
market-thing-licence = 執照
market-thing-loan = 貸款
market-thing-share = 股份
# 接在「買下」後面：`buy ship 2` 是雙艙船。
market-thing-buy-ship-1 = { market-thing-one-slot }
market-thing-buy-ship-2 = { market-thing-two-slot }
market-thing-buy-ship-3 = { market-thing-three-slot }
market-thing-buy-ship-4 = { market-thing-four-slot }
# 接在「進入」與「在」後面。
market-thing-enter-mackerel = 鯖魚市場
market-thing-enter-squid = 魷魚市場
market-thing-enter-tuna = 鮪魚市場
market-thing-enter-snapper = 紅鯛市場
market-thing-enter-salmon = 鮭魚市場
market-thing-enter-octopus = 章魚市場
market-thing-enter-eel = 鰻魚市場
market-thing-enter-fugu = 河豚市場
market-thing-enter-crab = 高腳蟹市場
market-thing-enter-ships = { market-thing-ships }
market-thing-enter-government = 「{ market-thing-government }」
market-thing-enter-trading = { market-thing-trading }
market-thing-enter-bank = { market-thing-bank }
market-thing-enter-rentals = { market-thing-rentals }
market-thing-enter-aquarium = { market-thing-aquarium }
market-thing-enter-used-ships = { market-thing-used-ships }

## 不能採用的數值與選項

market-figure-not-hundreds = 「{ $figure }」是 { $value }：所有金額都必須是 100 的倍數
market-figure-price-low = 「{ $figure }」是 { $value }：價錢不能低於 100
market-no-entry = 「{ $figure }」沒有入場方式：請填 entry_actions、entry_yen 或 entry_piece
market-figure-not-rising = 「{ $figure }」必須由小排到大，而且不能重複
market-used-ships-too-cheap = 二手船的賣價是每個船艙 { $sells_at }，收購價是 { $buys_at }：賣價必須高於收購價
market-ships-resold-too-dear = 大小為 { $ship } 的船可以賣得 { $fetches }，新船價是 { $price }：賣得的錢必須低於新船價
market-loan-without-interest = 「{ $figure }」是 { $repayment }：{ $loan } 的貸款，最後至少要還同樣的金額
market-places-alike = 「{ $figure }」是 { $yen }，與另一個捐贈處相同：兩個捐贈處給的錢必須不同
market-too-few-to-start = 「{ $figure }」是 { $count }：{ $players } 位玩家開始時，至少需要 { $players }
market-box-too-small =
    { $what ->
        [ships] 所有市場總共需要 { $count } 艘船，遊戲盒裡只有 { $box } 艘
        [barrels] 所有市場總共需要 { $count } 個魚桶，遊戲盒裡只有 { $box } 個
        [pieces] 所有市場總共需要 { $count } 份魚貨，遊戲盒裡只有 { $box } 份
       *[chits] 所有市場總共需要 { $count } 張執照與其他票券，遊戲盒裡只有 { $box } 張
    }
market-turn-limit-wrong = turn_limit 必須是 1 到 { $most } 的數字，不能是 { $value }
market-markets-wrong = { $option } 必須是 1 到 { $most } 的數字，或是由 { $known } 組成的清單，不能是 { $value }
market-setup-first = 「first」必須是 0 到 { $last } 的座位，不能是 { $value }
market-setup-markets = 「setup」必須從 { $known } 當中列出 { $count } 個市場，依照這個順序，而且包含第一個，不能是 { $value }

## 為什麼不能這樣決定：現在要決定別的

market-asked-freezing = 請先決定要不要使用冷凍櫃：冷凍，或不冷凍
market-asked-keeping = 請先決定：即將失去的河豚，要保留還是放棄
market-asked-turn = 現在不能這樣做：請捕魚、進入市場、採購、開放碼頭，或結束回合
market-asked-entering = 請先支付「{ $market }」的入場費，從這些方式選一種：{ $ways }
market-asked-fishing = 你正在捕魚：請選一艘船、改價，或輸入「完成」
market-asked-ship =
    輪到 { $ship } 號船：{ $barge ->
        [0] 它可以出港、捕魚或入港
       *[other] 它可以出港、捕魚、入港，或把漁獲移交給運搬船
    }
market-asked-price = 請先定價，從 ¥100 到 ¥{ $most }
market-asked-at = 請先用售價指定是哪一個
market-asked-market = 在「{ $market }」不能這樣做；輸入「完成」就可以離開
market-asked-returning = 執照欄位已滿：請先選擇要歸還的執照
market-asked-giving = 請先選擇由哪個捐贈處收下魚貨
market-asked-offering = 請先交出總價值達到 { $spot } 的魚貨，再輸入「完成」
market-asked-purchasing = 你正在採購：請選擇賣家、買下東西，或選「完成」
market-asked-taking = 請先向這位賣家買下一樣東西
market-asked-bidding = 現在要出價：請輸入金額
market-asked-awarding = 最高出價平手：請先指定由誰得到魚貨

## 為什麼不能這樣決定：規則不允許

market-no-action-left =
    你的兩個行動都用完了；{ $choices ->
        [0] 請結束回合
       *[other] 請結束回合，或進入不用行動的市場：{ $markets }
    }
market-nothing-to-fish = 你的船都不能做任何事，你也沒有出售中的東西：請進入市場，或結束回合
market-nothing-to-buy =
    { $case ->
        [purchase] 你有 ¥{ $money }，現在買不到其他玩家的任何東西
        [nobody] 沒有玩家 { $player }；玩家的號碼是 1 到 { $players }
        [already] 你已經在向 { $seller } 購買：請買下東西，或輸入「完成」
       *[seller] 你有 ¥{ $money }，買不到 { $seller } 的任何東西；{ $choices ->
            [0] 其他玩家的也買不到
           *[other] 可以向這些玩家買：{ $sellers }
        }
    }
market-not-in-play =
    這一局目前沒有「{ $market }」；{ $choices ->
        [0] 現在沒有你能進入的市場
       *[other] 你可以進入：{ $markets }
    }
market-no-way-in =
    你付不出「{ $market }」的入場費：需要{ $needed ->
        [0] {""}
       *[other] {" "}{ $needed } 個行動
    }{ $fee ->
        [none] {""}
       *[other] { $needed ->
            [0] {" "}
           *[other] {"，或 "}
        }¥{ $fee }（每回合一次）
    }{ $piece ->
        [none] {""}
       *[other] { $others ->
            [0] {""}
           *[other] {"，或"}
        }一份{ $piece }（每回合一次）
    }；你{ $left ->
        [0] 已經沒有行動
       *[other] 還有 { $left } 個行動
    }{ $carts ->
        [0] {""}
       *[other] ，手推車還能用 { $carts } 次
    }{ $fee ->
        [none] {""}
       *[other] ，有 ¥{ $money }
    }{ $piece ->
        [none] {""}
       *[other] { $owned ->
            [0] ，沒有{ $piece }
           *[other] ，有{ $piece }
        }
    }
market-nothing-to-do-there =
    你現在在「{ $market }」什麼都不能做，而每次進場至少要做一件事；{ $choices ->
        [0] 現在沒有你能進入的市場
       *[other] 你可以進入：{ $markets }
    }
market-no-such-way = 「{ $market }」的入場費不能這樣付；請從這些方式選一種：{ $ways }
market-all-ports-open = 你的 { $ports } 座碼頭都已經開放了
market-nothing-done =
    { $case ->
        [port] 開放碼頭要 ¥{ $cost }：剩下的 ¥{ $left } 在這裡什麼都不能做，而你在這裡還沒做任何事
        [fishing] 一次捕魚行動至少要有一艘船做一件事，或是改一次價
        [purchase] 至少要買一樣東西才能完成
       *[visit] 在「{ $market }」至少要做一件事才能離開
    }
market-too-dear = 太貴了：{ $what }要 ¥{ $price }，你只有 ¥{ $money }
market-not-your-ship =
    { $choices ->
        [0] 你沒有船
       *[other] 那不是你的船；你的船是 { $ships } 號
    }
market-ship-has-acted =
    { $case ->
        [hand-over] { $ship } 號船在這次捕魚行動中已經行動過了：只能移交漁獲
       *[fishing] { $ship } 號船在這次捕魚行動中已經行動過了：{ $choices ->
            [0] 沒有其他船可以行動，請結束捕魚
           *[other] 還可以行動的是 { $ships } 號船
        }
    }
market-ship-cannot-act = { $ship } 號船在海上，什麼都不能做：沒有可以捕的魚，也沒有空的碼頭
market-ship-in-port = { $ship } 號船停泊中：必須先出港
market-ship-at-sea =
    { $case ->
        [undock] { $ship } 號船已經在海上：它可以捕魚或入港
       *[sell] { $ship } 號船在海上：只能賣停泊中的船
    }
market-ship-is-new = { $ship } 號船是這次進場買的：同一次進場不能賣掉
market-no-free-port =
    { $case ->
        [barge] 運搬船需要 2 號碼頭，必須已經開放，而且沒有船；{ $ports } 座碼頭已開放 { $opened } 座
       *[ship] 沒有空的碼頭，{ $ports } 座碼頭已開放 { $opened } 座
    }{ $cost ->
        [none] {""}
       *[other] ：再開放一座要 ¥{ $cost }
    }
market-no-barrels =
    沒有{ $fish }桶可以捕；{ $choices ->
        [0] 這艘船現在什麼都不能捕
       *[other] 這艘船可以捕：{ $kinds }
    }
market-ship-full =
    { $case ->
        [barge] { $ship } 號船是運搬船：它自己不捕魚，只裝其他船捕到的魚
        [other] { $ship } 號船載著{ $carried }，而一艘船只能載一種魚
       *[full] { $ship } 號船裝不下更多{ $carried }：船上已經有 { $barrels } 桶
    }
market-no-licence =
    { $licences ->
        [0] 你沒有{ $fish }執照
       *[other] 你的 { $licences } 張{ $fish }執照都被其他船占用
    }；{ $choices ->
        [0] 這艘船現在什麼都不能捕
       *[other] 這艘船可以捕：{ $kinds }
    }
market-no-barge = 你沒有在海上的運搬船可以裝{ $fish }
market-nothing-aboard = { $ship } 號船沒有可以移交的漁獲
market-not-on-sale =
    { $case ->
        [price] 那裡沒有 ¥{ $price } 的{ $fish }；可以選：{ $prices }
        [whom] { $choices ->
            [0] 沒有任何玩家有你能買的東西
           *[other] 請先說要向誰買：{ $sellers }
        }
        [reprice] 你的港口沒有現在可以改價的{ $rowed ->
            [0] { $fish }
           *[other] { $row }{ $fish }
        }；{ $choices ->
            [0] 其他東西也都不能改價
           *[other] 可以改價的有：{ $lots }
        }
        [barrel] 你的港口沒有{ $row }的鯖魚桶
       *[seller] { $seller } 沒有出售{ $rowed ->
            [0] { $fish }
           *[other] { $row }{ $fish }
        }；{ $choices ->
            [0] 沒有你能買的東西
           *[other] 你可以買：{ $lots }
        }
    }
market-same-price = 售價已經是 ¥{ $price }：請選擇別的售價
market-no-such-price = 售價不能是 ¥{ $price }：必須從 ¥100 到 ¥{ $most }
market-own-harbour =
    你不能向自己買；{ $choices ->
        [0] 其他玩家沒有你能買的東西
       *[other] 可以向這些玩家買：{ $sellers }
    }
market-sold-out =
    { $case ->
        [licence] { $fish }執照已經沒有了
        [takoyaki] 章魚燒只剩 { $left } 份，而一份章魚要做成 { $needed } 份
        [chit] { $what }已經沒有了
        [ship] { $size }已經沒有了；{ $choices ->
            [0] 現在沒有你能買的船
           *[other] 你可以買：{ $sizes }
        }
       *[piece] 市場已經沒有{ $fish }的魚貨，所以不能買那一桶
    }
market-one-a-visit = 每次進場只能買一張{ $fish }執照
market-no-slot = 你的 { $slots } 格執照欄位都滿了，也沒有其他種類的執照可以歸還
market-not-returnable =
    { $case ->
        [same] 要拿{ $fish }執照，就必須歸還另一種執照
       *[needed] 你的船載著{ $fish }，需要那張執照
    }；{ $choices ->
        [0] 沒有可以歸還的執照
       *[other] 可以歸還：{ $kinds }
    }
market-not-owned =
    { $case ->
        [licence] 你沒有{ $fish }執照；{ $choices ->
            [0] 沒有可以歸還的執照
           *[other] 可以歸還：{ $kinds }
        }
       *[piece] 你沒有{ $value ->
            [0] { $piece }
           *[other] { $piece } { $value }
        }；{ $choices ->
            [0] 你已經沒有魚貨了
           *[other] 你有：{ $pieces }
        }
    }
market-not-wanted =
    { $case ->
        [place] 給 ¥{ $yen } 的捐贈處已經滿了；還有給 ¥{ $left } 的捐贈處
        [government] 政府不再收魚貨了
        [barrel] 這個市場不收購鯖魚，魚貨和魚桶都不收
       *[market] 「{ $market }」不收{ $value ->
            [0] { $piece }
           *[other] { $piece } { $value }
        }；{ $choices ->
            [0] 你沒有它收的魚貨
           *[other] 你的魚貨中，它收：{ $pieces }
        }
    }
market-loan-or-share =
    { $case ->
        [share] 買過股份，就不能再貸款；你有 { $shares } 股
       *[loan] 貸過款，就不能再買股份；你有 { $loans } 筆貸款
    }
market-spot-done =
    這次進場，你已經在交易點 { $spot } 交易過了；{ $choices ->
        [0] 沒有其他你能用的交易點
       *[other] 還可以用的交易點：{ $spots }
    }
market-not-worth-enough =
    { $case ->
        [offer] 這個交易點要求價值 { $spot }，你交出的魚貨只值 { $worth }：請再多交出一些
       *[spot] 交易點 { $spot } 要求價值 { $spot }，你的魚貨合起來只值 { $value }
    }
market-bid-too-high = 你不能出價 ¥{ $bid }：請出 ¥0 到 ¥{ $most }
market-not-tied = { $seat } 不是出價最高的人；可以選：{ $tied }

## 發生了什麼

market-fact-turn-begins = 第 { $turn } 回合：{ $seat }
market-fact-end-begins = 遊戲進入尾聲：{ $seat } 有 ¥{ $money_shown }，資源價值 { $value }。這個回合之後，其他玩家每人再進行一個回合。
market-fact-freezer-used = { $seat } 使用冷凍櫃：魚桶全部保鮮。
market-fact-fugu-kept = { $seat } 付 ¥{ $price_shown }，保留即將失去的河豚。
market-fact-rotted = { $seat } 損失 { $barrels } 桶{ $kind }。
market-fact-row-degraded = { $seat } 有 { $barrels } 桶變得不新鮮。
market-fact-port-opened = { $seat } 付 ¥{ $yen_shown }，開放 { $port } 號碼頭。
market-fact-fishing-begins = { $seat } 開始捕魚。
market-fact-undocked = { $seat } 的 { $ship } 號船（{ $size }）出港。
market-fact-fished = { $seat } 的 { $ship } 號船捕到{ $kind }，船上有 { $barrels } 桶。
market-fact-barge-loaded = { $seat } 的 { $ship } 號船捕到{ $kind }，裝上運搬船。
market-fact-handed-over = { $seat } 的 { $ship } 號船把 { $barrels } 桶{ $kind }移交給運搬船。
market-fact-docked =
    { $seat } 的 { $ship } 號船（{ $size }）{ $barrels ->
        [0] 空船入港。
       *[other] 載著 { $barrels } 桶入港。
    }
market-fact-priced = { $seat } 以 ¥{ $price_shown } 出售{ $kind }。
market-fact-repriced = { $seat } 將{ $kind }的售價從 ¥{ $old_shown } 改為 ¥{ $price_shown }。
market-fact-eel-track = 鰻魚價值軌現在是 { $value }。
market-fact-barrels-returned = { $seat } 的 { $barrels } 桶{ $kind }回到市場，沒有收入。
market-fact-unloading-paid = { $seat } 卸下 { $barrels } 桶，得到 ¥{ $yen_shown }。
market-fact-no-auction = 已經沒有{ $kind }可以拍賣。
market-fact-drawn = { $seat } 捕到{ $piece }：抽出一份，價值 { $value }，進行拍賣。
market-fact-bid-made = { $seat } 出價 ¥{ $bid_shown }。
market-fact-seat-ready = { $seat } 已經出價。
market-fact-bid-shown = { $seat } 出價 ¥{ $bid_shown }。
market-fact-bids-tied = 最高出價 ¥{ $bid_shown } 平手：由 { $seat } 決定。
market-fact-auction-won =
    { $bid ->
        [0] { $seat } 免費得到{ $piece } { $value }。
       *[other] { $seat } 以 ¥{ $bid_shown } 得到{ $piece } { $value }。漁夫是 { $fisher }。
    }
market-fact-overfished = { $market }市場已過度捕撈！
market-fact-market-opened = 新市場開張：{ $market }市場。
market-fact-entry-paid =
    { $yen ->
        [0] { $seat } 用{ $way }支付入場費。
       *[other] { $seat } 付 ¥{ $yen_shown } 的入場費。
    }
market-fact-piece-paid = { $seat } 用{ $piece }（價值 { $value }）支付入場費。
market-fact-entered = { $seat } 進入「{ $market }」。
market-fact-licence-paid = { $seat } 收到{ $market }執照收入 ¥{ $yen_shown }。
market-fact-licence-taken =
    { $yen ->
        [0] { $seat } 免費拿取一張{ $market }執照。
       *[other] { $seat } 以 ¥{ $yen_shown } 買一張{ $market }執照。
    }
market-fact-licence-returned = { $seat } 歸還一張{ $market }執照。
market-fact-sold = { $seat } 賣出{ $piece }（價值 { $value }），得到 ¥{ $yen_shown }。
market-fact-barrel-sold = { $seat } 賣出一桶售價 ¥{ $price_shown } 的鯖魚，得到 ¥{ $yen_shown }。
market-fact-converted = { $seat } 將一份章魚加工成 { $takoyaki } 份章魚燒。
market-fact-ship-bought = { $seat } 以 ¥{ $yen_shown } 買下一艘{ $size }：{ $ship } 號船。
market-fact-ship-sold = { $seat } 賣出 { $ship } 號船（{ $size }），得到 ¥{ $yen_shown }。
market-fact-loan-taken = { $seat } 貸款 ¥{ $yen_shown }。
market-fact-share-bought = { $seat } 以 ¥{ $yen_shown } 買進一股。
market-fact-rented = { $seat } 以 ¥{ $yen_shown } 租一台{ $rental }。
market-fact-rental-returned = { $seat } 的一台{ $rental }用完歸還。
market-fact-given = { $seat } 將{ $piece }（價值 { $value }）捐給政府，得到 ¥{ $yen_shown }。
market-fact-spot-sold = { $seat } 在交易點 { $spot } 交出價值 { $worth } 的魚貨，得到 ¥{ $yen_shown }。
market-fact-spot-swapped = { $seat } 在交易點 { $spot } 交出價值 { $worth } 的魚貨，換走放在那裡的魚貨。
market-fact-piece-offered = { $seat } 交出{ $piece }（價值 { $value }）。
market-fact-piece-taken = { $seat } 拿走{ $piece }（價值 { $value }）。
market-fact-bought = { $seat } 以 ¥{ $price_shown } 向 { $seller } 買下{ $piece }。
market-fact-limit-reached = 每位玩家都進行了 { $turns } 個回合：遊戲到此結束。
market-fact-most-value = { $seat } 的資源價值最高，是 { $value }：+¥{ $yen_shown }。
market-fact-least-value = { $seat } 的資源價值最低，是 { $value }：−¥{ $yen_shown }。
market-fact-loans-repaid = { $seat } 償還 { $loans } 筆貸款：−¥{ $yen_shown }。
market-fact-shares-paid = { $seat } 的 { $shares } 股分得 ¥{ $yen_shown }。
market-fact-scored = { $seat }：¥{ $money_shown }，資源價值 { $value } 換算成 { $worth_shown }；總分 { $total_shown }。

## 經過。$parts、$goods 等由下面的文句組成。

# 同一位玩家所做的各件事之間。
market-told-then = ；
market-told-rotted = { $seat } 損失{ $goods }。
market-told-fishing = { $seat } 捕魚：{ $parts }。
market-told-undocks = { $ship } 號船出港
market-told-catches = { $ship } 號船捕到{ $fish }
market-told-onto-barge = { $ship } 號船捕到{ $fish }，裝上運搬船
market-told-hands-over = { $ship } 號船把{ $goods }移交給運搬船
market-told-docks =
    { $barrels ->
        [0] { $ship } 號船空船入港
       *[other] { $ship } 號船載著 { $barrels } 桶入港
    }
market-told-docks-goods = { $ship } 號船入港，卸下{ $goods }
market-told-prices = 出售{ $goods }
market-told-priced = { $goods } ¥{ $yen }
market-told-repriced = 改價：{ $goods } ¥{ $old } → ¥{ $yen }
market-told-barrels-back = { $barrels } 桶{ $fish }回到市場，沒有收入
market-told-unloading = 卸貨獎金 ¥{ $yen }
market-told-licence-back = 歸還一張{ $fish }執照
market-told-no-auction = 沒有{ $fish }可以拍賣
market-told-port = 付 ¥{ $yen } 開放碼頭
market-told-track = 鰻魚價值軌現在是 { $value }
market-told-enters = { $seat } 進入{ $place }（{ $ways }）。
market-told-visits = { $seat } 進入{ $place }（{ $ways }）：{ $parts }。
market-told-goes-on = { $seat }：{ $parts }。
market-told-way =
    { $way ->
        [action] { $count } 個行動
        [cart] 手推車 { $count } 次
        [yen] ¥{ $yen }
       *[other] 用{ $name }
    }
market-told-licences = 以 ¥{ $yen } 取得 { $count } 張{ $fish }執照
market-told-sold = 賣出{ $goods }，得到 ¥{ $yen }
market-told-barrels-sold = 賣出 { $count } 桶，得到 ¥{ $yen }
market-told-ship-bought = 以 ¥{ $yen } 買下{ $size }
market-told-ship-sold = 賣出 { $ship } 號船，得到 ¥{ $yen }
market-told-loan = 貸款 ¥{ $yen }
market-told-share = 以 ¥{ $yen } 買進一股
market-told-rented = 以 ¥{ $yen } 租{ $rental }
market-told-rental-back = 一台{ $rental }用完歸還
market-told-trades = 在交易點 { $spot } 交出{ $goods }，得到 ¥{ $yen }
market-told-swaps = 在交易點 { $spot } 交出{ $goods }，換得{ $taken }
market-told-takoyaki = 出售 { $count } 份章魚燒：{ $prices }
market-told-income =
    { $count ->
        [1] 執照收入：{ $seats } 得到 ¥{ $yen }。
       *[other] 執照收入：{ $seats } 各得到 ¥{ $yen }。
    }
market-told-buys = { $seat } 採購：{ $goods }。
market-told-bought =
    { $count ->
        [1] { $goods } ¥{ $yen }（賣家 { $seller }）
       *[other] { $goods } 各 ¥{ $yen }（賣家 { $seller }）
    }
market-told-bids = 出價：{ $bids }。
market-told-bid = { $seat } ¥{ $bid }
market-told-won = { $seat } 以 ¥{ $bid } 得到{ $piece }，付給 { $fisher }。
market-told-won-own = { $seat } 以 ¥{ $bid } 得到{ $piece }，付給銀行。
market-told-tied = 最高出價平手：由漁夫決定。

## 牌桌

market-phase-freezing = 用冷凍櫃嗎？
market-phase-keeping = 即將失去河豚
market-phase-turn = 選擇行動
market-phase-entering = 支付入場費
market-phase-entering-at = 支付入場費
market-phase-fishing = 捕魚
market-phase-ship = 捕魚
market-phase-unloading = 魚桶定價
market-phase-repricing-at = 改價
market-phase-repricing = 改價
market-phase-market = 在市場
market-phase-returning = 歸還執照
market-phase-barrel-at = 賣魚桶
market-phase-converting = 章魚燒定價
market-phase-giving = 捐出魚貨
market-phase-offering = 交易
market-phase-purchasing = 採購
market-phase-taking = 採購
market-phase-taking-at = 採購
market-phase-bidding = 拍賣
market-phase-awarding = 出價平手
market-phase-drawing = 抽出魚貨
market-phase-new-market = 新市場
market-phase-over = 遊戲結束

## 用文字描述的牌桌

market-words-piece =
    { $printed ->
        [none] { $count ->
            [1] { $piece }
           *[other] { $piece } ×{ $count }
        }
       *[other] { $count ->
            [1] { $piece } { $printed }
           *[other] { $piece } { $printed } ×{ $count }
        }
    }

## 要決定什麼

market-ask-hint = 可以輸入：{ $words }。輸入 ? 看更多。
market-ask-freezing =
    你的回合開始。不用冷凍櫃的話，{ $lost ->
        [0] { $moved } 桶新鮮的會變得不新鮮
       *[other] 會損失 { $lost } 桶
    }。要使用嗎？冷凍櫃還能用 { $uses } 次。
market-ask-keeping = 有一桶河豚快壞了。要付 ¥{ $yen } 保留，還是放棄？
market-ask-turn =
    { $actions ->
        [0] 行動已經用完，你有 ¥{ $money }。請結束回合，或做不用行動的事。
       *[other] 還有 { $actions } 個行動，你有 ¥{ $money }。要做什麼？
    }
market-ask-entering =
    { $due ->
        [0] 要怎麼付「{ $market }」的入場費{ $fee ->
            [0] {""}
           *[other] （付錢的話是 ¥{ $fee }）
        }？
       *[other] 「{ $market }」的入場費還差 { $due } 個行動。要怎麼付？
    }
market-ask-entering-at = 要用哪個售價的{ $fish }付「{ $market }」的入場費？你有：{ $prices }。
market-ask-fishing = 捕魚：接下來輪到哪艘船？也可以改價，或結束捕魚。
market-ask-ship =
    { $ship } 號船（{ $size }）{ $where ->
        [port] 在港內
       *[other] 在海上，{ $barrels ->
            [0] 空船
           *[other] 載著 { $barrels } 桶{ $cargo }
        }
    }。這艘船要做什麼？
market-ask-unloading =
    一桶{ $fish }要賣多少（¥100 到 ¥{ $most }）？{ $more ->
        [0] {""}
       *[other] 後面還有 { $more } 桶。
    }
market-ask-converting =
    一份{ $fish }要賣多少（¥100 到 ¥{ $most }）？{ $more ->
        [0] {""}
       *[other] 後面還有 { $more } 份。
    }
market-ask-repricing = 你的{ $fish }目前賣 ¥{ $yen }，要改成多少（¥100 到 ¥{ $most }）？
market-ask-repricing-at = 要改哪個售價的{ $fish }？你有：{ $prices }。
market-ask-barrel-at = 要把哪個售價的{ $fish }賣給市場？你有：{ $prices }。
market-ask-market = 你在{ $place }，有 ¥{ $money }。要做什麼？
market-ask-returning = 執照欄位已滿，放不下{ $what }。要歸還哪一張執照？
market-ask-giving =
    你捐給政府{ $value ->
        [0] { $fish }
       *[other] { $fish } { $value }
    }。要放到哪個捐贈處？
market-ask-offering =
    交易點 { $spot }：請交出總價值達到 { $spot } 的魚貨。{ $offered ->
        [none] 還沒有交出任何東西。
       *[other] 目前 { $worth }：{ $offered }。
    }
market-ask-purchasing =
    { $seller ->
        [none] 你有 ¥{ $money }。要向哪位玩家買？
       *[other] 你有 ¥{ $money }。可以再向 { $seller } 買、換一位玩家，或結束採購。
    }
market-ask-taking = 你有 ¥{ $money }。要向 { $seller } 買什麼？
market-ask-taking-at = 要向 { $seller } 買哪個售價的{ $fish }？有：{ $prices }。
market-ask-bidding = 暗標拍賣：{ $fisher } 捕到的{ $fish }，價值 { $value }。請秘密出價（¥0 到 ¥{ $money }）。
market-ask-bidding-own = 暗標拍賣：你捕到的{ $fish }，價值 { $value }。請秘密出價（¥0 到 ¥{ $money }）：別人得標的話，錢付給你。
market-ask-awarding = 最高出價 ¥{ $tied } 平手。價值 { $value } 的{ $fish }要由哪位玩家得標？
market-warning-last-turn = 這是你最後一個回合：大家輪完後對局就結束。
market-warning-one-turn = 對局進入尾聲：你還有一個回合。
market-warning-no-turn =
    { $turns ->
        [1] 對局進入尾聲：你不會再有回合，這個回合結束後對局就結束。
       *[other] 對局進入尾聲：你不會再有回合，再 { $turns } 個回合後對局結束。
    }
market-warning-limit = 第 { $turns } 回合是最後一個回合：之後對局就結束。
market-warning-ends-money = { $seat } 有 ¥{ $money }，下個回合開始就會觸發結束：之後你只剩一個回合。
market-warning-ends-value = { $seat } 的資源價值是 { $value }，下個回合開始就會觸發結束：之後你只剩一個回合。
market-warning-ends-own = 你下個回合開始就會觸發結束：那是你的最後一個回合。
market-warning-held-money = { $seat } 有 ¥{ $money }，已經足以觸發結束，但資源價值最低（{ $value }），所以還不行。
market-warning-held-value = { $seat } 的資源價值是 { $value }，已經足以觸發結束，但金錢最少（¥{ $money }），所以還不行。
market-ends-won = 這一步會結束對局：你以 ¥{ $own } 比 ¥{ $best } 獲勝。
market-ends-lost = 這一步會結束對局：你以 ¥{ $own } 比 ¥{ $best } 落敗。
market-ends-shared = 這一步會結束對局：你以 ¥{ $own } 共同獲勝。
market-ends-begins =
    這一步會讓對局進入尾聲：{ $seat } 觸發結束，{ $turns ->
        [0] 你不會再有回合
       *[other] 你還有一個回合
    }。

## 給所有用戶端：畫面上各項的名稱

market-turn = 第 { $number } 回合
market-turn-before = 上一回合
market-turn-after = 下一回合
market-view-turn = 回合
market-view-turn-limit = 回合上限
market-view-phase = 階段
market-view-first = 起始玩家
market-view-player = 輪到
market-view-actions-left = 剩餘行動
market-view-final-turns = 距離結束的回合數
market-view-market = 市場
market-view-entry-due = 待付行動
market-view-ship = 船
market-view-unpriced = 待定價
market-view-unloaded = 卸下的桶數
market-view-seller = 賣家
market-view-lot = 商品
market-view-lot-row = 排
market-view-price = 售價
market-view-taken = 要拿的東西
market-view-given = 要捐出的魚貨
market-view-spot = 交易點
market-view-auction = 拍賣
market-view-end-money = 觸發結束的金錢
market-view-end-value = 觸發結束的資源價值
market-view-value-yen = 每點價值換算的日圓
market-view-gathered = 待拍賣的魚桶
market-view-offered = 交出的魚貨
market-view-offered-worth = 交出的價值
market-view-loans-left = 剩餘貸款
market-view-loan = 每筆貸款金額
market-view-repayment = 還款
market-view-shares-left = 剩餘股份
market-view-share = 每股價錢
market-view-freezers-left = 剩餘冷凍櫃
market-view-carts-left = 剩餘手推車
market-view-rent = 租金
market-view-port-cost = 碼頭費用
market-view-highest-price = 最高售價
market-view-fish = 魚市場
market-view-extra = 特殊市場
market-view-stock = 船舶庫存
market-view-government = 政府
market-view-trading = 交易市場
market-view-aquarium = 水族館
market-view-seats = 玩家
market-view-worth = 價值
market-view-degraded-worth = 不新鮮的價值
market-view-pays = 收購價
market-view-degraded-pays = 不新鮮的收購價
market-view-pays-a-value = 每點價值的收購價
market-view-pays-more = 另加
market-view-barrels = 魚桶
market-view-pieces = 魚貨
market-view-bag = 袋子裡
market-view-auction-barrels = 拍賣所需桶數
market-view-takoyaki = 章魚燒
market-view-takoyaki-worth = 章魚燒的價值
market-view-licences = 執照
market-view-licence-cost = 執照的價錢
market-view-entry-actions = 入場費：行動
market-view-entry-yen = 入場費：日圓
market-view-entry-piece = 入場費：魚貨
market-view-overfished = 過度捕撈
market-view-gain = 你多一份的分數變化
market-view-size = 大小
market-view-new = 新船
market-view-fetches = 收購價
market-view-used = 二手船
market-view-used-price = 二手賣價
market-view-used-fetches = 二手收購價
market-view-yen = 日圓
market-view-left = 剩餘
market-view-value = 資源價值
market-view-slots = 船艙
market-view-port = 碼頭
market-view-cargo = 船上的貨
market-view-acted = 已行動
market-view-hands-over = 可移交給運搬船
market-view-piece = 魚貨
market-view-printed = 印在上面的價值
market-view-count = 數量
market-view-row = 排
market-view-seat = 玩家
market-view-money = 金錢
market-view-score = 目前總分
market-view-score-final = 最終總分
market-view-bonus = 價值最高或最低
market-view-dividends = 股份所得
market-view-debt = 債務
market-view-slots-free = 空的執照欄位
market-view-freezer-uses = 冷凍櫃使用次數
market-view-cart-uses = 手推車使用次數
market-view-loans = 貸款
market-view-shares = 股份
market-view-ports = 開放的碼頭
market-view-income = 執照收入
market-view-rotting = 即將失去
market-view-ends-by = 會觸發結束的條件
market-view-ready = 已完成
market-view-bid = 出價
market-view-ships = 船
market-view-sale = 出售中
market-view-fisher = 漁夫
market-view-bids = 所有出價

## 給所有用戶端：決定、結果與選項。$first、$second、$third 是第一個字後面的字，東西與玩家都用名稱；
## 沒有的時候是空的。

market-decision-freeze = 使用冷凍櫃
market-decision-thaw = 不用冷凍櫃
market-decision-keep = 保留河豚
market-decision-lose = 放棄河豚
market-decision-fishing = 捕魚
market-decision-purchase = 向玩家採購
market-decision-open = 付 ¥{ $port } 開放碼頭
market-decision-end = 結束回合
market-decision-done =
    { $phase ->
        [fishing] 結束捕魚
        [market] 離開「{ $market }」
        [offering] 完成交易
        [purchasing] 結束採購
       *[other] 完成
    }
market-decision-by =
    { $market ->
        [none] 用{ $first }{ $second }支付
       *[other] 「{ $market }」入場費：{ $first }{ $second }
    }
market-decision-undock = 出港
market-decision-dock = 入港
market-decision-hand = 把漁獲移交給運搬船
market-decision-licence =
    { $market ->
        [none] 拿取執照
       *[other] 拿取{ $market }執照（¥{ $cost }）
    }
market-decision-convert = 加工成章魚燒
market-decision-loan = 貸款
market-decision-share = 買進股份
market-decision-freezer = 租冷凍櫃
market-decision-cart = 租手推車
market-decision-buy = 買下{ $first }
market-decision-sell = 賣出：{ $first } { $second }
market-decision-to =
    { $phase ->
        [giving] { $fish }放到 ¥{ $first } 的捐贈處
       *[other] 放到 ¥{ $first } 的捐贈處
    }
market-decision-spot = 在交易點 { $first } 交易
market-decision-fish = 捕{ $first }
market-decision-barge = 捕{ $first }，裝上運搬船
market-decision-return = 歸還{ $first }執照
market-decision-enter = 進入{ $first }
market-decision-ship = { $first } 號船
market-decision-give = 捐出：{ $first } { $second }
market-decision-offer = 交出：{ $first } { $second }
market-decision-take = 買下{ $second }{ $first }
market-decision-reprice = 改價：{ $second }{ $first }
market-decision-price = { $fish }賣 ¥{ $first }
market-decision-at =
    { $phase ->
        [entering-at] 用售價 ¥{ $first } 的{ $fish }支付
        [repricing-at] 售價 ¥{ $first } 的{ $fish }
        [barrel-at] 賣掉售價 ¥{ $first } 的那桶{ $fish }
        [taking-at] 買 ¥{ $first } 的{ $fish }
       *[other] 售價 ¥{ $first } 的那個
    }
market-decision-from = 向 { $first } 購買
market-decision-award = { $fish }由 { $first } 得標
market-decision-bid = 為{ $fish }出價 ¥{ $first }
# Headings of decisions that begin with the same word.
market-choices-by = 支付方式
market-choices-buy = 買下
market-choices-sell = 賣出
market-choices-to = 捐贈處
market-choices-spot = 在交易點交易
market-choices-fish = 捕魚
market-choices-barge = 捕魚裝上運搬船
market-choices-return = 歸還執照
market-choices-enter = 進入市場
market-choices-ship = 船
market-choices-give = 捐出
market-choices-offer = 交出
market-choices-take = 買下
market-choices-reprice = 改價
market-choices-price = 售價（¥）
market-choices-at = 哪個售價
market-choices-from = 向玩家購買
market-choices-award = 得標者
market-choices-bid = 出價（¥）
market-outcome-money = 金錢
market-outcome-value = 資源價值
market-outcome-score = 目前總分
market-score = ¥{ $score }
market-outcome-actions = 剩餘行動
market-outcome-money-won = 得標後的金錢
market-outcome-value-won = 得標後的資源價值
market-outcome-score-won = 得標後的總分
market-option-fish-markets = 魚市場
market-option-fish-markets-about = 開局就用全部九個魚市場（原本是玩家人數加二）。
market-option-extra-markets = 特殊市場
market-option-extra-markets-about = 用上全部七個特殊市場（原本與玩家人數相同）。
market-option-turn-limit = 每位玩家的回合上限
