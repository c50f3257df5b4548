import { signUpSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import type { Context } from '../../graphql/context.ts';
import { isDuplicateKey } from '../../platform/database/lease.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { currentVersion } from '../content/index.ts';
import { assertNoLinks, assertOwnName, findUserByEmail } from '../users/index.ts';
import { limitAttempts } from './account-limits.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createAccount } from './create-account.ts';
import { grantAccess, type SessionResult } from './grant-access.ts';
import { isAddressKept } from './email-change.store.ts';
import { hashPassword } from './password-hashing.ts';
import { deviceToken, keepDevice, rememberDevice } from './known-device.store.ts';
import { newToken } from './secrets.ts';
import { startSession } from './session.store.ts';

/**
 * Creates an account and signs it in. Refused with the codes of the input's fields,
 * `NAME_RESERVED`, `NAME_LIKE_LINK`, `WEAK_PASSWORD`, `CONSENT_REQUIRED` for other than the current texts, `EMAIL_IN_USE` and
 * `TOO_MANY_REQUESTS`.
 */
export async function signUp(
  ctx: Pick<Context, 'config' | 'request' | 'refreshCookie' | 'deviceCookie' | 'viewer'>,
  input: unknown,
): Promise<SessionResult> {
  const { password, consent, ...profile } = parseInput(signUpSchema, input);
  assertOwnName(profile);
  assertNoLinks(profile);
  await limitAttempts('sign-up:address', ctx.request.ip);
  if (await isCommonPassword(password)) throw refuse('WEAK_PASSWORD', 'password');
  const isCurrent =
    consent.termsVersion === (await currentVersion('TERMS')) &&
    consent.privacyVersion === (await currentVersion('PRIVACY'));
  if (!isCurrent) throw refuse('CONSENT_REQUIRED', 'consent');
  if ((await findUserByEmail(profile.email)) || (await isAddressKept(profile.email)))
    throw refuse('EMAIL_IN_USE', 'email');

  const passwordHash = await hashPassword(password);
  const refreshToken = newToken();
  const device = deviceToken(ctx);
  const account = { ...profile, _id: new Types.ObjectId() };
  const userId = account._id.toHexString();
  try {
    const created = await inTransaction(async () => {
      const acceptedAt = new Date();
      const user = await createAccount(
        { ...account, consent: { ...consent, acceptedAt } },
        passwordHash,
      );
      const { session } = await startSession(userId, ctx.request.userAgent, refreshToken);
      await rememberDevice(device, userId);
      await recordEvent('user.registered', userId, { userId });
      return { user, session };
    });
    keepDevice(ctx, device);
    return await grantAccess(ctx, created.user, created.session, refreshToken);
  } catch (error) {
    // The unique index decides between sign-ups at the same moment.
    if (isDuplicateKey(error)) throw refuse('EMAIL_IN_USE', 'email');
    throw error;
  }
}
