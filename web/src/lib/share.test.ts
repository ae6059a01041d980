import { describe, expect, it } from 'vitest';

import { share } from './share';

const before = { round: 1, seats: [{ money: 3 }, { money: 4, rows: [1, 2] }], first: null };

describe('sharing what has stayed the same', () => {
  it('gives back the old thing if nothing changed', () => {
    expect(share(before, structuredClone(before))).toBe(before);
  });

  it('keeps the parts that have not changed', () => {
    const after = { ...structuredClone(before), round: 2 };
    const shared = share(before, after);
    expect(shared).toEqual(after);
    expect(shared.seats).toBe(before.seats);
  });

  it('changes only what has changed, however deep', () => {
    const after = structuredClone(before);
    after.seats[1]!.rows = [1, 3];
    const shared = share(before, after);
    expect(shared).toEqual(after);
    expect(shared.seats[0]).toBe(before.seats[0]);
    expect(shared.seats[1]).not.toBe(before.seats[1]);
  });

  it('does not take a shorter list, or an object with fewer keys, for the same', () => {
    expect(share([1, 2], [1])).toEqual([1]);
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(share([], {})).toEqual({});
    expect(share(null, { a: 1 })).toEqual({ a: 1 });
    expect(share({ a: 1 }, null)).toBeNull();
  });

  it('never changes what was', () => {
    const frozen = structuredClone(before);
    share(before, { ...structuredClone(before), first: 3 });
    expect(before).toEqual(frozen);
  });
});
