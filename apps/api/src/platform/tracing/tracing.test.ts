import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { context, propagation, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { sendMailJob } from '../../modules/mail/mail-request.store.ts';
import { signUpOf } from '../../testing/sign-up.ts';
import { JobModel } from '../jobs/job.model.ts';
import { startTracing } from './start-tracing.ts';

interface Received {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Export {
  resourceSpans: { scopeSpans: { spans: Received[] }[] }[];
}

const spans: Received[] = [];
const bodies: string[] = [];
const authorizations = new Set<string | undefined>();
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    bodies.push(body);
    authorizations.add(request.headers.authorization);
    const { resourceSpans } = JSON.parse(body) as Export;
    const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
    spans.push(...scopes.flatMap((scope) => scope.spans));
    response.setHeader('content-type', 'application/json').end('{}');
  });
});

let server: TestServer;
const parentTrace = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${parentTrace}-b7ad6b7169203331-01`;
let email: string;

beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  server = await startTestServer({
    config: { tracing: { url, headers: { authorization: 'Bearer of-traces' }, share: 1 } },
  });
  const client = createClient(server);
  ({ email = '' } = await signUpOf(client));
  await client.data('query Account { me { id } }');
  await client.request(
    'query OfAStranger { products(first: 1) { edges { cursor } } }',
    {},
    { traceparent },
  );
  // What follows the sign-up, in its own time.
  const isSent = async () =>
    (await JobModel.countDocuments({ type: sendMailJob, status: 'DONE' })) > 0;
  await vi.waitUntil(isSent, { timeout: 60_000, interval: 100 });
  // Sends what is left.
  await server.stop();
});
afterAll(() => {
  for (const part of [trace, context, propagation]) part.disable();
  collector.close();
});

const named = (name: string): Received => {
  const found = spans.find((span) => span.name === name);
  if (!found)
    throw new Error(`No ${name} among ${[...new Set(spans.map((s) => s.name))].join(', ')}`);
  return found;
};

test('an operation of the client is a span by its name, its commands are under it', () => {
  const operation = named('graphql Account');
  expect(operation.parentSpanId).toBeUndefined();
  const commands = spans.filter(
    ({ parentSpanId }) => parentSpanId === named('graphql other').spanId,
  );
  expect(commands.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^find /));
  expect(operation.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
});

test('jobs and what follows events are spans of their own', () => {
  expect(named('job send-mail').parentSpanId).toBeUndefined();
  expect(spans.some(({ name }) => name.startsWith('consume '))).toBe(true);
});

test('the trace that a stranger names is not believed', () => {
  expect(spans.length).toBeGreaterThan(3);
  expect(spans.filter(({ traceId }) => traceId === parentTrace)).toEqual([]);
});

test('nothing of anybody is in them, and the collector learns who sends them', () => {
  expect([...authorizations]).toEqual(['Bearer of-traces']);
  const all = bodies.join('');
  for (const secret of [email, 'OfAStranger', server.config.jwtSecret, 'of-traces']) {
    expect(all).not.toContain(secret);
  }
});

test('a collector that is away holds up nobody', async () => {
  const tracing = await startTracing({
    url: 'http://127.0.0.1:9/v1/traces',
    headers: {},
    share: 1,
  });
  trace.getTracer('test').startSpan('lost').end();
  const began = performance.now();
  await tracing.stop();
  expect(performance.now() - began).toBeLessThan(5_000);
});
