/** What a game adds to the pages and the table, beyond what its rules and texts provide.
 *
 * A game of ours has a folder here, with `card.ts`, `Picture.svelte` and `client.ts`, all optional.
 * A game from elsewhere has `board.js` and `picture.svg` in the folder `web` of its package, and the server serves
 * them.
 */
import type { Component, Snippet } from 'svelte';

import type { Arguments } from '../lib/text.svelte';
import type { TableController } from '../table/controller.svelte';

/** What the first page shows of a game: `card.ts`. */
export interface Card {
  /** The place on the shelf: the lowest comes first. */
  place: number;
  /** The title as printed on the card. */
  kanji: string;
  /** Until the server has the game, and says so itself. */
  players: [number, number];
  minutes: [number, number];
  /** In barrels, of `HEAVIEST`. */
  weight: number;
  /** Icons for a table of this game. */
  signs: string[];
}

export interface BoardProps {
  table: TableController;
  /** The player's current decision: the board says where to show it. */
  ask: Snippet<[Asked | null]>;
  /** The log. */
  scroll: Snippet;
}

/** What the player is asked, for the text view. */
export interface Asked {
  text: string;
  detail?: string;
  /** The detail is about the end of the game. */
  urgent?: boolean;
}

/** What a game gives to the table: `client.ts`. */
export interface GameClient {
  /** The illustrated board: a component of ours, or a module that comes with the game. */
  Board?: Component<BoardProps>;
  mount?: MountBoard;
  /** The chapter of the rules about a phase: `position.phase`. */
  chapters: Record<string, string>;
  /** The recap of a finished game, in a few lines. */
  Tale?: Component<{ table: TableController }>;
}

// --- a board from elsewhere: docs/adding-a-game.md explains it ------------------------------------------------------

/** `board.js` exports `mount`: it draws the table into `target` and draws it again whenever `update` is called. */
export type MountBoard = (target: HTMLElement, table: BoardTable) => MountedBoard;

export interface MountedBoard {
  update(): void;
  destroy?(): void;
}

export interface BoardModule {
  mount: MountBoard;
  chapters?: Record<string, string>;
}

/** A decision, and how a button says it. */
export interface Worded {
  decision: string;
  words: string;
}

/** The table as such a board sees it; what it has is new with every `update`. */
export interface BoardTable {
  readonly game: string;
  /** What is on the table, in the schema of the game's view. */
  readonly view: unknown;
  /** The seat of the person looking; null for spectators. */
  readonly seat: number | null;
  /** The seats that have to decide. */
  readonly acting: number[];
  /** The possible next decisions; empty while there is nothing to decide. */
  readonly legal: Worded[];
  /** The decisions put together and not sent yet. */
  readonly draft: Worded[];
  readonly over: boolean;
  /** Who sits there. */
  name(seat: number): string;
  /** A sentence from the catalogue, which includes the game's own texts. */
  say(id: string, given?: Arguments): string;
  /** Add a decision to what is put together. The player confirms it below the board, or undoes it. */
  choose(decision: string): void;
}
