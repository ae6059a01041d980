/** Who sits at this browser. There are no accounts: a name is enough to sit down. */
import { post, put, whoAmI } from './api';
import { givenNames, rememberGivenNames } from './chosen';
import type { Me } from '../generated/messages';

class Person {
  name = $state<string | null>(null);
  known = $state(false);
  /** The default name we gave: a word of the language that the page had at the time. */
  #given = $state(givenNames());

  /** What they call themselves; null as long as they have not said so. */
  get chosen(): string | null {
    return this.isGiven(this.name) ? null : this.name;
  }

  /** Whether this is what we called them: then it is said in the language of the page. */
  isGiven(name: string | null): boolean {
    return name !== null && this.#given.includes(name);
  }

  async meet(): Promise<void> {
    this.name = (await whoAmI()).name;
    this.known = true;
  }

  async rename(name: string, given = false): Promise<void> {
    this.name = (await put<Me>('/api/me', { name })).name;
    const others = this.#given.filter((each) => each !== name);
    this.#given = given ? [...others, name] : others;
    rememberGivenNames(this.#given);
  }

  /** Return as an earlier guest, by their device link. */
  async comeBack(link: string): Promise<void> {
    this.name = (await post<Me>('/api/back', { link })).name;
    await this.meet();
  }
}

export const person = new Person();
