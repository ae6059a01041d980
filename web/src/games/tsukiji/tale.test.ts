import { fact, lotView, markerView, seatView, speak, tsukijiView } from '../../testing';

import { beforeAll, describe, expect, it } from 'vitest';

import type { FactInfo } from '../../generated/messages';
import type { RowView, TsukijiView } from '../../generated/tsukiji';
import { scoresByRound, taleOf, tellTale, type Moment, type Tale } from './tale';

beforeAll(() => speak());

const NAMES = ['Aki', 'Ben', 'Chie', 'Dai'];
const row = (product: string, cards: number, worth: number): RowView => ({ product, cards, takusan: 0, worth });
const seats = (totals: number[], rows: RowView[][] = [], bonuses: Record<string, number>[] = []) =>
  totals.map((total, seat) =>
    seatView(seat, {
      rows: rows[seat] ?? [],
      score: { money: total, products: 0, maguro: 0, bonuses: bonuses[seat] ?? {}, total },
    }),
  );
const moment = (more: Partial<TsukijiView>, facts: FactInfo[] = []): Moment => ({ facts, view: tsukijiView(more) });
/** A game whose rounds end with these scores. */
const game = (...rounds: number[][]): Moment[] => [
  moment({ seats: seats(rounds[0]!.map(() => 0)) }),
  ...rounds.map((totals, index) =>
    index + 1 < rounds.length
      ? moment({ round: index + 2, seats: seats(totals) })
      : moment({ round: index + 1, phase: 'over', seats: seats(totals) }),
  ),
];
const told = (lines: Tale[]) => lines.map((line) => tellTale(line, (seat) => NAMES[seat]!));
const first = (moments: Moment[], winners = [0]) => {
  const [line] = taleOf(moments, winners);
  return line && [line.round, told([line])[0]];
};

describe('who was ahead', () => {
  it('led after every round', () => {
    expect(first(game([9, 5], [12, 8], [20, 10]))).toEqual([undefined, 'Aki was ahead after every round.']);
  });

  it('passed someone and stayed ahead', () => {
    expect(first(game([5, 9], [12, 8], [20, 10]))).toEqual([2, 'Aki passed Ben and stayed ahead.']);
  });

  it('counts the last time only', () => {
    expect(first(game([9, 5, 0], [8, 9, 9], [12, 10, 10], [20, 10, 10]))).toEqual([
      3,
      'Aki passed Ben and Chie and stayed ahead.',
    ]);
  });

  it('came from behind in the last round', () => {
    expect(first(game([5, 9], [8, 12], [20, 14]))).toEqual([
      3,
      'Ben led going into the last round; Aki came out ahead.',
    ]);
  });

  it('broke away from those who had as much', () => {
    expect(first(game([9, 9], [12, 8], [20, 10]))).toEqual([2, 'Aki and Ben were level; Aki pulled ahead for good.']);
  });

  it('was level at the end, no matter who won', () => {
    for (const winners of [[0], [0, 1]])
      expect(first(game([9, 5], [20, 20]), winners)).toEqual([
        2,
        'Aki led going into the last round; Aki and Ben drew level.',
      ]);
    expect(first(game([9, 9], [20, 20]))).toEqual([undefined, 'Aki and Ben were level after every round.']);
  });

  it('is no story where there was one round only', () => {
    expect(taleOf(game([9, 5]), [0])).toEqual([]);
  });
});

describe('the best purchase', () => {
  const bought = (seat: number, lot: number, price: number) => fact('lot-bought', { seat, lot, price });
  const offer = { phase: 'purchase', lots: [lotView(1), lotView(2, { cards: ['ebi', 'ebi', 'takusan'] })] };
  const buys = (moments: Moment[]) => taleOf(moments, [0]).filter((line) => line.kind === 'buy');

  it('is the one that raised a score most', () => {
    const moments = [
      moment({ ...offer, round: 3, seats: seats([20, 20]) }),
      moment({ ...offer, round: 3, seats: seats([25, 20]) }, [bought(0, 1, 6)]),
      moment({ phase: 'over', round: 3, seats: seats([25, 32]) }, [bought(1, 2, 9)]),
    ];
    expect(buys(moments)).toEqual([
      { kind: 'buy', round: 3, seat: 1, price: 9, cards: ['ebi', 'ebi', 'takusan'], gain: 12 },
    ]);
    expect(told(buys(moments))).toEqual(['The best buy: Ben paid ¥9 for prawn, prawn and Takusan, +12 at once.']);
  });

  it('counts once everything is laid out', () => {
    const moments = [
      moment({ ...offer, seats: seats([20, 20]) }),
      moment({ phase: 'takusan', seats: seats([25, 20]) }, [bought(0, 2, 9)]),
      moment({ phase: 'over', seats: seats([32, 20]) }, [fact('takusan-laid', { seat: 0, row: 'ebi' })]),
    ];
    expect(buys(moments)).toMatchObject([{ seat: 0, gain: 12 }]);
  });

  it('is no story where every purchase cost more than it brought', () => {
    const moments = [
      moment({ ...offer, seats: seats([20, 20]) }),
      moment({ phase: 'over', seats: seats([18, 20]) }, [bought(0, 1, 9)]),
    ];
    expect(buys(moments)).toEqual([]);
  });
});

