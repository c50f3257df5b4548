import { expect, test } from 'vitest';
import { pageCountOf } from './page-count.ts';

test('reads the number of pages and forgives what is not one', () => {
  const pages = (query: string) => pageCountOf(new URLSearchParams(query));
  expect(pages('')).toBe(1);
  expect(pages('pages=3')).toBe(3);
  for (const odd of ['0', '-2', '1e9', 'x', '2.5', '99999']) expect(pages(`pages=${odd}`)).toBe(1);
});
