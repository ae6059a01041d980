/** One table as this browser sees it: the illustrated board and the text view both render it.
 *
 * It follows the table, keeps its log, sends what the player decides and goes back through the game. It knows no game.
 */
import type { EntryInfo, Message, News, Position, Step, TableInfo, TableState } from '../generated/messages';
import { get, post, randomBytes, Refusal, UNREACHABLE } from '../lib/api';
import { connection, Refused, type Follower } from '../lib/connection.svelte';
import { notes } from '../lib/notes.svelte';
import { painted } from '../lib/painted';
import { settings } from '../lib/settings.svelte';
import { share } from '../lib/share';
import { playedByYou } from '../lib/tables';
import { seatName } from '../lib/words';
import { Absence } from './absence.svelte';
import { Draft } from './draft.svelte';
import { beginningsOf, type Beginning } from './timeline';

/** What happened since the position shown, and how the table looks after it. */
export interface Frame {
  entries: EntryInfo[];
  before: Position | null;
  after: Position;
}

/** Plays out what happened. Its last picture stays until the next one; returns a function that removes it. */
export type Animator = (frame: Frame) => Promise<() => void>;

/** A move that can be undone: whose it is, and the number of the entry before which the game goes back. */
export interface Undoable {
  seat: number;
  after: number;
}

/** Milliseconds until a server that was not there is asked again. */
export const RETRY = 1500;

export class TableController implements Follower {
  readonly table: string;
  readonly link: string | null;
  since = 0;

  info = $state.raw<TableInfo | null>(null);
  log = $state.raw<EntryInfo[]>([]);
  /** The last entry of the log that was read out. */
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
  /** Pass and play: whom to pass the device to before anything is shown. */
  handOver = $state<number | null>(null);

  /** What the player has put together and not sent yet. */
  readonly draft = new Draft(this);

  /** The positions of the whole game, once the player has opened the timeline, and the one looked at; null: now. */
  steps = $state.raw<Step[]>([]);
  step = $state<number | null>(null);

  #queue: { frame: Frame; still: boolean }[] = [];
  #animator: Animator | null = null;
  #playing = $state(false);
  #stepsOf = -1;
  /** The table is no longer shown. */
  left = false;
  /** We look through another seat, and what it knows has not come yet. */
  #logAwaited = false;
  /** Counts the seats that we have looked through. */
  #era = 0;
  /** The number of our move that is on disk, until news of it arrives. */
  #sent: number | null = null;
  /** We have connected again because our seat was refused. */
  #again = false;
  /** We have just arrived: in pass and play, nobody has said yet who is looking. */
  #arriving = false;
  /** The positions that are on their way, so that they are not requested twice. */
  #loading: Promise<boolean> | null = null;
  #absence = new Absence();
  /** Pass and play: our last move, as the seat that made it could undo it. */
  #passed = $state.raw<Undoable | null>(null);

