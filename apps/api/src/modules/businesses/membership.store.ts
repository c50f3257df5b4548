import type { MembershipStatus } from '@wiki/domain';
import { BusinessModel, type BusinessRecord, type MembershipRecord } from './business.model.ts';
import { changeBusiness } from './business.store.ts';

/** The membership of a business that has none yet: the free plan. */
const freeMembership: MembershipRecord = {
  plan: 'free',
  status: 'active',
  periodStart: null,
  periodEnd: null,
  graceEnd: null,
  endsAtPeriodEnd: false,
  suspensionReason: null,
};

/**
 * Changes fields of a business's membership and returns the business as it is now, or null without
 * one. Its listings are shown or hidden with it. Joins the caller's transaction; the event
 * `membership.changed` is the caller's.
 */
export async function changeMembership(
  businessId: string,
  patch: Partial<MembershipRecord>,
): Promise<BusinessRecord | null> {
  return changeBusiness(businessId, ({ membership }) => ({
    membership: { ...(membership ?? freeMembership), ...patch },
  }));
}

/** A business whose membership stands in one of the states asked for. */
export type EndingMembership = Pick<BusinessRecord, '_id' | 'name' | 'status'> & {
  membership: MembershipRecord;
};

/**
 * The businesses whose paid month ends (or ended) before an instant and whose membership has one of
 * these states, the longest due first.
 */
export async function membershipsEndingBefore(
  date: Date,
  statuses: readonly MembershipStatus[],
): Promise<EndingMembership[]> {
  return BusinessModel.find({
    'membership.status': { $in: [...statuses] },
    'membership.periodEnd': { $lt: date },
  })
    .sort({ 'membership.periodEnd': 1 })
    .select({ name: 1, status: 1, membership: 1 })
    .lean<EndingMembership[]>();
}
