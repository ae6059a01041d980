### 棚に並ぶ『お買い物ラッシュ』：残りの文を読み込む前に、どのページでも使う文。日本語。

shopping-title = お買い物ラッシュ
shopping-sentence = 売り場を駆け回り、かごを満たし、値下がりする前に店を出ましょう。自動販売機にはご用心。
shopping-credit = Stefan BrakmanとJordan Draper
shopping-whose = 『お買い物ラッシュ』（Shopping Spree）はStefan BrakmanとJordan Draperの作品です。この名前は仮のもので、印刷された題名は手元の資料からは失われています。
