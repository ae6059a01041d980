import { browser, speak, wordsOfTsukiji } from '../testing';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { settings } from './settings.svelte';
import { nearest, say, texts, wanted } from './text.svelte';

describe('the language of ours that comes nearest', () => {
  it('is the very one, however its tag is written', () => {
    expect(nearest('pt-br')).toBe('pt-BR');
  });

  it('is traditional Chinese for Taiwan', () => {
    expect(nearest('zh-TW')).toBe('zh-Hant');
  });

  it('is Brazilian Portuguese for Portugal', () => {
    expect(nearest('pt-PT')).toBe('pt-BR');
  });

  it('is Dutch for Belgium', () => {
    expect(nearest('nl-BE')).toBe('nl');
  });

  it('is none for a language that we do not have', () => {
    expect(nearest('fi')).toBeUndefined();
  });
});

describe('the language that a reader wants', () => {
  afterEach(() => {
    settings.choose({ language: null });
    browser.navigator.languages = ['en'];
  });

  it('is what they have chosen', () => {
    browser.navigator.languages = ['nl'];
    settings.choose({ language: 'ja' });
    expect(wanted()).toBe('ja');
  });

  it('is otherwise the first of their browser’s that we have', () => {
    browser.navigator.languages = ['fi', 'zh-TW', 'nl'];
    expect(wanted()).toBe('zh-Hant');
  });

  it('is English if we have none of them', () => {
    browser.navigator.languages = ['fi', 'et'];
    expect(wanted()).toBe('en');
  });
});

describe('texts', () => {
  beforeEach(() => speak());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('come from the catalogue of all, that of the browser and that of a game', () => {
    expect([say('table-over'), say('web-close'), say('tsukiji-decision-pass')]).toEqual([
      'the game is over',
      'Close',
      'Pass',
    ]);
  });

  it('are switched as a whole, games included', async () => {
    await texts.use('nl');
    expect(texts.language).toBe('nl');
    expect([say('web-close'), say('tsukiji-decision-pass')]).toEqual(['Sluiten', 'Passen']);
    expect(browser.document.documentElement.lang).toBe('nl');
  });

  it('put arguments in', () => {
    expect(say('seat-number', { number: 2 })).toBe('player 2');
  });

  it('name what is missing, and complain', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    expect(say('web-no-such-thing')).toBe('web-no-such-thing');
    expect(complaint).toHaveBeenCalledExactlyOnceWith('no message web-no-such-thing in en');
  });

  it('complain of an argument that is missing', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    say('seat-number');
    expect(complaint.mock.calls[0]?.[0]).toMatch(/^message seat-number in en: .*number/);
  });

  it('know the words of a game only when they have been learnt', () => {
    expect(texts.words('tsukiji')?.language).toBe('en');
    expect(texts.words('market')).toBeUndefined();
  });

  it('ask for the words of a game once', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    await texts.learn('tsukiji');
    expect(asked).not.toHaveBeenCalled();
  });

  it('put several things in a sentence', () => {
    expect(texts.list(['ebi', 'tako', 'sake'])).toBe('ebi, tako and sake');
  });

  it('show a number with a real minus sign', () => {
    expect(texts.number(-3)).toBe('−3');
  });

  it.each([
    [20_000, 'just now'],
    [40_000, '1 minute ago'],
    [3 * 60_000, '3 minutes ago'],
    [2 * 3_600_000, '2 hours ago'],
    [24 * 3_600_000, 'yesterday'],
  ])('tell how long ago %i ms were', (milliseconds, told) => {
    expect(texts.ago(milliseconds)).toBe(told);
  });
});

describe('a switch of the language', () => {
  const answer = (path: string) => Response.json(wordsOfTsukiji(path.split('/').at(-1)!));

  it('brings along a game that is opened meanwhile', async () => {
    await texts.use('en');
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)));
    await Promise.all([texts.learn('tsukiji'), texts.use('nl')]);
    expect([texts.language, texts.words('tsukiji')?.language]).toEqual(['nl', 'nl']);
  });

  it('is the last one that was asked for, whichever is quicker', async () => {
    await speak('en');
    const answers: Record<string, () => void> = {};
    const later = (path: string) =>
      new Promise<Response>((resolve) => (answers[path.split('/').at(-1)!] = () => resolve(answer(path))));
    vi.stubGlobal('fetch', later);
    const first = texts.use('nl');
    const second = texts.use('ja');
    await vi.waitUntil(() => answers.ja && answers.nl);
    answers.ja!();
    await second;
    answers.nl!();
    await first;
    expect(texts.language).toBe('ja');
  });
});
