/** The games that are played here, and what the pages show of a game before its own words are loaded. */
import type { GameInfo } from '../generated/messages';
import { played } from '../lib/played.svelte';
import { SHELVED, texts } from '../lib/text.svelte';

export interface Look {
  /** The title as it stands on the print. */
  kanji: string;
  /** Until the server has the game, and says so itself. */
  players: [number, number];
  minutes: [number, number];
  /** In barrels, of `HEAVIEST`. */
  weight: number;
  /** Drawings that stand for a table of this game. */
  signs: string[];
}

export const HEAVIEST = 4;
/** Games that the pages know, in the order in which they are shown; what is not here gets a plain card. */
export const LOOKS: Record<string, Look> = {
  tsukiji: {
    kanji: '築地',
    players: [2, 4],
    minutes: [30, 30],
    weight: 2,
    signs: ['hotategai', 'tako', 'ebi', 'sake', 'maguro', 'fugu'],
  },
  market: {
    kanji: '東京築地市場',
    players: [2, 6],
    minutes: [60, 150],
    weight: 4,
    signs: ['ship2'],
  },
  shopping: {
    kanji: '買い物',
    players: [2, 5],
    minutes: [30, 30],
    weight: 1,
    signs: ['basket'],
  },
};

/** Which of two games comes first: the order is that of our shelf, and what is not on it comes last. */
function byPlace(one: string, other: string): number {
  const shelf = Object.keys(LOOKS);
  const [a, b] = [one, other].map((game) => (shelf.includes(game) ? shelf.indexOf(game) : shelf.length));
  return a! - b!;
}

class Games {
  /** As the server lists them; null until it has. */
  get all(): GameInfo[] | null {
    return played.all;
  }

  load(): Promise<GameInfo[]> {
    return played.load();
  }

  /** The one that is offered first: the first of ours that the server has. */
  get first(): string {
    const names = this.all?.map((each) => each.game) ?? [];
    return Object.keys(LOOKS).find((name) => names.includes(name)) ?? names[0] ?? Object.keys(LOOKS)[0]!;
  }

  /** Those that can be played, in the order of our shelf. */
  get playable(): GameInfo[] {
    return (this.all ?? []).toSorted((one, other) => byPlace(one.game, other.game));
  }

  /** Those that nobody can play yet. */
  get beingBuilt(): string[] {
    const all = this.all;
    return all ? Object.keys(LOOKS).filter((name) => !all.some((each) => each.game === name)) : [];
  }
}

export const games = new Games();

export function gameTitle(game: string): string {
  return wordOr(`${game}-title`, game);
}

export function gameSentence(game: string): string {
  return wordOr(`${game}-sentence`, texts.say('web-game-any-sentence'));
}

/** Whose games these are, in short: all that stand on the shelf. */
export function credits(): string {
  const each = SHELVED.toSorted(byPlace).map((game) =>
    texts.say('web-credits-game', { game: gameTitle(game), credit: texts.say(`${game}-credit`) }),
  );
  return texts.say('web-credits', { games: each.join(texts.say('clause-comma')) });
}

/** Whose games these are, a sentence or two for each. */
export const whoseGames = () =>
  SHELVED.toSorted(byPlace)
    .map((game) => texts.say(`${game}-whose`))
    .join(texts.say('sentence-gap'));

/** A kind of bots, as one chooses among them, and how it plays. */
export const botKind = (kind: string) => wordOr(`web-kind-${kind}`, kind);
export const botManner = (kind: string) => wordOr(`web-kind-${kind}-manner`, '');

const wordOr = (id: string, otherwise: string) => (texts.has(id) ? texts.say(id) : otherwise);

/** “2–4”, or one number. */
export function span([least, most]: [number, number]): string {
  return least === most ? texts.number(least) : texts.say('web-span', { least, most });
}

/** A drawing for a table: always the same one for the same table. */
export function signOf(game: string, table: string): string {
  const signs = LOOKS[game]?.signs ?? ['barrel'];
  const sum = [...table].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return signs[sum % signs.length]!;
}
