/** What the player is putting together at the stall: tickets on lots, or a purchase with everything that follows it. */
import type { Choice, Message } from '../../generated/messages';
import type { TsukijiView } from '../../generated/tsukiji';
import { notes } from '../../lib/notes.svelte';
import { say } from '../../lib/text.svelte';
import { explain } from '../../lib/words';
import type { TableController } from '../../table/controller.svelte';
import { Draft, LATE, most, type Composed, type DraftStep } from '../../table/draft.svelte';

/** One choice to make after buying a lot: a row for a Takusan, or a card for the Yakuza. */
export interface Layout {
  kind: 'takusan' | 'yakuza';
  choices: Choice[];
  chosen: string;
}

/** A row of the counter for a special card: it is there before the choices are known. */
export interface Reserved {
  kind: Layout['kind'];
  /** The place among the layouts, and the layout, as soon as it is known. */
  index: number;
  layout: Layout | null;
}

/** The special cards of a lot, in placement order. */
const specialsOf = (cards: readonly string[] = []): Layout['kind'][] =>
  (['takusan', 'yakuza'] as const).flatMap((kind) => cards.filter((card) => card === kind).map(() => kind));

/** How Takusan and Yakuza are laid out, until the player chooses otherwise. */
const best = most('score');

const plays = new WeakMap<TableController, Play>();

/** What is being put together at this table: it survives a switch to the text view and back. */
export function playAt(table: TableController): Play {
  const play = plays.get(table) ?? new Play(table);
  plays.set(table, play);
  return play;
}

export class Play {
  readonly table: TableController;

  /** Tickets placed here and not locked in yet, by lot. */
  laid = $state.raw<(string | null)[]>([]);
  /** The lot that gets the next ticket. */
  marked = $state(0);

  /** The lot to be bought, and how its cards are laid out. */
  lot = $state<number | null>(null);
  readonly #draft: Draft;
  /** What each seat has locked in in each round: a player who changes tickets finds them where they were. */
  #locked = new Map<string, string[]>();
  #asked = '';
  /** A lot that was bought in parts is being laid out. */
  #begun = false;

  constructor(table: TableController) {
    this.table = table;
    this.#draft = new Draft(table);
  }

  /** How the cards of the lot are laid out, as far as that can be chosen. */
  get layouts(): Layout[] {
    return this.#draft.steps.slice(this.#start().length).map(layoutOf);
  }
  /** The server is asked what can be chosen. */
  get composing() {
    return this.#draft.composing;
  }
  /** Buy was pressed; it is sent as soon as the server has answered. */
  get pressed() {
    return this.#draft.pressed;
  }

  get view(): TsukijiView | null {
    return (this.table.position?.view as TsukijiView | undefined) ?? null;
  }
  get mine() {
    return this.view && this.table.seat !== null ? (this.view.seats[this.table.seat] ?? null) : null;
  }
  /** Tickets locked in already, from the leftmost lot on. */
  get locked() {
    return this.mine?.placed ?? [];
  }
  get evaluating() {
    return this.table.asked && this.view?.phase === 'evaluation';
  }
  /** The tickets are on their way to the server: they stay where they are. */
  get sealing() {
    return this.table.sending && this.view?.phase === 'evaluation' && this.laid.some(Boolean);
  }
  get buying() {
    return this.table.asked && this.view?.phase === 'purchase';
  }
  /** A lot is bought, but its cards are not placed yet: it was sent in parts. */
  get laying() {
    return this.table.asked && ['takusan', 'yakuza'].includes(this.view?.phase ?? '');
  }
  get filled() {
    return this.laid.filter((ticket) => ticket !== null).length + this.locked.length;
  }
  get complete() {
    return this.evaluating && this.filled === (this.view?.lots.length ?? -1);
  }

