/** The steps of a game in a row, and what divides it: rounds, turns, or whatever the game says. */
import { texts } from '../lib/text.svelte';

/** The number of a division, and its first step. */
export type Beginning = [number: number, step: number];

/** Where divisions begin, from the number of the division that each step is in or begins. */
export function beginningsOf(numbers: (number | undefined)[]): Beginning[] {
  const found: Beginning[] = [];
  for (const [step, number] of numbers.entries())
    if (number !== undefined && number !== found.at(-1)?.[0]) found.push([number, step]);
  return found;
}

/** What the divisions of a game are called: “Round 2”, “Round 2 of 7”, and the buttons that go to another one. */
export function divisionWords(game: string) {
  const id = texts.words(game)?.division;
  if (!id) return null;
  return {
    name: (number: number) => texts.say(id, { number }),
    nameOf: (number: number, total: number) => texts.say(`${id}-of`, { number, total }),
    before: texts.say(`${id}-before`),
    after: texts.say(`${id}-after`),
  };
}

/** Where each step is on the timeline, from 0 to 1: divisions are equally long, steps share theirs. */
export function placesOf(
  divisions: Beginning[],
  steps: number,
  total: number | null | undefined,
  over: boolean,
): number[] {
  const last = Math.max(1, steps - 1);
  if (!divisions.length || !total) return Array.from({ length: steps }, (_, step) => step / last);
  const longest = Math.max(1, ...divisions.slice(1).map(([, start], index) => start - divisions[index]![1]));
  return Array.from({ length: steps }, (_, step) => {
    const index = Math.max(
      0,
      divisions.findLastIndex(([, start]) => start <= step),
    );
    const [number, start] = divisions[index]!;
    // One that is going on is taken to be as long as the longest so far; the last one of a finished game ends it.
    const end = divisions[index + 1]?.[1] ?? (over ? last : Math.max(start + longest, steps + 1));
    return Math.min(1, (number - 1 + (step - start) / Math.max(1, end - start)) / total);
  });
}
