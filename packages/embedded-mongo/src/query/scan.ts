import type { Collection } from '../storage/collection.ts';
import { decodeRecordId } from '../storage/keyspace.ts';
import { type Entry, type ReadView, fewAtOnce, peek, walk, walkSlices } from '../storage/kv.ts';
import type { StoredRecord } from '../storage/records.ts';
import type { IndexPlan } from './planning/index-plan.ts';
import type { Plan } from './planning/planner.ts';
import type { ScanRange } from './planning/ranges.ts';

/** How many keys and documents a query looked at. */
export interface Examined {
  keys: number;
  documents: number;
}

/** How the records of a plan are walked. */
export interface ScanOptions {
  examined?: Examined | undefined;
  /** How many keys are read at first, where somebody knows how many documents are wanted. */
  first?: number;
  /** The bytes of a record are not kept when something else is read, and need not be copied. */
  isPassing?: boolean;
}

export interface ScannedRecord extends StoredRecord {
  /** Nothing was written since its key was read: what the key says is true of it. */
  isCurrent: boolean;
}

/** Walks the records of a plan, each at most once. */
export function* scan(
  view: ReadView,
  collection: Collection,
  plan: Plan,
  { examined = { keys: 0, documents: 0 }, first = fewAtOnce, isPassing = false }: ScanOptions = {},
): Generator<ScannedRecord> {
  if (plan.kind === 'collection') {
    for (const { key, value } of walk(view, collection.range, plan.reverse)) {
      examined.documents++;
      yield { id: collection.recordIdOf(key), bytes: value, isCurrent: false };
    }
    return;
  }
  const isNew = distinct(plan);
  for (const { ids, writes } of idsFromIndex(view, plan, first)) {
    for (const id of ids) {
      examined.keys++;
      if (!isNew(id)) continue;
      const key = collection.recordKey(id);
      const bytes = isPassing ? peek(view, key) : view.get(key);
      if (bytes === undefined) continue;
      examined.documents++;
      yield { id, bytes, isCurrent: writes !== undefined && writes === view.writes };
    }
  }
}

/** Walks the ids of a plan's records in slices, each at most once. */
export function* recordIds(
  view: ReadView,
  collection: Collection,
  plan: Plan,
): Generator<number[]> {
  if (plan.kind === 'collection') {
    for (const { key } of walk(view, collection.range, plan.reverse)) {
      yield [collection.recordIdOf(key)];
    }
    return;
  }
  const isNew = distinct(plan);
  for (const { ids } of idsFromIndex(view, plan, fewAtOnce)) yield ids.filter(isNew);
}

/** Whether the walk comes by an id for the first time. */
function distinct(plan: Exclude<Plan, { kind: 'collection' }>): (id: number) => boolean {
  if (plan.kind === 'index' && !plan.index.multikey.includes(true)) return () => true;
  const seen = new Set<number>();
  return (id) => seen.size !== seen.add(id).size;
}

/** What some keys of an index name. */
interface Named {
  ids: number[];
  /** How often something had been written when the keys were read, where that is known. */
  writes: number | undefined;
}

function* idsFromIndex(
  view: ReadView,
  plan: Exclude<Plan, { kind: 'collection' }>,
  first: number,
): Generator<Named> {
  if (plan.kind === 'either') {
    for (const each of plan.plans) yield* idsFromIndex(view, each, first);
  } else if (plan.merge && plan.ranges.length > 1) {
    // Each range is read some keys ahead of the others.
    const { writes } = view;
    for (const { value } of mergeRanges(view, plan)) yield { ids: [decodeRecordId(value)], writes };
  } else {
    const { reverse } = plan;
    for (const range of reverse ? plan.ranges.toReversed() : plan.ranges) {
      for (const ids of idsInRange(view, range, { reverse, first })) {
        yield { ids, writes: view.writes };
      }
    }
  }
}

function* idsInRange(
  view: ReadView,
  range: ScanRange,
  options: { reverse: boolean; first: number },
): Generator<number[]> {
  if (range.only === null) {
    yield* walkSlices(view, range, idOf, options);
    return;
  }
  const value = peek(view, range.only);
  if (value !== undefined) yield [decodeRecordId(value)];
}

const idOf = (value: Buffer): number => decodeRecordId(value);

/** Walks several ranges at once, in the order of what follows their fixed fields. */
function* mergeRanges(view: ReadView, plan: IndexPlan): Generator<Entry> {
  const sign = plan.reverse ? -1 : 1;
  const heads = plan.ranges
    .map((range) => {
      const entries = walk(view, range, plan.reverse);
      return { entries, fixed: range.fixedBytes, next: entries.next() };
    })
    .filter((head) => head.next.done !== true);
  while (heads.length > 0) {
    let first = heads[0] as (typeof heads)[number];
    for (const head of heads) {
      if (Buffer.compare(suffix(head), suffix(first)) * sign < 0) first = head;
    }
    yield first.next.value as Entry;
    first.next = first.entries.next();
    if (first.next.done === true) heads.splice(heads.indexOf(first), 1);
  }
}

function suffix(head: { next: IteratorResult<Entry, unknown>; fixed: number }): Buffer {
  return (head.next.value as Entry).key.subarray(head.fixed);
}
