import { type Stage, compileStages, isStage, unknownStage } from '../aggregate/pipeline.ts';
import { decode, maxDocumentBytes } from '../bson/codec.ts';
import { equalValues } from '../bson/compare.ts';
import { Binary, type Doc, Timestamp } from '../bson/values.ts';
import type { CursorSource } from '../engine/cursors.ts';
import type { Engine } from '../engine/engine.ts';
import { CommandError, unknownField } from '../errors.ts';
import { find } from '../query/find.ts';
import { type OplogEntry, entryOf, fromTimestamp } from '../storage/oplog.ts';
import type { Subject } from '../storage/recent-changes.ts';
import {
  type Position,
  eventOf,
  expandedKinds,
  fromToken,
  invalidateOf,
  toToken,
} from './events.ts';
import { fragmentsOf, withoutSplitStage } from './split-events.ts';

/** What a stream watches: one collection, one database, or everything. */
export interface Watched {
  db: string | null;
  collection: string | null;
}

const knownOptions = new Set([
  'fullDocument',
  'fullDocumentBeforeChange',
  'resumeAfter',
  'startAfter',
  'startAtOperationTime',
  'allChangesForCluster',
  'showExpandedEvents',
]);
const allowedStages = new Set([
  '$match',
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$replaceRoot',
  '$replaceWith',
  '$redact',
]);

/** Changes read from the log in one go before other work may go first. */
const readSize = 256;

/** One open change stream. */
export class ChangeStream implements CursorSource {
  readonly awaits = true;
  readonly #engine: Engine;
  readonly #watched: Watched;
  readonly #options: Doc;
  readonly #stage: Stage;
  readonly #splits: boolean;
  #position: Position;
  #ended = false;
  #closed = false;

