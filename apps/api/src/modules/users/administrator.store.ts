import { rolesWith, type StaffDuty } from '@wiki/domain';
import { database } from '../../platform/database/connect.ts';
import { currentSession } from '../../platform/database/transaction.ts';
import { activeSuspension } from './suspension.ts';
import { UserModel } from './user.model.ts';

const all = { memberType: 'wikiAdmin', staffRole: 'full', erasedAt: null } as const;

/** The ids of the administrators with a duty: who is notified of what belongs to it. */
export async function administratorIds(duty: StaffDuty): Promise<string[]> {
  const found = await UserModel.find({
    memberType: 'wikiAdmin',
    staffRole: { $in: rolesWith(duty) },
    erasedAt: null,
  })
    .select({ _id: 1 })
    .lean();
  return found.map(({ _id }) => _id.toHexString());
}

/** Whether there is a full administrator at all, suspended or not. */
export async function hasAdministrator(): Promise<boolean> {
  return (await UserModel.exists(all)) !== null;
}

/**
 * Answers the ids of the full administrators who can act, and makes the transactions that ask follow one
 * another: each writes the same document, so of two at once the second starts over and sees what the
 * first did. Whoever adds, removes, suspends or deletes an administrator asks here first.
 */
export async function lockAdministrators(): Promise<string[]> {
  await database()
    .collection<{ _id: string; changes: number }>('locks')
    .updateOne({ _id: 'administrators' }, { $inc: { changes: 1 } }, currentSession());
  const found = await UserModel.find(all).lean();
  return found.filter((user) => !activeSuspension(user)).map(({ _id }) => _id.toHexString());
}
