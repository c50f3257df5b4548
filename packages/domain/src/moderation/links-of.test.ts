import { describe, expect, test } from 'vitest';
import { linksOf, partsOf } from './links-of.ts';

describe('links of a text', () => {
  test.each([
    ['Vea https://example.com/a?b=1#c.', ['https://example.com/a?b=1#c']],
    ['www.example.com, y (http://example.org)', ['https://www.example.com', 'http://example.org']],
    ['https://es.wikipedia.org/wiki/Rosa_(flor)', ['https://es.wikipedia.org/wiki/Rosa_(flor)']],
    ['twice https://a.co https://a.co', ['https://a.co']],
    ['«https://a.co/ñandú»', ['https://a.co/ñandú']],
    ['javascript:alert(1) data:text/html,x ftp://a.co mailto:a@b.co', []],
    ['https://bank.com@evil.example/ https://localhost/x https://', []],
    ['no links at all', []],
  ])('%s', (text, links) => {
    expect(linksOf(text)).toEqual(links);
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
