import type { QueryFilter } from 'mongoose';
import type { Policy, PolicyMap } from '../../authz/actions.ts';
import type { MaybeViewer, Viewer } from '../../authz/session.ts';
import type { PaymentRecord } from './payment.model.ts';

const isAdmin = (viewer: MaybeViewer) => viewer?.memberType === 'wikiAdmin';

const manages = (viewer: MaybeViewer, businessId: string | null) =>
  viewer?.memberType === 'businessAdmin' && businessId !== null && viewer.businessId === businessId;

const owns = (viewer: MaybeViewer, { payerId, startedBy, businessId }: PolicyMap['billing.read']) =>
  viewer != null &&
  (viewer.userId === payerId || viewer.userId === startedBy || manages(viewer, businessId));

/** Who may do what with invoices, payments and memberships. */
export const billingPolicy: Policy = {
  'billing.read': (viewer, billed) => isAdmin(viewer) || owns(viewer, billed),
  'billing.pay': (viewer, { payerId, businessId }) =>
    businessId === null ? viewer?.userId === payerId : manages(viewer, businessId),
  'billing.manage': (viewer, { businessId }) => manages(viewer, businessId),
  'billing.administer': isAdmin,
};

/** The payments a person may list as their own: those they made and those of the business they manage. */
export function ownPayments(viewer: Viewer): QueryFilter<PaymentRecord> {
  const { userId, businessId } = viewer;
  return {
    owners: businessId && manages(viewer, businessId) ? { $in: [userId, businessId] } : userId,
  };
}
