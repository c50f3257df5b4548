import { blacklistKey } from '@wiki/domain';
import { Types } from 'mongoose';
import { finderOf } from '../../platform/database/object-id.ts';
import {
  BlacklistEntryModel,
  type BlacklistEntryRecord,
  type BlacklistKind,
} from './blacklist.model.ts';

/** The entry with the id, or null. Joins the caller's transaction. */
export const findBlacklistEntry = finderOf(BlacklistEntryModel);

/**
 * Writes an entry, joining the caller's transaction. Records no event. Where the list has one that
 * matches the same the database refuses it as a duplicate key.
 */
export async function createBlacklistEntry(
  kind: BlacklistKind,
  text: string,
  dateCreated = new Date(),
): Promise<BlacklistEntryRecord> {
  const key = blacklistKey(text);
  if (key === null) throw new Error('A text without a letter cannot be on the blacklist.');
  const entry = { _id: new Types.ObjectId(), kind, text, key, dateCreated };
  await BlacklistEntryModel.create([entry]);
  return entry;
}
