import { type mongo, Types } from 'mongoose';
import { documentsOf } from '../../../platform/database/documents/documents.ts';
import type { Write } from '../../../platform/database/documents/send-writes.ts';
import { type CredentialRecord, CredentialModel } from './credential.model.ts';
import { verifyPassword } from './password-hashing.ts';

const credentials = documentsOf<CredentialRecord>(CredentialModel);

/** The credential of a user; without one, null after the same command. */
export const findCredential = (userId: Types.ObjectId | null): Promise<CredentialRecord | null> =>
  credentials.findOne({ _id: userId ?? new Types.ObjectId() });

/** Whether a password is that of a credential; without one, false after the same time. */
export const isPasswordOf = (
  credential: CredentialRecord | null,
  password: string,
): Promise<boolean> => verifyPassword(credential?.passwordHash ?? null, password);

/**
 * Notes that somebody signs in with a password that was checked, for `writeTogether`. It matches nothing
 * once the password is another, since checking takes a while, nor after somebody else signed in to the
 * account meanwhile: sign-ins of one account follow one another here.
 */
export const toNoteSignIn = ({ _id, passwordHash, lastSignInAt }: CredentialRecord): Write =>
  credentials.toUpdate(
    // A field that isn't there equals null (MongoDB).
    { _id, passwordHash, lastSignInAt: lastSignInAt ?? null } as mongo.Filter<CredentialRecord>,
    { $set: { lastSignInAt: new Date() } },
  );
