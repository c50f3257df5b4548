/** The plans there are (decisions on membership): `free` costs nothing, `business` is paid monthly. */
export const planKeys = ['free', 'business'] as const;
export type PlanKey = (typeof planKeys)[number];

/**
 * How a business's membership stands. `active` until the paid month ends, `grace` for the days after
 * it, `lapsed` when those pass unpaid (back on the free plan), `suspended` by an administrator.
 */
export const membershipStatuses = ['active', 'grace', 'lapsed', 'suspended'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

/** Whether a membership lets a business publish. */
export function canPublish(status: MembershipStatus | null): boolean {
  return status === 'active' || status === 'grace';
}

/** How a person is or was asked to pay. */
export const paymentStatuses = ['pending', 'approved', 'rejected', 'annulled', 'reversed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
