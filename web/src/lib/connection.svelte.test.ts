import { browser, position, TABLE } from '../testing';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { FromClient, FromServer, Move, Tried } from '../generated/messages';
import type { Follower } from './connection.svelte';

/** The server's end of a line. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  static get last() {
    return Line.all.at(-1)!;
  }
  readyState = 0;
  sent: FromClient[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.readyState = 3;
    setTimeout(() => this.onclose?.());
  }

  welcome() {
    this.readyState = Line.OPEN;
    this.tell({ type: 'welcome', protocol: 1, version: '0.1.0', name: 'Aki' });
  }
  tell(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break() {
    this.readyState = 3;
    this.onclose?.();
  }
  /** What was said of one kind. */
  said<Type extends FromClient['type']>(type: Type) {
    return this.sent.filter((each): each is Extract<FromClient, { type: Type }> => each.type === type);
  }
}

const OTHER = 'x7d2k9m3p1q8a4';
const follower = (more: Partial<Follower> = {}): Follower => ({
  table: TABLE,
  seat: 0,
  since: 0,
  link: null,
  hear: vi.fn(),
  refused: vi.fn(),
  ...more,
});
const move = (id: string): Move => ({ type: 'move', table: TABLE, seat: 0, after: 5, id, decisions: ['buy 1'] });
const tried = (decisions: string[], table = TABLE): Tried => ({
  type: 'tried',
  table,
  seat: 0,
  seq: 5,
  decisions,
  legal: [],
  whole: true,
  outlook: null,
});
const why = { id: 'move-late', arguments: {} };

