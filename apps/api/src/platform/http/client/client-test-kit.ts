import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll } from 'vitest';
import { watchLogs } from '../../../testing/logs.ts';
import { testConfig } from '../../../testing/server.ts';
import { serveClient } from './client.ts';
import type { ExecutePublicQuery } from '../pages/page-answers.ts';
import type { SubjectFound, PageMetaReader } from '../pages/page-meta.ts';
import type { PageParts } from '../pages/page-parts.ts';
import { createPageRenderer } from '../pages/page-renderer.ts';
import { secure } from '../security/security.ts';

/** A script of the client. */
export const script = 'console.log("the client")'.repeat(20);
const template = `<!doctype html>
<html lang="en"><head>
<meta name="csp-nonce" content="__CSP_NONCE__" />
<title data-initial>Wiki empresarios</title>
<meta data-initial name="description" content="x" />
<meta name="keywords" content="y" />
<style nonce="__CSP_NONCE__"></style>
<script type="module" crossorigin src="/assets/app-DuowY2TL.js"></script>
</head><body><div id="root"></div><noscript><p>No JavaScript</p></noscript></body></html>`;

/** A name that would be a script. */
export const hostile = '</script><script>alert(1)</script><!-- \\u2028 & "';

/** Products of which one is known; one cannot be read and one never comes. */
const readProduct: PageMetaReader<SubjectFound> = async (id, language) => {
  if (id === 'broken') throw new Error('On purpose');
  if (id === 'endless') return new Promise(() => {});
  if (id === 'removed') return 'gone';
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
    sheet: null,
    messages: { en: [], es: [] },
    isRendered: false,
    queries: [],
  },
  {
    path: '/products/:id',
    scripts: ['assets/app-DuowY2TL.js'],
    styles: ['assets/app-DuowY2TL.css', 'assets/card-DuowY2TL.css'],
    sheet: 'assets/page-DuowY2TL.css',
    messages: { en: ['assets/en-DuowY2TL.js'], es: ['assets/es-DuowY2TL.js'] },
    isRendered: true,
    queries: [
      { operationName: 'Product', query: 'query Product', variables: { id: ':id', first: 4 } },
      { operationName: 'Others', query: 'query Others', variables: {} },
    ],
  },
];

/** How a browser of people names itself. */
const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0' };

/** The names of the queries that were asked. */
export const asked: string[] = [];

/** Answers queries about a product with a hostile name; of others, one fails and one never comes. */
const ask: ExecutePublicQuery = async ({ operationName, variables }) => {
  asked.push(operationName);
  if (variables.id === 'unanswered') throw new Error('On purpose');
  if (variables.id === 'late') return new Promise(() => {});
  return operationName === 'Others' ? {} : { product: { id: variables.id, name: hostile } };
};

/** What renders the pages: it says what it was asked, fails, never answers or ends its thread. */
const serverBuild = `
let count = 0;
export async function render({ url, language, answers }) {
  if (url.includes('failing')) throw new Error('On purpose');
  if (url.includes('stuck')) await new Promise(() => {});
  const busy = url.includes('brief') ? 8 : url.includes('slow') ? 100 : 0;
  if (busy) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busy);
  if (url.includes('tardy')) await new Promise((resolve) => setTimeout(resolve, 1_500));
  if (url.includes('fatal')) setTimeout(() => { throw new Error('On purpose'); });
  if (url.includes('elsewhere') || new URL(url).host !== 'wiki.example.com') return null;
  count += 1;
  const [{ data }] = answers;
  return {
    html: '<h1>' + language + ' ' + data.product.id + ' number ' + count + '</h1>',
    head: '<link rel="preload" as="image" href="/a.webp"/>',
    state: { name: data.product.name },
  };
}`;

/**
 * Serves a client of a few files while the tests of a file run.
 * @returns what asks it for an address
 */
export function serveTestClient() {
  let folder: string;
  let url: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    watchLogs();
    folder = await mkdtemp(join(tmpdir(), 'wiki-dist-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, '.vite/server'), { recursive: true });
    const files: Record<string, string | Buffer> = {
      'index.html': template,
      '.vite/pages.json': JSON.stringify(pages),
      '.vite/server/package.json': '{ "type": "module" }',
      '.vite/server/entry-server.js': serverBuild,
      'favicon.ico': 'icon',
      'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'assets/app-DuowY2TL.js': script,
      'assets/app-DuowY2TL.js.br': brotliCompressSync(script),
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const config = testConfig({ production: true, baseUrl: 'https://wiki.example.com' });
    const app = express();
    secure(app, config);
    const renderer = createPageRenderer(
      config.baseUrl,
      join(folder, '.vite/server/entry-server.js'),
    );
    const sources = { subjects: { product: readProduct }, ask, renderer };
    serveClient(app, config, sources, folder, {
      textsMs: 1_000,
      answersMs: 500,
      renderingMs: 1_000,
    });
    const server = app.listen(0);
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
    close = async () => {
      server.close();
      await renderer.stop();
    };
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  return async (path: string, headers: Record<string, string> = {}, form?: URLSearchParams) => {
    const response = await fetch(`${url}${path}`, {
      headers: { ...browser, ...headers },
      redirect: 'manual',
      ...(form && { method: 'POST', body: form }),
    });
    return { response, html: await response.text() };
  };
}
