import { buildPerson, type Person } from '../../testing/world.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limit } from '../../platform/rate-limit/rate-limit.ts';
import { buildBusiness } from '../../testing/factories.ts';
import { documentQuota, personQuotas } from './billing-limits.ts';
import { type BilledServer, run, startBilledServer } from './billing-test-kit.ts';

let server: BilledServer;
beforeAll(async () => {
  server = await startBilledServer({ config: { rateLimits: true, trustProxy: 1 } });
});
afterAll(() => server.stop());

/** Uses a quota up; gives how often it could be used. */
async function useUp(
  name: string,
  key: string,
  quota: { points: number; durationSeconds: number },
): Promise<number> {
  for (let used = 0; ; used += 1) {
    const isOver = await limit(name, key, quota).then(
      () => false,
      () => true,
    );
    if (isOver) return used;
  }
}

const unknown = 'f'.repeat(24);

it.each([
  ['startCheckout', 'billing-checkout', { invoiceId: unknown }],
  ['confirmPayment', 'billing-confirmation', { reference: 'unknown' }],
  ['retryBillingSync', 'billing-sync', undefined],
] as const)('%s is limited for each person', async (mutation, name, input) => {
  const businessId = (await buildBusiness())._id.toHexString();
  const codes = async ({ client }: Person) =>
    (await run(client, mutation, input)).userErrors.map(({ code }) => code);
  const [eager, other] = [
    await buildPerson(server, { memberType: 'businessAdmin', businessId }),
    await buildPerson(server, { memberType: 'businessAdmin', businessId }),
  ];
  const quota = personQuotas[name];
  expect(await codes(eager)).not.toContain('TOO_MANY_REQUESTS');
  // What was asked counted as one.
  expect(await useUp(name, eager.userId, quota)).toBe(quota.points - 1);
  expect(await codes(eager)).toEqual(['TOO_MANY_REQUESTS']);
  expect(await codes(other)).not.toContain('TOO_MANY_REQUESTS');
});

it('receipts and lists of payments are limited for each address, together', async () => {
  const paths = [`/billing/receipts/${unknown}?token=x`, '/billing/payments.csv?token=x'];
  const statusesFor = (address: string) =>
    Promise.all(
      paths.map(async (path) => {
        const headers = { 'X-Forwarded-For': address };
        const answer = await fetch(`${server.url}${path}`, { headers });
        const { errors } = (await answer.json()) as { errors: { extensions: object }[] };
        expect(answer.headers.has('retry-after')).toBe(answer.status === 429);
        return [answer.status, errors[0]?.extensions];
      }),
    );
  const [eager, other] = ['203.0.113.7', '203.0.113.8'];
  const notFound = [404, { code: 'NOT_FOUND' }];
  const tooMany = [429, { code: 'TOO_MANY_REQUESTS' }];
  expect(await statusesFor(eager)).toEqual([notFound, notFound]);
  expect(await useUp('billing-documents', eager, documentQuota)).toBe(documentQuota.points - 2);
  expect(await statusesFor(eager)).toEqual([tooMany, tooMany]);
  expect(await statusesFor(other)).toEqual([notFound, notFound]);
});
