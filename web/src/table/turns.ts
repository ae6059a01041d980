/** One thing after another, in the order in which they were asked for, whatever becomes of the one before. */
export class Turns {
  /** How many wait or are under way. */
  pending = 0;
  #last: Promise<void> = Promise.resolve();

  /** Do this when its turn comes. What goes wrong in it is a mistake of ours: it is reported, and the next one comes. */
  take(act: () => Promise<unknown>): Promise<void> {
    this.pending++;
    this.#last = this.#last
      .then(act)
      .then(
        () => undefined,
        (error: unknown) => reportError(error),
      )
      .finally(() => this.pending--);
    return this.#last;
  }
}
