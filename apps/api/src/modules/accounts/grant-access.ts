import type { Context } from '../../graphql/context.ts';
import { signAccessToken } from '../../platform/tokens/access-token.ts';
import type { UserRecord } from '../users/index.ts';
import type { SessionRecord } from './session.model.ts';

/** The answer to signing up, signing in and refreshing. */
export interface SessionResult {
  user: UserRecord;
  accessToken: { token: string; expiresAt: Date };
}

/** Gives the browser its refresh cookie and the client its access token. */
export async function grantAccess(
  { config, refreshCookie }: Pick<Context, 'config' | 'refreshCookie'>,
  user: UserRecord,
  session: SessionRecord,
  refreshToken: string,
): Promise<SessionResult> {
  refreshCookie.set(refreshToken, session.expiresAt);
  const accessToken = await signAccessToken(config, {
    userId: session.userId,
    sessionId: session._id.toHexString(),
  });
  return { user, accessToken };
}
