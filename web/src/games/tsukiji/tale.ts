/** The recap of a finished game in up to three lines, from the log and the positions: who was ahead, the best
 * purchase, and what decided it. The same game always gives the same lines, and every number in them is the server's.
 */
import type { EntryInfo, FactInfo, Position } from '../../generated/messages';
import type { SeatView, TsukijiView } from '../../generated/tsukiji';
import { say, texts } from '../../lib/text.svelte';
import { capital, signed, thing } from '../../lib/words';

/** A position of the game, and what happened since the one before it. */
export interface Moment {
  facts: FactInfo[];
  view: TsukijiView;
}

/** One line: `round` is when it happened, `seat` who did it. */
export type Tale = { round?: number; seat: number } & (
  | { kind: 'led'; seats: number[] }
  | { kind: 'passed' | 'passed-last' | 'broke' | 'level'; before: number[]; seats: number[] }
  | { kind: 'buy'; price: number; cards: string[]; gain: number }
  | { kind: 'bonuses'; points: number; other: number; by: number }
  | { kind: 'fell' | 'rose'; product: string; from: number; to: number; by: number }
  | { kind: 'row'; product: string; cards: number; worth: number; total: number }
);

/** All moments of a game that is over, from its steps and the entries that were not undone. */
export function momentsOf(steps: { position: Position }[], entries: EntryInfo[]): Moment[] {
  let seen = 0;
  return steps.map(({ position }) => {
    const since = entries.filter(({ seq }) => seq > seen && seq <= position.seq);
    seen = position.seq;
    return { facts: since.flatMap((entry) => entry.facts ?? []), view: position.view as TsukijiView };
  });
}

const LINES = 3;

export function taleOf(moments: Moment[], winners: number[]): Tale[] {
  const end = moments.at(-1)?.view;
  if (!end || end.phase !== 'over' || !winners.length) return [];
  const decided = bonuses(end, winners) ?? lastMarket(moments, winners);
  return [course(moments), bestBuy(moments), decided, bestRow(end, winners)]
    .filter((line) => line !== null)
    .slice(0, LINES);
}

/** What everyone would have scored at the end of each round, starting with the deal. */
export function scoresByRound(views: TsukijiView[]): number[][] {
  const found = new Map<number, number[]>();
  for (const { phase, round, seats } of views)
    found.set(
      phase === 'evaluation' ? round - 1 : round,
      seats.map((seat) => seat.score.total),
    );
  return [...found.entries()].filter(([round]) => round >= 0).map(([, scores]) => scores);
}

const most = (scores: number[]) => {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
};
const same = (some: number[], others: number[]) => some.join() === others.join();

/** Since when those were ahead who are so at the end, and who was before. */
function course(moments: Moment[]): Tale | null {
  const [, ...rounds] = scoresByRound(moments.map(({ view }) => view));
  if (rounds.length < 2) return null;
  const ahead = rounds.map(most);
  const seats = ahead.at(-1)!;
  const line = { seat: seats[0]!, seats };
  const last = ahead.findLastIndex((those) => !same(those, seats));
  if (last < 0) return { ...line, kind: 'led' };
  const [before, round] = [ahead[last]!, last + 2];
  if (seats.length > 1) return { ...line, kind: 'level', before, round };
  if (before.includes(seats[0]!)) return { ...line, kind: 'broke', before, round };
  return { ...line, kind: round === rounds.length ? 'passed-last' : 'passed', before, round };
}

/** The purchase that raised its buyer's score most, when it was made; of equal ones the first. */
function bestBuy(moments: Moment[]): Tale | null {
  let best: (Tale & { kind: 'buy' }) | null = null;
  for (const [index, { facts }] of moments.entries()) {
    const bought = facts.find((fact) => fact.name === 'lot-bought');
    const before = moments[index - 1]?.view;
    if (!bought || !before) continue;
    const [seat, lot, price] = ['seat', 'lot', 'price'].map((name) => Number(bought.arguments[name]));
    const after = laidOut(moments, index);
    const gain = after.seats[seat!]!.score.total - before.seats[seat!]!.score.total;
    const cards = before.lots[lot! - 1]?.cards ?? [];
    if (gain > (best?.gain ?? 0)) best = { kind: 'buy', round: before.round, seat: seat!, price: price!, cards, gain };
  }
  return best;
}

