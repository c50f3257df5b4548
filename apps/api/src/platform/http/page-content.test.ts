import { describe, expect, test } from 'vitest';
import { contentOf } from './page-content.ts';
import type { Page } from './page-meta-head.ts';
import { priceWords } from './page-words.ts';

const hostile = '</noscript></script><img src=x onerror=alert(1)>"\'';

const page = (given: Partial<Page>): Page => ({
  baseUrl: 'https://wiki.example.com',
  pathname: '/products',
  path: '/products',
  language: 'es',
  subject: undefined,
  ...given,
});

const product = (id: string, name: string) => ({
  __typename: 'Product',
  id,
  type: 'product',
  name: { en: null, es: name },
  city: 'Cali',
  priceFrom: { amountMinor: 2_490_000, currency: 'COP' },
});
const listOf = (nodes: object[], endCursor: string | null) => ({
  liveCursor: 'x',
  listings: {
    edges: nodes.map((node) => ({ cursor: 'c', node })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  },
});
const plain = (html: string) => html.replaceAll('\u00A0', ' ');

describe('for readers without scripts', () => {
  test('a list leads to what it shows, with prices, and to its next page', () => {
    const answers = [listOf([product('a1', 'Mesa'), product('a2', 'Silla')], 'next/+=')];
    const html = plain(contentOf(page({}), answers));
    expect(html).toContain('<h1>Productos</h1>');
    expect(html).toContain('<li><a href="/products/a1?lang=es">Mesa</a> $ 24.900 COP · Cali</li>');
    expect(html).toContain('rel="next" href="/products?after=next%2F%2B%3D&amp;lang=es"');
    expect(html).toContain('<a href="/property?lang=es">Inmuebles</a>');
    expect(html).toContain('hreflang="en" href="/products?lang=en"');
  });

  test('a list at its end leads no further, and one without answers to the sections', () => {
    expect(contentOf(page({}), [listOf([product('a1', 'Mesa')], null)])).not.toContain(
      'rel="next"',
    );
    const html = contentOf(page({}), []);
    expect(html).toContain('<h1>Productos</h1>');
    expect(html).toContain('href="/services?lang=es"');
  });

  test('the directory leads to its businesses', () => {
    const answer = {
      businesses: {
        edges: [{ node: { __typename: 'Business', id: 'b1', name: 'Taller', city: 'Lima' } }],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    };
    const html = contentOf(page({ path: '/entrepreneurs', pathname: '/entrepreneurs' }), [answer]);
    expect(html).toContain('<a href="/entrepreneurs/b1?lang=es">Taller</a> Lima');
  });

  test('home says what is featured, and nothing of its further pages', () => {
    const html = contentOf(page({ path: '/', pathname: '/' }), [
      listOf([product('a1', 'Mesa')], 'more'),
    ]);
    expect(html).toContain('<h2>Destacados</h2>');
    expect(html).not.toContain('rel="next"');
  });

  test('a thing says what it is, costs, has and who offers it', () => {
    const html = contentOf(
      page({
        path: '/products/:id',
        pathname: '/products/a1',
        subject: {
          title: 'Mesa',
          description: 'Corta',
          trail: [{ name: 'Productos', path: '/products' }],
          content: {
            price: '$ 24.900 COP',
            text: 'Una mesa.\n\nDe roble.',
            facts: [['Estado', 'Nuevo']],
            seller: { name: 'Taller', path: '/entrepreneurs/b1' },
          },
        },
      }),
      [{ listing: { similar: [product('a2', 'Silla')] } }],
    );
    expect(html).toContain('<h1>Mesa</h1>');
    expect(html).toContain('<strong>$ 24.900 COP</strong>');
    expect(html).toContain('<p>Una mesa.</p><p>De roble.</p>');
    expect(html).toContain('<dt>Estado</dt><dd>Nuevo</dd>');
    expect(html).toContain('Ofrecido por <a href="/entrepreneurs/b1?lang=es">Taller</a>');
    expect(html).toContain('<a href="/products?lang=es">Productos</a>');
    expect(html).toContain('<a href="/products/a2?lang=es">Silla</a>');
  });

  test('no text and no address is markup', () => {
    const html = contentOf(
      page({
        path: '/products/:id',
        pathname: `/products/${hostile}`,
        subject: {
          title: hostile,
          description: hostile,
          image: { url: `https://x/${hostile}`, width: 1, height: 1, alt: hostile },
          trail: [{ name: hostile, path: `/${hostile}` }],
          content: {
            price: hostile,
            text: hostile,
            facts: [[hostile, hostile]],
            seller: { name: hostile, path: hostile },
          },
        },
      }),
      [listOf([product(hostile, hostile)], hostile)],
    );
    expect(html).not.toMatch(/<\/?noscript|<\/?script|<img src=x/);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).not.toMatch(/(href|src|alt)="[^"]*[<>][^"]*"/);
  });
});

test.each([
  [{ amountMinor: 290_000_000, currency: 'COP' }, 'month', 'es', '$ 2.900.000 COP al mes'],
  [{ amountMinor: 1_250, currency: 'USD' }, null, 'en', '$12.50 USD'],
  [{ amountMinor: 7_000, currency: 'USD' }, 'hour', 'en', '$70 USD an hour'],
] as const)('%j for %s in %s is written %s', (money, period, language, words) => {
  expect(plain(priceWords(money, period, language))).toBe(words);
});
