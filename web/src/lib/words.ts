/** Messages, decisions and events in the reader's language: ids and numbers become sentences here. */
import type { FactInfo, Message, TableInfo } from '../generated/messages';
import { person } from './guest.svelte';
import { played } from './played.svelte';
import { texts, type Arguments } from './text.svelte';

/** A change, with its sign. */
export const signed = (number: number) => (number > 0 ? `+${number}` : minus(number));
/** A number with a real minus sign. */
export const minus = (number: number) => String(number).replace('-', '−');

/** What a card, a ticket or the like is called. */
export function thing(game: string, word: string): string {
  const id = thingId(game, word);
  return texts.has(id) ? texts.say(id) : word;
}

/** Fluent's ids have no plus sign. */
const thingId = (game: string, word: string) => `${game}-thing-${word.replace('+', 'plus')}`;

/** The name of the player in that seat: bots are called by their kind and counted. */
export function seatName(info: Pick<TableInfo, 'seats' | 'you'> | null, seat: number): string {
  const found = info?.seats[seat];
  if (!found?.name) return texts.say('seat-number', { number: seat + 1 });
  if (info?.you.includes(seat) && person.isGiven(found.name)) return texts.say('play-you');
  return found.bot && !found.person ? botName(found.name) : found.name;
}

/** `greedy 2` in the reader's language. */
export function botName(name: string): string {
  const [kind, number] = name.split(' ');
  const id = `web-bot-${kind}`;
  return texts.has(id) ? texts.say(id, { number: Number(number ?? 1) }) : name;
}

/** Something that happened around the game. */
export function eventSentence(fact: FactInfo): string {
  const given: Arguments = {};
  for (const [name, value] of Object.entries(fact.arguments))
    given[name] = name === 'bot' ? texts.say(`web-kind-${String(value)}`) : (value as number | string);
  return texts.say(`table-fact-${fact.name}`, given);
}

/**
 * A decision as a button says it: its first word chooses the sentence, the others are its arguments, empty where there
 * are none. `seat 2` is the player in it, `red drink` the item called `red-drink`. The question asked supplies
 * further ones, so that a decision names what it is about: “0 on lot 3”.
 */
export function decisionWords(
  game: string,
  decision: string,
  info: TableInfo | null = null,
  asked: Message | null = null,
): string {
  const [verb, ...rest] = decision.split(' ');
  const objects: string[] = [];
  while (rest.length) {
    if (rest[0] === 'seat') objects.push(seatName(info, Number(rest.splice(0, 2)[1])));
    else {
      const [count, name] = named(game, verb!, rest);
      objects.push(name);
      rest.splice(0, count);
    }
  }
  const [first = '', second = '', third = ''] = objects;
  return texts.say(`${game}-decision-${verb}`, { ...argumentsOf(asked, info), first, second, third }).trim();
}

/** The number of these words that name one item, and its name: the one used after this verb comes first. */
function named(game: string, verb: string, words: string[]): [number, string] {
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join('-');
    const id = [`${verb}-${name}`, name].map((word) => thingId(game, word)).find((each) => texts.has(each));
    if (id) return [count, texts.say(id)];
  }
  return [1, words[0]!];
}

/** What a message says: why something was refused, what is asked, what would end the game. */
export function explain(message: Message, info: TableInfo | null = null): string {
  return sentence(saying(message, info));
}

/** The same as the catalogue has it: not every message is a sentence. */
export function saying(message: Message, info: TableInfo | null = null): string {
  return texts.say(message.id, argumentsOf(message, info));
}

function argumentsOf(message: Message | null, info: TableInfo | null): Arguments {
  const given: Arguments = {};
  for (const [name, value] of Object.entries(message?.arguments ?? {})) given[name] = inWords(value, info);
  return given;
}

function inWords(value: unknown, info: TableInfo | null): string | number {
  if (Array.isArray(value)) return series(value, 'list-comma', info);
  if (typeof value === 'object' && value !== null) {
    if ('id' in value) return saying(value as Message, info);
    if ('items' in value) return series(value.items as unknown[], (value as { between?: string }).between, info);
    if ('seat' in value) return seatName(info, value.seat as number);
    if ('term' in value) return texts.say(value.term as string);
  }
  return typeof value === 'number' ? value : String(value);
}

/** Several arguments with this message between them; without one, as a sentence counts them. */
function series(items: unknown[], between: string | undefined, info: TableInfo | null): string {
  const words = items.map((each) => String(inWords(each, info)));
  return between === undefined ? texts.list(words) : words.join(texts.say(between));
}

/** With a capital letter, as a heading begins. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1);

/** With a capital letter and a full stop, for use on its own. */
export function sentence(text: string): string {
  const first = capital(text);
  if (/[.!?。！？…]$/.test(first)) return first;
  return first + (/^(ja|zh)/.test(texts.language) ? '。' : '.');
}

/** The options of a table that differ from the default: each one's name, and its number or chosen value. */
export function optionsOn(
  game: string,
  options: Record<string, unknown>,
  usual: Record<string, unknown> = played.usual(game),
): string[] {
  return Object.entries(options)
    .filter(([, value]) => (Array.isArray(value) ? value.length : value))
    .filter(([option, value]) => JSON.stringify(value) !== JSON.stringify(usual[option]))
    .map(([option, value]) => optionWords(game, option, value));
}

function optionWords(game: string, option: string, value: unknown): string {
  const name = optionName(game, option);
  if (typeof value === 'number') return `${name} ${value}`;
  if (typeof value !== 'string') return name;
  return texts.say('web-game-option-chosen', { option: name, value: optionName(game, option, value) });
}

/** What an option of a game is called, or one of its values; its words must have been learnt. */
export const optionTitle = (game: string, option: string, value?: string) => capital(optionName(game, option, value));

/** Why the recommended value is good for this player count. */
export function optionRecommended(game: string, option: string, players: number): string {
  const id = optionId(game, option, 'recommended');
  return texts.has(id) ? texts.say(id, { players }) : '';
}

/** What an option changes. */
export function optionSentence(game: string, option: string): string {
  const id = optionId(game, option, 'about');
  return texts.say(texts.has(id) ? id : 'web-game-any-option');
}

function optionName(game: string, option: string, value?: string): string {
  const id = optionId(game, option, value);
  return texts.has(id) ? texts.say(id) : (value ?? option).replaceAll('_', ' ');
}

const optionId = (game: string, ...words: (string | undefined)[]) =>
  [game, 'option', ...words.filter((word) => word !== undefined)].join('-').replaceAll('_', '-');
