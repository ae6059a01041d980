/** Short notes to the reader: why something was refused, that something was copied. */
import type { Message, TableInfo } from '../generated/messages';
import { Refusal } from './api';
import { connection, Refused } from './connection.svelte';
import { texts } from './text.svelte';
import { explain } from './words';

export interface Note {
  id: number;
  text: string;
  bad: boolean;
}

const SECONDS = 7;

class Notes {
  all = $state<Note[]>([]);
  #next = 1;

  /** It goes after a while, unless the reader needs it. */
  say(text: string, bad = false, stays = false) {
    const id = this.#next++;
    this.all = [...this.all.filter((each) => each.text !== text), { id, text, bad }].slice(-3);
    if (!stays) setTimeout(() => this.drop(id), SECONDS * 1000);
  }

  drop(id: number) {
    this.all = this.all.filter((each) => each.id !== id);
  }

  /** That a link was copied; or the link itself, to be copied by hand. */
  copied(copied: boolean, link: string, sentence: string) {
    if (copied) this.say(sentence);
    else this.say(texts.say('web-copy-failed', { link }), false, true);
  }

  refuse(why: Message, info: TableInfo | null = null) {
    this.say(explain(why, info), true);
  }

  /** Show what went wrong. Anything but a refusal is a bug of ours and also goes to the console. */
  fail(error: unknown, info: TableInfo | null = null) {
    if (error instanceof Refusal || error instanceof Refused) this.refuse(error.why, info);
    else throw error;
  }
}

export const notes = new Notes();
connection.refused = (why) => notes.refuse(why);
