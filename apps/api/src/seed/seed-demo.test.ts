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
  await seedDemo();
});

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
    await seedDemo();
    expect(await productIds(null)).toEqual(before);
  });

  test.each(demoAccounts)('lets $email sign in', async ({ email, memberType, isAuthorized }) => {
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
    expect(signIn.user).toEqual({ memberType, isAuthorized, emailVerified: true });
    client.accessToken = signIn.accessToken.token;
    const { data, errors } = await client.request('{ unreadNotificationCount }');
    if (isAuthorized) expect(data).toEqual({ unreadNotificationCount: 2 });
    else expect(errors?.[0]?.extensions?.code).toBe('REAUTHORIZATION_REQUIRED');
  });
});
