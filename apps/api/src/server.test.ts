import { expect, test } from 'vitest';
import { createClient } from './testing/client.ts';
import { freePort } from './testing/services/free-port.ts';
import { startTestServer } from './testing/server.ts';
import { patience, standIn } from './testing/stand-in.ts';

test('stopping answers what is under way and takes nothing more', async () => {
  const server = await startTestServer({ modules: [standIn] });
  const patient = patience();
  const request = createClient(server).request('{ user(id: "patience") { id } }');
  await patient.waits;
  const stopped = server.stop();
  patient.answer();
  expect((await request).data).toEqual({ user: { id: 'patience' } });
  await stopped;
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});

test('what the next process takes up is saved once everybody was answered, in a time of its own', async () => {
  const happened: string[] = [];
  const saving = { name: 'saving', settle: async () => void happened.push('saved') };
  const server = await startTestServer({ modules: [standIn, saving] });
  const patient = patience();
  const request = createClient(server).request('{ user(id: "patience") { id } }');
  await patient.waits;
  const stopped = server.stop(() => happened.push('drained'));
  happened.push('asked to stop');
  patient.answer();
  await request;
  await stopped;
  expect(happened).toEqual(['asked to stop', 'drained', 'saved']);
});

test('with a delay it is not ready before the port closes, and answers meanwhile', async () => {
  const server = await startTestServer({ modules: [standIn], config: { drainDelaySeconds: 2 } });
  const stopped = server.stop();
  await expect
    .poll(async () => (await fetch(`${server.url}/readyz`)).status, { interval: 20 })
    .toBe(503);
  expect(await createClient(server).data('{ user(id: "one") { id } }')).toEqual({
    user: { id: 'one' },
  });
  await stopped;
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});

test('whoever asks while it starts is told to come again, and answered then', async () => {
  const port = await freePort();
  const starting = startTestServer({ modules: [standIn], config: { port } });
  const statuses: (number | null)[] = [];
  while (statuses.at(-1) !== 200) {
    const response = await fetch(`http://localhost:${port}/healthz`, {
      signal: AbortSignal.timeout(5_000),
    }).catch((error: Error) => {
      // Nobody listens yet; an answer that does not come is a failure.
      if (error.name === 'TimeoutError') throw error;
      return null;
    });
    statuses.push(response?.status ?? null);
  }
  expect(statuses.every((status) => status === null || status === 503 || status === 200)).toBe(
    true,
  );
  await (await starting).stop();
});

test('the product implements every root field of its contract', async () => {
  const server = await startTestServer();
  expect(await createClient(server).data('{ me { id } }')).toEqual({ me: null });
  await server.stop();
});
