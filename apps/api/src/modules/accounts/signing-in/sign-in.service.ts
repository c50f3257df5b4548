import { demoPassword } from '@wiki/domain';
import { signInSchema } from '@wiki/domain/schemas';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { UnmatchedUpdateError } from '../../../platform/database/documents/write-together.ts';
import { refuse, type Refusal, refuseWith } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { activeSuspension, findUserByEmail, type UserRecord } from '../../users/index.ts';
import { isWithinLimit, passwordAttempts } from '../account-limits.ts';
import { findCredential, isPasswordOf, toNoteSignIn } from '../passwords/check-password.ts';
import type { CredentialRecord } from '../passwords/credential.model.ts';
import { hashToken } from '../passwords/secrets.ts';
import { type AccountBefore, beginSession, lookAtAccount } from './begin-session.ts';
import type { SessionResult } from './grant-access.ts';
import { RefreshTokenModel } from './refresh-token.model.ts';
import { endSessions } from './session.store.ts';

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
  const isPublic = ctx.config.production && password === demoPassword;
  const [credential, account] = await Promise.all([
    findCredential(isPublic ? null : (user?._id ?? null)),
    lookAtAccount(ctx, ownerId),
  ]);
  const attempts = passwordAttempts(ctx.config, {
    account: email,
    address: ctx.request.ip,
    knownAs: account.browser.knownAs,
    onLockOut: () => tellOwner(email, ownerId),
  });
  await attempts.count();

  const isRight = await isPasswordOf(credential, password);
  // Where accounts are hidden, whoever just signed up must not see by signing in whether the address
  // was free.
  const isHidden = ctx.config.hideAccounts && user?.emailVerified === false;
  if (!user || !credential || !isRight || isHidden) {
    throw refuseCredentials(ctx.config, user ? 'WRONG_PASSWORD' : 'USER_NOT_FOUND');
  }
  await attempts.succeed();
  const suspension = activeSuspension(user);
  if (suspension) throw refuseWith({ suspension }, 'USER_DISABLED');
  return enter(ctx, user, credential, account);
}

/** Begins the session of somebody whose password was compared, while it is still theirs. */
async function enter(
  ctx: Parameters<typeof signIn>[0],
  user: UserRecord,
  credential: CredentialRecord,
  account: AccountBefore,
): Promise<SessionResult> {
  const { knownAs, hasOthers } = account.browser;
  try {
    return await beginSession(ctx, user, account, {
      // The first device of an account is nothing to tell.
      isNewDevice: !knownAs && hasOthers,
      writes: [toNoteSignIn(credential)],
    });
  } catch (error) {
    if (!(error instanceof UnmatchedUpdateError)) throw error;
  }
  const current = await findCredential(user._id);
  if (current?.passwordHash !== credential.passwordHash) {
    throw refuseCredentials(ctx.config, 'WRONG_PASSWORD');
  }
  // Somebody else signed in to the account meanwhile.
  return enter(ctx, user, current, await lookAtAccount(ctx, user._id.toHexString()));
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
