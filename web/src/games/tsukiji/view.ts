/** Small questions to a view of Tsukiji. Nothing here is a rule: all figures come from the server. */
import type { LotView, MarkerView, SeatView, TsukijiView } from '../../generated/tsukiji';
import { texts } from '../../lib/text.svelte';

export const NORMAL = ['0', '1', '2', '3', '4'] as const;
export const SPECIAL = ['annul', '-1', '+6', 'x2'] as const;

/** How a ticket is drawn. The annulment is printed differently in the editions of the game: texts say how. */
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

/** What a row of so many cards pays, from the figures that the server tells: prices, and the table of maguro sets. */
export function rowWorth({ maguro }: TsukijiView, market: MarkerView[], product: string, cards: number): number {
  const price = worthOf(market, product);
  if (price !== undefined) return price * cards;
  return cards ? (maguro[cards - 1] ?? 0) : 0;
}

/** Restaurants, one's own first, then clockwise. */
export function aroundTable(view: TsukijiView, seat: number | null): SeatView[] {
  const first = seat ?? 0;
  return [...view.seats.slice(first), ...view.seats.slice(0, first)];
}

/** Whose fours an annulment struck out: the server says how many, and of equal ones the first are drawn so. */
export function struckSeats(lot: LotView): Set<number> {
  const fours = (lot.tickets ?? []).flatMap((ticket, seat) => (ticket === '4' ? [seat] : []));
  return new Set(fours.slice(0, lot.struck ?? 0));
}
