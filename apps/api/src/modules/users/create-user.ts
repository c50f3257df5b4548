import { Types } from 'mongoose';
import { foundBy } from './name-key.ts';
import { UserModel, type UserRecord } from './user.model.ts';

/** What a new user needs; everything else has its default. */
export type NewUser = Pick<UserRecord, 'firstName' | 'lastName' | 'language'> &
  Partial<Omit<UserRecord, 'nameKey' | 'nameWords'>>;

/** Writes a user, joining the caller's transaction. Records no event. */
export async function createUser(user: NewUser): Promise<UserRecord> {
  const displayName = user.displayName ?? `${user.firstName} ${user.lastName}`.trim();
  const [document] = await UserModel.create([
    {
      _id: new Types.ObjectId(),
      dateJoined: new Date(),
      staffRole: user.memberType === 'wikiAdmin' ? 'full' : null,
      ...user,
      displayName,
      ...foundBy(displayName),
    },
  ]);
  if (!document) throw new Error('The user was not written.');
  return document.toObject();
}
