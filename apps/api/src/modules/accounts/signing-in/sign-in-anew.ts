import type { Context } from '../../../graphql/context.ts';
import type { UserRecord } from '../../users/index.ts';
import { beginSession, lookAtAccount } from './begin-session.ts';
import type { SessionResult } from './grant-access.ts';

/** Signs in somebody whose account was just created, without asking for the password again. */
export async function signInAnew(
  ctx: Pick<Context, 'config' | 'request' | 'refreshCookie' | 'deviceCookie' | 'viewer'>,
  user: UserRecord,
): Promise<SessionResult> {
  const account = await lookAtAccount(ctx, user._id.toHexString());
  // The account is as new as its first device: there is nothing to tell.
  return beginSession(ctx, user, account, { isNewDevice: false });
}
