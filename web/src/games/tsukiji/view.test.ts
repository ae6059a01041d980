import { speak } from '../../testing';

import { describe, expect, it } from 'vitest';

import { face } from './view';

describe('a ticket', () => {
  it('is drawn as owners of an edition know it', async () => {
    await speak();
    expect(['annul', '-1', '+6', 'x2', '3'].map(face)).toEqual(['✕', '−1', '+6', '×2', '3']);
    await speak('zh-Hant');
    expect(face('annul')).toBe('4/2');
  });
});
