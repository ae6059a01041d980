import type { Card } from '../contract';

export const card: Card = {
  place: 3,
  kanji: '買い物',
  players: [2, 5],
  minutes: [30, 30],
  weight: 1,
  signs: ['basket'],
};
