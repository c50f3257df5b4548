import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditModel } from '../../../platform/audit/audit.model.ts';
import { createClient } from '../../../testing/client.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { ApplicationModel } from '../../applications/application.model.ts';
import { findBusiness } from '../../businesses/index.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import { recountBooks } from '../invoices/books-test-kit.ts';
import {
  type BilledServer,
  denial,
  eventually,
  payByCard,
  payer,
  reverse,
  run,
  startBilledServer,
  monthly,
} from '../billing-test-kit.ts';
import { InvoiceModel } from '../invoices/invoice.model.ts';
import { PaymentModel } from './payment.model.ts';

let server: BilledServer;
let admin: Person;
beforeAll(async () => {
  server = await startBilledServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());
beforeEach(() => {
  server.sandbox.faults.callbackDelay = 0;
});

const today = () => new Date().toISOString().slice(0, 10);
const reason = { key: 'paidTwice', text: null };

/** Somebody who paid by card what an administrator had recorded as paid by hand meanwhile. */
async function paidTwice() {
  server.sandbox.faults.callbackDelay = 3_600_000;
  const person = await payer(server, admin);
  const invoiceId = person.invoice._id.toHexString();
  const reference = await payByCard(person, person.invoice, 'approved');
  const manual = {
    invoiceId,
    method: 'CASH',
    reference: `cash ${invoiceId}`,
    amount: { amountMinor: monthly, currency: 'COP' },
    dateReceived: today(),
  };
  await run(admin.client, 'recordManualPayment', manual);
  await run(person.client, 'confirmPayment', { reference });
  const payment = await PaymentModel.findOne({ transactionId: reference }).orFail().lean();
  return { ...person, invoiceId, reference, payment, paymentId: payment._id.toHexString() };
}

/** The same, with the business that the application became. */
async function activated() {
  const surplus = await paidTwice();
  const { applicationId } = surplus;
  // Its pictures stand for nothing: there are none to show.
  await ApplicationModel.updateOne(
    { _id: applicationId },
    { 'form.logoId': null, 'form.additionalImageIds': [] },
  );
  const { application } = await surplus.client.data<{ application: { version: number } }>(
    'query ($id: ID!) { application(id: $id) { version } }',
    { id: applicationId },
  );
  const { version } = application;
  const { userErrors } = await run(admin.client, 'activateApplication', {
    applicationId,
    version,
  });
  expect(userErrors).toEqual([]);
  const { businessId } = await eventually(async () => {
    const payment = await PaymentModel.findById(surplus.paymentId).orFail().lean();
    if (!payment.businessId) throw new Error('The payment does not follow yet.');
    return { businessId: payment.businessId };
  });
  return { ...surplus, businessId };
}

const endOf = async (businessId: string) =>
  (await findBusiness(businessId))?.membership?.periodEnd?.getTime() ?? 0;

const fields =
  'status surplus viewerCanDecide surplusDecision { reason { canned { en } } meantFor }';
const read = async ({ client }: Pick<Person, 'client'>, id: string) =>
  (
    await client.data<{ payment: Record<string, unknown> }>(
      `query ($id: ID!) { payment(id: $id) { ${fields} invoice { number } } }`,
      { id },
    )
  ).payment;

const subjectsTo = async (userId: string) =>
  (await MailRequestModel.find({ userId }).lean()).map(({ message }) => message.subject);
const titlesOf = async ({ client }: Pick<Person, 'client'>) =>
  (
    await client.data<{ notifications: { edges: { node: { title: string } }[] } }>(
      '{ notifications(first: 50) { edges { node { title } } } }',
    )
  ).notifications.edges.map(({ node }) => node.title);

describe('surplus money', () => {
  it('is marked where it is read, and told to its payer as what it is', async () => {
    const { client, userId, paymentId, invoice } = await paidTwice();
    expect(await read({ client }, paymentId)).toMatchObject({
      status: 'APPROVED',
      surplus: 'OPEN',
      viewerCanDecide: false,
    });
    expect(await read(admin, paymentId)).toMatchObject({ viewerCanDecide: true });
    const { payments } = await admin.client.data<{
      payments: { edges: { node: { id: string; surplus: string } }[] };
    }>('{ payments(filter: { surplus: OPEN }) { edges { node { id surplus } } } }');
    expect(payments.edges).toContainEqual({ node: { id: paymentId, surplus: 'OPEN' } });
    expect(payments.edges.every(({ node }) => node.surplus === 'OPEN')).toBe(true);
    await eventually(async () => {
      const subjects = await subjectsTo(userId);
      expect(subjects).toContain(`You paid invoice ${invoice.number} twice`);
      // One for the payment in cash, none for the surplus.
      const thanks = `We received your payment for invoice ${invoice.number}`;
      expect(subjects.filter((subject) => subject === thanks)).toHaveLength(1);
      expect(await titlesOf({ client })).toContain('You paid more than was due');
      expect(await titlesOf(admin)).toContain('A surplus payment came in');
    });
    expect(await recountBooks()).toEqual([]);
  });

  it('leaves nothing to be paid again when the bank takes it back', async () => {
    const { client, userId, applicationId, payment, invoice } = await paidTwice();
    expect(await reverse(server, payment, { applicationId, userId })).toBe(200);
    expect(await InvoiceModel.findById(invoice._id).lean()).toMatchObject({ status: 'PAID' });
    await eventually(async () => {
      const mails = await MailRequestModel.find({ userId }).lean();
      const mail = mails.find(({ message }) => message.subject.startsWith('Your bank reversed'));
      expect(mail?.message.text).toContain('doesn’t have to be paid again');
      for (const reader of [client, admin.client]) {
        const { notifications } = await reader.data<{
          notifications: { edges: { node: { title: string; text: string } }[] };
        }>('{ notifications(first: 50) { edges { node { title text } } } }');
        const told = notifications.edges.find(({ node }) => / bank reversed/.test(node.title));
        expect(told?.node.text).toContain('doesn’t have to be paid again');
      }
    });
    expect(await recountBooks()).toEqual([]);
  });

  it('is marked in the table and on the receipt', async () => {
    const { paymentId, reference } = await paidTwice();
    const open = async (
      mutation: 'createReceiptLink' | 'createPaymentsCsvLink',
      input?: object,
    ) => {
      const { url } = await run<{ url: string }>(admin.client, mutation, { ...input });
      return (await fetch(new URL(url, server.url))).text();
    };
    const csv = await open('createPaymentsCsvLink');
    const line = csv.split('\r\n').find((row) => row.includes(reference));
    expect(line).toMatch(/,To be decided$/);
    const others = csv.split('\r\n').filter((row) => row.includes('cash '));
    expect(others.every((row) => row.endsWith(','))).toBe(true);
    const pdf = await open('createReceiptLink', { paymentId });
    expect(textOf(pdf)).toContain('Receipt for a surplus payment');
  });
});

/** The words of an uncompressed PDF of ours, which writes them as hexadecimal runs. */
const textOf = (pdf: string): string =>
  Array.from(pdf.matchAll(/\[([^\]]*)\] TJ/g), ([, runs = '']) =>
    Array.from(runs.matchAll(/<([0-9a-f]+)>/g), ([, hex = '']) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    ).join(''),
  ).join('\n');

