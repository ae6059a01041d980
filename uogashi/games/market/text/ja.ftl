### 『東京築地市場』の文。日本語。

## もの：文の中での呼び名。魚介と市場の名前は入力にも使う

market-thing-mackerel = サバ
market-thing-squid = イカ
market-thing-tuna = マグロ
market-thing-snapper = マダイ
market-thing-salmon = サケ
market-thing-octopus = タコ
market-thing-eel = ウナギ
market-thing-fugu = フグ
market-thing-crab = タカアシガニ
market-thing-takoyaki = たこ焼き
market-thing-ships = 船市場
market-thing-government = 政府
market-thing-trading = 交易所
market-thing-bank = 信用金庫
market-thing-rentals = レンタル店
market-thing-aquarium = 水族館
market-thing-used-ships = 中古船店
market-thing-fresh = 新鮮
market-thing-degraded = 鮮度落ち
market-thing-fresh-salmon = 新鮮なサケ
market-thing-degraded-salmon = 鮮度落ちのサケ
market-thing-one-slot = 1枠船
market-thing-two-slot = 2枠船
market-thing-three-slot = 3枠船
market-thing-four-slot = 4枠船
market-thing-barge = 運搬船
market-thing-action = アクション
market-thing-yen = 円
market-thing-piece = コマ
market-thing-own-takoyaki = 港のたこ焼き
market-thing-own = 港の
market-thing-freezer = 冷凍庫
market-thing-cart = 台車
market-thing-money = 所持金
market-thing-value = 資源価値
market-thing-ship = 船
market-thing-barrel = 樽
market-thing-port = 桟橋
market-thing-turn = 手番
market-thing-licence = 免許
market-thing-loan = ローン
market-thing-share = 株
# 「買う」に続くもの：`buy ship 2`は2枠船。
market-thing-buy-ship-1 = { market-thing-one-slot }
market-thing-buy-ship-2 = { market-thing-two-slot }
market-thing-buy-ship-3 = { market-thing-three-slot }
market-thing-buy-ship-4 = { market-thing-four-slot }
# 「〜に入る」「〜にいます」に続く市場の名前。
market-thing-enter-mackerel = サバ市場
market-thing-enter-squid = イカ市場
market-thing-enter-tuna = マグロ市場
market-thing-enter-snapper = マダイ市場
market-thing-enter-salmon = サケ市場
market-thing-enter-octopus = タコ市場
market-thing-enter-eel = ウナギ市場
market-thing-enter-fugu = フグ市場
market-thing-enter-crab = タカアシガニ市場
market-thing-enter-ships = 船市場
market-thing-enter-government = 政府の市場
market-thing-enter-trading = 交易所
market-thing-enter-bank = 信用金庫
market-thing-enter-rentals = レンタル店
market-thing-enter-aquarium = 水族館
market-thing-enter-used-ships = 中古船店

## 使えない数値とオプション

market-figure-not-hundreds = 「{ $figure }」に{ $value }は使えません。金額はすべて100の倍数でなければなりません。
market-figure-price-low = 「{ $figure }」に{ $value }は使えません。値段は100以上でなければなりません。
market-no-entry = 「{ $figure }」には入る方法がありません。entry_actions、entry_yen、entry_pieceのどれかを書いてください。
market-figure-not-rising = 「{ $figure }」は、価値の低い順に、重複なく並んでいなければなりません。
market-used-ships-too-cheap = 中古船は1枠{ $sells_at }で売られ、1枠{ $buys_at }で買い取られます。売値は買い取り額より高くなければなりません。
market-ships-resold-too-dear =
    大きさ「{ $ship }」の船は{ $fetches }で売れますが、新品の値段は{ $price }です。売れる額は新品の値段より低くなければなりません。
market-loan-without-interest = 「{ $figure }」は{ $repayment }ですが、{ $loan }のローンの返済額はそれ以上でなければなりません。
market-places-alike = 「{ $figure }」は{ $yen }で、もう1つの窓口と同じです。2つの窓口が払う額は違っていなければなりません。
market-too-few-to-start =
    「{ $figure }」は{ $count }ですが、{ $players }人で始めるには{ $players }以上必要です。
market-box-too-small =
    { $what ->
        [ships] すべての市場で合わせて{ $count }隻の船が必要ですが、箱には{ $box }隻しかありません。
        [barrels] すべての市場で合わせて{ $count }樽が必要ですが、箱には{ $box }樽しかありません。
        [pieces] すべての市場で合わせて{ $count }個のコマが必要ですが、箱には{ $box }個しかありません。
       *[chits] すべての市場で、免許などが合わせて{ $count }枚必要ですが、箱には{ $box }枚しかありません。
    }
market-turn-limit-wrong = turn_limitは1から{ $most }までの数でなければなりません。{ $value }は使えません。
market-markets-wrong = { $option }は、1から{ $most }までの数か、{ $known }のリストでなければなりません。{ $value }は使えません。
market-setup-first = 「first」は0から{ $last }までの席でなければなりません。今の値は{ $value }です。
market-setup-markets =
    使う市場は、{ $known }の中から{ $count ->
       *[other] { $count }つ
    }を、この順に、先頭の市場を含めて並べなければなりません。今の値は{ $value }です。

## できない理由：別のことが求められている

