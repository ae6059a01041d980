import { position, seatView, speak, TABLE, tsukijiView } from '../../testing';

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Choice, Position, Tried } from '../../generated/messages';
import type { SeatView, TsukijiView } from '../../generated/tsukiji';
import { connection, Refused } from '../../lib/connection.svelte';
import { notes } from '../../lib/notes.svelte';
import type { TableController } from '../../table/controller.svelte';
import { Play } from './play.svelte';

/** The table, as far as it is used here. */
class Table {
  readonly table = TABLE;
  seat = $state<number | null>(0);
  asked = $state(true);
  position = $state.raw<Position | null>(null);
  info = null;
  play = vi.fn(async (_decisions: string[]) => true);
}

let table: Table;
let play: Play;

beforeAll(() => speak());

function show(view: Partial<TsukijiView>, legal: string[] = [], choices: Choice[] | null = null) {
  const outlook = choices && { choices };
  table.position = position((table.position?.seq ?? 5) + 1, { legal, outlook, view: tsukijiView(view) });
  play.renew();
}

beforeEach(() => {
  table = new Table();
  play = new Play(table as unknown as TableController);
});

// --- tickets --------------------------------------------------------------------------------------------------------

const HAND = ['0', '1', '2', '3', '4', 'annul', '-1', '+6', 'x2'];

/** Three lots to be evaluated; these tickets of ours are locked in already. */
function evaluate(placed: string[] = [], more: Partial<SeatView> = {}) {
  const hand = HAND.filter((ticket) => !placed.includes(ticket));
  show({ seats: [seatView(0, { placed, hand, ...more }), seatView(1)] });
}
const onLots = () => [0, 1, 2].map((lot) => play.ticketOn(lot));

describe('laying tickets', () => {
  beforeEach(() => evaluate());

  it('begins with the leftmost lot', () => {
    expect(play.marked).toBe(0);
    expect(onLots()).toEqual([null, null, null]);
  });

  it('puts a ticket on a lot', () => {
    play.lay('x2', 1);
    expect(onLots()).toEqual([null, 'x2', null]);
    expect(play.lotOf('x2')).toBe(1);
  });

  it('moves a ticket that lies elsewhere', () => {
    play.lay('4', 0);
    play.lay('4', 2);
    expect(onLots()).toEqual([null, null, '4']);
  });

  it('swaps two tickets', () => {
    play.lay('4', 0);
    play.lay('0', 1);
    play.lay('4', 1);
    expect(onLots()).toEqual(['0', '4', null]);
  });

  it('sends what lies there back to the counter if the ticket comes from it', () => {
    play.lay('4', 0);
    play.lay('2', 0);
    expect(onLots()).toEqual(['2', null, null]);
  });

  it('marks the next free lot', () => {
    play.lay('0', 1);
    play.lay('4', 0);
    expect(play.marked).toBe(2);
  });

  it('marks the leftmost free lot after the last', () => {
    play.lay('4', 2);
    expect(play.marked).toBe(0);
  });

  it('stays on its lot when there is none free', () => {
    play.lay('0', 0);
    play.lay('1', 2);
    play.lay('2', 1);
    expect(play.marked).toBe(1);
  });

  it('does not lay a ticket that is used up', () => {
    evaluate([], { hand: ['0', '1'] });
    play.lay('x2', 0);
    expect(onLots()).toEqual([null, null, null]);
  });

  it('does not lay a ticket where there is no lot', () => {
    play.lay('4', 3);
    expect(play.lotOf('4')).toBe(-1);
  });

  it('does nothing when we are not asked', () => {
    table.asked = false;
    play.lay('4', 0);
    expect(onLots()).toEqual([null, null, null]);
  });

  it('is complete when every lot has a ticket', () => {
    play.lay('4', 0);
    play.lay('0', 1);
    expect(play.complete).toBe(false);
    play.lay('2', 2);
    expect(play.complete).toBe(true);
  });
});

describe('taking tickets back', () => {
  beforeEach(() => {
    evaluate();
    play.lay('4', 0);
    play.lay('0', 2);
  });

  it('frees the lot and marks it', () => {
    play.takeBack(0);
    expect(onLots()).toEqual([null, null, '0']);
    expect(play.marked).toBe(0);
  });

  it('begins with the rightmost, one after another', () => {
    play.takeBackLast();
    expect(onLots()).toEqual(['4', null, null]);
    play.takeBackLast();
    expect(onLots()).toEqual([null, null, null]);
  });

  it('leaves the mark where it is if there is nothing to take', () => {
    play.mark(2);
    play.takeBack(1);
    expect(play.marked).toBe(2);
  });
});

