import { addMonths } from '@wiki/domain';
import type { MembershipRecord } from '../businesses/index.ts';
import { graceLength, renewalNotice } from './period.ts';

/** What the clock does to a membership. */
export type ClockStep = 'invoice' | 'grace' | 'lapse' | 'end';

/**
 * The next step that is due for a membership, or null. One at a time: whoever was not told in time,
 * because the platform stood still, is told first and gets the whole grace after that.
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

/** What grace changes: days in which nothing is lost, from the end of the month or from when it was noticed. */
export function inGrace(periodEnd: Date, now: Date): Partial<MembershipRecord> {
  const from = Math.max(periodEnd.getTime(), now.getTime());
  return { status: 'grace', graceEnd: new Date(from + graceLength) };
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

/** What the end of a suspension changes: the membership stands where the clock says. */
export function reinstated(membership: MembershipRecord, now: Date): Partial<MembershipRecord> {
  const { plan, periodEnd } = membership;
  const cleared = { suspensionReason: null };
  if (plan === 'free' || !periodEnd) return { ...ended, ...cleared };
  if (periodEnd > now) return { status: 'active', graceEnd: null, ...cleared };
  return { ...inGrace(periodEnd, now), ...cleared };
}
