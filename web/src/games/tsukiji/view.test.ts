import { lotView, speak } from '../../testing';

import { beforeAll, describe, expect, it } from 'vitest';

import { face, struckSeats, sumAloud, sumPieces } from './view';

describe('a ticket', () => {
  it('is drawn as owners of an edition know it', async () => {
    await speak();
    expect(['annul', '-1', '+6', 'x2', '3'].map(face)).toEqual(['✕', '−1', '+6', '×2', '3']);
    await speak('zh-Hant');
    expect(face('annul')).toBe('4/2');
  });
});

describe('the sum of a lot', () => {
  beforeAll(() => speak());
  const lot = (tickets: string[], adds: number[], more = {}) =>
    lotView(1, { tickets, adds, doublings: 0, struck: 0, value: 0, ...more });
  const written = (...given: Parameters<typeof lot>) =>
    sumPieces(lot(...given))
      .map(({ text, kind }) => (kind === 'struck' ? `~${text}~` : text))
      .join('');

  it('has all its parts', () => {
    expect(written(['1', '1', '3', '1'], [1, 1, 3, 1])).toBe('1 + 1 + 3 + 1');
    expect(written(['0', '+6'], [0, 6])).toBe('0 + 6');
  });

  it('takes a minus away, and begins with it', () => {
    expect(written(['3', '-1', '2'], [3, -1, 2])).toBe('3 − 1 + 2');
    expect(written(['-1', '3'], [-1, 3])).toBe('−1 + 3');
  });

  it('strikes the four out that an annulment strikes, and leaves the annulment out', () => {
    const given: Parameters<typeof lot> = [['3', '4', 'annul', '4'], [3, 0, 0, 4], { struck: 1 }];
    expect(written(...given)).toBe('3 + ~4~ + 4');
    expect(struckSeats(lot(...given))).toEqual(new Set([1]));
  });

  it('adds what an annulment adds that has nothing to strike', () => {
    expect(written(['annul', '1'], [2, 1])).toBe('2 + 1');
  });

  it('doubles in brackets, unless there is one part only', () => {
    expect(written(['1', '3', 'x2', '2'], [1, 3, 0, 2], { doublings: 1 })).toBe('(1 + 3 + 2) × 2');
    expect(written(['3', 'x2'], [3, 0], { doublings: 1 })).toBe('3 × 2');
    expect(written(['3', 'x2', 'x2', '4'], [3, 0, 0, 4], { doublings: 2 })).toBe('(3 + 4) × 2 × 2');
  });

  it('is nothing where nothing is added', () => {
    expect(written(['x2', 'x2'], [0, 0], { doublings: 2 })).toBe('0 × 2 × 2');
    expect(written(['4', 'annul'], [0, 0], { struck: 1 })).toBe('~4~');
  });

  it('is read out with what the signs say', () => {
    const doubled = lot(['4', 'x2', 'annul', '-1'], [0, 0, 0, -1], { struck: 1, doublings: 1, value: -2 });
    expect(sumAloud(doubled)).toBe('4 cancelled, −1; doubled: worth −2');
    expect(sumAloud(lot(['1', '3'], [1, 3], { value: 4 }))).toBe('1, 3: worth 4');
  });
});