  /** @throws ChangeStreamHistoryLost when the start lies before the oldest kept change. */
  constructor(engine: Engine, watched: Watched, options: Doc, pipeline: Doc[]) {
    this.#engine = engine;
    this.#watched = watched;
    this.#options = options;
    checkOptions(options);
    const { stages, splits } = withoutSplitStage(pipeline);
    this.#splits = splits;
    for (const stage of stages) {
      const name = Object.keys(stage)[0] ?? '';
      if (!allowedStages.has(name)) {
        if (!isStage(name)) throw unknownStage(name);
        throw new CommandError(
          'IllegalOperation',
          `${name} is not permitted in a $changeStream pipeline`,
        );
      }
    }
    this.#stage = compileStages(stages, {
      view: engine.env,
      db: watched.db ?? 'admin',
      variables: { NOW: new Date() },
      snapshotAt: undefined,
      memory: engine.memory,
      source: () => ({ collection: undefined, stages: [], options: {}, isView: false }),
    });
    this.#position = startOf(options, engine.oplog.last);
    this.#refuseGap();
  }

  resumeToken(): Doc {
    return toToken(this.#position);
  }

  async next(
    count: number,
    waitMs: number | undefined,
  ): Promise<{ docs: Buffer[]; done: boolean }> {
    const deadline = performance.now() + (waitMs ?? 0);
    const docs: Buffer[] = [];
    for (;;) {
      const full = this.#readOn(docs, count);
      if (docs.length > 0 || this.#ended || this.#closed) return { docs, done: this.#ended };
      const left = deadline - performance.now();
      if (left <= 0) return { docs, done: false };
      if (full) await new Promise<void>((resolve) => void setImmediate(resolve));
      else await this.#engine.oplog.nextChange(left);
    }
  }

  close(): void {
    this.#closed = true;
    this.#engine.oplog.notify();
  }

  /** Takes the next logged changes; true when more are waiting. */
  #readOn(docs: Buffer[], count: number): boolean {
    if (this.#closed) return false;
    this.#refuseGap();
    const newest = this.#engine.oplog.last;
    const from = startOfEvent(this.#position);
    const changes = this.#engine.oplog.read(from.time, from.place, readSize);
    for (const logged of changes) {
      if (docs.length >= count) return true;
      if (!this.#concerns(logged.subject)) {
        this.#position = { time: logged.time, place: logged.place };
        continue;
      }
      const entry = entryOf(logged);
      if (!this.#take(this.#eventsOf(this.#complete(entry), entry), entry, docs, count))
        return true;
      if (this.#invalidates(entry)) {
        docs.push(...this.#eventsOf(invalidateOf(entry), entry));
        this.#position = { time: entry.time, place: entry.place, invalidate: true };
        this.#ended = true;
        return false;
      }
    }
    if (changes.length === readSize) return true;
    if (newest > this.#position.time) this.#position = { time: newest, place: 0xffffffff };
    return false;
  }

  /** Adds the fragments of an event that are not yet seen; false when there is no room for all. */
  #take(
    events: readonly Buffer[],
    { time, place }: OplogEntry,
    docs: Buffer[],
    count: number,
  ): boolean {
    const { fragment = 0 } = this.#position;
    let bytes = docs.reduce((sum, { length }) => sum + length, 0);
    for (let i = fragment; i < events.length; i++) {
      const event = events[i] as Buffer;
      bytes += event.length;
      if (docs.length > 0 && (docs.length >= count || bytes > maxDocumentBytes)) {
        if (i > 0) this.#position = { time, place, fragment: i };
        return false;
      }
      docs.push(event);
    }
    this.#position = { time, place };
    return true;
  }

  /** A stream that was too slow, or away too long, must not go on behind a gap. */
  #refuseGap(): void {
    const { time, place } = this.#position;
    if (this.#engine.oplog.hasTrimmedAfter(time, place)) throw historyLost();
  }

  /** What the pipeline makes of an event, as BSON. */
  #eventsOf(event: Doc, { time, place }: OplogEntry): Buffer[] {
    const made: Buffer[] = [];
    for (const result of this.#stage([event])) {
      if (result === null) continue;
      if (!equalValues(result['_id'], event['_id'])) {
        throw new CommandError(
          'ChangeStreamFatalError',
          `Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Modifying the _id field of an event makes it impossible to resume the stream from that point. Only transformations that retain the unmodified _id field are allowed. Expected: ${JSON.stringify({ _id: event['_id'] })} but found: ${JSON.stringify('_id' in result ? { _id: result['_id'] } : {})}`,
          {},
          ['NonResumableChangeStreamError'],
        );
      }
      made.push(...fragmentsOf(result, { time, place }, this.#splits));
    }
    return made;
  }

  #concerns({ kind, db: changed, collection: named, to, isView }: Subject): boolean {
    const { db, collection } = this.#watched;
    if ((isView === true || expandedKinds.has(kind)) && !this.#expanded) return false;
    if (db === null) return true;
    const names = [{ db: changed, coll: named }, ...(to ? [to] : [])];
    return names.some(
      (each) =>
        each['db'] === db &&
        (collection === null || kind === 'dropDatabase' || each['coll'] === collection),
    );
  }

  #invalidates({ change }: OplogEntry): boolean {
    const { db, collection } = this.#watched;
    if (db === null || change.isView === true) return false;
    if (collection === null) return change.kind === 'dropDatabase';
    return change.kind === 'drop' || change.kind === 'rename' || change.kind === 'dropDatabase';
  }

  get #expanded(): boolean {
    return this.#options['showExpandedEvents'] === true;
  }

  /** Adds the documents that the stream asks for besides the change itself. */
  #complete(entry: OplogEntry): Doc {
    const { change } = entry;
    let event = eventOf(entry, this.#expanded);
    const mode = this.#options['fullDocument'];
    if (change.kind === 'update') {
      if (mode === 'updateLookup') event = withFullDocument(event, this.#lookUp(entry));
      else if (mode === 'whenAvailable' || mode === 'required') {
        event = withFullDocument(event, image(change.after, 'post', mode, event));
      }
    }
    const before = this.#options['fullDocumentBeforeChange'];
    const changes = ['update', 'replace', 'delete'].includes(change.kind);
    if (changes && (before === 'whenAvailable' || before === 'required')) {
      event['fullDocumentBeforeChange'] = image(change.before, 'pre', before, event);
    }
    return event;
  }

  #lookUp({ change }: OplogEntry): Doc | null {
    const { env, catalog } = this.#engine;
    const collection = catalog.find(change.db, change.collection ?? '');
    if (!collection || !change.documentKey) return null;
    const filter = { _id: { $eq: change.documentKey['_id'] } };
    for (const found of find(env, collection, { filter })) if (found) return decode(found.bytes);
    return null;
  }
}

/** A document as it was before or after a change, when its collection keeps them. */
function image(bytes: unknown, name: 'pre' | 'post', mode: string, event: Doc): Doc | null {
  if (bytes instanceof Binary) return decode(bytes.buffer.subarray(0, bytes.position));
  if (mode === 'whenAvailable') return null;
  throw new CommandError(
    'NoMatchingDocument',
    `Change stream was configured to require a ${name}-image for all update, delete and replace events, but the ${name}-image was not found for event: ${JSON.stringify(event['_id'])}`,
    {},
    ['NonResumableChangeStreamError'],
  );
}

function withFullDocument(event: Doc, fullDocument: Doc | null): Doc {
  const { _id, operationType, clusterTime, wallTime, ...rest } = event;
  return { _id, operationType, clusterTime, wallTime, fullDocument, ...rest };
}

function checkOptions(options: Doc): void {
  for (const name of Object.keys(options)) {
    if (!knownOptions.has(name)) {
      throw unknownField(`$changeStream.${name}`);
    }
  }
  const before = options['fullDocumentBeforeChange'] ?? 'off';
  if (!['off', 'whenAvailable', 'required'].includes(before as string)) {
    throw new CommandError(
      'BadValue',
      `Enumeration value '${JSON.stringify(before)}' for fullDocumentBeforeChange is not valid`,
    );
  }
  const mode = options['fullDocument'] ?? 'default';
  if (!['default', 'updateLookup', 'whenAvailable', 'required'].includes(mode as string)) {
    throw new CommandError(
      'BadValue',
      `Enumeration value '${JSON.stringify(mode)}' for fullDocument is not valid`,
    );
  }
}

/** Where to read from so that an event of which some fragments were seen comes again. */
function startOfEvent({ time, place, fragment }: Position): Position {
  if (fragment === undefined) return { time, place };
  return place > 0 ? { time, place: place - 1 } : { time: time - 1n, place: 0xffffffff };
}

/** Where a stream begins: after a token, at a time, or now. */
function startOf(options: Doc, newest: bigint): Position {
  const { resumeAfter, startAfter, startAtOperationTime: at } = options;
  if ([resumeAfter, startAfter, at].filter((each) => each !== undefined).length > 1) {
    throw new CommandError(
      40674,
      'Only one type of resume option is allowed, but multiple were found.',
    );
  }
  if (resumeAfter !== undefined) {
    const position = fromToken(resumeAfter);
    if (position.invalidate === true) {
      throw new CommandError(
        'InvalidResumeToken',
        'Attempted to resume a stream from an invalidate event; use startAfter instead',
      );
    }
    return position;
  }
  if (startAfter !== undefined) return fromToken(startAfter);
  if (at === undefined) return { time: newest, place: 0xffffffff };
  if (!(at instanceof Timestamp)) {
    throw new CommandError('TypeMismatch', 'startAtOperationTime must be a timestamp');
  }
  return { time: fromTimestamp(at) - 1n, place: 0xffffffff };
}

function historyLost(): CommandError {
  return new CommandError(
    'ChangeStreamHistoryLost',
    'Resume of change stream was not possible, as the resume point may no longer be in the oplog.',
    {},
    ['NonResumableChangeStreamError'],
  );
}
