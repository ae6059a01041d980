/** The games that have a drawn board here; all others are played in the text view. One line a game. */
import type { GameClient } from './contract';

export const CLIENTS: Record<string, () => Promise<GameClient>> = {
  tsukiji: () => import('./tsukiji/client'),
};
