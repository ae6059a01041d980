import { browser } from '../testing';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'uogashi.settings';
const web = join(import.meta.dirname, '../..');

/** The settings as a page finds them that was opened with this stored choice. */
async function opened(stored: unknown, calm = false) {
  vi.resetModules();
  browser.forget();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: calm && query.includes('reduced-motion'),
    addEventListener: () => undefined,
  }));
  if (stored !== undefined) localStorage.setItem(KEY, JSON.stringify({ motion: stored }));
  return (await import('./settings.svelte')).settings;
}

/** What the page wears before anything is drawn. */
function worn(): string | undefined {
  new Function(readFileSync(join(web, 'public/theme.js'), 'utf8'))();
  return (browser.document.documentElement.dataset as DOMStringMap).motion;
}

describe('movement', () => {
  beforeEach(() => {
    browser.document.documentElement.dataset = {};
  });

  it('follows the system unless it was chosen', async () => {
    expect((await opened(undefined)).pace).toBe('normal');
    expect((await opened(undefined, true)).pace).toBe('off');
    for (const pace of ['slow', 'normal', 'fast', 'off']) expect((await opened(pace, true)).pace).toBe(pace);
  });

  it('keeps the meaning of what was chosen before there were speeds', async () => {
    expect((await opened('on', true)).pace).toBe('normal');
    expect((await opened(true, true)).pace).toBe('normal');
    expect((await opened('off')).pace).toBe('off');
    expect((await opened(false)).pace).toBe('off');
    expect((await opened('system', true)).pace).toBe('off');
    expect((await opened('system')).motion).toBe('system');
  });

  it('follows the system where nobody knows what was stored', async () => {
    for (const strange of ['quick', 7, null, 'toString', {}]) expect((await opened(strange)).motion).toBe('system');
  });

  it('is remembered', async () => {
    (await opened(undefined)).choose({ motion: 'slow' });
    expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject({ motion: 'slow' });
  });

  it('is on the page before anything is drawn as it is afterwards', async () => {
    for (const calm of [false, true])
      for (const stored of [undefined, 'system', 'slow', 'normal', 'fast', 'off', 'on', true, false, 'quick']) {
        const settings = await opened(stored, calm);
        expect(worn(), `${String(stored)}, ${calm}`).toBe(settings.pace);
      }
  });

  it('takes as long in the style sheets as in the waits', async () => {
    await opened(undefined);
    const { PACES } = await import('./settings.svelte');
    const css = readFileSync(join(web, 'src/styles/tokens.css'), 'utf8');
    for (const [pace, factor] of Object.entries(PACES)) {
      const root =
        pace === 'normal' ? /:root {[^}]*--m: ([\d.]+);/ : new RegExp(`data-motion='${pace}'\\] {\\s*--m: ([\\d.]+);`);
      expect(Number(root.exec(css)?.[1]), pace).toBe(factor);
    }
  });
});