let connection: (typeof import('./connection.svelte'))['connection'];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // neither sooner nor later than meant
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  browser.location.protocol = 'http:';
  browser.forget();
  vi.resetModules();
  ({ connection } = await import('./connection.svelte'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An open line, with nothing said on it yet. */
function opened(): Line {
  connection.open();
  Line.last.welcome();
  return Line.last;
}

/** The line breaks and is opened again. */
function brokenAndBack(): Line {
  Line.last.break();
  vi.advanceTimersByTime(500);
  Line.last.welcome();
  return Line.last;
}

describe('a line to the server', () => {
  it('goes to where the page came from', () => {
    connection.open();
    expect(Line.last.address).toBe('ws://localhost:8000/socket');
  });

  it('is encrypted where the page was', () => {
    browser.location.protocol = 'https:';
    connection.open();
    expect(Line.last.address).toBe('wss://localhost:8000/socket');
  });

  it('is opened once, however often it is asked for', () => {
    connection.open();
    connection.open();
    expect(Line.all).toHaveLength(1);
  });

  it('is open when the server has welcomed us', () => {
    connection.open();
    expect(connection.line).toBe('connecting');
    Line.last.welcome();
    expect(connection.line).toBe('open');
  });
});

describe('following a table', () => {
  it('begins with the welcome, not before', () => {
    connection.follow(follower({ seat: 1, link: 'watch.abc' }));
    expect(Line.last.sent).toEqual([]);
    Line.last.welcome();
    expect(Line.last.sent).toEqual([{ type: 'follow', table: TABLE, seat: 1, since: 0, link: 'watch.abc' }]);
  });

  it('begins at once on an open line', () => {
    const line = opened();
    connection.follow(follower());
    expect(line.said('follow')).toHaveLength(1);
  });

  it('brings the news of that table, and of no other', () => {
    const [here, there] = [follower(), follower({ table: OTHER })];
    const line = opened();
    connection.follow(here);
    connection.follow(there);
    line.tell({ type: 'news', table: OTHER, log: [] });
    expect(there.hear).toHaveBeenCalledExactlyOnceWith({ type: 'news', table: OTHER, log: [] });
    expect(here.hear).not.toHaveBeenCalled();
  });

  it('tells the follower why it is refused', () => {
    const here = follower();
    const line = opened();
    connection.follow(here);
    line.tell({ type: 'refused', to: 'follow', table: TABLE, why: { id: 'table-private' } });
    expect(here.refused).toHaveBeenCalledExactlyOnceWith({ id: 'table-private' });
  });

  it('is asked for again where it is refused only for now', () => {
    const here = follower();
    const line = opened();
    connection.follow(here);
    line.tell({ type: 'refused', to: 'follow', table: TABLE, why: { id: 'store-lost' } });
    expect(here.refused).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(line.said('follow')).toHaveLength(2);
  });

  it('is not asked for again by the player who has gone', () => {
    const here = follower();
    const line = opened();
    connection.follow(here);
    line.tell({ type: 'refused', to: 'follow', table: TABLE, why: { id: 'store-lost' } });
    connection.unfollow(here);
    vi.advanceTimersByTime(1000);
    expect(line.said('follow')).toHaveLength(1);
  });

  it('that is refused is no answer to what is tried out', async () => {
    const here = follower();
    const line = opened();
    connection.follow(here);
    const asked = connection.try(TABLE, 0, []);
    line.tell({ type: 'refused', to: 'follow', table: TABLE, why: { id: 'seat-not-yours' } });
    line.tell(tried([]));
    expect(here.refused).toHaveBeenCalledOnce();
    expect(await asked).toEqual(tried([]));
  });

  it('ends when nobody wants to know any more', () => {
    const here = follower();
    const line = opened();
    connection.follow(here);
    connection.unfollow(here);
    line.tell({ type: 'news', table: TABLE });
    expect(line.said('unfollow')).toEqual([{ type: 'unfollow', table: TABLE }]);
    expect(here.hear).not.toHaveBeenCalled();
  });

  it('is not ended by someone who followed before', () => {
    const [before, now] = [follower(), follower()];
    const line = opened();
    connection.follow(before);
    connection.follow(now);
    connection.unfollow(before);
    line.tell({ type: 'news', table: TABLE });
    expect(line.said('unfollow')).toEqual([]);
    expect(now.hear).toHaveBeenCalledOnce();
  });

  it('goes on from where it was after the line broke', () => {
    const here = follower();
    opened();
    connection.follow(here);
    here.since = 8;
    expect(brokenAndBack().said('follow')).toEqual([{ type: 'follow', table: TABLE, seat: 0, since: 8, link: null }]);
  });
});

describe('a broken line', () => {
  /** How long until the next attempt. */
  function nextAttempt(): number {
    const [before, began] = [Line.all.length, Date.now()];
    while (Line.all.length === before) vi.advanceTimersToNextTimer();
    return Date.now() - began;
  }

  it('is called lost until the server has welcomed us again', () => {
    opened().break();
    expect(connection.line).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(connection.line).toBe('lost');
    Line.last.welcome();
    expect(connection.line).toBe('open');
  });

  it('is opened again after growing waits, but not for ever longer ones', () => {
    opened();
    const waits = Array.from({ length: 7 }, () => {
      Line.last.break();
      return nextAttempt();
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  });

  it('tells when it will be tried again', () => {
    opened().break();
    expect(connection.retryAt).toBe(Date.now() + 500);
  });

  it('is opened soon again if the line before had worked', () => {
    opened().break();
    nextAttempt();
    Line.last.break();
    nextAttempt();
    Line.last.welcome();
    Line.last.break();
    expect(nextAttempt()).toBe(500);
  });

  it('is opened when the server said in its goodbye', () => {
    const line = opened();
    line.tell({ type: 'goodbye', why: { id: 'server-ends' }, retry: 3000 });
    line.break();
    expect(nextAttempt()).toBe(3000);
  });

  it('is opened at once when the network is back', () => {
    opened().break();
    browser.fire('online');
    expect(Line.all).toHaveLength(2);
  });

  it('is opened at once when someone looks at the page again', () => {
    opened().break();
    browser.fire('visibilitychange');
    expect(Line.all).toHaveLength(2);
  });

  it('is not opened twice if someone was quicker than the wait', () => {
    opened().break();
    connection.reopen();
    vi.advanceTimersByTime(500);
    expect(Line.all).toHaveLength(2);
  });
});

describe('a line that works', () => {
  it('stays when the network is back or the page is seen again', () => {
    opened();
    browser.fire('online');
    browser.fire('visibilitychange');
    expect(Line.all).toHaveLength(1);
  });

  it('is given up for a new one when it is opened as someone else', () => {
    const old = opened();
    connection.follow(follower());
    connection.reopen();
    expect(old.readyState).toBe(3);
    vi.advanceTimersByTime(10);
    Line.last.welcome();
    expect(Line.last).not.toBe(old);
    expect(Line.last.said('follow')).toHaveLength(1);
  });
});

describe('a move', () => {
  it('is done when the server says so', async () => {
    const line = opened();
    const sent = connection.send(move('a-1'));
    expect(line.said('move')).toEqual([move('a-1')]);
    line.tell({ type: 'done', table: TABLE, id: 'a-1', seq: 6 });
    expect(await sent).toEqual({ type: 'done', table: TABLE, id: 'a-1', seq: 6 });
  });

  it('waits for the welcome', () => {
    connection.open();
    void connection.send(move('a-1'));
    expect(Line.last.sent).toEqual([]);
    Line.last.welcome();
    expect(Line.last.sent).toEqual([move('a-1')]);
  });

  it('is repeated with the same id after the line broke, once the table is followed again', () => {
    opened();
    connection.follow(follower());
    void connection.send(move('a-1'));
    const line = brokenAndBack();
    expect(line.sent.map((each) => each.type)).toEqual(['follow', 'move']);
    expect(line.said('move')).toEqual([move('a-1')]);
  });

  it('that was made while the line was broken is sent when it is back', () => {
    opened().break();
    void connection.send(move('a-1'));
    vi.advanceTimersByTime(500);
    Line.last.welcome();
    expect(Line.last.said('move')).toEqual([move('a-1')]);
  });

  it('that is done is not repeated', () => {
    const line = opened();
    void connection.send(move('a-1'));
    void connection.send(move('a-2'));
    line.tell({ type: 'done', table: TABLE, id: 'a-1', seq: 6 });
    expect(brokenAndBack().said('move')).toEqual([move('a-2')]);
  });

  it('is counted until it is answered', () => {
    const line = opened();
    void connection.send(move('a-1'));
    expect(connection.unanswered).toBe(1);
    line.tell({ type: 'done', table: TABLE, id: 'a-1', seq: 6 });
    expect(connection.unanswered).toBe(0);
  });

  it('that is refused says why, and how the table looks now', async () => {
    const line = opened();
    const sent = connection.send(move('a-1'));
    line.tell({ type: 'refused', table: TABLE, id: 'a-1', why, position: position(9) });
    await expect(sent).rejects.toMatchObject({ why, position: position(9) });
  });

  it('that is refused is not repeated', async () => {
    const line = opened();
    const sent = connection.send(move('a-1'));
    line.tell({ type: 'refused', table: TABLE, id: 'a-1', why });
    await expect(sent).rejects.toThrow('move-late');
    expect(brokenAndBack().said('move')).toEqual([]);
  });

  it('is sent again after a second if the store did not answer', async () => {
    const line = opened();
    const sent = connection.send(move('a-1'));
    line.tell({ type: 'refused', table: TABLE, id: 'a-1', why: { id: 'store-lost' }, again: true });
    expect(line.said('move')).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(line.said('move')).toEqual([move('a-1'), move('a-1')]);
    line.tell({ type: 'done', table: TABLE, id: 'a-1', seq: 6 });
    expect(await sent).toMatchObject({ seq: 6 });
  });

  it('is not sent again if it is done meanwhile', () => {
    const line = opened();
    void connection.send(move('a-1'));
    line.tell({ type: 'refused', table: TABLE, id: 'a-1', why: { id: 'store-lost' }, again: true });
    line.tell({ type: 'done', table: TABLE, id: 'a-1', seq: 6 });
    vi.advanceTimersByTime(1000);
    expect(line.said('move')).toHaveLength(1);
  });
});

describe('a try', () => {
  it('is answered by what would be', async () => {
    const line = opened();
    const asked = connection.try(TABLE, 0, ['buy 1']);
    expect(line.sent).toEqual([{ type: 'try', table: TABLE, seat: 0, decisions: ['buy 1'] }]);
    line.tell(tried(['buy 1']));
    expect(await asked).toEqual(tried(['buy 1']));
  });

  it('gets the answer that is its own, in the order of the questions', async () => {
    const line = opened();
    const asked = [connection.try(TABLE, 0, ['buy 1']), connection.try(TABLE, 0, ['buy 2'])];
    line.tell(tried(['buy 1']));
    line.tell(tried(['buy 2']));
    expect((await Promise.all(asked)).map((each) => each.decisions)).toEqual([['buy 1'], ['buy 2']]);
  });

  it('is not answered by what is told of another table', async () => {
    const line = opened();
    const asked = [connection.try(TABLE, 0, ['buy 1']), connection.try(OTHER, 0, ['pass'])];
    line.tell(tried(['pass'], OTHER));
    line.tell(tried(['buy 1']));
    expect((await Promise.all(asked)).map((each) => each.decisions)).toEqual([['buy 1'], ['pass']]);
  });

  it('that is refused leaves the next one its answer', async () => {
    const line = opened();
    const asked = [connection.try(TABLE, 0, ['buy 9']), connection.try(TABLE, 0, ['buy 2'])];
    line.tell({ type: 'refused', to: 'try', table: TABLE, why: { id: 'tsukiji-no-such-lot' } });
    line.tell(tried(['buy 2']));
    await expect(asked[0]).rejects.toMatchObject({ why: { id: 'tsukiji-no-such-lot' } });
    expect(await asked[1]).toEqual(tried(['buy 2']));
  });

  it('without an answer is rejected when the line breaks, and not repeated', async () => {
    const line = opened();
    const asked = connection.try(TABLE, 0, []);
    line.break();
    await expect(asked).rejects.toMatchObject({ why: { id: 'web-unreachable' } });
    vi.advanceTimersByTime(500);
    Line.last.welcome();
    expect(Line.last.said('try')).toEqual([]);
  });

  it('gets its own answer on a new line, not that of one which was left without', async () => {
    opened();
    connection.try(TABLE, 0, ['buy 1']).catch(() => undefined);
    const line = brokenAndBack();
    const asked = connection.try(TABLE, 0, ['buy 2']);
    line.tell(tried(['buy 2']));
    expect(await asked).toEqual(tried(['buy 2']));
  });

  it('is rejected at once on a broken line', async () => {
    opened().break();
    await expect(connection.try(TABLE, 0, [])).rejects.toMatchObject({ why: { id: 'web-unreachable' } });
  });
});

describe('a server that says nothing', () => {
  it('is asked after 25 seconds whether it is there', () => {
    const line = opened();
    vi.advanceTimersByTime(24_999);
    expect(line.sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(line.sent).toEqual([{ type: 'ping' }]);
  });

  it('is left in peace for as long again once it has answered', () => {
    const line = opened();
    vi.advanceTimersByTime(25_000);
    line.tell({ type: 'pong' });
    vi.advanceTimersByTime(24_999);
    expect(line.said('ping')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(line.said('ping')).toHaveLength(2);
  });

  it('is not asked as long as there is news', () => {
    const line = opened();
    vi.advanceTimersByTime(20_000);
    line.tell({ type: 'news', table: TABLE });
    vi.advanceTimersByTime(20_000);
    expect(line.said('ping')).toEqual([]);
  });

  it('is called again if it does not answer within 8 seconds', () => {
    const line = opened();
    vi.advanceTimersByTime(25_000 + 8_000);
    expect(line.readyState).toBe(3);
    expect(connection.line).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(Line.all).toHaveLength(2);
  });

  it('is called again if it does not even welcome us', () => {
    connection.open();
    vi.advanceTimersByTime(25_000 + 8_000 + 500);
    expect(Line.all).toHaveLength(2);
  });
});

describe('what comes at the wrong moment', () => {
  it('a try is rejected when the line is reopened', async () => {
    opened();
    const rejected = vi.fn();
    connection.try(TABLE, 0, ['buy 1']).catch(rejected);
    connection.reopen();
    await vi.advanceTimersByTimeAsync(10);
    expect(rejected).toHaveBeenCalled();
  });
  it('the next try gets its own answer', async () => {
    opened();
    connection.try(TABLE, 0, ['buy 1']).catch(() => undefined);
    connection.reopen();
    Line.last.welcome();
    const answered = vi.fn();
    void connection.try(TABLE, 0, ['buy 2']).then(answered);
    Line.last.tell(tried(['buy 2']));
    await vi.advanceTimersByTimeAsync(10);
    expect(answered).toHaveBeenCalledWith(tried(['buy 2']));
  });
  it('does not come back before the server said', () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const line = opened();
    line.tell({ type: 'goodbye', why: { id: 'server-ends' }, retry: 3000 });
    line.break();
    vi.advanceTimersByTime(2999);
    expect(Line.all).toHaveLength(1);
  });
});

describe('a move that was on its way when the page was reloaded', () => {
  async function loadAnew() {
    vi.resetModules();
    ({ connection } = await import('./connection.svelte'));
  }

  it('is sent again with its id', async () => {
    connection.open();
    void connection.send(move('a'));
    await loadAnew();
    expect(connection.unanswered).toBe(1);
    expect(opened().said('move')).toEqual([move('a')]);
  });

  it('is sent no more when it is answered', async () => {
    const line = opened();
    void connection.send(move('a'));
    line.tell({ type: 'done', table: TABLE, id: 'a', seq: 6 });
    await loadAnew();
    expect(connection.unanswered).toBe(0);
    expect(opened().said('move')).toEqual([]);
  });

  it('is told of if it is refused', async () => {
    connection.open();
    void connection.send(move('a'));
    await loadAnew();
    connection.refused = vi.fn();
    opened().tell({ type: 'refused', to: 'move', table: TABLE, id: 'a', why });
    expect(connection.refused).toHaveBeenCalledExactlyOnceWith(why);
  });
});

describe('the player who comes back to the page', () => {
  it('asks at once whether the server is there', () => {
    const line = opened();
    browser.fire('visibilitychange');
    expect(line.said('ping')).toHaveLength(1);
  });

  it('gets a new line if it is not', () => {
    opened();
    browser.fire('visibilitychange');
    vi.advanceTimersByTime(8_000);
    expect(connection.line).toBe('lost');
  });
});
