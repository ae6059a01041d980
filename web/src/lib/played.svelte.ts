/** The games that the server plays, as it lists them: asked for once, by the first page that needs to know. */
import type { GameInfo } from '../generated/messages';
import { get } from './api';

class Played {
  /** null until the server has answered. */
  all = $state.raw<GameInfo[] | null>(null);

  async load(): Promise<GameInfo[]> {
    this.all ??= await get<GameInfo[]>('/api/games');
    return this.all;
  }

  /** The options of a table of this game that chose nothing. */
  usual(game: string): Record<string, unknown> {
    return (this.all?.find((each) => each.game === game)?.options ?? {}) as Record<string, unknown>;
  }
}

export const played = new Played();
