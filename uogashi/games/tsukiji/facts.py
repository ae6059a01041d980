"""What happens in a game, as numbers: kinds of facts. `notation.py` names them and their arguments."""

(
    ROUND_BEGINS,
    LOT_OFFERED,
    TICKET_PLACED,
    SEAT_READY,
    TICKET_REVEALED,
    LOT_VALUED,
    TABLET_GIVEN,
    MARKER_MOVED,
    LOT_BOUGHT,
    PASSED,
    PRODUCT_LAID,
    TAKUSAN_LAID,
    TAKUSAN_DISCARDED,
    YAKUZA_PAID,
    YAKUZA_WENT,
    LOT_DISCARDED,
    FIRST_PLAYER,
    FINAL_PRICE,
    BONUS,
    SCORED,
) = range(20)
