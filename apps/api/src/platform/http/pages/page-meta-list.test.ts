import { expect, test } from 'vitest';
import { itemListData, itemsShown } from './page-meta-list.ts';

const answer = (data: unknown) => ({ operationName: 'X', variables: {}, data });
const found = (...nodes: object[]) => answer({ found: { edges: nodes.map((node) => ({ node })) } });

test('a list names the pages of what it shows, in its order', () => {
  const facets = answer({ facets: { total: 2, edges: null }, nothing: null });
  const shown = [facets, found({ id: 'b' }, { id: 'a/../c' }), found({ id: 'later' })];
  expect(itemsShown('products', shown)).toEqual(['/products/b', '/products/a%2F..%2Fc']);
  expect(itemsShown('entrepreneurs', shown)[0]).toBe('/entrepreneurs/b');
  expect(itemsShown('news', [found({ id: '1', slug: 'una-feria' })])).toEqual(['/news/una-feria']);
  expect(itemsShown('forum', [found({ id: '1' })])).toEqual(['/wiki-forum/1']);
});

test('what is no list, or shows nothing, names none', () => {
  expect(itemsShown('home', [found({ id: 'a' })])).toEqual([]);
  expect(itemsShown('product', [found({ id: 'a' })])).toEqual([]);
  expect(itemsShown('plans', [found({ id: 'a' })])).toEqual([]);
  expect(itemsShown('news', [found({ id: 'a' })])).toEqual([]);
  expect(itemsShown('products', [])).toEqual([]);
  expect(itemsShown(null, [found({ id: 'a' })])).toEqual([]);
});

test('in the words of schema.org they are counted from one', () => {
  expect(itemListData(['https://a.example/x', 'https://a.example/y'])).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: 'https://a.example/x' },
      { '@type': 'ListItem', position: 2, url: 'https://a.example/y' },
    ],
  });
});
