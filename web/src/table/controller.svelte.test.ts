import { browser, entry, fact, position, seatInfo, TABLE, tableInfo } from '../testing';

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Choice, News, Position, Step, TableInfo, Tried } from '../generated/messages';
import { get, namesFault, post, Refusal } from '../lib/api';
import { connection, Refused } from '../lib/connection.svelte';
import { notes } from '../lib/notes.svelte';
import { settings } from '../lib/settings.svelte';
import { texts } from '../lib/text.svelte';
import { TableController, type Frame } from './controller.svelte';

vi.mock('../lib/connection.svelte', async (original) => ({
  ...(await original<typeof import('../lib/connection.svelte')>()),
  connection: { follow: vi.fn(), unfollow: vi.fn(), send: vi.fn(), try: vi.fn(), reopen: vi.fn() },
}));
vi.mock('../lib/api', async (original) => ({
  ...(await original<typeof import('../lib/api')>()),
  get: vi.fn(),
  post: vi.fn(),
}));

const tried = (more: Partial<Tried> = {}): Tried => ({
  type: 'tried',
  table: TABLE,
  seat: 0,
  seq: 5,
  decisions: [],
  legal: [],
  whole: false,
  outlook: null,
  ...more,
});
/** An answer that comes when we say so. */
function later<T>() {
  let answer!: (value: T) => void;
  const promise = new Promise<T>((resolve) => (answer = resolve));
  return { promise, answer };
}
const never = () => new Promise<never>(() => undefined);
const moment = () => vi.advanceTimersByTimeAsync(100);

beforeAll(() => texts.use('en'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  vi.mocked(connection.try).mockImplementation(never);
  vi.mocked(connection.send).mockImplementation(never);
  notes.all = [];
  settings.choose({ motion: 'normal' });
  browser.document.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
});

let table: TableController;

/** We come to this table. */
async function come(info: TableInfo, seen: Position | null = null) {
  vi.mocked(get).mockResolvedValueOnce({ info, log: [], position: seen });
  table = new TableController(TABLE, null);
  await table.open();
}
const hear = (news: Partial<News>) => table.hear({ type: 'news', table: TABLE, ...news });

const begin = entry(1, [fact('round-begins', { round: 1, first: 0 })], { kind: 'begin', begins: 1 });

/** A game that has just begun, and it is our turn. */
async function play(more: Partial<Position> = {}, info: Partial<TableInfo> = {}) {
  await come(tableInfo(info));
  hear({ log: [begin], position: position(1, more) });
}
const seqs = () => table.log.map((each) => each.seq);

