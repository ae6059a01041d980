import { entry, fact, lotView, markerView, position, speak, tsukijiView } from '../../testing';

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { EntryInfo, FactInfo } from '../../generated/messages';
import type { TsukijiView } from '../../generated/tsukiji';
import { PACES, settings, type Motion } from '../../lib/settings.svelte';
import type { Frame } from '../../table/controller.svelte';
import { Stage, TEMPO } from './stage.svelte';

const frame = (facts: FactInfo[], was: TsukijiView, is: TsukijiView, more: Partial<EntryInfo> = {}): Frame => ({
  entries: [entry(9, facts, more)],
  before: position(8, { view: was }),
  after: position(9, { view: is }),
});

const valued = (lot: number, more = {}) =>
  fact('lot-valued', { lot, struck: 0, sum: 3, doublings: 0, value: 3, ...more });
const tablet = (lot: number, price: number) => fact('tablet-given', { lot, price, modifier: 1 });
const moved = (product: string, by: number) =>
  fact('marker-moved', { product, by, origin: 5, space: 5 + by, moved: by });
const revealed = fact('ticket-revealed', { lot: 1, seat: 0, ticket: '4' });

const evaluated = tsukijiView({ market: [markerView('ebi', 5, { rank: 2 }), markerView('tako', 5)] });
const quoted = tsukijiView({
  phase: 'purchase',
  market: [markerView('ebi', 8, { rank: 1 }), markerView('tako', 4, { rank: 2 })],
});

let stage: Stage;

beforeAll(() => speak());
beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage((seat) => ['Aki', 'Ben'][seat]!);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** What is on the stage at each step of a frame, as `look` sees it, until the end; the pauses between are none. */
async function steps<T>(played: Frame, look: () => T): Promise<T[]> {
  const seen: T[] = [];
  let over = false;
  void stage.play(played).then(() => (over = true));
  for (let step = 0; step < 50 && !over; step++) {
    const [found, began] = [look(), Date.now()];
    await vi.advanceTimersToNextTimerAsync();
    if (Date.now() - began !== TEMPO.beat) seen.push(found);
  }
  return seen;
}

describe('a quotation', () => {
  const quotation = (...facts: FactInfo[]) => frame([revealed, ...facts], evaluated, quoted);

  it('turns over the tickets of one lot after another, and adds up each', async () => {
    const seen = await steps(quotation(valued(1), valued(2)), () => [stage.turned, stage.summed]);
    expect(seen.slice(0, 4)).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
    ]);
  });

  it('lays the tickets of one lot after another onto the table, before any is turned over', async () => {
    const seen: [number, number][] = [];
    void stage.play(quotation(valued(1)));
    for (let step = 0; step <= quoted.lots.length; step++) {
      await pass(TEMPO.beat);
      seen.push([stage.covered, stage.turned]);
    }
    expect(seen.slice(0, -1)).toEqual(quoted.lots.map(({ lot }) => [lot, 0]));
    expect(seen.at(-1)).toEqual([quoted.lots.length, 1]);
  });

  it('turns tickets only while they are turned over', async () => {
    const seen = await steps(quotation(valued(1), valued(2), tablet(1, 5)), () => stage.turning);
    expect(seen.slice(0, 5)).toEqual([0, 0, 1, 1, null]);
  });

  it('strikes out fours when a lot has been turned over, before the next', async () => {
    const seen = await steps(quotation(valued(1, { struck: 1 }), valued(2)), () => stage.caption);
    expect(seen.slice(0, 4)).toEqual([
      'Lot 1',
      'Lot 1: the annulment cancels a 4',
      'Lot 1: the annulment cancels a 4',
      'Lot 2',
    ]);
  });

  it('doubles what is left when fours have been cancelled', async () => {
    const all = valued(1, { struck: 1, doublings: 1, value: 12 });
    const seen = await steps(quotation(all), () => stage.caption);
    expect(seen.slice(0, 3)).toEqual(['Lot 1', 'Lot 1: the annulment cancels a 4', 'Lot 1: doubled to 12']);
  });

  it('looks at the lot whose turn it is', async () => {
    const seen = await steps(quotation(valued(1), valued(2)), () => stage.lot);
    expect(seen.slice(0, 4)).toEqual([0, 0, 1, 1]);
  });

  it('hangs no tablet before all lots are added up', async () => {
    const seen = await steps(quotation(valued(1), valued(2), tablet(1, 5)), () => stage.hung?.size);
    expect(seen.slice(0, 5)).toEqual([0, 0, 0, 0, 1]);
  });

  it('hangs the tablets from the dearest on', async () => {
    const seen = await steps(quotation(tablet(1, 5), tablet(2, 12), tablet(3, 8)), () => [...(stage.hung ?? [])]);
    expect(seen.slice(0, 3)).toEqual([[1], [1, 2], [1, 2, 0]]);
  });

  it('lets the markers walk one after another, in the order of the market', async () => {
    const seen = await steps(quotation(moved('ebi', 3), moved('tako', -1)), () => stage.walking);
    expect(seen).toEqual(['ebi', 'tako', null]);
  });

  it('leaves a marker where it was until it walks', async () => {
    const seen = await steps(quotation(moved('ebi', 3), moved('tako', -1)), () =>
      stage.market?.map((each) => each.space),
    );
    expect(seen).toEqual([[8, 5], [8, 4], undefined]);
  });

  it('lets markers that do not move stand', async () => {
    expect(await steps(quotation(moved('ebi', 0), moved('tako', -1)), () => stage.walking)).toEqual(['tako', null]);
  });

  it('changes ranks only when all markers have walked', async () => {
    const seen = await steps(quotation(moved('ebi', 3), moved('tako', -1)), () =>
      (stage.market ?? stage.view?.market)?.map((each) => each.rank),
    );
    expect(seen).toEqual([
      [2, 1],
      [2, 1],
      [1, 2],
    ]);
  });

  it('takes its time over each step', async () => {
    const began = Date.now();
    await steps(quotation(valued(1, { struck: 1, doublings: 1 }), tablet(1, 5), moved('ebi', 3)), () => undefined);
    const { turn, strike, double, sum, hang, walk, settle, beat } = TEMPO;
    expect(Date.now() - began).toBe(
      (3 + quoted.lots.length) * beat + turn + strike + double + sum + hang + walk + settle,
    );
  });

  it('is passed over where several rounds came at once', async () => {
    const over = vi.fn();
    void stage.play(frame([revealed, valued(1)], evaluated, tsukijiView({ round: 2 }))).then(over);
    await pass(0);
    expect(over).toHaveBeenCalled();
  });
});

