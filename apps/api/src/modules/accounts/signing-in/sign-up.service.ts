import { signUpSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import type { Context } from '../../../graphql/context.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { currentVersion } from '../../content/index.ts';
import {
  assertNoLinks,
  assertOwnName,
  findUserByEmail,
  type NewUser,
  type UserRecord,
} from '../../users/index.ts';
import { isWithinLimit, limitAttempts } from '../account-limits.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { createAccount } from './create-account.ts';
import { grantAccess, type SessionResult } from './grant-access.ts';
import { isAddressKept } from '../email/email-change.store.ts';
import { hashPassword } from '../passwords/password-hashing.ts';
import { keepDevice, rememberDevice } from './known-device.store.ts';
import { newToken } from '../passwords/secrets.ts';
import { startSession } from './session.store.ts';

/** What signing up answers where accounts are hidden: the same for a new address as for a taken one. */
const sentByMail = { user: null, accessToken: null, isSentByMail: true } as const;

/**
 * Creates an account and signs it in; where accounts are hidden, all else goes by mail. Refused with
 * the codes of the input's fields, `NAME_RESERVED`, `NAME_LIKE_LINK`, `WEAK_PASSWORD`,
 * `CONSENT_REQUIRED` for other than the current texts, `EMAIL_IN_USE` and `TOO_MANY_REQUESTS`.
 */
export async function signUp(
  ctx: Pick<Context, 'config' | 'request' | 'refreshCookie' | 'deviceCookie' | 'viewer'>,
  input: unknown,
): Promise<SessionResult | typeof sentByMail> {
  const { password, consent, ...profile } = parseInput(signUpSchema, input);
  assertOwnName(profile);
  assertNoLinks(profile);
  await limitAttempts('sign-up:address', ctx.request.ip);
  if (await isCommonPassword(password)) throw refuse('WEAK_PASSWORD', 'password');
  const isCurrent =
    consent.termsVersion === (await currentVersion('TERMS')) &&
    consent.privacyVersion === (await currentVersion('PRIVACY'));
  if (!isCurrent) throw refuse('CONSENT_REQUIRED', 'consent');
  const { hideAccounts } = ctx.config;
  const owner = await findUserByEmail(profile.email);
  const isTaken = owner !== null || (await isAddressKept(profile.email));
  if (isTaken && !hideAccounts) throw refuse('EMAIL_IN_USE', 'email');

  // Where accounts are hidden a taken address takes as long as a new one.
  const passwordHash = await hashPassword(password);
  const account = { ...profile, consent: { ...consent, acceptedAt: new Date() } };
  try {
    if (!hideAccounts) return await createSignedIn(ctx, account, passwordHash);
    if (isTaken) await tellOwner(profile.email, owner?._id.toHexString() ?? null);
    else await inTransaction(() => register(account, passwordHash));
    return sentByMail;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The unique index decides between sign-ups at the same moment.
    if (hideAccounts) return sentByMail;
    throw refuse('EMAIL_IN_USE', 'email');
  }
}

/** Writes an account and that it is there, joining the caller's transaction. */
async function register(account: Omit<NewUser, '_id'>, passwordHash: string): Promise<UserRecord> {
  const user = await createAccount({ ...account, _id: new Types.ObjectId() }, passwordHash);
  const userId = user._id.toHexString();
  await recordEvent('user.registered', userId, { userId });
  return user;
}

async function createSignedIn(
  ctx: Pick<Context, 'config' | 'request' | 'refreshCookie' | 'deviceCookie' | 'viewer'>,
  account: Omit<NewUser, '_id'>,
  passwordHash: string,
): Promise<SessionResult> {
  const refreshToken = newToken();
  const created = await inTransaction(async () => {
    const user = await register(account, passwordHash);
    const userId = user._id.toHexString();
    const session = await startSession(userId, ctx.request.userAgent, refreshToken);
    return { user, session, device: await rememberDevice(ctx, userId) };
  });
  keepDevice(ctx, created.device);
  return grantAccess(ctx, created.user, created.session, refreshToken);
}

/** Tells the owner of an address, a few times a day, that somebody signed up with it. Takes its time without one. */
async function tellOwner(email: string, userId: string | null): Promise<void> {
  const isTold = await isWithinLimit('sign-up:account', email);
  await inTransaction(() =>
    recordEvent('user.signUpRepeated', null, { userId: isTold ? userId : null }),
  );
}
