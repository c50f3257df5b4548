import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditModel } from '../../../platform/audit/audit.model.ts';
import { clientOf, createClient, type TestClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, buildWorld, type World } from '../../../testing/world.ts';

let server: TestServer;
let world: World;
let admin: TestClient;
let businessId: string;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
  const { me } = await clientOf(server, world.businessAdmin).data<{ me: { businessId: string } }>(
    '{ me { businessId } }',
  );
  businessId = me.businessId;
});
afterAll(() => server.stop());

const fields = 'notes { text author { id } dateCreated }';
const note = async (client: TestClient, input: object) => {
  const { data, errors } = await client.request<{
    done: { business: { notes: object[] } | null; userErrors: { code: string; field: string }[] };
  }>(
    `mutation ($input: AddBusinessNoteInput!) { done: addBusinessNote(input: $input) {
      business { ${fields} } userErrors { code field } } }`,
    { input },
  );
  return {
    thrown: errors?.[0]?.extensions?.['code'] ?? null,
    notes: data?.done.business?.notes ?? null,
    refused: (data?.done.userErrors ?? []).map(({ code, field }) => `${code} ${field}`),
  };
};
const read = async (client: TestClient) =>
  (
    await client.data<{ business: { notes: object[] | null } }>(
      `query ($id: ID!) { business(id: $id) { ${fields} } }`,
      { id: businessId },
    )
  ).business.notes;

test('the staff tells each other of a business, unseen by its own people', async () => {
  const first = await note(admin, { businessId, text: ' Called about the invoice. ' });
  const author = { id: world.wikiAdmin.userId };
  expect(first).toMatchObject({
    refused: [],
    notes: [{ text: 'Called about the invoice.', author }],
  });
  const support = await buildPerson(server, { memberType: 'wikiAdmin', staffRole: 'support' });
  await note(support.client, { businessId, text: 'Sent the receipt again.' });
  expect(await read(admin)).toMatchObject([
    { text: 'Sent the receipt again.' },
    { text: 'Called about the invoice.' },
  ]);
  await expect
    .poll(() => AuditModel.countDocuments({ about: businessId, action: 'business.noted' }))
    .toBe(2);

  const moderator = await buildPerson(server, { memberType: 'wikiAdmin', staffRole: 'moderator' });
  for (const [client, code] of [
    [clientOf(server, world.businessAdmin), 'FORBIDDEN'],
    [clientOf(server, world.user), 'FORBIDDEN'],
    [moderator.client, 'FORBIDDEN'],
    [createClient(server), 'UNAUTHENTICATED'],
  ] as const) {
    expect((await note(client, { businessId, text: 'x' })).thrown).toBe(code);
    expect(await read(client)).toBeNull();
  }
});

test.each([
  [{ text: '  ' }, 'FIELD_REQUIRED text'],
  [{ text: 'x'.repeat(1_001) }, 'FIELD_TOO_LONG text'],
  [{ text: 'x', businessId: '0123456789abcdef01234567' }, 'NOT_FOUND businessId'],
])('refuses %j', async (input, refusal) => {
  expect(await note(admin, { businessId, ...input })).toMatchObject({
    notes: null,
    refused: [refusal],
  });
});
