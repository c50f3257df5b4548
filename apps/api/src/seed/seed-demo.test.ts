import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server);
  await seedDemo(server.config);
}, 120_000);

afterAll(() => server.stop());

const productIds = async (featured: boolean | null): Promise<string[]> => {
  const { products } = await visitor.data<{ products: { edges: { node: { id: string } }[] } }>(
    'query ($featured: Boolean) { products(first: 50, featured: $featured) { edges { node { id } } } }',
    { featured },
  );
  return products.edges.map(({ node }) => node.id);
};

describe('the demonstration', () => {
  test('shows fifty products, twelve of them featured', async () => {
    expect(await productIds(null)).toHaveLength(50);
    expect(await productIds(true)).toHaveLength(12);
  });

  test('is not written twice', async () => {
    const before = await productIds(null);
    await seedDemo(server.config);
    expect(await productIds(null)).toEqual(before);
  });

  const signInTo = async ({ email }: { email: string }) => {
    const client = createClient(server);
    const { signIn } = await client.data<{
      signIn: { user: object; accessToken: { token: string }; userErrors: object[] };
    }>(
      `mutation ($input: SignInInput!) { signIn(input: $input) {
        user { memberType isAuthorized emailVerified }
        accessToken { token }
        userErrors { code }
      } }`,
      { input: { email, password: demoPassword } },
    );
    expect(signIn.userErrors).toEqual([]);
    client.accessToken = signIn.accessToken.token;
    return { client, user: signIn.user };
  };

  test.each(demoAccounts)('lets $email sign in', async (account) => {
    const { memberType, isAuthorized } = account;
    const { user } = await signInTo(account);
    expect(user).toEqual({ memberType, isAuthorized, emailVerified: true });
  });

  test('has an application in every state that administrators see', async () => {
    const { client } = await signInTo({ email: 'valentina@example.com' });
    const { applicationCounts } = await client.data<{
      applicationCounts: { tab: string; count: number }[];
    }>('{ applicationCounts { tab count } }');
    expect(Object.fromEntries(applicationCounts.map(({ tab, count }) => [tab, count]))).toEqual({
      ALL: 8,
      PAYMENT_PENDING: 1,
      PAYMENT_COMPLETE: 1,
      PAYMENT_MISSED: 1,
      REJECTED: 1,
    });
  });

  test('has invoices to pay, payments that were rejected and approved, and receipts', async () => {
    const { client } = await signInTo({ email: 'valentina@example.com' });
    const { payments } = await client.data<{
      payments: { edges: { node: { status: string; hasReceipt: boolean } }[] };
    }>('{ payments(first: 50) { edges { node { status hasReceipt } } } }');
    const nodes = payments.edges.map(({ node }) => node);
    expect(nodes.filter(({ status }) => status === 'REJECTED')).toHaveLength(3);
    expect(nodes.filter(({ status }) => status === 'APPROVED')).toHaveLength(2);
    expect(nodes.filter(({ hasReceipt }) => hasReceipt)).toHaveLength(2);
    const { client: camila } = await signInTo({ email: 'camila@example.com' });
    const { accountStatus } = await camila.data<{
      accountStatus: { openInvoice: { number: string } | null };
    }>('{ accountStatus { openInvoice { number } } }');
    expect(accountStatus.openInvoice?.number).toMatch(/^WE-/);
  });

  test.each(demoAccounts.filter(({ isAuthorized }) => isAuthorized))(
    'notified $email twice',
    async (account) => {
      const { client } = await signInTo(account);
      expect(await client.data('{ unreadNotificationCount }')).toEqual({
        unreadNotificationCount: 2,
      });
    },
  );

  test.each(demoAccounts.filter(({ isAuthorized }) => !isAuthorized))(
    'demands a new password of $email',
    async (account) => {
      const { client } = await signInTo(account);
      const { errors } = await client.request('{ unreadNotificationCount }');
      expect(errors?.[0]?.extensions?.code).toBe('REAUTHORIZATION_REQUIRED');
    },
  );
});
