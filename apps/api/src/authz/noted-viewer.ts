import { readingsOf } from '../platform/live/read-once.ts';
import type { Note } from '../platform/live/shared-readings.ts';
import type { EventRecord } from '../platform/outbox/event.model.ts';
import type { MaybeViewer, Viewer } from './session.ts';

/**
 * A viewer that notes what is read of it. What is answered with it holds for every other receiver
 * who has the same there.
 */
export function notedViewer<Receiver>(
  viewer: MaybeViewer,
  note: Note<Receiver>,
  viewerOf: (receiver: Receiver) => MaybeViewer,
): MaybeViewer {
  note('viewer', (receiver) => viewerOf(receiver) !== null);
  return viewer && noted(viewer, 'viewer', note, viewerOf);
}

/**
 * A record of plain values which notes each that is read. What is not of the record itself is not noted.
 *
 * A proxy, since V8 keeps what getters written into an object belong to until it collects everything.
 */
export function noted<Receiver, Read extends object>(
  record: Read,
  name: string,
  note: Note<Receiver>,
  of: (receiver: Receiver) => Read | null,
): Read {
  return new Proxy(record, {
    get(target, key) {
      if (typeof key === 'string' && Object.hasOwn(target, key)) {
        note(`${name}.${key}`, (receiver) => of(receiver)?.[key as keyof Read]);
      }
      return Reflect.get(target, key) as unknown;
    },
  });
}

/**
 * What an event says to a viewer, read once for all who are told of it at the same moment and are
 * alike in what the reading reads of them. They are given the same object.
 * @param key what they ask alike: the same key must mean the same question
 */
export function readAlike<Found>(
  record: EventRecord,
  key: string,
  viewer: MaybeViewer,
  read: (viewer: MaybeViewer) => Promise<Found>,
): Promise<Found> | Found {
  return readingsOf<MaybeViewer, Found>(record, key).read(viewer, (note) =>
    read(notedViewer<MaybeViewer>(viewer, note, sameViewer)),
  );
}

const sameViewer = (viewer: MaybeViewer): Viewer | null => viewer;
