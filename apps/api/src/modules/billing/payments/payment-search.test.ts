import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import type { TestClient } from '../../../testing/client.ts';
import { commandsDuring, documentsReadBy, watchingCommands } from '../../../testing/commands.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson } from '../../../testing/world.ts';
import { nameWordsOf } from '../../users/index.ts';
import { findByWords } from './find-by-words.ts';
import { PaymentModel } from './payment.model.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  admin = (await buildPerson(server, { memberType: 'wikiAdmin' })).client;
  for (let number = 0; number < 60; number += 1) await pay({ businessName: `Otra Casa ${number}` });
  await pay({ businessName: 'Hilos Ñandú S.A.S.', invoiceNumber: 'ZZ-2026-7' });
});
afterAll(() => server.stop());

let count = 0;

/** A payment as the list of administrators needs it. */
async function pay({
  businessName,
  ...given
}: Record<string, string> & { businessName: string }): Promise<void> {
  count += 1;
  await PaymentModel.collection.insertOne({
    _id: new Types.ObjectId(),
    businessName,
    businessWords: nameWordsOf(businessName),
    transactionId: `transaction-${count}`,
    invoiceId: `invoice-${count}`,
    invoiceNumber: `AA-2026-${count}`,
    customerEmail: `payer-${count}@example.com`,
    status: 'approved',
    localMinor: 1000 + count,
    date: new Date(Date.UTC(2026, 0, 1, 0, count)),
    ...given,
  });
}

async function found(search: string): Promise<{ names: string[]; total: number }> {
  const { payments } = await admin.data<{
    payments: { totalCount: number; edges: { node: { businessName: string } }[] };
  }>(
    `query ($search: String!) {
      payments(first: 20, filter: { search: $search, status: APPROVED }) {
        totalCount edges { node { businessName } }
      }
    }`,
    { search },
  );
  const names = payments.edges.map(({ node }) => node.businessName);
  return { names, total: payments.totalCount };
}

test.each(['nandu', 'ñandu', 'HILOS ÑAN', 'ñandú hilos', 'zz-2026', 'transaction-61', 'payer-61@'])(
  'are found by words of a name, an invoice, a transaction or an address: %s',
  async (text) => {
    const isFound = text !== 'nandu';
    expect(await found(text)).toEqual({
      names: isFound ? ['Hilos Ñandú S.A.S.'] : [],
      total: isFound ? 1 : 0,
    });
  },
);

test.each(['ndu', '.*', '(', 'hilos z'])('are not found by %s', async (text) => {
  expect(await found(text)).toEqual({ names: [], total: 0 });
});

test('are found by what a business is called now, a letter off too', async () => {
  const { _id } = await buildBusiness({ name: 'Hilandería Sumaq' });
  await pay({ businessName: 'Barro Cocido', businessId: _id.toHexString() });
  for (const text of ['hilanderia', 'hilandria', 'cocido']) {
    expect((await found(text)).names).toEqual(['Barro Cocido']);
  }
});

test('the database reads those that it finds, however many there are', async () => {
  const sent = await commandsDuring(['payments'], () => found('ñandu'));
  const read = await Promise.all(sent.map(documentsReadBy));
  expect(Math.max(...read)).toBeLessThanOrEqual(1);
});

test('are found by the application that they pay for', async () => {
  const applicationId = 'a'.repeat(24);
  await pay({ businessName: 'Cuero Crudo', applicationId });
  const { payments } = await admin.data<{
    payments: { edges: { node: { businessName: string } }[] };
  }>(
    `query ($applicationId: ID!) {
      payments(filter: { applicationId: $applicationId }) { edges { node { businessName } } }
    }`,
    { applicationId },
  );
  expect(payments.edges).toEqual([{ node: { businessName: 'Cuero Crudo' } }]);
});

test('of an earlier version are found too', async () => {
  await pay({ businessName: 'Tejidos Zarzal' });
  await PaymentModel.collection.updateOne(
    { businessName: 'Tejidos Zarzal' },
    { $unset: { businessWords: '' }, $set: { businessKey: 'tejidos zarzal' } },
  );
  expect((await found('zarzal')).total).toBe(0);
  await findByWords(database());
  await findByWords(database());
  expect((await found('zarzal')).total).toBe(1);
  expect(await PaymentModel.collection.countDocuments({ businessKey: { $exists: true } })).toBe(0);
});
