import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBusiness } from '../../../testing/factories.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import { findApplication } from '../../applications/index.ts';
import { changeUser } from '../../users/index.ts';
import {
  accountStatus,
  type BilledServer,
  eventually,
  payByCard,
  payer,
  payOnPage,
  run,
  sendCallback,
  startBilledServer,
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

const applicationOf = (id: string) => findApplication(id);
const transitions = (applicationId: string) =>
  EventModel.countDocuments({
    type: 'application.transitioned',
    'data.applicationId': applicationId,
    'data.action': 'completePayment',
  });

describe('an approved application', () => {
  it('has one invoice with a number, tax in whole pesos and the due time of the application', async () => {
    const { client, applicationId, invoice } = await payer(server, admin);
    expect(invoice.number).toMatch(/^WE-\d{4}-\d{6}$/);
    expect(invoice).toMatchObject({
      purpose: 'APPLICATION',
      subtotalMinor: 12_000_000,
      taxMinor: 2_280_000,
      totalMinor: 14_280_000,
      displayTotalMinor: 2_900,
      dueAt: (await applicationOf(applicationId))?.paymentDueAt,
    });
    expect(await accountStatus(client)).toMatchObject({
      membership: null,
      application: { id: applicationId },
      openInvoice: { number: invoice.number, status: 'OPEN' },
      viewerCanManage: true,
      lastPayments: [],
    });
  });
});

describe('an applicant who joined another business', () => {
  it('begins no payment that could not be activated', async () => {
    const { client, userId, invoice } = await payer(server, admin);
    const businessId = (await buildBusiness())._id.toHexString();
    await changeUser(userId, { businessId, memberType: 'business' });
    const input = { invoiceId: invoice._id.toHexString() };
    expect(await run(client, 'startCheckout', input)).toEqual({
      checkout: null,
      userErrors: [{ code: 'ALREADY_MEMBER', field: null }],
    });
    expect(await PaymentModel.exists({ invoiceId: input.invoiceId })).toBeNull();
    await changeUser(userId, { businessId: null, memberType: 'user' });
    expect(await run(client, 'startCheckout', input)).toMatchObject({ userErrors: [] });
  });
});

describe('paying by card', () => {
  it('completes the application once, whether the browser or the callback is first', async () => {
    const applicant = await payer(server, admin);
    const reference = await payByCard(applicant, applicant.invoice, 'approved');
    const { payment } = await run(applicant.client, 'confirmPayment', { reference });
    expect(payment).toMatchObject({
      status: 'APPROVED',
      response: 'Aprobada',
      transactionId: reference,
      cardNumber: '•••• 0326',
    });
    const repeated = await run(applicant.client, 'confirmPayment', { reference });
    expect(repeated.payment?.id).toBe(payment?.id);
    expect((await applicationOf(applicant.applicationId))?.status).toBe('payment-complete');
    expect(await transitions(applicant.applicationId)).toBe(1);
    expect(await InvoiceModel.findById(applicant.invoice._id).lean()).toMatchObject({
      status: 'PAID',
      paymentId: payment?.id,
    });
    await eventually(async () => {
      const mails = await MailRequestModel.find({ userId: applicant.userId }).lean();
      expect(mails.filter(({ cause }) => cause.includes(':receipt:'))).toHaveLength(1);
    });
  });

  it('tells of a rejected card with advice, and may be tried again', async () => {
    const applicant = await payer(server, admin);
    const rejected = await payByCard(applicant, applicant.invoice, 'rejected');
    const { payment } = await run(applicant.client, 'confirmPayment', { reference: rejected });
    expect(payment).toMatchObject({ status: 'REJECTED', response: 'Fondos insuficientes' });
    expect((await applicationOf(applicant.applicationId))?.status).toBe('payment-pending');
    await eventually(async () => {
      const mails = await MailRequestModel.find({ userId: applicant.userId }).lean();
      expect(mails.map(({ cause }) => cause.split(':')[2])).toContain('paymentRejected');
    });
    const approved = await payByCard(applicant, applicant.invoice, 'approved');
    const second = await run(applicant.client, 'confirmPayment', { reference: approved });
    expect(second.payment?.status).toBe('APPROVED');
    expect((await applicationOf(applicant.applicationId))?.status).toBe('payment-complete');
  });

  it('takes a second try on the same pay page for a payment of its own', async () => {
    const applicant = await payer(server, admin);
    const invoiceId = applicant.invoice._id.toHexString();
    const { checkout } = await run(applicant.client, 'startCheckout', { invoiceId });
    const first = await payOnPage(checkout?.payUrl ?? '', 'rejected');
    await run(applicant.client, 'confirmPayment', { reference: first });
    const second = await payOnPage(checkout?.payUrl ?? '', 'approved');
    await run(applicant.client, 'confirmPayment', { reference: second });
    const made = await PaymentModel.find({ invoiceId }).sort({ date: 1 }).lean();
    expect(made.map(({ status }) => status).toSorted()).toEqual(['approved', 'rejected']);
    expect(await transitions(applicant.applicationId)).toBe(1);
  });

  it('fails to confirm and stays pending while the bank is silent', async () => {
    const applicant = await payer(server, admin);
    const reference = await payByCard(applicant, applicant.invoice, 'silent');
    const { payment, userErrors } = await run(applicant.client, 'confirmPayment', { reference });
    expect(payment).toBeNull();
    expect(userErrors).toEqual([{ code: 'PAYMENT_CONFIRMATION_FAILED', field: null }]);
    const { lastPayments } = await accountStatus(applicant.client);
    expect(lastPayments).toMatchObject([{ status: 'PENDING' }]);
  });

  it('is begun once: the same page is given again', async () => {
    const applicant = await payer(server, admin);
    const invoiceId = applicant.invoice._id.toHexString();
    const checkouts = await Promise.all(
      Array.from({ length: 5 }, () => run(applicant.client, 'startCheckout', { invoiceId })),
    );
    expect(new Set(checkouts.map(({ checkout }) => checkout?.payUrl)).size).toBe(1);
    expect(await PaymentModel.countDocuments({ invoiceId })).toBe(1);
  });
});

describe('the callback', () => {
  const transactionOf = async (applicant: Awaited<ReturnType<typeof payer>>) => {
    const invoiceId = applicant.invoice._id.toHexString();
    await run(applicant.client, 'startCheckout', { invoiceId });
    const asked = await PaymentModel.findOne({ invoiceId }).orFail().lean();
    return {
      ref_code: `ref-${invoiceId}`,
      itemId: asked.itemId,
      status: 'approved',
      response: 'Aprobada',
      total: 142_800,
      taxtotal: 22_800,
      currency: 'cop',
      card_number: '4575623182290326',
      bank: 'Banco',
      method: 'card',
      date: new Date().toISOString(),
      customerId: asked.customerId,
      application_id: applicant.applicationId,
      user_id: applicant.userId,
      plan_id: 'business',
    };
  };

  it('completes the application without the browser, and repeats nothing', async () => {
    const applicant = await payer(server, admin);
    const transaction = await transactionOf(applicant);
    expect(await sendCallback(server, transaction)).toBe(200);
    expect(await sendCallback(server, transaction)).toBe(200);
    expect((await applicationOf(applicant.applicationId))?.status).toBe('payment-complete');
    expect(await transitions(applicant.applicationId)).toBe(1);
    const paid = await PaymentModel.findOne({ transactionId: transaction.ref_code }).lean();
    expect(paid?.cardNumber).toBe('•••• 0326');
  });

  it.each([
    ['forged', {}, { secret: 'another secret that is long enough' }, 401],
    ['old', {}, { at: new Date(Date.now() - 3_600_000) }, 401],
    ['of another amount', { total: 1 }, {}, 409],
    ['of another tax', { taxtotal: 0 }, {}, 409],
    ['in another currency', { currency: 'usd' }, {}, 409],
    ['of another customer', { customerId: 'cus_other' }, {}, 409],
    ['of an unknown item', { itemId: 'item_other' }, {}, 409],
    ['of another application', { application_id: 'other' }, {}, 409],
    ['no transaction', { total: 'much' }, {}, 401],
  ])('that is %s changes nothing', async (_what, change, signed, status) => {
    const applicant = await payer(server, admin);
    const transaction = { ...(await transactionOf(applicant)), ...change };
    expect(await sendCallback(server, transaction, signed)).toBe(status);
    expect((await applicationOf(applicant.applicationId))?.status).toBe('payment-pending');
    expect(await PaymentModel.countDocuments({ transactionId: transaction.ref_code })).toBe(0);
  });

  it.each([
    ['rejectApplication', { reason: { key: 'incompleteDocuments', text: null } }, 'rejected'],
    ['reconsiderApplication', {}, 'new'],
  ] as const)('for an invoice that %s voided is kept without effect', async (how, more, status) => {
    const applicant = await payer(server, admin);
    const transaction = await transactionOf(applicant);
    const { applicationId, version } = applicant;
    await run(admin.client, how, { applicationId, version, ...more });
    expect(await sendCallback(server, transaction)).toBe(200);
    expect((await applicationOf(applicationId))?.status).toBe(status);
    const paid = await PaymentModel.findOne({ transactionId: transaction.ref_code }).lean();
    expect(paid).toMatchObject({ status: 'approved', isSurplus: true });
    expect((await InvoiceModel.findById(applicant.invoice._id).lean())?.status).toBe('VOID');
  });

  it('takes nothing that is not signed', async () => {
    const response = await fetch(`${server.url}/billing/callback`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
  });
});
