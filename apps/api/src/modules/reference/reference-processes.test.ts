import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, createClient } from '../../testing/client.ts';
import { type ApiProcess, startProcess } from '../../testing/process.ts';
import { promptMs } from '../../testing/prompt.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildSignedInUser, type SignedInUser } from '../../testing/world.ts';

let server: TestServer;
let other: ApiProcess;
let administrator: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  administrator = await buildSignedInUser(server.config, { memberType: 'wikiAdmin' });
  other = await startProcess({ MONGODB_URL: server.config.mongodbUrl ?? '' });
});
afterAll(async () => {
  other.signal('SIGTERM');
  await other.exited;
  await server.stop();
});

const query = `{ reference(list: PAYMENT_FORMS) { value label { es } } }`;

test('what one process changes another serves within a second', async () => {
  const here = clientOf(server, administrator);
  const there = createClient(other);
  const before = await here.data(query);
  // Both have read the list and hold it.
  expect(await there.data(query)).toEqual(before);

  const label = { en: 'By installments', es: 'Por cuotas' };
  await here.data(
    `mutation ($input: SaveReferenceItemInput!) {
      saveReferenceItem(input: $input) { userErrors { code } }
    }`,
    { input: { list: 'PAYMENT_FORMS', value: '3', label, isActive: true } },
  );
  const after = await here.data<{ reference: unknown[] }>(query);
  expect(after.reference).toHaveLength(3);
  await expect.poll(() => there.data(query), { timeout: promptMs, interval: 20 }).toEqual(after);
});
