import { describe, expect, it } from 'vitest';

import { grouped, headed, neighbour } from './choices';

const bids = (count: number) => Array.from({ length: count }, (_, index) => `bid ${50 * index}`);
const names = (decisions: string[]) => grouped(decisions).map((group) => [group.verb, group.decisions.length]);

describe('decisions', () => {
  it('that begin with the same word stand together, the others in a group of their own', () => {
    expect(names(['fishing', 'enter tuna', 'end', 'enter eel'])).toEqual([
      [null, 2],
      ['enter', 2],
    ]);
    expect(grouped(['fishing', 'enter tuna', 'end', 'enter eel'])[0]!.decisions).toEqual(['fishing', 'end']);
  });

  it('of one kind need no heading as long as they are few', () => {
    expect([headed(grouped(['buy 1', 'buy 2'])), headed(grouped(bids(8))), headed(grouped(bids(9)))]).toEqual([
      false,
      false,
      true,
    ]);
    expect(headed(grouped(['pass', 'buy 1', 'buy 2']))).toBe(true);
  });

  it('that are many numbers make a grid', () => {
    expect(grouped(bids(21))[0]!.numbers).toBe(true);
    expect(grouped(bids(3))[0]!.numbers).toBe(false);
    expect(grouped([...bids(20), 'bid all'])[0]!.numbers).toBe(false);
  });
});

describe('an arrow', () => {
  // three side by side, two below
  const boxes = [0, 1, 2, 3, 4].map((index) => ({ left: 100 * (index % 3), top: 50 * Math.floor(index / 3) }));
  it.each([
    [0, 'ArrowRight', 1],
    [0, 'ArrowLeft', null],
    [2, 'ArrowRight', 3],
    [1, 'ArrowDown', 4],
    [2, 'ArrowDown', 4],
    [3, 'ArrowUp', 0],
    [4, 'ArrowDown', null],
    [-1, 'ArrowDown', null],
  ])('from %i by %s leads to %s', (from, key, to) => {
    expect(neighbour(boxes, from, key)).toBe(to);
  });
});
