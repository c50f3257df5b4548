import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchLogs } from '../../testing/logs.ts';
import { testConfig } from '../../testing/server.ts';
import { serveClient } from './client.ts';
import type { AskPublicly } from './page-answers.ts';
import type { SubjectReader } from './page-meta.ts';
import type { PageParts } from './page-parts.ts';
import { secure } from './security.ts';

const script = 'console.log("the client")'.repeat(20);
const template = `<!doctype html>
<html lang="en"><head>
<meta name="csp-nonce" content="__CSP_NONCE__" />
<title data-initial>Wiki empresarios</title>
<meta data-initial name="description" content="x" />
<meta name="keywords" content="y" />
<style nonce="__CSP_NONCE__"></style>
</head><body><div id="root"></div><noscript><p>No JavaScript</p></noscript></body></html>`;

/** A name that would be a script. */
const hostile = '</script><script>alert(1)</script><!-- \u2028 & "';

/** Products of which one is known; one cannot be read and one never comes. */
const readProduct: SubjectReader = async (id, language) => {
  if (id === 'broken') throw new Error('On purpose');
  if (id === 'endless') return new Promise(() => {});
  return id === 'gone'
    ? null
    : {
        title: `"${id}" <${language}>`,
        description: 'A & B',
        image: { url: 'https://x.example/a.webp', width: 700, height: 400, alt: 'Una "mesa"' },
        trail: [{ name: 'Productos', path: '/products' }],
        type: 'product',
        data: { '@type': 'Product', name: hostile, brand: null, image: [] },
      };
};

const pages: PageParts[] = [
  {
    path: '/products/new',
    scripts: [],
    styles: [],
    messages: { en: [], es: [] },
    questions: [],
  },
  {
    path: '/products/:id',
    scripts: ['assets/app-DuowY2TL.js'],
    styles: ['assets/app-DuowY2TL.css'],
    messages: { en: ['assets/en-DuowY2TL.js'], es: ['assets/es-DuowY2TL.js'] },
    questions: [
      { operationName: 'Product', query: 'query Product', variables: { id: ':id', first: 4 } },
      { operationName: 'Others', query: 'query Others', variables: {} },
    ],
  },
];

/** Answers questions about a product with a hostile name; of others, one fails and one never comes. */
const asked: string[] = [];
const ask: AskPublicly = async ({ operationName, variables }) => {
  asked.push(operationName);
  if (variables.id === 'unanswered') throw new Error('On purpose');
  if (variables.id === 'late') return new Promise(() => {});
  return operationName === 'Others' ? null : { product: { id: variables.id, name: hostile } };
};

let folder: string;
let url: string;
let close: () => void;

