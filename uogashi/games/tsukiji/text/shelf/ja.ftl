### 棚に並ぶ『築地』：残りの文を読み込む前に、どのページでも使う文。日本語。

tsukiji-title = 築地
tsukiji-sentence = 魚介のロットを、ひそかに評価。その評価が、手持ちの魚介すべての相場を動かします。
tsukiji-credit = Leandro Pires（Redbox）
tsukiji-whose = 『築地』はLeandro Piresの作品で、Redboxが出版しています。
