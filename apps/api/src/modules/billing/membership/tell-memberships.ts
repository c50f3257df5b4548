import { pathTo } from '@wiki/domain';
import type { Config } from '../../../config.ts';
import {
  type BusinessRecord,
  findBusiness,
  managersOf,
  type MembershipRecord,
} from '../../businesses/index.ts';
import { notifyLater } from '../../notifications/index.ts';
import { openInvoiceOf } from '../invoices/issue-invoice.ts';
import { writeTo } from './mail-about-billing.ts';

const path = pathTo('membership');

/** What is to be told of a membership as it stands, and what makes it the same news. */
type News = Parameters<typeof notifyLater>[1] & {
  kind: 'membershipGrace' | 'membershipLapsed' | 'membershipSuspended';
  until?: Date;
};

/**
 * Tells those who manage a business that its membership went into grace, lapsed or was suspended.
 * A change of something else in the same state tells nothing again. Joins the caller's transaction.
 * @param eventId The event of the change.
 */
export async function tellOfMembership(
  config: Config,
  businessId: string,
  eventId: string,
): Promise<void> {
  const business = await findBusiness(businessId);
  const news = business?.membership && (await newsOf(business, business.membership, eventId));
  if (!news) return;
  const { kind, until, ...notification } = news;
  const managers = await managersOf(businessId);
  const reason = business.membership?.suspensionReason ?? null;
  const about = { businessName: business.name, path, until: until ?? null, reason };
  await writeTo(config, managers, kind, about, notification.cause);
  await notifyLater(managers, notification);
}

async function newsOf(
  { _id }: BusinessRecord,
  { status, graceEnd, suspensionReason }: MembershipRecord,
  eventId: string,
): Promise<News | null> {
  const businessId = _id.toHexString();
  if (status === 'suspended') {
    const params = {
      reasonKey: suspensionReason?.key ?? '',
      reasonText: suspensionReason?.text ?? '',
    };
    return { kind: 'membershipSuspended', type: 'membershipSuspended', params, cause: eventId };
  }
  // Both come from a month that was not paid: its invoice tells one from the next.
  const open = await openInvoiceOf({ businessId });
  if (!open) return null;
  const unpaid = open._id.toHexString();
  const invoice = open.number;
  if (status === 'grace' && graceEnd) {
    const params = { until: graceEnd.toISOString(), invoice };
    const cause = `membership-grace:${unpaid}`;
    return { kind: 'membershipGrace', type: 'membershipGrace', params, cause, until: graceEnd };
  }
  if (status !== 'lapsed') return null;
  const cause = `membership-lapsed:${unpaid}`;
  return { kind: 'membershipLapsed', type: 'membershipLapsed', params: { invoice }, cause };
}
