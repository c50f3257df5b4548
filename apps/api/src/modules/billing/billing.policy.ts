import type { QueryFilter } from 'mongoose';
import type { Policy, PolicyMap } from '../../authz/actions.ts';
import type { MaybeViewer, Viewer } from '../../authz/session.ts';
import { serves } from '../../authz/staff.ts';
import type { InvoiceRecord } from './invoices/invoice.model.ts';
import type { PaymentRecord } from './payments/payment.model.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'billing.read': {
      payerId: string;
      applicationId: string | null;
      businessId: string | null;
      startedBy?: string | null;
    };
    'billing.pay': { payerId: string; businessId: string | null };
    'billing.manage': { businessId: string | null };
    'billing.administer': null;
    'plan.administer': null;
  }
}

const isAdmin = (viewer: MaybeViewer) => serves(viewer, 'BILLING');

const manages = (viewer: MaybeViewer, businessId: string | null) =>
  viewer?.memberType === 'businessAdmin' && businessId !== null && viewer.businessId === businessId;

/**
 * Whose own an invoice or a payment is: who began the payment, else the applicant of an application;
 * null for what a business owes, whichever of its managers it was made out to.
 */
export const personOf = ({
  startedBy,
  applicationId,
  payerId,
}: Omit<PolicyMap['billing.read'], 'businessId'>): string | null =>
  startedBy ?? (applicationId === null ? null : payerId);

const owns = (viewer: MaybeViewer, billed: PolicyMap['billing.read']) =>
  viewer != null && (viewer.userId === personOf(billed) || manages(viewer, billed.businessId));

/** Who may do what with invoices, payments and memberships. */
export const billingPolicy: Policy = {
  'billing.read': (viewer, billed) => isAdmin(viewer) || owns(viewer, billed),
  'billing.pay': (viewer, { payerId, businessId }) =>
    businessId === null ? viewer?.userId === payerId : manages(viewer, businessId),
  'billing.manage': (viewer, { businessId }) => manages(viewer, businessId),
  'billing.administer': isAdmin,
  'plan.administer': (viewer) => serves(viewer, 'SETTINGS'),
};

/** The invoices that wait for a person to pay them, as `billing.pay` decides. */
export function invoicesToPay(viewer: MaybeViewer): QueryFilter<InvoiceRecord> {
  const { userId = '', businessId = null } = viewer ?? {};
  const own = { businessId: null, payerId: userId };
  return { status: 'OPEN', $or: manages(viewer, businessId) ? [own, { businessId }] : [own] };
}

/** The payments a person may list as their own: those they made and those of the business they manage. */
export function ownPayments(viewer: Viewer): QueryFilter<PaymentRecord> {
  const { userId, businessId } = viewer;
  return {
    owners: businessId && manages(viewer, businessId) ? { $in: [userId, businessId] } : userId,
  };
}
