import { afterEach, expect, it, vi } from 'vitest';

import { Turns } from './turns';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('one comes after another, and all are counted until they are done', async () => {
  const [turns, done] = [new Turns(), [] as string[]];
  let answer!: () => void;
  const first = turns.take(() => new Promise<void>((resolve) => (answer = resolve)).then(() => done.push('first')));
  const second = turns.take(async () => done.push('second'));
  await Promise.resolve();
  expect([turns.pending, done]).toEqual([2, []]);
  answer();
  await Promise.all([first, second]);
  expect([turns.pending, done]).toEqual([0, ['first', 'second']]);
});

it.each([
  ['thrown', () => fail()],
  ['rejected', () => Promise.reject(new Error('broken'))],
])('what is %s is reported, and the next one comes all the same', async (_how, broken) => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const [turns, done] = [new Turns(), [] as string[]];
  void turns.take(broken);
  await turns.take(async () => done.push('next'));
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
  expect([turns.pending, done]).toEqual([0, ['next']]);
});

function fail(): never {
  throw new Error('broken');
}
