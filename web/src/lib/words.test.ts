import { fact, seatInfo, speak, tableInfo } from '../testing';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { texts } from './text.svelte';
import {
  botName,
  capital,
  decisionWords,
  eventSentence,
  explain,
  minus,
  optionRecommended,
  optionsOn,
  optionSentence,
  optionTitle,
  saying,
  seatName,
  sentence,
  signed,
  thing,
} from './words';

const info = tableInfo();

beforeEach(() => speak());

describe('a number', () => {
  it('has a real minus sign', () => {
    expect(minus(-3)).toBe('−3');
  });

  it('has no plus sign unless it is a change', () => {
    expect([minus(3), signed(3)]).toEqual(['3', '+3']);
  });

  it('has no sign where nothing changes', () => {
    expect(signed(0)).toBe('0');
  });

  it('has a real minus sign as a change, too', () => {
    expect(signed(-2)).toBe('−2');
  });
});

describe('a thing', () => {
  it('is called by its name', () => {
    expect(thing('tsukiji', 'annul')).toBe('annulment');
  });

  it('with a plus sign has a name, too, though ids have none', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ texts: 'quay-thing-plus6 = six more', facts: {} })));
    await texts.learn('quay');
    expect(thing('quay', '+6')).toBe('six more');
  });

  it('with a minus sign is shown with a real one', () => {
    expect(thing('tsukiji', '-1')).toBe('−1');
  });

  it('without a name is what it is', () => {
    expect(thing('tsukiji', '5')).toBe('5');
  });
});

describe('a seat', () => {
  it('is called like the player who sits there', () => {
    expect(seatName(info, 1)).toBe('Ben');
  });

  it('is called by its number where nobody sits, counted from 1', () => {
    const open = tableInfo({ seats: [seatInfo(0), seatInfo(1, { person: false, name: null })] });
    expect(seatName(open, 1)).toBe('player 2');
  });

  it('is called by its number as long as nothing is known of the table', () => {
    expect(seatName(null, 0)).toBe('player 1');
  });

  it('of a bot is called by its kind, in the reader’s language', async () => {
    const bot = tableInfo({ seats: [seatInfo(0, { person: false, name: 'greedy 2', bot: 'greedy' })] });
    expect(seatName(bot, 0)).toBe('Greedy 2');
    await speak('nl');
    expect(seatName(bot, 0)).toBe('Gretig 2');
  });

  it('keeps its person’s name while a bot plays on for them', () => {
    const away = tableInfo({ seats: [seatInfo(0, { name: 'random', bot: 'greedy' })] });
    expect(seatName(away, 0)).toBe('random');
  });

  it('keeps the name of a person who is called like a bot', () => {
    expect(seatName(tableInfo({ seats: [seatInfo(0, { name: 'greedy 2' })] }), 0)).toBe('greedy 2');
  });
});

describe('a bot', () => {
  it('without a number is the first of its kind', () => {
    expect(botName('random')).toBe('Random 1');
  });

  it('of a kind without a name keeps its own', () => {
    expect(botName('master 2')).toBe('master 2');
  });
});

describe('an argument of a message', () => {
  const laid = (seat: number) => ({
    id: 'tsukiji-told-ticket',
    arguments: { seat: { seat }, ticket: { term: 'tsukiji-thing-annul' } },
  });
  const told = (tickets: unknown) => saying({ id: 'tsukiji-told-tickets', arguments: { lot: 2, tickets } }, info);

  it('may be a message, with seats by name and terms by theirs', () => {
    expect(told(laid(1))).toBe('Lot 2: annulment from Ben.');
  });

  it('may be several, with commas between them', () => {
    expect(told([laid(0), { seat: 1 }, '¥300'])).toBe('Lot 2: annulment from Aki, Ben, ¥300.');
  });

  it('may be several, as a sentence counts them', () => {
    expect(told({ items: [{ seat: 0 }, { seat: 1 }, 3] })).toBe('Lot 2: Aki, Ben and 3.');
  });

  it('may be several, with a message between them', () => {
    expect(told({ items: [laid(0), laid(1)], between: 'sentence-gap' })).toBe(
      'Lot 2: annulment from Aki annulment from Ben.',
    );
  });
});

