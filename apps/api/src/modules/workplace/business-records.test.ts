import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApplication } from '../../testing/application-factory.ts';
import { clientOf } from '../../testing/client.ts';
import { buildBusiness } from '../../testing/factories.ts';
import { readBothWays } from '../../testing/lists.ts';
import { buildDispute } from '../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const idOf = ({ _id }: { _id: { toHexString: () => string } }) => _id.toHexString();

describe('what belongs to a business', () => {
  test('its application, and none for one that was created without', async () => {
    const { application } = await buildApplication({ status: 'approved' });
    const business = await buildBusiness({ applicationId: idOf(application) });
    const read = async (businessId: string) =>
      (
        await admin.client.data<{ applicationOfBusiness: { id: string } | null }>(
          'query ($id: ID!) { applicationOfBusiness(businessId: $id) { id } }',
          { id: businessId },
        )
      ).applicationOfBusiness;
    expect(await read(idOf(business))).toEqual({ id: idOf(application) });
    expect(await read(idOf(await buildBusiness()))).toBeNull();
    expect(await read('nothing')).toBeNull();
  });

  test('its disputes, read both ways', async () => {
    const business = await buildBusiness();
    const businessId = idOf(business);
    const own: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      const { dispute } = await buildDispute({ review: { business } });
      own.push(idOf(dispute));
    }
    await buildDispute({});
    const { forwards, backwards, totalCount } = await readBothWays(
      admin.client,
      'disputes',
      `businessId: "${businessId}"`,
    );
    expect(new Set(forwards)).toEqual(new Set(own));
    expect(backwards).toEqual(forwards);
    expect(totalCount).toBe(4);
  });

  test('the requests of its people, and nobody else’s', async () => {
    const businessId = idOf(await buildBusiness());
    const member = await buildPerson(server, { memberType: 'businessAdmin', businessId });
    const stranger = await buildPerson(server);
    for (const { client } of [member, stranger]) {
      await client.data(
        `mutation { createTicket(input: { kind: QUESTION, subject: "Hola", text: "¿Cómo publico?" }) {
          userErrors { code } } }`,
      );
    }
    const { tickets } = await admin.client.data<{
      tickets: { totalCount: number; edges: { node: { requester: { id: string } } }[] };
    }>(
      `{ tickets(businessId: "${businessId}") { totalCount edges { node { requester { id } } } } }`,
    );
    expect(tickets).toEqual({
      totalCount: 1,
      edges: [{ node: { requester: { id: member.userId } } }],
    });
  });

  test('its invoices, payments and cases: none of a new one', async () => {
    const businessId = idOf(await buildBusiness());
    const data = await admin.client.data<Record<string, { edges: object[] }>>(
      `{ invoices(businessId: "${businessId}") { totalCount edges { node { id } } }
         payments(first: 5, filter: { businessId: "${businessId}" }) { edges { node { id } } }
         moderationCases(tab: OPEN, businessId: "${businessId}") { edges { node { id } } } }`,
    );
    for (const list of Object.values(data)) expect(list.edges).toEqual([]);
  });

  test('each part is for the role that it belongs to', async () => {
    const businessId = idOf(await buildBusiness());
    const support = await buildPerson(server, { memberType: 'wikiAdmin', staffRole: 'support' });
    const ask = async (field: string) =>
      (await clientOf(server, support).request(`{ ${field} { __typename } }`)).errors?.[0]
        ?.extensions?.code;
    expect(await ask(`tickets(businessId: "${businessId}")`)).toBeUndefined();
    for (const field of ['invoices', 'applicationOfBusiness', 'disputes']) {
      expect(await ask(`${field}(businessId: "${businessId}")`)).toBe('FORBIDDEN');
    }
  });
});
