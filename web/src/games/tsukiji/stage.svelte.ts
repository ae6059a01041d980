/** Plays out what happened, so that people see why: the tickets of each lot are turned over, a 4 is cancelled, a sum is
 * doubled, the tablets are hung, the markers walk; someone takes a lot home. Everything can be skipped.
 */
import type { FactInfo } from '../../generated/messages';
import type { MarkerView, TsukijiView } from '../../generated/tsukiji';
import { PACES, settings } from '../../lib/settings.svelte';
import { say } from '../../lib/text.svelte';
import type { Frame } from '../../table/controller.svelte';

/** How long each step takes at the normal pace, in milliseconds; a single motion is never longer than 480. */
export const TEMPO = {
  turn: 380,
  sum: 260,
  strike: 300,
  double: 340,
  hang: 260,
  walk: 400,
  settle: 350,
  slip: 350,
  sale: 550,
  deal: 110,
  /** Until one thing is on the screen, and the next begins: nothing must stutter. */
  beat: 35,
};

export class Stage {
  /** What the stage shows while it plays something out. */
  view = $state.raw<TsukijiView | null>(null);
  /** How many lots show that they have tickets, how many have them turned over, and how many are added up. */
  covered = $state(Infinity);
  turned = $state(Infinity);
  summed = $state(Infinity);
  /** The lot whose tickets are being turned over. */
  turning = $state<number | null>(null);
  /** How many lots have got their cards. */
  dealt = $state(Infinity);
  /** The lots whose tablet is hung. */
  hung = $state.raw<Set<number> | null>(null);
  /** Where the markers are, as long as not all have walked. */
  market = $state.raw<MarkerView[] | null>(null);
  /** The product that walks, or the lot that is looked at. */
  walking = $state<string | null>(null);
  lot = $state<number | null>(null);
  /** What happens, in a few words. */
  caption = $state('');
  #skip: (() => void) | null = null;
  #retime: (() => void) | null = null;
  #skipped = false;
  #name: (seat: number) => string;

  constructor(name: (seat: number) => string) {
    this.#name = name;
  }

  get playing() {
    return this.caption !== '';
  }

  skip() {
    this.#skipped = true;
    this.#skip?.();
  }

  /** Another pace was chosen: it applies at once, even to the wait under way. */
  keepPace() {
    this.#retime?.();
  }

  /** Play out a frame; its last picture stays until the next one, or until `clear`. */
  async play({ entries, before, after }: Frame): Promise<void> {
    const facts = entries.flatMap((entry) => (entry.undone ? [] : (entry.facts ?? [])));
    const was = before?.view as TsukijiView | null | undefined;
    const is = after.view as TsukijiView | null;
    if (!was || !is) return;
    this.#skipped = false;
    if (facts.some((fact) => fact.name === 'ticket-revealed')) await this.#quotation(facts, was, is);
    for (const fact of facts) if (fact.name === 'lot-bought' || fact.name === 'passed') await this.#sale(fact, was, is);
    if (facts.some((fact) => fact.name === 'round-begins')) await this.#deal(was, is);
  }

