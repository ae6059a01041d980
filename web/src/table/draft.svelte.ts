/** What a player puts together, step by step, before it is sent.
 *
 * The server says what could follow and what it would change: it tries the decisions in a copy of the game as the seat
 * knows it. Every board may have its own draft; the text view uses the table's.
 */
import type { Choice, Message, Outlook, Position, Tried } from '../generated/messages';
import { connection, Refused } from '../lib/connection.svelte';
import { notes } from '../lib/notes.svelte';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/text.svelte';
import type { TableController } from './controller.svelte';

/** The table has moved on while a press was under way. */
export const LATE: Message = { id: 'move-late', arguments: {} };
/** An entry has no more decisions. */
const MOST_DECISIONS = 256;

/** One decision of a draft. */
export interface DraftStep {
  decision: string;
  /** The question, and the possible decisions. */
  ask: Message | null;
  choices: Choice[];
  /** It was the only legal decision, and so taken by itself. */
  alone: boolean;
  /** It was taken by itself, and something is lost by it. */
  costs: boolean;
}

/** What could be decided next. */
type Next = Pick<Tried, 'legal' | 'whole' | 'outlook' | 'ask' | 'ends'>;
/** Chooses what follows; null: leave it to the player. */
export type Follow = (next: Next, steps: readonly DraftStep[]) => string | null;
/** It is put together, something newer came first, or why it was refused. */
export type Composed = 'done' | 'overtaken' | Refused;

const nothing: Follow = () => null;
/** The only decision there is; but a player who has chosen something also decides what it may cost. */
const onlyOne: Follow = ({ legal, outlook }, steps) => {
  const [only, ...others] = legal;
  if (only === undefined || others.length) return null;
  const costs = costsOf(only, outlook) || steps.some((step) => step.costs);
  return costs && steps.some((step) => !step.alone) ? null : only;
};
/** What leaves the most of this, such as the score: the first of equals. */
export const most =
  (name: string): Follow =>
  ({ outlook }) =>
    (outlook?.choices ?? []).reduce<Choice | null>(
      (found, each) => (found === null || (each.after[name] ?? 0) > (found.after[name] ?? 0) ? each : found),
      null,
    )?.decision ?? null;

export class Draft {
  steps = $state.raw<DraftStep[]>([]);
  /** The possible next decisions, what each would change, and the question. */
  next = $state.raw<string[]>([]);
  outlook = $state.raw<Outlook | null>(null);
  #ask = $state.raw<Message | null>(null);
  /** It can be sent: nothing more has to be decided. */
  whole = $state(false);
  /** That it would end the game. */
  ends = $state.raw<Message | null>(null);
  /** The server is asked what follows. */
  composing = $state(false);
  /** Confirm was pressed; it is sent as soon as the server has answered. */
  pressed = $state(false);

  readonly #table: TableController;
  /** Counts versions of the draft: answers to older ones are ignored. */
  #number = 0;
  /** How often the draft was thrown away because the table moved on. */
  #renewed = 0;
  #composed: Promise<Composed> = Promise.resolve('done');

  constructor(table: TableController) {
    this.#table = table;
  }

  // Getters: a draft is still asked when the board that had it is gone.
  get decisions(): string[] {
    return this.steps.map((step) => step.decision);
  }

  get alone(): boolean[] {
    return this.steps.map((step) => step.alone);
  }

  /** The question before each of these decisions, and the one after them all. */
  get asks(): (Message | null)[] {
    return [...this.steps.map((step) => step.ask), this.question];
  }

  get question(): Message | null {
    return this.steps.length ? this.#ask : (this.#table.position?.ask ?? null);
  }

  /** Where something was chosen for the last time; −1 if it was all taken by itself. */
  get lastChoice(): number {
    return this.steps.findLastIndex((step) => !step.alone);
  }

