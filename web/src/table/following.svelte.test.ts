import '../testing';

import { describe, expect, it } from 'vitest';

import { Following } from './following.svelte';

/** A box of this height, with this many lines of 20 px; it scrolls as a browser does, without firing events. */
class Paper {
  #top = 0;
  #lines: number;
  constructor(
    lines: number,
    public clientHeight = 200,
    public line = 20,
  ) {
    this.#lines = lines;
  }
  get scrollHeight() {
    return Math.max(this.clientHeight, this.#lines * this.line);
  }
  get scrollTop() {
    return Math.min(this.#top, this.scrollHeight - this.clientHeight);
  }
  set scrollTop(value: number) {
    this.#top = Math.max(0, Math.min(value, this.scrollHeight - this.clientHeight));
  }
  scrollTo({ top }: ScrollToOptions) {
    this.scrollTop = top!;
  }
  add(lines: number) {
    this.#top = this.scrollTop;
    this.#lines += lines;
  }
  get beyond() {
    return this.scrollHeight - this.clientHeight - this.scrollTop;
  }
}

function followed(lines = 50) {
  const [following, paper] = [new Following(), new Paper(lines)];
  following.keepUp(paper);
  return { following, paper };
}

describe('the newest line', () => {
  it('is seen from the beginning', () => {
    expect(followed().paper.beyond).toBe(0);
  });

  it('is followed where lines arrive before the event of our own scrolling', () => {
    const { following, paper } = followed();
    for (let burst = 0; burst < 20; burst++) {
      paper.add(5);
      following.look(paper); // that event
      following.keepUp(paper);
    }
    expect(following.on).toBe(true);
    expect(paper.beyond).toBe(0);
  });

  it('is followed where scrolling takes a while and lines arrive meanwhile', () => {
    const { following, paper } = followed();
    const end = paper.scrollTop;
    paper.add(100);
    for (const top of [end + 30, end + 200, end + 900]) {
      paper.scrollTop = top;
      following.look(paper);
      paper.add(3);
    }
    expect(following.on).toBe(true);
  });

  it.each([480, 90])('is followed when the box becomes %i px high, with new lines at once', (room) => {
    const { following, paper } = followed();
    paper.clientHeight = room;
    paper.add(2);
    following.look(paper);
    following.keepUp(paper);
    expect(following.on).toBe(true);
    expect(paper.beyond).toBe(0);
  });

  it.each([14, 31])('is followed when letters change and lines become %i px high, with new lines at once', (line) => {
    const { following, paper } = followed();
    paper.line = line;
    paper.add(4);
    following.look(paper);
    following.keepUp(paper);
    expect(following.on).toBe(true);
    expect(paper.beyond).toBe(0);
  });
});

describe('a box that vanishes and comes back', () => {
  function vanish({ following, paper }: ReturnType<typeof followed>) {
    const nowhere = new Paper(0, 0);
    following.keepUp(nowhere);
    paper.scrollTop = 0; // as a browser does
    following.keepUp(paper);
  }

  it('shows the newest to who followed', () => {
    const { following, paper } = followed();
    vanish({ following, paper });
    expect(following.on).toBe(true);
    expect(paper.beyond).toBe(0);
  });

  it('takes nobody to the end who was reading', () => {
    const { following, paper } = followed();
    paper.scrollTop = 100;
    following.look(paper);
    vanish({ following, paper });
    expect(following.on).toBe(false);
    expect(paper.scrollTop).toBe(0);
  });
});

describe('a reader', () => {
  it('who scrolls up stays there, however many lines come', () => {
    const { following, paper } = followed();
    paper.scrollTop -= 60;
    following.look(paper);
    const read = paper.scrollTop;
    for (let burst = 0; burst < 5; burst++) {
      paper.add(10);
      following.keepUp(paper);
    }
    expect(following.on).toBe(false);
    expect(paper.scrollTop).toBe(read);
  });

  it('who scrolls up is believed before their event comes', () => {
    const { following, paper } = followed();
    paper.scrollTop -= 60;
    paper.add(10);
    following.keepUp(paper);
    expect(following.on).toBe(false);
  });

  it('who scrolls up by very little stays, too', () => {
    const { following, paper } = followed();
    paper.scrollTop -= 5;
    following.look(paper);
    paper.add(1);
    following.keepUp(paper);
    expect(following.on).toBe(false);
  });

  it('who scrolls down, but not to the end, is still reading', () => {
    const { following, paper } = followed();
    paper.scrollTop = 100;
    following.look(paper);
    paper.scrollTop = 300;
    following.look(paper);
    expect(following.on).toBe(false);
  });

  it('who comes near the end follows again', () => {
    const { following, paper } = followed();
    paper.scrollTop = 100;
    following.look(paper);
    paper.scrollTop = paper.scrollHeight - paper.clientHeight - 12;
    following.look(paper);
    paper.add(10);
    following.keepUp(paper);
    expect(following.on).toBe(true);
    expect(paper.beyond).toBe(0);
  });

  it('who asks for the newest follows again', () => {
    const { following, paper } = followed();
    paper.scrollTop = 0;
    following.look(paper);
    following.toEnd(paper);
    expect(following.on).toBe(true);
    expect(paper.beyond).toBe(0);
  });
});