market-asked-freezing = 先に、冷凍庫を使うかどうかを決めてください。
market-asked-keeping = 先に、だめになりそうなフグを残すか、あきらめるかを決めてください。
market-asked-turn = 今それはできません。できるのは、漁をする、市場に入る、買い付けをする、桟橋を開く、手番を終える、のどれかです。
market-asked-entering = 先に、市場「{ $market }」の入場料を払ってください。払い方：{ $ways }。
market-asked-fishing = 漁の最中です。船を選ぶか、値段を変えるか、「完了」を選んでください。
market-asked-ship =
    船{ $ship }が行動します。{ $barge ->
        [0] できるのは、出港、漁、入港のどれかです。
       *[other] できるのは、出港、漁、入港、運搬船への積み替えのどれかです。
    }
market-asked-price = 先に、¥100から¥{ $most }までの値段をつけてください。
market-asked-at = 先に、どれのことかを値段で選んでください。
market-asked-market = 市場「{ $market }」では、それはできません。「完了」で市場を出ます。
market-asked-returning = 免許枠に空きがありません。先に、返す免許を選んでください。
market-asked-giving = 先に、コマを受け取る窓口を選んでください。
market-asked-offering = 先に、価値{ $spot }以上のコマを差し出し、「完了」を選んでください。
market-asked-purchasing = 買い付けの最中です。売り手を選ぶか、何かを買うか、「完了」を選んでください。
market-asked-taking = 先に、この売り手から何かを買ってください。
market-asked-bidding = 競りの最中です。入札額を決めてください。
market-asked-awarding = 最も高い入札が並んでいます。先に、落札者を選んでください。

## できない理由：ルールで禁じられている

market-no-action-left =
    アクションは2つとも使いました。{ $choices ->
        [0] 手番を終えてください。
       *[other] 手番を終えるか、アクションを使わずに入れる市場に入ってください：{ $markets }。
    }
market-nothing-to-fish = 行動できる船も、売り出し中のものもありません。市場に入るか、手番を終えてください。
market-nothing-to-buy =
    { $case ->
        [purchase] 所持金¥{ $money }では、今ほかのプレイヤーから買えるものがありません。
        [nobody] プレイヤー{ $player }はいません。番号は1から{ $players }までです。
        [already] すでに{ $seller }から買っています。何かを買うか、「完了」を選んでください。
       *[seller] { $seller }の売り物に、所持金¥{ $money }で買えるものはありません。{ $choices ->
            [0] ほかの誰からも買えません。
           *[other] 買える相手：{ $sellers }。
        }
    }
market-not-in-play =
    市場「{ $market }」は、このゲームでは使っていません。{ $choices ->
        [0] 今入れる市場はありません。
       *[other] 今入れる市場：{ $markets }。
    }
market-no-way-in =
    市場「{ $market }」の入場料を払えません。入場料は{ $needed ->
        [0] {""}
       *[other] { $needed }アクション
    }{ $fee ->
        [none] {""}
       *[other] { $needed ->
            [0] {""}
           *[other] か
        }¥{ $fee }（1手番に1回）
    }{ $piece ->
        [none] {""}
       *[other] { $others ->
            [0] {""}
           *[other] か
        }{ $piece }1個（1手番に1回）
    }ですが、残りは{ $left ->
        [0] 0アクション
       *[other] { $left }アクション
    }{ $carts ->
        [0] {""}
       *[other] 、台車{ $carts }回分
    }{ $fee ->
        [none] {""}
       *[other] 、所持金は¥{ $money }
    }{ $piece ->
        [none] {""}
       *[other] { $owned ->
            [0] 、{ $piece }はなし
           *[other] 、{ $piece }はあり
        }
    }です。
market-nothing-to-do-there =
    市場「{ $market }」で今できることはありません。入ったら、少なくとも1つは何かをしなければなりません。{ $choices ->
        [0] 今入れる市場はありません。
       *[other] 今入れる市場：{ $markets }。
    }
market-no-such-way = 市場「{ $market }」の入場料は、その方法では払えません。払い方：{ $ways }。
market-all-ports-open = { $ports }つの桟橋は、すべて開いています。
market-nothing-done =
    { $case ->
        [port] 桟橋に¥{ $cost }を払うと、残り¥{ $left }ではここで何もできません。先に、少なくとも1つは何かをしてください。
        [fishing] 漁のアクションでは、少なくとも1隻が何かを行うか、値段を1つ変えなければなりません。
        [purchase] 買い付けを終える前に、少なくとも1つ買ってください。
       *[visit] 市場「{ $market }」を出る前に、少なくとも1つは何かをしてください。
    }
market-too-dear = お金が足りません。{ $what }は¥{ $price }ですが、所持金は¥{ $money }です。
market-not-your-ship =
    { $choices ->
        [0] 船を持っていません。
       *[other] それは自分の船ではありません。自分の船の番号は{ $ships }です。
    }
market-ship-has-acted =
    { $case ->
        [hand-over] 船{ $ship }は、この漁のアクションですでに行動しました。できるのは積み替えだけです。
       *[fishing] 船{ $ship }は、この漁のアクションですでに行動しました。{ $choices ->
            [0] ほかに行動できる船はないので、「完了」を選んでください。
           *[other] まだ行動できる船の番号は{ $ships }です。
        }
    }
