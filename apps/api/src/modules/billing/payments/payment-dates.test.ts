import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import {
  type BilledServer,
  eventually,
  payByCard,
  payer,
  run,
  sendCallback,
  startBilledServer,
  monthly,
} from '../billing-test-kit.ts';
import { billingMigrations } from '../billing.migrations.ts';
import { PaymentModel } from './payment.model.ts';

let server: BilledServer;
let admin: Person;
beforeAll(async () => {
  server = await startBilledServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const dateIn = async (person: Person, id: string) =>
  (
    await person.client.data<{ payment: { date: string } }>(
      'query ($id: ID!) { payment(id: $id) { date } }',
      { id },
    )
  ).payment.date;

/** A checkout that was begun two days ago and is paid by the service at a moment of its own. */
async function begunEarlier() {
  server.sandbox.faults.callbackDelay = 3_600_000;
  const person = await payer(server, admin);
  const invoiceId = person.invoice._id.toHexString();
  await run(person.client, 'startCheckout', { invoiceId });
  const begun = new Date(Date.now() - 2 * 86_400_000);
  await PaymentModel.updateOne({ invoiceId }, { date: begun });
  const payment = await PaymentModel.findOne({ invoiceId }).orFail().lean();
  const transaction = {
    ref_code: `ref ${invoiceId}`,
    itemId: payment.itemId,
    status: 'approved',
    total: 142_800,
    taxtotal: 22_800,
    currency: 'cop',
    method: 'card',
    customerId: payment.customerId,
    application_id: person.applicationId,
    user_id: person.userId,
    plan_id: 'business',
  };
  return { ...person, begun, transaction, paymentId: payment._id.toHexString() };
}

it('carries the date of the transaction, not when its checkout was begun', async () => {
  const { transaction, paymentId, begun, ...person } = await begunEarlier();
  expect(await dateIn(person, paymentId)).toBe(begun.toISOString());
  const made = new Date(Date.now() - 3_600_000);
  await sendCallback(server, { ...transaction, date: made.toISOString() });
  expect(await dateIn(person, paymentId)).toBe(made.toISOString());
});

it('is never in the future, whatever the clock of the service shows', async () => {
  const { transaction, paymentId, ...person } = await begunEarlier();
  await sendCallback(server, { ...transaction, date: '2999-01-01T00:00:00.000Z' });
  const date = Date.parse(await dateIn(person, paymentId));
  expect(Math.abs(Date.now() - date)).toBeLessThan(60_000);
});

it('of a payment by hand is the day that was typed', async () => {
  const person = await payer(server, admin);
  const invoiceId = person.invoice._id.toHexString();
  const { payment } = await run(admin.client, 'recordManualPayment', {
    invoiceId,
    method: 'TRANSFER',
    reference: `transfer ${invoiceId}`,
    amount: { amountMinor: monthly, currency: 'COP' },
    dateReceived: '2026-10-31',
  });
  expect(await dateIn(admin, String(payment?.id))).toMatch(/^2026-10-31T/);
});

it('is asked of the service for what the version before stored, where the service knows it', async () => {
  server.sandbox.faults.callbackDelay = 0;
  const person = await payer(server, admin);
  const reference = await payByCard(person, person.invoice, 'approved');
  const settled = await eventually(() =>
    PaymentModel.findOne({ transactionId: reference }).orFail().lean(),
  );
  const begun = new Date('2026-01-31T23:00:00Z');
  await PaymentModel.updateOne({ _id: settled._id }, { date: begun });
  const unknown = await PaymentModel.create({
    ...settled,
    _id: undefined,
    receiptNumber: null,
    transactionId: `gone ${reference}`,
    date: begun,
  });
  const migration = billingMigrations.find(({ id }) => id.endsWith('payment-dates'));
  await migration?.up(database());
  await eventually(async () => {
    const dated = await PaymentModel.findById(settled._id).orFail().lean();
    expect(dated.date).toEqual(settled.date);
  });
  expect((await PaymentModel.findById(unknown._id).lean())?.date).toEqual(begun);
});
