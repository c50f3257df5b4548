import type { EventRecord } from '../outbox/event.model.ts';

/** For how long what was read for one receiver of an event is given to the others, in milliseconds. */
const sharedMilliseconds = 250;

interface Reading {
  until: number;
  found: Promise<unknown>;
}

const readings = new WeakMap<EventRecord, Map<string, Reading>>();

/**
 * What an event says to receivers who may see the same of it, read once for those that are told at
 * the same moment: a change that thousands follow is one reading, not thousands. All of them are
 * given the same object. Who is told later has it read anew.
 * @param key what they have in common beside the event: the same key must mean the same answer
 */
export function readOnce<Found>(
  record: EventRecord,
  key: string,
  read: () => Promise<Found>,
): Promise<Found> {
  const ofEvent = readings.get(record) ?? new Map<string, Reading>();
  readings.set(record, ofEvent);
  const known = ofEvent.get(key);
  const now = performance.now();
  if (known && known.until > now) return known.found as Promise<Found>;
  const found = read();
  ofEvent.set(key, { until: now + sharedMilliseconds, found });
  // Who comes next tries again.
  found.catch(() => ofEvent.delete(key));
  return found;
}