market-ship-cannot-act = 船{ $ship }は海上にいますが、獲れるものも空いた桟橋もないので、何もできません。
market-ship-in-port = 船{ $ship }は停泊中です。先に出港しなければなりません。
market-ship-at-sea =
    { $case ->
        [undock] 船{ $ship }はすでに海上にいます。できるのは漁か入港です。
       *[sell] 船{ $ship }は海上にいます。売れるのは停泊中の船だけです。
    }
market-ship-is-new = 船{ $ship }は、この訪問で買った船です。同じ訪問では売れません。
market-no-free-port =
    { $case ->
        [barge] 運搬船には、開いていて船のいない第2桟橋が必要です。開いている桟橋は{ $ports }つのうち{ $opened }つです
       *[ship] 空いた桟橋がありません。開いている桟橋は{ $ports }つのうち{ $opened }つです
    }{ $cost ->
        [none] {""}
       *[other] 。次の桟橋は¥{ $cost }で開けます
    }。
market-no-barrels =
    { $fish }の樽は残っていません。{ $choices ->
        [0] この船は今、何も獲れません。
       *[other] この船が獲れるもの：{ $kinds }。
    }
market-ship-full =
    { $case ->
        [barge] 船{ $ship }は運搬船です。自分では漁をせず、ほかの船が獲ったものを積みます。
        [other] 船{ $ship }は{ $carried }を積んでいます。1隻に積めるのは1種類だけです。
       *[full] 船{ $ship }には、もう{ $carried }を積めません。すでに{ $barrels ->
           *[other] { $barrels }樽
        }積んでいます。
    }
market-no-licence =
    { $licences ->
        [0] { $fish }の免許がありません。
        [1] { $fish }の免許は、ほかの船が使っています。
       *[other] { $fish }の免許は{ $licences }枚とも、ほかの船が使っています。
    }{ $choices ->
        [0] この船は今、何も獲れません。
       *[other] この船が獲れるもの：{ $kinds }。
    }
market-no-barge = 海上に運搬船がいないので、{ $fish }を積めません。
market-nothing-aboard = 船{ $ship }には積み替えるものがありません。
market-not-on-sale =
    { $case ->
        [price] そこに¥{ $price }の{ $fish }はありません。選べる値段：{ $prices }。
        [whom] { $choices ->
            [0] 今買えるものは、誰も売っていません。
           *[other] 先に、誰から買うかを選んでください：{ $sellers }。
        }
        [reprice] 自分の港に、今値段を変えられる{ $rowed ->
            [0] { $fish }
           *[other] { $fish }（{ $row }）
        }はありません。{ $choices ->
            [0] ほかに変えられるものもありません。
           *[other] 変えられるもの：{ $lots }。
        }
        [barrel] 自分の港に、サバの樽（{ $row }）はありません。
       *[seller] { $seller }は{ $rowed ->
            [0] { $fish }
           *[other] { $fish }（{ $row }）
        }を売っていません。{ $choices ->
            [0] 買えるものはありません。
           *[other] 買えるもの：{ $lots }。
        }
    }
market-same-price = 値段はすでに¥{ $price }です。別の値段にしてください。
market-no-such-price = ¥{ $price }という値段はつけられません。¥100から¥{ $most }までにしてください。
market-own-harbour =
    自分からは買えません。{ $choices ->
        [0] 今買えるものは、ほかに誰も売っていません。
       *[other] 買える相手：{ $sellers }。
    }
market-sold-out =
    { $case ->
        [licence] { $fish }の免許は残っていません。
        [takoyaki] たこ焼きは残り{ $left }個ですが、タコ1個につき{ $needed }個必要です。
        [chit] { $what }は残っていません。
        [ship] { $size }は残っていません。{ $choices ->
            [0] 今買える船はありません。
           *[other] 今買える船：{ $sizes }。
        }
       *[piece] 市場に{ $fish }のコマが残っていないので、その樽は買えません。
    }
market-one-a-visit = { $fish }の免許は、一度の訪問で1枚しか取れません。
market-no-slot = { $slots }つの免許枠はすべて埋まっていて、代わりに返せる別の種類の免許もありません。
market-not-returnable =
    { $case ->
        [same] { $fish }の免許を取るには、別の種類の免許を返さなければなりません。
       *[needed] 船が{ $fish }を積んでいるので、その免許は返せません。
    }{ $choices ->
        [0] 返せる免許はありません。
       *[other] 返せる免許：{ $kinds }。
    }
market-not-owned =
    { $case ->
        [licence] { $fish }の免許は持っていません。{ $choices ->
            [0] 返せる免許はありません。
           *[other] 返せる免許：{ $kinds }。
        }
       *[piece] 渡せるコマの中に、{ $value ->
            [0] { $piece }
           *[other] { $piece }（{ $value }）
        }はありません。{ $choices ->
            [0] コマは残っていません。
           *[other] 持っているもの：{ $pieces }。
        }
    }
market-not-wanted =
    { $case ->
        [place] ¥{ $yen }の窓口は、もう受け取りません。¥{ $left }の窓口が残っています。
        [government] 政府は、もう受け取りません。
        [barrel] この市場ではサバを買い取りません。コマも樽も売れません。
       *[market] 市場「{ $market }」では、{ $value ->
            [0] { $piece }
           *[other] { $piece }（{ $value }）
        }は売れません。{ $choices ->
            [0] ここで売れるものはありません。
           *[other] ここで売れるもの：{ $pieces }。
        }
    }
