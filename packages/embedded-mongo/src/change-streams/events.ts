import { createHash } from 'node:crypto';
import { decode } from '../bson/codec.ts';
import { Binary, type Doc, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { type OplogEntry, toTimestamp } from '../storage/oplog.ts';

/** A place in the order of changes, between two events. */
export interface Position {
  time: bigint;
  place: number;
  /** Set for the position of an invalidate event, which ends a stream. */
  invalidate?: boolean;
  /** How many fragments of the event there were seen already, when there are more. */
  fragment?: number;
}

/** Writes a position as the `_data` of a resume token. */
export function toToken(position: Position): Doc {
  const bytes = Buffer.alloc(13);
  bytes.writeBigUInt64BE(position.time, 0);
  bytes.writeUInt32BE(position.place, 8);
  bytes[12] = position.fragment ? position.fragment + 1 : position.invalidate === true ? 1 : 0;
  return { _data: bytes.toString('hex').toUpperCase() };
}

/** Reads a resume token; throws when it is not one of ours. */
export function fromToken(token: unknown): Position {
  const data = isDoc(token) ? token['_data'] : undefined;
  if (typeof data !== 'string' || !/^([0-9A-F]{2})*$/i.test(data)) {
    throw new CommandError(
      'FailedToParse',
      "resume token '_data' string was not a valid hex string",
    );
  }
  if (data.length !== 26) {
    throw new CommandError('InvalidResumeToken', 'The resume token is not valid');
  }
  const bytes = Buffer.from(data, 'hex');
  const [time, place, kind] = [bytes.readBigUInt64BE(0), bytes.readUInt32BE(8), bytes[12] ?? 0];
  return { time, place, invalidate: kind === 1, ...(kind > 1 ? { fragment: kind - 1 } : {}) };
}

/** How MongoDB names the user of a session where nobody logs in. */
const nobody = new Binary(createHash('sha256').digest());

/** The changes of the catalog that only streams with `showExpandedEvents` tell. */
export const expandedKinds = new Set(['create', 'createIndexes', 'dropIndexes', 'modify']);

/**
 * The change event of a logged change, without the current document of an update.
 * @param expanded adds what `showExpandedEvents` asks for.
 */
export function eventOf(entry: OplogEntry, expanded: boolean): Doc {
  const { change } = entry;
  const event: Doc = {
    _id: toToken({ time: entry.time, place: entry.place }),
    operationType: change.kind,
    clusterTime: toTimestamp(entry.time),
  };
  if (expanded && change.uuid !== undefined) event['collectionUUID'] = change.uuid;
  event['wallTime'] = entry.wall;
  if (change.transaction) {
    event['txnNumber'] = change.transaction.txnNumber;
    event['lsid'] = { ...change.transaction.lsid, uid: nobody };
  }
  if (change.document !== undefined) event['fullDocument'] = decode(change.document);
  event['ns'] =
    change.collection === undefined
      ? { db: change.db }
      : { db: change.db, coll: change.collection };
  if (change.to !== undefined) event['to'] = change.to;
  if (expanded) {
    const { to, operationDescription: description, stateBeforeChange } = change;
    const operation = to === undefined ? description : { to, ...description };
    if (operation !== undefined) event['operationDescription'] = operation;
    if (stateBeforeChange !== undefined) event['stateBeforeChange'] = stateBeforeChange;
  }
  if (change.documentKey !== undefined) event['documentKey'] = change.documentKey;
  if (change.updateDescription !== undefined) {
    const { disambiguatedPaths, ...description } = change.updateDescription;
    event['updateDescription'] = expanded
      ? { ...description, disambiguatedPaths: disambiguatedPaths ?? {} }
      : description;
  }
  return event;
}

/** The event that ends a stream whose collection or database is gone. */
export function invalidateOf(entry: OplogEntry): Doc {
  return {
    _id: toToken({ time: entry.time, place: entry.place, invalidate: true }),
    operationType: 'invalidate',
    clusterTime: toTimestamp(entry.time),
    wallTime: entry.wall,
  };
}
