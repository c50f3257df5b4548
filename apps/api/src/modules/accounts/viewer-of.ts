import type { Viewer } from '../../authz/session.ts';
import type { UserRecord } from '../users/index.ts';

/** Who the user of a session is to the rest of the API. */
export function viewerOf(user: UserRecord, sessionId: string): Viewer {
  const { _id, memberType, staffRole, isAuthorized, emailVerified, businessId, language } = user;
  return {
    userId: _id.toHexString(),
    sessionId,
    memberType,
    staffRole,
    isAuthorized,
    emailVerified,
    businessId,
    language,
  };
}
