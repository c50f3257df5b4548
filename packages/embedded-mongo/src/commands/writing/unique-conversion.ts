import { decode } from '../../bson/codec.ts';
import type { Doc } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { Collection } from '../../storage/collection.ts';
import type { Index } from '../../storage/indexes/index-definition.ts';
import { decodeRecordId } from '../../storage/keyspace.ts';
import { prefixRange, walk } from '../../storage/kv.ts';
import { indexRecord } from '../../storage/records.ts';
import type { CommandContext } from '../context.ts';

/**
 * Makes an index unique whose duplicates were refused since it was prepared.
 * @param onlyTries tells what is in the way, and leaves the index as it is.
 */
export async function convertToUnique(
  context: CommandContext,
  collection: Collection,
  index: Index,
  onlyTries: boolean,
): Promise<void> {
  if (index.unique) return;
  if (!index.preparesUnique) {
    throw new CommandError(
      'InvalidOptions',
      'Cannot make index unique with unique=true. Run collMod with prepareUnique=true first.',
    );
  }
  const { engine } = context;
  await engine.waitForTransactions(collection);
  await engine.committer.submit((unit) => {
    const violations = violationsOf(context, collection, index);
    if (violations.length > 0) {
      throw new CommandError(
        'CannotConvertIndexToUnique',
        'Cannot convert the index to unique. Please resolve conflicting documents before running collMod again.',
        { violations },
      );
    }
    if (onlyTries) return;
    const { prepareUnique: _prepared, ...spec } = index.spec;
    const unique = engine.catalog.replaceIndex(unit, collection, index, { ...spec, unique: true });
    for (const { key } of walk(unit.view, collection.range)) {
      indexRecord(unit, collection, unique, collection.recordIdOf(key));
    }
  });
}

/** The `_id`s of documents that share a key. */
function violationsOf(context: CommandContext, collection: Collection, index: Index): Doc[] {
  const { env } = context.engine;
  const holders = new Map<string, Set<number>>();
  for (const { key, value } of walk(env, prefixRange(index.prefix))) {
    const held = key.toString('latin1', index.prefix.length, key.length - value.length);
    const ids = holders.get(held) ?? new Set<number>();
    holders.set(held, ids.add(decodeRecordId(value)));
  }
  const idOf = (record: number): unknown => {
    const bytes = env.get(collection.recordKey(record));
    return bytes === undefined ? null : decode(bytes)['_id'];
  };
  return [...holders.values()]
    .filter((ids) => ids.size > 1)
    .map((ids) => ({ ids: [...ids].map(idOf) }));
}
