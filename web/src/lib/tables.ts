/** The text of a table in a list: its state, and what one can do there. */
import type { SeatInfo, TableInfo } from '../generated/messages';
import { texts } from './text.svelte';
import { explain, seatName } from './words';

export const isOpen = (seat: SeatInfo) => !seat.person && !seat.bot;
/** A player who has yet to join, or to say that they are ready. */
export const isAwaited = (seat: SeatInfo) => isOpen(seat) || (seat.person && !seat.ready);
/** Those of our seats that we play ourselves: no bot plays on for them, and they have not resigned. */
export const playedByYou = (info: TableInfo) =>
  info.you.filter((seat) => !info.seats[seat]?.bot && !info.seats[seat]?.resigned);
export const yourTurn = (info: TableInfo) =>
  !info.unreadable && info.state === 'running' && playedByYou(info).some((seat) => info.acting.includes(seat));

/** Its state: whose turn it is, who is awaited, who has won. */
export function standing(info: TableInfo): string {
  if (info.unreadable) return explain(info.unreadable, info);
  if (info.state === 'open') return waiting(info);
  if (info.state === 'over') return outcome(info);
  if (yourTurn(info)) return texts.say('web-table-your-turn');
  if (!info.acting.length) return texts.say('web-table-running');
  return texts.say('web-table-waiting-for', { names: nameThem(info, info.acting) });
}

/** Whom an open table waits for. */
export function waiting(info: TableInfo): string {
  const awaited = info.seats.filter(isAwaited);
  const own = awaited.filter(({ seat }) => info.you.includes(seat));
  const open = awaited.filter(isOpen);
  if (own.length && own.length === awaited.length) return texts.say('web-table-waiting-you');
  if (open.length) return texts.say('web-table-waiting-players', { count: awaited.length });
  const names = nameThem(
    info,
    awaited.map(({ seat }) => seat),
  );
  return texts.say('web-table-waiting-for', { names });
}

function outcome(info: TableInfo): string {
  const winners = info.winners ?? [];
  if (!winners.length) return texts.say(`table-fact-over-${info.end ?? 'rules'}`);
  if (winners.length === 1 && info.you.includes(winners[0]!) && info.you.length === 1)
    return texts.say('web-table-you-won');
  return texts.say('web-table-won', { count: winners.length, names: nameThem(info, winners) });
}

function nameThem(info: TableInfo, seats: number[]): string {
  return texts.list(seats.map((seat) => seatName(info, seat)));
}

/** What the button at the end of its line says. */
export function invitation(info: TableInfo): string {
  return texts.say(`web-table-do-${whatToDo(info)}`);
}

function whatToDo(info: TableInfo): 'go-on' | 'look-in' | 'look-back' | 'sit' | 'watch' {
  const mine = info.you.length > 0;
  if (info.unreadable) return 'look-in';
  if (info.state === 'over') return 'look-back';
  if (info.state === 'open') {
    if (mine) return info.seats.some((seat) => isAwaited(seat) && info.you.includes(seat.seat)) ? 'sit' : 'look-in';
    return info.seats.some(isOpen) ? 'sit' : 'watch';
  }
  if (!mine) return 'watch';
  return yourTurn(info) ? 'go-on' : 'look-in';
}
