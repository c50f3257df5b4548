import { decode } from '../bson/codec.ts';
import { type Doc, toNumber } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Collection, Held } from './collection.ts';
import { type ReadView, walk } from './kv.ts';
import { addRecord, deleteRecord } from './records.ts';
import type { CommitUnit, WriteUnit } from './write-unit.ts';

interface Limits {
  size: number;
  max: number;
}

function limitsOf({ options }: Collection): Limits | null {
  if (options['capped'] !== true) return null;
  const max = options['max'] === undefined ? Infinity : toNumber(options['max']);
  return { size: toNumber(options['size']), max };
}

/** What the collection holds, counted when nobody has counted it yet. */
function heldBy(collection: Collection, view: ReadView): Held {
  if (!collection.held) {
    const held = { documents: 0, bytes: 0 };
    for (const { value } of walk(view, collection.range)) {
      held.documents++;
      held.bytes += value.length;
    }
    collection.held = held;
  }
  return collection.held;
}

/** Takes the oldest documents out until the collection is within its limits. */
export function evict(unit: CommitUnit, collection: Collection): void {
  const limits = limitsOf(collection);
  if (!limits) return;
  collection.held = null;
  shrink(unit, collection, limits);
}

function shrink(unit: WriteUnit, collection: Collection, limits: Limits): void {
  const held = heldBy(collection, unit.view);
  while (held.documents > limits.max || held.bytes > limits.size) {
    const [oldest] = unit.view.slice(collection.range, 1, false);
    if (oldest === undefined) return;
    const record = { id: collection.recordIdOf(oldest.key), bytes: oldest.value };
    deleteRecord(unit, collection, record, decode(oldest.value), false);
    held.documents--;
    held.bytes -= oldest.value.length;
  }
}

/** Stores a new document; a capped collection gives up its oldest ones for it. */
export function insertRecord(
  unit: WriteUnit,
  collection: Collection,
  doc: Doc,
  bytes: Buffer,
): void {
  addRecord(unit, collection, doc, bytes);
  keepWithin(unit, collection, bytes.length);
}

function keepWithin(unit: WriteUnit, collection: Collection, added: number): void {
  const limits = limitsOf(collection);
  if (!limits) return;
  if (!('onRollback' in unit)) {
    throw new CommandError(
      'OperationNotSupportedInTransaction',
      `Collection '${collection.namespace}' is capped: it cannot be written to in a transaction`,
    );
  }
  if (added > limits.size) {
    throw new CommandError('BadValue', 'object to insert exceeds cappedMaxSize');
  }
  (unit as CommitUnit).onRollback(() => {
    collection.held = null;
  });
  const counted = collection.held;
  if (counted) {
    counted.documents++;
    counted.bytes += added;
  }
  shrink(unit, collection, limits);
}
