import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBusiness } from '../../../testing/factories.ts';
import { changeMembership, findBusiness } from '../../businesses/index.ts';
import { changeUser } from '../../users/index.ts';
import {
  type BilledServer,
  eventually,
  payByCard,
  run,
  startBilledServer,
} from '../billing-test-kit.ts';
import { openInvoiceOf } from './issue-invoice.ts';
import { stepMemberships } from '../membership/membership-clock.job.ts';
import { day } from '../payments/period.ts';

let server: BilledServer;
beforeAll(async () => {
  server = await startBilledServer();
});
afterAll(() => server.stop());

const inDays = (days: number) => new Date(Date.now() + days * day);

/** A business whose paid month ends in six days. */
async function business(): Promise<string> {
  const { _id } = await buildBusiness();
  const paid = { plan: 'business', status: 'active', periodEnd: inDays(6) } as const;
  await changeMembership(_id.toHexString(), paid);
  return _id.toHexString();
}

const membershipOf = async (businessId: string) => (await findBusiness(businessId))?.membership;

/** A renewal invoiced to one of two managers, who leaves. */
async function departure() {
  const businessId = await business();
  const managers = [
    await buildPerson(server, { memberType: 'businessAdmin', businessId }),
    await buildPerson(server, { memberType: 'businessAdmin', businessId }),
  ];
  await stepMemberships(server.config, new Date());
  const invoice = await openInvoiceOf({ businessId });
  const billed = managers.find(({ userId }) => userId === invoice?.payerId);
  const stays = managers.find(({ userId }) => userId !== invoice?.payerId);
  if (!invoice || !billed || !stays) throw new Error('No renewal was invoiced.');
  await changeUser(billed.userId, { businessId: null, memberType: 'user' });
  return { businessId, invoice, left: billed, stays };
}

describe('who left a business', () => {
  it('reads nothing of what others pay for it, even of an invoice made out to them', async () => {
    const { invoice, left, stays } = await departure();
    const reference = await payByCard(stays, invoice, 'approved');
    const { payment } = await run(stays.client, 'confirmPayment', { reference });
    const paymentId = payment?.id ?? '';
    const seen = async ({ client }: Person) => ({
      ...(await client.data<object>(
        `{ payment(id: "${paymentId}") { customerEmail }
          invoice(id: "${invoice._id.toHexString()}") { number }
          myPayments { edges { node { customerEmail } } }
          accountStatus { lastPayments { customerEmail } } }`,
      )),
      receipt: (await run(client, 'createReceiptLink', { paymentId })).userErrors,
    });
    expect(await seen(left)).toEqual({
      payment: null,
      invoice: null,
      myPayments: { edges: [] },
      accountStatus: { lastPayments: [] },
      receipt: [{ code: 'NOT_FOUND', field: 'paymentId' }],
    });
    const customerEmail = String(stays.user.email);
    const own = {
      payment: { customerEmail },
      myPayments: { edges: [{ node: { customerEmail } }] },
      accountStatus: { lastPayments: [{ customerEmail }] },
      receipt: [],
    };
    expect(await seen(stays)).toEqual({ ...own, invoice: { number: invoice.number } });
    // What they paid themselves stays theirs, but not the invoice of the business.
    await changeUser(stays.userId, { businessId: null, memberType: 'user' });
    expect(await seen(stays)).toEqual({ ...own, invoice: null });
  });

  it('hears nothing of it either', async () => {
    const { invoice, left, stays } = await departure();
    const [gone, there] = [await left.client.socket(), await stays.client.socket()];
    const follow = 'subscription { accountStatusChanged { cursor } }';
    const [silent, told] = [gone.start(follow), there.start(follow)];
    const reference = await payByCard(stays, invoice, 'rejected');
    await run(stays.client, 'confirmPayment', { reference });
    await told.next();
    await told.next();
    expect(silent.waiting).toBe(0);
    await gone.close();
    await there.close();
  });
});

describe('a business that nobody manages any more', () => {
  it('does not keep its membership without paying', async () => {
    const businessId = await business();
    const owner = await buildPerson(server, { memberType: 'businessAdmin', businessId });
    await changeUser(owner.userId, { businessId: null, memberType: 'user' });
    await stepMemberships(server.config, new Date());
    expect(await openInvoiceOf({ businessId })).toBeNull();
    expect(await membershipOf(businessId)).toMatchObject({ status: 'active' });
    await stepMemberships(server.config, inDays(6.1));
    expect(await membershipOf(businessId)).toMatchObject({ status: 'grace' });
    await stepMemberships(server.config, inDays(13.2));
    await eventually(async () =>
      expect(await membershipOf(businessId)).toMatchObject({ status: 'lapsed', plan: 'free' }),
    );
  });
});
