import { endSessionsOfSchema, suspendUserSchema, userActionSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { apiError, refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import {
  activeSuspension,
  changeUser,
  findUser,
  lockAdministrators,
  type UserRecord,
} from '../users/index.ts';
import { endSuspensionAt } from './end-suspension.job.ts';
import { endTokens } from './tokens/personal-token.store.ts';
import { endSessions } from './signing-in/session.store.ts';

type Caller = Pick<Context, 'viewer'>;
type Change = (user: UserRecord) => Promise<UserRecord | null>;

/**
 * Suspends an account, with a reason and perhaps an end, and ends its sessions. Administrators. One
 * that another suspended meanwhile keeps that reason and end: refused with `CONFLICT`.
 */
export async function suspendUser(
  { viewer }: Caller,
  input: unknown,
): Promise<{ user: UserRecord }> {
  const { userId, reason, dateUntil } = parseInput(suspendUserSchema, input);
  return inTransaction(async () => {
    const before = await findUser(userId);
    if (before) assertCan(viewer, 'user.suspend', { userId, memberType: before.memberType });
    if (before && activeSuspension(before)) throw refuse('CONFLICT');
    return suspendAccount(viewer, userId, { reason, until: dateUntil ?? null });
  });
}

/**
 * Suspends an account, ends its sessions and records that, joining the caller's transaction. One with
 * an end ends by itself, and its owner is told. Refused with `NOT_FOUND`.
 * @throws `FORBIDDEN` for those who may not.
 */
export async function suspendAccount(
  viewer: Caller['viewer'],
  userId: string,
  { reason, until }: { reason: string; until: Date | null },
): Promise<{ user: UserRecord }> {
  return actOn(viewer, userId, async () => {
    const user = await changeUser(userId, { suspension: { reason, since: new Date(), until } });
    const sessionIds = await endSessions(userId);
    await recordEvent('user.suspended', signedIn(viewer).userId, { userId, sessionIds });
    if (until) await endSuspensionAt(userId, until);
    return user;
  });
}

/** Ends a suspension; without one, nothing happens. Administrators. */
export async function reinstateUser(
  { viewer }: Caller,
  input: unknown,
): Promise<{ user: UserRecord }> {
  const { userId } = parseInput(userActionSchema, input);
  return actOn(viewer, userId, async (before) => {
    if (!before.suspension) return before;
    const user = await changeUser(userId, { suspension: null });
    await recordEvent('user.reinstated', signedIn(viewer).userId, { userId });
    return user;
  });
}

/** Demands a new password of an account. Administrators. */
export async function requireReauthorization(
  { viewer }: Caller,
  input: unknown,
): Promise<{ user: UserRecord }> {
  const { userId } = parseInput(userActionSchema, input);
  return actOn(viewer, userId, async (before) => {
    if (!before.isAuthorized) return before;
    const user = await changeUser(userId, { isAuthorized: false });
    await recordEvent('user.reauthorizationRequired', signedIn(viewer).userId, { userId });
    return user;
  });
}

/** Signs an account out of one device, or of all and ends its personal tokens. Refused with `NOT_FOUND` for an unknown one. */
export async function endSessionsOf(
  { viewer }: Caller,
  input: unknown,
): Promise<{ revokedIds: string[] }> {
  const { userId, sessionId } = parseInput(endSessionsOfSchema, input);
  let revokedIds: string[] = [];
  await actOn(viewer, userId, async (user) => {
    revokedIds = await endSessions(userId, sessionId ? { only: sessionId } : {});
    if (!sessionId) await endTokens(userId);
    if (sessionId && revokedIds.length === 0) throw refuse('NOT_FOUND', 'sessionId');
    if (revokedIds.length > 0) {
      const ended = { userId, sessionIds: revokedIds };
      await recordEvent('session.revoked', signedIn(viewer).userId, ended);
    }
    return user;
  });
  return { revokedIds };
}

/** Authorizes, then acts in one transaction. Refused with `NOT_FOUND` for unknown and deleted users. */
async function actOn(
  viewer: Caller['viewer'],
  userId: string,
  change: Change,
): Promise<{ user: UserRecord }> {
  return inTransaction(async () => {
    const before = await findUser(userId);
    if (!before) throw refuse('NOT_FOUND', 'userId');
    assertCan(viewer, 'user.suspend', { userId, memberType: before.memberType });
    if (before.memberType === 'wikiAdmin') await assertStillAdministrator(signedIn(viewer).userId);
    const user = await change(before);
    if (!user) throw refuse('NOT_FOUND', 'userId');
    return { user };
  });
}

/** Of two administrators who act on each other at once the second one may not any more: one is left. */
async function assertStillAdministrator(userId: string): Promise<void> {
  if (!(await lockAdministrators()).includes(userId)) throw apiError('FORBIDDEN');
}
