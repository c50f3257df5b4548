import type { Config } from '../../../config.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { signAccessToken } from '../../../platform/tokens/access-token.ts';
import { newToken } from '../passwords/secrets.ts';
import { startSession } from './session.store.ts';

/** A session that was inserted rather than signed in to. */
export interface OpenedSession {
  sessionId: string;
  accessToken: string;
  refreshToken: string;
}

/** Starts a session of a user without a password and without an event: for tests and their worlds. */
export async function openSession(
  config: Config,
  userId: string,
  userAgent = '',
): Promise<OpenedSession> {
  const refreshToken = newToken();
  const session = await inTransaction(() => startSession(userId, userAgent, refreshToken));
  const sessionId = session._id.toHexString();
  const { token } = signAccessToken(config, { userId, sessionId });
  return { sessionId, accessToken: token, refreshToken };
}
