import '../testing';

import { describe, expect, it } from 'vitest';

import { outline, type Grid, type Lexicon, type Plan, type Schema, type Section } from './outline';

const words: Lexicon = {
  label: (field) => field.replaceAll('_', ' '),
  thing: (word) => word.toUpperCase(),
  phase: (word) => `the ${word}`,
  seat: (seat) => ['Aki', 'Ben'][seat]!,
  ready: (seat) => seat === 1,
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
  viewer: null as number | null,
  phase: 'purchase',
  first: 1,
  lots: [lot(1, { price: 9, modifier: 4 }), lot(2)],
  seats: [seat(0), seat(1)],
};

const tableOf = (whole: Section, title: string) =>
  whole.parts.find((part) => part.kind === 'table' && part.title === title) as Grid;
const titles = (whole: Section) => whole.parts.map((part) => part.title);

describe('a view as text', () => {
  const whole = outline(schema, view, words);

  it('tells single things as facts, and not who looks', () => {
    expect(whole.facts).toEqual([
      { label: 'phase', text: 'the purchase' },
      { label: 'first', text: 'Ben' },
    ]);
  });

  it('makes a table of like things, without columns that say nothing', () => {
    expect(whole.parts[0]).toEqual({
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
    expect(whole.parts[1]).toEqual({
      kind: 'section',
      title: 'Aki',
      facts: [
        { label: 'money', text: '¥−3' },
        { label: 'score', text: 'total 5, bonuses SAFE 3' },
      ],
      parts: [{ kind: 'table', title: 'rows', columns: ['product', 'cards'], rows: [['EBI', '2']] }],
    });
  });

  it('tells who is ready by who acts: the view may be older than that', () => {
    const format = (each: string) => ({ type: each === 'seat' ? 'integer' : 'boolean', format: each });
    const seats = {
      type: 'array',
      items: { type: 'object', properties: { seat: format('seat'), set: format('ready') } },
    };
    const older = { viewer: null, seats: [0, 1].map((each) => ({ seat: each, set: false })) };
    const [part] = outline({ type: 'object', properties: { seats } }, older, words).parts;
    expect((part as Grid).rows).toEqual([
      ['Aki', '–'],
      ['Ben', 'yes'],
    ]);
  });

  it('adds the columns of an outlook', () => {
    const lots = tableOf(outline(schema, view, words, { lots: { gain: [13, null] } }), 'lots');
    expect(lots.columns).toEqual(['lot', 'cards', 'price', 'modifier', 'gain']);
    expect(lots.rows.map((row) => row.at(-1))).toEqual(['+13', '–']);
  });
});

describe('the player who looks at a view', () => {
  it('finds their own panel first, then the table, then the others in turn', () => {
    const three = { ...view, viewer: 1, seats: [seat(0), seat(1), seat(2)] };
    const whole = outline(schema, three, { ...words, seat: (each) => ['Aki', 'Ben', 'Chie'][each]! });
    expect(titles(whole)).toEqual(['Ben', 'lots', 'Chie', 'Aki']);
    expect(whole.parts.map((part) => part.kind === 'section' && part.own === true)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('as a spectator finds everyone in the order of their seats', () => {
    expect(titles(outline(schema, view, words))).toEqual(['lots', 'Aki', 'Ben']);
  });

  it('finds their own line first in a table of all seats, with its further columns', () => {
    const crew: Schema = {
      type: 'object',
      properties: {
        seats: {
          type: 'array',
          items: { type: 'object', properties: { who: { type: 'integer', format: 'seat' }, won: { type: 'integer' } } },
        },
      },
    };
    const all = {
      viewer: 1,
      seats: [
        { who: 0, won: 3 },
        { who: 1, won: 4 },
      ],
    };
    const { rows } = tableOf(outline(crew, all, words, { seats: { gain: [7, 8] } }), 'seats');
    expect(rows).toEqual([
      ['Ben', '4', '+8'],
      ['Aki', '3', '+7'],
    ]);
  });
});

describe('what is empty', () => {
  const empty = { viewer: null, phase: 'purchase', first: 1, lots: [], seats: [{ ...seat(0), rows: [] }] };

  it('is left out: no list, no table', () => {
    expect(titles(outline(schema, empty, words))).toEqual(['Aki']);
  });

  it('is left out of what someone has, row by row; money is told', () => {
    const rows = [
      { product: 'ebi', cards: 0 },
      { product: 'tako', cards: 1 },
    ];
    const [aki] = outline(schema, { ...empty, seats: [{ ...seat(0), money: 0, rows }] }, words).parts as Section[];
    expect(aki!.facts[0]).toEqual({ label: 'money', text: '¥0' });
    expect(tableOf(aki!, 'rows').rows).toEqual([['TAKO', '1']]);
  });
});

describe('a map in letters', () => {
  const place = { type: 'object', properties: { lines: { type: 'array', format: 'plan', items: { type: 'string' } } } };
  const store: Schema = {
    type: 'object',
    properties: {
      seats: { type: 'array', items: { type: 'object', properties: { seat: { type: 'integer', format: 'seat' } } } },
      plan: {
        ...place,
        properties: {
          ...place.properties,
          signs: { type: 'object', additionalProperties: { type: 'string', format: 'thing' } },
          inside: { type: 'object', additionalProperties: { type: 'integer', format: 'seat' } },
        },
      },
    },
  };

  it('is told as lines, with what its letters and numbers stand for', () => {
    const lines = ['o-E', '| T'];
    const whole = outline(store, { viewer: 0, plan: { lines, signs: { T: 'tuna' }, inside: { 1: 0 } } }, words);
    expect(whole.parts).toEqual([
      {
        kind: 'plan',
        title: 'plan',
        lines,
        facts: [
          { label: 'signs', text: 'T TUNA' },
          { label: 'inside', text: '1 Aki' },
        ],
      },
    ]);
  });

  it('may stand alone', () => {
    const whole = outline({ type: 'object', properties: { lines: place.properties.lines } }, { lines: ['o'] }, words);
    expect((whole.parts[0] as Plan).lines).toEqual(['o']);
  });
});
