import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { buildApplication } from '../../../testing/application-factory.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { type BilledServer, monthly, payer, run, startBilledServer } from '../billing-test-kit.ts';
import { BillingSyncModel } from '../billing-service/billing-sync.model.ts';
import { billingMigrations } from '../billing.migrations.ts';
import { InvoiceModel } from './invoice.model.ts';
import { PaymentModel } from '../payments/payment.model.ts';

let server: BilledServer;
let admin: Person;
beforeAll(async () => {
  server = await startBilledServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

it('numbers the receipts and names the buyers of the version before, once', async () => {
  const made = [];
  for (const dateReceived of ['2026-03-02', '2026-03-01']) {
    const { invoice } = await payer(server, admin);
    const invoiceId = invoice._id.toHexString();
    const input = {
      invoiceId,
      method: 'CASH',
      reference: `cash ${invoiceId}`,
      amount: { amountMinor: monthly, currency: 'COP' },
      dateReceived,
    };
    const { payment } = await run(admin.client, 'recordManualPayment', input);
    made.push({ invoiceId, paymentId: payment?.id ?? '' });
  }
  const fields = { receiptNumber: 1, annulment: 1 };
  await PaymentModel.collection.updateMany({}, { $unset: fields });
  await InvoiceModel.collection.updateMany({}, { $unset: { buyer: 1, issuer: 1 } });
  await database()
    .collection('counters')
    .deleteMany({ _id: /^receipts/ as never });
  await BillingSyncModel.collection.insertOne({
    _id: 'a business' as never,
    error: 'The billing service failed: refused (500).',
    at: new Date(),
  });

  const migration = billingMigrations.find(({ id }) => id.endsWith('books'));
  for (const _round of [1, 2]) await migration?.up(database());

  const numbers = await Promise.all(
    made.map(
      async ({ paymentId }) => (await PaymentModel.findById(paymentId).lean())?.receiptNumber,
    ),
  );
  // By the day on which they were paid, not by the one on which they were recorded.
  expect(numbers).toEqual(['RC-2026-000002', 'RC-2026-000001']);
  const { application } = await buildApplication();
  const buyer = (await InvoiceModel.findById(made[0]?.invoiceId).lean())?.buyer;
  expect(buyer?.name).toBe(application.form.businessName);
  expect(buyer?.taxId).toMatch(/^[\d.]+-\d$/);
  expect((await BillingSyncModel.findById('a business').lean())?.error).toBe('refused');
});

it('lets the looks of the former membership clock go, and nothing else that waits', async () => {
  const jobs = database().collection('jobs');
  const waiting = (type: string, number: number) => ({
    type,
    status: 'queued',
    key: `test:${type}:${number}`,
    runAt: new Date('2126-01-01'),
  });
  await jobs.insertMany([
    waiting('membership-clock', 1),
    waiting('membership-clock', 2),
    waiting('kept-for-the-test', 3),
  ]);
  const migration = billingMigrations.find(({ id }) => id.endsWith('one-membership-clock'));
  for (const _round of [1, 2]) await migration?.up(database());
  expect(await jobs.countDocuments({ type: 'membership-clock' })).toBe(0);
  expect(await jobs.countDocuments({ type: 'kept-for-the-test' })).toBe(1);
});
