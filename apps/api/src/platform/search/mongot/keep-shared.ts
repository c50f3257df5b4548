import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { database } from '../../database/connect.ts';
import { holdLease, processId, releaseLease } from '../../database/lease.ts';
import { ensureCollection } from '../../database/migrations.ts';
import type { LiveEvent, LiveHub } from '../../live/hub.ts';
import { logger } from '../../logging/logger.ts';
import { buildVersion } from '../index/build-version.ts';
import { follow, HubLife, isGone } from '../index/follow-events.ts';
import type { KeptIndexOptions, Served } from '../index/kept-index.ts';
import { threadFile } from '../index/worker-index.ts';
import { MongotIndex } from './mongot-index.ts';
import { collectionName, type Fields, type SearchedCollection } from './searched-collection.ts';
import { definitionOf, indexName } from './stored-document.ts';

/** How long one process keeps an index without saying so again, and how often the others look, in milliseconds. */
const lease = 30_000;
const looked = 2_000;

/** What all processes know of an index that they share. */
interface SharedState {
  _id: string;
  /** The code and the names by which everything was read. */
  version: string;
  /** The reading of everything to which its documents belong. */
  build: string;
  /** Up to where events are in it. */
  cursor: string;
}

/** What it takes to keep an index for all. */
interface Shared extends KeptIndexOptions {
  live: LiveHub;
  own: Served;
  collection: SearchedCollection;
}

/** A reading of everything that is to be kept in step. */
interface Kept extends Omit<SharedState, '_id'> {
  isBuilt: boolean;
}

const states = () => database().collection<SharedState>('searchIndexes');

/**
 * Serves an index that the database keeps, and keeps it in step in turns with the other processes: one at a
 * time follows the events, so that nothing old is written over something new.
 */
export async function keepShared(
  live: LiveHub,
  own: Served,
  options: KeptIndexOptions,
  collection: SearchedCollection,
): Promise<void> {
  const shared: Shared = { ...options, live, own, collection };
  const hub = new HubLife(live);
  const leaseName = `search:${options.name}`;
  while (!hub.isOver) {
    try {
      await serve(shared);
      if (await holdLease(leaseName, processId, lease)) {
        await keepHeld(shared, leaseName);
      }
    } catch (error) {
      if (!hub.isOver)
        logger.warn({ err: error, index: options.name }, 'a search index is not kept');
    }
    await hub.pause(looked);
  }
  await own.index?.close();
}

/** Serves what is built, by whichever code: the words of two versions differ little. */
async function serve({ name, schema, own, collection }: Shared): Promise<void> {
  const state = own.index ? null : await states().findOne({ _id: name });
  if (!state) return;
  own.index = new MongotIndex(collection, await schema(), state.build);
  own.built.resolve();
}

/** Keeps an index and lets go of it in the end, so that another process need not wait. */
async function keepHeld(shared: Shared, leaseName: string): Promise<void> {
  try {
    await keep(shared, leaseName);
  } finally {
    await releaseLease(leaseName, processId);
  }
}

/** Keeps an index in step while this process holds its lease, or until the hub ends. */
async function keep(shared: Shared, leaseName: string): Promise<void> {
  const { name, live, collection, schema: schemaOf, events: types, upkeep: upkeepOf } = shared;
  const schema = await schemaOf();
  const code = (shared.build ?? (() => buildVersion(threadFile)))() ?? 'sources';
  const version = createHash('sha256').update(code).update(JSON.stringify(schema)).digest('hex');
  const { build, cursor: after, isBuilt } = await startOf(live, name, version);
  const index = new MongotIndex(collection, schema, build);
  const reached = async (cursor: string) => {
    await states().updateOne({ _id: name }, { $set: { version, build, cursor } }, { upsert: true });
  };
  let events: AsyncIterator<LiveEvent> | null = null;
  const renew = async () => {
    const isHeld = await holdLease(leaseName, processId, lease).catch(() => true);
    // Somebody else keeps it by now.
    if (!isHeld) await events?.return?.();
  };
  const renewing = setInterval(() => void renew(), lease / 3);
  try {
    events = live.follow({ after, types: [...types, 'live.mark'], concerns: () => true });
    const upkeep = upkeepOf(index);
    const readAll = async () => {
      await define(shared, definitionOf(schema));
      await upkeep.build();
      await index.keepBuild();
      await reached(after);
      await serve(shared);
    };
    await follow(events, { after, upkeep, build: isBuilt ? null : readAll, reached });
  } catch (error) {
    // Where the events since are gone, everything is read anew; else the next turn goes on from there.
    if (isGone(error)) await states().updateOne({ _id: name }, { $set: { version: '' } });
    throw error;
  } finally {
    clearInterval(renewing);
    await events?.return?.();
  }
}

/** What was read and up to where, or from where on everything is to be read. */
async function startOf(live: LiveHub, name: string, version: string): Promise<Kept> {
  const state = await states().findOne({ _id: name });
  if (state?.version === version) return { ...state, isBuilt: true };
  // From before anything is read, so that no change is missed.
  return { version, build: randomUUID(), cursor: await live.currentCursor(), isBuilt: false };
}

/** Whether an index can be asked, on every host by its last definition: until then it answers by the one before. */
function isReady({ queryable, status, statusDetail }: Fields): boolean {
  const hosts = Array.isArray(statusDetail) ? (statusDetail as readonly Fields[]) : [];
  return queryable === true && status === 'READY' && !hosts.some((host) => host['stagedIndex']);
}

/** Has the database index the documents of a collection, and waits until it can be asked. */
async function define({ name, collection }: Shared, definition: object): Promise<void> {
  const known = () => collection.listSearchIndexes(indexName).toArray();
  // An index of a collection that nothing was written to is refused.
  await ensureCollection(database(), collectionName(name));
  if ((await known()).length > 0) await collection.updateSearchIndex(indexName, definition);
  else await collection.createSearchIndex({ name: indexName, definition });
  while (!(await known()).some(isReady)) await delay(looked, undefined, { ref: false });
}
