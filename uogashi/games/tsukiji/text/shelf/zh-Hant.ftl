### 架上的《築地》：其餘文句載入之前，各頁面所用的文句。繁體中文（台灣）。

tsukiji-title = 築地
tsukiji-sentence = 為一組組漁獲暗中出價；你的出價，也會左右手上所有貨物的行情。
tsukiji-credit = Leandro Pires（Redbox）
tsukiji-whose = 《築地》由 Leandro Pires 設計，Redbox 出版。
