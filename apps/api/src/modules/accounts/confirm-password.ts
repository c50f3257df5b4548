import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { refuse } from '../../platform/errors/errors.ts';
import type { UserRecord } from '../users/index.ts';
import { passwordAttempts } from './account-limits.ts';
import { checkPassword } from './passwords/check-password.ts';

/**
 * Lets whoever is signed in go on only with their own password, for what a device left open must
 * not do. Refused with `WRONG_PASSWORD` and `TOO_MANY_REQUESTS`.
 */
export async function confirmPassword(
  { viewer, config, request }: Pick<Context, 'viewer' | 'config' | 'request'>,
  { _id, email }: Pick<UserRecord, '_id' | 'email'>,
  password: string,
): Promise<void> {
  const { userId, sessionId } = signedIn(viewer);
  const attempts = passwordAttempts(config, {
    account: email ?? userId,
    address: request.ip,
    knownAs: sessionId,
  });
  await attempts.count();
  if (!(await checkPassword(_id, password))) throw refuse('WRONG_PASSWORD', 'password');
  await attempts.succeed();
}
