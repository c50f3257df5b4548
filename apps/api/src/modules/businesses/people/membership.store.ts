import type { MembershipStatus } from '@wiki/domain';
import { markDays } from '../../../kits/statistics/index.ts';
import { BusinessModel, type BusinessRecord, type MembershipRecord } from '../business.model.ts';
import { changeBusiness } from '../business.store.ts';

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
  const ended: (Date | null)[] = [];
  const business = await changeBusiness(businessId, ({ membership }) => {
    ended.push(membership?.periodEnd ?? null);
    return { membership: { ...(membership ?? freeMembership), ...patch } };
  });
  // The day it was to end on, which nothing else tells any more.
  await markDays('businesses', ended);
  return business;
}

/** A business whose membership stands in one of the states asked for. */
export type EndingMembership = Pick<BusinessRecord, '_id' | 'name' | 'status'> & {
  membership: MembershipRecord;
};

/**
 * The businesses whose paid month ends (or ended) before an instant and whose membership has this
 * state, the longest due first: those that follow the last one of the page before, at most so many.
 */
export async function membershipsEndingBefore(
  date: Date,
  status: MembershipStatus,
  { after = null, first = 200 }: { after?: EndingMembership | null; first?: number } = {},
): Promise<EndingMembership[]> {
  const periodEnd = 'membership.periodEnd';
  const from = after?.membership.periodEnd ?? null;
  return BusinessModel.find({
    'membership.status': status,
    [periodEnd]: { $lt: date, ...(from && { $gte: from }) },
    ...(after && { $or: [{ [periodEnd]: { $gt: from } }, { _id: { $gt: after._id } }] }),
  })
    .sort({ [periodEnd]: 1, _id: 1 })
    .limit(first)
    .select({ name: 1, status: 1, membership: 1 })
    .lean<EndingMembership[]>();
}
