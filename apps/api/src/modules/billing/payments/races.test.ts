import { abortOnce } from '../../../testing/faults/abort-once.ts';
import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { findApplication } from '../../applications/index.ts';
import {
  type BilledServer,
  payer,
  payOnPage,
  run,
  sendCallback,
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

const today = () => new Date().toISOString().slice(0, 10);

/** An application whose applicant paid on the page; the callback of the service may be held back. */
async function begun({ isTold = true } = {}) {
  server.sandbox.faults.callbackDelay = isTold ? 0 : 3_600_000;
  const applicant = await payer(server, admin);
  const invoiceId = applicant.invoice._id.toHexString();
  const { checkout } = await run(applicant.client, 'startCheckout', { invoiceId });
  const asked = await PaymentModel.findOne({ invoiceId }).orFail().lean();
  const reference = await payOnPage(checkout?.payUrl ?? '', 'approved');
  const transaction = {
    ref_code: reference,
    itemId: asked.itemId,
    status: 'approved',
    total: 142_800,
    taxtotal: 22_800,
    currency: 'cop',
    method: 'card',
    date: new Date().toISOString(),
    customerId: asked.customerId,
    application_id: applicant.applicationId,
    user_id: applicant.userId,
    plan_id: 'business',
  };
  return { ...applicant, invoiceId, reference, transaction };
}

describe('fifty ways to pay one invoice at once', () => {
  it('count as one payment and one transition', async () => {
    const { client, applicationId, invoiceId, reference, transaction } = await begun();
    const attempts = Array.from({ length: 50 }, (_, index) => {
      if (index % 3 === 0) return run(client, 'confirmPayment', { reference });
      if (index % 3 === 1) return sendCallback(server, transaction);
      return run(admin.client, 'recordManualPayment', {
        invoiceId,
        method: 'TRANSFER',
        reference: `transfer ${invoiceId} ${index % 4}`,
        amount: { amountMinor: monthly, currency: 'COP' },
        dateReceived: today(),
      });
    });
    const answers = await Promise.all(attempts);
    const outcomes = answers.map((answer) =>
      typeof answer === 'number'
        ? answer
        : (answer.userErrors[0]?.code ?? answer.payment?.status ?? null),
    );
    const expected: ReadonlySet<unknown> = new Set([
      200,
      'APPROVED',
      'ALREADY_PAID',
      'REFERENCE_IN_USE',
    ]);
    expect(outcomes.filter((outcome) => !expected.has(outcome))).toEqual([]);
    const invoice = await InvoiceModel.findById(invoiceId).orFail().lean();
    const approved = await PaymentModel.find({ invoiceId, status: 'approved' }).lean();
    const counted = approved.filter(({ isSurplus }) => !isSurplus);
    expect(counted).toHaveLength(1);
    expect(invoice).toMatchObject({ status: 'PAID', paymentId: counted[0]?._id.toHexString() });
    expect(approved.filter(({ transactionId }) => transactionId === reference)).toHaveLength(1);
    expect((await findApplication(applicationId))?.status).toBe('payment-complete');
    const moved = { 'data.applicationId': applicationId, 'data.to': 'payment-complete' };
    expect(await EventModel.countDocuments(moved)).toBe(1);
  });
});

describe('money for an invoice that was paid by hand meanwhile', () => {
  it('is kept as a payment without effect, and the invoice keeps the one that paid it', async () => {
    const { invoiceId, applicationId, transaction, reference } = await begun({ isTold: false });
    const byHand = {
      method: 'CASH',
      reference: `cash ${invoiceId}`,
      amount: { amountMinor: monthly, currency: 'COP' },
      dateReceived: today(),
    };
    const manual = await run(admin.client, 'recordManualPayment', { invoiceId, ...byHand });
    expect(await sendCallback(server, transaction)).toBe(200);
    const late = await PaymentModel.findOne({ transactionId: reference }).lean();
    expect(late).toMatchObject({ status: 'approved', isSurplus: true });
    expect(await InvoiceModel.findById(invoiceId).lean()).toMatchObject({
      status: 'PAID',
      paymentId: manual.payment?.id,
    });
    const moved = { 'data.applicationId': applicationId, 'data.to': 'payment-complete' };
    expect(await EventModel.countDocuments(moved)).toBe(1);
  });
});

describe('a transaction of the database that aborts for a passing reason', () => {
  it('settles once', async () => {
    const { client, invoiceId, reference, applicationId } = await begun();
    const aborted = abortOnce();
    const { payment } = await run(client, 'confirmPayment', { reference });
    expect(aborted.mock.calls.length).toBeGreaterThan(1);
    expect(payment?.status).toBe('APPROVED');
    expect(await PaymentModel.countDocuments({ invoiceId, status: 'approved' })).toBe(1);
    const moved = { 'data.applicationId': applicationId, 'data.to': 'payment-complete' };
    expect(await EventModel.countDocuments(moved)).toBe(1);
  });

  it('begins a checkout, records by hand and changes a plan once', async () => {
    const applicant = await payer(server, admin);
    const invoiceId = applicant.invoice._id.toHexString();
    abortOnce();
    await run(applicant.client, 'startCheckout', { invoiceId });
    expect(await PaymentModel.countDocuments({ invoiceId })).toBe(1);
    abortOnce();
    const manual = {
      invoiceId,
      method: 'CASH',
      reference: `cash ${invoiceId}`,
      amount: { amountMinor: monthly, currency: 'COP' },
      dateReceived: today(),
    };
    const { payment } = await run(admin.client, 'recordManualPayment', manual);
    expect(payment?.status).toBe('APPROVED');
    expect(await PaymentModel.countDocuments({ invoiceId, status: 'approved' })).toBe(1);
    const changes = await EventModel.countDocuments({ type: 'plan.changed' });
    abortOnce();
    await run(admin.client, 'updatePlan', {
      key: 'business',
      displayPrice: { amountMinor: 2_900, currency: 'USD' },
    });
    expect(await EventModel.countDocuments({ type: 'plan.changed' })).toBe(changes + 1);
  });
});
