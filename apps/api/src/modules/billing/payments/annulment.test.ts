import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '@wiki/domain';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { ApplicationModel } from '../../applications/application.model.ts';
import { findBusiness } from '../../businesses/index.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import {
  type BilledServer,
  denial,
  eventually,
  monthly,
  payByCard,
  payer,
  reverse,
  run,
  startBilledServer,
} from '../billing-test-kit.ts';
import { recountBooks } from '../invoices/books-test-kit.ts';
import { InvoiceModel } from '../invoices/invoice.model.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { PaymentModel } from './payment.model.ts';

let server: BilledServer;
let admin: Person;
beforeAll(async () => {
  server = await startBilledServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const today = () => new Date().toISOString().slice(0, 10);
const reason = { key: 'recordedByMistake', text: null };
const manual = (invoiceId: string) => ({
  invoiceId,
  method: 'TRANSFER',
  reference: `transfer ${invoiceId}`,
  amount: { amountMinor: monthly, currency: 'COP' },
  dateReceived: today(),
});
const subjectsTo = async (userId: string) =>
  (await MailRequestModel.find({ userId }).lean()).map(({ message }) => message.subject);

/** Somebody whose payment was recorded by hand, and the payment. */
async function paidByHand() {
  const person = await payer(server, admin);
  const invoiceId = person.invoice._id.toHexString();
  const { payment } = await run(admin.client, 'recordManualPayment', manual(invoiceId));
  return { ...person, invoiceId, paymentId: payment?.id ?? '' };
}

describe('annulling a payment recorded by hand', () => {
  it('has its application awaits a payment again, once, with the payer told why', async () => {
    const { userId, applicationId, invoiceId, invoice, paymentId } = await paidByHand();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        run(admin.client, 'annulManualPayment', { paymentId, reason }),
      ),
    );
    const codes = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(codes).toEqual(Array(4).fill('ILLEGAL_TRANSITION'));
    expect(await ApplicationModel.findById(applicationId).lean()).toMatchObject({
      status: 'payment-pending',
    });
    expect(await InvoiceModel.findById(invoiceId).lean()).toMatchObject({
      status: 'OPEN',
      paymentId: null,
    });
    const payment = await PaymentModel.findById(paymentId).orFail().lean();
    expect(payment).toMatchObject({ status: 'annulled', annulment: { by: admin.userId, reason } });
    expect(payment.receiptNumber).toMatch(/^RC-\d{4}-\d{6}$/);
    await eventually(async () =>
      expect(await subjectsTo(userId)).toContain(
        `A payment for invoice ${invoice.number} was annulled`,
      ),
    );
    expect(await recountBooks()).toEqual([]);
    // Paid rightly now, under another reference.
    const again = { ...manual(invoiceId), reference: `right ${invoiceId}` };
    expect((await run(admin.client, 'recordManualPayment', again)).userErrors).toEqual([]);
    expect(await recountBooks()).toEqual([]);
  });

  it('takes a month back from a business, which pays it again', async () => {
    const now = new Date();
    const periodStart = addMonths(now, -1);
    const business = await buildBusiness({
      membership: {
        plan: 'business',
        status: 'grace',
        periodStart,
        periodEnd: now,
        graceEnd: now,
        endsAtPeriodEnd: false,
        suspensionReason: null,
      },
    });
    const businessId = business._id.toHexString();
    const manager = await buildPerson(server, { memberType: 'businessAdmin', businessId });
    const { _id } = await issueInvoice(server.config, {
      purpose: 'RENEWAL',
      payerId: manager.userId,
      applicationId: null,
      businessId,
      businessName: 'A',
      dueAt: new Date(),
      periodStart: now,
      periodEnd: addMonths(now, 1),
    });
    const before = (await findBusiness(businessId))?.membership;
    const { payment } = await run(admin.client, 'recordManualPayment', manual(_id.toHexString()));
    expect((await findBusiness(businessId))?.membership).not.toEqual(before);
    const input = { paymentId: payment?.id ?? '', reason };
    expect((await run(admin.client, 'annulManualPayment', input)).userErrors).toEqual([]);
    const after = (await findBusiness(businessId))?.membership;
    expect(after).toMatchObject({ status: 'grace', periodEnd: before?.periodEnd, periodStart });
    expect((after?.graceEnd?.getTime() ?? 0) - now.getTime()).toBeGreaterThan(6 * 86_400_000);
    expect((await InvoiceModel.findById(_id).lean())?.status).toBe('OPEN');
    expect(await recountBooks()).toEqual([]);
  });

  it('is for administrators, of what was recorded by hand', async () => {
    const { client, paymentId } = await paidByHand();
    const input = { paymentId, reason };
    expect(await denial(createClient(server), 'annulManualPayment', input)).toBe('UNAUTHENTICATED');
    expect(await denial(client, 'annulManualPayment', input)).toBe('FORBIDDEN');
    const person = await payer(server, admin);
    const reference = await payByCard(person, person.invoice, 'approved');
    await run(person.client, 'confirmPayment', { reference });
    const card = await PaymentModel.findOne({ transactionId: reference }).orFail().lean();
    const codes = async (given: Record<string, unknown>) =>
      (await run(admin.client, 'annulManualPayment', given)).userErrors.map(({ code }) => code);
    expect(await codes({ ...input, paymentId: card._id.toHexString() })).toEqual([
      'ILLEGAL_TRANSITION',
    ]);
    expect(await codes({ ...input, paymentId: 'x' })).toEqual(['NOT_FOUND']);
    expect(await codes({ paymentId, reason: { key: null, text: '' } })).toEqual(['FIELD_REQUIRED']);
  });
});

