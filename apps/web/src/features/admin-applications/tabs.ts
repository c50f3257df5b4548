import type { ApplicationStatus, ApplicationTab } from '../../gql/schema-types.ts';

/** The tabs by their names in the address, in their order (specification, section 2). */
export const tabs = {
  all: 'ALL',
  'changes-requested': 'CHANGES_REQUESTED',
  'payment-pending': 'PAYMENT_PENDING',
  'payment-complete': 'PAYMENT_COMPLETE',
  'payment-missed': 'PAYMENT_MISSED',
  rejected: 'REJECTED',
} as const satisfies Readonly<Record<string, ApplicationTab>>;

export const tabNames = [
  'all',
  'changes-requested',
  'payment-pending',
  'payment-complete',
  'payment-missed',
  'rejected',
] as const satisfies readonly (keyof typeof tabs)[];

/** The states that the first tab can be narrowed to. */
export const filterStatuses = [
  'NEW',
  'CHANGES_REQUESTED',
  'PAYMENT_PENDING',
  'PAYMENT_MISSED',
  'PAYMENT_COMPLETE',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
] as const satisfies readonly ApplicationStatus[];
