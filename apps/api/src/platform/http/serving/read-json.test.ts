import { request as requestOver, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import express, { type ErrorRequestHandler } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asRequest, currentRequest } from '../../logging/request-context.ts';
import { readJson } from './read-json.ts';

const mostBytes = 1_000;
let listening: Server;
let port: number;

beforeAll(() => {
  const app = express();
  const tellStatus: ErrorRequestHandler = (error: { status: number }, _request, response, _next) =>
    void response.sendStatus(error.status);
  app.use((_request, _response, next) => asRequest({ requestId: 'the-request' }, next));
  app.use(readJson(mostBytes));
  app.use((request, response) => {
    response.json({ body: request.body as unknown, requestId: currentRequest()?.requestId });
  });
  app.use(tellStatus);
  listening = app.listen(0);
  ({ port } = listening.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => listening.close(resolve)));

const json = { 'content-type': 'application/json' };

type Body = NonNullable<RequestInit['body']>;

async function send(body: Body | null, headers: Record<string, string> = json) {
  const sent = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = await fetch(`http://127.0.0.1:${port}/`, sent);
  return response.ok ? ((await response.json()) as object) : response.status;
}

const café = { name: 'Café del Roble', rows: [1, null, true] };
const read = { body: café, requestId: 'the-request' };
const text = JSON.stringify(café);
const inPieces = () => new Blob([text.slice(0, 5), text.slice(5)]).stream();

test.each<[string, () => Body, Record<string, string>]>([
  ['as it stands', () => text, json],
  ['with its charset', () => text, { 'content-type': 'application/json; charset=utf-8' }],
  ['after a byte order mark', () => `\uFEFF${text}`, json],
  ['of a length nobody told', inPieces, json],
  ['compressed', () => gzipSync(text), { ...json, 'content-encoding': 'gzip' }],
])('JSON %s is read, and the request goes on by its id', async (_how, body, headers) => {
  expect(await send(body(), headers)).toEqual(read);
});

test('a body that comes in pieces, one of them within a letter, is put together', async () => {
  const bytes = Buffer.from(text);
  const cut = bytes.indexOf('é') + 1;
  const answer = await new Promise<string>((resolve, reject) => {
    const headers = { ...json, 'content-length': bytes.length };
    const sent = requestOver({ port, method: 'POST', headers }, (response) => {
      response.setEncoding('utf8').once('data', resolve);
    });
    sent.once('error', reject);
    sent.write(bytes.subarray(0, cut));
    setTimeout(() => sent.end(bytes.subarray(cut)), 50);
  });
  expect(JSON.parse(answer)).toEqual(read);
});

test.each<[string, Body, Record<string, string>, number]>([
  ['no JSON', '{"a":', json, 400],
  ['a text', '"text"', json, 400],
  ['null', 'null', json, 400],
  ['too much', JSON.stringify('x'.repeat(mostBytes)), json, 413],
  ['another charset', text, { 'content-type': 'application/json; charset=iso-8859-1' }, 415],
])('%s is refused', async (_what, body, headers, status) => {
  expect(await send(body, headers)).toBe(status);
});

test.each<[string, Body | null, Record<string, string>]>([
  ['another type', text, { 'content-type': 'text/plain' }],
  ['nothing at all', null, {}],
])('%s is not read', async (_what, body, headers) => {
  expect(await send(body, headers)).toEqual({ requestId: 'the-request' });
});

test('a sender that goes away in the middle harms nobody', async () => {
  await new Promise<void>((resolve) => {
    const sent = requestOver({ port, method: 'POST', headers: { ...json, 'content-length': 500 } });
    sent.once('error', () => resolve());
    sent.write('{"a":');
    setTimeout(() => sent.destroy(new Error('gone')), 50);
  });
  expect(await send(text)).toEqual(read);
});
