import { decode } from '../bson/codec.ts';
import { Catalog } from '../storage/catalog.ts';
import type { Collection } from '../storage/collection.ts';
import type { Environment } from '../storage/environment.ts';
import { extractKeys } from '../storage/indexes/index-keys.ts';
import { tablePrefix, tables } from '../storage/keyspace.ts';
import { prefixRange, walk } from '../storage/kv.ts';
import { Oplog } from '../storage/oplog.ts';

/** What is wrong with the stored data: index entries that are missing, left over or unmarked. */
export function faultsOf(env: Environment): string[] {
  const faults = new Catalog(env).all().flatMap((collection) => collectionFaults(env, collection));
  const log = [...walk(env, prefixRange(tablePrefix(tables.oplog)))];
  const bytes = log.reduce((sum, { value }) => sum + value.length, 0);
  if (bytes !== new Oplog(env).bytes) faults.push(`the log counts its bytes wrongly`);
  return faults;
}

function collectionFaults(env: Environment, collection: Collection): string[] {
  const faults: string[] = [];
  const records = [...walk(env, collection.range)].map(({ value }) => decode(value));
  for (const index of collection.indexes.filter((each) => each.ready)) {
    const name = `${collection.namespace}.${index.name}`;
    const extracted = records.map((doc) => extractKeys(index, doc));
    const wanted = extracted.reduce((sum, { keys }) => sum + keys.length, 0);
    const entries = [...walk(env, prefixRange(index.prefix))].map(({ key }) =>
      key.toString('latin1', 4),
    );
    if (entries.length !== wanted) faults.push(`${name}: ${entries.length} entries of ${wanted}`);
    const missing = extracted.some(({ keys }) =>
      keys.some((key) => !entries.some((entry) => entry.startsWith(key.toString('latin1')))),
    );
    if (missing) faults.push(`${name}: an entry is missing`);
    for (const [i, marked] of index.multikey.entries()) {
      const arrays = extracted.some(({ multikey }) => multikey[i] === true);
      if (arrays && !marked) faults.push(`${name}: field ${i} holds arrays and is not marked`);
    }
  }
  return faults;
}

/** What a catalog knows, in an order of its own. */
export function catalogState(catalog: Catalog): unknown[] {
  return catalog
    .all()
    .map((collection) => collection.state())
    .map(({ uuid, indexes, ...rest }) => ({
      ...rest,
      uuid: uuid.toString('hex'),
      indexes: indexes.map(({ spec, ...state }) => ({ ...state, spec: JSON.stringify(spec) })),
    }))
    .toSorted((a, b) => (`${a.db}.${a.name}` < `${b.db}.${b.name}` ? -1 : 1));
}
