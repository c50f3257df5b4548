import { CredentialModel } from '../passwords/credential.model.ts';
import { type NewUser, createUser, type UserRecord } from '../../users/index.ts';

/**
 * Writes a user and its password (see `hashPassword`), joining the caller's transaction. Records no
 * event: signing up does, inserting accounts for demos and tests does not. The address must be in
 * lower case; a second account with it fails with the unique index's error (code 11000).
 */
export async function createAccount(user: NewUser, passwordHash: string): Promise<UserRecord> {
  const record = await createUser(user);
  await CredentialModel.create([{ _id: record._id, passwordHash, changedAt: record.dateJoined }]);
  return record;
}