describe('an event', () => {
  it('is told with the name of the player it is about', () => {
    expect(eventSentence(fact('joined', { name: 'Ben' }))).toBe('Ben sits down.');
  });

  it('takes nobody for a bot who is only called like one', () => {
    expect(eventSentence(fact('joined', { name: 'random' }))).toBe('random sits down.');
  });

  it('tells a bot in the reader’s language', () => {
    expect(eventSentence(fact('stand-in', { bot: 'greedy', name: 'Ben' }))).toBe('Greedy takes over for Ben.');
  });
});

describe('a decision', () => {
  it.each([
    ['pass', 'Pass'],
    ['buy 2', 'Buy lot 2'],
    ['takusan tako', 'Add Takusan to octopus'],
    ['yakuza ebi', 'Give prawn to the Yakuza'],
  ])('%s is told as “%s”', (decision, told) => {
    expect(decisionWords('tsukiji', decision)).toBe(told);
  });

  it.each([
    ['ticket +6', 'Place +6 on lot 3'],
    ['ticket annul', 'Place annulment on lot 3'],
  ])('%s names what it is about: “%s”', (decision, told) => {
    const asked = { id: 'tsukiji-ask-evaluation', arguments: { lot: 3, lots: 5, money: 48 } };
    expect(decisionWords('tsukiji', decision, info, asked)).toBe(told);
  });

  it('knows the seats and terms of what is asked, which give way to its own words', async () => {
    const sentences = 'wharf-decision-award = { $fish } of { $fisher }: to { $first }';
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ texts: sentences, facts: {} })));
    await texts.learn('wharf');
    const given = { fish: { term: 'tsukiji-thing-annul' }, fisher: { seat: 1 }, first: 'nobody' };
    const asked = { id: 'wharf-ask', arguments: given };
    expect(decisionWords('wharf', 'award seat 0', info, asked)).toBe('annulment of Ben: to Aki');
  });

  it('calls a thing by the name that it has after its verb, if there is one', async () => {
    const sentences = [
      'creek-thing-boat = boat',
      'creek-thing-buy-boat-2 = two-mast boat',
      'creek-decision-buy = Buy { $first } { $second }',
      'creek-decision-sell = Sell { $first } { $second }',
    ];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ texts: sentences.join('\n'), facts: {} })));
    await texts.learn('creek');
    const told = ['buy boat 2', 'buy boat 3', 'sell boat 2'].map((decision) => decisionWords('creek', decision));
    expect(told).toEqual(['Buy two-mast boat', 'Buy boat 3', 'Sell boat 2']);
  });

  it('names the player who sits there, and leaves out what is not said', async () => {
    const sentences = [
      'pier-decision-award =',
      '    To { $first }{ $second ->',
      '        [twice] , again',
      '       *[other] {""}',
      '    } { $third }',
    ].join('\n');
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ texts: sentences, facts: {} })));
    await texts.learn('pier');
    expect(decisionWords('pier', 'award seat 1', info)).toBe('To Ben');
    expect(decisionWords('pier', 'award seat 0 twice', info)).toBe('To Aki, again');
  });
});

describe('a thing of several words', () => {
  it('is named as one in a decision, by as many words as name a thing', async () => {
    const sentences = [
      'shop-decision-take = Take { $first }, { $second }, { $third }',
      'shop-thing-red-drink = the red drink',
      'shop-thing-red = red',
      'shop-thing-bed-sheet = the bed sheet',
      'shop-thing-bed-sheet-plus2 = two more bed sheets',
      'shop-thing-fresh-salmon = fresh salmon',
    ].join('\n');
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ texts: sentences, facts: {} })));
    await texts.learn('shop');
    const told = (decision: string) => decisionWords('shop', decision, info);
    expect(told('take red drink')).toBe('Take the red drink, ,');
    expect(told('take bed sheet red drink')).toBe('Take the bed sheet, the red drink,');
    expect(told('take red bed sheet')).toBe('Take red, the bed sheet,');
    expect(told('take bed sheet +2')).toBe('Take two more bed sheets, ,');
    expect(told('take red drink 3 seat 1')).toBe('Take the red drink, 3, Ben');
    expect(told('take salmon fresh')).toBe('Take salmon, fresh,');
  });
});

