import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [0, '1 kB', '1 kB'],
  [340_200, '340 kB', '340 kB'],
  [1_440_000, '1.4 MB', '1,4 MB'],
  [10_000_000, '10 MB', '10 MB'],
  [10 * 1024 * 1024, '10 MB', '10 MB'],
])('%i bytes', (bytes, english, spanish) => {
  expect(plain(fileSize(bytes, 'en'))).toBe(english);
  expect(plain(fileSize(bytes, 'es'))).toBe(spanish);
});
