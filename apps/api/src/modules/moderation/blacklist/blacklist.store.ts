import { blacklistKey } from '@wiki/domain';
import { Types } from 'mongoose';
import { finderOf } from '../../../platform/database/object-id.ts';
import {
  BlacklistEntryModel,
  type BlacklistEntryRecord,
  type BlacklistKind,
} from './blacklist.model.ts';

/** The entry with the id, or null. Joins the caller's transaction. */
export const findBlacklistEntry = finderOf(BlacklistEntryModel);

type EntryExtras = Partial<
  Pick<BlacklistEntryRecord, 'note' | 'dateCreated' | 'hits' | 'dateLastHit'>
>;

/** What is written for an entry of a text that can be on the list. */
export function newBlacklistEntry(
  kind: BlacklistKind,
  text: string,
  extras: EntryExtras = {},
): BlacklistEntryRecord {
  const key = blacklistKey(text);
  if (key === null) throw new Error('A text without a letter cannot be on the blacklist.');
  return {
    _id: new Types.ObjectId(),
    kind,
    text,
    key,
    dateCreated: new Date(),
    note: null,
    hits: 0,
    dateLastHit: null,
    ...extras,
  };
}

/**
 * Writes an entry, joining the caller's transaction. Records no event. Where the list has one that
 * matches the same the database refuses it as a duplicate key.
 */
export async function createBlacklistEntry(
  kind: BlacklistKind,
  text: string,
  extras: EntryExtras = {},
): Promise<BlacklistEntryRecord> {
  const entry = newBlacklistEntry(kind, text, extras);
  await BlacklistEntryModel.create([entry]);
  return entry;
}

/** Counts that an entry stopped a text. Joins the caller's transaction. */
export async function countHit(kind: BlacklistKind, text: string): Promise<void> {
  await BlacklistEntryModel.updateOne(
    { kind, key: blacklistKey(text) ?? '' },
    { $inc: { hits: 1 }, $set: { dateLastHit: new Date() } },
  );
}
