import { entry, fact, speak, tableInfo } from '../../testing';

import { beforeAll, describe, expect, it } from 'vitest';

import type { EntryInfo, FactInfo } from '../../generated/messages';
import { seatName } from '../../lib/words';
import type { TableController } from '../../table/controller.svelte';
import { tell } from './story';

/** A table at which we are Aki, and its log. */
function tableOf(log: EntryInfo[]): TableController {
  const info = tableInfo();
  return { info, log, seat: 0, name: (seat: number) => seatName(info, seat) } as unknown as TableController;
}
const told = (...facts: FactInfo[]) => {
  const only = entry(5, facts);
  return tell(only, tableOf([only]));
};
const textsOf = (...facts: FactInfo[]) => told(...facts).map((line) => line.text);

const valued = (lot: number, value: number, more = {}) =>
  fact('lot-valued', { lot, struck: 0, sum: value, doublings: 0, value, ...more });
const tablet = (lot: number, price: number, modifier: number) => fact('tablet-given', { lot, price, modifier });
const moved = (product: string, by: number, space: number) =>
  fact('marker-moved', { product, by, origin: space - by, space, moved: by });

beforeAll(() => speak());

describe('own tickets', () => {
  it('are told in one line, from the leftmost lot on', () => {
    const laid = ['4', 'annul', '+6'].map((ticket, index) =>
      fact('ticket-placed', { seat: 0, lot: index + 1, ticket }),
    );
    expect(told(...laid)).toEqual([{ seat: 0, text: 'Your tickets, from the left: 4, annulment, +6' }]);
  });

  it('are one ticket if only one was laid', () => {
    expect(textsOf(fact('ticket-placed', { seat: 0, lot: 1, ticket: 'x2' }))).toEqual(['Your ticket: ×2']);
  });
});

describe('that somebody is ready', () => {
  const ready = (seat: number) => entry(5, [fact('seat-ready', { seat })], { seat });

  it('is told of others', () => {
    expect(tell(ready(1), tableOf([ready(1)]))).toEqual([{ seat: 1, text: 'Ben has evaluated all lots.' }]);
  });

  it('is not told of ourselves', () => {
    expect(tell(ready(0), tableOf([ready(0)]))).toEqual([]);
  });

  it('is not told any more once the tickets are turned over', () => {
    const turned = entry(6, [fact('ticket-revealed', { lot: 1, seat: 0, ticket: '2' })]);
    expect(tell(ready(1), tableOf([ready(1), turned]))).toEqual([]);
  });

  it('is told in a later round, whatever was turned over before', () => {
    const turned = entry(4, [fact('ticket-revealed', { lot: 1, seat: 0, ticket: '2' })]);
    expect(tell(ready(1), tableOf([turned, ready(1)]))).toHaveLength(1);
  });

  it('is not told by whoever turns the tickets over', () => {
    const last = entry(5, [fact('seat-ready', { seat: 1 }), fact('ticket-revealed', { lot: 1, seat: 0, ticket: '2' })]);
    expect(tell(last, tableOf([last]))).toEqual([]);
  });
});

describe('a quotation', () => {
  it('tells the lots from the dearest to the cheapest', () => {
    expect(textsOf(valued(1, 3), valued(2, 8), tablet(2, 12, 2), tablet(1, 5, -1))).toEqual([
      'The tickets are turned over.',
      'Lot 2 fetches 8: ¥12, market +2.',
      'Lot 1 fetches 3: ¥5, market −1.',
    ]);
  });

  it('tells of fours that were struck out', () => {
    expect(textsOf(valued(1, 2, { struck: 1 }), tablet(1, 5, 1))[1]).toBe(
      'Lot 1 fetches 2 (a 4 struck out): ¥5, market +1.',
    );
  });

  it('tells of a doubling', () => {
    expect(textsOf(valued(1, 12, { sum: 6, doublings: 1 }), tablet(1, 5, 1))[1]).toBe(
      'Lot 1 fetches 12 (doubled): ¥5, market +1.',
    );
  });

  it('tells a value below nothing with a real minus sign', () => {
    expect(textsOf(valued(1, -2), tablet(1, 5, 1))[1]).toBe('Lot 1 fetches −2: ¥5, market +1.');
  });

  it('tells in one line which markers walk, and by how much', () => {
    expect(textsOf(moved('ebi', 3, 9), moved('tako', -2, 4))).toEqual(['ebi +3 to 9 and tako −2 to 4.']);
  });

  it('does not tell of markers that stay', () => {
    expect(textsOf(moved('ebi', 0, 9))).toEqual([]);
  });
});

describe('a purchase', () => {
  const bought = fact('lot-bought', { seat: 1, lot: 2, price: 9 });

  it('is told with the cards that are laid out, in one line', () => {
    const cards = ['ebi', 'tako', 'tako'].map((product) => fact('product-laid', { seat: 1, product }));
    expect(told(bought, ...cards)).toEqual([{ seat: 1, text: 'Ben buys lot 2 for ¥9: ebi, tako, and tako.' }]);
  });

  it('without product cards is told alone', () => {
    expect(textsOf(bought)).toEqual(['Ben buys lot 2 for ¥9.']);
  });

  it('goes on with Takusan and Yakuza, in their order', () => {
    const more = [fact('takusan-laid', { seat: 1, row: 'tako' }), fact('yakuza-paid', { seat: 1, row: 'ebi' })];
    expect(textsOf(bought, ...more).slice(1)).toEqual([
      'Ben lays a Takusan into the tako row.',
      'Ben gives ebi to the Yakuza.',
    ]);
  });

  it('is not made by whoever passes', () => {
    expect(told(fact('passed', { seat: 0, income: 3 }))).toEqual([{ seat: 0, text: 'Aki passes and takes ¥3.' }]);
  });
});

describe('what stands for itself', () => {
  it('is told with its seat if it has one', () => {
    expect(told(fact('first-player', { seat: 1 }))).toEqual([{ seat: 1, text: 'Ben is first player from now on.' }]);
  });

  it('is told without one otherwise', () => {
    expect(told(fact('lot-discarded', { lot: 3 }))).toEqual([{ text: 'Nobody bought lot 3.' }]);
  });

  it('comes after what led to it', () => {
    expect(
      textsOf(
        fact('first-player', { seat: 1 }),
        fact('passed', { seat: 0, income: 3 }),
        fact('round-begins', { round: 2, first: 1 }),
      ),
    ).toEqual(['Aki passes and takes ¥3.', 'Ben is first player from now on.', 'Round 2 begins; Ben is first player.']);
  });
});

it('tells nothing of what the board shows anyway', () => {
  expect(
    textsOf(
      fact('lot-offered', { lot: 1, card1: 'ebi', card2: 'tako', card3: 'fugu' }),
      fact('final-price', { product: 'ebi', rank: 1, price: 7 }),
    ),
  ).toEqual([]);
});
