import { createHash } from 'node:crypto';
import { inTransaction } from '../database/transaction.ts';
import { type AuditEnd, AuditEndModel, AuditModel, type AuditRecord } from './audit.model.ts';

/** What the first record names as the one before it. */
export const genesis = '0'.repeat(64);

/** A record before it has its place in the chain. */
export type NewAuditRecord = Omit<
  AuditRecord,
  'area' | 'about' | 'number' | 'previousHash' | 'hash'
>;

/** What a record says, in the only order and spelling that its hash is made of. */
function spelled(record: Omit<AuditRecord, 'hash'>): string {
  const { _id, action, area, actorId, targets, about, details, at, number, previousHash } = record;
  const sorted = (values: object) =>
    Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([
    number,
    previousHash,
    _id.toHexString(),
    action,
    area,
    actorId,
    at.toISOString(),
    sorted(targets),
    about,
    sorted(details),
  ]);
}

/** The hash of a record, which holds the hash of the one before it: SHA-256 as hex. */
export const hashOf = (record: Omit<AuditRecord, 'hash'>): string =>
  createHash('sha256').update(spelled(record)).digest('hex');

/** A record in its place after another. */
export function linked(given: NewAuditRecord, before: Omit<AuditEnd, '_id'>): AuditRecord {
  const { actorId, targets, action } = given;
  const ids = Object.values(targets).flat();
  const unhashed = {
    ...given,
    area: action.split('.')[0] ?? action,
    about: [...new Set(actorId === null ? ids : [actorId, ...ids])],
    number: before.number + 1,
    previousHash: before.hash,
  };
  return { ...unhashed, hash: hashOf(unhashed) };
}

/**
 * Adds records to the end of the chain in their order, in the caller's transaction if there is one.
 * Whoever adds changes the one document that says where the chain ends: of two processes that do so
 * at once, one meets a conflict and its transaction runs again, after the other's records.
 */
export async function appendAudit(given: readonly NewAuditRecord[]): Promise<void> {
  if (given.length === 0) return;
  await inTransaction(async () => {
    const end = await AuditEndModel.findById('end').lean<AuditEnd | null>();
    const records: AuditRecord[] = [];
    let last: Omit<AuditEnd, '_id'> = end ?? { number: 0, hash: genesis };
    for (const each of given) {
      const record = linked(each, last);
      records.push(record);
      last = record;
    }
    const { number, hash } = last;
    await AuditEndModel.updateOne({ _id: 'end' }, { $set: { number, hash } }, { upsert: true });
    await AuditModel.insertMany(records);
  });
}

/** The first fault of the chain: which record, and what happened to it. */
export interface AuditFault {
  kind: 'changed' | 'removed' | 'inserted';
  /** Its place in the chain; null for one without a place. */
  number: number | null;
  /** Its id; null for one that is gone. */
  id: string | null;
}

export interface AuditVerdict {
  /** How many records were read. */
  count: number;
  /** The hash the chain ends with, to be written down elsewhere. */
  hash: string;
  fault: AuditFault | null;
}

const isPlace = (number: unknown): number is number => Number.isInteger(number);

/** Reads the whole chain from its start and says which record is the first that is not as it was written. */
export async function verifyAudit(): Promise<AuditVerdict> {
  const end = await AuditEndModel.findById('end').lean<AuditEnd | null>();
  let count = 0;
  let last: AuditRecord | null = null;
  const verdict = (kind: AuditFault['kind'] | null, at?: AuditRecord | number): AuditVerdict => ({
    count,
    hash: last?.hash ?? genesis,
    fault:
      kind === null || at === undefined
        ? null
        : typeof at === 'number'
          ? { kind, number: at, id: null }
          : { kind, number: at.number ?? null, id: String(at._id) },
  });
  const records = AuditModel.find().sort({ number: 1, _id: 1 }).lean<AuditRecord[]>().cursor();
  for await (const record of records) {
    count += 1;
    const expected: number = (last?.number ?? 0) + 1;
    if (!isPlace(record.number) || record.number < expected) return verdict('inserted', record);
    if (record.number > expected) return verdict('removed', expected);
    // The platform never wrote so many, whatever it says.
    if (record.number > (end?.number ?? 0)) return verdict('inserted', record);
    if (!isWhole(record) || hashOf(record) !== record.hash) return verdict('changed', record);
    // What this one says came before is not there: that one was written anew as a whole.
    if (record.previousHash !== (last?.hash ?? genesis)) return verdict('changed', last ?? record);
    last = record;
  }
  const known = { number: end?.number ?? 0, hash: end?.hash ?? genesis };
  if (known.number > (last?.number ?? 0)) return verdict('removed', (last?.number ?? 0) + 1);
  if (last && known.hash !== last.hash) return verdict('changed', last);
  return verdict(null);
}

/** Whether a record has the parts that are hashed, of their types: one changed by hand may not. */
const isWhole = ({ at, targets, details, about, _id }: AuditRecord): boolean =>
  at instanceof Date &&
  !Number.isNaN(at.getTime()) &&
  typeof targets === 'object' &&
  targets !== null &&
  typeof details === 'object' &&
  details !== null &&
  Array.isArray(about) &&
  typeof _id.toHexString === 'function';
