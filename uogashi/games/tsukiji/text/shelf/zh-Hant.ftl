### 架上的《築地魚市》：其餘文句載入之前，各頁面所用的文句。繁體中文（台灣）。

tsukiji-title = 築地魚市
tsukiji-sentence = 暗中為一組組貨物估價；你放的每張點券，也會左右你手上所有貨物的行情。
tsukiji-credit = Leandro Pires（Redbox）
tsukiji-whose = 《築地魚市》（Tsukiji）由 Leandro Pires 設計，Redbox 出版。
