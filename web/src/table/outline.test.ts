import '../testing';

import { describe, expect, it } from 'vitest';

import { outline, type Lexicon, type Schema } from './outline';

const words: Lexicon = {
  label: (field) => field.replaceAll('_', ' '),
  thing: (word) => word.toUpperCase(),
  phase: (word) => `the ${word}`,
  seat: (seat) => ['Aki', 'Ben'][seat]!,
  yes: 'yes',
  none: '–',
  comma: ', ',
};

const schema: Schema = {
  $ref: '#/$defs/View',
  $defs: {
    View: {
      type: 'object',
      properties: {
        viewer: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
        phase: { type: 'string', format: 'phase' },
        first: { type: 'integer', format: 'seat' },
        lots: { type: 'array', items: { $ref: '#/$defs/Lot' } },
        seats: { type: 'array', items: { $ref: '#/$defs/Seat' } },
      },
    },
    Lot: {
      type: 'object',
      properties: {
        lot: { type: 'integer' },
        cards: { type: 'array', items: { type: 'string', format: 'thing' } },
        price: { anyOf: [{ type: 'integer', format: 'money' }, { type: 'null' }] },
        modifier: { type: 'integer', format: 'change' },
        clock: { type: 'boolean' },
        buyer: { anyOf: [{ type: 'integer', format: 'seat' }, { type: 'null' }] },
      },
    },
    Seat: {
      type: 'object',
      properties: {
        seat: { type: 'integer', format: 'seat' },
        money: { type: 'integer', format: 'money' },
        rows: { type: 'array', items: { $ref: '#/$defs/Row' } },
        score: { $ref: '#/$defs/Score' },
      },
    },
    Row: { type: 'object', properties: { product: { type: 'string' }, cards: { type: 'integer' } } },
    Score: {
      type: 'object',
      properties: {
        total: { type: 'integer' },
        bonuses: { type: 'object', additionalProperties: { type: 'integer' } },
      },
    },
  },
};

const lot = (number: number, more = {}) => ({
  lot: number,
  cards: ['ebi', 'tako'],
  price: null,
  modifier: -1,
  clock: false,
  buyer: null,
  ...more,
});
const seat = (number: number) => ({
  seat: number,
  money: -3,
  rows: [{ product: 'ebi', cards: 2 }],
  score: { total: 5, bonuses: { safe: 3 } },
});
const view = {
  viewer: 0,
  phase: 'purchase',
  first: 1,
  lots: [lot(1, { price: 9, modifier: 4 }), lot(2)],
  seats: [seat(0), seat(1)],
};

describe('a view in words', () => {
  const told = outline(schema, view, words);

  it('tells single things as facts, and not who looks', () => {
    expect(told.facts).toEqual([
      { label: 'phase', text: 'the purchase' },
      { label: 'first', text: 'Ben' },
    ]);
  });

  it('makes a table of like things, without columns that say nothing', () => {
    expect(told.parts[0]).toEqual({
      kind: 'table',
      title: 'lots',
      columns: ['lot', 'cards', 'price', 'modifier'],
      rows: [
        ['1', 'EBI, TAKO', '¥9', '+4'],
        ['2', 'EBI, TAKO', '–', '−1'],
      ],
    });
  });

  it('makes a section of what has tables within it, called by its first field', () => {
    expect(told.parts[1]).toEqual({
      kind: 'section',
      title: 'Aki',
      facts: [
        { label: 'money', text: '¥−3' },
        { label: 'score', text: 'total 5, bonuses SAFE 3' },
      ],
      parts: [{ kind: 'table', title: 'rows', columns: ['product', 'cards'], rows: [['EBI', '2']] }],
    });
  });

  it('adds the columns of an outlook', () => {
    const [lots] = outline(schema, view, words, { lots: { gain: [13, null] } }).parts;
    expect(lots).toMatchObject({ columns: ['lot', 'cards', 'price', 'modifier', 'gain'] });
    expect((lots as { rows: string[][] }).rows.map((row) => row.at(-1))).toEqual(['+13', '–']);
  });
});
