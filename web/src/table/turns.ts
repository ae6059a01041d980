/** One thing after another, in the order requested, whether or not the one before succeeds. */
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
