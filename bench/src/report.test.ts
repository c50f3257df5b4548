import { expect, test } from 'vitest';
import { catalog } from './catalog.ts';
import { reported } from './report.ts';

const empty = 'Before.\n\n<!-- measured -->\n\n<!-- /measured -->\n\nAfter.\n';

test('what is measured anew takes the place of what was, and leaves other scenarios alone', () => {
  const first = new Map([
    ['listing', ['| a | 1 |']],
    ['pages', ['| b | 2 |']],
  ]);
  const page = reported(empty, first, '*Monday.*');
  const again = reported(page, new Map([['listing', ['| c | 3 |']]]), '*Tuesday.*');
  for (const each of [page, again]) {
    expect(each).toMatch(/^Before\.\n\n<!-- measured -->\n\n### /);
    expect(each).toMatch(/\n\n<!-- \/measured -->\n\nAfter\.\n$/);
  }
  expect(again).toContain('| b | 2 |');
  expect(again).not.toContain('| a | 1 |');
  expect(again).toContain(`*Limit*: ${catalog.listing.limit}\n\n*Tuesday.*\n\n| c | 3 |`);
});

test('scenarios stand in their order, whichever was measured last', () => {
  const listing = reported(empty, new Map([['listing', ['| a | 1 |']]]), '*Monday.*');
  const both = reported(listing, new Map([['pages', ['| b | 2 |']]]), '*Tuesday.*');
  expect(both.indexOf(catalog.pages.title)).toBeLessThan(both.indexOf(catalog.listing.title));
});