market-loan-or-share =
    { $case ->
        [share] 一度でも株を持った人は、ローンを組めません（持っている株：{ $shares }）。
       *[loan] 一度でもローンを組んだ人は、株を買えません（借りているローン：{ $loans }）。
    }
market-spot-done =
    交易枠{ $spot }は、この訪問ですでに使いました。{ $choices ->
        [0] ほかに使える交易枠はありません。
       *[other] ほかに使える交易枠：{ $spots }。
    }
market-not-worth-enough =
    { $case ->
        [offer] この交易枠には価値{ $spot }以上のコマが必要ですが、差し出した分はまだ{ $worth }です。もっと差し出してください。
       *[spot] 交易枠{ $spot }には価値{ $spot }以上のコマが必要ですが、持っているコマの価値は全部で{ $value }です。
    }
market-bid-too-high = ¥{ $bid }は入札できる額を超えています。¥0から¥{ $most }までにしてください。
market-not-tied = { $seat }の入札額は最高ではありません。選べるのは{ $tied }です。

## 起きたこと

market-fact-turn-begins = { $seat }の手番（{ $turn }回目）
market-fact-end-begins = 終了条件が満たされました。{ $seat }の所持金は¥{ $money_shown }、資源価値は{ $value }です。この手番のあと、ほかの全員がもう1回ずつ手番を行うと、ゲーム終了です。
market-fact-freezer-used = { $seat }が冷凍庫を使い、鮮度を保ちました。
market-fact-fugu-kept = { $seat }が¥{ $price_shown }を払い、だめになりそうなフグを残しました。
market-fact-rotted =
    { $seat }の{ $kind }が{ $barrels ->
       *[other] { $barrels }樽
    }失われました。
market-fact-row-degraded =
    { $seat }の{ $barrels ->
       *[other] { $barrels }樽
    }の鮮度が落ちました。
market-fact-port-opened = { $seat }が¥{ $yen_shown }で第{ $port }桟橋を開きました。
market-fact-fishing-begins = { $seat }が漁を始めました。
market-fact-undocked = { $seat }の船{ $ship }（{ $size }）が出港しました。
market-fact-fished = { $seat }の船{ $ship }が{ $kind }を獲りました。積み荷は{ $barrels }樽です。
market-fact-barge-loaded = { $seat }の船{ $ship }が{ $kind }を獲り、運搬船に積みました。
market-fact-handed-over = { $seat }の船{ $ship }が{ $kind }{ $barrels }樽を運搬船に積み替えました。
market-fact-docked =
    { $seat }の船{ $ship }（{ $size }）が{ $barrels ->
        [0] 空のまま入港しました。
       *[other] { $barrels }樽を積んで入港しました。
    }
market-fact-priced = { $seat }が{ $kind }を¥{ $price_shown }で売りに出しました。
market-fact-repriced = { $seat }が{ $kind }の値段を¥{ $old_shown }から¥{ $price_shown }に変えました。
market-fact-eel-track = ウナギの価値トラックは{ $value }です。
market-fact-barrels-returned =
    { $seat }の{ $kind }{ $barrels ->
       *[other] { $barrels }樽
    }が、代金なしで市場に戻りました。
market-fact-unloading-paid = { $seat }が{ $barrels }樽の荷揚げで¥{ $yen_shown }を受け取りました。
market-fact-no-auction = 競りにかける{ $kind }は残っていません。
market-fact-drawn = { $seat }が{ $piece }を荷揚げしました。価値{ $value }のコマを引き、競りにかけます。
market-fact-bid-made = { $seat }が¥{ $bid_shown }で入札しました。
market-fact-seat-ready = { $seat }が入札を終えました。
market-fact-bid-shown = { $seat }の入札額は¥{ $bid_shown }です。
market-fact-bids-tied = 最も高い¥{ $bid_shown }の入札が並びました。{ $seat }が落札者を選びます。
market-fact-auction-won =
    { $bid ->
        [0] { $seat }が{ $piece }（{ $value }）をただで手に入れました。
       *[other] { $seat }が{ $piece }（{ $value }）を¥{ $bid_shown }で落札しました。漁師は{ $fisher }です。
    }
market-fact-overfished = { $market }市場が乱獲状態になりました！
market-fact-market-opened = 新しい市場が加わりました：{ $market }。
market-fact-entry-paid =
    { $yen ->
        [0] { $seat }が入場料を払いました（{ $way }）。
       *[other] { $seat }が入場料¥{ $yen_shown }を払いました。
    }
market-fact-piece-paid = { $seat }が入場料を払いました（{ $piece }、価値{ $value }）。
market-fact-entered = { $seat }が市場「{ $market }」に入りました。
market-fact-licence-paid = { $seat }が{ $market }の免許で¥{ $yen_shown }を受け取りました。
market-fact-licence-taken =
    { $yen ->
        [0] { $seat }が{ $market }の免許を1枚取りました。
       *[other] { $seat }が{ $market }の免許を1枚、¥{ $yen_shown }で取りました。
    }
