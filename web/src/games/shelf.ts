/** What the first page shows of the games that have a folder here, in the order of the shelf. */
import type { Component } from 'svelte';

import type { Card } from './contract';
import { byFolder } from './folders';

const cards = byFolder(import.meta.glob<Card>('./*/card.ts', { eager: true, import: 'card' }));

export const CARDS: Record<string, Card> = Object.fromEntries(
  Object.entries(cards).toSorted(([, one], [, other]) => one.place - other.place),
);
export const PICTURES = byFolder(import.meta.glob<Component>('./*/Picture.svelte', { eager: true, import: 'default' }));
