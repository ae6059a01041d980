### Shopping Spree on the shelf: what every page shows of it before the rest is loaded. English.

shopping-title = Shopping Spree
shopping-sentence = Race through the aisles, fill your basket and get out before prices drop. Mind the vending machine.
shopping-credit = Stefan Brakman and Jordan Draper
shopping-whose = Shopping Spree is a game by Stefan Brakman and Jordan Draper. The name is our working title: the printed one is missing from our copy.
