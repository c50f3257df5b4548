import { type Person, buildPerson } from '../../../testing/world.ts';
import { addMonths } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import type { MembershipRecord } from '../../businesses/index.ts';
import { findBusiness } from '../../businesses/index.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import {
  accountStatus,
  type BilledServer,
  denial,
  eventually,
  payByCard,
  run,
  startBilledServer,
} from '../billing-test-kit.ts';
import { InvoiceModel } from '../invoices/invoice.model.ts';
import { openInvoiceOf } from '../invoices/issue-invoice.ts';
import { stepMemberships } from './membership-clock.job.ts';
import { day } from '../payments/period.ts';

let server: BilledServer;
let admin: Person;
beforeAll(async () => {
  server = await startBilledServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const inDays = (days: number) => new Date(Date.now() + days * day);

/** A business whose paid month ends then, with a manager and a listing. */
async function member(periodEnd: Date, change: Partial<MembershipRecord> = {}) {
  const business = await buildBusiness({
    membership: {
      plan: 'business',
      status: 'active',
      periodStart: inDays(-20),
      periodEnd,
      graceEnd: null,
      endsAtPeriodEnd: false,
      suspensionReason: null,
      ...change,
    },
  });
  const businessId = business._id.toHexString();
  const product = await buildProduct({ business });
  const manager = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  return { ...manager, businessId, productId: product._id.toHexString() };
}

const membershipOf = async (businessId: string) => (await findBusiness(businessId))?.membership;
const isListed = async (id: string) => {
  const query = 'query ($id: ID!) { product(id: $id) { id } }';
  return (
    (await createClient(server).data<{ product: object | null }>(query, { id })).product !== null
  );
};
const mailsTo = async (userId: string) =>
  (await MailRequestModel.find({ userId }).sort({ dateCreated: 1 }).lean()).map(
    ({ cause }) => cause.split(':').at(-2) ?? '',
  );
const changes = (businessId: string) =>
  EventModel.countDocuments({ type: 'membership.changed', 'data.businessId': businessId });
const openInvoice = async (businessId: string) => {
  const invoice = await openInvoiceOf({ businessId });
  if (!invoice) throw new Error('There is no open invoice.');
  return invoice;
};

describe('a month that ends', () => {
  it('is invoiced once seven days before, with a reminder, and a payment extends it', async () => {
    const periodEnd = inDays(6);
    const { businessId, userId, client } = await member(periodEnd);
    await stepMemberships(server.config, new Date());
    await stepMemberships(server.config, new Date());
    const invoice = await openInvoice(businessId);
    expect(invoice).toMatchObject({
      purpose: 'RENEWAL',
      dueAt: periodEnd,
      periodStart: periodEnd,
      periodEnd: addMonths(periodEnd, 1),
    });
    expect(await InvoiceModel.countDocuments({ businessId })).toBe(1);
    await eventually(async () => expect(await mailsTo(userId)).toEqual(['renewalReminder']));

    const reference = await payByCard({ client }, invoice, 'approved');
    await run(client, 'confirmPayment', { reference });
    expect(await membershipOf(businessId)).toMatchObject({
      status: 'active',
      periodEnd: addMonths(periodEnd, 1),
    });
    expect(await changes(businessId)).toBe(1);
    await eventually(async () =>
      expect(await mailsTo(userId)).toEqual(['renewalReminder', 'receipt']),
    );
  });

  it('unpaid goes to grace, then lapses with its listings, and comes back when it is paid', async () => {
    const end = inDays(1);
    const { businessId, productId, userId, client } = await member(end);
    await stepMemberships(server.config, new Date());
    const invoice = await openInvoice(businessId);
    // Noticed late, grace counts from the end of the month all the same.
    await stepMemberships(server.config, inDays(2.5));
    expect(await membershipOf(businessId)).toMatchObject({
      status: 'grace',
      plan: 'business',
      graceEnd: new Date(end.getTime() + 7 * day),
    });
    expect(await isListed(productId)).toBe(true);
    await eventually(async () => expect(await mailsTo(userId)).toContain('membershipGrace'));

    await stepMemberships(server.config, inDays(7));
    expect(await membershipOf(businessId)).toMatchObject({ status: 'grace' });
    await stepMemberships(server.config, inDays(8.2));
    await stepMemberships(server.config, inDays(8.2));
    expect(await membershipOf(businessId)).toMatchObject({ status: 'lapsed', plan: 'free' });
    expect(await isListed(productId)).toBe(false);
    expect(await changes(businessId)).toBe(2);
    await eventually(async () => expect(await mailsTo(userId)).toContain('membershipLapsed'));

    const { accountStatus: asked } = await run(client, 'upgradeMembership');
    expect(asked).toMatchObject({ openInvoice: { number: invoice.number } });
    await run(client, 'confirmPayment', {
      reference: await payByCard({ client }, invoice, 'approved'),
    });
    const membership = await membershipOf(businessId);
    expect(membership).toMatchObject({ status: 'active', plan: 'business' });
    expect(Number(membership?.periodEnd)).toBeGreaterThan(Date.now() + 27 * day);
    expect(await isListed(productId)).toBe(true);
  });

  it('takes one step at a time after weeks of standstill', async () => {
    const { businessId } = await member(inDays(-40));
    const now = new Date();
    await stepMemberships(server.config, now);
    expect(await membershipOf(businessId)).toMatchObject({ status: 'active' });
    await stepMemberships(server.config, now);
    const graced = await membershipOf(businessId);
    expect(graced).toMatchObject({ status: 'grace', graceEnd: new Date(now.getTime() + 3 * day) });
    await stepMemberships(server.config, now);
    expect(await membershipOf(businessId)).toEqual(graced);
  });
});

describe('a downgrade', () => {
  it('happens when the month ends, pauses the listings and can be taken back', async () => {
    const { businessId, productId, client } = await member(inDays(3));
    await stepMemberships(server.config, new Date());
    const invoice = await openInvoice(businessId);
    const { accountStatus: after } = await run(client, 'downgradeMembership');
    expect(after).toMatchObject({ membership: { endsAtPeriodEnd: true }, openInvoice: null });
    expect((await InvoiceModel.findById(invoice._id).lean())?.status).toBe('VOID');
    const back = await run(client, 'upgradeMembership');
    expect(back.accountStatus).toMatchObject({ membership: { endsAtPeriodEnd: false } });

    await run(client, 'downgradeMembership');
    await stepMemberships(server.config, inDays(2));
    expect(await isListed(productId)).toBe(true);
    await stepMemberships(server.config, inDays(3.1));
    expect(await membershipOf(businessId)).toMatchObject({ plan: 'free', status: 'active' });
    expect(await isListed(productId)).toBe(false);
    expect(await openInvoiceOf({ businessId })).toBeNull();

    const twice = await run(client, 'downgradeMembership');
    expect(twice.userErrors).toMatchObject([{ code: 'ILLEGAL_TRANSITION' }]);
    const { accountStatus: asked } = await run(client, 'upgradeMembership');
    expect(asked).toMatchObject({ openInvoice: { purpose: 'UPGRADE', status: 'OPEN' } });
  });

  it('is refused for a paid membership that asks for the plan it has', async () => {
    const { client } = await member(inDays(20));
    const { userErrors } = await run(client, 'upgradeMembership');
    expect(userErrors).toMatchObject([{ code: 'ILLEGAL_TRANSITION' }]);
  });

  it('is for those who manage a business', async () => {
    const { businessId } = await member(inDays(20));
    const colleague = await buildPerson(server, { memberType: 'business', businessId });
    const user = await buildPerson(server);
    for (const mutation of [
      'upgradeMembership',
      'downgradeMembership',
      'retryBillingSync',
    ] as const) {
      for (const { client } of [colleague, user, admin]) {
        expect(await denial(client, mutation)).toBe('FORBIDDEN');
      }
      expect(await denial(createClient(server), mutation)).toBe('UNAUTHENTICATED');
    }
    expect(await accountStatus(colleague.client)).toMatchObject({
      membership: { plan: 'business' },
      openInvoice: null,
      viewerCanManage: false,
    });
  });
});

describe('a change of plan by an administrator', () => {
  const to = (businessId: string, plan: 'FREE' | 'BUSINESS') =>
    run<{ business: object | null }>(admin.client, 'changePlan', { businessId, plan });

  it('ends with the paid month, is taken back, and is invoiced to who manages the business', async () => {
    const { businessId, productId, userId } = await member(inDays(3));
    expect(await to(businessId, 'FREE')).toMatchObject({
      business: { membership: { plan: 'business', endsAtPeriodEnd: true } },
    });
    expect(await to(businessId, 'BUSINESS')).toMatchObject({
      business: { membership: { plan: 'business', endsAtPeriodEnd: false } },
    });
    await to(businessId, 'FREE');
    await stepMemberships(server.config, inDays(3.1));
    expect(await isListed(productId)).toBe(false);
    await to(businessId, 'BUSINESS');
    expect(await openInvoice(businessId)).toMatchObject({ purpose: 'UPGRADE', payerId: userId });
    const [last] = await EventModel.find({
      type: 'membership.changed',
      'data.businessId': businessId,
    })
      .sort({ _id: 1 })
      .lean();
    expect(last?.actorId).toBe(admin.userId);
  });

  it('is refused where it changes nothing, where nobody can be invoiced, and to others', async () => {
    const { businessId, client } = await member(inDays(20));
    expect((await to(businessId, 'BUSINESS')).userErrors).toMatchObject([
      { code: 'ILLEGAL_TRANSITION' },
    ]);
    const alone = await buildBusiness({ membership: null });
    expect((await to(alone._id.toHexString(), 'BUSINESS')).userErrors).toMatchObject([
      { code: 'ILLEGAL_TRANSITION', field: 'businessId' },
    ]);
    expect((await to('aabbccddeeff001122334455', 'FREE')).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    const input = { businessId, plan: 'FREE' };
    expect(await denial(client, 'changePlan', input)).toBe('FORBIDDEN');
    expect(await denial(createClient(server), 'changePlan', input)).toBe('UNAUTHENTICATED');
  });
});

describe('a suspension', () => {
  it('hides the listings, tells why, lets nothing be bought and ends where the clock says', async () => {
    const { businessId, productId, userId, client } = await member(inDays(20));
    const reason = { key: 'complaints', text: 'Tres en un mes.' };
    await run(admin.client, 'suspendMembership', { businessId, reason });
    expect(await membershipOf(businessId)).toMatchObject({ status: 'suspended' });
    expect(await isListed(productId)).toBe(false);
    await eventually(async () => expect(await mailsTo(userId)).toEqual(['membershipSuspended']));
    expect((await run(client, 'upgradeMembership')).userErrors).toMatchObject([
      { code: 'ILLEGAL_TRANSITION' },
    ]);
    const twice = await run(admin.client, 'suspendMembership', { businessId, reason });
    expect(twice.userErrors).toMatchObject([{ code: 'ILLEGAL_TRANSITION' }]);

    await run(admin.client, 'reinstateMembership', { businessId });
    expect(await membershipOf(businessId)).toMatchObject({
      status: 'active',
      suspensionReason: null,
    });
    expect(await isListed(productId)).toBe(true);
    const again = await run(admin.client, 'reinstateMembership', { businessId });
    expect(again.userErrors).toMatchObject([{ code: 'ILLEGAL_TRANSITION' }]);
  });

  it('needs a reason and a business, and an administrator', async () => {
    const { businessId, client } = await member(inDays(20));
    const reason = { key: 'complaints' };
    const empty = await run(admin.client, 'suspendMembership', { businessId, reason: {} });
    expect(empty.userErrors).toMatchObject([{ code: 'FIELD_REQUIRED' }]);
    const unknown = { businessId: 'aabbccddeeff001122334455' };
    expect(
      (await run(admin.client, 'suspendMembership', { ...unknown, reason })).userErrors,
    ).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await run(admin.client, 'reinstateMembership', unknown)).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect(await denial(client, 'suspendMembership', { businessId, reason })).toBe('FORBIDDEN');
    expect(await denial(client, 'reinstateMembership', { businessId })).toBe('FORBIDDEN');
  });
});
