import {
  blacklistEntryIdSchema,
  blacklistEntrySchema,
  noteBlacklistEntrySchema,
} from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import {
  ascending,
  assertRevision,
  changes,
  descending,
  list,
  revisionOf,
  write,
} from '../../../kits/resource/index.ts';
import { forgetBlacklist } from './blacklist-cache.ts';
import {
  BlacklistEntryModel,
  type BlacklistEntryRecord,
  type BlacklistKind,
} from './blacklist.model.ts';
import { createBlacklistEntry, findBlacklistEntry } from './blacklist.store.ts';

interface ListArguments {
  kind: BlacklistKind;
  order?: 'TEXT' | 'HITS' | null | undefined;
}

/** A part of the blacklist, in alphabetical order with ñ after z or what stopped most first. */
export const blacklist = list({
  name: 'blacklist',
  model: BlacklistEntryModel,
  may: 'moderation.administer',
  filter: ({ kind }: ListArguments) => ({ kind }),
  order: ({ order }) => (order === 'HITS' ? descending('hits') : ascending('key')),
});

/** An entry, for administrators; null when there is none. */
export function readBlacklistEntry(
  { viewer }: Pick<Context, 'viewer'>,
  { id }: { id: string },
): Promise<BlacklistEntryRecord | null> {
  assertCan(viewer, 'moderation.administer', null);
  return findBlacklistEntry(id);
}

/** What of an entry is edited: what it stops and how often is no conflict. */
const said = ({ note }: BlacklistEntryRecord) => ({ note });

/** What tells this state of an entry from others. */
export const entryRevision = (entry: BlacklistEntryRecord): string => revisionOf(said(entry));

/** Adds a word or phrase; `ENTRY_EXISTS` when one that matches the same is on the list. */
export const addBlacklistEntry = write({
  input: blacklistEntrySchema,
  may: 'moderation.administer',
  act: async ({ input: { kind, text, note = null } }) => ({
    entry: await createBlacklistEntry(kind, text, { note }),
  }),
  event: ({ result: { entry } }) => [
    'blacklist.changed',
    { entryId: entry._id.toHexString(), change: 'added' },
  ],
  duplicate: { code: 'ENTRY_EXISTS', field: 'text' },
  // This process does not wait for its own event.
  after: forgetBlacklist,
});

/** Notes why an entry is on the list; `CONFLICT` when somebody else noted something meanwhile. */
export const noteBlacklistEntry = write({
  input: noteBlacklistEntrySchema,
  may: 'moderation.administer',
  load: { by: 'entryId', find: findBlacklistEntry },
  async act({ input: { note = null, revision }, loaded: entry }) {
    assertRevision(said(entry), revision);
    if (entry.note === note) return { entry, isNew: false };
    await BlacklistEntryModel.updateOne({ _id: entry._id }, { note });
    return { entry: { ...entry, note }, isNew: true };
  },
  event: ({ input: { entryId }, result: { isNew } }) =>
    isNew ? ['blacklist.changed', { entryId, change: 'changed' }] : null,
});

/** Removes an entry. */
export const removeBlacklistEntry = write({
  input: blacklistEntryIdSchema,
  may: 'moderation.administer',
  load: { by: 'entryId', find: findBlacklistEntry },
  act: async ({ loaded: entry }) => {
    await BlacklistEntryModel.deleteOne({ _id: entry._id });
    return { entry };
  },
  event: ({ input: { entryId } }) => ['blacklist.changed', { entryId, change: 'removed' }],
  after: forgetBlacklist,
});

/** The changes of the list, for administrators. */
export const blacklistChanged = changes({
  field: 'blacklistChanged',
  types: ['blacklist.changed', 'blacklist.imported'],
  may: 'moderation.administer',
  async view(data) {
    const entryId = 'entryId' in data ? data.entryId : (data.entryIds[0] ?? '');
    return { entryId, entry: await findBlacklistEntry(entryId) };
  },
});
