/** Small questions to a view of Tsukiji. Nothing here is a rule: all numbers come from the server. */
import type { LotView, MarkerView, SeatView, TsukijiView } from '../../generated/tsukiji';
import { say, texts } from '../../lib/text.svelte';
import { minus } from '../../lib/words';

export const NORMAL = ['0', '1', '2', '3', '4'] as const;
export const SPECIAL = ['annul', '-1', '+6', 'x2'] as const;

/** How a ticket is drawn. The annulment is printed differently in the editions of the game: the texts have both. */
const FACES: Record<string, string> = { annul: '✕', '-1': '−1', '+6': '+6', x2: '×2' };
const PRINTED = 'tsukiji-sign-annul';
export const face = (ticket: string) =>
  ticket === 'annul' && texts.has(PRINTED) ? texts.say(PRINTED) : (FACES[ticket] ?? ticket);
export const isSpecial = (ticket: string) => ticket in FACES;

/** The key that lays a ticket. */
const KEYS: Record<string, string> = { annul: 'a', '-1': '-', '+6': '6', x2: 'x' };
export const keyOf = (ticket: string) => KEYS[ticket] ?? ticket;

export const KANA: Record<string, string> = {
  ebi: 'えび',
  hotategai: 'ほたて',
  fugu: 'ふぐ',
  tako: 'たこ',
  sake: 'さけ',
  maguro: 'まぐろ',
  takusan: 'たくさん',
  yakuza: 'やくざ',
};
export const NUMERALS = ['一', '二', '三', '四', '五'];

/** What a card is worth if the game ended now; nothing for maguro, which count as a set. */
export const worthOf = (market: MarkerView[], card: string): number | undefined =>
  market.find((each) => each.product === card)?.price;

/** What a row of this many cards pays, from the server's numbers: prices, and the table of maguro sets. */
export function rowWorth({ maguro }: TsukijiView, market: MarkerView[], product: string, cards: number): number {
  const price = worthOf(market, product);
  if (price !== undefined) return price * cards;
  return cards ? (maguro[cards - 1] ?? 0) : 0;
}

/** Restaurants, the player's own first, then clockwise. */
export function aroundTable(view: TsukijiView, seat: number | null): SeatView[] {
  const first = seat ?? 0;
  return [...view.seats.slice(first), ...view.seats.slice(0, first)];
}

/** Whose fours an annulment cancels: they add nothing. */
export function struckSeats(lot: LotView): Set<number> {
  return new Set((lot.tickets ?? []).flatMap((ticket, seat) => (ticket === '4' && !lot.adds?.[seat] ? [seat] : [])));
}

/** A piece of a sum as it is written. */
export interface Piece {
  text: string;
  kind: 'number' | 'sign' | 'struck';
}

/**
 * The tickets of a lot with what each adds, from the first seat on. An annulment shows as the stroke through a 4, and
 * a doubling comes after the sum.
 */
function summands(lot: LotView): { adds: number; struck: boolean }[] {
  const struck = struckSeats(lot);
  return (lot.tickets ?? [])
    .map((ticket, seat) => ({ ticket, adds: lot.adds?.[seat] ?? 0, struck: struck.has(seat) }))
    .filter(({ ticket, adds }) => ticket !== 'x2' && !(ticket === 'annul' && !adds));
}

/** The sum of a lot up to its equals sign: `1 + 4 − 1`, `(1 + 3) × 2`. */
export function sumPieces(lot: LotView): Piece[] {
  const doublings = lot.doublings ?? 0;
  const pieces: Piece[] = [];
  for (const { adds, struck } of summands(lot)) {
    const first = !pieces.length;
    if (!first) pieces.push({ text: adds < 0 ? ' − ' : ' + ', kind: 'sign' });
    const text = struck ? '4' : minus(first ? adds : Math.abs(adds));
    pieces.push({ text, kind: struck ? 'struck' : 'number' });
  }
  if (!pieces.length) pieces.push({ text: '0', kind: 'number' });
  if (doublings && pieces.length > 1) {
    pieces.unshift({ text: '(', kind: 'sign' });
    pieces.push({ text: ')', kind: 'sign' });
  }
  for (let times = 0; times < doublings; times++)
    pieces.push({ text: ' × ', kind: 'sign' }, { text: '2', kind: 'number' });
  return pieces;
}

/** The same for those who hear it: what every ticket adds, and which four is struck out. */
export function sumAloud(lot: LotView): string {
  const tickets = summands(lot).map(({ adds, struck }) =>
    struck ? say('tsukiji-web-sum-struck', { ticket: '4' }) : minus(adds),
  );
  return say('tsukiji-web-sum', {
    tickets: tickets.join(say('list-comma')) || '0',
    doublings: lot.doublings ?? 0,
    value: minus(lot.value ?? 0),
  });
}