market-fact-licence-returned = { $seat }が{ $market }の免許を1枚返しました。
market-fact-sold = { $seat }が{ $piece }（価値{ $value }）を¥{ $yen_shown }で売りました。
market-fact-barrel-sold = { $seat }が、¥{ $price_shown }で売り出していたサバの樽を¥{ $yen_shown }で売りました。
market-fact-converted = { $seat }がタコ1個をたこ焼き{ $takoyaki }個に加工しました。
market-fact-ship-bought = { $seat }が{ $size }を¥{ $yen_shown }で買いました（船{ $ship }）。
market-fact-ship-sold = { $seat }が船{ $ship }（{ $size }）を¥{ $yen_shown }で売りました。
market-fact-loan-taken = { $seat }が¥{ $yen_shown }のローンを組みました。
market-fact-share-bought = { $seat }が株を¥{ $yen_shown }で買いました。
market-fact-rented = { $seat }が{ $rental }を¥{ $yen_shown }で借りました。
market-fact-rental-returned = { $seat }が{ $rental }を使い切り、店に返しました。
market-fact-given = { $seat }が{ $piece }（価値{ $value }）を政府に寄付し、¥{ $yen_shown }を受け取りました。
market-fact-spot-sold = { $seat }が交易枠{ $spot }に価値{ $worth }のコマを差し出し、¥{ $yen_shown }を受け取りました。
market-fact-spot-swapped = { $seat }が交易枠{ $spot }に価値{ $worth }のコマを差し出し、そこにあるコマと交換しました。
market-fact-piece-offered = { $seat }が{ $piece }（価値{ $value }）を差し出しました。
market-fact-piece-taken = { $seat }が{ $piece }（価値{ $value }）を取りました。
market-fact-bought = { $seat }が{ $seller }から{ $piece }を¥{ $price_shown }で買いました。
market-fact-limit-reached = 全員が{ $turns }回の手番を終えたので、ゲームはここで終わりです。
market-fact-most-value = { $seat }の資源価値{ $value }は最高です：+¥{ $yen_shown }。
market-fact-least-value = { $seat }の資源価値{ $value }は最低です：−¥{ $yen_shown }。
market-fact-loans-repaid =
    { $seat }が{ $loans ->
        [1] ローンを返します
       *[other] ローン{ $loans }件を返します
    }：−¥{ $yen_shown }。
market-fact-shares-paid =
    { $seat }が{ $shares ->
        [1] 1株
       *[other] { $shares }株
    }の分け前¥{ $yen_shown }を受け取ります。
market-fact-scored = { $seat }：所持金¥{ $money_shown }、資源価値{ $value }で{ $worth_shown }、合計{ $total_shown }。

## 経過。$parts、$goodsなどは、下の文を組み合わせたもの

# 1人が続けて行ったことの間。
market-told-then = {" "}/{" "}
market-told-rotted = { $seat }が{ $goods }を失いました。
market-told-fishing = { $seat }の漁：{ $parts }。
market-told-undocks = 船{ $ship }が出港
market-told-catches = 船{ $ship }が{ $fish }を獲る
market-told-onto-barge = 船{ $ship }が{ $fish }を獲り、運搬船へ
market-told-hands-over = 船{ $ship }が{ $goods }を運搬船に積み替え
market-told-docks =
    { $barrels ->
        [0] 船{ $ship }が空で入港
       *[other] 船{ $ship }が{ $barrels }樽を積んで入港
    }
market-told-docks-goods = 船{ $ship }が入港（{ $goods }）
market-told-prices = 売り出し（{ $goods }）
market-told-priced = { $goods } ¥{ $yen }
market-told-repriced = { $goods }を¥{ $old }から¥{ $yen }に変更
market-told-barrels-back =
    { $fish }{ $barrels ->
       *[other] { $barrels }樽
    }は代金なしで市場へ
market-told-unloading = 荷揚げのボーナス¥{ $yen }
market-told-licence-back = { $fish }の免許を1枚返却
market-told-no-auction = 競りにかける{ $fish }は残りなし
market-told-port = ¥{ $yen }で桟橋を開く
market-told-track = ウナギの価値トラックは{ $value }
market-told-enters = { $seat }が{ $place }に入りました（{ $ways }）。
market-told-visits = { $seat }が{ $place }に入りました（{ $ways }）：{ $parts }。
market-told-goes-on = { $seat }：{ $parts }。
market-told-way =
    { $way ->
        [action] { $count ->
           *[other] { $count }アクション
        }
        [cart] { $count ->
            [1] 台車
           *[other] 台車{ $count }回
        }
        [yen] ¥{ $yen }
       *[other] { $name }
    }
market-told-licences =
    { $fish }の免許{ $count ->
       *[other] { $count }枚
    }を¥{ $yen }で取得
market-told-sold = { $goods }を¥{ $yen }で売却
market-told-barrels-sold =
    { $count ->
       *[other] { $count }樽
    }を¥{ $yen }で売却
market-told-ship-bought = { $size }を¥{ $yen }で購入
market-told-ship-sold = 船{ $ship }を¥{ $yen }で売却
market-told-loan = ¥{ $yen }のローンを組む
market-told-share = 株を¥{ $yen }で購入
market-told-rented = { $rental }を¥{ $yen }で借りる
market-told-rental-back = { $rental }を使い切る
market-told-trades = 交易枠{ $spot }で{ $goods }を¥{ $yen }に
market-told-swaps = 交易枠{ $spot }で{ $goods }を{ $taken }と交換
market-told-takoyaki = たこ焼き{ $count }個を売り出し（{ $prices }）
market-told-income =
    { $count ->
        [1] 免許収入：{ $seats }に¥{ $yen }。
       *[other] 免許収入：{ $seats }に¥{ $yen }ずつ。
    }
