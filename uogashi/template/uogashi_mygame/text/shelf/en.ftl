### Mygame on the shelf: what every page shows of it before the rest is loaded. English.

# TODO: these four, and all texts again in nl.ftl, pt-BR.ftl, ja.ftl and zh-Hant.ftl. Until then, English is shown.
mygame-title = Mygame
mygame-sentence = Take turns removing stones, and leave your opponents as few as you can.
mygame-credit = you
mygame-whose = Mygame was made with uogashi new-game.
