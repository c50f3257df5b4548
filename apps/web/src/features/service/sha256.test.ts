import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256Head } from './sha256.ts';
import { solveChallenge } from './solve-challenge.ts';

test('agrees with the hash of others, whatever the length', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = 'ñandú 12'.repeat(30).slice(0, length);
    expect(sha256Head(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0));
  }
});

test('a puzzle is solved', async () => {
  const answer = await solveChallenge({ token: 'a-token', bits: 10 });
  const hash = createHash('sha256').update(`a-token:${answer}`).digest();
  expect(hash.readUInt32BE(0) >>> 22).toBe(0);
});