  /** A new position: a draft for an older one is gone, unless others have only become ready. */
  renew() {
    const { position } = this.table;
    if (!position || !this.view) return;
    const { phase, round } = this.view;
    const asked = `${this.table.seat} ${phase} ${round} ${this.locked.length} ${position.legal.join()}`;
    if (asked !== this.#asked) {
      this.#asked = asked;
      if (this.pressed) notes.refuse(LATE, this.table.info);
      const opened = this.locked.length ? [] : (this.#locked.get(`${this.table.seat} ${round}`) ?? []);
      this.laid = this.view.lots.map((_, lot) => opened[lot] ?? null);
      this.marked = this.locked.length;
      this.unpick();
      this.#begun = false;
    }
    if (this.laying && !this.#begun) this.#layOut();
  }

  // --- tickets ------------------------------------------------------------------------------------------------------

  ticketOn(lot: number): string | null {
    return this.locked[lot] ?? this.laid[lot] ?? null;
  }

  lotOf(ticket: string): number {
    const locked = this.locked.indexOf(ticket);
    return locked >= 0 ? locked : this.laid.indexOf(ticket);
  }

  /** Whether this ticket can still be laid in this round. */
  has(ticket: string): boolean {
    return this.mine?.hand?.includes(ticket) ?? false;
  }

  /** A press on a ticket: it goes to the marked lot. */
  put(ticket: string) {
    this.lay(ticket, this.marked);
  }

  /** Place a ticket on a lot; the ticket there goes to where the ticket came from. */
  lay(ticket: string, lot: number) {
    if (!this.evaluating || !this.has(ticket) || lot < this.locked.length || lot >= this.laid.length) return;
    const from = this.laid.indexOf(ticket);
    const laid = [...this.laid];
    if (from >= 0) laid[from] = laid[lot] ?? null;
    laid[lot] = ticket;
    this.laid = laid;
    this.#markNext(lot);
  }

  takeBack(lot: number) {
    if (!this.laid[lot]) return;
    this.laid = this.laid.map((ticket, index) => (index === lot ? null : ticket));
    this.marked = lot;
  }

  /** The last ticket laid, from the right. */
  takeBackLast() {
    const last = this.laid.findLastIndex((ticket) => ticket !== null);
    if (last >= 0) this.takeBack(last);
  }

  mark(lot: number) {
    const lots = this.laid.length;
    const free = this.locked.length;
    this.marked = free + ((((lot - free) % (lots - free)) + (lots - free)) % (lots - free));
  }

  /** A press on a lot: it gets the next ticket, or it is picked. */
  press(lot: number) {
    if (this.evaluating && lot >= this.locked.length) this.marked = lot;
    else if (this.buying) void this.pick(lot);
  }

  #markNext(lot: number) {
    const free = (index: number) => index >= this.locked.length && !this.laid[index];
    for (let step = 1; step <= this.laid.length; step++) {
      const next = (lot + step) % this.laid.length;
      if (free(next)) {
        this.marked = next;
        return;
      }
    }
    this.marked = lot;
  }

  async lockIn(): Promise<void> {
    if (!this.complete) return;
    const tickets = this.laid.slice(this.locked.length) as string[];
    if (!this.locked.length) this.#locked.set(`${this.table.seat} ${this.view!.round}`, tickets);
    await this.table.play(tickets.map((ticket) => `ticket ${ticket}`));
  }

  // --- purchases ----------------------------------------------------------------------------------------------------

  /** What buying this lot would add; nothing if it cannot be bought. */
  offer(lot: number): Choice | undefined {
    return this.table.position?.outlook?.choices?.find((choice) => choice.decision === `buy ${lot + 1}`);
  }

  get passing() {
    return this.table.position?.outlook?.choices?.find((choice) => choice.decision === 'pass');
  }

  /** Whether this lot can be bought. */
  can(lot: number): boolean {
    return this.buying && (this.table.position?.legal.includes(`buy ${lot + 1}`) ?? false);
  }

  async pick(lot: number): Promise<void> {
    if (!this.can(lot)) return;
    if (this.lot === lot) return;
    this.unpick();
    this.lot = lot;
    await this.#answered(this.#draft.compose(this.#start(), best));
  }

  /** Let go of the lot; a press on Buy that still waits is cancelled with it. */
  unpick() {
    this.lot = null;
    this.#draft.clear();
  }

  /** How many rows the counter keeps for special cards, whichever lot is picked. */
  get rows(): number {
    const lots = this.view?.lots.filter((_, lot) => this.can(lot)) ?? [];
    return Math.max(0, this.reserved.length, ...lots.map((lot) => specialsOf(lot.cards).length));
  }

  /** A row for each special card of the picked lot, from the first moment on. */
  get reserved(): Reserved[] {
    const layouts = this.layouts.map((layout, index) => ({ kind: layout.kind, index, layout }));
    if (this.lot === null) return layouts;
    return specialsOf(this.view?.lots[this.lot]?.cards).map((kind) => {
      const known = layouts.findIndex((each) => each.kind === kind);
      return known >= 0 ? layouts.splice(known, 1)[0]! : { kind, index: -1, layout: null };
    });
  }

  /** Choose another row or card; the choices after it are made again. */
  async choose(index: number, decision: string): Promise<void> {
    const layout = this.layouts[index];
    if (!layout || layout.chosen === decision) return;
    await this.#answered(this.#draft.change(this.#start().length + index, decision, best));
  }

  #start(): string[] {
    return this.lot === null ? [] : [`buy ${this.lot + 1}`];
  }

