import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import type { ApiModule } from '../../module.ts';
import { standIn } from '../../testing/stand-in.ts';
import { mailer } from '../mail/mailer.ts';
import { serveExplorer } from './explorer.ts';
import { secure } from './security/security.ts';

/** A module whose route meets a database that is away, as the callback of billing may. */
const unlucky: ApiModule = {
  name: 'unlucky',
  routes: (app) => {
    app.get('/unlucky', async () => {
      throw new mongoose.mongo.MongoNetworkError('gone');
    });
  },
};

let server: TestServer;
const allowed = 'https://app.example.com';
beforeAll(async () => {
  server = await startTestServer({
    modules: [standIn, unlucky],
    config: { allowedOrigins: [allowed] },
  });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

describe('health', () => {
  test('the process lives and is ready', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/readyz')).json()).toEqual({
      status: 'ready',
      checks: { database: true, migrations: true, live: true, filled: true, accepting: true },
      built: {},
    });
  });

  /** Puts another end to the write with which readiness is found out, once what was found is old. */
  async function unreadyWhen(write: () => Promise<never>) {
    const { prototype } = mongoose.mongo.Collection;
    const original = Reflect.get(prototype, 'updateOne');
    const updateOne = vi.spyOn(prototype, 'updateOne');
    updateOne.mockImplementation(function (this: mongoose.mongo.Collection, ...given) {
      // What else works in the background goes on.
      return this.collectionName === 'probes' ? write() : original.apply(this, given);
    });
    await expect.poll(async () => (await get('/readyz')).status).toBe(503);
    const began = performance.now();
    const checks: unknown = await (await get('/readyz')).json();
    const took = performance.now() - began;
    updateOne.mockRestore();
    return { checks, took, lives: (await get('/healthz')).status === 200 };
  }
  const withoutDatabase = {
    checks: { status: 'not ready', checks: { database: false, live: true } },
    lives: true,
  };

  test('without its database it lives and is not ready', async () => {
    const found = await unreadyWhen(() => Promise.reject(new Error('gone')));
    expect(found).toMatchObject(withoutDatabase);
  });

  test('while no write works it is not ready, although reading does', async () => {
    const full = new mongoose.mongo.MongoServerError({ message: 'No space left', code: 1 });
    expect(await unreadyWhen(() => Promise.reject(full))).toMatchObject(withoutDatabase);
    await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  });

  test('a database that is silent is answered for within a second', async () => {
    let answer = () => {};
    const silent = new Promise<never>((_resolve, reject) => {
      answer = () => reject(new Error('late'));
    });
    const found = await unreadyWhen(() => silent);
    expect(found).toMatchObject(withoutDatabase);
    expect(found.took).toBeLessThan(1_500);
    answer();
    await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  });
});

test('a route that meets a database that is away asks to come again', async () => {
  const response = await get('/unlucky');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'UNAVAILABLE' } }],
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    fetch(`${server.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  test('that are allowed may call with credentials', async () => {
    const { headers, status } = await preflight(allowed);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(allowed);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    const allowedHeaders = headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    // What clients of all kinds and programs with tokens send.
    expect(allowedHeaders).toEqual(
      expect.arrayContaining([
        'content-type',
        'authorization',
        'apollo-require-preflight',
        'x-apollo-operation-name',
      ]),
    );
    expect(headers.get('vary')).toContain('Origin');
  });

  test('that are not get no permission', async () => {
    for (const origin of ['https://evil.example', 'null', `${allowed}.evil.example`]) {
      const { headers } = await preflight(origin);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('the explorer', () => {
  test('is served under the policy of the site, with its nonce and nothing from elsewhere', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wiki-explorer-'));
    const page = join(folder, 'explorer.html');
    await writeFile(page, '<meta name="csp-nonce" content="__CSP_NONCE__">');
    const app = express();
    secure(app, server.config);
    serveExplorer(app, page);
    const listening = app.listen(0);
    const { port } = listening.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/explorer`);
    const nonce = /content="([^"]+)"/.exec(await response.text())?.[1] ?? '-';
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(
      "require-trusted-types-for 'script';trusted-types wiki-worker ProseMirrorClipboard",
    );
    listening.close();
    await rm(folder, { recursive: true });
  });
});

test('a browser at /graphql gets the sandbox in development', async () => {
  const response = await get('/graphql', { accept: 'text/html' });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('sandbox');
  // It comes from the internet; what comes from here is named beside it.
  expect(html).toContain('href="/explorer"');
  expect(response.headers.get('content-security-policy')).toContain('embeddable-sandbox');
});

describe('the headers of data', () => {
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: '{ __typename }' }),
    });

  test('let nothing run, be framed, guessed at or kept, and are short', async () => {
    const { headers } = await ask();
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const length = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
    expect(length).toBeLessThan(700);
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('name the request by the id that it came with, or by a new one', async () => {
    expect((await ask({ 'x-request-id': 'given-12345' })).headers.get('x-request-id')).toBe(
      'given-12345',
    );
    expect((await ask()).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });
});

test('answers are compressed', async () => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
    body: JSON.stringify({ query: '{ __schema { types { name description } } }' }),
  });
  expect(response.headers.get('content-encoding')).toBe('gzip');
});

describe('the development mailbox', () => {
  const mail = {
    messageId: '<welcome-1@example.com>',
    from: 'Wiki empresarios <hola@example.com>',
    to: 'ana@example.com',
    subject: '<b>Bienvenida</b> & more',
    html: '<p onclick="steal()">Hola <a href="https://example.com/x?a=1&amp;b=2">aquí</a></p><script>alert(1)</script>',
    text: 'Hola: https://example.com/x?a=1&b=2',
  };

  test('holds a mail once, however often it is sent', async () => {
    const outbox = mailer(server.config);
    const unending = new AbortController().signal;
    await outbox.send(mail, unending);
    await outbox.send({ ...mail, subject: 'again' }, unending);
    const later = { messageId: '<2@example.com>', to: 'berta@example.com', subject: 'later' };
    await outbox.send({ ...mail, ...later }, unending);
    const subjects = async (query: string) =>
      ((await (await get(`/dev/mail.json${query}`)).json()) as { subject: string }[]).map(
        ({ subject }) => subject,
      );
    expect(await subjects('')).toEqual(['later', mail.subject]);
    expect(await subjects('?to=ANA@example.com')).toEqual([mail.subject]);
    expect(await subjects('?to[$ne]=x')).toHaveLength(2);
  });

  test('shows mails without letting them run', async () => {
    const response = await get('/dev/mail');
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('&lt;b&gt;Bienvenida&lt;/b&gt; &amp; more');
    expect(html).not.toContain('<script>alert');
    expect(html).toMatch(
      /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="/,
    );
    expect(html).toContain('<a href="https://example.com/x?a=1&amp;b=2">');
    expect(html.indexOf('later')).toBeLessThan(html.indexOf('Bienvenida'));
  });
});
