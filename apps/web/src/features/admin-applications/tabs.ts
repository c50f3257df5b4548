import type { ApplicationStatus, ApplicationTab } from '../../gql/schema-types.ts';

/** A tab of the back office and its name in the address. */
export interface TabEntry {
  tab: ApplicationTab;
  address: string;
}

/** The tabs in their order (specification, section 2). */
export const tabs: readonly TabEntry[] = [
  { tab: 'ALL', address: 'all' },
  { tab: 'PAYMENT_PENDING', address: 'payment-pending' },
  { tab: 'PAYMENT_COMPLETE', address: 'payment-complete' },
  { tab: 'PAYMENT_MISSED', address: 'payment-missed' },
  { tab: 'REJECTED', address: 'rejected' },
];

/** The states that the first tab can be narrowed to. */
export const filterStatuses = [
  'NEW',
  'PAYMENT_PENDING',
  'PAYMENT_MISSED',
  'PAYMENT_COMPLETE',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
] as const satisfies readonly ApplicationStatus[];

/** The tab an address names; the first one for any other. */
export function tabFromAddress(address: string | null): ApplicationTab {
  return tabs.find((entry) => entry.address === address)?.tab ?? 'ALL';
}

/** The state an address narrows the first tab to, or null. */
export function statusFromAddress(address: string | null): ApplicationStatus | null {
  return filterStatuses.find((status) => status === address) ?? null;
}
