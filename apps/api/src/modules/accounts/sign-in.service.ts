import { signInSchema } from '@wiki/domain/schemas';
import type { Config } from '../../config.ts';
import type { Context } from '../../graphql/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse, type Refusal, refuseWith } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { activeSuspension, findUserByEmail } from '../users/index.ts';
import { passwordAttempts } from './account-limits.ts';
import { checkPassword, isStillCurrent } from './check-password.ts';
import { grantAccess, type SessionResult } from './grant-access.ts';
import { RefreshTokenModel } from './refresh-token.model.ts';
import { hashToken, newToken } from './secrets.ts';
import { endSessions, startSession } from './session.store.ts';

/**
 * Signs in. Refused with `USER_NOT_FOUND` and `WRONG_PASSWORD`, or `INVALID_CREDENTIALS` for both
 * where accounts are hidden; with `USER_DISABLED` for the right password of a suspended account;
 * with `TOO_MANY_REQUESTS` after too many attempts for the account or from the address. An unknown
 * account takes as long as a known one.
 */
export async function signIn(
  ctx: Pick<Context, 'config' | 'request' | 'refreshCookie' | 'viewer'>,
  input: unknown,
): Promise<SessionResult> {
  const { email, password } = parseInput(signInSchema, input);
  const attempts = passwordAttempts(ctx.config, email, ctx.request.ip);
  await attempts.count();

  const user = await findUserByEmail(email);
  const credential = await checkPassword(user?._id ?? null, password);
  if (!user || !credential) {
    throw refuseCredentials(ctx.config, user ? 'WRONG_PASSWORD' : 'USER_NOT_FOUND');
  }
  await attempts.succeed();
  const suspension = activeSuspension(user);
  if (suspension) throw refuseWith({ suspension }, 'USER_DISABLED');

  const userId = user._id.toHexString();
  const refreshToken = newToken();
  const session = await inTransaction(async () => {
    if (!(await isStillCurrent(credential))) throw refuseCredentials(ctx.config, 'WRONG_PASSWORD');
    const started = await startSession(userId, ctx.request.userAgent, refreshToken);
    const sessionId = started._id.toHexString();
    await recordEvent('session.started', userId, { userId, sessionId });
    return started;
  });
  return grantAccess(ctx, user, session, refreshToken);
}

/** The refusal of an address or a password, or one for both where accounts are hidden. */
function refuseCredentials(
  { hideAccounts }: Config,
  code: 'USER_NOT_FOUND' | 'WRONG_PASSWORD',
): Refusal {
  if (hideAccounts) return refuse('INVALID_CREDENTIALS');
  return refuse(code, code === 'USER_NOT_FOUND' ? 'email' : 'password');
}

/** Ends the session of the refresh cookie, if any, and clears the cookie. Never refused. */
export async function signOut({ refreshCookie }: Pick<Context, 'refreshCookie'>): Promise<void> {
  const token = refreshCookie.read();
  refreshCookie.clear();
  const record = token && (await RefreshTokenModel.findById(hashToken(token)).lean());
  if (!record) return;
  const { userId, sessionId } = record;
  await inTransaction(async () => {
    const sessionIds = await endSessions(userId, { only: sessionId });
    if (sessionIds.length === 0) return;
    await recordEvent('session.revoked', userId, { userId, sessionIds });
  });
}
