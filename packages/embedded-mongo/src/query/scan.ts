import type { Collection } from '../storage/collection.ts';
import { decodeRecordId } from '../storage/keyspace.ts';
import { type Entry, type ReadView, walk } from '../storage/kv.ts';
import { type StoredRecord, readRecord } from '../storage/records.ts';
import type { IndexPlan, Plan } from './planning/planner.ts';
import type { ScanRange } from './planning/ranges.ts';

/** How many keys and documents a query looked at. */
export interface Examined {
  keys: number;
  documents: number;
}

/** Walks the records of a plan, each at most once. */
export function* scan(
  view: ReadView,
  collection: Collection,
  plan: Plan,
  examined: Examined = { keys: 0, documents: 0 },
): Generator<StoredRecord> {
  if (plan.kind === 'collection') {
    for (const { key, value } of walk(view, collection.range, plan.reverse)) {
      examined.documents++;
      yield { id: collection.recordIdOf(key), bytes: value };
    }
    return;
  }
  for (const id of recordIds(view, collection, plan, examined)) {
    const record = readRecord(view, collection, id);
    if (record === undefined) continue;
    examined.documents++;
    yield record;
  }
}

/** Walks the ids of a plan's records, each at most once. */
export function* recordIds(
  view: ReadView,
  collection: Collection,
  plan: Plan,
  examined: Examined = { keys: 0, documents: 0 },
): Generator<number> {
  if (plan.kind === 'collection') {
    for (const { key } of walk(view, collection.range, plan.reverse)) {
      yield collection.recordIdOf(key);
    }
    return;
  }
  const seen = needsDistinct(plan) ? new Set<number>() : null;
  for (const id of idsFromIndex(view, plan)) {
    examined.keys++;
    if (seen?.has(id)) continue;
    seen?.add(id);
    yield id;
  }
}

function needsDistinct(plan: Exclude<Plan, { kind: 'collection' }>): boolean {
  return plan.kind === 'either' || plan.index.multikey.includes(true);
}

function* idsFromIndex(
  view: ReadView,
  plan: Exclude<Plan, { kind: 'collection' }>,
): Generator<number> {
  if (plan.kind === 'either') {
    for (const each of plan.plans) yield* idsFromIndex(view, each);
  } else if (plan.merge && plan.ranges.length > 1) {
    for (const { value } of mergeRanges(view, plan)) yield decodeRecordId(value);
  } else {
    const ranges = plan.reverse ? plan.ranges.toReversed() : plan.ranges;
    for (const range of ranges) {
      for (const value of rangeValues(view, range, plan.reverse)) yield decodeRecordId(value);
    }
  }
}

function* rangeValues(view: ReadView, range: ScanRange, reverse: boolean): Generator<Buffer> {
  if (range.only !== null) {
    const value = view.get(range.only);
    if (value !== undefined) yield value;
    return;
  }
  for (const { value } of walk(view, range, reverse)) yield value;
}

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