market-told-buys = { $seat }の買い付け：{ $goods }。
market-told-bought =
    { $count ->
        [1] { $seller }から{ $goods }（¥{ $yen }）
       *[other] { $seller }から{ $goods }（1つ¥{ $yen }）
    }
market-told-bids = 入札額：{ $bids }。
market-told-bid = { $seat } ¥{ $bid }
market-told-won = { $seat }が{ $piece }を¥{ $bid }で落札し、{ $fisher }に払いました。
market-told-won-own = { $seat }が{ $piece }を¥{ $bid }で落札し、銀行に払いました。
market-told-tied = 最高額が並んだので、漁師が落札者を選びます。

## 場

market-phase-freezing = 冷凍庫を使うか
market-phase-keeping = フグを残すか
market-phase-turn = アクションの選択
market-phase-entering = 入場料の支払い
market-phase-entering-at = 入場料の支払い
market-phase-fishing = 漁
market-phase-ship = 漁
market-phase-unloading = 樽の値付け
market-phase-repricing-at = 値段の変更
market-phase-repricing = 値段の変更
market-phase-market = 市場の中
market-phase-returning = 免許の返却
market-phase-barrel-at = 樽の売却
market-phase-converting = たこ焼きの値付け
market-phase-giving = コマの寄付
market-phase-offering = 交易
market-phase-purchasing = 買い付け
market-phase-taking = 買い付け
market-phase-taking-at = 買い付け
market-phase-bidding = 競り
market-phase-awarding = 落札者選び
market-phase-drawing = コマを引く
market-phase-new-market = 新しい市場
market-phase-over = 終了

## 言葉で伝える場

market-words-piece =
    { $printed ->
        [none] { $count ->
            [1] { $piece }
           *[other] { $piece }×{ $count }
        }
       *[other] { $count ->
            [1] { $piece }（{ $printed }）
           *[other] { $piece }（{ $printed }）×{ $count }
        }
    }

## 求められていること

market-ask-hint = 入力できるもの：{ $words }。「?」で詳細を表示します。
market-ask-freezing =
    手番の開始です。冷凍庫を使わないと、{ $lost ->
        [0] 新鮮な{ $moved }樽の鮮度が落ちます
       *[other] { $lost }樽が失われます
    }。使いますか（あと{ $uses }回）？
market-ask-keeping = フグが1樽、だめになりそうです。¥{ $yen }を払って残しますか？
market-ask-turn =
    { $actions ->
        [0] アクションは残っていません。所持金は¥{ $money }です。手番を終えるか、アクションのいらないことをしてください。
       *[other] 残りは{ $actions }アクション、所持金は¥{ $money }です。何をしますか？
    }
market-ask-entering =
    { $due ->
        [0] 市場「{ $market }」の入場料を何で払いますか{ $fee ->
            [0] {""}
           *[other] （お金なら¥{ $fee }）
        }？
       *[other] 市場「{ $market }」に入るには、あと{ $due }アクション必要です。何で払いますか？
    }
market-ask-entering-at = 市場「{ $market }」の入場料に、自分の港のどの{ $fish }を使いますか？　値段：{ $prices }
market-ask-fishing = 漁：次に行動する船を選んでください。値段を変えるか、漁を終えることもできます。
market-ask-ship =
    船{ $ship }（{ $size }）は{ $where ->
        [port] 停泊中です
       *[other] 海上にいて、{ $barrels ->
            [0] 空です
           *[other] { $cargo }を{ $barrels }樽積んでいます
        }
    }。何をしますか？
market-ask-unloading =
    自分の港の{ $fish }1樽の値段をいくらにしますか（¥100〜¥{ $most }）？{ $more ->
        [0] {""}
       *[other] （このあと、もう{ $more }樽）
    }
market-ask-converting =
    自分の港の{ $fish }1つの値段をいくらにしますか（¥100〜¥{ $most }）？{ $more ->
        [0] {""}
       *[other] （このあと、もう{ $more }つ）
    }
market-ask-repricing = 自分の港の{ $fish }の値段を¥{ $yen }からいくらに変えますか（¥100〜¥{ $most }）？
market-ask-repricing-at = 自分の港のどの{ $fish }の値段を変えますか？　今の値段：{ $prices }
market-ask-barrel-at = 自分の港のどの{ $fish }の樽を市場に売りますか？　値段：{ $prices }
market-ask-market = { $place }にいます。所持金は¥{ $money }です。何をしますか？
market-ask-returning = 免許枠に空きがないので、{ $what }を取るには免許を1枚返します。どれを返しますか？
market-ask-giving =
    政府に{ $value ->
        [0] { $fish }
       *[other] { $fish }（{ $value }）
    }を寄付します。どの窓口にしますか？
market-ask-offering =
    交易枠{ $spot }：価値{ $spot }以上のコマを差し出してください。{ $offered ->
        [none] まだ何も差し出していません。
       *[other] 今の価値は{ $worth }です：{ $offered }
    }
market-ask-purchasing =
    { $seller ->
        [none] 所持金は¥{ $money }です。誰から買いますか？
       *[other] 所持金は¥{ $money }です。{ $seller }からもっと買うか、ほかのプレイヤーを選ぶか、買い付けを終えてください。
    }
