import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('has plans', async () => {
  const answer = await createClient(server).data(
    '{ plans { key price { amountMinor currency } taxPercent total { amountMinor } displayPrice { amountMinor currency } listingAllowance } }',
  );
  expect(answer).toEqual({});
});
