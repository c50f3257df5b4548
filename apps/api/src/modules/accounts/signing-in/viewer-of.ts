import type { TokenScope } from '@wiki/domain';
import type { Viewer } from '../../../authz/session.ts';
import type { UserRecord } from '../../users/index.ts';

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

/**
 * Who the user of a session, or of a personal token with its scopes, is to the rest of the API. A token
 * that may not administer leaves nothing of an administrator.
 */
export function viewerOf(
  user: Pick<UserRecord, '_id' | (typeof viewerFields)[number]>,
  sessionId: string,
  scopes: readonly TokenScope[] | null = null,
): Viewer {
  const { _id, memberType, staffRole, isAuthorized, emailVerified, businessId, language } = user;
  const isPlain = memberType === 'wikiAdmin' && scopes !== null && !scopes.includes('ADMINISTER');
  return {
    userId: _id.toHexString(),
    sessionId,
    scopes,
    memberType: isPlain ? 'user' : memberType,
    staffRole: isPlain ? null : staffRole,
    isAuthorized,
    emailVerified,
    businessId,
    language,
  };
}
