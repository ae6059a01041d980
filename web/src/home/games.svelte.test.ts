import { speak } from '../testing';

import { beforeEach, describe, expect, it } from 'vitest';

import { texts } from '../lib/text.svelte';
import { credits, gameSentence, gameTitle, whoseGames } from './games.svelte';

describe('a game on the shelf', () => {
  beforeEach(() => speak());

  it('has its title and its sentence before its words are loaded', () => {
    expect(texts.shelved).toEqual(expect.arrayContaining(['market', 'tsukiji']));
    expect(gameTitle('market')).toBe('Tokyo Tsukiji Market');
    expect(gameSentence('market')).toMatch(/^Catch fish, set your own prices/);
  });

  it('of which nothing is known has its name, and a sentence for any game', () => {
    expect([gameTitle('pier'), gameSentence('pier')]).toEqual(['pier', 'A board game from the fish market.']);
  });

  it('is told with whose it is, Tsukiji first', async () => {
    expect(credits()).toMatch(/^Original art and code. The games: Tsukiji by Leandro Pires \(Redbox\), Tokyo /);
    expect(whoseGames()).toMatch(/^Tsukiji is a game by Leandro Pires, published by Redbox. Tokyo Tsukiji Market is /);
    await speak('ja');
    expect(credits()).toMatch(
      /^絵もプログラムも自作です。『築地』はLeandro Pires（Redbox）、『東京築地市場』は.+の作品です。$/,
    );
  });
});
