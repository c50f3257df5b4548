import { defaultEntries, type ReferenceListName } from '@wiki/reference-data';
import { database } from '../../platform/database/connect.ts';
import type { LiveHub } from '../../platform/live/hub.ts';
import { logger } from '../../platform/logging/logger.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { mergeEntries } from './merge-entries.ts';
import { ReferenceItemModel, type ReferenceItemRecord } from './reference-item.model.ts';
import type { ReferenceItemView } from './reference-item.ts';

/** A list with its entries by value. */
export interface ServedList {
  entries: readonly ReferenceItemView[];
  byValue: ReadonlyMap<string, ReferenceItemView>;
}

/** The lists that this process has read, until one of them changes. */
const served = new Map<ReferenceListName, Promise<ServedList>>();
/** Those of them that are there. */
const read = new Map<ReferenceListName, ServedList>();

/** A list as it is served now. Rejects when the database does not answer, and reads again next time. */
export function servedList(list: ReferenceListName): Promise<ServedList> {
  const known = served.get(list);
  if (known) return known;
  const reading = readList(list);
  served.set(list, reading);
  reading.then(
    (found) => {
      if (served.get(list) === reading) read.set(list, found);
    },
    () => {
      if (served.get(list) === reading) served.delete(list);
    },
  );
  return reading;
}

/** A list that was read already, without waiting: what many rows ask for costs each of them nothing. */
export const listAtHand = (list: ReferenceListName): ServedList | undefined => read.get(list);

/** Makes the next reader of a list read it anew. */
export function forgetList(list: ReferenceListName): void {
  served.delete(list);
  read.delete(list);
}

/** Forgets lists that any process changes, for as long as the hub lives. */
export function watchReferenceLists(live: LiveHub): void {
  forgetAll();
  void follow(live);
}

async function follow(live: LiveHub): Promise<void> {
  for (;;) {
    const changes = live.follow({ types: ['reference.changed'], concerns: () => true });
    try {
      for await (const { record } of changes) {
        forgetList((record.data as EventMap['reference.changed']).list);
      }
      return;
    } catch (error) {
      // What happened meanwhile is not known: everything is read again, and followed from now.
      logger.warn({ err: error }, 'reference lists lost the stream');
      forgetAll();
    }
  }
}

function forgetAll(): void {
  served.clear();
  read.clear();
}

async function readList(list: ReferenceListName): Promise<ServedList> {
  // The driver's own collection: what is cached must never come from inside somebody's transaction.
  const records = await database()
    .collection<ReferenceItemRecord>(ReferenceItemModel.collection.name)
    .find({ list })
    .toArray();
  const entries = mergeEntries(list, await defaultEntries(list), records);
  return { entries, byValue: new Map(entries.map((entry) => [entry.value, entry])) };
}
