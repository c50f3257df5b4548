import { apiError, refuse } from '../../platform/errors/errors.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { activeSuspension, changeUser, findUser, type UserRecord } from '../users/index.ts';
import { deleteFirstRunCodes } from './first-run-code.ts';

/**
 * Makes a user an administrator, joining the caller's transaction; one who is already stays as they
 * are. Refused with `NOT_FOUND`, `USER_DISABLED` while suspended, and `WORKS_FOR_BUSINESS`: nobody
 * decides on their own business.
 * @param actorId who did it; null for the platform itself.
 */
export async function appoint(userId: string, actorId: string | null): Promise<UserRecord> {
  const before = await findUser(userId);
  if (!before) throw refuse('NOT_FOUND', 'userId');
  if (before.memberType === 'wikiAdmin') return before;
  if (activeSuspension(before)) throw refuse('USER_DISABLED');
  const user = await changeUser(
    userId,
    { memberType: 'wikiAdmin' },
    { memberType: 'user', businessId: null },
  );
  if (!user) throw refuse('WORKS_FOR_BUSINESS');
  await deleteFirstRunCodes();
  await recordEvent('user.roleChanged', actorId, {
    userId,
    from: before.memberType,
    to: 'wikiAdmin',
  });
  return user;
}

/** Makes an administrator a registered user again, joining the caller's transaction. */
export async function dismiss(userId: string, actorId: string): Promise<UserRecord> {
  const before = await findUser(userId);
  if (!before) throw refuse('NOT_FOUND', 'userId');
  if (before.memberType !== 'wikiAdmin') return before;
  const user = await changeUser(userId, { memberType: 'user' }, { memberType: 'wikiAdmin' });
  if (!user) throw apiError('CONFLICT');
  await recordEvent('user.roleChanged', actorId, { userId, from: 'wikiAdmin', to: 'user' });
  return user;
}
