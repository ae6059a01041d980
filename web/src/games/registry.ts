/** The games that have a illustrated board; all others are played in the text view. */
import type { GameInfo } from '../generated/messages';
import { byFolder } from './folders';
import type { BoardModule, GameClient } from './contract';

const CLIENTS = byFolder(import.meta.glob<GameClient>('./*/client.ts'));
const BOARD = 'board.js';

/** The content of a game's folder here; nothing if it has none. */
export const ownClient = (game: string): Promise<GameClient> | undefined => CLIENTS[game]?.();

/** What a game from elsewhere has brought along; null if that is nothing, or nothing that works. */
export async function foreignClient(info: GameInfo | undefined, load = loadModule): Promise<GameClient | null> {
  if (!info?.files?.includes(BOARD)) return null;
  try {
    const { mount, chapters = {} } = await load(`/games/${info.game}/${BOARD}`);
    if (typeof mount !== 'function') throw new TypeError(`${BOARD} of ${info.game} exports no function mount`);
    return { mount, chapters };
  } catch (error) {
    // eslint-disable-next-line no-console -- for the author of that board; everyone else plays in the text view
    console.error(error);
    return null;
  }
}

const loadModule = (address: string) => import(/* @vite-ignore */ address) as Promise<BoardModule>;
