### 架上的《瘋狂大採購》：其餘文句載入之前，各頁面所用的文句。繁體中文（台灣）。

shopping-title = 瘋狂大採購
shopping-sentence = 穿梭在貨架之間，裝滿購物籃，趕在跌價前離開。小心自動販賣機。
shopping-credit = Stefan Brakman 與 Jordan Draper
shopping-whose = 《瘋狂大採購》（Shopping Spree）由 Stefan Brakman 與 Jordan Draper 設計。這是暫定的名稱：我們手上的版本缺了印刷的標題。
