/** Whether a reader follows a box that grows at its end, or has scrolled away to read.
 *
 * It is told from where the box is scrolled to, not from when events come: lines may arrive between our own scrolling
 * and its event. Nothing but a reader ever scrolls it up, unless the box or what is in it has changed its size.
 */
export interface Box {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  scrollTo(options: ScrollToOptions): void;
}

/** Zoomed pages scroll to fractions of a pixel. */
const AT_END = 2;
/** Whoever scrolls down to the last line means the end. */
const NEAR_END = 24;

export class Following {
  on = $state(true);
  /** How the box was when we last looked. */
  #top = 0;
  #height = 0;
  #room = 0;

  /** The box was scrolled, by whomever. */
  look(box: Box) {
    const beyond = box.scrollHeight - box.clientHeight - box.scrollTop;
    const shaped = box.scrollHeight < this.#height || box.clientHeight > this.#room;
    const up = box.scrollTop < this.#top - 1;
    const down = box.scrollTop > this.#top + 1;
    if (box.clientHeight === 0) {
      // Nobody sees it at all, and it forgets where it was scrolled to.
    } else if (up && !shaped && beyond > AT_END) this.on = false;
    else if (beyond <= (down ? NEAR_END : AT_END)) this.on = true;
    this.#remember(box);
  }

  /** Something about the box may have changed: its lines, its size, its letters. Who follows sees its end. */
  keepUp(box: Box) {
    this.look(box); // the reader may have scrolled just now, with the event still under way
    if (this.on) this.toEnd(box);
  }

  /** To the newest, and on from there. */
  toEnd(box: Box) {
    this.on = true;
    box.scrollTo({ top: box.scrollHeight, behavior: 'instant' });
    this.#remember(box);
  }

  #remember({ scrollTop, scrollHeight, clientHeight }: Box) {
    this.#top = scrollTop;
    this.#height = scrollHeight;
    this.#room = clientHeight;
  }
}