describe('a sale', () => {
  const bought = fact('lot-bought', { seat: 1, lot: 2, price: 9 });
  const offered = tsukijiView({ phase: 'purchase', lots: [lotView(1), lotView(2, { price: 9 })] });

  it('shows who buys which lot', async () => {
    const seen = await steps(frame([bought], offered, offered), () => [stage.caption, stage.lot]);
    expect(seen).toEqual([
      ['Ben buys lot 2', 1],
      ['Ben buys lot 2', 1],
    ]);
  });

  it('shows the buyer on the lot', async () => {
    const seen = await steps(frame([bought], offered, offered), () => stage.view?.lots.map((each) => each.buyer));
    expect(seen).toEqual([
      [null, 1],
      [null, 1],
    ]);
  });

  it('keeps the old lots if the purchase was the last of its round', async () => {
    const next = tsukijiView({ round: 2, lots: [lotView(1, { cards: ['fugu'] }), lotView(2, { cards: ['fugu'] })] });
    const seen = await steps(frame([bought], offered, next), () => stage.view?.lots);
    const old = [lotView(1), lotView(2, { price: 9, buyer: 1 })];
    expect(seen).toEqual([old, old]);
  });

  it('shows what the buyer has now when the lot is sold', async () => {
    const after = { ...offered, seats: offered.seats.map((each) => ({ ...each, money: 11 })) };
    const [had, has] = await steps(frame([bought], offered, after), () => stage.view?.seats.map((each) => each.money));
    expect(had).toEqual(offered.seats.map((each) => each.money));
    expect(has).toEqual([11, 11]);
  });

  it('is none for the player who passes: the lots stay as they were', async () => {
    const passed = fact('passed', { seat: 0, income: 3 });
    const seen = await steps(frame([passed], offered, quoted), () => [stage.caption, stage.view?.lots, stage.lot]);
    expect(seen).toEqual([
      ['Aki passes', offered.lots, null],
      ['Aki passes', offered.lots, null],
    ]);
  });

  it('turns no ticket over again', async () => {
    await steps(frame([revealed, valued(1)], evaluated, quoted), () => undefined);
    const seen = await steps(frame([bought], offered, offered), () => [stage.turning, stage.hung, stage.turned]);
    expect(seen[0]).toEqual([null, null, Infinity]);
  });

  it('comes one after another if there were several', async () => {
    const passed = fact('passed', { seat: 0, income: 3 });
    const seen = await steps(frame([bought, passed], offered, offered), () => [stage.caption, stage.lot]);
    expect(seen).toEqual([
      ['Ben buys lot 2', 1],
      ['Ben buys lot 2', 1],
      ['Aki passes', null],
      ['Aki passes', null],
    ]);
  });

  it('is followed by the new offer when a round begins', async () => {
    const next = tsukijiView({ round: 2 });
    const begins = fact('round-begins', { round: 2, first: 0 });
    const seen = await steps(frame([bought, begins], offered, next), () => [stage.caption, stage.view?.round]);
    expect(seen).toEqual([
      ['Ben buys lot 2', 1],
      ['Ben buys lot 2', 1],
      ...next.lots.map(() => ['Round 2', 2]),
      ['Round 2', 2],
    ]);
  });

  it('gives the lots of a new round their cards one after another', async () => {
    const next = tsukijiView({ round: 2 });
    const begins = fact('round-begins', { round: 2, first: 0 });
    const seen = await steps(frame([begins], offered, next), () => stage.dealt);
    expect(seen).toEqual([0, ...next.lots.map(({ lot }) => lot)]);
  });
});

