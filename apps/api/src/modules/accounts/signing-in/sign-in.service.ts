import { demoPassword } from '@wiki/domain';
import { signInSchema } from '@wiki/domain/schemas';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse, type Refusal, refuseWith } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { activeSuspension, findUserByEmail } from '../../users/index.ts';
import { isWithinLimit, passwordAttempts } from '../account-limits.ts';
import { checkPassword, noteSignIn } from '../passwords/check-password.ts';
import { grantAccess, type SessionResult } from './grant-access.ts';
import { deviceToken, keepDevice, knownDevice, rememberDevice } from './known-device.store.ts';
import { RefreshTokenModel } from './refresh-token.model.ts';
import { hashToken, newToken } from '../passwords/secrets.ts';
import { endSessions, startSession } from './session.store.ts';

/**
 * Signs in. Refused with `USER_NOT_FOUND` and `WRONG_PASSWORD`, or `INVALID_CREDENTIALS` for both
 * where accounts are hidden, as is an address that is not confirmed there; with `USER_DISABLED` for the right password of a suspended account;
 * with `TOO_MANY_REQUESTS` after too many attempts of this caller, which the owner is told of. An
 * unknown account takes as long as a known one. In production the demonstration's password is nobody's.
 */
export async function signIn(
  ctx: Pick<Context, 'config' | 'request' | 'refreshCookie' | 'deviceCookie' | 'viewer'>,
  input: unknown,
): Promise<SessionResult> {
  const { email, password } = parseInput(signInSchema, input);
  const user = await findUserByEmail(email);
  const ownerId = user?._id.toHexString() ?? null;
  const knownAs = await knownDevice(ctx, ownerId);
  const attempts = passwordAttempts(ctx.config, {
    account: email,
    address: ctx.request.ip,
    knownAs,
    onLockOut: () => tellOwner(email, ownerId),
  });
  await attempts.count();

  const isPublic = ctx.config.production && password === demoPassword;
  const credential = await checkPassword(isPublic ? null : (user?._id ?? null), password);
  // Where accounts are hidden, whoever just signed up must not see by signing in whether the address
  // was free.
  const isHidden = ctx.config.hideAccounts && user?.emailVerified === false;
  if (!user || !credential || isHidden) {
    throw refuseCredentials(ctx.config, user ? 'WRONG_PASSWORD' : 'USER_NOT_FOUND');
  }
  await attempts.succeed();
  const suspension = activeSuspension(user);
  if (suspension) throw refuseWith({ suspension }, 'USER_DISABLED');

  const userId = user._id.toHexString();
  const refreshToken = newToken();
  const device = deviceToken(ctx);
  const session = await inTransaction(async () => {
    if (!(await noteSignIn(credential))) throw refuseCredentials(ctx.config, 'WRONG_PASSWORD');
    const started = await startSession(userId, ctx.request.userAgent, refreshToken);
    const { hadOthers } = await rememberDevice(device, userId);
    await recordEvent('session.started', userId, {
      userId,
      sessionId: started.session._id.toHexString(),
      sessionIds: started.endedIds,
      // The first device of an account is nothing to tell.
      isNewDevice: !knownAs && hadOthers,
    });
    return started.session;
  });
  keepDevice(ctx, device);
  return grantAccess(ctx, user, session, refreshToken);
}

/** Tells the owner, once a day, that somebody was kept from guessing. Also takes its time without one. */
async function tellOwner(email: string, userId: string | null): Promise<void> {
  if (!(await isWithinLimit('sign-in-locked:account', email))) return;
  await inTransaction(() => recordEvent('user.signInLocked', null, { userId }));
}

/** The refusal of an address or a password, or one for both where accounts are hidden. */
function refuseCredentials(
  { hideAccounts }: Config,
  code: 'USER_NOT_FOUND' | 'WRONG_PASSWORD',
): Refusal {
  if (hideAccounts) return refuse('INVALID_CREDENTIALS');
  return refuse(code, code === 'USER_NOT_FOUND' ? 'email' : 'password');
}

/**
 * Ends the session of the refresh cookie, or else that of the access token, and clears the cookie.
 * Never refused.
 */
export async function signOut({
  refreshCookie,
  viewer,
}: Pick<Context, 'refreshCookie' | 'viewer'>): Promise<void> {
  const token = refreshCookie.read();
  refreshCookie.clear();
  const record = token ? await RefreshTokenModel.findById(hashToken(token)).lean() : viewer;
  if (!record) return;
  const { userId, sessionId } = record;
  await inTransaction(async () => {
    const sessionIds = await endSessions(userId, { only: sessionId });
    if (sessionIds.length === 0) return;
    await recordEvent('session.revoked', userId, { userId, sessionIds });
  });
}
