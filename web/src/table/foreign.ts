/** A board that a game from elsewhere has brought along, and the table as it sees it: `BoardTable` of the contract. */
import { untrack } from 'svelte';

import type { BoardTable, MountBoard, MountedBoard } from '../games/contract';
import { say } from '../lib/text.svelte';
import { decisionWords } from '../lib/words';
import type { TableController } from './controller.svelte';

export function boardTable(table: TableController): BoardTable {
  const game = table.info!.game;
  const { draft } = table;
  const worded = (decision: string, ask = draft.question) => ({
    decision,
    words: decisionWords(game, decision, table.info, ask),
  });
  return {
    game,
    get view() {
      return table.looking?.view ?? null;
    },
    get seat() {
      return table.seat;
    },
    get acting() {
      return table.looking?.acting ?? [];
    },
    get legal() {
      return table.asked ? draft.next.map((decision) => worded(decision)) : [];
    },
    get draft() {
      return draft.steps.map((step) => worded(step.decision, step.ask));
    },
    get over() {
      return table.looking?.over ?? false;
    },
    name: (seat) => table.name(seat),
    say,
    choose(decision) {
      if (table.asked && draft.next.includes(decision)) void draft.add(decision);
    },
  };
}

/** A board that may be wrong: if it throws, it is removed, the console says why, and `failed` is called.
 *
 * It may draw anything: none of our code depends on it.
 */
export function guarded(
  mount: MountBoard,
  target: HTMLElement,
  table: BoardTable,
  failed: () => void,
): Required<MountedBoard> {
  let board: MountedBoard | null = null;
  /** Whether it could. */
  function attempt(act: () => void): boolean {
    try {
      untrack(act);
      return true;
    } catch (error) {
      // eslint-disable-next-line no-console -- for the author of that board; everyone else plays in the text view
      console.error(error);
      return false;
    }
  }
  function destroy() {
    const leaving = board;
    board = null;
    if (leaving) attempt(() => leaving.destroy?.());
  }
  function update() {
    if (!board || attempt(() => board?.update())) return;
    destroy();
    failed();
  }
  const mounted = attempt(() => {
    board = mount(target, table);
    if (typeof board?.update !== 'function') throw new TypeError(`the board of ${table.game} has no function update`);
  });
  if (!mounted) {
    destroy();
    failed();
  }
  return { update, destroy };
}
