import { Timestamp, type Doc, Int32, isDoc, isNumber, toNumber } from '../bson/values.ts';
import { CommandError, unknownField } from '../errors.ts';
import { type Oplog, fromTimestamp } from '../storage/oplog.ts';
import type { CommandEntry } from './registry.ts';

const readLevels = new Set(['local', 'available', 'majority', 'linearizable', 'snapshot']);
const transactionLevels = new Set(['local', 'majority', 'snapshot']);

/** The read concern of a command, as far as it changes what one server does. */
export interface ReadConcern {
  /** Reads see one moment; null takes the newest. */
  snapshot: { at: bigint | null } | null;
}

/** Checks the read concern of a command; refuses what it would have to ignore. */
export function readConcernOf(
  name: string,
  entry: CommandEntry,
  body: Doc,
  oplog: Oplog,
): ReadConcern {
  const given = body['readConcern'];
  if (given === undefined) return { snapshot: null };
  if (!isDoc(given)) {
    throw new CommandError('TypeMismatch', 'readConcern field should be of type object');
  }
  const { level, afterClusterTime, atClusterTime } = given;
  if (level !== undefined && !(typeof level === 'string' && readLevels.has(level))) {
    throw new CommandError(
      'BadValue',
      `Enumeration value '${JSON.stringify(level)}' for field 'readConcern.level' is not a valid value.`,
    );
  }
  const inside = body['autocommit'] === false;
  if (inside) checkInTransaction(body, level);
  else if (entry.reads !== true && level !== undefined && level !== 'local') {
    throw unsupportedLevel(name, level);
  }
  if (afterClusterTime !== undefined) {
    if (atClusterTime !== undefined) {
      throw invalid('Specifying both afterClusterTime and atClusterTime is not allowed');
    }
    checkTime('afterClusterTime', afterClusterTime, oplog);
  }
  if (atClusterTime !== undefined && level !== 'snapshot') {
    throw invalid("readConcern.atClusterTime is only valid with level 'snapshot'");
  }
  if (inside || level !== 'snapshot') return { snapshot: null };
  if (entry.snapshotReads !== true) throw unsupportedLevel(name, level);
  const at = atClusterTime === undefined ? null : checkTime('atClusterTime', atClusterTime, oplog);
  return { snapshot: { at } };
}

function checkInTransaction(body: Doc, level: unknown): void {
  if (body['startTransaction'] !== true) {
    throw invalid('Only the first command in a transaction may specify a readConcern');
  }
  if (level !== undefined && !transactionLevels.has(level as string)) {
    throw invalid(
      "The readConcern level must be either 'local' (default), 'majority' or 'snapshot' in order to run in a transaction",
    );
  }
}

function checkTime(name: string, value: unknown, oplog: Oplog): bigint {
  if (!(value instanceof Timestamp)) {
    throw new CommandError('TypeMismatch', `readConcern.${name} must be a timestamp`);
  }
  const time = fromTimestamp(value);
  if (time > oplog.last) {
    throw invalid(`readConcern ${name} value must not be greater than the current clusterTime`);
  }
  return time;
}

function unsupportedLevel(name: string, level: unknown): CommandError {
  return invalid(
    `Command ${name} does not support { readConcern: { level: "${String(level)}", provenance: "clientSupplied" } } :: caused by :: read concern not supported`,
  );
}

function invalid(message: string): CommandError {
  return new CommandError('InvalidOptions', message);
}

const concernFields = new Set(['w', 'j', 'wtimeout', 'fsync', 'provenance', 'getLastError']);

/**
 * Checks the write concern of a command.
 * @returns the error that goes with the result when one server cannot satisfy it.
 */
export function writeConcernErrorOf(entry: CommandEntry, body: Doc): Doc | null {
  const given = body['writeConcern'];
  if (given === undefined) return null;
  if (!isDoc(given)) {
    throw new CommandError('TypeMismatch', 'writeConcern field should be of type object');
  }
  if (entry.takesWriteConcern !== true) throw invalid('Command does not support writeConcern');
  if (body['autocommit'] === false && entry.endsTransaction !== true) {
    throw invalid('writeConcern is not allowed within a multi-statement transaction');
  }
  const unknown = Object.keys(given).find((field) => !concernFields.has(field));
  if (unknown !== undefined) throw unknownField(`writeConcern.${unknown}`);
  const { w } = given;
  const errInfo = {
    writeConcern: { wtimeout: new Int32(0), ...given, provenance: 'clientSupplied' },
  };
  if (isNumber(w)) {
    const count = toNumber(w);
    if (!(count >= 0 && count <= 50)) {
      throw new CommandError(
        'FailedToParse',
        'w has to be a non-negative number and not greater than 50',
      );
    }
    if (count <= 1) return null;
    return {
      code: new Int32(100),
      codeName: 'UnsatisfiableWriteConcern',
      errmsg: 'Not enough data-bearing nodes',
      errInfo,
    };
  }
  if (w === undefined || w === 'majority') return null;
  return {
    code: new Int32(79),
    codeName: 'UnknownReplWriteConcern',
    errmsg: `No write concern mode named '${typeof w === 'string' ? w : JSON.stringify(w)}' found in replica set configuration`,
    errInfo,
  };
}
