/** How a game has ended, for any game: everyone's place, and one sentence that speaks to the reader. */
import type { TableInfo } from '../generated/messages';
import { texts } from '../lib/text.svelte';
import { seatName } from '../lib/words';

export interface Place {
  seat: number;
  place: number;
  score: number;
}

/** Everyone, the best first. The server says who has won; others with equal scores share a place. */
export function places(scores: number[], winners: number[]): Place[] {
  const ahead = (seat: number, other: number) =>
    winners.includes(other) || (!winners.includes(seat) && scores[other]! > scores[seat]!);
  const others = (seat: number) => scores.filter((_, other) => other !== seat && ahead(seat, other)).length;
  return scores
    .map((score, seat) => ({ seat, score, place: winners.includes(seat) ? 1 : 1 + others(seat) }))
    .sort((a, b) => a.place - b.place);
}

/** Points in this game's unit: `¥12`, `−¥400`. */
export function amount(game: string, points: number): string {
  if (points < 0) return `−${amount(game, -points)}`;
  const id = `${game}-score`;
  return texts.has(id) ? texts.say(id, { score: String(points) }) : texts.say('web-end-points', { points });
}

/** The reader, if that is one player who has not given up: none for spectators and pass and play. */
const reader = ({ you, seats }: TableInfo) => (you.length === 1 && !seats[you[0]!]?.resigned ? you[0]! : null);

const names = (info: TableInfo, seats: number[]) => texts.list(seats.map((seat) => seatName(info, seat)));

/** The result in one sentence. */
export function headline(info: TableInfo): string {
  if (info.end === 'resigned') return resigned(info);
  const { end, scores, winners } = info;
  if (end !== 'rules' || !scores || !winners?.length) return texts.say(`table-fact-over-${end ?? 'rules'}`);
  const you = reader(info);
  if (you === null) return whoWon(info, scores, winners);
  return winners.includes(you) ? youWon(info, scores, winners, you) : youLost(info, scores, winners, you);
}

/** By how much the winners are ahead, and who has as much as they have. */
function lead(scores: number[], winners: number[]): { margin: number; level: number[] } {
  const best = scores[winners[0]!]!;
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const margin = best - Math.max(...others.map((seat) => scores[seat]!));
  return { margin, level: others.filter((seat) => scores[seat] === best) };
}

function whoWon(info: TableInfo, scores: number[], winners: number[]): string {
  const { margin, level } = lead(scores, winners);
  const given = { names: names(info, winners) };
  if (winners.length > 1) return texts.say('web-end-share', given);
  if (level.length) return texts.say('web-end-wins-tie', { ...given, others: names(info, level) });
  return texts.say('web-end-wins', { ...given, margin: amount(info.game, margin) });
}

function youWon(info: TableInfo, scores: number[], winners: number[], you: number): string {
  const { margin, level } = lead(scores, winners);
  const others = winners.filter((seat) => seat !== you);
  if (others.length) return texts.say('web-end-shared', { names: names(info, others) });
  if (level.length) return texts.say('web-end-won-tie', { names: names(info, level) });
  return texts.say('web-end-won', { margin: amount(info.game, margin) });
}

function youLost(info: TableInfo, scores: number[], winners: number[], you: number): string {
  const all = places(scores, winners);
  const { place } = all.find(({ seat }) => seat === you)!;
  const behind = scores[winners[0]!]! - scores[you]!;
  const given = { names: names(info, winners), place };
  if (behind <= 0) return texts.say('web-end-place-tie', given);
  const tied = all.filter((each) => each.place === place).length > 1 ? 'yes' : 'no';
  return texts.say('web-end-place', { ...given, tied, behind: amount(info.game, behind) });
}

/** Others have given up, or oneself has. */
function resigned(info: TableInfo): string {
  const winners = info.winners ?? [];
  const given = { count: winners.length, names: names(info, winners) };
  const [you, ...more] = info.you;
  if (you !== undefined && !more.length) {
    if (winners.includes(you)) return texts.say('web-end-resigned-won');
    if (info.seats[you]?.resigned) return texts.say('web-end-resigned-you', given);
  }
  return texts.say('web-end-resigned', given);
}
