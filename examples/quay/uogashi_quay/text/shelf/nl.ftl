### Quay op de plank: wat elke pagina ervan vertelt voordat de rest is geladen. Nederlands.

quay-title = Quay
quay-sentence = Bied in het geheim op kratten aan de kade, en houd genoeg geld over voor het volgende krat.
quay-credit = Uogashi
quay-whose = Quay is een voorbeeldspel dat bij Uogashi hoort; iedereen mag het aanpassen.