/** How the table looks once everything that was bought at this moment is laid out. */
function laidOut(moments: Moment[], index: number): TsukijiView {
  const end = moments.findIndex(({ view }, at) => at >= index && !['takusan', 'yakuza'].includes(view.phase));
  return (moments[end] ?? moments.at(-1)!).view;
}

/** Special points without which someone else would have been ahead. */
function bonuses(end: TsukijiView, winners: number[]): Tale | null {
  if (winners.length > 1) return null;
  const points = (seat: SeatView) => Object.values(seat.score.bonuses).reduce((sum, each) => sum + each, 0);
  const without = end.seats.map((seat) => seat.score.total - points(seat));
  const [seat, other] = [winners[0]!, most(without)[0]!];
  const by = without[other]! - without[seat]!;
  return by > 0 ? { kind: 'bonuses', seat, points: points(end.seats[seat]!), other, by } : null;
}

/** The price whose last move mattered most between the winner and the second, if it decided the game. */
function lastMarket(moments: Moment[], winners: number[]): Tale | null {
  const index = moments.findLastIndex(({ facts }) => facts.some((fact) => fact.name === 'marker-moved'));
  const [before, after, end] = [moments[index - 1]?.view, moments[index]?.view, moments.at(-1)!.view];
  if (!before || !after || winners.length > 1) return null;
  const winner = winners[0]!;
  const total = (seat: number) => end.seats[seat]!.score.total;
  const second = end.seats
    .map(({ seat }) => seat)
    .filter((seat) => seat !== winner)
    .sort((a, b) => total(b) - total(a))[0]!;
  const change = (seat: number, product: string) => worth(after, seat, product) - worth(before, seat, product);
  const swings = after.market.map(({ product }) => ({
    product,
    by: change(winner, product) - change(second, product),
  }));
  if (swings.reduce((sum, { by }) => sum + by, 0) <= total(winner) - total(second)) return null;
  const { product } = swings.reduce((best, each) => (each.by > best.by ? each : best));
  const [won, lost] = [change(winner, product), -change(second, product)];
  const price = (view: TsukijiView) => view.market.find((each) => each.product === product)!.price;
  const line = { round: after.round, product, from: price(before), to: price(after) };
  return lost > won
    ? { ...line, kind: 'fell', seat: second, by: lost }
    : { ...line, kind: 'rose', seat: winner, by: won };
}

const worth = (view: TsukijiView, seat: number, product: string) =>
  view.seats[seat]!.rows.find((row) => row.product === product)?.worth ?? 0;

/** The row that paid a winner most. */
function bestRow(end: TsukijiView, winners: number[]): Tale | null {
  const rows = winners.flatMap((seat) => end.seats[seat]!.rows.map((row) => ({ seat, ...row })));
  const best = rows.reduce((found, each) => (each.worth > found.worth ? each : found), rows[0] ?? { worth: 0 });
  if (!('seat' in best) || best.worth <= 0) return null;
  const { seat, product, cards, worth } = best;
  return { kind: 'row', seat, product, cards, worth, total: end.seats[seat]!.score.total };
}

/** A line in the reader's language. */
export function tellTale(line: Tale, name: (seat: number) => string): string {
  const names = (seats: number[]) => texts.list(seats.map(name));
  const id = `tsukiji-web-tale-${line.kind}`;
  const seat = name(line.seat);
  switch (line.kind) {
    case 'led':
      return say(id, { names: names(line.seats), count: line.seats.length });
    case 'buy': {
      const cards = texts.list(line.cards.map((card) => thing('tsukiji', card)));
      return say(id, { seat, cards, price: line.price, gain: signed(line.gain) });
    }
    case 'bonuses':
      return say(id, { seat, points: line.points, other: name(line.other), by: line.by });
    case 'fell':
    case 'rose':
      return say(id, {
        seat,
        product: capital(thing('tsukiji', line.product)),
        from: line.from,
        to: line.to,
        by: line.by,
      });
    case 'row':
      return say(id, {
        seat,
        product: thing('tsukiji', line.product),
        cards: line.cards,
        worth: line.worth,
        total: line.total,
      });
    default:
      return say(id, { names: names(line.seats), before: names(line.before) });
  }
}
