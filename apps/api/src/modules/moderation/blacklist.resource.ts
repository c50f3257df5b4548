import { blacklistEntryIdSchema, blacklistEntrySchema } from '@wiki/domain/schemas';
import { ascending, changes, list, write } from '../../kits/resource/index.ts';
import { forgetBlacklist } from './blacklist-cache.ts';
import { BlacklistEntryModel, type BlacklistKind } from './blacklist.model.ts';
import { createBlacklistEntry, findBlacklistEntry } from './blacklist.store.ts';

/** A part of the blacklist in alphabetical order, ñ after z. */
export const blacklist = list({
  name: 'blacklist',
  model: BlacklistEntryModel,
  may: 'moderation.administer',
  filter: ({ kind }: { kind: BlacklistKind }) => ({ kind }),
  order: ascending('key'),
});

/** Adds a word or phrase; `ENTRY_EXISTS` when one that matches the same is on the list. */
export const addBlacklistEntry = write({
  input: blacklistEntrySchema,
  may: 'moderation.administer',
  act: async ({ input: { kind, text } }) => ({ entry: await createBlacklistEntry(kind, text) }),
  event: ({ result: { entry } }) => [
    'blacklist.changed',
    { entryId: entry._id.toHexString(), change: 'added' },
  ],
  duplicate: { code: 'ENTRY_EXISTS', field: 'text' },
  // This process does not wait for its own event.
  after: forgetBlacklist,
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
  types: ['blacklist.changed'],
  may: 'moderation.administer',
  view: async ({ entryId }) => ({ entryId }),
});
