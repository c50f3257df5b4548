import { expect, test } from 'vitest';
import { createClient } from './testing/client.ts';
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

test('the product implements every root field of its contract', async () => {
  const server = await startTestServer();
  expect(await createClient(server).data('{ me { id } }')).toEqual({ me: null });
  await server.stop();
});
