import { blacklistEntrySchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type {
  AddBlacklistEntryInput,
  BlacklistEntryIdInput,
} from '../../graphql/generated/resolvers.ts';
import { keysetPage, type Page } from '../../platform/database/keyset.ts';
import { isDuplicateKey } from '../../platform/database/lease.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { forgetBlacklist } from './blacklist-cache.ts';
import {
  BlacklistEntryModel,
  type BlacklistEntryRecord,
  type BlacklistKind,
} from './blacklist.model.ts';
import { createBlacklistEntry } from './blacklist.store.ts';

type Caller = Pick<Context, 'viewer'>;

/** The entry that was added or removed. */
interface Changed {
  entry: BlacklistEntryRecord;
}

/** Which part of the list to give. */
export interface ListBlacklist {
  kind: BlacklistKind;
  first: number;
  after?: string | null | undefined;
}

/** A page of the list in alphabetical order, ñ after z. Throws `BAD_REQUEST` and `INVALID_CURSOR`. */
export async function listBlacklist(
  ctx: Pick<Context, 'viewer' | 'config'>,
  { kind, ...page }: ListBlacklist,
): Promise<Page<BlacklistEntryRecord>> {
  assertCan(ctx.viewer, 'moderation.administer', null);
  return keysetPage<BlacklistEntryRecord>(ctx, {
    list: `blacklist:${kind}`,
    model: BlacklistEntryModel,
    filter: { kind },
    order: { field: 'key', direction: 1 },
    ...page,
  });
}

/**
 * Adds a word or phrase. Refuses with `ENTRY_EXISTS` one that matches the same as an entry there is,
 * with `ONE_WORD_ONLY` a word of several words, with `COMMON_WORD` words that nearly every text has
 * and with `FIELD_INVALID` a text without letters.
 */
export async function addBlacklistEntry(
  { viewer }: Caller,
  input: AddBlacklistEntryInput,
): Promise<Changed> {
  assertCan(viewer, 'moderation.administer', null);
  const { kind, text } = parseInput(blacklistEntrySchema, input);
  const { userId } = signedIn(viewer);
  try {
    const entry = await inTransaction(async () => {
      const created = await createBlacklistEntry(kind, text);
      await recordEvent('blacklist.changed', userId, {
        entryId: created._id.toHexString(),
        change: 'added',
      });
      return created;
    });
    // This process does not wait for its own event.
    forgetBlacklist();
    return { entry };
  } catch (error) {
    if (isDuplicateKey(error)) throw refuse('ENTRY_EXISTS', 'text');
    throw error;
  }
}

/** Removes an entry. Refuses with `NOT_FOUND` one that is not on the list. */
export async function removeBlacklistEntry(
  { viewer }: Caller,
  { entryId }: BlacklistEntryIdInput,
): Promise<Changed> {
  assertCan(viewer, 'moderation.administer', null);
  const { userId } = signedIn(viewer);
  const _id = parseObjectId(entryId);
  const entry = await inTransaction(async () => {
    const removed = _id && (await BlacklistEntryModel.findOneAndDelete({ _id }).lean());
    if (!removed) throw refuse('NOT_FOUND', 'entryId');
    await recordEvent('blacklist.changed', userId, { entryId, change: 'removed' });
    return removed;
  });
  forgetBlacklist();
  return { entry };
}
