### 架上的《東京築地市場》：其餘文句載入之前，各頁面所用的文句。繁體中文（台灣）。

market-title = 東京築地市場
market-sentence = 捕魚、自訂售價、向鄰座進貨：有你們的買賣，才有這個市場。
market-credit = Jordan Draper
market-whose = 《東京築地市場》（Tokyo Tsukiji Market）由 Jordan Draper 設計。
