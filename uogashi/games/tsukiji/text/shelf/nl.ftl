### Tsukiji op de plank: wat elke pagina ervan vertelt voordat de rest is geladen. Nederlands.

tsukiji-title = Tsukiji
tsukiji-sentence = Bied in het geheim op loten vis, en verschuif met elk bod de prijs van alles wat je al hebt.
tsukiji-credit = Leandro Pires (Redbox)
tsukiji-whose = Tsukiji is een spel van Leandro Pires, uitgegeven door Redbox.
