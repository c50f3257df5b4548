import type { Viewer } from '../../authz/session.ts';
import { activeSuspension } from './suspension.ts';
import { findUser } from './user.store.ts';

/** The person a link was made for, with the rights of this moment; null for one who may not act. */
export async function viewerNow(userId: string): Promise<Viewer | null> {
  const user = await findUser(userId);
  if (!user?.isAuthorized || activeSuspension(user)) return null;
  const { memberType, staffRole, isAuthorized, emailVerified, businessId, language } = user;
  return {
    userId,
    sessionId: '',
    scopes: null,
    memberType,
    staffRole,
    isAuthorized,
    emailVerified,
    businessId,
    language,
  };
}
