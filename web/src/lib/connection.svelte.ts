/** The one line to the server: it reconnects by itself, follows its tables again and repeats unacknowledged requests. */
import { SvelteMap } from 'svelte/reactivity';

import type { Done, FromClient, FromServer, Message, News, Position, Tried } from '../generated/messages';

/** A listener to what happens at a table. */
export interface Follower {
  readonly table: string;
  /** Through which seat, or as a spectator. */
  seat: number | null;
  /** Up to where everything is known. */
  since: number;
  link: string | null;
  hear(news: News): void;
  refused(why: Message): void;
}

/** What is stored: it is repeated until the server has answered. */
type Stored = Extract<FromClient, { id: string }>;
type Sent = { message: Stored; done: (answer: Done) => void; refused: (why: Message, position?: Position) => void };

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SILENCE = 25_000;
const PATIENCE = 8_000;
/** Delay before retrying a temporary refusal. */
const AGAIN = 1_000;
/** Why a table cannot be followed just now. */
const FOR_NOW = ['store-lost', 'server-failed', 'too-many-requests'];
/** The storage key for this tab's unanswered requests. */
const KEPT = 'uogashi.unanswered';

export class Refused extends Error {
  constructor(
    readonly why: Message,
    readonly position?: Position,
  ) {
    super(why.id);
  }
}

function keptMessages(): Stored[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as Stored[];
  } catch {
    return [];
  }
}

class Connection {
  line = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** When the next attempt is made. */
  retryAt = $state(0);
  #socket: WebSocket | null = null;
  #followers = new Map<string, Follower>();
  #waiting = new SvelteMap<string, Sent>();
  #tries = new Map<string, { resolve: (tried: Tried) => void; reject: (error: Refused) => void }[]>();
  #wait = FIRST_WAIT;
  #least = 0;
  #retry = 0;
  #watch = 0;
  #asked = false;

  /** What was on its way when the page was reloaded is still on its way. */
  constructor() {
    for (const message of keptMessages())
      this.#waiting.set(message.id, {
        message,
        done: () => undefined,
        refused: (why) => this.refused(why),
      });
    if (this.#waiting.size) queueMicrotask(() => this.open());
  }

  /** Reports refusals that no caller is waiting for any more. */
  refused: (why: Message) => void = () => undefined;

  open() {
    clearTimeout(this.#retry);
    if (this.#socket) return;
    if (this.line !== 'lost') this.line = 'connecting';
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.#lost(socket);
    this.#listen();
  }

  /** Connect again as another guest, or after a long sleep. */
  reopen() {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#dropTries();
    this.line = 'lost';
    this.#wait = FIRST_WAIT;
    this.open();
  }

  follow(follower: Follower) {
    this.#followers.set(follower.table, follower);
    this.open();
    if (this.line === 'open') this.#follow(follower);
  }

  unfollow(follower: Follower) {
    if (this.#followers.get(follower.table) !== follower) return;
    this.#followers.delete(follower.table);
    this.#say({ type: 'unfollow', table: follower.table });
  }

  /** A move or an undo: it is sent, and sent again with the same id, until the server has answered. */
  send(message: Stored): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, {
        message,
        done: resolve,
        refused: (why, position) => reject(new Refused(why, position)),
      });
      this.#keep();
      this.#say(message);
    });
  }

  /** How many moves have not been acknowledged yet. */
  get unanswered() {
    return this.#waiting.size;
  }

  /** What would be if: nothing is stored. Not repeated when the line breaks; the caller asks again. */
  try(table: string, seat: number, decisions: string[]): Promise<Tried> {
    return new Promise((resolve, reject) => {
      if (!this.#say({ type: 'try', table, seat, decisions })) {
        reject(new Refused({ id: 'web-unreachable', arguments: {} }));
        return;
      }
      const queue = this.#tries.get(table) ?? [];
      queue.push({ resolve, reject });
      this.#tries.set(table, queue);
    });
  }

  #say(message: FromClient): boolean {
    if (this.line !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #follow({ table, seat, since, link }: Follower) {
    this.#say({ type: 'follow', table, seat, since, link });
  }

  #hear(message: FromServer) {
    this.#listen();
    switch (message.type) {
      case 'welcome':
        this.line = 'open';
        this.#wait = FIRST_WAIT;
        this.#least = 0;
        for (const follower of this.#followers.values()) this.#follow(follower);
        for (const { message } of this.#waiting.values()) this.#say(message);
        break;
      case 'news':
        this.#followers.get(message.table)?.hear(message);
        break;
      case 'done':
        this.#take(message.id)?.done(message);
        break;
      case 'tried':
        this.#tries.get(message.table)?.shift()?.resolve(message);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'goodbye':
        this.#wait = this.#least = message.retry;
        break;
    }
  }

  #refused(message: Extract<FromServer, { type: 'refused' }>) {
    const { id, table, to, why } = message;
    if (id) {
      const sent = this.#waiting.get(id);
      if (sent && message.again) setTimeout(() => this.#waiting.has(id) && this.#say(sent.message), AGAIN);
      else this.#take(id)?.refused(why, message.position ?? undefined);
    } else if (table && to === 'try') {
      this.#tries.get(table)?.shift()?.reject(new Refused(why));
    } else if (table && to === 'follow') {
      const follower = this.#followers.get(table);
      if (FOR_NOW.includes(why.id))
        setTimeout(() => this.#followers.get(table) === follower && this.#again(table), AGAIN);
      else follower?.refused(why);
    }
  }

  #again(table: string) {
    const follower = this.#followers.get(table);
    if (follower) this.#follow(follower);
  }

  #take(id: string): Sent | undefined {
    const sent = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#keep();
    return sent;
  }

  #keep() {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify([...this.#waiting.values()].map((each) => each.message)));
    } catch {
      // it holds as long as the page is open
    }
  }

  #lost(socket: WebSocket) {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearTimeout(this.#watch);
    this.line = 'lost';
    this.#dropTries();
    // Not all at the same moment, and none before the server allows it.
    const wait = Math.max(this.#least, this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.retryAt = Date.now() + wait;
    this.#retry = window.setTimeout(() => this.open(), wait);
  }

  #dropTries() {
    const queues = [...this.#tries.values()];
    this.#tries.clear();
    for (const queue of queues)
      for (const each of queue) each.reject(new Refused({ id: 'web-unreachable', arguments: {} }));
  }

  /** A silent server is pinged; if it does not answer then, the line is gone. */
  #listen() {
    clearTimeout(this.#watch);
    this.#asked = false;
    this.#watch = window.setTimeout(() => this.#silent(), SILENCE);
  }

  /** After a while in the background, check at once whether the server is still there. */
  wake() {
    if (this.line === 'lost') this.reopen();
    else if (this.line === 'open' && !this.#asked) {
      clearTimeout(this.#watch);
      this.#silent();
    }
  }

  #silent() {
    if (this.#asked) {
      const socket = this.#socket;
      if (socket) {
        socket.onclose = null;
        socket.close();
        this.#lost(socket);
      }
      return;
    }
    this.#asked = true;
    this.#say({ type: 'ping' });
    this.#watch = window.setTimeout(() => this.#silent(), PATIENCE);
  }
}

export const connection = new Connection();

addEventListener('online', () => connection.line === 'lost' && connection.reopen());
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && connection.wake());
