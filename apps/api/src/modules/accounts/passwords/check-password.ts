import { Types } from 'mongoose';
import { type CredentialRecord, CredentialModel } from './credential.model.ts';
import { verifyPassword } from './password-hashing.ts';

/**
 * The user's credential when the password is theirs, else null. Without a user, null after the same
 * commands and the same time.
 */
export async function checkPassword(
  userId: Types.ObjectId | null,
  password: string,
): Promise<CredentialRecord | null> {
  const credential = await CredentialModel.findById(userId ?? new Types.ObjectId()).lean();
  const matches = await verifyPassword(credential?.passwordHash ?? null, password);
  return matches ? credential : null;
}

/** Whether a password that was checked is still the user's: checking takes a while. */
export async function isStillCurrent({ _id, passwordHash }: CredentialRecord): Promise<boolean> {
  return (await CredentialModel.exists({ _id, passwordHash })) !== null;
}
