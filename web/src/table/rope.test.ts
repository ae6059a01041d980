import { describe, expect, it } from 'vitest';

import { placesOf } from './rope';

describe('the places of steps on the rope', () => {
  it('are spread evenly where there are no rounds', () => {
    expect(placesOf([], 5, undefined, false)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('give every round the same length', () => {
    const rounds: [number, number][] = [
      [1, 0],
      [2, 2],
      [3, 6],
    ];
    expect(placesOf(rounds, 9, 4, true)).toEqual([0, 0.125, 0.25, 0.3125, 0.375, 0.4375, 0.5, 0.625, 0.75]);
  });

  it('leave room for what is still to come', () => {
    const places = placesOf([[1, 0]], 3, 7, false);
    expect(places[0]).toBe(0);
    expect(places.at(-1)).toBeLessThan(1 / 7);
  });

  it('end a finished game at the end', () => {
    expect(placesOf([[1, 0]], 3, 1, true).at(-1)).toBe(1);
  });

  it('always go on', () => {
    const places = placesOf(
      [
        [1, 0],
        [2, 5],
      ],
      9,
      7,
      false,
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  });
});
