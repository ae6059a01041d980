/** For tests: the browser features that our modules use and Node lacks, and builders of server messages.
 *
 * Import it first: our modules look at the browser as soon as they are loaded.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { vi } from 'vitest';

import type { EntryInfo, FactInfo, Position, SeatInfo, TableInfo, Words } from './generated/messages';
import type { LotView, MarkerView, SeatView, TsukijiView } from './generated/tsukiji';

// --- a browser ------------------------------------------------------------------------------------------------------

type Listener = (event: never) => void;
const listeners = new Map<string, Set<Listener>>();
const listen = (name: string, listener: Listener) => {
  listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
};
const kept = new Map<string, string>();

/** The browser, to be changed by a test. */
export const browser = {
  location: {
    protocol: 'http:',
    host: 'localhost:8000',
    origin: 'http://localhost:8000',
    pathname: '/',
    search: '',
    hash: '',
  },
  document: {
    hidden: false,
    visibilityState: 'visible',
    documentElement: { lang: '', dataset: {} },
    addEventListener: listen,
  },
  navigator: { languages: ['en'] as string[] },
  /** Something happens to the window or the document. */
  fire(name: string, event: object = {}) {
    for (const listener of listeners.get(name) ?? []) listener(event as never);
  },
  /** No listeners and nothing stored: for tests that reload a module. */
  forget() {
    listeners.clear();
    kept.clear();
  },
};

vi.stubGlobal('window', globalThis);
vi.stubGlobal('location', browser.location);
vi.stubGlobal('document', browser.document);
vi.stubGlobal('navigator', browser.navigator);
vi.stubGlobal('addEventListener', listen);
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
for (const storage of ['localStorage', 'sessionStorage'])
  vi.stubGlobal(storage, {
    getItem: (key: string) => kept.get(`${storage} ${key}`) ?? null,
    setItem: (key: string, value: string) => void kept.set(`${storage} ${key}`, value),
    removeItem: (key: string) => void kept.delete(`${storage} ${key}`),
  });

// --- words ----------------------------------------------------------------------------------------------------------

/** What `GET /api/games/tsukiji/words/LANGUAGE` answers: our own texts. */
export function wordsOfTsukiji(language = 'en'): Words {
  const file = join(import.meta.dirname, '../../uogashi/games/tsukiji/text', `${language}.ftl`);
  return { language, texts: readFileSync(file, 'utf8'), facts: {}, division: 'web-round' };
}

/** Everything is said in this language from now on, and Tsukiji is known. */
export async function speak(language = 'en'): Promise<void> {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(wordsOfTsukiji(path.split('/').at(-1)), { status: 200 })),
  );
  const { texts } = await import('./lib/text.svelte');
  await texts.use(language);
  await texts.learn('tsukiji');
}

// --- server messages ------------------------------------------------------------------------------------------------

export const TABLE = 'r1f66i4y50vvfc';

export const seatInfo = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  person: true,
  name: ['Aki', 'Ben', 'Chie'][seat]!,
  bot: null,
  ready: true,
  present: true,
  resigned: false,
  agrees: false,
  ...more,
});

/** A running table of Aki, who is us, and Ben. */
export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: TABLE,
  game: 'tsukiji',
  rules: '1',
  players: 2,
  options: {},
  public: false,
  undo: true,
  takeover: true,
  state: 'running',
  end: null,
  seats: [seatInfo(0), seatInfo(1)],
  you: [0],
  host: true,
  hash: '',
  acting: [0],
  created: 0,
  changed: 0,
  scores: null,
  winners: null,
  rematch: null,
  ...more,
});

export const position = (seq: number, more: Partial<Position> = {}): Position => ({
  seq,
  seat: 0,
  acting: [0],
  legal: ['pass'],
  can_undo: false,
  over: false,
  secret: false,
  view: {},
  ...more,
});

export const fact = (name: string, given: FactInfo['arguments'] = {}): FactInfo => ({ name, arguments: given });

export const entry = (seq: number, facts: FactInfo[] = [], more: Partial<EntryInfo> = {}): EntryInfo => ({
  seq,
  kind: 'moves',
  at: 1000 * seq,
  seat: 0,
  facts,
  ...more,
});

// --- the stall ------------------------------------------------------------------------------------------------------

export const lotView = (lot: number, more: Partial<LotView> = {}): LotView => ({
  lot,
  cards: ['ebi', 'tako', 'sake'],
  value: null,
  sum: null,
  struck: null,
  doublings: null,
  price: null,
  modifier: null,
  clock: false,
  buyer: null,
  tickets: null,
  adds: null,
  ...more,
});

export const markerView = (product: string, space: number, more: Partial<MarkerView> = {}): MarkerView => ({
  product,
  space,
  height: 0,
  rank: 1,
  price: 2,
  ...more,
});

export const seatView = (seat: number, more: Partial<SeatView> = {}): SeatView => ({
  seat,
  money: 20,
  rows: [],
  special_tickets: [],
  yakuza_bought: 0,
  ready: false,
  score: { money: 20, products: 0, maguro: 0, bonuses: {}, total: 20 },
  placed: null,
  hand: null,
  ...more,
});

/** Three lots, evaluated by Aki and Ben. */
export const tsukijiView = (more: Partial<TsukijiView> = {}): TsukijiView => ({
  viewer: 0,
  round: 1,
  rounds: 7,
  phase: 'evaluation',
  acting: [0, 1],
  first: 0,
  lots: [lotView(1), lotView(2), lotView(3)],
  tablets: [],
  track: 20,
  market: [],
  seats: [seatView(0), seatView(1)],
  takusan_to_place: 0,
  yakuza_to_pay: 0,
  cards_left: 0,
  maguro: [],
  ...more,
});