describe('an option', () => {
  it('that is on is told by its name, and by its number if it has one', () => {
    const options = { special_points: ['safe'], other: [], rounds: 3, none: null };
    expect(optionsOn('tsukiji', options)).toEqual(['special points', 'rounds 3']);
  });

  it('that is as it is for every table is not told', () => {
    const usual = { markets: ['squid'], rounds: 3, end: 'at-once' };
    expect(optionsOn('tsukiji', { ...usual }, usual)).toEqual([]);
    expect(optionsOn('tsukiji', { ...usual, rounds: 4, end: 'usual' }, usual)).toEqual(['rounds 4', 'end: usual']);
  });

  it('of several values is told by the name of the one that was chosen, and not at all if it is as usual', async () => {
    const sentences = 'stall-option-last-day = last day\nstall-option-last-day-at-once = at once';
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ texts: sentences, facts: {} })));
    await texts.learn('stall');
    expect(optionsOn('stall', { last_day: 'at-once', dexterity: false })).toEqual(['last day: at once']);
    expect(optionsOn('stall', { last_day: 'at-once' }, { last_day: 'at-once' })).toEqual([]);
    expect([undefined, 'at-once', 'late'].map((value) => optionTitle('stall', 'last_day', value))).toEqual([
      'Last day',
      'At once',
      'Late',
    ]);
  });

  it('is recommended by its game, with the reason, or not at all', async () => {
    const sentences = 'booth-option-last-day-recommended = With { $players } players: late is better.';
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ texts: sentences, facts: {} })));
    await texts.learn('booth');
    expect(optionRecommended('booth', 'last_day', 2)).toBe('With 2 players: late is better.');
    expect(optionRecommended('booth', 'other', 2)).toBe('');
  });

  it('is explained by its game', () => {
    expect(optionSentence('tsukiji', 'special_points')).toMatch(/^Up to 28 extra points at the end/);
    expect(optionSentence('tsukiji', 'other')).toBe('A special rule of this game.');
  });
});

describe('a refusal', () => {
  it('is a whole sentence', () => {
    expect(explain({ id: 'move-late', arguments: {} })).toBe(
      'Too late: someone else has acted. Check the table and try again.',
    );
  });

  it('tells a seat by name', () => {
    expect(explain({ id: 'seat-taken', arguments: { seat: { seat: 1 } } }, info)).toBe('Ben is already sitting there.');
  });

  it('tells a term by its own message', () => {
    const given = { game: { term: 'tsukiji-title' }, fewest: 2, most: 5, players: 7 };
    expect(explain({ id: 'players-wrong', arguments: given })).toBe('Tsukiji is for 2 to 5 players, not 7.');
  });

  it('tells a list with commas, whatever is in it', () => {
    const known = [{ term: 'tsukiji-thing-annul' }, { seat: 1 }, 'x2'];
    expect(explain({ id: 'bot-unknown', arguments: { bot: 'master', known } }, info)).toBe(
      'Unknown bot “master”; available: annulment, Ben, x2.',
    );
  });

  it('chooses its words by a number', () => {
    const given = { lot: 4, price: 15, money: 12, choices: 1, lots: '1' };
    expect(explain({ id: 'tsukiji-lot-too-dear', arguments: given })).toBe(
      'Lot 4 costs ¥15; you have ¥12: buy lot 1, or pass.',
    );
  });

  it('needs no arguments', () => {
    expect(explain({ id: 'table-over' })).toBe('The game is over.');
  });
});

describe('a sentence', () => {
  it('begins with a capital letter', () => {
    expect(capital('the game')).toBe('The game');
  });

  it('ends with a full stop unless it ends with something like it', () => {
    expect(['over', 'over.', 'over!', 'over …'].map(sentence)).toEqual(['Over.', 'Over.', 'Over!', 'Over …']);
  });

  it('ends with that of its language', async () => {
    await speak('ja');
    expect(sentence('終わり')).toBe('終わり。');
  });
});
