import { userActionSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { apiError } from '../../platform/errors/errors.ts';
import { lockAdministrators, type UserRecord } from '../users/index.ts';
import { appoint, dismiss } from './appoint.ts';

type Caller = Pick<Context, 'viewer'>;

/** Makes somebody an administrator. Administrators; refused as `appoint` says. */
export async function makeAdministrator(
  { viewer }: Caller,
  input: unknown,
): Promise<{ user: UserRecord }> {
  return change(viewer, input, appoint);
}

/**
 * Makes another administrator a registered user again. Who does it stays one, so there is always
 * somebody left: of two who remove each other at once, the second is none any more. Administrators.
 */
export async function removeAdministrator(
  { viewer }: Caller,
  input: unknown,
): Promise<{ user: UserRecord }> {
  return change(viewer, input, dismiss);
}

async function change(
  viewer: Caller['viewer'],
  input: unknown,
  act: (userId: string, actorId: string) => Promise<UserRecord>,
): Promise<{ user: UserRecord }> {
  const { userId } = parseInput(userActionSchema, input);
  assertCan(viewer, 'administrator.change', { userId });
  const { userId: actorId } = signedIn(viewer);
  return inTransaction(async () => {
    const administrators = await lockAdministrators();
    if (!administrators.includes(actorId)) throw apiError('FORBIDDEN');
    return { user: await act(userId, actorId) };
  });
}
