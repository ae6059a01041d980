/** Who sits at this browser. There are no accounts: a name is enough to sit down. */
import { post, put, whoAmI } from './api';
import type { Me } from '../generated/messages';

class Person {
  name = $state<string | null>(null);
  known = $state(false);

  async meet(): Promise<void> {
    this.name = (await whoAmI()).name;
    this.known = true;
  }

  async rename(name: string): Promise<void> {
    this.name = (await put<Me>('/api/me', { name })).name;
  }

  /** Come back as somebody who was here before, by the link they kept. */
  async comeBack(link: string): Promise<void> {
    this.name = (await post<Me>('/api/back', { link })).name;
    await this.meet();
  }
}

export const person = new Person();
