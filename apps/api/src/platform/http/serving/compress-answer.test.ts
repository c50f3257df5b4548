import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressing, endCompressed, sendPage } from './compress-answer.ts';

const textOf = (length: number) => 'Café alto del roble. '.repeat(length / 20).slice(0, length);
let listening: Server;

beforeAll(() => {
  const app = express();
  app.get('/page', compression(compressing), (request, response) =>
    sendPage(request, response.type('html'), textOf(90_000)),
  );
  app.get('/:length', (request, response) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    endCompressed(request, response, textOf(Number(request.params.length)));
  });
  listening = app.listen(0);
});
afterAll(() => new Promise((resolve) => listening.close(resolve)));

test.each([
  [1_000, 'br, gzip', null],
  [1_600, 'br, gzip', 'br'],
  [1_600, 'gzip, deflate, br, zstd', 'br'],
  [1_600, 'gzip, deflate', 'gzip'],
  [1_600, 'gzip, br;q=0', 'gzip'],
  [1_600, 'identity', null],
  [60_000, 'gzip', 'gzip'],
  [90_000, 'gzip', 'gzip'],
  [90_000, 'br, gzip', 'br'],
])('%i characters for %s are sent as %s', async (length, accepted, encoding) => {
  const { port } = listening.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/${length}`, {
    headers: { 'accept-encoding': accepted },
  });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.has('content-length')).toBe(true);
  expect(await response.text()).toBe(textOf(length));
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a page for %s is sent as %s', async (accepted, encoding) => {
  const { port } = listening.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/page`, {
    headers: { 'accept-encoding': accepted },
  });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(textOf(90_000));
});
