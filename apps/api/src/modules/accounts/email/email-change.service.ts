import { changeEmailSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { apiError, refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { findUser, findUserByEmail } from '../../users/index.ts';
import { limitAttempts } from '../account-limits.ts';
import { confirmPassword } from '../confirm-password.ts';
import type { EmailChangeRecord } from './email-change.model.ts';
import {
  findEmailChange,
  forgetEmailChange,
  isAddressKept,
  noteEmailChange,
} from './email-change.store.ts';
import { deleteLinkTokens } from './link-token.store.ts';

const changeLinks = ['changeEmail', 'revokeEmail'] as const;

type Caller = Pick<Context, 'viewer' | 'config' | 'request'>;

/** The change that the caller asked for and that waits for its link, or null. */
export async function pendingEmailChange({
  viewer,
}: Pick<Context, 'viewer'>): Promise<EmailChangeRecord | null> {
  const change = await findEmailChange(signedIn(viewer).userId);
  return change?.dateConfirmed === null ? change : null;
}

/**
 * Asks for another address: a link goes to it, and word to the present one. Nothing changes before
 * the link is opened; sessions stay. Refused with `WRONG_PASSWORD`, `EMAIL_IN_USE`, `SAME_EMAIL`,
 * `EMAIL_CHANGED_LATELY` and `TOO_MANY_REQUESTS`.
 */
export async function changeEmail(
  ctx: Caller,
  input: unknown,
): Promise<{ change: EmailChangeRecord }> {
  const { userId } = signedIn(ctx.viewer);
  const { email, password } = parseInput(changeEmailSchema, input);
  await limitAttempts('change-email:account', userId);
  const user = await findUser(userId);
  const oldEmail = user?.email;
  if (!user || !oldEmail) throw apiError('FORBIDDEN');
  await confirmPassword(ctx, user, password);
  const before = await findEmailChange(userId);
  // The address from before may still take the account back.
  if (before?.dateConfirmed) throw refuse('EMAIL_CHANGED_LATELY', 'email');
  if (email === oldEmail) throw refuse('SAME_EMAIL', 'email');
  // Where accounts are hidden it is the mail that stays away.
  const isTaken = (await findUserByEmail(email)) !== null || (await isAddressKept(email));
  if (isTaken && !ctx.config.hideAccounts) throw refuse('EMAIL_IN_USE', 'email');
  return inTransaction(async () => {
    await deleteLinkTokens(userId, changeLinks);
    await noteEmailChange(userId, oldEmail, email);
    await recordEvent('user.emailChangeRequested', userId, { userId });
    const change = await findEmailChange(userId);
    if (!change) throw new Error('The change was not noted.');
    return { change };
  });
}

/** Takes back what the caller asked for, while its link was not opened. */
export async function cancelEmailChange({ viewer }: Pick<Context, 'viewer'>): Promise<void> {
  const { userId } = signedIn(viewer);
  await inTransaction(async () => {
    const change = await findEmailChange(userId);
    if (!change || change.dateConfirmed) return;
    await deleteLinkTokens(userId, changeLinks);
    await forgetEmailChange(userId);
  });
}
