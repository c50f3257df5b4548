import { documentOf } from '@wiki/domain';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { buildApplication } from '../../testing/application-factory.ts';
import { clientOf, type TestClient } from '../../testing/client.ts';
import { buildBusiness } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildSignedInUser } from '../../testing/world.ts';
import { BusinessModel } from '../businesses/business.model.ts';
import { seedNews } from '../news/index.ts';

const soon = '{ workSoon { kind count names dateNext url } }';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = clientOf(
    server,
    await buildSignedInUser(server.config, { memberType: 'wikiAdmin', language: 'en' }),
  );
});
afterAll(() => server.stop());

const read = async (by = admin) => (await by.data<{ workSoon: { kind: string }[] }>(soon)).workSoon;
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

async function scheduleNews(title: { en?: string; es?: string }, date: Date): Promise<void> {
  const text = { en: documentOf('x'), es: documentOf('x') };
  const _id = new Types.ObjectId();
  await inTransaction(() =>
    seedNews({
      _id,
      slug: _id.toHexString(),
      authorId: new Types.ObjectId().toHexString(),
      text: { title, summary: title, body: text, cover: null },
      status: 'SCHEDULED',
      date,
    }),
  );
}

test('where nothing comes nothing is said', async () => {
  expect(await read()).toEqual([]);
});

test('what becomes work by itself is counted, named and led to', async () => {
  for (const [days, businessName] of [
    [6, 'Third'],
    [2, 'First'],
    [4, 'Second'],
    [6.5, 'Fourth'],
    [9, 'Later'],
    [-1, 'Missed'],
  ] as const) {
    await buildApplication({
      status: 'payment-pending',
      paymentDueAt: inDays(days),
      form: { businessName },
    });
  }
  const sentBack = inDays(-8);
  await buildApplication({
    status: 'changes-requested',
    lastStepAt: sentBack,
    form: { businessName: 'Sent back' },
  });
  const { _id, name } = await buildBusiness();
  const graceEnd = inDays(2);
  const grace = { status: 'grace', periodEnd: inDays(-5), graceEnd };
  await BusinessModel.updateOne(
    { _id },
    { $set: { membership: { plan: 'business', periodStart: inDays(-35), ...grace } } },
  );
  const published = inDays(1);
  await scheduleNews({ es: 'Solo en español' }, inDays(3));
  await scheduleNews({ en: 'In English', es: 'En español' }, published);
  await scheduleNews({ en: 'In a month' }, inDays(30));

  const applications = '/admin/new-applications?tab=';
  const all = [
    {
      kind: 'paymentsDue',
      count: 4,
      names: ['First', 'Second', 'Third'],
      url: `${applications}payment-pending`,
    },
    {
      kind: 'sentBack',
      count: 1,
      names: ['Sent back'],
      dateNext: sentBack.toISOString(),
      url: `${applications}changes-requested`,
    },
    {
      kind: 'graceEnds',
      count: 1,
      names: [name],
      dateNext: graceEnd.toISOString(),
      url: '/admin/manage-business-profiles/edit-profile?membership=grace',
    },
    {
      kind: 'newsScheduled',
      count: 2,
      names: ['In English', 'Solo en español'],
      dateNext: published.toISOString(),
      url: '/admin/manage-news?status=SCHEDULED',
    },
  ];
  const byKind = (one: { kind: string }, other: { kind: string }) =>
    one.kind.localeCompare(other.kind);
  expect((await read()).toSorted(byKind)).toMatchObject(all.toSorted(byKind));
});

test.each([
  ['moderator', []],
  ['billing', ['graceEnds']],
  ['support', ['graceEnds']],
] as const)('%s is told of their own part', async (staffRole, kinds) => {
  const colleague = await buildSignedInUser(server.config, { memberType: 'wikiAdmin', staffRole });
  const told = await read(clientOf(server, colleague));
  expect(told.map(({ kind }) => kind)).toEqual(kinds);
});
