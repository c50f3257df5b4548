import { signedIn } from '../../../authz/session.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { findUser } from '../../users/index.ts';
import type { Caller } from '../review/act-on-application.ts';

/**
 * Lets those apply who belong to no business and, where the installation demands it, have verified
 * their address. Read anew inside the caller's transaction.
 */
export async function assertMayApply({ viewer, config }: Caller): Promise<void> {
  const { userId } = signedIn(viewer);
  const user = await findUser(userId);
  if (user?.businessId) throw refuse('ALREADY_MEMBER');
  if (config.requireVerifiedEmail && !user?.emailVerified) throw refuse('EMAIL_NOT_VERIFIED');
}
