/** The games that are played here, and what the pages show of a game before its own words are loaded. */
import type { GameInfo } from '../generated/messages';
import { CARDS } from '../games/shelf';
import { played } from '../lib/played.svelte';
import { texts } from '../lib/text.svelte';

export const HEAVIEST = 4;

/** Which of two games comes first: in shelf order, games off the shelf last. */
function byPlace(one: string, other: string): number {
  const shelf = Object.keys(CARDS);
  const [a, b] = [one, other].map((game) => (shelf.includes(game) ? shelf.indexOf(game) : shelf.length));
  return a! - b!;
}

class Games {
  /** As the server lists them; null until it has. */
  get all(): GameInfo[] | null {
    return played.all;
  }

  /** With the titles of games from elsewhere, which the client was built without. */
  async load(): Promise<GameInfo[]> {
    const all = await played.load();
    await texts.shelve(all.map((each) => each.game));
    return all;
  }

  /** Where a file is that a game has brought along; nothing if it has not. */
  file(game: string, name: string): string | undefined {
    const info = this.all?.find((each) => each.game === game);
    return info?.files?.includes(name) ? `/games/${game}/${name}` : undefined;
  }

  /** The one that is offered first: the first of ours that the server has. */
  get first(): string {
    const names = this.all?.map((each) => each.game) ?? [];
    return Object.keys(CARDS).find((name) => names.includes(name)) ?? names[0] ?? Object.keys(CARDS)[0]!;
  }

  /** Those that can be played, in the order of our shelf. */
  get playable(): GameInfo[] {
    return (this.all ?? []).toSorted((one, other) => byPlace(one.game, other.game));
  }

  /** Those that nobody can play yet. */
  get beingBuilt(): string[] {
    const all = this.all;
    return all ? Object.keys(CARDS).filter((name) => !all.some((each) => each.game === name)) : [];
  }
}

export const games = new Games();

export function gameTitle(game: string): string {
  return wordOr(`${game}-title`, game);
}

export function gameSentence(game: string): string {
  return wordOr(`${game}-sentence`, texts.say('web-game-any-sentence'));
}

/** The games on the shelf with this property, in its order. */
const shelvedWith = (part: string) => texts.shelved.filter((game) => texts.has(`${game}-${part}`)).toSorted(byPlace);

/** Whose games these are, in short. */
export function credits(): string {
  const each = shelvedWith('credit').map((game) =>
    texts.say('web-credits-game', { game: gameTitle(game), credit: texts.say(`${game}-credit`) }),
  );
  return texts.say('web-credits', { games: each.join(texts.say('clause-comma')) });
}

/** Whose games these are, a sentence or two for each. */
export const whoseGames = () =>
  shelvedWith('whose')
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
  const signs = CARDS[game]?.signs ?? ['barrel'];
  const sum = [...table].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return signs[sum % signs.length]!;
}