describe('a press on a ticket', () => {
  beforeEach(() => evaluate());

  it('lays it on the marked lot, and the next empty one is marked', () => {
    play.put('4');
    play.put('0');
    play.put('x2');
    expect(onLots()).toEqual(['4', '0', 'x2']);
    expect(play.complete).toBe(true);
  });

  it('lays it on a lot that was marked by hand', () => {
    play.press(2);
    play.put('4');
    expect(onLots()).toEqual([null, null, '4']);
    expect(play.marked).toBe(0);
  });

  it('takes the place of what lies on the marked lot', () => {
    play.put('4');
    play.press(0);
    play.put('2');
    expect(onLots()).toEqual(['2', null, null]);
  });
});

describe('a press on a lot', () => {
  beforeEach(() => evaluate());

  it('marks it', () => {
    play.press(2);
    expect(play.marked).toBe(2);
  });

  it('leaves its ticket where it is, however often', () => {
    play.lay('4', 1);
    play.press(1);
    play.press(1);
    expect([play.marked, play.ticketOn(1)]).toEqual([1, '4']);
  });
});

describe('the mark', () => {
  it('goes round', () => {
    evaluate();
    play.mark(3);
    expect(play.marked).toBe(0);
    play.mark(-1);
    expect(play.marked).toBe(2);
  });

  it('goes round past what is locked', () => {
    evaluate(['4']);
    play.mark(3);
    expect(play.marked).toBe(1);
    play.mark(0);
    expect(play.marked).toBe(2);
  });
});

describe('locked tickets', () => {
  beforeEach(() => evaluate(['4']));

  it('lie on the leftmost lots', () => {
    expect(onLots()).toEqual(['4', null, null]);
    expect(play.marked).toBe(1);
  });

  it('let no other ticket onto their lot', () => {
    play.lay('0', 0);
    expect(play.lotOf('0')).toBe(-1);
  });

  it('can be neither removed nor moved', () => {
    play.takeBack(0);
    play.put('4');
    expect(onLots()).toEqual(['4', null, null]);
  });

  it('are passed over when the next free lot is marked', () => {
    play.lay('0', 2);
    expect(play.marked).toBe(1);
  });

  it('are not marked by a press', () => {
    play.press(0);
    expect(play.marked).toBe(1);
  });

  it('count, but are not sent again', async () => {
    play.lay('2', 2);
    play.lay('0', 1);
    await play.lockIn();
    expect(table.play).toHaveBeenCalledExactlyOnceWith(['ticket 0', 'ticket 2']);
  });
});

describe('sealing', () => {
  beforeEach(() => evaluate());

  it('decides in the order of the lots, whatever was laid first', async () => {
    play.lay('x2', 2);
    play.lay('4', 0);
    play.lay('annul', 1);
    await play.lockIn();
    expect(table.play).toHaveBeenCalledExactlyOnceWith(['ticket 4', 'ticket annul', 'ticket x2']);
  });

  it('waits until every lot has a ticket', async () => {
    play.lay('4', 0);
    await play.lockIn();
    expect(table.play).not.toHaveBeenCalled();
  });
});

describe('tickets that were locked and are opened again', () => {
  it('lie where they were', async () => {
    evaluate();
    play.lay('x2', 2);
    play.lay('4', 0);
    play.lay('annul', 1);
    await play.lockIn();
    evaluate(['4', 'annul', 'x2']);
    evaluate();
    expect(onLots()).toEqual(['4', 'annul', 'x2']);
  });
});

describe('a new position', () => {
  it('leaves the tickets where they are if others have only become ready', () => {
    evaluate();
    play.lay('4', 1);
    evaluate();
    expect(onLots()).toEqual([null, '4', null]);
  });

  it('takes all tickets back in another round', () => {
    evaluate();
    play.lay('4', 1);
    show({ round: 2, seats: [seatView(0, { placed: [], hand: HAND }), seatView(1)] });
    expect(onLots()).toEqual([null, null, null]);
  });

  it('opens them again if they were locked and undone', () => {
    evaluate(['4', '0', '2']);
    evaluate();
    expect(onLots()).toEqual([null, null, null]);
    expect(play.marked).toBe(0);
  });
});

