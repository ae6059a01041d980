"""A bot of your own: it wants good lots cheap, and passes when none is worth its price.

python examples/thrifty_bot.py
"""

from uogashi import Match, load_game, play_to_the_end


def worth(view, card):
    """What a card is worth now: tuna (maguro) as the next of its set, Takusan as the best product, Yakuza as a loss."""
    prices = {marker.product: marker.price for marker in view.market}
    maguro = next(row.cards for row in view.seats[view.viewer].rows if row.product == "maguro")
    prices["maguro"] = view.maguro[maguro] - (view.maguro[maguro - 1] if maguro else 0)
    return {**prices, "takusan": max(prices.values()), "yakuza": -min(prices.values())}[card]


def thrifty(view, legal):
    """(what my seat sees, what I may decide) → what I decide."""
    value = {lot.lot: sum(worth(view, card) for card in lot.cards) for lot in view.lots}
    if view.phase == "evaluation":
        wanted = sorted(value, key=value.get, reverse=True)  # the better a lot, the lower its ticket
        lot = len(view.seats[view.viewer].placed) + 1
        normal = [decision for decision in legal if decision[-1].isdigit() and len(decision) == len("ticket 4")]
        return min(normal, key=lambda decision: abs(int(decision[-1]) - wanted.index(lot)))
    if view.phase == "purchase":
        gain = {f"buy {lot.lot}": value[lot.lot] - lot.price for lot in view.lots} | {"pass": 3}
        return max(legal, key=gain.get)
    best = max if view.phase == "takusan" else min
    return best(legal, key=lambda decision: worth(view, decision.split()[1]))


if __name__ == "__main__":
    wins = 0
    for number in range(200):
        match = Match.new(load_game("tsukiji"), ["thrifty", "random 1", "random 2"], seed=f"thrifty/{number}")
        play_to_the_end(match, [thrifty, "random", "random"])
        wins += 0 in match.winners
    print(f"thrifty won {wins} of 200 games against two random ones")
