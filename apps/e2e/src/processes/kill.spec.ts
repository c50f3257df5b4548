import { randomBytes } from 'node:crypto';
import { Api } from '../support/api.ts';
import { type Platform, removeData, startPlatform, until } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

/** Signs people up, several at a time, until told to stop; gives the addresses that were acknowledged. */
function streamOfSignUps(api: Api) {
  const acknowledged: string[] = [];
  const ending = new AbortController();
  const one = async () => {
    while (!ending.signal.aborted) {
      const email = `${randomBytes(8).toString('hex')}@example.com`;
      try {
        await api.signUp({ email });
        acknowledged.push(email);
      } catch {
        // Refused or cut off: nothing was promised.
      }
    }
  };
  const streams = Promise.all([one(), one(), one()]);
  return {
    acknowledged,
    async stop() {
      ending.abort();
      await streams;
    },
  };
}

const firstRun = /\/first-run#(\S+)/;

const administrator = { email: 'ana@example.org', password: 'Tejido-de-maíz-7' };

/** Makes the administrator of an empty installation, with the code that it printed. */
async function becomeAdministrator(platform: Platform, api: Api): Promise<void> {
  const code = await until('the code', async () => firstRun.exec(platform.output())?.[1]);
  const account = { firstName: 'Ana', lastName: 'Gil', language: 'en', ...administrator };
  await api.run(
    `mutation ($input: BecomeFirstAdministratorInput!) {
      becomeFirstAdministrator(input: $input) { userErrors { code } }
    }`,
    { input: { code, account } },
  );
}

/** Each address has an account and exactly one welcome mail. */
async function expectNothingLost({ url }: Platform, addresses: readonly string[]): Promise<void> {
  const api = new Api(url);
  const { token } = await api.signIn(administrator.email, administrator.password);
  for (const email of addresses) {
    const { users } = await api.run<{ users: { edges: { node: { email: string } }[] } }>(
      'query ($search: String!) { users(first: 2, search: $search) { edges { node { email } } } }',
      { search: email },
      token,
    );
    expect(users.edges.map(({ node }) => node.email)).toEqual([email]);
    const welcomes = async () =>
      (await api.mailsTo(email)).filter(({ html }) => html.includes('/become-a-business-member'));
    await until(`the welcome of ${email}`, async () => (await welcomes()).length > 0, 30_000);
    expect(await welcomes()).toHaveLength(1);
  }
}

// One after the other on the same data, without the demonstration: filling it takes the longest.
test('kill -9 of the engine and of the API in a stream of sign-ups loses and doubles nothing', async () => {
  const env = { SEED_DEMO: 'false' };
  let platform = await startPlatform({ env });
  try {
    const api = new Api(platform.url);
    await becomeAdministrator(platform, api);
    const acknowledged = await test.step('the engine is killed, and sign-ups go on', async () => {
      const stream = streamOfSignUps(api);
      await until('sign-ups', async () => stream.acknowledged.length >= 12);
      platform.killEngine();
      const before = stream.acknowledged.length;
      await until('sign-ups after it', async () => stream.acknowledged.length > before + 6, 30_000);
      await stream.stop();
      await expectNothingLost(platform, stream.acknowledged);
      return stream.acknowledged;
    });
    await test.step('the API is killed and started again', async () => {
      const stream = streamOfSignUps(api);
      await until('sign-ups', async () => stream.acknowledged.length >= 12);
      await platform.killApi();
      await stream.stop();
      platform = await startPlatform({ dataDir: platform.dataDir, env });
      await expectNothingLost(platform, [...acknowledged, ...stream.acknowledged]);
    });
  } finally {
    await platform.stop();
    removeData(platform);
  }
});
