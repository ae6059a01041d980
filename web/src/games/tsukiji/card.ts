import type { Card } from '../contract';

export const card: Card = {
  place: 1,
  kanji: '築地',
  players: [2, 4],
  minutes: [30, 30],
  weight: 2,
  signs: ['hotategai', 'tako', 'ebi', 'sake', 'maguro', 'fugu'],
};
