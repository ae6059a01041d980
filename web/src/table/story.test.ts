import { entry, fact, speak, tableInfo } from '../testing';

import { beforeEach, describe, expect, it } from 'vitest';

import type { EntryInfo, Message, StoryLine } from '../generated/messages';
import { lastSeen, linesOf } from './story';

const info = tableInfo();
const thing = (word: string) => ({ term: `tsukiji-thing-${word}` });
const passed = (seat: number): Message => ({ id: 'tsukiji-fact-passed', arguments: { seat: { seat }, income: 3 } });
const bought: Message = {
  id: 'tsukiji-told-buys-cards',
  arguments: { seat: { seat: 1 }, lot: 2, price: 9, cards: [thing('ebi'), thing('tako')] },
};
const moved = (product: string, by: string, space: number): Message => ({
  id: 'tsukiji-web-told-move',
  arguments: { product: thing(product), by, space },
});
const market: Message = {
  id: 'tsukiji-web-told-market',
  arguments: { moves: { items: [moved('ebi', '+3', 9), moved('tako', '−2', 4)] } },
};
const told = (seq: number, ...story: StoryLine[]): EntryInfo => entry(seq, [], { story });

beforeEach(() => speak());

describe('a line', () => {
  it('says its sentences one after another, and whose doing it was', () => {
    expect(linesOf(told(5, { messages: [bought, passed(0)], seat: 1 }), info)).toEqual([
      { seat: 1, text: 'Ben buys lot 2 for ¥9: prawn, octopus. Aki passes and takes ¥3.' },
    ]);
  });

  it.each([
    ['en', 'Market: prawn +3 to 9 and octopus −2 to 4.'],
    ['nl', 'Markt: garnalen +3 naar 9 en inktvis −2 naar 4.'],
    ['pt-BR', 'Mercado: camarão +3 para 9 e polvo −2 para 4.'],
    ['zh-Hant', '行情：蝦 +3（第 9 格）和章魚 −2（第 4 格）。'],
    ['ja', '相場：えび+3（マス9）、たこ−2（マス4）。'],
  ])('is told in the reader’s language (%s)', async (language, text) => {
    await speak(language);
    expect(linesOf(told(5, { messages: [market] }), info)).toEqual([{ text }]);
  });

  it('keeps its kind', () => {
    expect(linesOf(told(5, { messages: [passed(0)], kind: 'loud' }), info)[0]!.kind).toBe('loud');
  });

  it('that the table shows anyway is told in brief', () => {
    const entry = told(5, { messages: [passed(0)], kind: 'detail' }, { messages: [passed(1)], kind: 'brief' });
    expect(linesOf(entry, info)).toEqual([{ kind: 'brief', text: 'Ben passes and takes ¥3.' }]);
  });

  it('that has passed is left out', () => {
    const entry = told(5, { messages: [passed(0)], kind: 'passing' });
    expect(linesOf(entry, info, false)).toEqual([]);
  });
});

describe('what only passes', () => {
  const ready = (seq: number) => told(seq, { messages: [passed(1)], kind: 'passing' });
  const own = (seq: number) => told(seq, { messages: [passed(0)], kind: 'own' });
  const open = (seq: number) => told(seq, { messages: [passed(0)] });

  it('is over when something is told that everyone sees', () => {
    expect(lastSeen([ready(5), own(6), open(7)])).toBe(7);
  });

  it('stays while others decide in secret, whatever was told before', () => {
    expect(lastSeen([open(4), ready(5), own(6), ready(7), entry(8, [fact('joined')], { kind: 'event' })])).toBe(4);
  });

  it('stays where nothing was told yet', () => {
    expect(lastSeen([ready(1)])).toBe(0);
  });
});

describe('an entry around the game', () => {
  it('is an event, told with its seat if it has one', () => {
    const joined = entry(2, [fact('joined', { name: 'Ben' })], { kind: 'event', seat: 1 });
    expect(linesOf(joined, info)).toEqual([{ seat: 1, text: 'Ben sits down.' }]);
  });

  it('may take something back', () => {
    expect(linesOf(entry(6, [], { kind: 'undo', seat: 1 }), info)).toEqual([{ seat: 1, text: 'Ben undoes a move.' }]);
  });
});