  /** A part of a long turn can be played, to see the outcome; secret turns are decided as a whole. */
  get confirmable(): boolean {
    return this.whole || (this.steps.length > 0 && !this.#table.position?.secret);
  }

  /** Whether there was no choice, nothing is lost by it, and it was not just undone: it needs no confirmation. */
  get playsItself(): boolean {
    const { log, hotSeat, position } = this.#table;
    const last = log.findLast((entry) => entry.kind !== 'event');
    return (
      this.whole &&
      this.lastChoice < 0 &&
      !this.steps.some((step) => step.costs) &&
      !this.ends &&
      last?.kind !== 'undo' &&
      !(hotSeat && position?.secret) // a player who has just taken the device must see what it is about
    );
  }

  // --- beginning ----------------------------------------------------------------------------------------------------

  /** Another position: the draft is gone, and answers still on their way come too late. */
  renew(position: Position | null = null) {
    this.#renewed++;
    this.clear();
    if (position) this.#show([], nextOf(position));
  }

  /** Let go of it; a press that still waits is cancelled with it. */
  clear() {
    this.#number++;
    this.composing = this.pressed = false;
    this.#show([], { legal: [], whole: false, outlook: null });
  }

  // --- for any board ------------------------------------------------------------------------------------------------

  /** Put these decisions together, then those that are chosen by `follow`. They are shown when it is clear what comes
   * after them: nothing flickers on the way.
   */
  compose(decisions: string[], follow: Follow = nothing): Promise<Composed> {
    return this.#put(
      decisions.map((decision, index) => this.#known(decision, index)),
      follow,
    );
  }

  /** Change the decision at one step; the choices after it are made again. */
  change(index: number, decision: string, follow: Follow = nothing): Promise<Composed> {
    const changed = this.steps.with(index, { ...this.steps[index]!, decision });
    this.steps = changed;
    return this.#put(changed.slice(0, index + 1), follow);
  }

  /** Send it as soon as it is complete. If it cannot be sent, or is undone before that, nothing is sent. */
  async send(): Promise<void> {
    if ((await this.#settled()) !== 'done') return;
    if (this.steps.length) await this.#table.play(this.decisions);
    else notes.refuse(LATE, this.#table.info);
  }

  /** What was put together last, once the server has answered; null if send was pressed already, or it is undone. */
  async #settled(): Promise<Composed | null> {
    if (this.pressed) return null;
    this.pressed = true;
    let done: Composed = 'done';
    for (let composed; composed !== this.#composed;) done = await (composed = this.#composed);
    if (!this.pressed) return null;
    this.pressed = false;
    return done;
  }

  // --- for boards that know no game: false if it cannot be, and the player sees why ---------------------------------

  /** Put these decisions together, without sending them. */
  tryOut(decisions: string[]): Promise<boolean> {
    return this.#answered(this.compose(decisions), decisions.length > 0);
  }

  /** Add a decision, and every one after it that is the only one then. */
  add(decision: string): Promise<boolean> {
    const step = { decision, ask: this.question, choices: this.outlook?.choices ?? [], alone: false, costs: false };
    return this.#answered(this.#put([...this.steps, step], settings.forced ? onlyOne : nothing, true), true);
  }

  /** Nothing can be chosen here: put together what must be. */
  goOn(): Promise<boolean> {
    return this.#answered(this.#put(this.steps, onlyOne, true), this.steps.length > 0);
  }

  /** Send as much as there is, including the last choice; if that is not possible, send nothing. */
  async confirm(): Promise<boolean> {
    if (this.composing && (await this.#settled()) !== 'done') return false;
    if (this.confirmable) return this.#table.play(this.decisions);
    notes.say(say('web-confirm-first'));
    return false;
  }

  /** Back to the last real choice; a press that still waits is cancelled with it. */
  takeBack(): Promise<boolean> {
    this.pressed = false;
    return this.#answered(this.#put(this.steps.slice(0, Math.max(this.lastChoice, 0)), nothing), true);
  }

  /** Failures of choices the player did not make are not shown; a broken line mends itself. */
  async #answered(composed: Promise<Composed>, chosen: boolean): Promise<boolean> {
    const renewed = this.#renewed;
    const done = await composed;
    if (done === 'done' || !chosen) return done === 'done';
    if (done !== 'overtaken') notes.refuse(done.why, this.#table.info);
    else if (renewed !== this.#renewed && !this.#table.left) notes.refuse(LATE, this.#table.info);
    return false;
  }

  // --- asking the server --------------------------------------------------------------------------------------------

  #put(steps: DraftStep[], follow: Follow, patient = false): Promise<Composed> {
    return (this.#composed = this.#follow(steps, follow, patient));
  }

  /** `patient`: if the line breaks on the way, the draft stays. */
  async #follow(steps: DraftStep[], follow: Follow, patient: boolean): Promise<Composed> {
    const { seat } = this.#table;
    const number = ++this.#number;
    const late = () => number !== this.#number || seat !== this.#table.seat;
    if (seat === null) return 'overtaken';
    this.composing = true;
    try {
      let next = await this.#nextAfter(steps, seat);
      for (let decision; !late() && (decision = follow(next, steps)) && steps.length < MOST_DECISIONS;) {
        const longer = [...steps, followed(decision, next)];
        const after = await this.#nextAfter(longer, seat).catch((error: unknown) => {
          if (!patient) throw error;
        });
        if (!after) break;
        [steps, next] = [longer, after];
      }
      if (late()) return 'overtaken';
      this.#show(steps, next);
      return 'done';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return late() ? 'overtaken' : error;
    } finally {
      if (number === this.#number) this.composing = false;
    }
  }

  /** Where nothing is decided yet, the position says it. */
  async #nextAfter(steps: DraftStep[], seat: number): Promise<Next> {
    const { table, position } = this.#table;
    if (!steps.length && position) return nextOf(position);
    return connection.try(
      table,
      seat,
      steps.map((step) => step.decision),
    );
  }

  /** The step that has been put together already, or as much as is known of it. */
  #known(decision: string, index: number): DraftStep {
    const step = this.steps[index];
    if (step?.decision === decision) return step;
    return {
      decision,
      ask: index ? null : (this.#table.position?.ask ?? null),
      choices: [],
      alone: false,
      costs: false,
    };
  }

  #show(steps: DraftStep[], next: Next) {
    this.steps = steps;
    this.next = next.legal;
    this.whole = next.whole && steps.length > 0;
    this.outlook = next.outlook;
    this.#ask = next.ask ?? null;
    this.ends = next.ends ?? null;
  }
}

const nextOf = ({ legal, ask, outlook }: Position): Next => ({
  legal,
  whole: false,
  ask: ask ?? null,
  outlook: outlook ?? null,
});

/** A decision that nobody had to choose. */
function followed(decision: string, { legal, outlook, ask }: Next): DraftStep {
  const alone = legal.length === 1;
  const choices = outlook?.choices ?? [];
  return { decision, ask: ask ?? null, choices, alone, costs: alone && costsOf(decision, outlook) };
}

/** No effects from the game means no cost; otherwise only effects it calls free, and that do not end it. */
function costsOf(decision: string, outlook: Outlook | null): boolean {
  const choice = outlook?.choices?.find((each) => each.decision === decision);
  return !!choice && (!!choice.ends || !choice.free);
}