// --- purchases ------------------------------------------------------------------------------------------------------

const choice = (decision: string, score: number, then: string[] = []): Choice => ({
  decision,
  then,
  change: { money: 0, score },
  after: { money: 11, score },
});

/** What the server would answer to each try, by the decisions. */
let answers: Record<string, Choice[]>;
const asked: string[][] = [];

/** The notes that the player was shown. */
const said = () => notes.all.map((note) => note.text);

const tried = (decisions: string[]): Tried => {
  const choices = answers[decisions.join(', ')] ?? [];
  return {
    type: 'tried',
    table: TABLE,
    seat: 0,
    seq: 6,
    decisions,
    legal: choices.map((each) => each.decision),
    whole: !choices.length,
    outlook: { choices },
  };
};

/** It is our turn to buy; lot 3 is too expensive. */
function offer() {
  const choices = [choice('buy 1', 30, ['takusan tako']), choice('buy 2', 25), choice('pass', 23)];
  show({ phase: 'purchase' }, ['buy 1', 'buy 2', 'pass'], choices);
}

beforeEach(() => {
  vi.restoreAllMocks();
  notes.all = [];
  asked.length = 0;
  answers = {
    'buy 1': [choice('takusan ebi', 28), choice('takusan tako', 30), choice('takusan sake', 29)],
    'buy 1, takusan tako': [choice('yakuza ebi', 30), choice('yakuza tako', 27)],
    'buy 1, takusan ebi': [choice('yakuza tako', 26), choice('yakuza sake', 28)],
    'buy 1, takusan sake': [choice('yakuza sake', 29)],
  };
  vi.spyOn(connection, 'try').mockImplementation(async (_table, _seat, decisions) => {
    asked.push(decisions);
    return tried(decisions);
  });
});

describe('an offer', () => {
  beforeEach(offer);

  it('tells what a lot would bring', () => {
    expect(play.offer(0)?.after.score).toBe(30);
  });

  it('is none for a lot that cannot be bought', () => {
    expect(play.offer(2)).toBeUndefined();
  });

  it('is there for lots that can be bought', () => {
    expect([0, 1, 2].map((lot) => play.can(lot))).toEqual([true, true, false]);
  });

  it('is none when we are not asked', () => {
    table.asked = false;
    expect(play.can(0)).toBe(false);
  });

  it('tells what passing would bring', () => {
    expect(play.passing?.after.score).toBe(23);
  });
});

describe('picking a lot', () => {
  beforeEach(offer);

  it('follows what is best, step by step', async () => {
    await play.pick(0);
    expect(play.decisions).toEqual(['buy 1', 'takusan tako', 'yakuza ebi']);
  });

  it('offers what else could be chosen at each step', async () => {
    await play.pick(0);
    expect(play.layouts.map(({ kind, choices }) => [kind, ...choices.map((each) => each.decision)])).toEqual([
      ['takusan', 'takusan ebi', 'takusan tako', 'takusan sake'],
      ['yakuza', 'yakuza ebi', 'yakuza tako'],
    ]);
  });

  it('asks nothing more where nothing follows', async () => {
    await play.pick(1);
    expect(play.decisions).toEqual(['buy 2']);
    expect(asked).toEqual([['buy 2']]);
  });

  it('that cannot be bought does nothing', async () => {
    await play.pick(2);
    expect(play.lot).toBeNull();
    expect(asked).toEqual([]);
  });

  it('need not wait until it is known what the lots would bring', async () => {
    table.position = { ...table.position!, outlook: null };
    await play.pick(0);
    expect(play.decisions).toEqual(['buy 1', 'takusan tako', 'yakuza ebi']);
  });

  it('happens by a press on it, too', () => {
    play.press(1);
    expect(play.lot).toBe(1);
  });

  it('forgets the one picked before', async () => {
    await play.pick(0);
    await play.pick(1);
    expect(play.decisions).toEqual(['buy 2']);
  });

  it('is not mixed up with another one that was picked meanwhile', async () => {
    const first = play.pick(0);
    await play.pick(1);
    await first;
    expect(play.decisions).toEqual(['buy 2']);
  });

  it('can be undone', async () => {
    await play.pick(0);
    play.unpick();
    expect([play.lot, play.decisions, play.outcome]).toEqual([null, [], null]);
  });

  it('can be undone before what follows is found', async () => {
    const picked = play.pick(0);
    play.unpick();
    await picked;
    expect(play.decisions).toEqual([]);
  });

  it('is undone if the line breaks, and that is said', async () => {
    vi.mocked(connection.try).mockRejectedValue(new Refused({ id: 'web-unreachable' }));
    await play.pick(0);
    expect(play.lot).toBeNull();
    expect(said()).toEqual(['The server cannot be reached right now.']);
  });

  it('is not told of once another one is picked', async () => {
    vi.mocked(connection.try).mockRejectedValueOnce(new Refused({ id: 'web-unreachable' }));
    const first = play.pick(0);
    await play.pick(1);
    await first;
    expect([play.lot, said()]).toEqual([1, []]);
  });

  it('is gone with the next position', async () => {
    await play.pick(0);
    show({ phase: 'purchase' });
    expect([play.lot, play.layouts]).toEqual([null, []]);
  });
});

