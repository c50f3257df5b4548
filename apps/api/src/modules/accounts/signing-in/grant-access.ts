import type { Context } from '../../../graphql/context.ts';
import { signAccessToken } from '../../../platform/tokens/access-token.ts';
import type { UserRecord } from '../../users/index.ts';
import type { SessionRecord } from './session.model.ts';
import { viewerOf } from './viewer-of.ts';

/** The answer to signing up, signing in and refreshing. */
export interface SessionResult {
  user: UserRecord;
  accessToken: { token: string; expiresAt: Date };
  isSentByMail: false;
}

/**
 * Gives the browser its refresh cookie and the client its access token. From here on the request is
 * the user's own, so that its answer shows them their private fields.
 */
export async function grantAccess(
  ctx: Pick<Context, 'config' | 'refreshCookie' | 'viewer'>,
  user: UserRecord,
  session: SessionRecord,
  refreshToken: string,
): Promise<SessionResult> {
  ctx.refreshCookie.set(refreshToken, session.expiresAt);
  const viewer = viewerOf(user, session._id.toHexString());
  ctx.viewer = viewer;
  const accessToken = signAccessToken(ctx.config, viewer);
  return { user, accessToken, isSentByMail: false };
}
