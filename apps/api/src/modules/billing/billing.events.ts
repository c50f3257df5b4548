/** What became of a payment afterwards, in words the audit keeps. */
export type PaymentChangeKind = 'refunded' | 'annulled' | 'reversed';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** An invoice was issued, paid or voided. `userId` is the payer, here and below. */
    'invoice.changed': { invoiceId: string; userId: string; businessId: string | null };
    /** A payment was begun, rejected or, without effect on an application or membership, approved. */
    'payment.changed': {
      paymentId: string;
      userId: string;
      businessId: string | null;
      change?: PaymentChangeKind;
    };
    /** A transaction of the billing service is not as it was asked for; the payment if there is one. */
    'payment.mismatched': { paymentId: string | null; refCode: string };
    /** The data of a business were or were not taken by the billing service. */
    'billing.synced': { businessId: string; userIds: string[] };
    /** An administrator changed a plan. */
    'plan.changed': { plan: string };
  }
}
