### Shopping Spree on the shelf: what all pages tell of it before the rest is loaded. English.

shopping-title = Shopping Spree
shopping-sentence = Run the aisles, fill the basket, leave before the prices fall. Mind the vending machine.
shopping-credit = Stefan Brakman and Jordan Draper
shopping-whose = Shopping Spree is a game by Stefan Brakman and Jordan Draper. The name is a working title: the printed one is lost in the copy that we have.
