import { describe, expect, test } from 'vitest';
import { expectErrorLog, loggedLines } from '../../../testing/logs.ts';
import { asked, hostile, serveTestClient } from './client-test-kit.ts';

const page = serveTestClient();

/** Asks again until the page is rendered: the thread that renders is started by the first one. */
async function expectRendered(path: string) {
  return expect
    .poll(() => page(path))
    .toMatchObject({
      html: expect.stringContaining('<div id="root"><h1>') as string,
    });
}

const robot = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };

/** So many different pages of a kind. */
const pagesOf = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, number) => `/products/${kind}-${number}`);

const rootOf = (html: string): string => /<div id="root">(.*?)<\/div>/s.exec(html)?.[1] ?? '';
const stateIn = (html: string): unknown => {
  const [, text] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  return text && JSON.parse(text);
};
const hintsIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="(\w+)"([^>]*) href="([^"]+-DuowY2TL[^"]+)"/g)].map(
    ([, rel, attributes = '', file]) =>
      `${rel} ${attributes.includes('text/x-merged') ? 'merged ' : ''}${file}`,
  );

describe('a public page', () => {
  test('is rendered in its language, with style sheets before it and its data', async () => {
    await expectRendered('/products/mesa?lang=es');
    const { response, html } = await page('/products/mesa?lang=es');
    expect(response.status).toBe(200);
    expect(rootOf(html)).toMatch(/^<h1>es mesa number/);
    expect(stateIn(html)).toEqual({ name: hostile });
    const [head = ''] = html.split('</head>');
    expect(head).toContain('<link rel="preload" as="image" href="/a.webp"/>');
    expect(head).toContain('<script type="module" fetchpriority="low" crossorigin');
    expect(hintsIn(head)).toEqual([
      'stylesheet /assets/page-DuowY2TL.css',
      'stylesheet merged /assets/app-DuowY2TL.css',
      'stylesheet merged /assets/card-DuowY2TL.css',
      'modulepreload /assets/es-DuowY2TL.js',
      'modulepreload /assets/app-DuowY2TL.js',
    ]);
  });

  test('holds no text that ends an element, and a nonce of its own', async () => {
    await expectRendered('/products/mesa');
    const [{ html }, other] = await Promise.all([page('/products/mesa'), page('/products/mesa')]);
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script/g)?.length ?? 0);
    const nonceIn = (text: string) => /csp-nonce" content="([^"]+)"/.exec(text)?.[1];
    expect(nonceIn(html)).not.toBe(nonceIn(other.html));
    expect(rootOf(html)).toBe(rootOf(other.html));
  });

  test('is the one of this site, whatever slashes the request has', async () => {
    await expectRendered('//products//mesa');
  });

  test('is asked for and rendered once, however many come', async () => {
    await expectRendered('/products/mesa');
    asked.length = 0;
    const all = await Promise.all(Array.from({ length: 5 }, () => page('/products/silla')));
    expect(new Set(all.map(({ html }) => rootOf(html))).size).toBe(1);
    expect(asked.filter((name) => name === 'Product')).toHaveLength(1);
  });

  test('stands as it was rendered for who asks the same a little later', async () => {
    await expectRendered('/products/mesa');
    const { html } = await page('/products/sofa', robot);
    // Its answers are asked for anew, and are the same.
    asked.length = 0;
    await expect.poll(() => page('/products/sofa').then(() => asked)).toContain('Product');
    const later = await page('/products/sofa');
    expect(rootOf(later.html)).toMatch(/^<h1>en sofa number/);
    expect(rootOf(later.html)).toBe(rootOf(html));
  });

  test('is rendered for each of many who come at once, as long as its turn comes in time', async () => {
    await expectRendered('/products/mesa');
    const all = await Promise.all(pagesOf('brief', 50).map((path) => page(path, robot)));
    expect(all.filter(({ html }) => rootOf(html) === '')).toHaveLength(0);
  });

  test('is waited for by robots, and given as it was last when it is late', async () => {
    await expectRendered('/products/mesa');
    const late = await page('/products/tardy');
    expect(rootOf(late.html)).toBe('');
    const { html } = await page('/products/tardy', robot);
    expect(rootOf(html)).toMatch(/^<h1>en tardy number/);
    // Nobody has asked for this one: nothing is under way or kept that a robot could be given.
    const first = await page('/products/tardy-too', robot);
    expect(rootOf(first.html)).toMatch(/^<h1>en tardy-too number/);
    const kept = await page('/products/tardy');
    expect(rootOf(kept.html)).toBe(rootOf(html));
  });

  test('goes out without at once when its turn would come too late, and is rendered afterwards', async () => {
    await expectRendered('/products/mesa');
    await Promise.all(pagesOf('slow', 12).map((path) => page(path, robot)));
    const queue = pagesOf('slow-again', 20).map((path) => page(path, robot));
    const begun = performance.now();
    const { html } = await page('/products/taburete');
    expect(rootOf(html)).toBe('');
    expect(performance.now() - begun).toBeLessThan(900);
    await Promise.all(queue);
    await expectRendered('/products/taburete');
  });

  test.each(['/products/mesa?filter=1', '/products/new', '/products/gone', '/'])(
    'is not at %s',
    async (path) => {
      const { html } = await page(path);
      expect(rootOf(html)).toBe('');
      expect(html).not.toContain('application/json');
      expect(html).not.toContain('fetchpriority="low" crossorigin src');
    },
  );

  test('is rendered again after the thread has ended', async () => {
    expectErrorLog(/thread that renders pages has ended/);
    await expectRendered('/products/mesa');
    expect(rootOf((await page('/products/tardy', robot)).html)).not.toBe('');
    const { response } = await page('/products/fatal');
    expect(response.status).toBe(200);
    // It may render more before it ends.
    await expect
      .poll(() => loggedLines().map(({ msg }) => msg))
      .toContain('the thread that renders pages has ended');
    // Late as the new one is, the page is one of before.
    expect(rootOf((await page('/products/tardy')).html)).toMatch(/^<h1>en tardy number/);
    await expectRendered('/products/banco');
  });

  test.each(['unanswered', 'late', 'failing', 'elsewhere', 'stuck'])(
    'goes out without when its answers or its rendering are %s',
    async (id) => {
      const { response, html } = await page(`/products/${id}`);
      expect(response.status).toBe(200);
      expect(rootOf(html)).toBe('');
      expect(html).not.toContain('application/json');
      expect(hintsIn(html)).toContain('preload /assets/app-DuowY2TL.css');
    },
  );
});