describe('whatever is played out', () => {
  const quotation = frame([revealed, valued(1), tablet(1, 5), moved('ebi', 3)], evaluated, quoted);
  /** The stage when nothing is played. */
  const empty = {
    playing: false,
    view: null,
    market: null,
    hung: null,
    turned: Infinity,
    summed: Infinity,
    walking: null,
    lot: null,
    caption: '',
  };
  const now = () => {
    const { playing, view, market, hung, turned, summed, walking, lot, caption } = stage;
    return { playing, view, market, hung, turned, summed, walking, lot, caption };
  };

  it('leaves its last picture until it is cleared, and then nothing', async () => {
    await steps(quotation, () => undefined);
    expect(now().view).toEqual(quoted);
    stage.clear();
    expect(now()).toEqual(empty);
  });

  it('is playing until its last step', async () => {
    const seen = await steps(quotation, () => stage.playing);
    expect(new Set(seen)).toEqual(new Set([true]));
  });

  it('ends at once if it is skipped, whatever there was still to come', async () => {
    const played = stage.play(quotation);
    await pass(100);
    stage.skip();
    await played;
    expect(vi.getTimerCount()).toBe(0);
    expect(stage.view).toEqual(quoted);
  });

  it('is not skipped because something before it was', async () => {
    const played = stage.play(quotation);
    stage.skip();
    await played;
    expect(await steps(quotation, () => stage.turned)).toHaveLength(5);
  });

  it('is not skipped because someone pressed when there was nothing to skip', async () => {
    stage.skip();
    expect(await steps(quotation, () => stage.turned)).toHaveLength(5);
  });

  it('is nothing where no view was before', async () => {
    await stage.play({ ...quotation, before: null });
    expect(now()).toEqual(empty);
  });

  it('is nothing where it has been undone', async () => {
    const bought = fact('lot-bought', { seat: 1, lot: 2, price: 9 });
    await stage.play(frame([bought], quoted, quoted, { undone: true }));
    expect(now()).toEqual(empty);
  });

  it('is nothing where someone has only become ready', async () => {
    await stage.play(frame([fact('seat-ready', { seat: 1 })], evaluated, evaluated));
    expect(now()).toEqual(empty);
  });
});

describe('the pace', () => {
  const bought = fact('lot-bought', { seat: 1, lot: 2, price: 9 });
  const sale = TEMPO.beat + TEMPO.slip + TEMPO.sale;
  /** How long a sale takes, if the pace changes so at some moments. */
  async function lasts(...changes: [number, Motion][]): Promise<number> {
    const began = Date.now();
    let ended = 0;
    void stage.play(frame([bought], quoted, quoted)).then(() => (ended = Date.now()));
    for (const [at, motion] of changes) {
      await pass(at - (Date.now() - began));
      settings.choose({ motion });
      stage.keepPace();
    }
    await pass(10_000);
    return ended - began;
  }
  afterEach(() => settings.choose({ motion: 'system' }));

  it('makes everything slower or faster', async () => {
    for (const motion of ['slow', 'normal', 'fast'] as const) {
      settings.choose({ motion });
      expect(await lasts(), motion).toBeCloseTo(sale * PACES[motion], -1);
    }
  });

  it('holds at once, for what is waited for now', async () => {
    const half = TEMPO.beat + TEMPO.slip + TEMPO.sale / 2;
    expect(await lasts([half, 'fast'])).toBeCloseTo(half + TEMPO.sale / 4, -1);
    settings.choose({ motion: 'normal' });
    expect(await lasts([half, 'slow'])).toBeCloseTo(half + (TEMPO.sale / 2) * PACES.slow, -1);
  });

  it('ends everything where it is switched off', async () => {
    expect(await lasts([TEMPO.beat + 10, 'off'])).toBe(TEMPO.beat + 10);
  });
});

it('lets no single motion last longer than half a second', () => {
  const motions = Object.entries(TEMPO).filter(([name]) => name !== 'sale'); // that is to be read, not watched
  expect(motions.filter(([, milliseconds]) => milliseconds > 480)).toEqual([]);
});
