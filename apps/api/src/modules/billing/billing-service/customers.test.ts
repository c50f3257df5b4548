import { jobContext } from '../../../testing/job-context.ts';
import { type Person, buildPerson } from '../../../testing/world.ts';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildApplication } from '../../../testing/application-factory.ts';
import { buildBusiness, buildUser, factoryPassword } from '../../../testing/factories.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import { findUser } from '../../users/index.ts';
import {
  accountStatus,
  type BilledServer,
  eventually,
  payer,
  payOnPage,
  run,
  startBilledServer,
} from '../billing-test-kit.ts';
import { billingMigrations } from '../billing.migrations.ts';
import { PaymentModel } from '../payments/payment.model.ts';
import { paymentOf } from '../payments/payment.store.ts';
import { reconcileHandler } from './reconciliation.ts';
import { JobModel } from '../../../platform/jobs/job.model.ts';

let server: BilledServer;
let admin: Person;
beforeAll(async () => {
  server = await startBilledServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const customerOf = async (userId: string) => {
  const customerId = (await findUser(userId))?.customerId;
  return customerId ? server.sandbox.customer(customerId) : null;
};

describe('a customer of the billing service', () => {
  it('is made of everybody who registers, as a person with placeholder digits', async () => {
    const email = `ana-${Date.now()}@example.com`;
    const input = {
      firstName: 'Ana',
      lastName: 'Torres',
      email,
      password: 'Una-clave-2026',
      language: 'es',
      addToNewsletter: false,
      consent: { termsVersion: 1, privacyVersion: 1 },
    };
    const query = `mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } userErrors { code field } } }`;
    const { signUp } = await createClient(server).data<{ signUp: { user: { id: string } } }>(
      query,
      { input },
    );
    await eventually(async () =>
      expect(await customerOf(signUp.user.id)).toMatchObject({
        IsPerson: true,
        CompanyName: '',
        firstname: 'Ana',
        lastname: 'Torres',
        subsidiary: 5,
        email,
        phone: '0000000000',
        user_id: signUp.user.id,
      }),
    );
  });

  it('is made of those who were there before', async () => {
    const { _id } = await buildUser();
    const backfill = billingMigrations.find(({ id }) => id.endsWith('billing-begins'));
    const { db } = mongoose.connection;
    if (db) await backfill?.up(db);
    await eventually(async () => expect(await customerOf(_id.toHexString())).not.toBeNull());
  });
});

/** Someone who manages a business that came of an application. */
async function memberWithApplication() {
  const { user, userId, ...rest } = await buildPerson(server, { memberType: 'businessAdmin' });
  const { application } = await buildApplication({ applicant: user, status: 'approved' });
  const business = await buildBusiness({ applicationId: application._id.toHexString() });
  const businessId = business._id.toHexString();
  await mongoose.connection
    .collection('users')
    .updateOne({ _id: user._id }, { $set: { businessId } });
  return { ...rest, user, userId, businessId };
}

describe('the data of a business', () => {
  it('go to the billing service, whose refusal is shown and can be tried again', async () => {
    const { client, userId } = await memberWithApplication();
    expect((await run(client, 'retryBillingSync')).accountStatus).toMatchObject({
      billingSyncError: null,
    });
    expect(await customerOf(userId)).toMatchObject({
      CompanyName: 'Café Alto del Roble',
      identification_num: expect.stringContaining('900') as unknown,
      billcountry: 'CO',
      city: 'Pitalito',
      city2: 'Cali',
      state2: 'Valle del Cauca',
    });
  });
});

describe('a payment nobody answered for', () => {
  const jobOf = async (paymentId: string, isLast: boolean) =>
    JobModel.findOne({ 'payload.paymentId': paymentId, 'payload.isLast': isLast }).orFail().lean();

  it('is found out when browser and callback were lost', async () => {
    server.sandbox.faults.callbackDelay = 3_600_000;
    const applicant = await payer(server, admin);
    const invoiceId = applicant.invoice._id.toHexString();
    const { checkout } = await run(applicant.client, 'startCheckout', { invoiceId });
    await payOnPage(checkout?.payUrl ?? '', 'approved');
    const paymentId = checkout?.payment.id ?? '';
    const delays = await JobModel.find({ 'payload.paymentId': paymentId })
      .sort({ runAt: 1 })
      .lean();
    const begun = await PaymentModel.findById(paymentId).orFail().lean();
    expect(delays.map(({ runAt }) => (runAt.getTime() - begun.date.getTime()) / 60_000)).toEqual([
      2, 10, 60, 1_440,
    ]);
    await reconcileHandler.run(await jobOf(paymentId, false), jobContext(server.config));
    await reconcileHandler.run(await jobOf(paymentId, false), jobContext(server.config));
    expect((await PaymentModel.findById(paymentId).lean())?.status).toBe('approved');
    server.sandbox.faults.callbackDelay = 0;
  });

  it('is given up after a day, begun anew, and an answer that comes all the same counts', async () => {
    const applicant = await payer(server, admin);
    const invoiceId = applicant.invoice._id.toHexString();
    const first = await run(applicant.client, 'startCheckout', { invoiceId });
    const paymentId = first.checkout?.payment.id ?? '';
    await reconcileHandler.run(await jobOf(paymentId, false), jobContext(server.config));
    expect((await PaymentModel.findById(paymentId).lean())?.status).toBe('pending');
    await reconcileHandler.run(await jobOf(paymentId, true), jobContext(server.config));
    expect((await PaymentModel.findById(paymentId).lean())?.status).toBe('rejected');
    const second = await run(applicant.client, 'startCheckout', { invoiceId });
    expect(second.checkout?.payment.id).not.toBe(paymentId);

    await payOnPage(first.checkout?.payUrl ?? '', 'approved');
    await eventually(async () =>
      expect(await accountStatus(applicant.client)).toMatchObject({ openInvoice: null }),
    );
    expect((await PaymentModel.findById(paymentId).lean())?.status).toBe('approved');
    const mails = await MailRequestModel.find({ userId: applicant.userId }).lean();
    expect(mails.map(({ cause }) => cause.split(':').at(-2))).not.toContain('paymentRejected');
  });
});

describe('a billing service that is down', () => {
  it('holds up nothing but the payment, and says so', async () => {
    const applicant = await payer(server, admin);
    const member = await memberWithApplication();
    const invoiceId = applicant.invoice._id.toHexString();
    await server.sandbox.stop();

    const { checkout, userErrors } = await run(applicant.client, 'startCheckout', { invoiceId });
    expect(checkout).toBeNull();
    expect(userErrors).toEqual([{ code: 'BILLING_UNAVAILABLE', field: null }]);
    expect(await PaymentModel.countDocuments({ invoiceId })).toBe(0);

    const retried = await run(member.client, 'retryBillingSync');
    expect(retried.userErrors).toEqual([{ code: 'BILLING_UNAVAILABLE', field: null }]);
    expect(await accountStatus(member.client)).toMatchObject({
      billingSyncError: 'UNAVAILABLE',
    });
  });
});

describe('a deleted account', () => {
  it('leaves its payments without its address', async () => {
    const applicant = await payer(server, admin);
    const payment = paymentOf(applicant.invoice, null);
    await PaymentModel.create([
      {
        ...payment,
        startedBy: applicant.userId,
        customerEmail: String(applicant.user.email),
        method: 'CARD',
        status: 'approved',
      },
    ]);
    const query = `mutation { deleteAccount(input: { password: "${factoryPassword}" }) { ok } }`;
    await applicant.client.data(query);
    await eventually(async () =>
      expect((await PaymentModel.findById(payment._id).lean())?.customerEmail).toBe(''),
    );
  });
});
