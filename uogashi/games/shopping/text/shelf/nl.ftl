### Shopping Spree op de plank: wat elke pagina ervan vertelt voordat de rest is geladen. Nederlands.

shopping-title = Shopping Spree
shopping-sentence = Ren langs de schappen, vul je mandje en vertrek voordat de prijzen dalen. Pas op voor de automaat.
shopping-credit = Stefan Brakman en Jordan Draper
shopping-whose = Shopping Spree is een spel van Stefan Brakman en Jordan Draper. De naam is een werktitel: in ons exemplaar ontbreekt de gedrukte titel.
