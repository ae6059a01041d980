/** The game log's lines: the server sends messages, and here they are put into the reader's language. */
import type { EntryInfo, StoryLine, TableInfo } from '../generated/messages';
import { say } from '../lib/text.svelte';
import { eventSentence, saying, seatName } from '../lib/words';

/** A line of the log. */
export interface Line {
  /** The seat that did it. */
  seat?: number;
  kind?: StoryLine['kind'];
  text: string;
}

/** The lines of an entry, as shown beside a table; passing ones only until they are over. */
export function linesOf(entry: EntryInfo, info: TableInfo | null, passing = true): Line[] {
  if (entry.kind === 'event')
    return (entry.facts ?? []).map((fact) => ({ ...by(entry.seat), text: eventSentence(fact) }));
  if (entry.kind === 'undo')
    return [{ ...by(entry.seat), text: say('web-took-back', { seat: seatName(info, entry.seat ?? 0) }) }];
  return (entry.story ?? [])
    .filter(({ kind }) => kind !== 'detail' && (kind !== 'passing' || passing))
    .map((line) => ({ ...by(line.seat), ...(line.kind ? { kind: line.kind } : {}), text: storyText(line, info) }));
}

const by = (seat: number | null | undefined) => (seat === undefined || seat === null ? {} : { seat });

function storyText(line: StoryLine, info: TableInfo | null): string {
  return line.messages.map((message) => saying(message, info)).join(say('sentence-gap'));
}

export const passes = (entry: EntryInfo) => entry.story?.some(({ kind }) => kind === 'passing') ?? false;

/** The last entry that everyone sees: passing news before it, like who is ready, is over. */
export function lastSeen(log: EntryInfo[]): number {
  return log.findLast((entry) => entry.story?.some(({ kind }) => kind !== 'own' && kind !== 'passing'))?.seq ?? 0;
}
