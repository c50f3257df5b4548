import { addMonths } from '@wiki/domain';
import type { MembershipRecord } from '../../businesses/index.ts';
import { graceLength, leastGrace, renewalNotice } from '../payments/period.ts';

/** What the clock does to a membership. */
export type ClockStep = 'invoice' | 'grace' | 'lapse' | 'end';

/**
 * The next step that is due for a membership, or null. One at a time: whoever was not told in time,
 * because the platform stood still, is told first and gets days of grace after that.
 * @param hasInvoice Whether its next month was invoiced and waits to be paid.
 */
export function dueStep(
  membership: MembershipRecord,
  hasInvoice: boolean,
  now: Date,
): ClockStep | null {
  const { status, plan, periodEnd, graceEnd, endsAtPeriodEnd } = membership;
  if (plan !== 'business' || !periodEnd) return null;
  if (status === 'grace') return graceEnd && graceEnd <= now ? 'lapse' : null;
  if (status !== 'active') return null;
  if (endsAtPeriodEnd) return periodEnd <= now ? 'end' : null;
  if (!hasInvoice) return periodEnd.getTime() - renewalNotice <= now.getTime() ? 'invoice' : null;
  return periodEnd <= now ? 'grace' : null;
}

/**
 * What grace changes: days in which nothing is lost, counted from the end of the month. Whoever is told
 * late, because the platform stood still, has the least days from then.
 */
export function inGrace(periodEnd: Date, now: Date): Partial<MembershipRecord> {
  const ends = Math.max(periodEnd.getTime() + graceLength, now.getTime() + leastGrace);
  return { status: 'grace', graceEnd: new Date(ends) };
}

const withoutMonth = { plan: 'free', periodStart: null, periodEnd: null, graceEnd: null } as const;

/** What an unpaid end changes: the free plan. */
export const lapsed: Partial<MembershipRecord> = {
  ...withoutMonth,
  status: 'lapsed',
  endsAtPeriodEnd: false,
};

/** What an end the member asked for changes: the free plan, with nothing owed. */
export const ended: Partial<MembershipRecord> = {
  ...withoutMonth,
  status: 'active',
  endsAtPeriodEnd: false,
};

/** The month that a payment pays, and what it makes of the membership. */
export interface PaidMonth {
  periodStart: Date;
  periodEnd: Date;
  patch: Partial<MembershipRecord>;
}

/**
 * A month that is paid: it follows the paid one while that or its grace lasts, and begins now from
 * the free plan. A suspended membership is extended and stays suspended.
 */
export function payMonth(membership: MembershipRecord | null, now: Date): PaidMonth {
  const status = membership?.status;
  const follows = membership?.plan === 'business' ? membership.periodEnd : null;
  const isLate = follows !== null && status === 'suspended' && follows < now;
  const periodStart = follows === null || isLate ? now : follows;
  const periodEnd = addMonths(periodStart, 1);
  return {
    periodStart,
    periodEnd,
    patch: {
      plan: 'business',
      status: status === 'suspended' ? 'suspended' : 'active',
      // A month paid ahead does not end the present one.
      periodStart: membership && periodStart > now ? membership.periodStart : periodStart,
      periodEnd,
      graceEnd: null,
      endsAtPeriodEnd: false,
    },
  };
}

/**
 * What it changes when a paid month is taken back: the membership ends where that month began, and its
 * grace begins now if that is over. Null where nothing is left of the month: it ended meanwhile.
 */
export function unpaidMonth(
  membership: MembershipRecord | null,
  month: { periodStart: Date | null; periodEnd: Date | null },
  now: Date,
): Partial<MembershipRecord> | null {
  if (membership?.plan !== 'business' || !membership.periodEnd) return null;
  const isLast = month.periodEnd?.getTime() === membership.periodEnd.getTime();
  const periodEnd =
    isLast && month.periodStart ? month.periodStart : addMonths(membership.periodEnd, -1);
  const { periodStart, status } = membership;
  const begins = periodStart && periodStart < periodEnd ? periodStart : addMonths(periodEnd, -1);
  const stands = { periodStart: begins, periodEnd };
  if (status === 'suspended' || periodEnd > now) return stands;
  return { ...stands, status: 'grace', graceEnd: new Date(now.getTime() + graceLength) };
}

/** What the end of a suspension changes: the membership stands where the clock says. */
export function reinstated(membership: MembershipRecord, now: Date): Partial<MembershipRecord> {
  const { plan, periodEnd } = membership;
  const cleared = { suspensionReason: null };
  if (plan === 'free' || !periodEnd) return { ...ended, ...cleared };
  if (periodEnd > now) return { status: 'active', graceEnd: null, ...cleared };
  // While it was suspended nobody could use it: whoever comes back gets all of the grace.
  return { status: 'grace', graceEnd: new Date(now.getTime() + graceLength), ...cleared };
}