  /** The board is showing something that has happened already. */
  readonly busy = $derived(this.#playing);
  readonly mine = $derived(this.info?.you ?? []);
  readonly played = $derived(this.info ? playedByYou(this.info) : []);
  readonly running = $derived(this.info?.state === 'running');
  readonly over = $derived(this.info?.state === 'over');
  readonly hotSeat = $derived(this.mine.length > 1);
  /** What is on the table: now, or at the point being replayed. */
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
  /** The seats of people who have been away for so long that we may let a bot play on for them. */
  readonly absent = $derived(this.running && this.mine.length > 0 ? this.#absence.seats : []);
  /** Those of them everyone is waiting for. */
  readonly gone = $derived(
    this.step === null && !this.#playing && !this.asked
      ? this.absent.filter((seat) => this.position?.acting.includes(seat))
      : [],
  );
  /** What can be undone now: by the seat through which we look, or by the one that passed the device on. */
  readonly undoable = $derived(
    this.step !== null || !this.running
      ? null
      : this.seat !== null && this.position?.can_undo
        ? { seat: this.seat, after: this.position.seq }
        : this.#passed,
  );
  /** Entries that were not undone and change the game: the steps of a replay. */
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

  /** Look through another seat of ours: each seat numbers its own news, so all of it is sent again.
   *
   * What the seat before it saw is gone at once, unless it was visible to everyone.
   */
  lookThrough(seat: number | null, open = false) {
    const { log, shown } = this;
    this.seat = seat;
    this.#forget();
    if (open) {
      this.log = log;
      this.shown = shown;
    }
    this.#logAwaited = true;
    connection.follow(this);
  }

  // --- hearing ------------------------------------------------------------------------------------------------------

  /** We may not follow. If we have lost the seat through which we looked, connect again and watch. */
  refused(why: Message) {
    if (why.id !== 'seat-not-yours' || this.seat === null || this.#again) {
      this.closed = why;
      return;
    }
    this.#again = true;
    this.#passed = null;
    this.#forget();
    // The line may still belong to our former identity.
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
    this.draft.renew();
    this.#arrived(); // another seat numbers its own news: it would never hear of the move on its way
  }

  hear(news: News) {
    const { position } = news;
    this.#again = false;
    if (this.#logAwaited) {
      // What comes before the whole log was meant for the seat we had before.
      if (news.log?.[0]?.seq !== 1 || (position && position.seat !== this.seat)) return;
      this.#logAwaited = false;
      this.log = [];
    }
    if (position && position.seat !== this.seat) {
      if (this.seat === null || position.seat !== null) return;
      this.seat = null; // someone else has it now, and the whole log came along
      this.#forget();
    }
    if (news.info) this.#meet(news.info);
    if (this.#logAwaited) return; // we have just sat down: everything is sent again
    const entries = (news.log ?? []).filter((entry) => entry.seq > this.since);
    this.#remember(entries);
    if (!position) return;
    this.since = position.seq;
    const before = this.position;
    if (before && entries.some((entry) => entry.kind !== 'event')) this.#passed = null;
    this.position = completed(position, before);
    if (this.#arriving) this.#arrive(position);
    // Without a view others have only become ready: there is nothing to see, and a press
    // at this moment goes through.
    if (position.view === null && !this.#playing) this.#settle({ entries, before, after: this.position });
    else this.#show({ entries, before, after: this.position });
    if (this.#sent !== null && this.since >= this.#sent) this.#arrived();
    // The draft stays then as well.
    const happened = position.view !== null && entries.some((entry) => entry.kind !== 'event');
    const untouched = !this.draft.steps.length && !this.draft.composing;
    if (happened || !before || untouched) this.#beginDraft();
  }

  /** Pass and play, opened in the middle of a secret phase: who is looking? */
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
    // After sitting down, look through that seat.
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
    // Several moves at once come after an absence: do not play them out.
    const moves = frame.entries.filter((entry) => entry.kind === 'moves').length;
    const still = frame.before === null || moves !== 1;
    if (!this.#playing && (still || this.#atRest())) {
      this.#settle(frame);
      return;
    }
    this.#queue.push({ frame, still });
    if (!this.#playing) void this.#play();
  }

  /** Whether nothing would play it out, or nobody would see it. */
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
        if (!still) await painted(); // one thing after another: nothing must stutter
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

  /** Pass and play: whose turn is it now, and may the person looking see what comes? */
  #passOn() {
    const { position } = this;
    if (!this.hotSeat || !this.running || !position || this.seat === null) return;
    if (!position.secret) this.handOver = null;
    if (position.acting.includes(this.seat) && this.played.includes(this.seat)) {
      if (this.handOver !== null) this.handOver = this.seat; // that move is undone: back to its player
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

  /** What could be decided now, and what each choice would change. */
  #beginDraft() {
    this.draft.renew(this.played.includes(this.seat ?? -1) ? this.position : null);
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
      // It is on disk; the table after it follows in the news. Another seat numbers its own news.
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
        this.#beginDraft();
      }
      return false;
    }
  }

  #arrived() {
    this.#sent = null;
    this.sending = false;
  }

  /** Something around the game: `seats/1/resign`, `rematch`. Refusals are shown. */
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

  /** Where each division of the game begins. */
  get divisions(): Beginning[] {
    const steps = this.steps.length && (this.over || this.step !== null);
    return beginningsOf(
      steps
        ? this.steps.map(({ position }) => position.division?.number)
        : this.standing.map((entry) => entry.begins ?? undefined),
    );
  }

  /** Where we are on the timeline, in steps. */
  get at(): number {
    return this.step ?? Math.max(0, this.stepCount - 1);
  }
}

/** In news nothing is sent of a position that is as before, where others have only become ready. */
function completed(position: Position, before: Position | null): Position {
  if (position.view === null) return { ...position, view: before?.view ?? null, outlook: before?.outlook ?? null };
  return { ...position, view: share(before?.view, position.view) };
}