  async #quotation(facts: FactInfo[], was: TsukijiView, is: TsukijiView) {
    if (is.phase === 'evaluation' || is.phase === 'over') return; // several rounds at once: that is past
    const valued = facts.filter((each) => each.name === 'lot-valued');
    await this.#begin(say('tsukiji-web-stage-lot', { lot: Number(valued[0]?.arguments.lot ?? 1) }));
    this.covered = this.turned = this.summed = 0;
    this.hung = new Set();
    this.market = was.market;
    this.view = { ...was, lots: is.lots, tablets: is.tablets }; // the restaurants buy when all is counted
    for (const { lot } of is.lots) {
      this.covered = lot;
      await this.#wait(TEMPO.beat);
    }
    for (const fact of valued) {
      const lot = Number(fact.arguments.lot);
      this.lot = this.turning = lot - 1;
      this.caption = say('tsukiji-web-stage-lot', { lot });
      this.turned = lot;
      await this.#wait(TEMPO.turn);
      this.summed = lot;
      if (Number(fact.arguments.struck)) {
        this.caption = say('tsukiji-web-stage-struck', { lot, struck: Number(fact.arguments.struck) });
        await this.#wait(TEMPO.strike);
      }
      if (Number(fact.arguments.doublings)) {
        this.caption = say('tsukiji-web-stage-doubled', { lot, value: Number(fact.arguments.value) });
        await this.#wait(TEMPO.double);
      }
      await this.#wait(TEMPO.sum);
    }
    this.turning = this.lot = null;
    this.caption = say('tsukiji-web-stage-tablets');
    await this.#wait(TEMPO.beat);
    const given = facts.filter((each) => each.name === 'tablet-given');
    given.sort((a, b) => Number(b.arguments.price) - Number(a.arguments.price));
    for (const fact of given) {
      this.lot = Number(fact.arguments.lot) - 1;
      this.hung = new Set([...this.hung, this.lot]);
      await this.#wait(TEMPO.hang);
    }
    this.lot = null;
    this.caption = say('tsukiji-web-stage-market');
    await this.#wait(TEMPO.beat);
    for (const fact of facts.filter((each) => each.name === 'marker-moved' && Number(each.arguments.moved))) {
      const product = String(fact.arguments.product);
      this.walking = product;
      const to = is.market.find((each) => each.product === product)!;
      this.market = this.market.map((each) =>
        each.product === product ? { ...to, rank: each.rank, price: each.price } : each,
      );
      await this.#wait(TEMPO.walk);
    }
    this.walking = null;
    this.market = null; // ranks and prices change once all have walked
    this.view = is;
    await this.#wait(TEMPO.settle);
  }

  async #sale(fact: FactInfo, was: TsukijiView, is: TsukijiView) {
    const buyer = Number(fact.arguments.seat);
    const seat = this.#name(buyer);
    const lot = fact.name === 'passed' ? null : Number(fact.arguments.lot);
    await this.#begin(
      lot === null ? say('tsukiji-web-stage-passed', { seat }) : say('tsukiji-web-stage-bought', { seat, lot }),
    );
    // First the lot is sold, then the restaurant has it. The last purchase of a round comes with the next offer, which
    // is dealt afterwards.
    const lots = was.lots.map((each) => (each.lot === lot ? { ...each, buyer } : each));
    this.lot = lot === null ? null : lot - 1;
    this.view = { ...was, lots };
    await this.#wait(TEMPO.slip);
    this.view = { ...was, lots, seats: is.seats };
    await this.#wait(TEMPO.sale);
    this.lot = null;
  }

  async #deal(was: TsukijiView, is: TsukijiView) {
    await this.#begin(say('tsukiji-web-stage-round', { round: is.round }));
    this.dealt = 0; // the old lots are cleared away
    await this.#wait(TEMPO.beat);
    this.view = { ...was, lots: is.lots, seats: is.seats };
    await this.#wait(TEMPO.beat);
    this.view = is;
    for (const { lot } of is.lots) {
      await this.#wait(TEMPO.deal);
      this.dealt = lot;
    }
    await this.#wait(TEMPO.deal);
  }

  /** First the caption; anything played out before it has had its time. */
  async #begin(caption: string) {
    this.caption = caption;
    await this.#wait(TEMPO.beat);
    this.market = this.hung = null;
    this.covered = this.turned = this.summed = this.dealt = Infinity;
    this.turning = this.walking = this.lot = null;
  }

  /** Waits so long at the normal pace, longer or shorter at another. */
  #wait(milliseconds: number): Promise<void> {
    if (this.#skipped || !settings.moves) return Promise.resolve();
    return new Promise((resolve) => {
      let [left, pace, since] = [milliseconds, PACES[settings.pace], Date.now()];
      let timer = setTimeout(done, left * pace);
      function done() {
        clearTimeout(timer);
        resolve();
      }
      this.#skip = done;
      this.#retime = () => {
        left -= pace ? (Date.now() - since) / pace : 0;
        [pace, since] = [PACES[settings.pace], Date.now()];
        clearTimeout(timer);
        timer = setTimeout(done, Math.max(0, left) * pace);
      };
    });
  }

  /** The table itself shows what has happened. */
  clear() {
    this.view = this.market = this.hung = null;
    this.covered = this.turned = this.summed = this.dealt = Infinity;
    this.turning = this.walking = this.lot = null;
    this.caption = '';
  }
}
