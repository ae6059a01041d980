/** One table as this browser sees it: what the drawn board and the text view are renderers of.
 *
 * It follows the table, keeps its log, sends what the player decides and goes back through the game. It knows no game.
 */
import type {
  EntryInfo,
  Message,
  News,
  Outlook,
  Position,
  Step,
  TableInfo,
  TableState,
  Tried,
} from '../generated/messages';
import { get, post, randomBytes, Refusal, UNREACHABLE } from '../lib/api';
import { connection, Refused, type Follower } from '../lib/connection.svelte';
import { notes } from '../lib/notes.svelte';
import { painted } from '../lib/painted';
import { settings } from '../lib/settings.svelte';
import { share } from '../lib/share';
import { playedByYou } from '../lib/tables';
import { seatName } from '../lib/words';
import { Absence } from './absence.svelte';

/** What happened since the position shown, and how the table looks after it. */
export interface Frame {
  entries: EntryInfo[];
  before: Position | null;
  after: Position;
}

/** Plays out what happened. Its last picture stands until something else is played out; it gives back how to take it away. */
export type Animator = (frame: Frame) => Promise<() => void>;

/** What is being put together: which of it was taken by itself, and whether that has a price. */
interface Draft {
  decisions: string[];
  alone: boolean[];
  costs: boolean;
}

/** A move that can be taken back: whose, and the number of the entry after which. */
export interface Undoable {
  seat: number;
  after: number;
}

/** The table has moved on while a press was under way. */
export const LATE: Message = { id: 'move-late', arguments: {} };
/** An entry has no more. */
const MOST_DECISIONS = 256;
/** Milliseconds until a server that was not there is asked again. */
export const RETRY = 1500;

export class TableController implements Follower {
  readonly table: string;
  readonly link: string | null;
  since = 0;

  info = $state.raw<TableInfo | null>(null);
  log = $state.raw<EntryInfo[]>([]);
  /** Up to which entry the log has been read out. */
  readOut = Infinity;
  /** The game as it is. */
  position = $state.raw<Position | null>(null);
  /** The game as it is shown: behind, while something is played out. */
  shown = $state.raw<Position | null>(null);
  /** The seat through which we look; null: as a spectator. */
  seat = $state<number | null>(null);
  /** Why this table cannot be seen. */
  closed = $state.raw<Message | null>(null);
  /** A move is on its way. */
  sending = $state(false);
  /** On one screen: whom to pass the device to before anything is shown. */
  handOver = $state<number | null>(null);

  /** What the player has put together and not sent yet, what could come next, and what it would bring. */
  draft = $state.raw<string[]>([]);
  /** Which of these were the only legal decision, and so taken by themselves. */
  alone = $state.raw<boolean[]>([]);
  /** What was asked when each of these was decided, and what is asked after all of them. */
  asks = $state.raw<(Message | null)[]>([]);
  next = $state.raw<string[]>([]);
  whole = $state(false);
  outlook = $state.raw<Outlook | null>(null);
  /** That what is put together would end the game. */
  ends = $state.raw<Message | null>(null);
  /** Something was lost by what was taken by itself. */
  #costs = false;

  /** The positions of the whole game, once somebody has looked back, and the one looked at; null: now. */
  steps = $state.raw<Step[]>([]);
  step = $state<number | null>(null);

  #queue: { frame: Frame; still: boolean }[] = [];
  #animator: Animator | null = null;
  #playing = $state(false);
  #stepsOf = -1;
  #tried = 0;
  /** How often what was put together has been thrown away, because the table moved on. */
  #renewed = 0;
  /** What is asked after which decisions, as far as they were tried in this position. */
  readonly #asks = new Map<string, Message | null>();
  #thinking = false;
  /** Nobody looks at it any more. */
  left = false;
  /** We look through another seat, and have not been told yet what it knows. */
  #untold = false;
  /** Counts the seats that we have looked through. */
  #era = 0;
  /** The number of our move that is on disk, until we are told of it. */
  #sent: number | null = null;
  /** We have come anew because our seat was refused. */
  #again = false;
  /** We have just come: on one screen, nobody has said yet who looks at it. */
  #arriving = false;
  /** The positions that are on their way, so that nobody asks for them twice. */
  #loading: Promise<boolean> | null = null;
  #absence = new Absence();
  /** On one screen: the last move of ours, as the seat that made it could take it back. */
  #passed = $state.raw<Undoable | null>(null);

