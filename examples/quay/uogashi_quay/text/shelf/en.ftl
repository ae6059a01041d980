### Quay on the shelf: what every page shows of it before the rest is loaded. English.

quay-title = Quay
quay-sentence = Bid in secret for crates from the quay, and keep enough money for the next one.
quay-credit = Uogashi
quay-whose = Quay is an example game that comes with Uogashi; anyone can change it.
