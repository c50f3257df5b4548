import type { Viewer } from '../../authz/session.ts';
import type { UserRecord } from '../users/index.ts';

/** What the database's log calls the reading of who asks. */
export const viewerReading = 'viewer';

/** What of a user says who a viewer is, and whether they may be one. */
export const viewerFields = [
  'memberType',
  'staffRole',
  'isAuthorized',
  'emailVerified',
  'businessId',
  'language',
  'suspension',
] as const;

/** Who the user of a session is to the rest of the API. */
export function viewerOf(
  user: Pick<UserRecord, '_id' | (typeof viewerFields)[number]>,
  sessionId: string,
): Viewer {
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
