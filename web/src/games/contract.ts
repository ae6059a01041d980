/** What a game's folder here gives to the table, beside what every game has by its rules and texts alone. */
import type { Component, Snippet } from 'svelte';

import type { EntryInfo } from '../generated/messages';
import type { TableController } from '../table/controller.svelte';

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

/** A line of the log. */
export interface Line {
  /** Whose doing it was. */
  seat?: number;
  text: string;
}

export interface GameClient {
  /** The drawn board. */
  Board: Component<BoardProps>;
  /** The chapter of the rules that tells of a phase. */
  chapters: Record<string, string>;
  /** The story of a finished game, in a few lines. */
  Tale?: Component<{ table: TableController }>;
  /** What an entry did, in lines. */
  tell(entry: EntryInfo, table: TableController): Line[];
}