describe('what decided it', () => {
  const over = (totals: number[], rows: RowView[][] = [], bonuses: Record<string, number>[] = []) =>
    moment({ phase: 'over', round: 7, seats: seats(totals, rows, bonuses) });
  const last = (moments: Moment[], winners = [0]) => told(taleOf(moments, winners)).at(-1);

  it('were special points, if without them someone else had been ahead', () => {
    const rows = [[row('ebi', 3, 21)], []];
    expect(last([over([50, 47], rows, [{ popular: 5 }, {}])])).toBe('Aki’s best row: 3 prawn, ¥21 of ¥50.');
    expect(told(taleOf([over([50, 47], rows, [{ popular: 5 }, {}])], [0]))[0]).toBe(
      'Special points decided it: 5 for Aki. Without them Ben would have been ¥2 ahead.',
    );
    expect(last([over([50, 45], rows, [{ popular: 5 }, {}])])).toBe('Aki’s best row: 3 prawn, ¥21 of ¥50.');
    expect(taleOf([over([50, 45], rows, [{ popular: 5 }, {}])], [0])).toHaveLength(1);
  });

  const moved = fact('marker-moved', { product: 'sake', by: -4, origin: 9, space: 5, moved: -4 });
  const market = (price: number) => [markerView('sake', 9, { price }), markerView('ebi', 3, { price: 1 })];
  const quoted = (from: number, to: number, before: RowView[][], after: RowView[][], totals: number[]) => [
    moment({ round: 7, market: market(from), seats: seats([0, 0, 0].slice(0, totals.length), before) }),
    moment(
      { round: 7, phase: 'purchase', market: market(to), seats: seats([0, 0, 0].slice(0, totals.length), after) },
      [moved],
    ),
    over(totals),
  ];

  it('was a price that fell for the second', () => {
    const moments = quoted(7, 3, [[], [row('sake', 4, 28)]], [[], [row('sake', 4, 12)]], [50, 40]);
    expect(last(moments)).toBe('Salmon fell from ¥7 to ¥3: that cost Ben ¥16.');
  });

  it('was a price that rose for the winner', () => {
    const moments = quoted(3, 7, [[row('sake', 4, 12)], []], [[row('sake', 4, 28)], []], [50, 40]);
    expect(last(moments)).toBe('Salmon rose from ¥3 to ¥7: that earned Aki ¥16.');
  });

  it('was no price without which it had been the same', () => {
    const moments = quoted(7, 3, [[], [row('sake', 4, 28)]], [[], [row('sake', 4, 12)]], [60, 40]);
    expect(taleOf(moments, [0]).filter((line) => line.kind === 'fell')).toEqual([]);
  });

  it('is the best row of a winner otherwise, also of several', () => {
    const moments = [over([50, 50], [[row('ebi', 1, 7)], [row('tako', 3, 30), row('ebi', 2, 14)]])];
    expect(last(moments, [0, 1])).toBe('Ben’s best row: 3 octopus, ¥30 of ¥50.');
  });
});

describe('a story', () => {
  it('has three lines at most', () => {
    const bought = fact('lot-bought', { seat: 0, lot: 1, price: 3 });
    const moments = game([9, 5], [12, 8], [50, 47]);
    moments[2]!.facts = [bought];
    moments.at(-1)!.view.seats = seats([50, 47], [[row('ebi', 3, 21)], []], [{ popular: 5 }, {}]);
    expect(taleOf(moments, [0]).map((line) => line.kind)).toEqual(['led', 'buy', 'bonuses']);
  });

  it('is none before the end, and none of a game that nobody has won', () => {
    expect(taleOf([], [0])).toEqual([]);
    expect(taleOf([moment({ seats: seats([5, 4]) })], [0])).toEqual([]);
    expect(taleOf(game([9, 5], [12, 8]), [])).toEqual([]);
  });

  it('is told in every language', async () => {
    const lines: Tale[] = [
      { kind: 'passed', round: 2, seat: 0, seats: [0], before: [1] },
      { kind: 'buy', round: 3, seat: 1, price: 9, cards: ['ebi', 'tako'], gain: 12 },
      { kind: 'bonuses', seat: 0, points: 5, other: 1, by: 2 },
      { kind: 'fell', round: 7, seat: 1, product: 'sake', from: 7, to: 3, by: 16 },
      { kind: 'row', seat: 0, product: 'ebi', cards: 3, worth: 21, total: 50 },
      { kind: 'led', seat: 0, seats: [0, 1] },
    ];
    for (const language of ['nl', 'pt-BR', 'zh-Hant', 'ja', 'en']) {
      await speak(language);
      for (const sentence of told(lines)) expect(sentence).toMatch(/(Aki|Ben).*[.。]$/);
    }
  });
});

describe('the scores after every round', () => {
  it('begin with the deal, and take the last position of a round', () => {
    const views = [
      tsukijiView({ round: 1, seats: seats([10]) }),
      tsukijiView({ round: 1, phase: 'purchase', seats: seats([12]) }),
      tsukijiView({ round: 2, seats: seats([15]) }),
      tsukijiView({ round: 2, phase: 'over', seats: seats([20]) }),
    ];
    expect(scoresByRound(views)).toEqual([[10], [15], [20]]);
  });
});
