import type { StaffRole } from '@wiki/domain';
import { apiError, refuse } from '../../platform/errors/errors.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { activeSuspension, changeUser, findUser, type UserRecord } from '../users/index.ts';
import { deleteFirstRunCodes } from './first-run-code.ts';

/**
 * Makes a user an administrator in a role, joining the caller's transaction; one who is already takes
 * the other role. Refused with `NOT_FOUND`, `USER_DISABLED` while suspended, and `WORKS_FOR_BUSINESS`:
 * nobody decides on their own business.
 * @param actorId who did it; null for the platform itself.
 */
export async function appoint(
  userId: string,
  actorId: string | null,
  role: StaffRole = 'full',
): Promise<UserRecord> {
  const before = await findUser(userId);
  if (!before) throw refuse('NOT_FOUND', 'userId');
  const { memberType: from, staffRole: staffFrom } = before;
  if (from === 'wikiAdmin' && staffFrom === role) return before;
  if (activeSuspension(before)) throw refuse('USER_DISABLED');
  const user = await changeUser(
    userId,
    { memberType: 'wikiAdmin', staffRole: role },
    { memberType: { $in: ['user', 'wikiAdmin'] }, businessId: null },
  );
  if (!user) throw refuse('WORKS_FOR_BUSINESS');
  if (role === 'full') await deleteFirstRunCodes();
  await recordEvent('user.roleChanged', actorId, {
    userId,
    from,
    to: 'wikiAdmin',
    staffFrom,
    staffTo: role,
  });
  return user;
}

/** Makes an administrator a registered user again, joining the caller's transaction. */
export async function dismiss(userId: string, actorId: string): Promise<UserRecord> {
  const before = await findUser(userId);
  if (!before) throw refuse('NOT_FOUND', 'userId');
  if (before.memberType !== 'wikiAdmin') return before;
  const user = await changeUser(
    userId,
    { memberType: 'user', staffRole: null },
    { memberType: 'wikiAdmin' },
  );
  if (!user) throw apiError('CONFLICT');
  await recordEvent('user.roleChanged', actorId, {
    userId,
    from: 'wikiAdmin',
    to: 'user',
    staffFrom: before.staffRole,
    staffTo: null,
  });
  return user;
}
