import type { Card } from '../contract';

export const card: Card = {
  place: 2,
  kanji: '東京築地市場',
  players: [2, 6],
  minutes: [60, 150],
  weight: 4,
  signs: ['ship2'],
};
