import { Types } from 'mongoose';
import { CredentialModel } from './credential.model.ts';
import { verifyPassword } from './password-hashing.ts';

/**
 * Whether a password is the user's. Without a user, false after the same commands and the same
 * time.
 */
export async function checkPassword(
  userId: Types.ObjectId | null,
  password: string,
): Promise<boolean> {
  const credential = await CredentialModel.findById(userId ?? new Types.ObjectId()).lean();
  return verifyPassword(credential?.passwordHash ?? null, password);
}
