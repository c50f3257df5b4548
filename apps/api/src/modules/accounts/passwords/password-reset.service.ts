import { requestPasswordResetSchema, resetPasswordSchema } from '@wiki/domain/schemas';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { apiError, refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { changeUser, findUserByEmail } from '../../users/index.ts';
import { isWithinLimit, limitAttempts } from '../account-limits.ts';
import { isCommonPassword } from './common-passwords.ts';
import { CredentialModel } from './credential.model.ts';
import { forgetDevices, keepDevice, rememberDevice } from '../signing-in/known-device.store.ts';
import { deleteLinkTokens, findLinkToken, consumeLinkToken } from '../email/link-token.store.ts';
import { findEmailChange, forgetEmailChange } from '../email/email-change.store.ts';
import { hashPassword } from './password-hashing.ts';
import { endTokens } from '../tokens/personal-token.store.ts';
import { hashToken } from './secrets.ts';
import { endSessions } from '../signing-in/session.store.ts';

/**
 * Asks for a reset link. Does and takes the same whether or not the address is known: it records
 * the request, and the mail follows in the background. Refused with `INVALID_EMAIL` and
 * `TOO_MANY_REQUESTS`.
 */
export async function requestPasswordReset(
  ctx: Pick<Context, 'config' | 'request'>,
  input: unknown,
): Promise<void> {
  const { email, language } = parseInput(requestPasswordResetSchema, input);
  await limitAttempts('request-reset:address', ctx.request.ip);
  await limitAttempts('request-reset:caller', `${email} ${ctx.request.ip}`);
  // Others asked for enough links: the last of them is still good, and nobody is kept from it.
  if (!(await isWithinLimit('request-reset:account', email))) return;
  const user = await findUserByEmail(email);
  const userId = user?._id.toHexString() ?? null;
  await inTransaction(() => recordEvent('user.passwordResetRequested', null, { userId, language }));
}

/**
 * Sets a new password, with the token of a link or as the signed-in user; authorizes the account,
 * ends its other sessions and its personal tokens, and makes every link sent to it useless. The link that went to the address
 * from before brings that address back as well. Refused with `WEAK_PASSWORD`,
 * `PASSWORD_MISMATCH`, `TOKEN_INVALID` and `TOO_MANY_REQUESTS`. Throws `UNAUTHENTICATED` for a
 * visitor without a token.
 */
export async function resetPassword(
  ctx: Pick<Context, 'viewer' | 'config' | 'request' | 'deviceCookie'>,
  input: unknown,
): Promise<void> {
  const { token, newPassword } = parseInput(resetPasswordSchema, input);
  if (!token && !ctx.viewer) throw apiError('UNAUTHENTICATED');
  // Asked before hashing, so that a bad token costs nothing, and used below, where one attempt wins.
  const known = token ? await findPasswordLink(token) : ctx.viewer;
  if (!known) {
    await limitAttempts('reset-password:address', ctx.request.ip);
    throw invalidToken();
  }
  // A good link counts by itself: what others try from the same address does not stand in its way.
  await limitAttempts('reset-password:account', token ? hashToken(token) : known.userId);
  if (await isCommonPassword(newPassword)) throw refuse('WEAK_PASSWORD', 'newPassword');

  const passwordHash = await hashPassword(newPassword);
  const device = await inTransaction(async () => {
    const reset = token ? await consumeLinkToken('resetPassword', token) : null;
    const revocation = token && !reset ? await consumeLinkToken('revokeEmail', token) : null;
    const link = reset ?? revocation;
    if (token && !link) throw invalidToken();
    const userId = link?.userId ?? ctx.viewer?.userId ?? '';
    // The link came back from the address: that verifies it too.
    const verified = link ? { emailVerified: true } : {};
    const user = await changeUser(
      userId,
      // Whoever opens the link at the address from before takes the account back, with that address.
      { isAuthorized: true, ...verified, ...(revocation ? { email: revocation.email } : {}) },
      reset ? { email: reset.email } : {},
    );
    if (!user) throw invalidToken();
    await settleEmailChange(userId, revocation !== null);
    await CredentialModel.updateOne(
      { _id: user._id },
      { $set: { passwordHash, changedAt: new Date() } },
      { upsert: true },
    );
    // Whoever opened the mail, or is signed in, owns the account; other browsers show themselves again.
    await forgetDevices(userId);
    await endTokens(userId);
    const remembered = await rememberDevice(ctx, userId);
    const except = ctx.viewer?.userId === userId ? ctx.viewer.sessionId : null;
    const sessionIds = await endSessions(userId, { except });
    await recordEvent('user.passwordChanged', userId, { userId, sessionIds });
    return remembered;
  });
  keepDevice(ctx, device);
}

/** A link that sets a password: one that was asked for, or that of the address from before. */
const findPasswordLink = async (token: string) =>
  (await findLinkToken('resetPassword', token)) ?? findLinkToken('revokeEmail', token);

/**
 * Ends the links of an account that has a new password, and a change of address that waits. One that
 * was confirmed can still be taken back, unless it just was. Joins the caller's transaction.
 */
async function settleEmailChange(userId: string, isRevoked: boolean): Promise<void> {
  const change = await findEmailChange(userId);
  if (change?.dateConfirmed && !isRevoked) {
    await deleteLinkTokens(userId, ['verifyEmail', 'resetPassword', 'changeEmail']);
    return;
  }
  await deleteLinkTokens(userId);
  await forgetEmailChange(userId);
}

const invalidToken = () => refuse('TOKEN_INVALID', 'token');
