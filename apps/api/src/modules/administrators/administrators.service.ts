import { setStaffRoleSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { apiError } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { confirmPassword } from '../accounts/index.ts';
import { findUser, lockAdministrators, type UserRecord } from '../users/index.ts';
import { appoint, dismiss } from './appoint.ts';

/**
 * Gives somebody a role in the back office, or takes it back, confirmed by the caller's password.
 * Who does it stays a full administrator, so there is always one left: of two who remove each other
 * at once, the second is none any more. Refused as `confirmPassword` and `appoint` say.
 */
export async function setStaffRole(
  ctx: Pick<Context, 'viewer' | 'config' | 'request'>,
  input: unknown,
): Promise<{ user: UserRecord }> {
  const { userId, role, password } = parseInput(setStaffRoleSchema, input);
  assertCan(ctx.viewer, 'administrator.change', { userId });
  const { userId: actorId } = signedIn(ctx.viewer);
  const actor = await findUser(actorId);
  if (!actor) throw apiError('UNAUTHENTICATED');
  await confirmPassword(ctx, actor, password);
  return inTransaction(async () => {
    const administrators = await lockAdministrators();
    if (!administrators.includes(actorId)) throw apiError('FORBIDDEN');
    const user = role ? await appoint(userId, actorId, role) : await dismiss(userId, actorId);
    return { user };
  });
}
