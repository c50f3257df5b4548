import { expect, test } from 'vitest';
import { pagesLike, wordsOfAddress } from './words-of-address.ts';

test.each([
  ['/productos/cafe-de-origen', ['productos', 'cafe', 'origen']],
  ['/products/64f0c2d9a1b2c3d4e5f60718', ['products']],
  ['/es/blog/2024/precios.html', ['blog', 'precios']],
  ['/caf%C3%A9', ['café']],
  ['/%E0%A4%A', []],
  ['/', []],
])('%s says %j', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toEqual(words);
});

test.each([
  ['/producto', 'products'],
  ['/prodcts', 'products'],
  ['/noticias-nuevas', 'news'],
  ['/aliados', 'partners'],
  ['/precios', 'plans'],
  ['/terms-of-service', 'terms'],
  ['/privacidad', 'privacy'],
])('%s may have meant %s', (pathname, page) => {
  expect(pagesLike(wordsOfAddress(pathname))).toContain(page);
});

test('what resembles nothing leads nowhere in particular', () => {
  expect(pagesLike(wordsOfAddress('/zzzz-qqqq'))).toEqual([]);
  expect(pagesLike([])).toEqual([]);
});
