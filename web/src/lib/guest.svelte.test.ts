import { browser, seatInfo, speak, tableInfo } from '../testing';

import { beforeEach, expect, it, vi } from 'vitest';

import { put, whoAmI } from './api';

vi.mock('./api', async (original) => ({
  ...(await original<typeof import('./api')>()),
  put: vi.fn((_path: string, body: { name: string }) => Promise.resolve(body)),
  whoAmI: vi.fn(),
}));

beforeEach(() => {
  browser.forget();
  vi.resetModules();
});

/** The guest at this browser, as a reloaded page knows them. */
async function come(name: string | null) {
  vi.mocked(whoAmI).mockResolvedValue({ name } as Awaited<ReturnType<typeof whoAmI>>);
  const { person } = await import('./guest.svelte');
  await person.meet();
  return person;
}

it('has chosen no name before they have any', async () => {
  expect((await come(null)).chosen).toBeNull();
});

it('has chosen no name by playing under the one that was given to them', async () => {
  const person = await come(null);
  await person.rename('Guest', true);
  expect(put).toHaveBeenCalledWith('/api/me', { name: 'Guest' });
  expect([person.name, person.chosen]).toEqual(['Guest', null]);
});

it('is remembered as one who has not chosen when the page is reloaded', async () => {
  await (await come(null)).rename('Guest', true);
  vi.resetModules();
  expect((await come('Guest')).chosen).toBeNull();
});

it('keeps what they have chosen, even what others are called by default', async () => {
  const person = await come(null);
  await person.rename('Guest', true);
  await person.rename('Guest');
  expect(person.chosen).toBe('Guest');
});

it('is called in the language of the page at every table where they chose no name', async () => {
  const person = await come(null);
  await person.rename('Guest', true);
  await person.rename('Gast', true); // a new table, in another language
  const { seatName } = await import('./words');
  const table = tableInfo({ seats: [seatInfo(0, { name: 'Guest' }), seatInfo(1, { name: 'Guest' })] });
  await speak('ja');
  expect(seatName(table, 0)).toBe('ゲスト');
  expect(seatName(table, 1)).toBe('Guest'); // someone else's name is theirs
  await person.rename('Marit');
  expect(seatName(tableInfo({ seats: [seatInfo(0, { name: 'Marit' })] }), 0)).toBe('Marit');
});
