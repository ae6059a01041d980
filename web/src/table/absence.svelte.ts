/** Who has been away for so long that others may let a bot play on for them. The server says in how many milliseconds
 * that will be; here it is only waited for.
 */
import type { TableInfo } from '../generated/messages';

/** Longer timers are looked at in between. */
const LONGEST = 3_600_000;

export class Absence {
  /** Their seats. */
  seats = $state.raw<number[]>([]);
  #due = new Map<number, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The times in a table's news count from the moment it arrives. */
  learn(info: TableInfo) {
    const now = performance.now();
    this.#due.clear();
    for (const { seat, absent_in } of info.seats)
      if (typeof absent_in === 'number') this.#due.set(seat, now + absent_in);
    this.#look();
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #look() {
    this.stop();
    const now = performance.now();
    const due = [...this.#due];
    this.seats = due.filter(([, at]) => at <= now).map(([seat]) => seat);
    const next = Math.min(...due.map(([, at]) => at).filter((at) => at > now));
    if (Number.isFinite(next)) this.#timer = setTimeout(() => this.#look(), Math.min(next - now, LONGEST));
  }
}
