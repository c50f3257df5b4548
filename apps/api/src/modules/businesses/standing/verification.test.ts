import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AuditModel } from '../../../platform/audit/audit.model.ts';
import { type TestClient, createClient } from '../../../testing/client.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { asChecked, denial, refusals, run } from '../business-test-kit.ts';
import { BusinessModel } from '../business.model.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const place = { city: 'Cali', region: 'Valle del Cauca', country: 'CO' };

/** A verified business and the person who manages it. */
async function verified(name = 'Tejidos Sol') {
  const id = (await buildBusiness({ ...place, name, isVerified: true }))._id.toHexString();
  const owner = await buildPerson(server, { memberType: 'businessAdmin', businessId: id });
  return { id, owner };
}

const fields = `isVerified dateVerified needsConfirmation
  verification { facts { name city region country taxId } date }`;
const read = async (client: TestClient, id: string) =>
  (
    await client.data<{ business: Record<string, unknown> }>(
      `query ($id: ID!) { business(id: $id) { ${fields} } }`,
      { id },
    )
  ).business;

/** What somebody was told, the newest first, as soon as there is so much of it. */
const toldTo = async ({ client }: Person, count: number) => {
  const titles = async () =>
    (
      await client.data<{ notifications: { edges: { node: { title: string } }[] } }>(
        '{ notifications(first: 20) { edges { node { title } } } }',
      )
    ).notifications.edges.map(({ node }) => node.title);
  return vi.waitFor(
    async () => {
      const told = await titles();
      expect(told.length).toBeGreaterThanOrEqual(count);
      return told;
    },
    { timeout: 10_000 },
  );
};

describe('the verified mark', () => {
  test.each([
    ['name', { name: 'Bancolombia S.A.' }],
    ['city', { city: 'Buga' }],
    ['region', { region: 'Cauca' }],
    ['country', { country: 'PE' }],
  ])('goes when the %s changes, whoever changes it', async (_what, change) => {
    for (const by of ['owner', 'administrator']) {
      const { id, owner } = await verified();
      const { client } = by === 'owner' ? owner : admin;
      await run(client, 'updateBusiness', { businessId: id, ...change });
      expect(await read(createClient(server), id)).toEqual({
        isVerified: false,
        dateVerified: null,
        needsConfirmation: null,
        verification: null,
      });
      expect(await read(owner.client, id)).toMatchObject({
        needsConfirmation: true,
        verification: { facts: { name: 'Tejidos Sol', ...place, taxId: null } },
      });
    }
  });

  test('stays with every other change, and with the same name written again', async () => {
    const { id, owner } = await verified();
    await run(owner.client, 'updateBusiness', {
      businessId: id,
      name: 'Tejidos Sol',
      ...place,
      address: 'Calle 1',
      services: { es: ['tejidos'] },
    });
    expect(await read(owner.client, id)).toMatchObject({
      isVerified: true,
      needsConfirmation: false,
    });
  });

  test('does not come back by itself with the old name', async () => {
    const { id, owner } = await verified();
    await run(owner.client, 'updateBusiness', { businessId: id, name: 'Otra' });
    await run(owner.client, 'updateBusiness', { businessId: id, name: 'Tejidos Sol' });
    expect(await read(owner.client, id)).toMatchObject({
      isVerified: false,
      needsConfirmation: true,
    });
  });

  test('waits for the administrators, who are told; the one who confirms it tells the owner', async () => {
    const reviewer = await buildPerson(server, { memberType: 'wikiAdmin' });
    const { id, owner } = await verified('Hilos del Valle');
    await run(owner.client, 'updateBusiness', { businessId: id, name: 'Hilos Nuevos' });
    expect(await toldTo(owner, 1)).toEqual(['The verified badge is paused']);
    expect(await toldTo(reviewer, 1)).toEqual(['A verified business changed its name or place']);
    const { business } = await run(reviewer.client, 'setBusinessVerified', await asChecked(id));
    expect(business).toMatchObject({ isVerified: true, name: 'Hilos Nuevos' });
    expect(await toldTo(owner, 2)).toContain('Your business is verified');
    const after = await read(createClient(server), id);
    expect(after['isVerified']).toBe(true);
    expect(after['dateVerified']).toMatch(/^\d{4}-/);
    const stored = await BusinessModel.findById(id).lean();
    expect(stored?.verification).toMatchObject({
      facts: { name: 'Hilos Nuevos', ...place },
      by: reviewer.userId,
    });
    await vi.waitFor(async () => {
      const records = await AuditModel.find({ 'targets.businessId': id }).sort({ at: 1 }).lean();
      expect(records.map(({ actorId, details }) => [actorId, details['change']])).toEqual([
        [owner.userId, 'verificationLost'],
        [reviewer.userId, 'verified'],
      ]);
    });
  });

  test('confirms what the administrator saw, not what the owner wrote meanwhile', async () => {
    const { id, owner } = await verified();
    const seen = await asChecked(id);
    await run(owner.client, 'updateBusiness', { businessId: id, name: 'Bancolombia S.A.' });
    expect(await refusals(admin.client, 'setBusinessVerified', seen)).toEqual(['CONFLICT checked']);
    expect(await read(owner.client, id)).toMatchObject({ isVerified: false });
    const blind = { businessId: id, isVerified: true };
    expect(await refusals(admin.client, 'setBusinessVerified', blind)).toEqual([
      'FIELD_REQUIRED checked',
    ]);
    expect(await denial(owner.client, 'setBusinessVerified', seen)).toBe('FORBIDDEN');
  });

  test('of a rename and a confirmation at once, a name that nobody checked is never marked', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, owner } = await verified('Antes');
      await run(admin.client, 'setBusinessVerified', { businessId: id, isVerified: false });
      const seen = await asChecked(id);
      await Promise.all([
        refusals(admin.client, 'setBusinessVerified', seen),
        run(owner.client, 'updateBusiness', { businessId: id, name: 'Después' }),
      ]);
      expect(await BusinessModel.findById(id).lean()).toMatchObject({
        name: 'Después',
        isVerified: false,
      });
    }
  });
});

describe('the list of what waits to be confirmed', () => {
  const list = (client: TestClient) =>
    client.request<{ businesses: { edges: { node: { id: string } }[] } }>(
      '{ businesses(first: 50, filter: { needsConfirmation: true }) { edges { node { id } } } }',
    );
  const codeOf = async (client: TestClient) => (await list(client)).errors?.[0]?.extensions?.code;

  test('is for administrators, and empties as they confirm', async () => {
    const { id, owner } = await verified();
    const ids = async () =>
      (await list(admin.client)).data?.businesses.edges.map(({ node }) => node.id) ?? [];
    expect(await ids()).not.toContain(id);
    await run(owner.client, 'updateBusiness', { businessId: id, city: 'Tuluá' });
    expect(await ids()).toContain(id);
    await run(admin.client, 'setBusinessVerified', await asChecked(id));
    expect(await ids()).not.toContain(id);
    expect(await codeOf(createClient(server))).toBe('UNAUTHENTICATED');
    expect(await codeOf(owner.client)).toBe('FORBIDDEN');
  });
});