describe('refunding', () => {
  it('is noted once with its reason, told to the payer and audited', async () => {
    const { client, userId, paymentId, invoice } = await paidTwice();
    const { payment, userErrors } = await run(admin.client, 'refundSurplusPayment', {
      paymentId,
      reason,
    });
    expect([payment?.id, userErrors]).toEqual([paymentId, []]);
    expect(await read({ client }, paymentId)).toMatchObject({
      surplus: 'REFUNDED',
      surplusDecision: {
        reason: { canned: { en: 'The invoice was paid twice.' } },
        meantFor: invoice.number,
      },
    });
    await eventually(async () => {
      expect(await subjectsTo(userId)).toContain(
        `We refunded your payment for invoice ${invoice.number}`,
      );
      expect(await titlesOf({ client })).toContain('We refunded your payment');
      const audited = { 'targets.paymentId': paymentId, 'details.change': 'refunded' };
      const records = await AuditModel.find(audited).lean();
      expect(records).toMatchObject([{ actorId: admin.userId }]);
    });
    expect(await recountBooks()).toEqual([]);
  });
});

describe('applying', () => {
  it('pays the next month of the business, with a receipt of its own', async () => {
    const { client, userId, paymentId, businessId, invoice } = await activated();
    const before = await endOf(businessId);
    const { payment } = await run(admin.client, 'applySurplusPayment', { paymentId, reason });
    expect(payment?.id).toBe(paymentId);
    const applied = await read({ client }, paymentId);
    expect(applied).toMatchObject({
      surplus: 'APPLIED',
      surplusDecision: { meantFor: invoice.number },
    });
    const paid = await InvoiceModel.findOne({ paymentId }).orFail().lean();
    expect(paid).toMatchObject({ status: 'PAID', businessId, purpose: 'RENEWAL' });
    expect(applied['invoice']).toEqual({ number: paid.number });
    expect(paid.number).not.toBe(invoice.number);
    const days = ((await endOf(businessId)) - before) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    await eventually(async () => {
      expect(await subjectsTo(userId)).toContain(
        `We received your payment for invoice ${paid.number}`,
      );
    });
    expect(await recountBooks()).toEqual([]);
  });

  it('pays the invoice that is open, if there is one', async () => {
    const { client, paymentId, businessId, userId } = await activated();
    const { number } = await InvoiceModel.create({
      number: `WE-1999-${businessId.slice(-6)}`,
      purpose: 'RENEWAL',
      status: 'OPEN',
      plan: 'business',
      payerId: userId,
      businessId,
      businessName: 'A',
      subtotalMinor: 12_000_000,
      taxMinor: 2_280_000,
      totalMinor: 14_280_000,
      taxPercent: 19,
      displayTotalMinor: 2_900,
      issuedAt: new Date(),
      dueAt: new Date(),
    });
    await run(admin.client, 'applySurplusPayment', { paymentId, reason });
    expect(await read({ client }, paymentId)).toMatchObject({ invoice: { number } });
    expect(await recountBooks()).toEqual([]);
  });

  it('is refused where nothing is owed or another amount, and changes nothing', async () => {
    const { paymentId, payment } = await paidTwice();
    const codes = async (id: string) =>
      (await run(admin.client, 'applySurplusPayment', { paymentId: id, reason })).userErrors.map(
        ({ code }) => code,
      );
    expect(await codes(paymentId)).toEqual(['NOTHING_TO_PAY']);
    const other = await activated();
    await PaymentModel.updateOne({ _id: other.payment._id }, { localMinor: 100 });
    const invoices = await InvoiceModel.countDocuments();
    expect(await codes(other.paymentId)).toEqual(['AMOUNT_DIFFERS']);
    expect(await InvoiceModel.countDocuments()).toBe(invoices);
    expect(await PaymentModel.findById(payment._id).lean()).toMatchObject({
      surplusDecision: null,
    });
  });
});

