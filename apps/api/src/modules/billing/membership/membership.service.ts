import { addMonths } from '@wiki/domain';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { type BusinessRecord, changeMembership, findBusiness } from '../../businesses/index.ts';
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
 * `ILLEGAL_TRANSITION` for a membership that is suspended, or paid and not about to end.
 */
export async function upgradeMembership(ctx: Caller): Promise<Answer> {
  const { userId, businessId } = managerOf(ctx);
  await inTransaction(async () => {
    const business = await readBusiness(businessId);
    const { membership } = business;
    if (membership?.status === 'suspended') throw refuse('ILLEGAL_TRANSITION');
    if (membership?.endsAtPeriodEnd) {
      await changeMembership(businessId, { endsAtPeriodEnd: false });
      await recordMembershipChange(businessId, userId);
      return;
    }
    if (await openInvoiceOf({ businessId })) return;
    if (membership?.plan === 'business') throw refuse('ILLEGAL_TRANSITION');
    const now = new Date();
    const invoice = await issueInvoice(ctx.config, {
      purpose: 'UPGRADE',
      payerId: userId,
      applicationId: null,
      businessId,
      businessName: business.name,
      dueAt: new Date(now.getTime() + upgradeDue),
      periodStart: now,
      periodEnd: addMonths(now, 1),
    });
    await recordInvoiceChange(invoice, userId);
  });
  return statusNow(ctx);
}

/**
 * Lets the membership go to the free plan when the paid month ends; an invoice for a further month is
 * closed. In grace, when the month has ended, it goes there at once. Refused with
 * `ILLEGAL_TRANSITION` for one that has no paid month or is suspended.
 */
export async function downgradeMembership(ctx: Caller): Promise<Answer> {
  const { userId, businessId } = managerOf(ctx);
  await inTransaction(async () => {
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
    await recordMembershipChange(businessId, userId);
  });
  return statusNow(ctx);
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