market-ask-taking = 所持金は¥{ $money }です。{ $seller }から何を買いますか？
market-ask-taking-at = { $seller }からどの{ $fish }を買いますか？　値段：{ $prices }
market-ask-bidding = 秘密入札：{ $fisher }が獲った{ $fish }（価値{ $value }）に、いくら入札しますか（¥0〜¥{ $money }）？
market-ask-bidding-own = 秘密入札：自分が獲った{ $fish }（価値{ $value }）に、いくら入札しますか（¥0〜¥{ $money }）？　ほかの人が落札すれば、代金はあなたに入ります。
market-ask-awarding = 最高額の¥{ $tied }が並びました。{ $fish }（価値{ $value }）の落札者を誰にしますか？
market-warning-last-turn = これがあなたの最後の手番です。全員の最後の手番が終わるとゲーム終了です。
market-warning-one-turn = 最後の手番に入っています。あなたの手番はあと1回です。
market-warning-no-turn =
    { $turns ->
        [1] 最後の手番に入っています。あなたの手番はもうありません。この手番が終わるとゲーム終了です。
       *[other] 最後の手番に入っています。あなたの手番はもうありません。あと{ $turns }手番でゲーム終了です。
    }
market-warning-limit = { $turns }手番目が最後です。終わるとゲーム終了です。
market-warning-ends-money = { $seat }は次の手番で終了条件を満たします（所持金¥{ $money }）。そのあと、あなたの手番はあと1回だけです。
market-warning-ends-value = { $seat }は次の手番で終了条件を満たします（資源価値{ $value }）。そのあと、あなたの手番はあと1回だけです。
market-warning-ends-own = あなたは次の手番で終了条件を満たします。それがあなたの最後の手番になります。
market-warning-held-money = { $seat }の所持金は¥{ $money }で終了条件に届いていますが、資源価値が最も低い（{ $value }）ため、まだ終わりません。
market-warning-held-value = { $seat }の資源価値は{ $value }で終了条件に届いていますが、所持金が最も少ない（¥{ $money }）ため、まだ終わりません。
market-ends-won = これでゲームが終わります。¥{ $own }対¥{ $best }であなたの勝ちです。
market-ends-lost = これでゲームが終わります。¥{ $own }対¥{ $best }であなたの負けです。
market-ends-shared = これでゲームが終わります。¥{ $own }で勝利を分かち合います。
market-ends-begins =
    これで最後の手番に入ります。{ $seat }が終了条件を満たし、{ $turns ->
        [0] あなたの手番はもうありません
       *[other] あなたの手番はあと1回です
    }。

## どのクライアントにも：見えるものの名前

market-turn = 第{ $number }手番
market-turn-before = 1手番戻る
market-turn-after = 1手番進む
market-view-turn = 手番
market-view-turn-limit = 手番の上限
market-view-phase = フェイズ
market-view-first = スタートプレイヤー
market-view-player = 手番のプレイヤー
market-view-actions-left = 残りアクション
market-view-final-turns = 終了までの手番
market-view-market = 市場
market-view-entry-due = 必要なアクション
market-view-ship = 船
market-view-unpriced = 値段をつけるもの
market-view-unloaded = 荷揚げした樽
market-view-seller = 売り手
market-view-lot = 品物
market-view-lot-row = 段
market-view-price = 値段
market-view-taken = 買うもの
market-view-given = 寄付するもの
market-view-spot = 交易枠
market-view-auction = 競り
market-view-end-money = 終了条件の所持金
market-view-end-value = 終了条件の資源価値
market-view-value-yen = 価値1あたりの円
market-view-gathered = 競りのための樽
market-view-offered = 差し出したもの
market-view-offered-worth = 差し出した価値
market-view-loans-left = 残りのローン
market-view-loan = ローンの額
market-view-repayment = 返済額
market-view-shares-left = 残りの株
market-view-share = 株の値段
market-view-freezers-left = 残りの冷凍庫
market-view-carts-left = 残りの台車
market-view-rent = レンタル料
market-view-port-cost = 桟橋の費用
market-view-highest-price = 値段の上限
market-view-fish = 魚介
market-view-extra = 特別市場
market-view-stock = 船
market-view-government = 政府
market-view-trading = 交易所
market-view-aquarium = 水族館
market-view-seats = プレイヤー
market-view-worth = 価値
market-view-degraded-worth = 鮮度落ちの価値
market-view-pays = 買い取り額
market-view-degraded-pays = 鮮度落ちの買い取り額
market-view-pays-a-value = 価値1の買い取り額
market-view-pays-more = 上乗せ額
market-view-barrels = 樽
market-view-pieces = コマ
market-view-bag = 袋の中
market-view-auction-barrels = 競りに必要な樽
market-view-takoyaki = たこ焼き
market-view-takoyaki-worth = たこ焼きの価値
market-view-licences = 免許
market-view-licence-cost = 免許の値段
market-view-entry-actions = 入場料：アクション
market-view-entry-yen = 入場料：円
market-view-entry-piece = 入場料：コマ
market-view-overfished = 乱獲状態
market-view-gain = もう1個の得点変化
market-view-size = 大きさ
market-view-new = 新品
market-view-fetches = 買い取り額
market-view-used = 中古
market-view-used-price = 中古の値段
market-view-used-fetches = 中古の買い取り額
market-view-yen = 円
market-view-left = 残り
market-view-value = 資源価値
market-view-slots = 積載枠
market-view-port = 桟橋
market-view-cargo = 積み荷
market-view-acted = 行動済み
market-view-hands-over = 運搬船に積み替えられる
market-view-piece = コマ
market-view-printed = 印刷された価値
market-view-count = 個数
market-view-row = 段
market-view-seat = プレイヤー
market-view-money = 所持金
market-view-score = 現在の得点
market-view-score-final = 最終得点
market-view-bonus = 最高・最低の加減
market-view-dividends = 株の分け前
market-view-debt = 返済する額
market-view-slots-free = 空いた免許枠
market-view-freezer-uses = 冷凍庫の使用回数
market-view-cart-uses = 台車の使用回数
market-view-loans = ローン
market-view-shares = 株
market-view-ports = 開いた桟橋
market-view-income = 免許収入
market-view-rotting = 次に失われる樽
market-view-ends-by = 満たした終了条件
market-view-ready = 入札済み
market-view-bid = 入札額
market-view-ships = 船
market-view-sale = 売り出し中
market-view-fisher = 漁師
market-view-bids = 入札額

