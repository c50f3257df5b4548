import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

test('rules that were changed since they were read are not set over', async () => {
  const names =
    'hideAfterReports newDays newAccepted newLinks newPostsPerHour newContactsPerDay revision';
  interface Read {
    moderationRules: Record<string, number | string>;
  }
  const { moderationRules: before } = await admin.client.data<Read>(
    `{ moderationRules { ${names} } }`,
  );
  const set = async (input: object) =>
    (
      await admin.client.data<{ setModerationRules: { userErrors: { code: string }[] } }>(
        `mutation ($input: ModerationRulesInput!) {
          setModerationRules(input: $input) { userErrors { code } } }`,
        { input },
      )
    ).setModerationRules.userErrors;
  expect(await set({ ...before, newLinks: Number(before['newLinks']) + 1 })).toEqual([]);
  expect(await set(before)).toEqual([{ code: 'CONFLICT' }]);
  expect(await set({ ...before, revision: null })).toEqual([]);
});
