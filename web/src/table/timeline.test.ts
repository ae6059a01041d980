import '../testing';

import { describe, expect, it } from 'vitest';

import { beginningsOf, placesOf, type Beginning } from './timeline';

describe('the places of steps on the timeline', () => {
  it('are spread evenly where nothing divides the game', () => {
    expect(placesOf([], 5, undefined, false)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('give every division the same length', () => {
    const rounds: Beginning[] = [
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

describe('divisions', () => {
  it('begin where their number is first told', () => {
    expect(beginningsOf([1, 1, 1, 2, 3, 3])).toEqual([
      [1, 0],
      [2, 3],
      [3, 4],
    ]);
  });

  it('begin once, though each seat has a turn of that number', () => {
    expect(beginningsOf([1, undefined, 1, undefined, 2])).toEqual([
      [1, 0],
      [2, 4],
    ]);
  });

  it('need not be', () => {
    expect(beginningsOf([undefined, undefined])).toEqual([]);
  });
});
