import { becomeFirstAdministratorSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import type { Context } from '../../graphql/context.ts';
import { isDuplicateKey } from '../../platform/database/lease.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { giveBack, limit } from '../../platform/rate-limit/rate-limit.ts';
import { createAccount, hashPassword, isCommonPassword, signInAnew } from '../accounts/index.ts';
import {
  findUserByEmail,
  hasAdministrator,
  lockAdministrators,
  type UserRecord,
} from '../users/index.ts';
import { appoint } from './appoint.ts';
import { createFirstRunCode, isFirstRunCode } from './first-run-code.ts';

type Caller = Pick<Context, 'config' | 'request' | 'refreshCookie' | 'deviceCookie' | 'viewer'>;

const attempts = { points: 10, durationSeconds: 900 };

/** Whether nobody administers this installation yet. */
export async function needsAdministrator(): Promise<boolean> {
  return !(await hasAdministrator());
}

/** A code with which somebody becomes the first administrator, or null when there is one. */
export async function openFirstRun(): Promise<string | null> {
  return (await hasAdministrator()) ? null : createFirstRunCode();
}

interface FirstAdministrator {
  user: UserRecord;
  /** Of the account that was made; null for who is signed in already. */
  accessToken: { token: string; expiresAt: Date } | null;
}

/**
 * Makes the first administrator of who has the code that the console printed: of the signed-in user,
 * or of a new account, which is signed in. Of any number of attempts at once one succeeds. Refused
 * with `CODE_INVALID`, also once there is an administrator, with `TOO_MANY_REQUESTS`, with what signing
 * up is refused with, and as `appoint` says.
 */
export async function becomeFirstAdministrator(
  ctx: Caller,
  input: unknown,
): Promise<FirstAdministrator> {
  const { code, account } = parseInput(becomeFirstAdministratorSchema, input);
  // Only wrong codes count: whoever has the right one may correct the rest of the form.
  await limit('first-run:address', ctx.request.ip, attempts);
  await assertCode(code);
  await giveBack('first-run:address', ctx.request.ip, attempts);
  if (ctx.viewer) {
    const { userId } = ctx.viewer;
    const user = await inTransaction(async () => {
      await claim(code);
      return appoint(userId, userId);
    });
    return { user, accessToken: null };
  }
  if (!account) throw refuse('FIELD_REQUIRED', 'account');
  const { password, ...profile } = account;
  if (await isCommonPassword(password)) throw refuse('WEAK_PASSWORD', 'account.password');
  if (await findUserByEmail(profile.email)) throw emailInUse();
  const passwordHash = await hashPassword(password);
  const _id = new Types.ObjectId();
  const userId = _id.toHexString();
  try {
    const user = await inTransaction(async () => {
      await claim(code);
      await createAccount({ ...profile, _id }, passwordHash);
      return appoint(userId, userId);
    });
    // The address is confirmed like everybody's: a typing error would give it to a stranger.
    await inTransaction(() => recordEvent('user.verificationRequested', userId, { userId }));
    return await signInAnew(ctx, user);
  } catch (error) {
    if (isDuplicateKey(error)) throw emailInUse();
    throw error;
  }
}

/** Takes the one chance there is, joining the caller's transaction. */
async function claim(code: string): Promise<void> {
  await lockAdministrators();
  if (await hasAdministrator()) throw refuse('CODE_INVALID', 'code');
  await assertCode(code);
}

async function assertCode(code: string): Promise<void> {
  if (!(await isFirstRunCode(code))) throw refuse('CODE_INVALID', 'code');
}

const emailInUse = () => refuse('EMAIL_IN_USE', 'account.email');