it('refuses another amount than the invoice asks for, and closes a card payment under way', async () => {
  const person = await payer(server, admin);
  const invoiceId = person.invoice._id.toHexString();
  await run(person.client, 'startCheckout', { invoiceId });
  const { openInvoices } = await admin.client.data<{
    openInvoices: { dateCardPaymentBegun: string | null }[];
  }>('query ($id: ID!) { openInvoices(of: { applicationId: $id }) { dateCardPaymentBegun } }', {
    id: person.applicationId,
  });
  expect(openInvoices[0]?.dateCardPaymentBegun).toEqual(expect.any(String));
  const wrong = { ...manual(invoiceId), amount: { amountMinor: monthly - 100, currency: 'COP' } };
  expect((await run(admin.client, 'recordManualPayment', wrong)).userErrors).toEqual([
    { code: 'AMOUNT_DIFFERS', field: 'amount.amountMinor' },
  ]);
  expect((await run(admin.client, 'recordManualPayment', manual(invoiceId))).userErrors).toEqual(
    [],
  );
  expect(await PaymentModel.exists({ invoiceId, status: 'pending' })).toBeNull();
});

it('records a transaction that the bank took back, and tells payer and administrators', async () => {
  server.sandbox.faults.callbackDelay = 3_600_000;
  const person = await payer(server, admin);
  const { invoice, userId, applicationId } = person;
  const reference = await payByCard(person, invoice, 'approved');
  await run(person.client, 'confirmPayment', { reference });
  const payment = await PaymentModel.findOne({ transactionId: reference }).orFail().lean();
  expect(await reverse(server, payment, person)).toBe(200);
  expect(await reverse(server, payment, person)).toBe(200);
  expect(await PaymentModel.findById(payment._id).lean()).toMatchObject({
    status: 'reversed',
    response: 'Chargeback',
    annulment: { by: null, reason: null },
  });
  expect((await ApplicationModel.findById(applicationId).lean())?.status).toBe('payment-pending');
  await eventually(async () => {
    expect(await subjectsTo(userId)).toContain(
      `Your bank reversed the payment for invoice ${invoice.number}`,
    );
    const { notifications } = await admin.client.data<{
      notifications: { edges: { node: { title: string } }[] };
    }>('{ notifications(first: 50) { edges { node { title } } } }');
    expect(notifications.edges.map(({ node }) => node.title)).toContain(
      'The bank reversed a payment',
    );
  });
  expect(await recountBooks()).toEqual([]);
  server.sandbox.faults.callbackDelay = 0;
});
