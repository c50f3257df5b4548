import { verifyEmailSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { changeUser, findUser } from '../../users/index.ts';
import { limitAttempts } from '../account-limits.ts';
import { confirmEmailChange } from './email-change.store.ts';
import { consumeLinkToken, deleteLinkTokens } from './link-token.store.ts';

/** Sends the verification mail again, unless the address is verified. Refused with `TOO_MANY_REQUESTS`. */
export async function requestEmailVerification(
  ctx: Pick<Context, 'viewer' | 'config'>,
): Promise<void> {
  const { userId } = signedIn(ctx.viewer);
  await limitAttempts('request-verification:account', userId);
  const user = await findUser(userId);
  if (!user?.email || user.emailVerified) return;
  await inTransaction(() => recordEvent('user.verificationRequested', userId, { userId }));
}

/**
 * Confirms the address a link was sent to: that of the account, or the new one that was asked for.
 * Refused with `TOKEN_INVALID` for used, old or unknown tokens.
 */
export async function verifyEmail(
  ctx: Pick<Context, 'config' | 'request'>,
  input: unknown,
): Promise<void> {
  const { token } = parseInput(verifyEmailSchema, input);
  await limitAttempts('verify-email:address', ctx.request.ip);
  await settling(async () => {
    if (await changeAddress(token)) return;
    const link = await consumeLinkToken('verifyEmail', token);
    const user =
      link && (await changeUser(link.userId, { emailVerified: true }, { email: link.email }));
    if (!link || !user) throw refuse('TOKEN_INVALID', 'token');
    await recordEvent('user.emailVerified', link.userId, { userId: link.userId });
  });
}

/** Whether the link was one to a new address, which is the account's from now on; sessions stay. */
async function changeAddress(token: string): Promise<boolean> {
  const link = await consumeLinkToken('changeEmail', token);
  if (!link) return false;
  const { userId, email } = link;
  if (!(await confirmEmailChange(userId, email))) throw refuse('TOKEN_INVALID', 'token');
  // What was sent to the old address is good for nothing but taking the account back.
  await deleteLinkTokens(userId, ['verifyEmail', 'resetPassword']);
  await recordEvent('user.emailChanged', userId, { userId });
  return true;
}

/** In a transaction; an address that somebody else took meanwhile makes the link useless. */
async function settling(work: () => Promise<void>): Promise<void> {
  try {
    await inTransaction(work);
  } catch (error) {
    if (isDuplicateKey(error)) throw refuse('TOKEN_INVALID', 'token');
    throw error;
  }
}
