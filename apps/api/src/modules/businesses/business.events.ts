/** What happened to a business beyond its profile, in words the audit keeps. */
export type BusinessChange = 'verified' | 'unverified' | 'verificationLost' | 'hidden' | 'shown';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A profile or its state changed. `userIds` are the people who work for the business, here and below. */
    'business.changed': { businessId: string; userIds: string[]; change?: BusinessChange };
    /** An administrator created a business. */
    'business.created': { businessId: string };
    /** Somebody of the staff noted something of a business for the others. */
    'business.noted': { businessId: string };
    /** Someone joined, left or got another role: `userId`. `change` says what was done with a member. */
    'business.memberChanged': {
      businessId: string;
      userId: string;
      userIds: string[];
      change?: 'role' | 'removed';
    };
    /** Someone was invited, or an invitation was answered or withdrawn. */
    'business.invitationChanged': { businessId: string; invitationId: string; userIds: string[] };
    /** The membership changed: paid, in grace, lapsed, suspended, to end. */
    'membership.changed': {
      businessId: string;
      userIds: string[];
      /** The payment that extended it, else null. */
      paymentId: string | null;
    };
  }
}
