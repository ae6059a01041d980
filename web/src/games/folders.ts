/** The files found in the folders of games, by game. */
export function byFolder<Found>(found: Record<string, Found>): Record<string, Found> {
  return Object.fromEntries(Object.entries(found).map(([path, each]) => [path.split('/').at(-2)!, each]));
}
