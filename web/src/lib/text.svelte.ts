/** Sentences for people: the same Fluent files as everywhere else, in the reader's language, switched without a reload. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Shelf, Words } from '../generated/messages';
import { get } from './api';
import { settings } from './settings.svelte';

/** Shared by all programs, the browser's own, and what the pages show of each game of ours; the rest of a game, and all
 * of one from elsewhere, is the server's.
 */
const FILES = import.meta.glob<string>(
  ['../../../uogashi/text/*.ftl', '../../../uogashi/text/web/*.ftl', '../../../uogashi/games/*/text/shelf/*.ftl'],
  { query: '?raw', import: 'default' },
);

/** The games whose titles and short texts come with every language, before their words are loaded. */
const SHELVED = [...new Set(Object.keys(FILES).flatMap((file) => /([^/]+)\/text\/shelf\//.exec(file)?.slice(1) ?? []))];

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  nl: 'Nederlands',
  'pt-BR': 'Português',
  'zh-Hant': '繁體中文',
  ja: '日本語',
};

export type Arguments = Record<string, FluentVariable>;
type Catalogue = {
  language: string;
  bundle: FluentBundle;
  games: Map<string, Words>;
  /** Games from elsewhere whose title and other texts came from the server. */
  shelf: string[];
};

/** The language of ours that comes nearest to a tag such as `nl-BE` or `zh-TW`. */
export function nearest(tag: string): string | undefined {
  const known = Object.keys(LANGUAGES);
  const exact = known.find((each) => each.toLowerCase() === tag.toLowerCase());
  return exact ?? known.find((each) => each.split('-')[0] === tag.toLowerCase().split('-')[0]);
}

export function wanted(): string {
  if (settings.language && settings.language in LANGUAGES) return settings.language;
  for (const tag of navigator.languages) {
    const found = nearest(tag);
    if (found) return found;
  }
  return 'en';
}

class Texts {
  #now = $state.raw<Catalogue>({ language: 'en', bundle: new FluentBundle('en'), games: new Map(), shelf: [] });

  #asked = 0;

  get language() {
    return this.#now.language;
  }

  /** Load a language, with the words of all games that were loaded before, and switch to it at once. */
  async use(language: string): Promise<void> {
    const number = ++this.#asked;
    const { shelf } = this.#now;
    const games = [...this.#now.games.keys()];
    const [own, shelves, ...words] = await Promise.all([
      load(language),
      Promise.all(shelf.map((game) => fetchShelf(game, language))),
      ...games.map((game) => fetchWords(game, language)),
    ]);
    if (number !== this.#asked) return; // another one was chosen meanwhile
    // another game was opened meanwhile
    if (games.length !== this.#now.games.size || shelf !== this.#now.shelf) return this.use(language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const each of [...own, ...shelves]) add(bundle, each);
    for (const each of words) add(bundle, each.texts);
    this.#now = { language, bundle, games: new Map(games.map((game, index) => [game, words[index]!])), shelf };
    document.documentElement.lang = language;
  }

  /** Load the words of a game. */
  async learn(game: string): Promise<Words> {
    const known = this.#now.games.get(game);
    if (known) return known;
    const language = this.language;
    const words = await fetchWords(game, language);
    if (this.language !== language) return this.learn(game);
    add(this.#now.bundle, words.texts);
    this.#now = { ...this.#now, games: new Map([...this.#now.games, [game, words]]) };
    return words;
  }

  /** Load the titles and short texts of games from elsewhere; without a title, the name is used. */
  async shelve(games: string[]): Promise<void> {
    const { language } = this;
    const unknown = games.filter((game) => !this.shelved.includes(game));
    if (!unknown.length) return;
    const shelves = await Promise.all(unknown.map((game) => fetchShelf(game, language)));
    if (this.language !== language) return this.shelve(games);
    for (const each of shelves) add(this.#now.bundle, each);
    this.#now = { ...this.#now, shelf: [...new Set([...this.#now.shelf, ...unknown])] };
  }

  /** The games whose titles and short texts are loaded. */
  get shelved(): string[] {
    return [...SHELVED, ...this.#now.shelf];
  }

  words(game: string): Words | undefined {
    return this.#now.games.get(game);
  }

  has(id: string): boolean {
    return this.#now.bundle.hasMessage(id);
  }

  /** The sentence of this id. One that is missing, or lacks an argument, is a mistake of ours and says so. */
  say(id: string, given: Arguments = {}): string {
    const { bundle } = this.#now;
    const message = bundle.getMessage(id);
    if (!message?.value) return complain(id, `no message ${id} in ${this.language}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, given, errors);
    return errors.length ? complain(text, `message ${id} in ${this.language}: ${String(errors[0])}`) : text;
  }

  /** Several things in a sentence: “a, b and c”. */
  list(items: string[]): string {
    return listFormat(this.language).format(items);
  }

  number(value: number): string {
    return numberFormat(this.language).format(value).replace('-', '−');
  }

  /** How long ago, as text: “3 minutes ago”. */
  ago(milliseconds: number): string {
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    const minutes = Math.round(milliseconds / 60_000);
    if (minutes < 1) return this.say('web-just-now');
    if (minutes < 60) return format.format(-minutes, 'minute');
    if (minutes < 60 * 24) return format.format(-Math.round(minutes / 60), 'hour');
    return format.format(-Math.round(minutes / 60 / 24), 'day');
  }
}

/** Formats are slow to make and quick to use. */
function remembered<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    if (!made.has(language)) made.set(language, make(language));
    return made.get(language)!;
  };
}
const listFormat = remembered(
  (language) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }), // as it is spelled
);
const numberFormat = remembered((language) => new Intl.NumberFormat(language));

function add(bundle: FluentBundle, text: string) {
  const errors = bundle.addResource(new FluentResource(text), { allowOverrides: true });
  if (errors.length) complain('', String(errors[0]));
}

function complain(text: string, why: string): string {
  // eslint-disable-next-line no-console -- the tests look for it
  console.error(why);
  return text;
}

/** All files of a language. */
function load(language: string): Promise<string[]> {
  const names = Object.keys(FILES).filter((file) => file.endsWith(`/${language}.ftl`));
  return Promise.all(names.map((name) => FILES[name]!()));
}

function fetchWords(game: string, language: string): Promise<Words> {
  return get<Words>(`/api/games/${game}/words/${language}`);
}

async function fetchShelf(game: string, language: string): Promise<string> {
  const found = await get<Shelf>(`/api/games/${game}/shelf/${language}`).catch(() => null);
  return found?.texts ?? '';
}

export const texts = new Texts();
export const say = (id: string, given?: Arguments) => texts.say(id, given);