describe('choosing another row', () => {
  beforeEach(async () => {
    offer();
    await play.pick(0);
    asked.length = 0;
  });

  it('chooses again what follows', async () => {
    await play.choose(0, 'takusan ebi');
    expect(play.decisions).toEqual(['buy 1', 'takusan ebi', 'yakuza sake']);
  });

  it('leaves what comes before as it is', async () => {
    const [before] = play.layouts;
    await play.choose(1, 'yakuza tako');
    expect(play.layouts[0]).toBe(before);
    expect(play.decisions).toEqual(['buy 1', 'takusan tako', 'yakuza tako']);
  });

  it('still offers the one that was best', async () => {
    await play.choose(0, 'takusan ebi');
    expect(play.layouts[0]?.choices.map((each) => each.decision)).toContain('takusan tako');
  });

  it('asks only for what follows', async () => {
    await play.choose(0, 'takusan sake');
    expect(asked).toEqual([
      ['buy 1', 'takusan sake'],
      ['buy 1', 'takusan sake', 'yakuza sake'],
    ]);
  });

  it('asks nothing if it is the same', async () => {
    await play.choose(0, 'takusan tako');
    expect(asked).toEqual([]);
  });
});

describe('the outcome', () => {
  beforeEach(offer);

  it('is none as long as nothing is picked', () => {
    expect(play.outcome).toBeNull();
  });

  it('is that of the lot where nothing follows', async () => {
    await play.pick(1);
    expect(play.outcome).toEqual({ money: 11, score: 25 });
  });

  it('is that of the last thing chosen', async () => {
    await play.pick(0);
    await play.choose(1, 'yakuza tako');
    expect(play.outcome?.score).toBe(27);
  });
});

describe('buying', () => {
  beforeEach(offer);

  it('sends the lot and all that follows as one', async () => {
    await play.pick(0);
    await play.buy();
    expect(table.play).toHaveBeenCalledExactlyOnceWith(['buy 1', 'takusan tako', 'yakuza ebi']);
  });

  it('waits until what is best has been found', async () => {
    void play.pick(0);
    await play.buy();
    expect(table.play).toHaveBeenCalledExactlyOnceWith(['buy 1', 'takusan tako', 'yakuza ebi']);
  });

  it('waits for what follows another row', async () => {
    await play.pick(0);
    void play.choose(0, 'takusan ebi');
    await play.buy();
    expect(table.play).toHaveBeenCalledExactlyOnceWith(['buy 1', 'takusan ebi', 'yakuza sake']);
  });

  it('says what to do where nothing is picked', async () => {
    await play.buy();
    expect(table.play).not.toHaveBeenCalled();
    expect(said()).toEqual(['Choose a lot to preview what you would get.']);
  });

  it('is shown as pressed until the server has answered, and sent once', async () => {
    const picked = play.pick(0);
    const pressed = [play.buy(), play.buy()];
    expect(play.pressed).toBe(true);
    await Promise.all([picked, ...pressed]);
    expect(play.pressed).toBe(false);
    expect(table.play).toHaveBeenCalledOnce();
  });

  it('is answered if the server refuses to tell what follows', async () => {
    vi.mocked(connection.try).mockRejectedValue(new Refused({ id: 'table-over' }));
    void play.pick(0);
    await play.buy();
    expect(table.play).not.toHaveBeenCalled();
    expect([play.pressed, said()]).toEqual([false, ['You did not buy lot 1. The game is over.']]);
  });

  it('is answered if the line breaks', async () => {
    vi.mocked(connection.try).mockRejectedValue(new Refused({ id: 'web-unreachable' }));
    void play.pick(0);
    await play.buy();
    expect(table.play).not.toHaveBeenCalled();
    expect([play.pressed, said()]).toEqual([false, ['You did not buy lot 1. The server cannot be reached right now.']]);
  });

  it('is answered if the table moves on', async () => {
    void play.pick(0);
    const bought = play.buy();
    show({ phase: 'evaluation', round: 2 });
    await bought;
    expect(table.play).not.toHaveBeenCalled();
    expect([play.pressed, said()]).toEqual([
      false,
      ['Too late: someone else has acted. Check the table and try again.'],
    ]);
  });

  it('is answered if it is too late altogether', async () => {
    table.asked = false;
    await play.buy();
    expect(said()).toEqual(['Too late: someone else has acted. Check the table and try again.']);
  });

  it('is dropped when the player picks another lot, lets go, or passes', async () => {
    for (const change of [() => play.pick(1), () => play.unpick(), () => play.pass()]) {
      table.play.mockClear();
      void play.pick(0);
      const bought = play.buy();
      await change();
      await bought;
      expect(play.pressed).toBe(false);
      expect(table.play.mock.calls.flat(2)).not.toContain('buy 1');
    }
    expect(said()).toEqual([]);
  });
});

