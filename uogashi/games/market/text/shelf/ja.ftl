### 棚に並ぶ『東京築地市場』：残りの文を読み込む前に、どのページでも使う文。日本語。

market-title = 東京築地市場
market-sentence = 漁をして、自分で値をつけ、隣から仕入れる。プレイヤーの取引だけで成り立つ経済です。
market-credit = Jordan Draper
market-whose = 『東京築地市場』（Tokyo Tsukiji Market）はJordan Draperの作品です。
