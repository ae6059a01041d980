/** Drawings as pictures: a symbol of a sprite becomes an image, with the colours of the theme.
 *
 * A board shows a hundred fish. As symbols in the page each of them would be some dozen elements, to be styled, laid out
 * and painted whenever anything moves; as pictures they cost nothing.
 */
import { SvelteMap } from 'svelte/reactivity';

import { settings } from './settings.svelte';

/** Outlines are ink on paper, by day and by night. */
const INK: Record<string, string> = { '--k': '#231f26' };
/** How wide a drawing is shown at most: the small cuts are for small places. */
const WIDTH = 160;
const SMALL_WIDTH = 48;
const CREST_WIDTH = 96;
const FAINT = 0.35;

const symbols = new Map<string, Element>();
const made = new SvelteMap<string, string>();

/** Learn the drawings of a sprite. */
export function learnPictures(sprite: string) {
  const found = new DOMParser().parseFromString(sprite, 'image/svg+xml');
  for (const each of found.querySelectorAll('[id]')) symbols.set(each.id, each);
}

/** How a drawing is to look: a crest in two colours, which are tokens; or faint, where there is nothing. */
export interface Look {
  colours?: [string, string];
  faint?: boolean;
}

/** The address of a drawing, for an `img`: drawn at once, and painted as soon as possible. */
export function picture(name: string, { colours = ['', ''], faint = false }: Look = {}): string {
  const key = [settings.dark ? 'dark' : 'light', name, ...colours, faint].join(' ');
  return made.get(key) ?? begin(key, name, colours, faint);
}

const begun = new Map<string, string>();

function begin(key: string, name: string, [colour, ink]: [string, string], faint: boolean): string {
  let address = begun.get(key);
  if (!address) {
    const drawn = draw(name, faint).replaceAll('currentColor', `var(${colour})`).replaceAll('--mon-ink', ink);
    address = `data:image/svg+xml,${encodeURIComponent(paintIn(drawn))}`;
    begun.set(key, address);
    void paint(name, address).then((painted) => painted && made.set(key, painted));
  }
  return address;
}

/** A drawing in dots, as fine as this screen shows them. */
async function paint(name: string, address: string): Promise<string | null> {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => undefined);
  const box = (symbols.get(name)?.getAttribute('viewBox') ?? '0 0 120 90').split(' ').map(Number);
  const shown = name.endsWith('-s') ? SMALL_WIDTH : name.startsWith('mon-') ? CREST_WIDTH : WIDTH;
  const width = shown * Math.min(3, Math.ceil(devicePixelRatio));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * box[3]!) / box[2]!);
  const context = canvas.getContext('2d');
  if (!context || !image.complete) return null;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}

function draw(name: string, faint: boolean): string {
  const symbol = symbols.get(name);
  if (!symbol) return '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const needed = new Set<string>();
  collect(symbol.innerHTML, needed);
  const parts = [...needed].map((id) => symbols.get(id)?.outerHTML ?? '').join('');
  const box = symbol.getAttribute('viewBox') ?? '0 0 120 90';
  const manner = [...symbol.attributes]
    .filter(({ name }) => name !== 'id' && name !== 'viewBox')
    .map(({ name, value }) => `${name}="${value}"`)
    .join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${WIDTH * 2}"><defs>${parts}</defs><g ${manner} opacity="${faint ? FAINT : 1}">${symbol.innerHTML}</g></svg>`;
}

/** Everything that a drawing refers to, and what that refers to. */
function collect(markup: string, needed: Set<string>) {
  for (const [, id] of markup.matchAll(/(?:url\(#|href="#)([\w-]+)/g)) {
    const part = symbols.get(id!);
    if (!part || needed.has(id!)) continue;
    needed.add(id!);
    collect(part.outerHTML, needed);
  }
}

/** An image knows nothing of the page's tokens: they are put in. */
function paintIn(markup: string): string {
  const style = getComputedStyle(document.documentElement);
  const plain = /var\((--[\w-]+)(?:,([^()]*))?\)/g;
  const put = (_: string, token: string, otherwise?: string) =>
    INK[token] ?? (style.getPropertyValue(token).trim() || otherwise || 'none');
  for (let before = ''; before !== markup;) {
    before = markup;
    markup = markup.replace(plain, put);
  }
  return markup;
}