beforeAll(async () => {
  watchLogs();
  folder = await mkdtemp(join(tmpdir(), 'wiki-dist-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), template);
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/pages.json'), JSON.stringify(pages));
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'assets/app-DuowY2TL.js'), script);
  await writeFile(join(folder, 'assets/app-DuowY2TL.js.br'), brotliCompressSync(script));
  const config = testConfig({ production: true, baseUrl: 'https://wiki.example.com' });
  const app = express();
  secure(app, config);
  serveClient(app, config, { subjects: { '/products/:id': readProduct }, ask }, folder);
  const server = app.listen(0);
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}${path}`, { headers });
  return { response, html: await response.text() };
}

describe('the page', () => {
  test('has a nonce of its own request, in its policy and its markup, and is not kept', async () => {
    const [first, second] = [await page('/'), await page('/')];
    const nonceIn = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? '';
    const nonce = nonceIn(first.response.headers.get('content-security-policy'));
    expect(nonce.length).toBeGreaterThan(20);
    expect(first.html).toContain(`<style nonce="${nonce}">`);
    expect(first.html).not.toContain('__CSP_NONCE__');
    expect(second.html).not.toContain(nonce);
    expect(first.response.headers.get('cache-control')).toBe('no-store');
  });

  test('allows no script but files of this site', async () => {
    const { response } = await page('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' wss://wiki.example.com");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  test.each([
    ['/', {}, 'en', 'Wiki empresarios'],
    ['/', { 'accept-language': 'es-CO,es;q=0.9' }, 'es', 'Wiki empresarios'],
    ['/products?lang=es', { 'accept-language': 'en' }, 'es', 'Productos · Wiki empresarios'],
    ['/products?lang=xx', {}, 'en', 'Products · Wiki empresarios'],
    ['/login?lang=es', {}, 'es', 'Iniciar sesión · Wiki empresarios'],
  ])('of %s with %j is in %s', async (path, headers, language, title) => {
    const { response, html } = await page(path, headers);
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<title data-initial>${title}</title>`);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html.match(/name="keywords"/g)).toHaveLength(1);
    expect(response.headers.get('vary')).toContain('Accept-Language');
  });

  test('names its address in each language', async () => {
    const { html } = await page('/products/65f0?lang=es&other=1');
    const address = 'https://wiki.example.com/products/65f0';
    expect(html).toContain(`rel="canonical" href="${address}?lang=es"`);
    expect(html).toContain(`hreflang="en" href="${address}?lang=en"`);
    expect(html).toContain(`hreflang="es" href="${address}?lang=es"`);
    expect(html).toContain(`hreflang="x-default" href="${address}?lang=en"`);
  });

  test('of an address without a screen is the client with status 404, not for search engines', async () => {
    const { response, html } = await page('/nowhere?lang=es');
    expect(response.status).toBe(404);
    expect(html).toContain('<div id="root">');
    expect(html).toContain('No hay nada en esta dirección · Wiki empresarios');
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain('canonical');
  });

  test('holds nothing that an address put into it', async () => {
    const attack = '"><script>alert(1)</script>';
    for (const path of [
      `/products/${encodeURIComponent(attack)}`,
      `/?lang=${encodeURIComponent(attack)}`,
      '/products/$&$1',
    ]) {
      const { html } = await page(path);
      expect(html).not.toContain('<script>alert');
      expect(html).toContain('<title data-initial>');
    }
  });

  test('of a thing says what it is', async () => {
    const { response, html } = await page('/products/mesa?lang=es');
    expect(response.status).toBe(200);
    expect(html).toContain(
      '<title data-initial>&quot;mesa&quot; &lt;es&gt; · Wiki empresarios</title>',
    );
    expect(html).toContain('property="og:description" content="A &amp; B"');
    expect(html).toContain('property="og:image" content="https://x.example/a.webp"');
    expect(html).toContain('property="og:image:width" content="700"');
    expect(html).toContain('property="og:image:height" content="400"');
    expect(html).toContain('property="og:image:alt" content="Una &quot;mesa&quot;"');
    expect(html).toContain('property="og:type" content="product"');
    expect(html).toContain('property="og:locale" content="es_CO"');
    expect(html).toContain('property="og:locale:alternate" content="en_US"');
    expect(html).toContain(
      'property="og:url" content="https://wiki.example.com/products/mesa?lang=es"',
    );
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: hostile,
    });
    expect(html).not.toContain('<script>alert');
  });

  test('of a thing says where it stands', async () => {
    const { html } = await page('/products/mesa?lang=es');
    const [, data = ''] =
      /<script type="application\/ld\+json">([^<]*BreadcrumbList.*?)<\//s.exec(html) ?? [];
    const { itemListElement } = JSON.parse(data) as { itemListElement: object[] };
    expect(itemListElement).toMatchObject([
      { position: 1, name: 'Wiki empresarios', item: 'https://wiki.example.com/?lang=es' },
      { position: 2, name: 'Productos', item: 'https://wiki.example.com/products?lang=es' },
      { position: 3, name: '"mesa" <es>', item: 'https://wiki.example.com/products/mesa?lang=es' },
    ]);
  });

  test('of nothing in particular has the picture of the site', async () => {
    const { html } = await page('/products');
    const site = 'https://wiki.example.com/artwork/site.png';
    expect(html).toContain(`property="og:image" content="${site}"`);
    expect(html).toContain('property="og:image:width" content="1200"');
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
  });

  test.each(['/favourites', '/advanced-search?type=all', '/inbox', '/admin'])(
    'of %s is not for search engines',
    async (path) => {
      const { response, html } = await page(path);
      expect(response.status).toBe(200);
      expect(html).toContain('name="robots" content="noindex"');
    },
  );

  test.each(['/products?category=coffee&sort=PRICE_ASC', '/products/', '//products'])(
    'of a list has one address however it is asked for: %s',
    async (path) => {
      const { html } = await page(path);
      expect(html).toContain('rel="canonical" href="https://wiki.example.com/products?lang=en"');
      expect(html).not.toContain('noindex');
    },
  );

  test('of a thing that is not there has status 404', async () => {
    const { response, html } = await page('/products/gone');
    expect(response.status).toBe(404);
    expect(html).toContain('There is nothing at this address');
    expect(html).toContain('content="noindex"');
  });

  test.each(['broken', 'endless'])('is served without the texts when they are %s', async (id) => {
    const { response, html } = await page(`/products/${id}`);
    expect(response.status).toBe(200);
    expect(html).toContain('<title data-initial>Wiki empresarios</title>');
  });

  test('of a single-purpose link tells its address to nobody', async () => {
    const next = encodeURIComponent('/business-invitation?invitation=1&token=secret');
    for (const path of ['/reset-password?token=secret', `/register?next=${next}`]) {
      const { response } = await page(path);
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect((await page('/login')).response.headers.get('referrer-policy')).toBe(
      'strict-origin-when-cross-origin',
    );
  });
});