describe('who is gone', () => {
  const MINUTE = 60_000;
  const three = (absent: (number | null)[], more: Partial<TableInfo> = {}) =>
    tableInfo({
      players: 3,
      seats: absent.map((absent_in, seat) => seatInfo(seat, { present: absent_in === null, absent_in })),
      ...more,
    });
  /** We have nothing to do; these others have. */
  async function wait(acting: number[], absent: (number | null)[]) {
    await play({ acting, legal: [] }, three(absent));
  }

  it('may be played for by a bot a minute after they have left, not earlier', async () => {
    await wait([1], [null, null, null]);
    hear({ info: three([null, MINUTE, null]) });
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(table.gone).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.gone).toEqual([1]);
  });

  it('is not gone any more when they come back, before the minute is over or after it', async () => {
    await wait([1], [null, MINUTE, null]);
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    hear({ info: three([null, null, null]) });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(table.gone).toEqual([]);
    hear({ info: three([null, 0, null]) });
    expect(table.gone).toEqual([1]);
    hear({ info: three([null, null, null]) });
    expect(table.gone).toEqual([]);
  });

  it('matters only when everyone waits for them', async () => {
    await wait([2], [null, 0, null]);
    expect(table.gone).toEqual([]);
    hear({ log: [entry(2)], position: position(2, { acting: [1], legal: [] }) });
    expect(table.gone).toEqual([1]);
  });

  it('may be several, each with a minute of their own', async () => {
    await wait([1, 2], [null, 10_000, 40_000]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.gone).toEqual([1]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(table.gone).toEqual([1, 2]);
  });

  it('does not matter while we are asked something ourselves', async () => {
    await play({ acting: [0, 1] }, three([null, 0, null]));
    expect(table.asked).toBe(true);
    expect(table.gone).toEqual([]);
  });

  it('is nothing to those who only watch', async () => {
    await come(three([0, 0, 0], { you: [] }));
    hear({ log: [begin], position: position(1, { seat: null, acting: [1], legal: [] }) });
    expect(table.gone).toEqual([]);
  });

  it('is forgotten when we leave the table', async () => {
    await wait([1], [null, MINUTE, null]);
    table.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('coming to a table', () => {
  it('we look through our seat, and follow the table', async () => {
    await come(tableInfo({ you: [1] }));
    expect(table.seat).toBe(1);
    expect(connection.follow).toHaveBeenCalledExactlyOnceWith(table);
  });

  it('we look through the seat of ours that has to act', async () => {
    await come(tableInfo({ you: [0, 1] }), position(5, { acting: [1] }));
    expect(table.seat).toBe(1);
  });

  it('we look on if we have no seat', async () => {
    await come(tableInfo({ you: [] }));
    expect(table.seat).toBeNull();
  });

  it('that we may not see, we are told why', async () => {
    vi.mocked(get).mockRejectedValueOnce(new Refusal({ id: 'table-private' }, 403));
    table = new TableController(TABLE, null);
    await table.open();
    expect(table.closed).toEqual({ id: 'table-private' });
    expect(connection.follow).not.toHaveBeenCalled();
  });

  it('that may not be followed, we are told why', async () => {
    await come(tableInfo());
    table.refused({ id: 'table-private' });
    expect(table.closed).toEqual({ id: 'table-private' });
  });

  it('through a seat that we have lost, we return as a spectator', async () => {
    await come(tableInfo());
    vi.mocked(get).mockResolvedValueOnce({ info: tableInfo({ you: [] }), log: [], position: null });
    table.refused({ id: 'seat-not-yours' });
    await moment();
    expect([table.seat, table.closed]).toEqual([null, null]);
    expect(connection.follow).toHaveBeenCalledTimes(2);
    expect(connection.reopen).toHaveBeenCalledOnce(); // the line may belong to our former identity
  });

  it('through a seat that is refused again, we are told why', async () => {
    await come(tableInfo());
    vi.mocked(get).mockResolvedValueOnce({ info: tableInfo(), log: [], position: null });
    table.refused({ id: 'seat-not-yours' });
    await moment();
    table.refused({ id: 'seat-not-yours' });
    expect(table.closed).toEqual({ id: 'seat-not-yours' });
  });

  it('we look through a seat that we play ourselves', async () => {
    const seats = [seatInfo(0, { bot: 'greedy' }), seatInfo(1), seatInfo(2)];
    await come(tableInfo({ you: [0, 1], acting: [0, 2], seats }));
    expect(table.seat).toBe(1);
  });

  it('we ask again if the server was not there', async () => {
    vi.mocked(get).mockRejectedValueOnce(new Refusal({ id: 'web-unreachable' }, 0));
    vi.mocked(get).mockResolvedValueOnce({ info: tableInfo(), log: [], position: null });
    table = new TableController(TABLE, null);
    void table.open();
    await vi.advanceTimersByTimeAsync(1500);
    expect(table.info).toEqual(tableInfo());
  });

  it('we show the pass of our link', async () => {
    vi.mocked(get).mockResolvedValueOnce({ info: tableInfo(), log: [], position: null });
    table = new TableController(TABLE, 'watch.abc');
    await table.open();
    expect(get).toHaveBeenCalledExactlyOnceWith(`/api/tables/${TABLE}`, 'watch.abc');
  });

  it('that is over, we can look back at once', async () => {
    const steps: Step[] = [{ step: 0, at: 0, position: position(1) }];
    vi.mocked(get).mockResolvedValueOnce({ info: tableInfo({ state: 'over' }), log: [], position: position(1) });
    vi.mocked(get).mockResolvedValueOnce(steps);
    table = new TableController(TABLE, null);
    await table.open();
    expect(table.steps).toBe(steps);
  });

  it('that was over before it began, there is nothing to look back to', async () => {
    await come(tableInfo({ state: 'open' }));
    hear({ info: tableInfo({ state: 'over', end: 'abandoned' }) });
    await moment();
    expect(get).toHaveBeenCalledOnce();
  });

  it('and leaving it, we follow it no more', async () => {
    await come(tableInfo());
    table.close();
    expect(connection.unfollow).toHaveBeenCalledExactlyOnceWith(table);
  });
});

describe('news', () => {
  it('is added to the log', async () => {
    await play();
    hear({ log: [entry(2), entry(3)], position: position(3) });
    expect(seqs()).toEqual([1, 2, 3]);
  });

  it('that is told twice is not there twice', async () => {
    await play();
    hear({ log: [entry(2)], position: position(2) });
    hear({ log: [entry(1), entry(2), entry(3)], position: position(3) });
    expect(seqs()).toEqual([1, 2, 3]);
  });

  it('is known up to the entry of its position', async () => {
    await play();
    hear({ log: [entry(2)], position: position(3) });
    expect(table.since).toBe(3);
  });

  it('before the game has no position, but is known, too', async () => {
    await come(tableInfo({ state: 'open' }));
    hear({ log: [entry(1, [fact('made')], { kind: 'event' })] });
    expect([table.since, table.position]).toEqual([1, null]);
  });

  it('of an undo marks what was undone', async () => {
    await play();
    hear({ log: [entry(2), entry(3)], position: position(3) });
    hear({ log: [entry(4, [], { kind: 'undo', undoes: 3 })], position: position(4) });
    expect(table.log.map((each) => each.undone ?? false)).toEqual([false, false, true, false]);
  });

  it('without a view leaves the view as it is', async () => {
    await play({ acting: [0, 1], view: { round: 1 } });
    hear({ log: [entry(2)], position: position(2, { acting: [0], view: null }) });
    expect(table.position).toMatchObject({ seq: 2, acting: [0], view: { round: 1 } });
  });

  it('without a view is not played out: the player who is pressing something goes on', async () => {
    const animator = vi.fn(async () => () => undefined);
    await play({ view: { round: 1 }, secret: true, acting: [0, 1] });
    table.animate(animator);
    hear({ log: [entry(2)], position: position(2, { view: null, secret: true, acting: [0] }) });
    expect(table.busy).toBe(false);
    expect(table.shown?.seq).toBe(2);
    expect(animator).not.toHaveBeenCalled();
  });

  it('leaves unchanged parts of the view the very same', async () => {
    await play({ view: { round: 1, lots: [{ lot: 1 }], seats: [{ money: 20 }] } });
    const before = table.position!.view as { lots: unknown; seats: unknown };
    hear({ log: [entry(2)], position: position(2, { view: { round: 1, lots: [{ lot: 1 }], seats: [{ money: 9 }] } }) });
    const after = table.position!.view as { lots: unknown; seats: unknown };
    expect(after.lots).toBe(before.lots);
    expect(after.seats).toEqual([{ money: 9 }]);
  });

  it('of the table itself is kept', async () => {
    await play();
    hear({ info: tableInfo({ seats: [seatInfo(0), seatInfo(1, { present: false })] }) });
    expect(table.info?.seats[1]?.present).toBe(false);
  });

  it('for another seat of ours, told before we changed it, is passed over', async () => {
    await play({}, { you: [0, 1] });
    hear({ log: [entry(2)], position: position(2, { seat: 1 }) });
    expect(seqs()).toEqual([1]);
  });

  it('for spectators, when we have lost our seat, tells the whole log again', async () => {
    await play();
    hear({ log: [entry(2), entry(3)], position: position(3) });
    hear({ log: [begin, entry(2)], info: tableInfo({ you: [] }), position: position(2, { seat: null, legal: [] }) });
    expect([table.seat, table.since]).toEqual([null, 2]);
    expect(seqs()).toEqual([1, 2]);
  });

  it('that we sit here now lets us look through that seat, from the beginning', async () => {
    await come(tableInfo({ state: 'open', you: [] }));
    hear({ info: tableInfo({ state: 'open', you: [1] }) });
    expect([table.seat, table.since]).toEqual([1, 0]);
    expect(connection.follow).toHaveBeenCalledTimes(2);
  });
});

describe('we are asked', () => {
  it('when there is something that we may decide', async () => {
    await play();
    expect(table.asked).toBe(true);
  });

  it('not when it is the turn of others', async () => {
    await play({ acting: [1], legal: [] });
    expect(table.asked).toBe(false);
  });

  it('not as a spectator', async () => {
    await play({ seat: null }, { you: [] });
    expect(table.asked).toBe(false);
  });

  it('not when the table is over', async () => {
    await play();
    vi.mocked(get).mockResolvedValueOnce([]);
    hear({ info: tableInfo({ state: 'over' }) });
    expect(table.asked).toBe(false);
  });

  it('not while something is played out', async () => {
    await play();
    table.animate(never);
    hear({ log: [entry(2)], position: position(2) });
    expect([table.busy, table.asked]).toEqual([true, false]);
  });

  it('not while we look back', async () => {
    await play();
    vi.mocked(get).mockResolvedValueOnce([
      { step: 0, at: 0, position: position(1) },
      { step: 1, at: 9, position: position(2) },
    ]);
    await table.goTo(0);
    expect(table.asked).toBe(false);
    table.goToNow();
    expect(table.asked).toBe(true);
  });

  it('not while a move is on its way', async () => {
    await play();
    void table.play(['pass']);
    expect(table.asked).toBe(false);
  });

  it('not while the device is being passed on', async () => {
    await play({}, { you: [0, 1] });
    table.handOver = 1;
    expect(table.asked).toBe(false);
  });
});

describe('what could be decided', () => {
  const outlook = { choices: [{ decision: 'pass', then: [], change: {}, after: {} }] };

  it('comes with every position in which we may decide, and need not be asked for', async () => {
    await play({ legal: ['buy 1', 'pass'] });
    expect(table.draft.next).toEqual(['buy 1', 'pass']);
    hear({ log: [entry(2)], position: position(2) });
    expect(table.draft.next).toEqual(['pass']);
    expect(connection.try).not.toHaveBeenCalled();
  });

  it('is nothing when others decide', async () => {
    await play({ acting: [1], legal: [] });
    expect(table.draft.next).toEqual([]);
  });

  it('is nothing where a bot plays on for us', async () => {
    await play({}, { seats: [seatInfo(0, { bot: 'easy' }), seatInfo(1)] });
    expect(table.draft.next).toEqual([]);
  });

  it('stays as it is when something happens around the game', async () => {
    await play();
    vi.mocked(connection.try).mockResolvedValueOnce(tried({ whole: true }));
    await table.draft.tryOut(['pass']);
    hear({ log: [entry(2, [fact('back', { name: 'Ben' })], { kind: 'event' })], position: position(2) });
    expect(table.draft.decisions).toEqual(['pass']);
  });

  it('comes with what it would bring', async () => {
    await play({ outlook });
    expect([table.draft.next, table.draft.outlook]).toEqual([['pass'], outlook]);
  });

  it('is as before where others have only become ready', async () => {
    await play({ outlook, secret: true, acting: [0, 1] });
    hear({ log: [entry(2, [], { seat: 1 })], position: position(2, { secret: true, view: null }) });
    expect([table.draft.next, table.draft.outlook, table.position?.view]).toEqual([['pass'], outlook, {}]);
  });

  it('is put together without sending it', async () => {
    await play();
    vi.mocked(connection.try).mockResolvedValue(tried({ legal: ['takusan ebi'] }));
    expect(await table.draft.tryOut(['buy 1'])).toBe(true);
    expect([table.draft.decisions, table.draft.next, table.draft.whole]).toEqual([['buy 1'], ['takusan ebi'], false]);
    expect(connection.send).not.toHaveBeenCalled();
  });

  it('is whole when the server says so and something is decided', async () => {
    await play();
    vi.mocked(connection.try).mockResolvedValue(tried({ whole: true }));
    await table.draft.tryOut([]);
    expect(table.draft.whole).toBe(false);
    await table.draft.tryOut(['pass']);
    expect(table.draft.whole).toBe(true);
  });

  it('is gone with the next position', async () => {
    await play();
    vi.mocked(connection.try).mockResolvedValueOnce(tried({ whole: true, outlook }));
    await table.draft.tryOut(['pass']);
    hear({ log: [entry(2)], position: position(2) });
    expect([table.draft.decisions, table.draft.next, table.draft.whole, table.draft.outlook]).toEqual([
      [],
      ['pass'],
      false,
      null,
    ]);
  });

  it('is what was asked last, even if an older answer comes later', async () => {
    await play();
    const slow = later<Tried>();
    vi.mocked(connection.try).mockReturnValueOnce(slow.promise);
    vi.mocked(connection.try).mockResolvedValueOnce(tried());
    const late = table.draft.tryOut(['buy 1']);
    await table.draft.tryOut(['buy 2']);
    slow.answer(tried());
    expect(await late).toBe(false);
    expect(table.draft.decisions).toEqual(['buy 2']);
  });

  it('that is refused is told, and changes nothing', async () => {
    await play();
    vi.mocked(connection.try).mockRejectedValueOnce(new Refused({ id: 'table-over' }));
    expect(await table.draft.tryOut(['pass'])).toBe(false);
    expect([table.draft.decisions, notes.all.map((note) => note.text)]).toEqual([[], ['The game is over.']]);
  });

  const said = () => notes.all.map((note) => note.text);
  const UNREACHABLE = 'The server cannot be reached right now.';

  it.each([
    ['must be is not complained of', () => table.draft.goOn(), true, []],
    ['a player has chosen is answered', () => table.draft.add('pass'), false, [UNREACHABLE]],
  ])('when the line is broken, what %s', async (_what, act, done, answer) => {
    await play();
    vi.mocked(connection.try).mockRejectedValueOnce(new Refused({ id: 'web-unreachable' }));
    expect(await act()).toBe(done);
    expect([table.draft.decisions, said()]).toEqual([[], answer]);
  });

  it('when the line is broken, undoing is answered', async () => {
    await play();
    vi.mocked(connection.try).mockResolvedValue(tried({ legal: ['a', 'b'] }));
    await table.draft.add('a');
    await table.draft.add('b');
    vi.mocked(connection.try).mockRejectedValueOnce(new Refused({ id: 'web-unreachable' }));
    expect(await table.draft.takeBack()).toBe(false);
    expect([table.draft.decisions, said()]).toEqual([['a', 'b'], [UNREACHABLE]]);
  });

  it.each([
    ['nobody has chosen', [], []],
    ['a player has chosen', ['pass'], ['Too late: someone else has acted. Check the table and try again.']],
  ])('when the table moves on before the answer, what %s', async (_what, decisions, answer) => {
    await play();
    const slow = later<Tried>();
    vi.mocked(connection.try).mockReturnValueOnce(slow.promise);
    const trying = table.draft.tryOut(decisions);
    hear({ log: [entry(2)], position: position(2) });
    slow.answer(tried());
    expect([await trying, table.draft.decisions, said()]).toEqual([false, [], answer]);
  });

  it('is no secret when it is a mistake of ours', async () => {
    await play();
    vi.mocked(connection.try).mockResolvedValueOnce({} as Tried);
    await expect(table.draft.add('pass')).rejects.toThrow(TypeError);
  });
});

describe('what is asked', () => {
  const ask = (lot: number) => ({ id: 'tsukiji-ask-evaluation', arguments: { lot } });

  it('is what the position asks, then what is asked after what was put together', async () => {
    await play({ ask: ask(1) });
    expect(table.draft.question).toEqual(ask(1));
    vi.mocked(connection.try).mockResolvedValue(tried({ legal: ['a', 'b'], ask: ask(2) }));
    await table.draft.add('ticket 0');
    expect(table.draft.question).toEqual(ask(2));
  });

  it('at each step stays known beside what was decided there', async () => {
    await play({ ask: ask(1) });
    vi.mocked(connection.try).mockImplementation((_table, _seat, decisions) =>
      Promise.resolve(tried({ legal: ['a', 'b'], ask: ask(decisions.length + 1) })),
    );
    await table.draft.add('ticket 0');
    await table.draft.add('ticket 1');
    expect(table.draft.asks).toEqual([ask(1), ask(2), ask(3)]);
    await table.draft.takeBack();
    expect(table.draft.asks).toEqual([ask(1), ask(2)]);
  });

  it('is nothing once all is decided', async () => {
    await play({ ask: ask(1) });
    vi.mocked(connection.try).mockResolvedValue(tried({ whole: true }));
    await table.draft.add('pass');
    expect(table.draft.question).toBeNull();
  });

  it('with what would end the game', async () => {
    const ends = { id: 'tsukiji-ends-won', arguments: { own: 90, best: 80 } };
    await play();
    vi.mocked(connection.try).mockResolvedValue(tried({ whole: true, ends }));
    await table.draft.add('pass');
    expect(table.draft.ends).toEqual(ends);
    hear({ log: [entry(2)], position: position(2) });
    expect(table.draft.ends).toBeNull();
  });
});

describe('a step with a single legal decision', () => {
  /** After this many decisions these could follow, with what each would change. */
  function course(...legal: string[][]) {
    vi.mocked(connection.try).mockImplementation((_table, _seat, decisions) =>
      Promise.resolve(tried({ legal: legal[decisions.length] ?? [], whole: !legal[decisions.length]?.length })),
    );
  }
  beforeEach(() => settings.choose({ forced: true }));

  it('is taken by itself, and those after it, up to the next choice', async () => {
    await play();
    course(['go', 'stay'], ['ship 1'], ['undock'], ['done', 'ship 2']);
    await table.draft.add('go');
    expect([table.draft.decisions, table.draft.alone]).toEqual([
      ['go', 'ship 1', 'undock'],
      [false, true, true],
    ]);
    expect(table.draft.next).toEqual(['done', 'ship 2']);
  });

  it('is never shown before what follows it is clear', async () => {
    await play();
    const slow = later<Tried>();
    vi.mocked(connection.try).mockResolvedValueOnce(tried({ legal: ['ship 1'] }));
    vi.mocked(connection.try).mockReturnValueOnce(slow.promise);
    const added = table.draft.add('go');
    await moment();
    expect(table.draft.decisions).toEqual([]);
    slow.answer(tried({ whole: true }));
    await added;
    expect(table.draft.decisions).toEqual(['go', 'ship 1']);
  });

  it('is asked where it would cost something that the choice before it did not tell of', async () => {
    await play();
    const outlook = { choices: [{ decision: 'licence', then: [], change: { money: -300 }, after: {} }] };
    vi.mocked(connection.try).mockImplementation((_table, _seat, decisions) =>
      Promise.resolve(decisions.length === 1 ? tried({ legal: ['licence'], outlook }) : tried({ whole: true })),
    );
    await table.draft.add('enter octopus');
    expect([table.draft.decisions, table.draft.next]).toEqual([['enter octopus'], ['licence']]);
  });

  it('is left to the player who wants to be asked', async () => {
    settings.choose({ forced: false });
    await play();
    course(['go', 'stay'], ['ship 1'], []);
    await table.draft.add('go');
    expect([table.draft.decisions, table.draft.next]).toEqual([['go'], ['ship 1']]);
  });

  it('is undone together with the choice before it', async () => {
    await play();
    course(['go', 'stay'], ['ship 1'], ['a', 'b'], []);
    await table.draft.add('go');
    await table.draft.add('a');
    await table.draft.takeBack();
    expect(table.draft.decisions).toEqual(['go', 'ship 1']);
    await table.draft.takeBack();
    expect([table.draft.decisions, table.draft.lastChoice]).toEqual([[], -1]);
  });

  it('loses nothing of what was decided if the line breaks on the way', async () => {
    await play();
    vi.mocked(connection.try).mockResolvedValueOnce(tried({ legal: ['ship 1'] }));
    vi.mocked(connection.try).mockRejectedValueOnce(new Refused({ id: 'web-unreachable' }));
    expect(await table.draft.add('go')).toBe(true);
    expect([table.draft.decisions, table.draft.next]).toEqual([['go'], ['ship 1']]);
  });

  it('ends somewhere, whatever a game says', async () => {
    await play();
    vi.mocked(connection.try).mockResolvedValue(tried({ legal: ['again'] }));
    await table.draft.goOn();
    expect(table.draft.decisions).toHaveLength(256);
  });

  it('needs no question where nothing at all can be chosen', async () => {
    await play();
    course(['pass'], []);
    await table.draft.goOn();
    expect([table.draft.decisions, table.draft.lastChoice, table.draft.playsItself]).toEqual([['pass'], -1, true]);
  });

  it.each([
    ['something was chosen', async () => table.draft.add('pass')],
    ['it ends the game', async () => forced({ ends: { id: 'tsukiji-ends-lost' } })],
    ['it costs something', async () => forced({}, { free: undefined })],
    ['it was just undone', async () => (undo(), forced({}))],
  ])('needs one where %s', async (_why, compose) => {
    await play();
    course(['pass'], []);
    await compose();
    expect([table.draft.decisions, table.draft.playsItself]).toEqual([['pass'], false]);
  });

  /** A whole entry that could not be otherwise. */
  async function forced(end: Partial<Tried>, choice: Partial<Choice> = {}) {
    const outlook = { choices: [{ decision: 'pass', then: [], change: {}, after: {}, free: true, ...choice }] };
    hear({ position: position(table.since, { outlook }) });
    vi.mocked(connection.try).mockResolvedValue(tried({ whole: true, ...end }));
    return table.draft.goOn();
  }
  function undo() {
    hear({ log: [entry(2, [], { kind: 'undo', undoes: 1 })], position: position(2) });
  }

  it('needs one on a screen that was just passed on for a secret', async () => {
    await play({ secret: true }, { you: [0, 1] });
    table.handOver = null;
    course(['pass'], []);
    await table.draft.goOn();
    expect(table.draft.playsItself).toBe(false);
  });
});

describe('playing out what happened', () => {
  /** A player of frames who is done when we say so. */
  function animator() {
    const frames: Frame[] = [];
    const done: (() => void)[] = [];
    const cleared: (number | undefined)[] = [];
    const stop = table.animate((frame) => {
      frames.push(frame);
      return new Promise<() => void>((resolve) => done.push(() => resolve(() => cleared.push(table.shown?.seq))));
    });
    const finish = async () => {
      done.shift()!();
      await moment();
    };
    return { frames, finish, stop, cleared };
  }
  const shown = () => table.shown?.seq;

  it('takes its last picture away when the table is shown as it is, and not before', async () => {
    await play();
    const { finish, cleared } = animator();
    hear({ log: [entry(2)], position: position(2) });
    await finish();
    expect(cleared).toEqual([2]);
  });

  it('leaves its last picture where something else follows at once', async () => {
    await play();
    const { finish, cleared } = animator();
    hear({ log: [entry(2)], position: position(2) });
    hear({ log: [entry(3)], position: position(3) });
    await finish();
    expect(cleared).toEqual([]);
    await finish();
    expect(cleared).toEqual([3]);
  });

  it('goes on where nothing is painted any more', async () => {
    await play();
    const { finish } = animator();
    const paint = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    hear({ log: [entry(2)], position: position(2) });
    await finish();
    paint.mockRestore();
    expect(table.busy).toBe(false);
  });

  it('is not needed for what we find when we come', async () => {
    await come(tableInfo());
    const { frames } = animator();
    hear({ log: [begin, entry(2)], position: position(2) });
    expect([shown(), frames]).toEqual([2, []]);
  });

  it('shows the table as it was until it is done', async () => {
    await play();
    const { finish } = animator();
    hear({ log: [entry(2)], position: position(2) });
    expect([shown(), table.position?.seq, table.busy]).toEqual([1, 2, true]);
    await finish();
    expect([shown(), table.busy]).toEqual([2, false]);
  });

  it('gets what happened, and how the table looked before and after it', async () => {
    await play();
    const { frames } = animator();
    hear({ log: [entry(2)], position: position(2) });
    expect(frames).toEqual([{ entries: [entry(2)], before: position(1), after: position(2) }]);
  });

  it('takes one thing after another', async () => {
    await play();
    const { frames, finish } = animator();
    hear({ log: [entry(2)], position: position(2) });
    hear({ log: [entry(3)], position: position(3) });
    expect(frames.map((frame) => frame.after.seq)).toEqual([2]);
    await finish();
    expect(frames.map((frame) => frame.after.seq)).toEqual([2, 3]);
    expect([shown(), table.busy]).toEqual([2, true]);
    await finish();
    expect([shown(), table.busy]).toEqual([3, false]);
  });

  it('begins each with what is shown then', async () => {
    await play();
    const { frames, finish } = animator();
    hear({ log: [entry(2)], position: position(2) });
    hear({ log: [entry(3)], position: position(3) });
    await finish();
    expect(frames[1]?.before?.seq).toBe(2);
  });

  it('is skipped if nothing moves', async () => {
    await play();
    settings.choose({ motion: 'off' });
    const { frames } = animator();
    hear({ log: [entry(2)], position: position(2) });
    expect([shown(), frames, table.busy]).toEqual([2, [], false]);
  });

  it('is skipped if nobody looks', async () => {
    await play();
    browser.document.hidden = true;
    const { frames } = animator();
    hear({ log: [entry(2)], position: position(2) });
    expect([shown(), frames]).toEqual([2, []]);
  });

  it('is skipped if something happened only around the game', async () => {
    await play();
    const { frames } = animator();
    hear({ log: [entry(2, [], { kind: 'event' })], position: position(2) });
    expect([shown(), frames]).toEqual([2, []]);
  });

  it('is skipped if nobody can', async () => {
    await play();
    const { frames, stop } = animator();
    stop();
    hear({ log: [entry(2)], position: position(2) });
    expect([shown(), frames]).toEqual([2, []]);
  });

  it('lets what is skipped wait for what is being played', async () => {
    await play();
    const { frames, finish } = animator();
    hear({ log: [entry(2)], position: position(2) });
    settings.choose({ motion: 'off' });
    hear({ log: [entry(3)], position: position(3) });
    expect(shown()).toBe(1);
    await finish();
    expect([shown(), frames.length]).toEqual([3, 1]);
  });
});

describe('several of us at one screen', () => {
  const ours = { you: [0, 1] };
  /** We were there when the game began. */
  async function begun(more: Partial<Position>) {
    await come(tableInfo({ ...ours, state: 'open' }));
    hear({ info: tableInfo(ours), log: [begin], position: position(1, more) });
  }

  it('pass the device on while everyone decides in secret', async () => {
    await begun({ secret: true, acting: [0, 1] });
    hear({ log: [entry(2)], position: position(2, { secret: true, acting: [1], legal: [] }) });
    expect([table.handOver, table.seat]).toEqual([1, 0]);
  });

  it('see what is for the next one only when the device has been passed on', async () => {
    await play({ secret: true, acting: [1], legal: [] }, ours);
    table.takeOver();
    expect([table.handOver, table.seat, table.since]).toEqual([null, 1, 0]);
    expect([table.log, table.position, table.shown]).toEqual([[], null, null]);
    expect(connection.follow).toHaveBeenCalledTimes(2);
  });

  it('are asked who looks when the page is opened in the middle of what is secret', async () => {
    await play({ secret: true, acting: [0, 1] }, ours);
    expect([table.handOver, table.seat]).toEqual([0, 0]);
    table.takeOver();
    hear({ log: [begin], position: position(1, { secret: true, acting: [0, 1] }) });
    expect(table.handOver).toBeNull();
  });

  it('are not asked where nothing is secret', async () => {
    await play({ acting: [0] }, ours);
    expect(table.handOver).toBeNull();
  });

  it('need not pass it on when nothing is secret: the next one is shown at once', async () => {
    await play({}, ours);
    hear({ log: [entry(2)], position: position(2, { acting: [1], legal: [] }) });
    expect([table.handOver, table.seat, table.since]).toEqual([null, 1, 0]);
  });

  it('go on seeing what is for everyone until the next one is shown', async () => {
    await play({}, ours);
    hear({ log: [entry(2)], position: position(2, { acting: [1], legal: [] }) });
    expect([table.shown?.seq, seqs()]).toEqual([2, [1, 2]]);
    hear({ log: [begin, entry(2)], position: position(2, { seat: 1, acting: [1] }) });
    expect([table.shown?.seat, seqs()]).toEqual([1, [1, 2]]);
  });

  it('do not pass it on as long as the one who looks has to act', async () => {
    await begun({ secret: true, acting: [0, 1] });
    expect([table.handOver, table.seat]).toEqual([null, 0]);
  });

  it('do not pass it on to those who sit elsewhere', async () => {
    await begun({ secret: true, acting: [2], legal: [] });
    expect([table.handOver, table.seat]).toEqual([null, 0]);
  });

  it('undo what was passed on, before anyone has looked', async () => {
    await begun({ secret: true, acting: [0, 1] });
    hear({ log: [entry(2)], position: position(2, { secret: true, acting: [1], legal: [], can_undo: true }) });
    void table.undo();
    const sent = { type: 'undo', table: TABLE, seat: 0, after: 2, id: expect.any(String) as string };
    expect(connection.send).toHaveBeenCalledExactlyOnceWith(sent);
    const undo = entry(3, [], { kind: 'undo', undoes: 2, seat: 0 });
    hear({ log: [undo], position: position(3, { secret: true, acting: [0, 1] }) });
    expect([table.handOver, table.seat]).toEqual([0, 0]); // what it was is for their eyes only
  });

  it('leave no curtain where nothing is secret any more', async () => {
    await play({ secret: true, acting: [2], legal: [] }, ours);
    expect(table.handOver).toBe(0);
    hear({ log: [entry(2)], position: position(2, { acting: [2], legal: [] }) });
    expect(table.handOver).toBeNull();
  });

  it('do not wait for a move of the one before', async () => {
    await play({}, ours);
    settings.choose({ motion: 'off' });
    vi.mocked(connection.send).mockResolvedValueOnce({ type: 'done', table: TABLE, id: '', seq: 2 });
    const sent = table.play(['pass']);
    hear({ log: [entry(2)], position: position(2, { acting: [1], legal: [] }) });
    await sent;
    hear({ log: [begin], position: position(1, { seat: 1, acting: [1] }) }); // they know of less
    expect([table.sending, table.asked]).toEqual([false, true]);
  });

  it('see what the next one sees, though it comes while something is still painted', async () => {
    await play({}, ours);
    const played = later<() => void>();
    table.animate(() => played.promise);
    hear({ log: [entry(2)], position: position(2, { acting: [1], legal: [] }) });
    played.answer(() => undefined);
    await vi.advanceTimersByTimeAsync(5);
    expect([table.seat, table.busy]).toEqual([1, true]);
    hear({ log: [begin, entry(2)], position: position(2, { seat: 1, acting: [1] }) });
    await moment();
    expect([table.shown?.seat, table.asked]).toEqual([1, true]);
  });

  it('undo what the player before has done, though the next one looks', async () => {
    await play({}, ours);
    hear({ log: [entry(2)], position: position(2, { acting: [1], legal: [], can_undo: true }) });
    hear({ log: [begin, entry(2)], position: position(2, { seat: 1, acting: [1] }) });
    expect(table.undoable).toEqual({ seat: 0, after: 2 });
    vi.mocked(connection.send).mockResolvedValueOnce({ type: 'done', table: TABLE, id: '', seq: 99 });
    await table.undo();
    const sent = { type: 'undo', table: TABLE, seat: 0, after: 2, id: expect.any(String) as string };
    expect(connection.send).toHaveBeenCalledExactlyOnceWith(sent);
    expect(table.sending).toBe(false); // the other seat counts for itself
  });

  it('do not undo what others have played after', async () => {
    await play({}, ours);
    hear({ log: [entry(2)], position: position(2, { acting: [1], legal: [], can_undo: true }) });
    hear({ log: [begin, entry(2)], position: position(2, { seat: 1, acting: [1] }) });
    hear({ log: [entry(3)], position: position(3, { seat: 1, acting: [2], legal: [] }) });
    expect(table.undoable).toBeNull();
  });

  it('see what happened before they pass it on', async () => {
    await play({}, ours);
    const played = later<() => void>();
    table.animate(() => played.promise);
    hear({ log: [entry(2)], position: position(2, { acting: [1], legal: [] }) });
    expect(table.seat).toBe(0);
    played.answer(() => undefined);
    await moment();
    expect(table.seat).toBe(1);
  });

  it('are more than one: the player who has one seat passes nothing on', async () => {
    await play({ secret: true, acting: [1], legal: [] });
    expect(table.handOver).toBeNull();
  });
});

describe('a move', () => {
  it('is sent as one entry after the last that we have seen', async () => {
    await play();
    hear({ log: [entry(2)], position: position(7) });
    void table.play(['buy 1', 'takusan ebi']);
    expect(connection.send).toHaveBeenCalledExactlyOnceWith({
      type: 'move',
      table: TABLE,
      seat: 0,
      after: 7,
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      decisions: ['buy 1', 'takusan ebi'],
    });
  });

  it('has an id of its own', async () => {
    await play();
    vi.mocked(connection.send).mockResolvedValue({ type: 'done', table: TABLE, id: '', seq: 2 });
    await table.play(['pass']);
    hear({ log: [entry(2)], position: position(2) });
    await table.play(['pass']);
    const ids = vi.mocked(connection.send).mock.calls.map(([message]) => message.id);
    expect(new Set(ids).size).toBe(2);
  });

  it('is on its way until we are told how the table looks after it', async () => {
    await play();
    vi.mocked(connection.send).mockResolvedValueOnce({ type: 'done', table: TABLE, id: '', seq: 2 });
    const sent = table.play(['pass']);
    expect(table.sending).toBe(true);
    expect(await sent).toBe(true);
    expect(table.sending).toBe(true);
    hear({ log: [entry(2)], position: position(2) });
    expect(table.sending).toBe(false);
  });

  it('is not sent while another is on its way', async () => {
    await play();
    void table.play(['pass']);
    expect(await table.play(['pass'])).toBe(false);
    expect(connection.send).toHaveBeenCalledOnce();
  });

  it('is not sent by a spectator', async () => {
    await play({ seat: null }, { you: [] });
    expect(await table.play(['pass'])).toBe(false);
    expect(connection.send).not.toHaveBeenCalled();
  });

  it('that is refused tells why', async () => {
    await play();
    vi.mocked(connection.send).mockRejectedValueOnce(new Refused({ id: 'move-late' }));
    expect(await table.play(['pass'])).toBe(false);
    expect(notes.all.map((note) => note.text)).toEqual([
      'Too late: someone else has acted. Check the table and try again.',
    ]);
    expect(table.sending).toBe(false);
  });

  it('that is refused shows the table as it is now, and what can be decided there', async () => {
    await play();
    const now = position(9, { legal: ['buy 1'] });
    vi.mocked(connection.send).mockRejectedValueOnce(new Refused({ id: 'move-late' }, now));
    await table.play(['pass']);
    expect([table.position, table.shown]).toEqual([now, now]);
    expect(table.draft.next).toEqual(['buy 1']);
  });

  it('that is refused shows nothing of a seat through which we look no more', async () => {
    await play({}, { you: [0, 1] });
    vi.mocked(connection.send).mockRejectedValueOnce(new Refused({ id: 'move-late' }, position(9)));
    const sent = table.play(['pass']);
    table.lookThrough(1);
    await sent;
    expect([table.position, table.shown]).toEqual([null, null]);
  });

  it('is undone where that is possible', async () => {
    await play({ can_undo: true });
    void table.undo();
    expect(connection.send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'undo', table: TABLE, seat: 0, after: 1 }),
    );
  });

  it('is not undone where that is not possible', async () => {
    await play({ can_undo: false });
    expect(await table.undo()).toBe(false);
    expect(connection.send).not.toHaveBeenCalled();
  });
});

describe('asking for something around the game', () => {
  it('is answered by how the table is then', async () => {
    await play();
    vi.mocked(post).mockResolvedValueOnce(tableInfo({ host: false }));
    expect(await table.ask('seats/0/end', { agree: true })).toEqual(tableInfo({ host: false }));
    expect(post).toHaveBeenCalledExactlyOnceWith(`/api/tables/${TABLE}/seats/0/end`, { agree: true });
    expect(table.info?.host).toBe(false);
  });

  it('does not take the next table for this one', async () => {
    await play();
    vi.mocked(post).mockResolvedValueOnce(tableInfo({ id: 'x7d2k9m3p1q8a4' }));
    await table.ask('rematch');
    expect(table.info?.id).toBe(TABLE);
  });

  it('tells why it is refused', async () => {
    await play();
    vi.mocked(post).mockRejectedValueOnce(new Refusal({ id: 'seat-taken', arguments: { seat: { seat: 1 } } }, 409));
    expect(await table.ask('seats/1/take')).toBeNull();
    expect(notes.all.map((note) => note.text)).toEqual(['Ben is already sitting there.']);
  });

  it('leaves it to the place where a name was written to tell that it is taken', async () => {
    await play();
    const refusal = new Refusal({ id: 'name-taken', arguments: { name: 'Ben' } }, 409);
    vi.mocked(post).mockRejectedValueOnce(refusal);
    const told: unknown[] = [];
    expect(await table.ask('seats/1/take', {}, (error) => told.push(error))).toBeNull();
    expect(told).toEqual([refusal]);
    expect(told.every(namesFault)).toBe(true);
    expect(notes.all).toEqual([]);
  });
});

describe('looking back', () => {
  /** Four steps; the third is in round 2, and the last keeps the number of an entry before. */
  const steps: Step[] = [
    [1, 1],
    [3, 1],
    [5, 2],
    [5, 2],
  ].map(([seq, round], step) => ({
    step,
    at: 1000 * step,
    position: position(seq!, { division: { number: round! } }),
  }));

  beforeEach(async () => {
    await play();
    vi.mocked(get).mockClear().mockResolvedValue(steps);
  });
  const end = async () => {
    hear({ info: tableInfo({ state: 'over' }) });
    await moment();
  };

  it('shows a step of the game as we saw it', async () => {
    await table.goTo(1);
    expect(table.looking).toBe(steps[1]!.position);
    expect(get).toHaveBeenCalledExactlyOnceWith(`/api/tables/${TABLE}/replay?seat=0`, null);
  });

  it('asks for the steps once as long as nothing happens', async () => {
    await table.goTo(1);
    await table.goTo(0);
    expect(get).toHaveBeenCalledOnce();
    hear({ log: [entry(2)], position: position(2) });
    await table.goTo(1);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('asks for the steps once, however often someone asks while they come', async () => {
    const answer = later<Step[]>();
    vi.mocked(get).mockReturnValueOnce(answer.promise);
    const asked = vi.mocked(get).mock.calls.length;
    const all = Promise.all([table.goTo(0), table.goTo(1), table.goTo(0)]);
    answer.answer(steps);
    await all;
    expect([vi.mocked(get).mock.calls.length - asked, table.step]).toEqual([1, 0]);
  });

  it('is not asked for again and again when it fails', async () => {
    const asked = vi.mocked(get).mock.calls.length;
    vi.mocked(get).mockRejectedValueOnce(new Refusal({ id: 'web-unreachable', arguments: {} }, 0));
    await Promise.all([table.goTo(0), table.goTo(1), table.goTo(0)]);
    expect([vi.mocked(get).mock.calls.length - asked, table.step]).toEqual([1, null]);
  });

  it('does not show steps of a seat through which we look no more', async () => {
    const answer = later<Step[]>();
    vi.mocked(get).mockReturnValueOnce(answer.promise);
    const going = table.goTo(0);
    table.lookThrough(1);
    answer.answer(steps);
    await going;
    expect([table.steps, table.step]).toEqual([[], null]);
  });

  it('does not go before the beginning', async () => {
    await table.goTo(-1);
    expect(table.step).toBe(0);
  });

  it('to the last step of a running game is now', async () => {
    await table.goTo(1);
    await table.goTo(3);
    expect([table.step, table.looking]).toEqual([null, table.shown]);
  });

  it('to the last step of a finished game is a step, and there is none after it', async () => {
    await end();
    await table.goTo(7);
    expect(table.step).toBe(3);
  });

  it('goes to the moment of an entry, the first if several have its number', async () => {
    await table.goToEntry(5);
    expect(table.step).toBe(2);
  });

  it('goes to the last step before an entry that has none', async () => {
    await table.goToEntry(4);
    expect(table.step).toBe(1);
  });

  it('goes to the last step at or before a moment', async () => {
    await table.goToMoment(2500);
    expect(table.step).toBe(2);
    await table.goToMoment(1000);
    expect(table.step).toBe(1);
  });

  it('goes to the deal if the moment was before it', async () => {
    await table.goToMoment(-1);
    expect(table.step).toBe(0);
  });

  it('ends where we say so', async () => {
    await table.goTo(1);
    table.goToNow();
    expect(table.looking).toBe(table.shown);
  });

  it('ends when we look through another seat', async () => {
    await table.goTo(1);
    table.lookThrough(1);
    expect(table.step).toBeNull();
  });

  it('is told if it is not possible', async () => {
    vi.mocked(get).mockRejectedValueOnce(new Refusal({ id: 'table-not-begun' }, 409));
    await table.goTo(1);
    expect([table.step, notes.all.map((note) => note.text)]).toEqual([null, ['The game has not started yet.']]);
  });

  it('loads the steps by itself when the game is over', async () => {
    await end();
    expect(table.steps).toBe(steps);
  });

  it('finds where rounds begin in the steps', async () => {
    await table.goTo(1);
    expect(table.divisions).toEqual([
      [1, 0],
      [2, 2],
    ]);
  });
});

describe('the timeline', () => {
  const log = [
    begin,
    entry(2),
    entry(3, [], { kind: 'event' }),
    entry(4),
    entry(5, [], { kind: 'undo', undoes: 4 }),
    entry(6, [fact('round-begins', { round: 2, first: 0 })], { begins: 2 }),
  ];
  beforeEach(async () => {
    await play();
    hear({ log: log.slice(1), position: position(6) });
  });

  it('has a step for the deal and for each move that stands', () => {
    expect(table.standing.map((each) => each.seq)).toEqual([1, 2, 6]);
    expect(table.stepCount).toBe(3);
  });

  it('finds where rounds begin in the log', () => {
    expect(table.divisions).toEqual([
      [1, 0],
      [2, 2],
    ]);
  });

  it('ends where we are', () => {
    expect(table.at).toBe(2);
  });

  it('shows where we look back to', async () => {
    const steps = [1, 2, 6].map((seq, step) => ({ step, at: 0, position: position(seq) }));
    vi.mocked(get).mockResolvedValueOnce(steps);
    await table.goTo(1);
    expect(table.at).toBe(1);
  });
});

describe('what comes at the wrong moment', () => {
  it('says again what can be decided after the line broke, though nothing is new', async () => {
    await play({}, { seats: [seatInfo(0, { bot: 'easy' }), seatInfo(1)] });
    hear({ log: [], info: tableInfo(), position: position(1) }); // the answer to `follow` since 1
    expect(table.draft.next).toEqual(['pass']);
  });
  const events = [1, 2].map((seq) => entry(seq, [fact('joined', { name: 'x' })], { kind: 'event' }));
  const joined = entry(3, [fact('joined', { name: 'Ben' })], { kind: 'event' });
  it('the player who sits down before the game keeps the log', async () => {
    await come(tableInfo({ state: 'open', you: [] }));
    hear({ log: events, info: tableInfo({ state: 'open', you: [] }) });
    hear({ log: [joined], info: tableInfo({ state: 'open', you: [1] }) });
    hear({ log: [...events, joined], info: tableInfo({ state: 'open', you: [1] }) });
    expect(seqs()).toEqual([1, 2, 3]);
  });
  it('the player who sits down last knows what can be decided', async () => {
    const begins = entry(4, [fact('round-begins', { round: 1, first: 0 })], { kind: 'begin' });
    const you = tableInfo({ you: [1], acting: [0, 1] });
    await come(tableInfo({ state: 'open', you: [] }));
    hear({ log: events, info: tableInfo({ state: 'open', you: [] }) });
    hear({ log: [joined, begins], info: you, position: position(4, { seat: null, legal: [] }) });
    hear({ log: [...events, joined, begins], info: you, position: position(4, { seat: 1 }) });
    expect(table.position?.seat).toBe(1);
    expect(table.asked).toBe(true);
    expect.soft(table.draft.next).toEqual(['pass']);
    expect.soft(seqs()).toEqual([1, 2, 3, 4]);
  });
  it('take over in a running game, the REST answer first', async () => {
    const you = tableInfo({ you: [1] });
    await come(tableInfo({ you: [] }));
    hear({ log: [begin, entry(2)], info: tableInfo({ you: [] }), position: position(2, { seat: null, legal: [] }) });
    vi.mocked(post).mockResolvedValueOnce(you);
    await table.ask('seats/1/take');
    hear({ log: [joined], info: you, position: position(3, { seat: null, legal: [] }) });
    hear({ log: [begin, entry(2), joined], info: you, position: position(3, { seat: 1 }) });
    expect.soft(seqs()).toEqual([1, 2, 3]);
    expect.soft(table.draft.next).toEqual(['pass']);
  });
  it('a late answer does not fill in what is nobody’s turn any more', async () => {
    let answer: (_: Tried) => void = () => undefined;
    vi.mocked(connection.try).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await play();
    void table.draft.goOn();
    hear({ log: [entry(2)], position: position(2, { acting: [1], legal: [] }) });
    answer(tried({ legal: ['pass'], outlook: { choices: [] } }));
    await moment();
    expect(table.draft.next).toEqual([]);
  });
  it('nor is its refusal told', async () => {
    let refuse: (_: Error) => void = () => undefined;
    vi.mocked(connection.try).mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    await play();
    void table.draft.goOn();
    await Promise.resolve();
    hear({ log: [entry(2, [], { kind: 'undo', undoes: 1 })], position: position(2, { acting: [1], legal: [] }) });
    refuse(new Refused({ id: 'table-over' }));
    await moment();
    expect(notes.all).toEqual([]);
  });
  it('the player who has left does not follow', async () => {
    let answer: (_: unknown) => void = () => undefined;
    vi.mocked(get).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    table = new TableController(TABLE, null);
    void table.open();
    table.close();
    answer({ info: tableInfo(), log: [], position: null });
    await moment();
    expect(connection.follow).not.toHaveBeenCalled();
  });
  it('steps of the lost seat are not kept', async () => {
    await play();
    vi.mocked(get).mockResolvedValue([
      { step: 0, at: 0, position: position(1) },
      { step: 1, at: 0, position: position(1) },
    ]);
    await table.goTo(0);
    table.goToNow();
    hear({ log: [begin], info: tableInfo({ you: [] }), position: position(1, { seat: null, legal: [] }) });
    await table.goTo(0);
    expect(get).toHaveBeenLastCalledWith(`/api/tables/${TABLE}/replay`, null);
  });
  it('what a spectator saw is not shown to the player who has sat down', async () => {
    await come(tableInfo({ you: [] }));
    hear({ log: [begin], position: position(1, { seat: null, legal: [] }) });
    const frames: Frame[] = [];
    let done: () => void = () => undefined;
    table.animate((frame) => {
      frames.push(frame);
      return new Promise((resolve) => (done = () => resolve(() => undefined)));
    });
    hear({ log: [entry(2)], position: position(2, { seat: null, legal: [] }) });
    hear({ info: tableInfo({ you: [1] }) });
    expect(table.shown).toBeNull();
    hear({ log: [begin, entry(2)], info: tableInfo({ you: [1] }), position: position(2, { seat: 1 }) });
    done();
    await moment();
    expect.soft(frames.length).toBe(1); // not the whole game played out
    expect.soft(table.shown?.seat).toBe(1);
  });
  it('done but no news: not asked again', async () => {
    await play();
    vi.mocked(connection.send).mockResolvedValueOnce({ type: 'done', table: TABLE, id: '', seq: 2 });
    await table.play(['pass']);
    expect(table.asked).toBe(false);
  });
  it('a refused position is not shown while something is played out', async () => {
    await play();
    table.animate(() => never());
    hear({ log: [entry(2)], position: position(2) });
    vi.mocked(connection.send).mockRejectedValueOnce(new Refused({ id: 'move-late' }, position(2)));
    await table.play(['pass']);
    expect([table.busy, table.shown?.seq]).toEqual([true, 1]);
  });
});
