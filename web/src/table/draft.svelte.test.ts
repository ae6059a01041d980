import { position, speak, TABLE } from '../testing';

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Choice, Position, Tried } from '../generated/messages';
import { connection, Refused } from '../lib/connection.svelte';
import { notes } from '../lib/notes.svelte';
import type { TableController } from './controller.svelte';
import { Draft, most } from './draft.svelte';

/** The table, as far as a draft uses it. */
class Table {
  readonly table = TABLE;
  seat = $state<number | null>(0);
  position = $state.raw<Position | null>(null);
  info = null;
  left = false;
  play = vi.fn(async (_decisions: string[]) => true);
}

const best = most('score');
const choice = (decision: string, score: number): Choice => ({ decision, then: [], change: {}, after: { score } });

/** What could follow which decisions. */
const COURSE: Record<string, Choice[]> = {
  '': [choice('fish', 3), choice('rest', 1)],
  fish: [choice('tuna', 4), choice('eel', 6)],
  'fish, eel': [choice('grill', 6), choice('smoke', 6)],
  'fish, tuna': [choice('slice', 4)],
};

let table: Table;
let draft: Draft;
const asked: string[][] = [];
const said = () => notes.all.map((note) => note.text);

const tried = (decisions: string[]): Tried => {
  const choices = COURSE[decisions.join(', ')] ?? [];
  const legal = choices.map((each) => each.decision);
  const ask = { id: 'ask', arguments: { after: decisions.length } };
  const answer = { type: 'tried' as const, table: TABLE, seat: 0, seq: 1, decisions, legal, ask };
  return { ...answer, whole: !legal.length, outlook: { choices } };
};

beforeAll(() => speak());
beforeEach(() => {
  vi.restoreAllMocks();
  notes.all = [];
  asked.length = 0;
  vi.spyOn(connection, 'try').mockImplementation(async (_table, _seat, decisions) => {
    asked.push(decisions);
    return tried(decisions);
  });
  table = new Table();
  table.position = position(1, { legal: ['fish', 'rest'], outlook: { choices: COURSE['']! } });
  draft = new Draft(table as unknown as TableController);
  draft.renew(table.position);
});

describe('a draft', () => {
  it('begins with what the position says, without asking', () => {
    expect([draft.decisions, draft.next, draft.outlook?.choices]).toEqual([[], ['fish', 'rest'], COURSE['']]);
    expect(asked).toEqual([]);
  });

  it('says what could follow, and nothing is sent', async () => {
    expect(await draft.compose(['fish'])).toBe('done');
    expect([draft.decisions, draft.next, draft.whole]).toEqual([['fish'], ['tuna', 'eel'], false]);
    expect(table.play).not.toHaveBeenCalled();
  });

  it('follows what is best, the first of equals, up to its end', async () => {
    await draft.compose(['fish'], best);
    expect([draft.decisions, draft.whole]).toEqual([['fish', 'eel', 'grill'], true]);
  });

  it('knows what else could be decided at each step, and what was asked', async () => {
    await draft.compose(['fish'], best);
    const steps = draft.steps
      .slice(1)
      .map(({ choices, ask }) => [choices.map((each) => each.decision), ask?.arguments]);
    expect(steps).toEqual([
      [['tuna', 'eel'], { after: 1 }],
      [['grill', 'smoke'], { after: 2 }],
    ]);
  });

  it('is empty for those who only watch', async () => {
    table.seat = null;
    expect([await draft.compose(['fish']), draft.decisions, asked]).toEqual(['overtaken', [], []]);
  });

  it('is what was put together last, even if an older answer comes later', async () => {
    const first = draft.compose(['fish'], best);
    const last = draft.compose(['rest'], best);
    expect([await first, await last, draft.decisions]).toEqual(['overtaken', 'done', ['rest']]);
  });

  it('is gone when the table moves on', async () => {
    const composed = draft.compose(['fish'], best);
    draft.renew(position(2));
    expect([await composed, draft.decisions, draft.next, draft.composing]).toEqual(['overtaken', [], ['pass'], false]);
  });

  it('stays as it was if the server refuses, and says why to the player who asked', async () => {
    await draft.compose(['fish']);
    vi.mocked(connection.try).mockRejectedValueOnce(new Refused({ id: 'table-over' }));
    const refused = await draft.compose(['rest']);
    expect(refused).toMatchObject({ why: { id: 'table-over' } });
    expect([draft.decisions, draft.composing, said()]).toEqual([['fish'], false, []]);
  });
});