  /** All that will be decided. */
  get decisions(): string[] {
    return [...this.#start(), ...this.layouts.map((each) => each.chosen)];
  }

  /** What we would have then. */
  get outcome(): Record<string, number> | null {
    const last = this.layouts.at(-1);
    const choice = last
      ? last.choices.find((each) => each.decision === last.chosen)
      : this.lot === null
        ? undefined
        : this.offer(this.lot);
    return choice?.after ?? null;
  }

  /** That this purchase, or passing where nothing is picked, would end the game. */
  get ends(): Message | null {
    const last = this.layouts.at(-1);
    if (last) return last.choices.find((each) => each.decision === last.chosen)?.ends ?? null;
    return (this.lot === null ? this.passing : this.offer(this.lot))?.ends ?? null;
  }

  /** A lot that was bought in parts: what is left to be chosen. */
  #layOut() {
    this.#begun = true;
    void this.#answered(this.#draft.compose([], best));
  }

  /** Fill the draft with the best choice, step by step. If that fails, the player sees why. */
  async #answered(composed: Promise<Composed>): Promise<void> {
    const done = await composed;
    if (done === 'done' || done === 'overtaken') return;
    const { pressed, lot } = this;
    this.#begun = false;
    this.unpick();
    const why = explain(done.why, this.table.info);
    // A player who has pressed Buy must know that nothing was bought.
    notes.say(pressed && lot !== null ? say('tsukiji-web-not-bought', { lot: lot + 1, why }) : why, true);
  }

  /** Buy what is picked. A press is kept until the choices are known; the player sees if it fails. */
  async buy(): Promise<void> {
    if (this.pressed) return;
    if (!this.buying && !this.laying) return notes.refuse(LATE, this.table.info);
    if (this.buying && this.lot === null) return notes.say(say('tsukiji-web-purchase-hint'));
    if (this.laying && !this.#begun) this.#layOut();
    await this.#draft.send();
  }

  async pass(): Promise<void> {
    if (!this.buying) return;
    this.unpick(); // passing needs no lot
    await this.table.play(['pass']);
  }
}

const layouts = new WeakMap<DraftStep, Layout>();

/** A step of the draft as a layout: always the same one. */
function layoutOf(step: DraftStep): Layout {
  const { decision, choices } = step;
  const layout = layouts.get(step) ?? { kind: decision.split(' ')[0] as Layout['kind'], choices, chosen: decision };
  layouts.set(step, layout);
  return layout;
}
