### 棚に並ぶ『お買い物ラッシュ』：残りの文を読み込む前に、どのページでも使う文。日本語。

shopping-title = お買い物ラッシュ
shopping-sentence = 売り場を駆け回り、かごを満たし、値下がりする前に店を出ましょう。自動販売機にはご用心。
shopping-credit = Stefan BrakmanとJordan Draper
shopping-whose = 『お買い物ラッシュ』（Shopping Spree）はStefan BrakmanとJordan Draperの作品です。題名は仮のものです。手元の資料には、印刷された題名が残っていません。
