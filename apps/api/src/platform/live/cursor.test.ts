import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, positionOf, secondsFrom, timestampOf } from './cursor.ts';

const seconds = Math.floor(Date.now() / 1000);
const position = (((BigInt(seconds) << 32n) + 7n) << 16n) + 3n;

test('a position survives being a cursor and a timestamp', () => {
  expect(decodeCursor(encodeCursor(position))).toBe(position);
  expect(positionOf(timestampOf(position), 3n)).toBe(position);
});

test('a cursor from before places were kept stands behind all of its commit', () => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(position >> 16n);
  const old = bytes.toString('base64url');
  expect(decodeCursor(old)).toBe(positionOf(timestampOf(position)));
});

const codeOf = (cursor: string) => {
  try {
    decodeCursor(cursor);
    return 'good';
  } catch (error) {
    return (error as { extensions: { code: string } }).extensions.code;
  }
};

test('what is no position is refused', () => {
  for (const text of ['', 'x', 'AAAAAAAAAAAA', '{"$gt":1}aa', '../../../ab']) {
    expect(codeOf(text)).toBe('INVALID_CURSOR');
  }
  expect(codeOf(encodeCursor(secondsFrom(position, 2 * 3600)))).toBe('INVALID_CURSOR');
});

test('positions older than seven days have expired', () => {
  expect(codeOf(encodeCursor(secondsFrom(position, -7 * 86_400 + 60)))).toBe('good');
  expect(codeOf(encodeCursor(secondsFrom(position, -7 * 86_400 - 60)))).toBe('CURSOR_EXPIRED');
});