describe('a decision about surplus money', () => {
  it('is made once, of fifty presses on both buttons at once', async () => {
    const { paymentId, businessId } = await activated();
    const before = await endOf(businessId);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        run(admin.client, index % 2 === 0 ? 'refundSurplusPayment' : 'applySurplusPayment', {
          paymentId,
          reason,
        }),
      ),
    );
    const done = answers.filter(({ userErrors }) => userErrors.length === 0);
    expect(done).toHaveLength(1);
    const codes = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(new Set(codes)).toEqual(new Set(['ILLEGAL_TRANSITION']));
    const payment = await PaymentModel.findById(paymentId).orFail().lean();
    const months = payment.surplusDecision?.kind === 'APPLIED' ? 1 : 0;
    expect(await InvoiceModel.countDocuments({ businessId, status: 'PAID' })).toBe(1 + months);
    expect((await endOf(businessId)) > before).toBe(months === 1);
    expect(await recountBooks()).toEqual([]);
  });

  it.each(['refundSurplusPayment', 'applySurplusPayment'] as const)(
    '%s is for administrators, of surplus money, with a reason',
    async (mutation) => {
      const { client, paymentId, invoiceId } = await paidTwice();
      const input = { paymentId, reason };
      expect(await denial(createClient(server), mutation, input)).toBe('UNAUTHENTICATED');
      expect(await denial(client, mutation, input)).toBe('FORBIDDEN');
      const codes = async (given: Record<string, unknown>) =>
        (await run(admin.client, mutation, given)).userErrors.map(({ code }) => code);
      expect(await codes({ paymentId: 'x', reason })).toEqual(['NOT_FOUND']);
      expect(await codes({ paymentId, reason: { key: null, text: ' ' } })).toEqual([
        'FIELD_REQUIRED',
      ]);
      const ordinary = await PaymentModel.findOne({ invoiceId, isSurplus: false }).orFail().lean();
      expect(await codes({ paymentId: ordinary._id.toHexString(), reason })).toEqual([
        'ILLEGAL_TRANSITION',
      ]);
    },
  );
});