  /** The board is showing something that has happened already. */
  readonly busy = $derived(this.#playing);
  readonly mine = $derived(this.info?.you ?? []);
  readonly played = $derived(this.info ? playedByYou(this.info) : []);
  readonly running = $derived(this.info?.state === 'running');
  readonly over = $derived(this.info?.state === 'over');
  readonly hotSeat = $derived(this.mine.length > 1);
  /** What is on the table: now, or where somebody looks back to. */
  readonly looking = $derived(this.step === null ? this.shown : (this.steps[this.step]?.position ?? this.shown));
  /** The player is asked something, and can answer. */
  readonly asked = $derived(
    this.running &&
      this.seat !== null &&
      this.played.includes(this.seat) &&
      this.step === null &&
      !this.#playing &&
      !this.sending &&
      this.handOver === null &&
      (this.position?.legal.length ?? 0) > 0,
  );
  /** What is asked now: by the game as it is, or after what is put together. */
  readonly question = $derived(this.draft.length ? (this.asks.at(-1) ?? null) : (this.position?.ask ?? null));
  /** The seats of people who have been away for so long that we may let a bot play on for them. */
  readonly absent = $derived(this.running && this.mine.length > 0 ? this.#absence.seats : []);
  /** Those of them that everybody waits for. */
  readonly gone = $derived(
    this.step === null && !this.#playing && !this.asked
      ? this.absent.filter((seat) => this.position?.acting.includes(seat))
      : [],
  );
  /** What can be taken back now: by the seat through which we look, or by the one that passed the device on. */
  readonly undoable = $derived(
    this.step !== null || !this.running
      ? null
      : this.seat !== null && this.position?.can_undo
        ? { seat: this.seat, after: this.position.seq }
        : this.#passed,
  );
  /** Entries that stand and change the game: what one steps through. */
  readonly standing = $derived(
    this.log.filter((entry) => entry.kind === 'begin' || (entry.kind === 'moves' && !entry.undone)),
  );
  readonly stepCount = $derived(this.over && this.steps.length ? this.steps.length : this.standing.length);

  constructor(table: string, link: string | null) {
    this.table = table;
    this.link = link;
  }

  // --- coming and going ---------------------------------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      const state = await get<TableState>(`/api/tables/${this.table}`, this.link);
      if (this.left) return;
      this.info = state.info;
      this.#absence.learn(state.info);
      this.seat = this.#seatToShow(state.info, state.position);
      this.#arriving = state.info.state === 'running';
      connection.follow(this);
      if (state.info.state === 'over' && state.position) await this.loadSteps();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.why.id !== UNREACHABLE) {
        this.closed = error.why;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY));
      if (!this.left) await this.open();
    }
  }

  close() {
    this.left = true;
    this.#absence.stop();
    connection.unfollow(this);
  }

  /** The seat of ours that has to act, or the first that we play. */
  #seatToShow(info: TableInfo, position: Position | null): number | null {
    const acting = position?.acting ?? info.acting;
    const played = playedByYou(info);
    return played.find((seat) => acting.includes(seat)) ?? played[0] ?? info.you[0] ?? null;
  }

  /** Look through another seat of ours: everybody counts for themselves, so everything is told again.
   *
   * What the seat before it saw is gone at once, unless it was for everybody's eyes.
   */
  lookThrough(seat: number | null, open = false) {
    const { log, shown } = this;
    this.seat = seat;
    this.#forget();
    if (open) {
      this.log = log;
      this.shown = shown;
    }
    this.#untold = true;
    connection.follow(this);
  }

  // --- hearing ------------------------------------------------------------------------------------------------------

  /** We may not follow. Whoever has lost the seat through which they looked comes anew, and looks on. */
  refused(why: Message) {
    if (why.id !== 'seat-not-yours' || this.seat === null || this.#again) {
      this.closed = why;
      return;
    }
    this.#again = true;
    this.#passed = null;
    this.#forget();
    // The line may still be that of whom we were before.
    connection.unfollow(this);
    connection.reopen();
    void this.open();
  }

  /** Nothing is left of what the seat has seen through which we looked. */
  #forget() {
    this.since = 0;
    this.log = [];
    this.position = this.shown = null;
    this.#queue = [];
    this.#era++;
    this.#forgetSteps();
    this.#stopThinking();
    this.#arrived(); // another seat counts for itself: it would never hear of what is on its way
  }

  hear(news: News) {
    const { position } = news;
    this.#again = false;
    if (this.#untold) {
      // What comes before the whole log was told to whom we were before we changed the seat.
      if (news.log?.[0]?.seq !== 1 || (position && position.seat !== this.seat)) return;
      this.#untold = false;
      this.log = [];
    }
    if (position && position.seat !== this.seat) {
      if (this.seat === null || position.seat !== null) return;
      this.seat = null; // somebody else has it now, and the whole log came along
      this.#forget();
    }
    if (news.info) this.#meet(news.info);
    if (this.#untold) return; // we have just sat down: everything is told again
    const entries = (news.log ?? []).filter((entry) => entry.seq > this.since);
    this.#remember(entries);
    if (!position) return;
    this.since = position.seq;
    const before = this.position;
    if (before && entries.some((entry) => entry.kind !== 'event')) this.#passed = null;
    const view: unknown = share(before?.view, position.view ?? withReady(before?.view, position.acting));
    this.position = { ...position, view: view ?? null };
    if (this.#arriving) this.#arrive(position);
    // Without a view it is only that others have become ready: there is nothing to see, and whoever presses something
    // at this moment goes on.
    if (position.view === null && !this.#playing) this.#settle({ entries, before, after: this.position });
    else this.#show({ entries, before, after: this.position });
    if (this.#sent !== null && this.since >= this.#sent) this.#arrived();
    // What is put together here stays then, too.
    const happened = position.view !== null && entries.some((entry) => entry.kind !== 'event');
    const unthought =
      position.legal.length > 0 && !this.next.length && !this.draft.length && !this.#thinking && !this.sending;
    if (happened || !before || unthought) this.#think();
  }

  /** Several of us at one screen, and somebody opened it in the middle of what is secret: who is it? */
  #arrive(position: Position) {
    this.#arriving = false;
    if (this.hotSeat && this.running && position.secret) this.handOver = this.seat;
  }

  #meet(info: TableInfo) {
    const had = this.info;
    this.info = info;
    this.#absence.learn(info);
    if (info.state !== 'running') this.handOver = null;
    if (had?.state === 'running' && info.state === 'over') void this.loadSteps();
    // Whoever has just sat down looks through that seat from now on.
    if (this.seat === null && info.you.length && !this.closed) this.lookThrough(info.you[0]!);
  }

  #remember(entries: EntryInfo[]) {
    if (!entries.length) return;
    const undone = new Set(entries.map((entry) => entry.undoes).filter((seq) => seq !== undefined));
    const all = [...this.log, ...entries];
    this.log = undone.size ? all.map((entry) => (undone.has(entry.seq) ? { ...entry, undone: true } : entry)) : all;
    this.since = Math.max(this.since, all.at(-1)!.seq);
  }

  // --- showing ------------------------------------------------------------------------------------------------------

  /** Who plays out what happens; gives back how to stop that. */
  animate(animator: Animator): () => void {
    this.#animator = animator;
    return () => {
      if (this.#animator === animator) this.#animator = null;
    };
  }

  #show(frame: Frame) {
    // Several moves at once are told to whoever was away: that is past.
    const moves = frame.entries.filter((entry) => entry.kind === 'moves').length;
    const still = frame.before === null || moves !== 1;
    if (!this.#playing && (still || this.#atRest())) {
      this.#settle(frame);
      return;
    }
    this.#queue.push({ frame, still });
    if (!this.#playing) void this.#play();
  }

  /** Whether there is nobody who would play anything out, or nobody who would see it. */
  #atRest(): boolean {
    return !this.#animator || !settings.moves || document.hidden || this.step !== null;
  }

  async #play() {
    this.#playing = true;
    let clear: (() => void) | null = null;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        const era = this.#era;
        const still = next.still || this.#atRest();
        if (!still) clear = await this.#animator!({ ...next.frame, before: this.shown });
        if (era !== this.#era) {
          clear?.(); // we look through another seat now: what this one saw is gone
          clear = null;
          continue;
        }
        this.#settle(next.frame);
        if (!still) await painted(); // one thing after another: nothing shall stutter
      }
    } finally {
      this.#playing = false;
      clear?.();
      this.#passOn();
    }
  }

  #settle(frame: Frame) {
    this.shown = frame.after;
    if (!this.#queue.length) this.#passOn();
  }

  /** Several of us at one screen: whose turn is it now, and may the one who looks see what comes? */
  #passOn() {
    const { position } = this;
    if (!this.hotSeat || !this.running || !position || this.seat === null) return;
    if (!position.secret) this.handOver = null;
    if (position.acting.includes(this.seat) && this.played.includes(this.seat)) {
      if (this.handOver !== null) this.handOver = this.seat; // what was passed on is taken back: by whom it was
      return;
    }
    const next = this.played.find((seat) => position.acting.includes(seat));
    if (next === undefined) return;
    if (position.can_undo) this.#passed = { seat: this.seat, after: position.seq };
    if (position.secret) this.handOver = next;
    else this.lookThrough(next, true);
  }

  /** The device has been passed on. */
  takeOver() {
    const seat = this.handOver;
    this.handOver = null;
    if (seat !== null) this.lookThrough(seat);
  }

  // --- deciding -----------------------------------------------------------------------------------------------------

  clear() {
    this.draft = [];
    this.alone = [];
    this.asks = [];
    this.next = [];
    this.whole = false;
    this.outlook = null;
    this.ends = null;
  }

  /** A new position: what could be decided, and what would it bring? */
  #think() {
    this.#stopThinking();
    if (this.position?.legal.length && this.played.includes(this.seat ?? -1)) void this.tryOut([]);
  }

  /** What was put together is gone, and answers that are still on their way come too late. */
  #stopThinking() {
    this.#tried++;
    this.#renewed++;
    this.#asks.clear();
    this.#thinking = false;
    this.clear();
  }

  /** Put these decisions together, without sending them; false if they cannot be. */
  tryOut(decisions: string[]): Promise<boolean> {
    return this.#put({ decisions, alone: this.alone.slice(0, decisions.length), costs: false }, false);
  }

  /** Add a decision to what is put together, and every one after it that is the only one then. */
  add(decision: string): Promise<boolean> {
    const alone = [...this.draft.map((_, index) => this.alone[index] ?? false), false];
    return this.#put({ decisions: [...this.draft, decision], alone, costs: false }, settings.forced);
  }

  /** Nothing can be chosen here: put together what must be. */
  goOn(): Promise<boolean> {
    return this.#put({ decisions: this.draft, alone: this.alone, costs: false }, true);
  }

  /** Back to the last real choice. */
  takeBack(): Promise<boolean> {
    const decisions = this.draft.slice(0, Math.max(this.lastChoice, 0));
    return this.#put({ decisions, alone: this.alone.slice(0, decisions.length), costs: false }, false, true);
  }

  /** Where in the draft something was chosen for the last time; −1 if it was all taken by itself. */
  get lastChoice(): number {
    return this.draft.findLastIndex((_, index) => !this.alone[index]);
  }

  /** Whether nothing could be chosen, nothing is lost by it, and nobody has just taken it back: it needs no question. */
  get playsItself(): boolean {
    const last = this.log.findLast((entry) => entry.kind !== 'event');
    return (
      this.whole &&
      this.lastChoice < 0 &&
      !this.#costs &&
      !this.ends &&
      last?.kind !== 'undo' &&
      !(this.hotSeat && this.position?.secret) // whoever has just taken the device shall see what it is about
    );
  }

  /** Only the last of these is shown, when it is clear what comes after it: nothing flickers on the way.
   *
   * Whoever has chosen something is told if nothing comes of it; what nobody has chosen is nobody's business.
   */
  async #put(step: Draft, goOn: boolean, chosen = step.decisions.length > 0): Promise<boolean> {
    const { seat } = this;
    const renewed = this.#renewed;
    if (seat === null) return false;
    const number = ++this.#tried;
    const late = () => number !== this.#tried || seat !== this.seat;
    this.#thinking = true;
    try {
      let tried = await connection.try(this.table, seat, step.decisions);
      while (goOn && !late() && tried.legal.length === 1 && step.decisions.length < MOST_DECISIONS) {
        this.#learn(step.decisions, tried);
        const only = tried.legal[0]!;
        const longer = followed(step, only, tried);
        if (longer.costs && step.alone.includes(false)) break; // whoever chose something decides what it may cost, too
        // If the line breaks on the way, what was decided stays.
        const after = await connection.try(this.table, seat, longer.decisions).catch(() => null);
        if (!after) break;
        [step, tried] = [longer, after];
      }
      if (late()) return this.#overtaken(chosen, renewed);
      this.#learn(step.decisions, tried);
      this.#thinking = false;
      this.#compose(step, tried);
      return true;
    } catch (error) {
      if (number === this.#tried) this.#thinking = false;
      if (!(error instanceof Refused)) throw error;
      if (late()) return this.#overtaken(chosen, renewed);
      // A broken line mends itself, and the position that comes then is thought about again; but not what was chosen.
      if (chosen) notes.refuse(error.why, this.info);
      return false;
    }
  }

  /** The answer is of no use any more: something else was put together since, or the table has moved on. */
  #overtaken(chosen: boolean, renewed: number): false {
    if (chosen && renewed !== this.#renewed && !this.left) notes.refuse(LATE, this.info);
    return false;
  }

  #compose(step: Draft, tried: Tried) {
    const { decisions } = step;
    this.draft = decisions;
    this.alone = step.alone;
    this.asks = [...decisions, null].map((_, index) => this.#askedAfter(decisions.slice(0, index)));
    this.#costs = step.costs;
    this.next = tried.legal;
    this.whole = tried.whole && decisions.length > 0;
    this.outlook = tried.outlook;
    this.ends = tried.ends ?? null;
  }

  #askedAfter(decisions: string[]): Message | null {
    return this.#asks.get(decisions.join('\n')) ?? (decisions.length ? null : (this.position?.ask ?? null));
  }

  #learn(decisions: string[], tried: Tried) {
    this.#asks.set(decisions.join('\n'), tried.ask ?? null);
  }

  /** Send decisions as one entry. The server has them on disk when this is done. */
  async play(decisions: string[]): Promise<boolean> {
    const { seat, position } = this;
    if (seat === null || !position || this.sending) return false;
    return this.#send({
      type: 'move',
      table: this.table,
      seat,
      after: position.seq,
      id: randomBytes(),
      decisions,
    });
  }

  async undo(): Promise<boolean> {
    const { undoable } = this;
    if (!undoable || this.sending) return false;
    return this.#send({ type: 'undo', table: this.table, ...undoable, id: randomBytes() });
  }

  async #send(message: Parameters<typeof connection.send>[0]): Promise<boolean> {
    this.sending = true;
    try {
      const { seq } = await connection.send(message);
      // It is on disk; how the table looks after it is told right after. Another seat counts for itself.
      if (this.since >= seq || message.seat !== this.seat) this.#arrived();
      else this.#sent = seq;
      return true;
    } catch (error) {
      this.#arrived();
      if (!(error instanceof Refused)) throw error;
      notes.refuse(error.why, this.info);
      if (error.position && error.position.seat === this.seat) {
        this.position = error.position;
        if (!this.#playing) this.shown = error.position;
        this.#think();
      }
      return false;
    }
  }

  #arrived() {
    this.#sent = null;
    this.sending = false;
  }

  /** Something around the game: `seats/1/resign`, `rematch`. Refusals are told. */
  async ask(
    what: string,
    body: unknown = {},
    refused = (error: unknown) => notes.fail(error, this.info),
  ): Promise<TableInfo | null> {
    try {
      const info = await post<TableInfo>(`/api/tables/${this.table}/${what}`, body);
      if (info.id === this.table) this.#meet(info);
      return info;
    } catch (error) {
      refused(error);
      return null;
    }
  }

  name(seat: number): string {
    return seatName(this.info, seat);
  }

  // --- looking back -------------------------------------------------------------------------------------------------

  /** The positions of the game so far, as this reader saw them. */
  async loadSteps(): Promise<void> {
    if (this.info?.unreadable) return;
    while (this.#loading) if (!(await this.#loading)) return;
    if (this.steps.length && this.#stepsOf === (this.position?.seq ?? 0)) return;
    this.#loading = this.#load();
    await this.#loading;
  }

  /** Whether they have come. */
  async #load(): Promise<boolean> {
    const [era, known] = [this.#era, this.position?.seq ?? 0];
    try {
      const seat = this.seat === null ? '' : `?seat=${this.seat}`;
      const steps = await get<Step[]>(`/api/tables/${this.table}/replay${seat}`, this.link);
      if (era !== this.#era) return true; // we look through another seat now
      this.steps = steps;
      this.#stepsOf = known;
      return true;
    } catch (error) {
      notes.fail(error, this.info);
      return false;
    } finally {
      this.#loading = null;
    }
  }

  #forgetSteps() {
    this.#stepsOf = -1;
    this.steps = [];
    this.step = null;
  }

  async goTo(step: number): Promise<void> {
    await this.loadSteps();
    const last = this.steps.length - 1;
    if (last < 0) return;
    // The last position of a running game is now.
    this.step = step >= last && !this.over ? null : Math.max(0, Math.min(step, last));
  }

  /** The moment of an entry of the log. */
  async goToEntry(seq: number): Promise<void> {
    await this.loadSteps();
    const exact = this.steps.findIndex((each) => each.position.seq === seq);
    const before = this.steps.findLastIndex((each) => each.position.seq <= seq);
    await this.goTo(exact >= 0 ? exact : Math.max(0, before));
  }

  /** The last step at or before a moment. */
  async goToMoment(at: number): Promise<void> {
    await this.loadSteps();
    await this.goTo(
      Math.max(
        0,
        this.steps.findLastIndex((each) => each.at <= at),
      ),
    );
  }

  goToNow() {
    this.step = null;
  }

  /** Where each round begins: [round, step]. */
  get rounds(): [number, number][] {
    const found: [number, number][] = [];
    if (this.steps.length && (this.over || this.step !== null)) {
      for (const [index, { position }] of this.steps.entries()) {
        const round = (position.view as { round?: number } | null)?.round;
        if (round !== undefined && round !== found.at(-1)?.[0]) found.push([round, index]);
      }
      return found;
    }
    for (const [index, entry] of this.standing.entries())
      for (const fact of entry.facts ?? [])
        if (fact.name === 'round-begins') found.push([Number(fact.arguments.round), index]);
    return found;
  }

  /** Where we are on the rope, in steps. */
  get at(): number {
    return this.step ?? Math.max(0, this.stepCount - 1);
  }
}

/** With the only decision that could follow. */
function followed(step: Draft, only: string, tried: Tried): Draft {
  const choice = tried.outlook?.choices?.find((each) => each.decision === only);
  const costs = choice !== undefined && (!!choice.ends || Object.values(choice.change).some((change) => change < 0));
  return { decisions: [...step.decisions, only], alone: [...step.alone, true], costs: step.costs || costs };
}

/** Where others have only become ready no view is sent: who is, follows from who still has to act. */
function withReady(view: unknown, acting: number[]): unknown {
  const seats = (view as { seats?: { seat: number; ready?: boolean }[] } | null | undefined)?.seats;
  if (!seats?.some((each) => 'ready' in each)) return view;
  return { ...(view as object), seats: seats.map((each) => ({ ...each, ready: !acting.includes(each.seat) })) };
}
