import { createBusinessUserSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import {
  createAccount,
  hashPassword,
  isAddressKept,
  isCommonPassword,
} from '../../accounts/index.ts';
import { findUserByEmail, type UserRecord } from '../../users/index.ts';
import type { BusinessRecord } from '../business.model.ts';
import { holdPeople } from './people.store.ts';

/**
 * Creates an account for somebody who works for a business, for administrators. Its first password
 * only lets in to set another; a mail of its own says what it is for and has a link to set it. The
 * customer of the billing service follows as after a registration; the caller's session stays. Refused with `USER_EXISTS`, `WEAK_PASSWORD` and
 * `NOT_FOUND`.
 */
export async function createBusinessUser(
  { viewer }: Pick<Context, 'viewer'>,
  input: unknown,
): Promise<{ user: UserRecord; business: BusinessRecord }> {
  const actorId = signedIn(viewer).userId;
  assertCan(viewer, 'business.administer', null);
  const { password, role, ...given } = parseInput(createBusinessUserSchema, input);
  if (await isCommonPassword(password)) throw refuse('WEAK_PASSWORD', 'password');
  if ((await findUserByEmail(given.email)) || (await isAddressKept(given.email)))
    throw refuse('USER_EXISTS', 'email');
  const passwordHash = await hashPassword(password);
  try {
    return await inTransaction(async () => {
      const business = await holdPeople(given.businessId);
      if (!business) throw refuse('NOT_FOUND', 'businessId');
      const user = await createAccount(
        { ...given, memberType: role, isAuthorized: false },
        passwordHash,
      );
      await recordEvent('user.registered', actorId, { userId: user._id.toHexString() });
      return { user, business };
    });
  } catch (error) {
    // The unique index decides between accounts created at the same moment.
    if (isDuplicateKey(error)) throw refuse('USER_EXISTS', 'email');
    throw error;
  }
}
