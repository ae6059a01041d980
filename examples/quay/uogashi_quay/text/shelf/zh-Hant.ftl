### 架上的《碼頭》：其餘文句載入之前，各頁面所用的文句。繁體中文（台灣）。

quay-title = 碼頭
quay-sentence = 暗中為碼頭的木箱出價，也別忘了留錢給下一個。
quay-credit = Uogashi
quay-whose = 《碼頭》是 Uogashi 附帶的範例遊戲，任何人都可以修改。
