import type { EventRecord } from '../outbox/event.model.ts';
import { SharedReadings } from './shared-readings.ts';

/**
 * Where a thing holds what is read of it. A `WeakMap` would hold it as well, though it is old and V8
 * collects by itself only what nothing old holds: each delivery would stay until everything is collected.
 */
const readings = Symbol('readings');

interface Read {
  [readings]?: Map<string, SharedReadings<unknown, unknown>>;
}

/**
 * What is read of a thing for those who ask alike.
 * @param thing what they are told of: an event, or what was read of it
 */
export function readingsOf<Receiver, Found>(
  thing: object,
  key: string,
): SharedReadings<Receiver, Found> {
  const read: Read = thing;
  read[readings] ??= new Map();
  const ofThing = read[readings];
  let found = ofThing.get(key);
  if (!found) {
    found = new SharedReadings();
    ofThing.set(key, found);
  }
  return found as SharedReadings<Receiver, Found>;
}

/**
 * What an event says to everybody alike, read once for those that are told at the same moment: a
 * change that thousands follow is one reading, not thousands. All of them are given the same object.
 * Who is told later has it read anew.
 * @param key what they have in common beside the event: the same key must mean the same answer
 */
export function readOnce<Found>(
  record: EventRecord,
  key: string,
  read: () => Promise<Found>,
): Promise<Found> | Found {
  return readingsOf<null, Found>(record, key).read(null, read);
}
