### Tsukiji op de plank: wat elke pagina ervan vertelt voordat de rest is geladen. Nederlands.

tsukiji-title = Tsukiji
tsukiji-sentence = Schat loten vis in het geheim in, en verschuif met elk ticket de prijs van alles wat je al hebt.
tsukiji-credit = Leandro Pires (Redbox)
tsukiji-whose = Tsukiji is een spel van Leandro Pires, uitgegeven door Redbox.
