import { decode, encode } from '../bson/codec.ts';
import { FieldSet, decodeFields } from '../bson/partial.ts';
import { Timestamp } from '../bson/values.ts';
import { tableKey, tablePrefix, tables } from './keyspace.ts';
import { type KeyRange, type ReadView, type WriteView, prefixRange } from './kv.ts';
import { type LoggedChange, RecentChanges, type Subject } from './recent-changes.ts';
import type { Change } from './write-unit.ts';

/** One stored change with the commit it belongs to. */
export interface OplogEntry {
  /** Commit time: seconds in the high, a counter in the low 32 bits. */
  time: bigint;
  /** Place within the commit. */
  place: number;
  wall: Date;
  change: Change;
}

const prefix = tablePrefix(tables.oplog);
const bytesKey = tableKey(tablePrefix(tables.meta), Buffer.from('oplogBytes'));
const trimmedKey = tableKey(tablePrefix(tables.meta), Buffer.from('oplogTrimmed'));
const clockKey = tableKey(tablePrefix(tables.meta), Buffer.from('clock'));

/** The durable, ordered log of changes that change streams read from. */
export class Oplog {
  /** Time of the newest commit. */
  last = 0n;
  #bytes = 0;
  readonly #read: ReadView;
  readonly #recent: RecentChanges;
  readonly #waiting = new Set<() => void>();

  constructor(read: ReadView) {
    this.#read = read;
    const clock = read.get(clockKey);
    this.last = clock === undefined ? 0n : clock.readBigUInt64BE();
    const bytes = read.get(bytesKey);
    this.#bytes = bytes === undefined ? 0 : Number(bytes.readBigUInt64BE());
    this.#recent = new RecentChanges(this.last);
    this.tick();
  }

  /** Advances the clock: strictly increasing, and never behind the wall clock. */
  tick(): bigint {
    const now = BigInt(Math.floor(Date.now() / 1000)) << 32n;
    this.last = now > this.last ? now | 1n : this.last + 1n;
    return this.last;
  }

  /** Remembers where the log stands; the result takes it back there when a commit fails. */
  checkpoint(): () => void {
    const [last, bytes] = [this.last, this.#bytes];
    return () => {
      this.last = last;
      this.#bytes = bytes;
      this.#recent.dropAfter(last);
    };
  }

  /** How much the log holds, as it counts itself. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Writes the changes of one commit under one time. */
  append(view: WriteView, changes: Change[]): void {
    const time = this.tick();
    const wall = new Date();
    for (const [place, change] of changes.entries()) {
      const { document, ...rest } = change;
      const head = encode({ ...rest, wall });
      const value = document === undefined ? head : Buffer.concat([head, document]);
      view.put(entryKey(time, place), value);
      this.#bytes += value.length;
      this.#recent.add({ time, place, subject: subjectOf(change), value });
    }
    view.put(clockKey, uint64(time));
    view.put(bytesKey, uint64(BigInt(this.#bytes)));
  }

  /** Changes after a position, oldest first. */
  read(time: bigint, place: number, limit: number): LoggedChange[] {
    const recent = this.#recent.after({ time, place }, limit);
    if (recent) return recent;
    const range: KeyRange = {
      lower: Buffer.concat([entryKey(time, place), Buffer.alloc(1)]),
      upper: prefixRange(prefix).upper,
    };
    return this.#read.slice(range, limit, false).map(({ key, value }) => ({
      time: key.readBigUInt64BE(4),
      place: key.readUInt32BE(12),
      subject: subjectIn(value),
      value,
    }));
  }

  /** Removes up to `limit` of the oldest changes that are too old or too much; keeps the newest. */
  trim(view: WriteView, keepMs: number, keepBytes: number, limit: number): number {
    const oldest = BigInt(Math.floor((Date.now() - keepMs) / 1000)) << 32n;
    const { upper } = prefixRange(prefix);
    let lower = prefix;
    let removed = 0;
    while (removed < limit) {
      // Few at a time: mostly the first says that there is nothing to do, and entries can be large.
      const [entry, next] = view.slice({ lower, upper }, 2, false);
      if (entry === undefined || next === undefined) break;
      const { key, value } = entry;
      if (key.readBigUInt64BE(prefix.length) >= oldest && this.#bytes <= keepBytes) break;
      view.remove(key);
      view.put(trimmedKey, key.subarray(prefix.length));
      this.#bytes -= value.length;
      removed++;
      lower = next.key;
    }
    if (removed > 0) view.put(bytesKey, uint64(BigInt(Math.max(0, this.#bytes))));
    return removed;
  }

  /** True when changes after a position were trimmed, so that reading on would leave a gap. */
  hasTrimmedAfter(time: bigint, place: number): boolean {
    const trimmed = this.#read.get(trimmedKey);
    if (trimmed === undefined) return false;
    const trimmedTime = trimmed.readBigUInt64BE();
    if (time !== trimmedTime) return time < trimmedTime;
    // Earlier versions kept the time alone.
    return trimmed.length > 8 && place < trimmed.readUInt32BE(8);
  }

  /** Wakes everyone who waits for new changes. */
  notify(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  /** Resolves at the next commit with changes, or after `ms`. */
  nextChange(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#waiting.add(done);
    });
  }
}

/** Everything that the log knows of a change; a copy of its own for each caller. */
export function entryOf({ time, place, value }: LoggedChange): OplogEntry {
  return { time, place, ...parse(value) };
}

/** A commit time as the BSON timestamp clients see. */
export function toTimestamp(time: bigint): Timestamp {
  return new Timestamp({ t: Number(time >> 32n), i: Number(time & 0xffffffffn) });
}

export function fromTimestamp(timestamp: Timestamp): bigint {
  return (BigInt(timestamp.getHighBitsUnsigned()) << 32n) | BigInt(timestamp.getLowBitsUnsigned());
}

function entryKey(time: bigint, place: number): Buffer {
  const key = Buffer.allocUnsafe(16);
  prefix.copy(key);
  key.writeBigUInt64BE(time, 4);
  key.writeUInt32BE(place, 12);
  return key;
}

type SubjectParts = Pick<Change, 'kind' | 'db' | 'collection' | 'to' | 'isView'>;

const subjectOf = ({ kind, db, collection, to, isView }: SubjectParts): Subject => ({
  kind,
  db,
  collection,
  to,
  ...(isView === true ? { isView } : {}),
});

const subjectFields = new FieldSet(['kind', 'db', 'collection', 'to', 'isView']);

/** Whom a change concerns, without reading the rest: a stream that starts far back passes most of them. */
const subjectIn = (value: Buffer): Subject =>
  subjectOf(decodeFields(headOf(value), subjectFields) as unknown as SubjectParts);

/** What `append` wrote before the document. */
const headOf = (value: Buffer): Buffer => value.subarray(0, value.readInt32LE(0));

/** Reads what `append` wrote. */
function parse(value: Buffer): Pick<OplogEntry, 'wall' | 'change'> {
  const head = headOf(value);
  const { wall, ...rest } = decode(head);
  const change = rest as unknown as Change;
  if (value.length > head.length) change.document = value.subarray(head.length);
  return { wall: wall as Date, change };
}

function uint64(value: bigint): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigUInt64BE(value);
  return bytes;
}