describe('readers without scripts', () => {
  const noscriptOf = (html: string) => /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? '';

  test('get what a thing is, with no text as markup', async () => {
    const { html } = await page('/products/mesa?lang=es');
    const text = noscriptOf(html);
    expect(text).toContain('<h1>&quot;mesa&quot; &lt;es&gt;</h1>');
    expect(text).toContain('<p>No JavaScript</p>');
    expect(html.match(/<\/noscript>/g)).toHaveLength(1);
  });

  test('get nothing of what is not there', async () => {
    const { html } = await page('/products/gone');
    expect(noscriptOf(html)).toContain('<h1>There is nothing at this address');
    expect(noscriptOf(html)).not.toContain('gone');
  });

  test('may ask for what comes after a position, which the client is not answered', async () => {
    asked.length = 0;
    const { html } = await page('/products/mesa?after=abc');
    expect(asked).toEqual([]);
    expect(html).not.toContain('application/json');
  });
});

describe('what comes along with the page', () => {
  const answersIn = (html: string): unknown => {
    const [, text] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
    return text && JSON.parse(text);
  };

  test('are hints of the files it needs, in its language', async () => {
    const { html } = await page('/products/mesa?lang=es');
    const [head = ''] = html.split('</head>');
    const hints = [...head.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+-DuowY2TL[^"]+)"/g)];
    expect(hints.map(([, rel, file]) => `${rel} ${file}`)).toEqual([
      'modulepreload /assets/es-DuowY2TL.js',
      'modulepreload /assets/app-DuowY2TL.js',
      'preload /assets/app-DuowY2TL.css',
    ]);
  });

  test('are the answers to its questions, which no text can end', async () => {
    const { html } = await page('/products/mesa');
    expect(answersIn(html)).toEqual([
      {
        operationName: 'Product',
        variables: { id: 'mesa', first: 4 },
        data: { product: { id: 'mesa', name: hostile } },
      },
    ]);
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script/g)?.length ?? 0);
  });

  test('are asked for once, however many come', async () => {
    asked.length = 0;
    const all = await Promise.all(Array.from({ length: 5 }, () => page('/products/silla')));
    expect(new Set(all.map(({ html }) => JSON.stringify(answersIn(html)))).size).toBe(1);
    expect(asked.filter((name) => name === 'Product')).toHaveLength(1);
  });

  test.each(['/products/mesa?filter=1', '/products/new', '/products/gone', '/'])(
    'are no answers at %s',
    async (path) => {
      const { html } = await page(path);
      expect(html).not.toContain('application/json');
    },
  );

  test.each(['unanswered', 'late'])('are no answers that are %s', async (id) => {
    const { response, html } = await page(`/products/${id}`);
    expect(response.status).toBe(200);
    expect(html).not.toContain('application/json');
    expect(html).toContain('modulepreload');
  });
});

describe('files', () => {
  test('with a hash are compressed and kept for good', async () => {
    const response = await fetch(`${url}/assets/app-DuowY2TL.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(script);
  });

  test('without one are asked for anew', async () => {
    const response = await fetch(`${url}/icon.svg`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/assets/gone-DuowY2TL.js',
    '/missing.png',
    '/assets/../../package.json',
    '/.env',
    '/%2e%2e/package.json',
  ])('%s is not there', async (path) => {
    const response = await fetch(`${url}${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/workspaces|<div id="root">.*workspaces/);
  });

  test('the bare page is not among them', async () => {
    const { html } = await page('/index.html');
    expect(html).not.toContain('__CSP_NONCE__');
  });
});
