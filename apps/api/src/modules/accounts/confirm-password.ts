import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { loggingAccess } from '../../platform/logging/log-access.ts';
import type { UserRecord } from '../users/index.ts';
import { passwordAttempts } from './account-limits.ts';
import { findCredential, isPasswordOf } from './passwords/check-password.ts';

type Caller = Pick<Context, 'viewer' | 'config' | 'request'>;
type Owner = Pick<UserRecord, '_id' | 'email'>;

/**
 * Lets whoever is signed in go on only with their own password, for what a device left open must
 * not do. Refused with `WRONG_PASSWORD` and `TOO_MANY_REQUESTS`.
 */
export function confirmPassword(ctx: Caller, owner: Owner, password: string): Promise<void> {
  return loggingAccess('password confirmation', (caller: Caller) =>
    comparePassword(caller, owner, password),
  )(ctx, null);
}

async function comparePassword(
  { viewer, config, request }: Caller,
  { _id, email }: Owner,
  password: string,
): Promise<void> {
  const { userId, sessionId } = signedIn(viewer);
  const attempts = passwordAttempts(config, {
    account: email ?? userId,
    address: request.ip,
    knownAs: sessionId,
  });
  await attempts.count();
  const credential = await findCredential(_id);
  if (!(await isPasswordOf(credential, password))) throw refuse('WRONG_PASSWORD', 'password');
  await attempts.succeed();
}
