### 棚に並ぶ『波止場』：残りの文を読み込む前に、どのページでも使う文。日本語。

quay-title = 波止場
quay-sentence = 波止場の木箱に、ひそかに入札。次の木箱のためのお金も、残しておきましょう。
quay-credit = Uogashi
quay-whose = 『波止場』はUogashiに付属する見本のゲームです。誰でも自由に改造できます。
