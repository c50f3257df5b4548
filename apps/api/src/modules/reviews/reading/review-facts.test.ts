import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { buildReview } from '../../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function factsOf(id: string): Promise<unknown> {
  const { data } = await createClient(server).request(
    'query ($id: ID!) { business(id: $id) { reviewFacts { answeredCount largeCount dateLastTransaction } } }',
    { id },
  );
  return (data?.business as { reviewFacts: unknown } | undefined)?.reviewFacts;
}

test('what the reviews tell together is told from five on, by those that everybody reads', async () => {
  const business = await buildBusiness();
  const id = business._id.toHexString();
  const reply = { text: 'Gracias', dateCreated: new Date() };
  await buildReview({ business, transactionDate: '2026-03-02', reply });
  await buildReview({ business, transactionDate: '2026-05-30', transactionSize: 'over50000' });
  await buildReview({
    business,
    transactionDate: '2025-12-31',
    transactionSize: 'from5000to50000',
  });
  await buildReview({
    business,
    transactionDate: '2026-01-15',
    transactionSize: 'under500',
    reply,
  });
  await buildReview({
    business,
    status: 'removed',
    transactionDate: '2026-09-01',
    transactionSize: 'over50000',
    reply,
  });
  await buildReview({ transactionDate: '2026-10-01', reply });
  expect(await factsOf(id)).toBeNull();
  await buildReview({ business, transactionDate: '2026-04-01' });
  expect(await factsOf(id)).toEqual({
    answeredCount: 2,
    largeCount: 2,
    dateLastTransaction: '2026-05-30',
  });
});
