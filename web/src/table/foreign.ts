/** The table as a board sees it that a game from elsewhere has brought along: `BoardTable` of the contract. */
import type { BoardTable } from '../games/contract';
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
