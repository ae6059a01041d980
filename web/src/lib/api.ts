/** Requests to the server. Refusals are thrown as `Refusal`; the caller turns them into a sentence. */
import type { Me, Message, Problem } from '../generated/messages';

export class Refusal extends Error {
  constructor(
    readonly why: Message,
    readonly status: number,
  ) {
    super(why.id);
  }
}

/** The server could not be reached, or did not answer as it should. */
export const UNREACHABLE = 'web-unreachable';

let csrf = '';

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const request: RequestInit = { method, headers: { ...headers } };
  if (method !== 'GET') Object.assign(request.headers!, { 'X-Uogashi-CSRF': csrf });
  if (body !== undefined) {
    Object.assign(request.headers!, { 'Content-Type': 'application/json' });
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal({ id: UNREACHABLE, arguments: {} }, 0);
  }
  if (answer.status === 204) return undefined;
  let content: unknown;
  try {
    content = await answer.json();
  } catch {
    throw new Refusal({ id: UNREACHABLE, arguments: {} }, answer.status);
  }
  if (!answer.ok) throw new Refusal((content as Problem).why, answer.status);
  return content;
}

export async function get<T>(path: string, link?: string | null): Promise<T> {
  return (await ask('GET', path, undefined, link ? { 'X-Uogashi-Link': link } : {})) as T;
}

/** A change; if our pass has run out meanwhile, once more with a new one. */
async function change<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return (await ask(method, path, body)) as T;
  } catch (error) {
    if (!(error instanceof Refusal) || !['csrf-missing', 'guest-unknown'].includes(error.why.id)) throw error;
    await whoAmI();
    return (await ask(method, path, body)) as T;
  }
}

export const post = <T>(path: string, body?: unknown) => change<T>('POST', path, body);
export const put = <T>(path: string, body?: unknown) => change<T>('PUT', path, body);
export const remove = (path: string) => change<undefined>('DELETE', path);

/** Who we are; a new visitor becomes a guest and gets a cookie. */
export async function whoAmI(): Promise<Me> {
  const me = await get<Me>('/api/me');
  csrf = me.csrf;
  return me;
}

/** Whether it is the name that was refused: then another one is asked for, where it was written. */
export const namesFault = (error: unknown): error is Refusal =>
  error instanceof Refusal && ['name-of-a-bot', 'name-taken', 'name-unreadable', 'name-twice'].includes(error.why.id);

/** 16 random bytes: our part of the shuffle. */
export function randomBytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A link to pass on: a server that does not know where people reach it gives a path, and we know where we are. */
export const withAddress = (link: string): string => new URL(link, location.origin).href;
