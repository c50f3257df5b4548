import { Types } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { createUser, findUserByIdentity, type NewUser, type UserRecord } from '../users/index.ts';

/** What an identity from elsewhere says about its person. */
type IdentityProfile = Pick<NewUser, 'firstName' | 'lastName' | 'language'>;

/**
 * The user of an identity that signs in otherwise than by e-mail and password. Without one, exactly
 * one is created with the member type `user`, also under parallel requests: the unique index lets
 * one in and the others read it. An identity never takes over an account by its address.
 */
export async function ensureUserRecord(
  identity: `${string}:${string}`,
  profile: IdentityProfile,
): Promise<UserRecord> {
  const known = await findUserByIdentity(identity);
  if (known) return known;
  try {
    return await inTransaction(async () => {
      const user = await createUser({ ...profile, _id: new Types.ObjectId(), identity });
      const userId = user._id.toHexString();
      await recordEvent('user.registered', userId, { userId });
      return user;
    });
  } catch (error) {
    const created = await findUserByIdentity(identity);
    if (created) return created;
    throw error;
  }
}