describe('the rows for special cards', () => {
  /** Lots with one, no and three of them; only the first two can be had. */
  function offerSpecial() {
    offer();
    const cards = [
      ['yakuza', 'ebi', 'takusan'],
      ['ebi', 'sake', 'tako'],
      ['takusan', 'yakuza', 'takusan'],
    ];
    const lots = tsukijiView().lots.map((lot, index) => ({ ...lot, cards: cards[index] as never }));
    show({ phase: 'purchase', lots }, ['buy 1', 'buy 2', 'pass']);
  }
  const kinds = () => play.reserved.map(({ kind, layout }) => [kind, layout?.chosen]);

  it('are there before the server has answered, Takusan first', async () => {
    offerSpecial();
    const picked = play.pick(0);
    expect(kinds()).toEqual([
      ['takusan', undefined],
      ['yakuza', undefined],
    ]);
    await picked;
    expect(kinds()).toEqual([
      ['takusan', 'takusan tako'],
      ['yakuza', 'yakuza ebi'],
    ]);
  });

  it('are kept for the lot that has most of those that can be had', async () => {
    offerSpecial();
    expect(play.rows).toBe(2);
    await play.pick(1);
    expect([play.rows, play.reserved]).toEqual([2, []]);
  });

  it('stay empty where the server has nothing to choose', async () => {
    offerSpecial();
    answers = { 'buy 1': [choice('yakuza ebi', 30)] };
    await play.pick(0);
    expect(kinds()).toEqual([
      ['takusan', undefined],
      ['yakuza', 'yakuza ebi'],
    ]);
  });
});

describe('passing', () => {
  it('is sent at once', async () => {
    offer();
    await play.pass();
    expect(table.play).toHaveBeenCalledExactlyOnceWith(['pass']);
  });

  it('is not possible when we are not asked', async () => {
    offer();
    table.asked = false;
    await play.pass();
    expect(table.play).not.toHaveBeenCalled();
  });
});

describe('a lot that was bought without laying it out', () => {
  it('is laid out as is best', async () => {
    answers = {};
    show(
      { phase: 'takusan' },
      ['takusan ebi', 'takusan tako'],
      [choice('takusan ebi', 28), choice('takusan tako', 30)],
    );
    await play.buy();
    expect(table.play).toHaveBeenCalledExactlyOnceWith(['takusan tako']);
  });
});

describe('a position that comes while a purchase is put together', () => {
  it('leaves it alone if nothing else is asked', async () => {
    offer();
    const picked = play.pick(0);
    offer();
    await picked;
    expect(play.lot).toBe(0);
  });

  it('ends it if something else is asked', async () => {
    offer();
    const picked = play.pick(0);
    show({ phase: 'evaluation', round: 2 });
    await picked;
    expect(play.decisions).toEqual([]);
  });
});
