import { position, speak, TABLE, tableInfo } from '../testing';

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { BoardModule, BoardTable, MountBoard } from '../games/contract';
import { foreignClient } from '../games/registry';
import type { GameInfo } from '../generated/messages';
import { TableController } from './controller.svelte';
import { boardTable, guarded } from './foreign';

beforeAll(() => speak());

describe('the table that a board from elsewhere is given', () => {
  let table: TableController;
  let seen: BoardTable;
  beforeEach(() => {
    table = new TableController(TABLE, null);
    table.info = tableInfo();
    table.seat = 0;
    table.position = table.shown = position(1, { legal: ['buy 1', 'pass'], view: { lots: 2 } });
    table.draft.renew(table.position);
    seen = boardTable(table);
  });

  it('has what is on the table, and who has to decide', () => {
    expect([seen.game, seen.view, seen.seat, seen.acting, seen.over]).toEqual(['tsukiji', { lots: 2 }, 0, [0], false]);
    expect([seen.name(1), seen.say('web-confirm')]).toEqual(['Ben', 'Confirm']);
  });

  it('has what can be decided, as buttons say it', () => {
    expect(seen.legal.map((each) => each.decision)).toEqual(['buy 1', 'pass']);
    expect(seen.legal.map((each) => each.words)).toEqual([expect.stringContaining('lot 1'), expect.any(String)]);
  });

  it('has nothing to decide while nobody is asked', () => {
    table.sending = true;
    expect(seen.legal).toEqual([]);
  });

  it('adds what is chosen to the draft, if it can be chosen', () => {
    const add = vi.spyOn(table.draft, 'add').mockResolvedValue(true);
    seen.choose('buy 9');
    seen.choose('pass');
    expect(add).toHaveBeenCalledExactlyOnceWith('pass');
  });
});

describe('a game from elsewhere', () => {
  const info = (files: string[]) => ({ game: 'quay', files }) as unknown as GameInfo;
  const mount = () => ({ update: () => undefined });

  it('is drawn by the board that it brings along', async () => {
    const load = vi.fn(async () => ({ mount }));
    expect(await foreignClient(info(['board.js', 'picture.svg']), load)).toEqual({ mount, chapters: {} });
    expect(load).toHaveBeenCalledExactlyOnceWith('/games/quay/board.js');
  });

  it('is played in the text view where it brings none', async () => {
    expect(await foreignClient(info(['picture.svg']))).toBeNull();
    expect(await foreignClient(undefined)).toBeNull();
  });

  it.each([
    ['cannot be loaded', () => Promise.reject(new TypeError('404'))],
    ['is none', async () => ({}) as BoardModule],
  ])('is played in the text view where its board %s, and the console says why', async (_why, load) => {
    const complain = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(await foreignClient(info(['board.js']), load)).toBeNull();
    expect(complain).toHaveBeenCalledOnce();
    complain.mockRestore();
  });
});

describe('a board that may be wrong', () => {
  const wrong = (): never => {
    throw new Error('wrong');
  };
  const destroy = vi.fn();
  const failed = vi.fn();
  const mounted = (mount: () => unknown) =>
    guarded(mount as MountBoard, {} as HTMLElement, { game: 'quay' } as BoardTable, failed);
  let complain: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    vi.clearAllMocks();
    complain = vi.spyOn(console, 'error').mockReturnValue(undefined);
    return () => complain.mockRestore();
  });

  it('is left alone while it works', () => {
    const update = vi.fn();
    const board = mounted(() => ({ update, destroy }));
    board.update();
    board.destroy();
    board.destroy();
    board.update();
    expect([update.mock.calls.length, destroy.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1, 0]);
    expect(complain).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be drawn', wrong],
    ['cannot be drawn again', () => ({ update: wrong, destroy })],
    ['cannot even be taken away', () => ({ update: wrong, destroy: wrong })],
    ['is none', () => undefined],
  ])('is given up once where it %s, and the console says why', (_why, mount) => {
    const board = mounted(mount);
    board.update();
    board.update();
    board.destroy();
    expect(failed).toHaveBeenCalledOnce();
    expect(complain).toHaveBeenCalled();
    expect(destroy.mock.calls.length).toBeLessThan(2);
  });
});

// --- the example ----------------------------------------------------------------------------------------------------

/** An element, as far as the board of Quay uses one. */
class Drawn {
  readonly attributes: Record<string, string> = {};
  readonly style = {};
  readonly listeners: (() => void)[] = [];
  children: Drawn[] = [];
  textContent = '';
  focus = vi.fn();
  constructor(readonly name: string) {}
  get firstElementChild() {
    return this.children[0];
  }
  setAttribute(key: string, value: string) {
    this.attributes[key] = value;
  }
  append(...children: Drawn[]) {
    this.children.push(...children);
  }
  replaceChildren(...children: Drawn[]) {
    this.children = children;
  }
  contains(other: unknown) {
    return this.children.includes(other as Drawn);
  }
  addEventListener(_what: string, listener: () => void) {
    this.listeners.push(listener);
  }
}

describe('the board of Quay', () => {
  const page: { activeElement: unknown } & Record<string, unknown> = {
    activeElement: null,
    createElement: (name: string) => new Drawn(name),
    createElementNS: (_space: string, name: string) => new Drawn(name),
  };
  let target: Drawn;
  const table = {
    view: { crate: 3, money: [5, 9], crates: [0, 2], bids: [] },
    seat: 0,
    acting: [0, 1],
    legal: [
      { decision: 'bid 0', words: 'Bid 0' },
      { decision: 'bid 1', words: 'Bid 1' },
    ],
    name: (seat: number) => ['Aki', 'Ben'][seat]!,
    say: (id: string) => id,
    choose: vi.fn(),
  };
  let board: ReturnType<BoardModule['mount']>;
  const written = () => target.children[0]!.children.map((each) => each.textContent).filter(Boolean);
  const buttons = () => target.children[1]!.children;

  beforeEach(async () => {
    vi.stubGlobal('document', page);
    target = new Drawn('div');
    const { mount } = (await import('../../../examples/quay/uogashi_quay/web/board.js' as string)) as BoardModule;
    board = mount(target as unknown as HTMLElement, table as unknown as BoardTable);
  });

  it('draws the crate and what everyone has', () => {
    expect(written()).toEqual(['3', 'Aki', '¥5', '0', 'Ben', '¥9', '■■', '2']);
  });

  it('has a button for each decision, which chooses it', () => {
    expect(buttons().map((each) => each.textContent)).toEqual(['Bid 0', 'Bid 1']);
    buttons()[1]!.listeners[0]!();
    expect(table.choose).toHaveBeenCalledExactlyOnceWith('bid 1');
  });

  it('draws what is new, and keeps the focus of the player who plays by keys', () => {
    page.activeElement = buttons()[0];
    table.view = { ...table.view, crate: 0, money: [4, 9] };
    table.legal = [{ decision: 'leave', words: 'Leave it' }];
    board.update();
    expect(written()).toEqual(['Aki', '¥4', '0', 'Ben', '¥9', '■■', '2']);
    expect(buttons().map((each) => each.textContent)).toEqual(['Leave it']);
    expect(buttons()[0]!.focus).toHaveBeenCalledOnce();
  });

  it('leaves nothing behind', () => {
    board.destroy!();
    expect(target.children).toEqual([]);
  });
});
