import { Types } from 'mongoose';
import { documentsOf } from '../../../platform/database/documents.ts';
import { type CredentialRecord, CredentialModel } from './credential.model.ts';
import { verifyPassword } from './password-hashing.ts';

const credentials = documentsOf<CredentialRecord>(CredentialModel);

/**
 * The user's credential when the password is theirs, else null. Without a user, null after the same
 * commands and the same time.
 */
export async function checkPassword(
  userId: Types.ObjectId | null,
  password: string,
): Promise<CredentialRecord | null> {
  const credential = await credentials.findOne({ _id: userId ?? new Types.ObjectId() });
  const matches = await verifyPassword(credential?.passwordHash ?? null, password);
  return matches ? credential : null;
}

/**
 * Notes that somebody signs in with a password that was checked, unless it is no longer the user's:
 * checking takes a while. Sign-ins of one account at once wait for each other here. Joins the caller's
 * transaction.
 */
export async function noteSignIn({ _id, passwordHash }: CredentialRecord): Promise<boolean> {
  const { matchedCount } = await credentials.updateOne(
    { _id, passwordHash },
    { $set: { lastSignInAt: new Date() } },
  );
  return matchedCount > 0;
}
