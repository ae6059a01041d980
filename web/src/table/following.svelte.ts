/** Whether a reader follows a box that grows at its end, or has scrolled away to read.
 *
 * It is decided by where the box is scrolled to, not by when events come: lines may arrive between our own scrolling
 * and its event. Nothing but a reader ever scrolls it up, unless the box or its content has changed size.
 */
export interface Box {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  scrollTo(options: ScrollToOptions): void;
}

/** Zoomed pages scroll to fractions of a pixel. */
const AT_END = 2;
/** Scrolling down to the last line means following again. */
const NEAR_END = 24;

export class Following {
  on = $state(true);
  /** How the box was when we last looked. */
  #top = 0;
  #height = 0;
  #room = 0;

  /** The box was scrolled, by the reader or by us. */
  look(box: Box) {
    const beyond = box.scrollHeight - box.clientHeight - box.scrollTop;
    const shaped = box.scrollHeight < this.#height || box.clientHeight > this.#room;
    const up = box.scrollTop < this.#top - 1;
    const down = box.scrollTop > this.#top + 1;
    if (box.clientHeight === 0) {
      // It is hidden, and loses its scroll position.
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