## どのクライアントにも：決定、その結果、オプション。$first、$second、$thirdは、先頭の言葉に続く言葉。
## ものとプレイヤーは名前で、なければ空。

market-decision-freeze = 冷凍庫を使う
market-decision-thaw = 冷凍庫を使わない
market-decision-keep = フグを残す
market-decision-lose = フグをあきらめる
market-decision-fishing = 漁をする
market-decision-purchase = 買い付けをする
market-decision-open = ¥{ $port }で桟橋を開く
market-decision-end = 手番を終える
market-decision-done =
    { $phase ->
        [fishing] 漁を終える
        [market] 市場「{ $market }」を出る
        [offering] 交易を成立させる
        [purchasing] 買い付けを終える
       *[other] 完了
    }
market-decision-by =
    { $market ->
        [none] { $first }{ $second }で払う
       *[other] 入場料（{ $market }）：{ $first }{ $second }
    }
market-decision-undock = 出港する
market-decision-dock = 入港する
market-decision-hand = 積み荷を運搬船に積み替える
market-decision-licence =
    { $market ->
        [none] 免許を取る
       *[other] ¥{ $cost }で{ $market }の免許を取る
    }
market-decision-convert = たこ焼きに加工する
market-decision-loan = ローンを組む
market-decision-share = 株を買う
market-decision-freezer = 冷凍庫を借りる
market-decision-cart = 台車を借りる
market-decision-buy = { $first }を買う
market-decision-sell = 売る：{ $first } { $second }
market-decision-to =
    { $phase ->
        [giving] { $fish }を¥{ $first }の窓口へ
       *[other] ¥{ $first }の窓口へ
    }
market-decision-spot = 交易枠{ $first }で交易する
market-decision-fish = { $first }を獲る
market-decision-barge = { $first }を獲って運搬船へ
market-decision-return = { $first }の免許を返す
market-decision-enter = { $first }に入る
market-decision-ship = 船{ $first }
market-decision-give = 寄付する：{ $first } { $second }
market-decision-offer = 差し出す：{ $first } { $second }
market-decision-take = 買う：{ $first } { $second }
market-decision-reprice = 値段を変える：{ $first } { $second }
market-decision-price = { $fish }を¥{ $first }にする
market-decision-at =
    { $phase ->
        [entering-at] ¥{ $first }の{ $fish }で払う
        [repricing-at] ¥{ $first }の{ $fish }
        [barrel-at] ¥{ $first }の{ $fish }の樽を売る
        [taking-at] ¥{ $first }の{ $fish }を買う
       *[other] ¥{ $first }のもの
    }
market-decision-from = { $first }から買う
market-decision-award = { $fish }を{ $first }に
market-decision-bid = { $fish }に¥{ $first }で入札する
# Headings of decisions that begin with the same word.
market-choices-by = 支払い方法
market-choices-buy = 買う
market-choices-sell = 売る
market-choices-to = 窓口
market-choices-spot = 交易枠で交易する
market-choices-fish = 獲る
market-choices-barge = 獲って運搬船へ
market-choices-return = 免許を返す
market-choices-enter = 市場に入る
market-choices-ship = 船
market-choices-give = 寄付する
market-choices-offer = 差し出す
market-choices-take = 買う
market-choices-reprice = 値段を変える
market-choices-price = 値段（¥）
market-choices-at = 値段で選ぶ
market-choices-from = プレイヤーから買う
market-choices-award = 落札者
market-choices-bid = 入札額（¥）
market-outcome-money = 所持金
market-outcome-value = 資源価値
market-outcome-score = 現在の得点
market-score = ¥{ $score }
market-outcome-actions = 残りアクション
market-outcome-money-won = 落札時の所持金
market-outcome-value-won = 落札時の資源価値
market-outcome-score-won = 落札時の得点
market-option-fish-markets = 魚市場
market-option-fish-markets-about = 9つの魚市場を、最初からすべて使います（通常は人数より2つ多い数）。
market-option-extra-markets = 特別市場
market-option-extra-markets-about = 7つの特別市場をすべて使います（通常は人数と同じ数）。
market-option-turn-limit = 1人の手番の上限
