/** Where each step of a game lies on the rope, from 0 to 1: rounds are equally long, steps share theirs. */
export function placesOf(
  rounds: [number, number][],
  steps: number,
  roundsInAll: number | undefined,
  over: boolean,
): number[] {
  const last = Math.max(1, steps - 1);
  if (!rounds.length || !roundsInAll) return Array.from({ length: steps }, (_, step) => step / last);
  const longest = Math.max(1, ...rounds.slice(1).map(([, start], index) => start - rounds[index]![1]));
  return Array.from({ length: steps }, (_, step) => {
    const index = Math.max(
      0,
      rounds.findLastIndex(([, start]) => start <= step),
    );
    const [round, start] = rounds[index]!;
    // A round that is going on is taken to be as long as the longest so far; the last one of a finished game ends it.
    const end = rounds[index + 1]?.[1] ?? (over ? last : Math.max(start + longest, steps + 1));
    return Math.min(1, (round - 1 + (step - start) / Math.max(1, end - start)) / roundsInAll);
  });
}
