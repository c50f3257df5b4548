import { addMonths } from '@wiki/domain';
import { changePlanSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import {
  type BusinessRecord,
  changeMembership,
  findBusiness,
  managersOf,
} from '../../businesses/index.ts';
import { type AccountStatusView, readAccountStatus } from './account-status.service.ts';
import { recordInvoiceChange } from '../invoices/invoice-changes.ts';
import { issueInvoice, openInvoiceOf, voidInvoice } from '../invoices/issue-invoice.ts';
import { recordMembershipChange } from './membership-changes.ts';
import { ended } from './membership-rules.ts';
import { day } from '../payments/period.ts';

type Caller = Pick<Context, 'viewer' | 'config' | 'loaders'>;
type Answer = { accountStatus: AccountStatusView };

/** How long an invoice of an upgrade waits to be paid. */
const upgradeDue = 7 * day;

/**
 * Asks for the business plan: takes back a downgrade that has not happened yet, else issues the
 * invoice whose payment begins the plan, or leaves the one there is. Refused with
 * `ILLEGAL_TRANSITION` for a membership that is suspended, or paid and not about to end, and with
 * `PRICE_NOT_SET`.
 */
export async function upgradeMembership(ctx: Caller): Promise<Answer> {
  const { userId, businessId } = managerOf(ctx);
  await inTransaction(() => upgrade(ctx.config, { businessId, payerId: userId, actorId: userId }));
  return statusNow(ctx);
}

/**
 * Lets the membership go to the free plan when the paid month ends; an invoice for a further month is
 * closed. In grace, when the month has ended, it goes there at once. Refused with
 * `ILLEGAL_TRANSITION` for one that has no paid month or is suspended.
 */
export async function downgradeMembership(ctx: Caller): Promise<Answer> {
  const { userId, businessId } = managerOf(ctx);
  await inTransaction(() => downgrade(businessId, userId));
  return statusNow(ctx);
}

/**
 * Changes the plan of a business for those who manage it, as they would themselves: the business plan
 * begins when its invoice is paid, the free one when the paid month ends. Administrators. Refused with
 * `NOT_FOUND`, and as above; `ILLEGAL_TRANSITION` too when nobody is left to be invoiced.
 */
export async function changePlan(
  ctx: Caller,
  input: unknown,
): Promise<{ business: BusinessRecord }> {
  const { businessId, plan } = parseInput(changePlanSchema, input);
  const { userId: actorId } = signedIn(ctx.viewer);
  assertCan(ctx.viewer, 'billing.administer', null);
  return inTransaction(async () => {
    await readBusiness(businessId);
    if (plan === 'free') await downgrade(businessId, actorId);
    else {
      const [payerId] = await managersOf(businessId);
      if (!payerId) throw refuse('ILLEGAL_TRANSITION', 'businessId');
      await upgrade(ctx.config, { businessId, payerId, actorId });
    }
    return { business: await readBusiness(businessId) };
  });
}

/** Begins the business plan, or takes back its end. Joins the caller's transaction. */
async function upgrade(
  config: Config,
  { businessId, payerId, actorId }: { businessId: string; payerId: string; actorId: string },
): Promise<void> {
  const { name, membership } = await readBusiness(businessId);
  if (membership?.status === 'suspended') throw refuse('ILLEGAL_TRANSITION');
  if (membership?.endsAtPeriodEnd) {
    await changeMembership(businessId, { endsAtPeriodEnd: false });
    await recordMembershipChange(businessId, actorId);
    return;
  }
  if (await openInvoiceOf({ businessId })) return;
  if (membership?.plan === 'business') throw refuse('ILLEGAL_TRANSITION');
  const now = new Date();
  const invoice = await issueInvoice(config, {
    purpose: 'UPGRADE',
    payerId,
    applicationId: null,
    businessId,
    businessName: name,
    dueAt: new Date(now.getTime() + upgradeDue),
    periodStart: now,
    periodEnd: addMonths(now, 1),
  });
  await recordInvoiceChange(invoice, actorId);
}

/** Lets the paid month be the last. Joins the caller's transaction. */
async function downgrade(businessId: string, actorId: string): Promise<void> {
  const { membership } = await readBusiness(businessId);
  if (membership?.plan !== 'business' || membership.status === 'suspended') {
    throw refuse('ILLEGAL_TRANSITION');
  }
  if (membership.endsAtPeriodEnd) return;
  const open = await openInvoiceOf({ businessId });
  if (open) await voidInvoice(open._id);
  await changeMembership(
    businessId,
    membership.status === 'grace' ? ended : { endsAtPeriodEnd: true },
  );
  await recordMembershipChange(businessId, actorId);
}

/** Whom the caller manages. Throws `FORBIDDEN` for those who manage no business. */
export function managerOf({ viewer }: Pick<Context, 'viewer'>): {
  userId: string;
  businessId: string;
} {
  const { userId, businessId } = signedIn(viewer);
  assertCan(viewer, 'billing.manage', { businessId });
  return { userId, businessId: businessId ?? '' };
}

/** The caller's account after a change. */
export async function statusNow(ctx: Caller): Promise<Answer> {
  ctx.loaders.businessById.clearAll();
  return { accountStatus: await readAccountStatus(ctx) };
}

async function readBusiness(businessId: string): Promise<BusinessRecord> {
  const business = await findBusiness(businessId);
  if (!business) throw refuse('NOT_FOUND');
  return business;
}
