import { addMonths } from '@wiki/domain';
import type { Config } from '../../../config.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { logger } from '../../../platform/logging/logger.ts';
import {
  type BusinessRecord,
  changeMembership,
  findBusiness,
  managersOf,
  type MembershipRecord,
  membershipsEndingBefore,
} from '../../businesses/index.ts';
import { recordInvoiceChange } from '../invoices/invoice-changes.ts';
import { issueInvoice, openInvoiceOf } from '../invoices/issue-invoice.ts';
import { recordMembershipChange } from './membership-changes.ts';
import { dueStep, ended, inGrace, lapsed } from './membership-rules.ts';
import { renewalNotice } from '../payments/period.ts';
import { isPriceSet } from '../plans/plan.service.ts';

/** Takes every membership the step that is due for it, every ten minutes. */
export const membershipClockHandler: JobHandler = {
  type: 'membership-clock',
  maxAttempts: 5,
  intervalMilliseconds: 10 * 60_000,
  run: (_job, { config }) => stepMemberships(config, new Date()),
};

/** The memberships to look at, taken page by page: those in grace first. */
async function* membershipsDue(before: Date): AsyncGenerator<string> {
  for (const status of ['grace', 'active'] as const) {
    let page = await membershipsEndingBefore(before, status);
    while (page.length > 0) {
      for (const { _id } of page) yield _id.toHexString();
      page = await membershipsEndingBefore(before, status, { after: page.at(-1) ?? null });
    }
  }
}

/**
 * Takes every membership one step, each in a transaction of its own; one that fails is logged and
 * holds up no other.
 */
export async function stepMemberships(config: Config, now: Date): Promise<void> {
  const seen = new Set<string>();
  const soon = new Date(now.getTime() + renewalNotice);
  for await (const businessId of membershipsDue(soon)) {
    if (seen.has(businessId)) continue;
    seen.add(businessId);
    try {
      await inTransaction(() => stepMembership(config, businessId, now));
    } catch (error) {
      logger.error({ err: error, businessId }, 'a membership could not be stepped');
    }
  }
}

/** Takes one membership the step that is due for it, if any. Joins the caller's transaction. */
async function stepMembership(config: Config, businessId: string, now: Date): Promise<void> {
  const business = await findBusiness(businessId);
  const membership = business?.membership;
  if (!membership) return;
  // Where nobody is left to be invoiced, the month ends unpaid all the same.
  const isInvoiced =
    (await openInvoiceOf({ businessId })) !== null || (await managersOf(businessId)).length === 0;
  const step = dueStep(membership, isInvoiced, now);
  if (step === 'invoice') {
    // Nobody pays an example: the month goes on until there is a price.
    if (await isPriceSet()) await invoiceRenewal(config, business, membership, now);
  } else if (step) {
    await change(
      businessId,
      {
        grace: inGrace(membership.periodEnd ?? now, now),
        lapse: lapsed,
        end: ended,
      }[step],
    );
  }
}

async function invoiceRenewal(
  config: Config,
  business: BusinessRecord,
  { periodEnd }: MembershipRecord,
  now: Date,
): Promise<void> {
  const businessId = business._id.toHexString();
  const [payerId] = await managersOf(businessId);
  if (!payerId || !periodEnd) return;
  const invoice = await issueInvoice(config, {
    purpose: 'RENEWAL',
    payerId,
    applicationId: null,
    businessId,
    businessName: business.name,
    dueAt: periodEnd > now ? periodEnd : now,
    periodStart: periodEnd,
    periodEnd: addMonths(periodEnd, 1),
  });
  await recordInvoiceChange(invoice, null);
}

async function change(businessId: string, patch: Partial<MembershipRecord>): Promise<void> {
  await changeMembership(businessId, patch);
  await recordMembershipChange(businessId, null);
}
