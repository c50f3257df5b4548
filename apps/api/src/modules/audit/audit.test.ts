import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appendAudit } from '../../platform/audit/audit-chain.ts';
import { AuditModel } from '../../platform/audit/audit.model.ts';
import { Types } from 'mongoose';
import { clientOf, type TestClient } from '../../testing/client.ts';
import { commandsOfPages, readBothWays } from '../../testing/lists.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildWorld, type World } from '../../testing/world.ts';

const list = `query ($filter: AuditFilter, $first: Int) { auditEntries(filter: $filter, first: $first) {
  totalCount edges { node { id number action area hash date actor { id displayName }
    targets { name id label } details { name value } } } } }`;
const link = `mutation ($input: AuditExportInput!) {
  createAuditExportLink(input: $input) { url userErrors { code field } } }`;

interface Entry {
  number: number;
  action: string;
  actor: { id: string } | null;
  targets: { name: string; id: string; label: string | null }[];
}

let server: TestServer;
let world: World;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
  for (let day = 1; day <= 9; day += 1) await happened(day);
});
afterAll(() => server.stop());

const happened = (day: number, actor = world.wikiAdmin.userId) =>
  appendAudit([
    {
      _id: new Types.ObjectId(),
      action: day % 2 === 0 ? 'business.changed' : 'user.suspended',
      actorId: actor,
      targets:
        day % 2 === 0
          ? { businessId: world.ownBusiness._id.toHexString() }
          : { userId: world.user.userId },
      details: { change: 'verified' },
      // At noon in Bogotá.
      at: new Date(Date.UTC(2020, 0, day, 17)),
    },
  ]);

const read = async (filter: object | null = null): Promise<Entry[]> =>
  (
    await admin.data<{ auditEntries: { edges: { node: Entry }[] } }>(list, { filter, first: 50 })
  ).auditEntries.edges.map(({ node }) => node);

const exportOf = async (filter: object): Promise<Response> => {
  const { createAuditExportLink } = await admin.data<{ createAuditExportLink: { url: string } }>(
    link,
    { input: { filter } },
  );
  return fetch(server.url + createAuditExportLink.url);
};

describe('who', () => {
  test.each(['user', 'business', 'businessAdmin'] as const)('%s is refused', async (role) => {
    const client = clientOf(server, world[role]);
    for (const [operation, variables] of [
      [list, {}],
      [link, { input: {} }],
    ] as const) {
      const { errors } = await client.request(operation, variables);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
      const { errors: visitors } = await clientOf(server, null).request(operation, variables);
      expect(visitors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });

  test('holds a link that was forged, or is of somebody who no longer administers: nobody', async () => {
    expect((await fetch(`${server.url}/audit/export.csv?token=abc`)).status).toBe(404);
    expect((await fetch(`${server.url}/audit/export.csv`)).status).toBe(404);
  });
});

describe('the list', () => {
  test('reads both ways, and costs no command per row', async () => {
    const { forwards, backwards, totalCount } = await readBothWays(admin, 'auditEntries');
    expect(forwards).toEqual(backwards);
    expect(totalCount).toBe(forwards.length);
    const { ofOne, ofMany } = await commandsOfPages(
      ['auditRecords', 'users', 'businesses', 'listings'],
      (first) => admin.data(list, { first }),
    );
    expect(ofMany).toBeLessThanOrEqual(ofOne + 2);
  });

  test('names who did it and what it was done to', async () => {
    const [entry] = await read({ area: 'business', dateUntil: '2020-01-31' });
    expect(entry).toMatchObject({
      action: 'business.changed',
      actor: { id: world.wikiAdmin.userId },
      targets: [{ name: 'businessId', label: world.ownBusiness.name }],
    });
  });

  test('is narrowed by area, person, thing and days of the installation', async () => {
    expect(await read({ area: 'user', dateUntil: '2020-01-31' })).toHaveLength(5);
    expect(await read({ about: world.ownBusiness._id.toHexString() })).toHaveLength(4);
    expect(await read({ about: world.user.user.email, dateUntil: '2020-01-31' })).toHaveLength(5);
    expect(await read({ about: 'nobody@example.com' })).toEqual([]);
    expect(await read({ dateFrom: '2020-01-03', dateUntil: '2020-01-05' })).toHaveLength(3);
    const late = new Date('2020-02-02T04:59:59.999Z');
    await AuditModel.updateOne({ number: 1 }, { $set: { at: late } });
    expect(await read({ dateFrom: '2020-02-01', dateUntil: '2020-02-01' })).toHaveLength(1);
    expect(await read({ dateFrom: '2020-02-02', dateUntil: '2020-02-02' })).toEqual([]);
  });

  test.each([
    { area: 'no area' },
    { dateFrom: '2020-02-30' },
    { dateUntil: 'today' },
    { about: 'x'.repeat(1000) },
  ])('refuses %o', async (filter) => {
    const { errors } = await admin.request(list, { filter });
    expect(errors?.[0]?.extensions?.code).toMatch(/BAD_REQUEST|BAD_USER_INPUT/);
  });
});

describe('the export', () => {
  test('has what is filtered, and nothing that a spreadsheet would run', async () => {
    await appendAudit([
      {
        _id: new Types.ObjectId(),
        action: 'plan.changed',
        actorId: '=cmd()',
        targets: {},
        details: { plan: '+1;=2' },
        at: new Date(Date.UTC(2020, 5, 1)),
      },
    ]);
    const response = await exportOf({ area: 'plan', dateUntil: '2020-12-31' });
    expect(response.headers.get('content-disposition')).toContain('audit.csv');
    const [head, line, end] = (await response.text()).split('\r\n');
    expect(head).toContain('Number,Date,Action,Done by,Concerns,Details,Hash');
    expect(line).toContain(",'=cmd(),");
    expect(line).toContain("plan +1;'=2");
    expect(end).toBe('');
  });

  test('reads everything, page by page', async () => {
    const text = await (await exportOf({})).text();
    expect(text.split('\r\n')).toHaveLength((await AuditModel.countDocuments()) + 2);
  });
});
