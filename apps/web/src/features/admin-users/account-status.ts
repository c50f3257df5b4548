import type { AccountFieldsFragment } from '../../gql/admin-users.ts';

/** How an account stands, the most pressing first. */
export type AccountStatus = 'suspended' | 'mustReauthorize' | 'unverified' | 'active';

/** The one status of an account that matters most to an administrator. */
export function statusOf(
  account: Pick<AccountFieldsFragment, 'suspension' | 'isAuthorized' | 'isEmailVerified'>,
): AccountStatus {
  if (account.suspension) return 'suspended';
  if (account.isAuthorized === false) return 'mustReauthorize';
  if (account.isEmailVerified === false) return 'unverified';
  return 'active';
}
