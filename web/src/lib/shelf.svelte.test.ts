import { speak } from '../testing';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { say, texts } from './text.svelte';

// In a separate file: games on the shelf stay there.
describe('the title of a game from elsewhere', () => {
  beforeEach(() => speak());

  it('comes from the server, in every language', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(
        Response.json({ language: 'en', texts: `pier-title = Pier, ${path.split('/').at(-1)}`, facts: {} }),
      );
    });
    await texts.shelve(['tsukiji', 'pier']);
    await texts.shelve(['tsukiji', 'pier']);
    expect(asked).toEqual(['/api/games/pier/shelf/en']);
    expect([texts.shelved.includes('pier'), say('pier-title')]).toEqual([true, 'Pier, en']);
    await texts.use('nl');
    expect(say('pier-title')).toBe('Pier, nl');
  });

  it('need not be there', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ why: { id: 'game-unknown' } }, { status: 404 })));
    await texts.shelve(['jetty']);
    expect(texts.has('jetty-title')).toBe(false);
  });
});
