/** What a game gives to the pages and the table, beside what every game has by its rules and texts alone.
 *
 * A game of ours has a folder here, in which it is found: `card.ts`, `Picture.svelte` and `client.ts`, each if it likes.
 * A game from elsewhere brings `board.js` and `picture.svg` in the folder `web` of its package, and the server has them.
 */
import type { Component, Snippet } from 'svelte';

import type { Arguments } from '../lib/text.svelte';
import type { TableController } from '../table/controller.svelte';

/** What the first page shows of a game: `card.ts`. */
export interface Card {
  /** The place on the shelf: the lowest stands first. */
  place: number;
  /** The title as it stands on the print. */
  kanji: string;
  /** Until the server has the game, and says so itself. */
  players: [number, number];
  minutes: [number, number];
  /** In barrels, of `HEAVIEST`. */
  weight: number;
  /** Drawings that stand for a table of this game. */
  signs: string[];
}

export interface BoardProps {
  table: TableController;
  /** What is asked of the player: the board says where it stands. */
  ask: Snippet<[Asked | null]>;
  /** The log. */
  scroll: Snippet;
}

/** What is asked of the player, in words. */
export interface Asked {
  text: string;
  detail?: string;
  /** The detail tells of the game's end. */
  urgent?: boolean;
}

/** What a game gives to the table: `client.ts`. */
export interface GameClient {
  /** The drawn board: a component of ours, or a module that the game brings along. */
  Board?: Component<BoardProps>;
  mount?: MountBoard;
  /** The chapter of the rules that tells of a phase: `position.phase`. */
  chapters: Record<string, string>;
  /** The story of a finished game, in a few lines. */
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
  /** What is on the table, as the schema of the game's view says. */
  readonly view: unknown;
  /** The seat of whoever looks; null: they watch. */
  readonly seat: number | null;
  /** The seats that have to decide. */
  readonly acting: number[];
  /** What can be decided next; nothing while nobody is asked. */
  readonly legal: Worded[];
  /** What is put together and not sent yet. */
  readonly draft: Worded[];
  readonly over: boolean;
  /** Who sits there. */
  name(seat: number): string;
  /** A sentence of the catalogue: the game's own texts, too. */
  say(id: string, given?: Arguments): string;
  /** Add a decision to what is put together. The player confirms it below the board, or takes it back. */
  choose(decision: string): void;
}
