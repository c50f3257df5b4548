import type { AccountFieldsFragment } from '../../gql/admin-users.ts';

/** How an account stands, the most pressing first. */
export type AccountStatus = 'suspended' | 'mustReauthorize' | 'unverified' | 'active';

/** The one status of an account that matters most to an administrator. */
export function statusOf(
  account: Pick<AccountFieldsFragment, 'suspension' | 'isAuthorized' | 'emailVerified'>,
): AccountStatus {
  if (account.suspension) return 'suspended';
  if (account.isAuthorized === false) return 'mustReauthorize';
  if (account.emailVerified === false) return 'unverified';
  return 'active';
}

/** The last instant of a calendar day (`2026-12-31`) where the administrator is; null for none or a bad one. */
export function endOfDay(date: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const end = new Date(`${date}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? null : end;
}

/** The calendar day of an instant where the administrator is, for a date field. */
export function dayOf(instant: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
