import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

test('is the HMAC of each text under each key, however long', () => {
  const anyLength = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(anyLength, anyLength, (key, text) => {
      const expected = createHmac('sha256', key).update(text).digest('base64url');
      expect(keyedHash(key, text)).toBe(expected);
      // The key is known by now.
      expect(keyedHash(key, text)).toBe(expected);
    }),
  );
});
