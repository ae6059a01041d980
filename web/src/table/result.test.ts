import { seatInfo, speak, tableInfo } from '../testing';

import { beforeAll, describe, expect, it } from 'vitest';

import type { TableInfo } from '../generated/messages';
import { amount, headline, places } from './result';

beforeAll(() => speak());

const ended = (scores: number[], winners: number[], more: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({
    state: 'over',
    end: 'rules',
    players: scores.length,
    seats: scores.map((_, seat) => seatInfo(seat, { name: ['Aki', 'Ben', 'Chie', 'Dai'][seat]! })),
    scores,
    winners,
    ...more,
  });
const placed = (scores: number[], winners: number[]) => places(scores, winners).map(({ seat, place }) => [seat, place]);

describe('places', () => {
  it('go by the score', () => {
    expect(placed([80, 103, 91], [1])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it('are shared by those who have as much', () => {
    expect(placed([90, 103, 90, 50], [1])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
    expect(placed([103, 103, 90], [0, 1])).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
  });

  it('leave the win to whom the server gives it', () => {
    expect(placed([103, 103], [1])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
});

describe('the headline', () => {
  it('tells a winner by how much', () => {
    expect(headline(ended([103, 95, 80], [0]))).toBe('You won by ¥8');
  });

  it('tells others their place, and how far behind whom', () => {
    expect(headline(ended([100, 103], [1]))).toBe('You came second, ¥3 behind Ben');
    expect(headline(ended([80, 103, 91, 85], [1]))).toBe('You came fourth, ¥23 behind Ben');
    expect(headline(ended([80, 103, 80], [1]))).toBe('You tied for second, ¥23 behind Ben');
    expect(headline(ended([80, 103, 103], [1, 2]))).toBe('You came third, ¥23 behind Ben and Chie');
  });

  it('tells who shares a win, and who won it by a tiebreak', () => {
    expect(headline(ended([103, 103, 80], [0, 1]))).toBe('You shared the win with Ben');
    expect(headline(ended([103, 103, 80], [0]))).toBe('You won the tiebreaker against Ben');
    expect(headline(ended([103, 103, 80], [1]))).toBe('Ben won the tiebreaker; you came second');
  });

  it('is neutral for spectators and for several at one screen', () => {
    for (const you of [[], [0, 1]]) {
      expect(headline(ended([103, 95, 80], [0], { you }))).toBe('Aki won by ¥8');
      expect(headline(ended([103, 103, 80], [0, 1], { you }))).toBe('Aki and Ben shared the win');
      expect(headline(ended([103, 103, 80], [0], { you }))).toBe('Aki won the tiebreaker against Ben');
    }
  });

  it('is neutral for those who have given up', () => {
    const seats = [seatInfo(0, { resigned: true }), seatInfo(1)];
    expect(headline(ended([103, 95], [0], { seats }))).toBe('Aki won by ¥8');
  });

  it('has words of its own where the game did not end by its rules', () => {
    const other = (end: TableInfo['end'], more: Partial<TableInfo> = {}) =>
      headline(tableInfo({ state: 'over', end, ...more }));
    expect(other('agreement')).toBe('The game is over: everyone agreed to end it.');
    expect(other('closed')).toBe('The game is over: the host of the server closed the table.');
    expect(other('abandoned')).toBe('The game is over: nobody is left.');
    const gone = [seatInfo(0, { resigned: true }), seatInfo(1)];
    expect(other('resigned', { winners: [0] })).toBe('You won: everyone else resigned');
    expect(other('resigned', { winners: [1], seats: gone })).toBe('You resigned: Ben wins');
    expect(other('resigned', { seats: gone })).toBe('You resigned, and the game ends here');
    expect(other('resigned', { winners: [1], you: [] })).toBe('Ben wins: everyone else resigned');
    expect(other('resigned', { you: [] })).toBe('Everyone who was playing has resigned');
  });

  it('is said in every language', async () => {
    const told: Record<string, string> = {};
    for (const language of ['nl', 'pt-BR', 'zh-Hant', 'ja']) {
      await speak(language);
      told[language] = headline(ended([100, 103], [1]));
    }
    await speak();
    expect(told).toEqual({
      nl: 'Je werd tweede, ¥3 achter Ben',
      'pt-BR': 'Você ficou em segundo lugar, ¥3 atrás de Ben',
      'zh-Hant': '你獲得第 2 名，落後 Ben ¥3',
      ja: 'Benに¥3差で2位でした',
    });
  });
});

describe('an amount', () => {
  it('is what the game counts in, and points where it does not say', () => {
    expect(amount('tsukiji', 1800)).toBe('¥1800');
    expect(amount('tsukiji', -400)).toBe('−¥400');
    expect(amount('unheard-of', 1)).toBe('1 point');
    expect(amount('unheard-of', 5)).toBe('5 points');
  });
});