describe('deciding otherwise at one step', () => {
  beforeEach(async () => {
    await draft.compose(['fish'], best);
    asked.length = 0;
  });

  it('chooses again what follows, and asks for nothing else', async () => {
    await draft.change(1, 'tuna', best);
    expect(draft.decisions).toEqual(['fish', 'tuna', 'slice']);
    expect(asked).toEqual([
      ['fish', 'tuna'],
      ['fish', 'tuna', 'slice'],
    ]);
  });

  it('shows it at once, and keeps the steps before it', async () => {
    const [before] = draft.steps;
    const changed = draft.change(1, 'tuna', best);
    expect(draft.decisions.slice(0, 2)).toEqual(['fish', 'tuna']);
    await changed;
    expect(draft.steps[0]).toBe(before);
    expect(draft.steps[1]?.choices).toHaveLength(2);
  });
});

describe('confirming what was chosen', () => {
  it('waits for what was chosen last, and is done once', async () => {
    await draft.add('fish');
    void draft.add('eel');
    expect(draft.decisions).toEqual(['fish']);
    await Promise.all([draft.confirm(), draft.confirm()]);
    expect(table.play).toHaveBeenCalledExactlyOnceWith(['fish', 'eel']);
  });

  it('is heard before the first choice is answered', async () => {
    void draft.add('rest');
    await draft.confirm();
    expect(table.play).toHaveBeenCalledExactlyOnceWith(['rest']);
    expect(said()).toEqual([]);
  });

  it('asks for a choice where there is none, and for all of them where they are secret', async () => {
    await draft.confirm();
    expect(said()).toEqual(['Choose first, then confirm.']);
    notes.all = [];
    table.position = position(1, { secret: true });
    void draft.add('fish');
    await draft.confirm();
    expect([draft.confirmable, said()]).toEqual([false, ['Choose first, then confirm.']]);
    await draft.compose(['fish'], best);
    expect(draft.confirmable).toBe(true);
    expect(table.play).not.toHaveBeenCalled();
  });

  it('sends nothing where the last choice is refused, but what is confirmed after that', async () => {
    await draft.add('fish');
    vi.mocked(connection.try).mockRejectedValueOnce(new Refused({ id: 'table-over' }));
    void draft.add('eel');
    await draft.confirm();
    expect([said().length, table.play.mock.calls]).toEqual([1, []]);
    await draft.confirm();
    expect(table.play).toHaveBeenCalledExactlyOnceWith(['fish']);
  });

  it('is dropped with the choice', async () => {
    await draft.add('fish');
    void draft.add('eel');
    const confirmed = draft.confirm();
    await draft.takeBack();
    expect([await confirmed, draft.pressed, said()]).toEqual([false, false, []]);
    expect(table.play).not.toHaveBeenCalled();
  });
});

describe('sending a draft', () => {
  it('waits until it is known what follows, and is done once', async () => {
    void draft.compose(['fish'], best);
    const pressed = [draft.send(), draft.send()];
    expect(draft.pressed).toBe(true);
    await Promise.all(pressed);
    expect(draft.pressed).toBe(false);
    expect(table.play).toHaveBeenCalledExactlyOnceWith(['fish', 'eel', 'grill']);
  });

  it('waits for what is decided otherwise after the press', async () => {
    await draft.compose(['fish'], best);
    const changed = draft.change(1, 'tuna', best);
    await draft.send();
    await changed;
    expect(table.play).toHaveBeenCalledExactlyOnceWith(['fish', 'tuna', 'slice']);
  });

  it('is dropped when the player lets go of it', async () => {
    void draft.compose(['fish'], best);
    const sent = draft.send();
    draft.clear();
    await sent;
    expect([draft.pressed, said()]).toEqual([false, []]);
    expect(table.play).not.toHaveBeenCalled();
  });

  it('sends nothing of before where the server refuses what was composed last', async () => {
    await draft.compose(['rest']);
    vi.spyOn(connection, 'try').mockRejectedValue(new Refused({ id: 'seat-not-yours', arguments: {} }));
    const refused = draft.compose(['fish']);
    await draft.send();
    expect(await refused).not.toBe('done');
    expect([draft.decisions, draft.pressed]).toEqual([['rest'], false]);
    expect(table.play).not.toHaveBeenCalled();
  });

  it('says that it is too late where nothing is left of it', async () => {
    await draft.send();
    expect(said()).toEqual(['Too late: someone else has acted. Check the table and try again.']);
  });
});
