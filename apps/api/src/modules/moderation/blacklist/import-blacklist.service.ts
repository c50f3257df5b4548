import { blacklistKey } from '@wiki/domain';
import { blacklistEntrySchema, importBlacklistSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import { perHour, type Writer } from '../../../kits/resource/index.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal, type UserError } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import { forgetBlacklist } from './blacklist-cache.ts';
import { type ListedEntry, readBlacklistList } from './blacklist-list.ts';
import { BlacklistEntryModel, type BlacklistKind } from './blacklist.model.ts';
import { newBlacklistEntry } from './blacklist.store.ts';

/** An entry of a list and what would become of it. */
export interface ImportedBlacklistEntryView extends ListedEntry {
  isKnown: boolean;
  userErrors: UserError[];
}

interface Result {
  entries: ImportedBlacklistEntryView[];
  added: number;
}

/**
 * Adds the entries of a list that are new, or none when anything is wrong with one of them: all that
 * is wrong is told at once. A dry run only looks. Administrators. Refused as a whole like
 * `readBlacklistList`.
 */
export async function importBlacklist(ctx: Writer, given: unknown): Promise<Result> {
  const viewer = signedIn(ctx.viewer);
  assertCan(viewer, 'moderation.administer', null);
  const { kind, list, isDryRun } = parseInput(importBlacklistSchema, given);
  await limit('blacklist.import', viewer.userId, perHour(100));
  const listed = readBlacklistList(list);
  const read = async () => {
    const entries = await look(kind, listed);
    const isRight = entries.every(({ userErrors }) => userErrors.length === 0);
    return { entries, fresh: isRight ? entries.filter(({ isKnown }) => !isKnown) : [] };
  };
  if (isDryRun) return { entries: (await read()).entries, added: 0 };
  const attempt = () =>
    inTransaction(async () => {
      const { entries, fresh } = await read();
      const records = fresh.map(({ text, note }) => newBlacklistEntry(kind, text, { note }));
      if (records.length === 0) return { entries, added: 0 };
      await BlacklistEntryModel.create(records, { ordered: true });
      await recordEvent('blacklist.imported', viewer.userId, {
        entryIds: records.map(({ _id }) => _id.toHexString()),
      });
      return { entries, added: records.length };
    });
  // What somebody else added meanwhile is known the second time.
  const result = await attempt().catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    return attempt();
  });
  if (result.added > 0) forgetBlacklist();
  return result;
}

/** What would become of each entry. Joins the caller's transaction. */
async function look(
  kind: BlacklistKind,
  listed: readonly ListedEntry[],
): Promise<ImportedBlacklistEntryView[]> {
  const keys = listed.map(({ text }) => blacklistKey(text));
  const there = await BlacklistEntryModel.find({
    kind,
    key: { $in: keys.filter((key) => key !== null) },
  })
    .select({ key: 1 })
    .lean();
  const known = new Set<string | null>(there.map(({ key }) => key));
  return listed.map((entry, index) => {
    const key = keys[index] ?? null;
    const userErrors = wrongWith(kind, entry);
    const isKnown = userErrors.length === 0 && known.has(key);
    known.add(key);
    return { ...entry, isKnown, userErrors };
  });
}

function wrongWith(kind: BlacklistKind, { text, note }: ListedEntry): UserError[] {
  try {
    parseInput(blacklistEntrySchema, { kind, text, note });
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.userErrors;
    throw error;
  }
}
