/** What was chosen for the last table: it is offered again. Kept in this browser. */

/** Against bots, with friends by a link, or all at one screen. */
export type Mode = 'bots' | 'friends' | 'screen';

export interface Chosen {
  game: string;
  players: Record<Mode, number>;
  /** The kind of bots. */
  bot: string;
  /** What is chosen for the options of a game, as `GAME OPTION VALUE`; the usual is left out. */
  options: string[];
  undo: boolean;
  public: boolean;
  /** With friends: whether a bot has the seat, for each seat. */
  botSeats: boolean[];
  /** At one screen: how many people there are, and what they are called. */
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
    return { ...NONE }; // nothing is remembered here, or somebody else wrote it
  }
}

export function rememberTable(chosen: Chosen) {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // then it is chosen anew next time
  }
}

/** What somebody was called here, in one language or another, before they chose a name. */
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
    // then it stays in the language in which it was given
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
