/** What was chosen for the last table: it is offered again. Kept in this browser. */

/** Against bots, with friends by a link, or pass and play. */
export type Mode = 'bots' | 'friends' | 'screen';

export interface Chosen {
  game: string;
  players: Record<Mode, number>;
  /** The kind of bots. */
  bot: string;
  /** The options chosen for a game, as `GAME OPTION VALUE`; defaults are left out. */
  options: string[];
  undo: boolean;
  public: boolean;
  /** With friends: whether a bot has the seat, for each seat. */
  botSeats: boolean[];
  /** Pass and play: the number of people, and their names. */
  people: number;
  /** null: as they are called anyway. */
  names: (string | null)[];
}

const KEY = 'uogashi.table';
const GIVEN = 'uogashi.given-names';
const NONE: Chosen = {
  game: '',
  players: { bots: 4, friends: 4, screen: 2 },
  bot: 'greedy',
  options: [],
  undo: true,
  public: false,
  botSeats: [],
  people: 2,
  names: [],
};

export function rememberedTable(): Chosen {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>;
    return { ...NONE, ...kept, players: { ...NONE.players, ...kept.players } };
  } catch {
    return { ...NONE }; // nothing is stored here, or something else wrote it
  }
}

export function rememberTable(chosen: Chosen) {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // then it is chosen again next time
  }
}

/** The default names, in every language, of a player who has not chosen one. */
export function givenNames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(GIVEN) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberGivenNames(names: string[]) {
  try {
    localStorage.setItem(GIVEN, JSON.stringify(names));
  } catch {
    // then it stays in the language it was given in
  }
}

export function forgetTable() {
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(GIVEN);
  } catch {
    // nothing was kept
  }
}
