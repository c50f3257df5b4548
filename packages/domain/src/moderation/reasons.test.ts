import { describe, expect, it } from 'vitest';
import {
  cannedReason,
  deletionReasons,
  listingRemovalReasons,
  membershipSuspensionReasons,
  rejectionReasons,
} from './reasons.ts';

const all = Object.entries({
  ...rejectionReasons,
  ...deletionReasons,
  ...membershipSuspensionReasons,
  ...listingRemovalReasons,
});

describe('canned reasons', () => {
  it.each(all)('%s is a sentence in each language', (key, words) => {
    expect(cannedReason(key)).toEqual(words);
    for (const text of [words.en, words.es]) expect(text).toMatch(/^\p{Lu}[^!¡]+\.$/u);
    expect(words.en).not.toBe(words.es);
  });

  it('have keys of their own and no others', () => {
    const lists = [
      rejectionReasons,
      deletionReasons,
      membershipSuspensionReasons,
      listingRemovalReasons,
    ];
    const keys = lists.flatMap((list) => Object.keys(list));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of ['', 'unknown', 'toString', '__proto__'])
      expect(cannedReason(key)).toBeNull();
  });
});
