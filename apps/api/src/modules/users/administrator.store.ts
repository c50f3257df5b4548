import { database } from '../../platform/database/connect.ts';
import { currentSession } from '../../platform/database/transaction.ts';
import { activeSuspension } from './suspension.ts';
import { UserModel } from './user.model.ts';

/** The ids of every administrator: the only group that is notified as a group. */
export async function administratorIds(): Promise<string[]> {
  const found = await UserModel.find({ memberType: 'wikiAdmin', erasedAt: null })
    .select({ _id: 1 })
    .lean();
  return found.map(({ _id }) => _id.toHexString());
}

/** Whether there is an administrator at all, suspended or not. */
export async function hasAdministrator(): Promise<boolean> {
  return (await UserModel.exists({ memberType: 'wikiAdmin', erasedAt: null })) !== null;
}

/**
 * Answers the ids of the administrators who can act, and makes the transactions that ask follow one
 * another: each writes the same document, so of two at once the second starts over and sees what the
 * first did. Whoever adds, removes, suspends or deletes an administrator asks here first.
 */
export async function lockAdministrators(): Promise<string[]> {
  await database()
    .collection<{ _id: string; changes: number }>('locks')
    .updateOne({ _id: 'administrators' }, { $inc: { changes: 1 } }, currentSession());
  const found = await UserModel.find({ memberType: 'wikiAdmin', erasedAt: null }).lean();
  return found.filter((user) => !activeSuspension(user)).map(({ _id }) => _id.toHexString());
}
