import { deleteAccountSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { eraseUser, findUser, lockAdministrators } from '../../users/index.ts';
import { limitAttempts } from '../account-limits.ts';
import { confirmPassword } from '../confirm-password.ts';
import { CredentialModel } from '../passwords/credential.model.ts';
import { findEmailChange, forgetEmailChange } from '../email/email-change.store.ts';
import { forgetDevices } from '../signing-in/known-device.store.ts';
import { deleteLinkTokens } from '../email/link-token.store.ts';
import { endTokens, tokensOf } from '../tokens/personal-token.store.ts';
import { personalDataOf } from './personal-data.ts';
import { endSessions, sessionsOf } from '../signing-in/session.store.ts';

/**
 * Deletes the caller's account: the person's data and sign-in are erased at once, notifications and
 * mails in the background in their turn; what was published stays under a placeholder author.
 * Refused with `WRONG_PASSWORD`, `TOO_MANY_REQUESTS`, and `LAST_ADMINISTRATOR` while nobody else could
 * administer the installation.
 */
export async function deleteAccount(
  ctx: Pick<Context, 'viewer' | 'config' | 'request' | 'refreshCookie'>,
  input: unknown,
): Promise<void> {
  const { userId } = signedIn(ctx.viewer);
  const { password } = parseInput(deleteAccountSchema, input);
  const user = await findUser(userId);
  if (!user) throw refuse('NOT_FOUND');
  await confirmPassword(ctx, user, password);
  await inTransaction(async () => {
    if (user.staffRole === 'full') await assertNotLast(userId);
    await eraseUser(userId);
    await CredentialModel.deleteOne({ _id: user._id });
    await deleteLinkTokens(userId);
    await forgetEmailChange(userId);
    await forgetDevices(userId);
    await endTokens(userId);
    const sessionIds = await endSessions(userId);
    const { businessId } = user;
    await recordEvent('user.deleted', userId, { userId, sessionIds, businessId });
  });
  ctx.refreshCookie.clear();
}

async function assertNotLast(userId: string): Promise<void> {
  const others = (await lockAdministrators()).filter((id) => id !== userId);
  if (others.length === 0) throw refuse('LAST_ADMINISTRATOR');
}

/**
 * All that the platform holds about the caller, as a JSON document. No secret is part of it. Every
 * collection is read for it: more than twenty an hour are refused with `TOO_MANY_REQUESTS`.
 */
export async function exportMyData({
  viewer,
  request,
}: Pick<Context, 'viewer' | 'request'>): Promise<string> {
  const { userId } = signedIn(viewer);
  await limitAttempts('export-data:account', userId);
  const data = await personalDataOf(userId, request.language);
  return JSON.stringify({ exportedAt: new Date(), ...data }, null, 2);
}

/** The account and its devices, for the export of a person's data. */
export async function accountDataOf(userId: string): Promise<Record<string, unknown>> {
  const user = await findUser(userId);
  if (!user) return {};
  const { _id, nameKey: _searchKey, erasedAt: _neverForTheLiving, ...account } = user;
  const sessions = await sessionsOf(userId);
  const change = await findEmailChange(userId);
  const tokens = await tokensOf(userId);
  return {
    account: { userId, ...account },
    ...(change
      ? {
          emailChange: {
            oldEmail: change.oldEmail,
            newEmail: change.newEmail,
            dateRequested: change.dateRequested,
            dateConfirmed: change.dateConfirmed,
          },
        }
      : {}),
    personalTokens: tokens.map(({ name, scopes, createdAt, expiresAt, lastUsedAt }) => ({
      name,
      scopes,
      createdAt,
      expiresAt,
      lastUsedAt,
    })),
    sessions: sessions.map(({ device, createdAt, lastUsedAt }) => ({
      device,
      createdAt,
      lastUsedAt,
    })),
  };
}
