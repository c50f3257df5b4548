import type { Doc } from '../../bson/values.ts';
import { widestCap } from '../../geo/caps.ts';
import { earthRadius } from '../../geo/sphere.ts';
import { type Near, distanceIn } from './near.ts';

/** What was found near, with how far it is. */
export interface Measured<T> {
  found: T;
  distance: number;
  place: unknown;
}

/** The innermost circle that is looked at by itself, in radians; on a plane in degrees of one. */
const firstRadius = 5e-4;
const growth = 8;

/**
 * Gives what is near, the nearest first; `null` is a pause. Whoever stops early has only read the
 * circles that it needed.
 * @param search finds what may lie within a distance.
 * @param inRings whether circles are read one after the other; else all is read at once.
 */
export function* nearest<T extends { doc: Doc }>(
  near: Near,
  search: (around: Near) => Iterable<T | null>,
  inRings: boolean,
): Generator<Measured<T> | null> {
  let beyond = -1;
  for (const max of inRings ? circlesOf(near) : [near.max]) {
    const around = { ...near, max };
    const entries: Measured<T>[] = [];
    for (const found of search(around)) {
      const measured = found && distanceIn(found.doc, around);
      if (found === null) yield null;
      else if (measured && measured.distance > beyond) entries.push({ found, ...measured });
    }
    yield* entries.toSorted((a, b) => a.distance - b.distance);
    beyond = max;
  }
}

function circlesOf({ unit, min, max }: Near): number[] {
  const scales = { meters: earthRadius, radians: 1, plane: 180 / Math.PI };
  const scale = scales[unit];
  const circles: number[] = [];
  for (let radius = firstRadius; radius < widestCap; radius *= growth) {
    const distance = radius * scale;
    if (distance >= min && distance < max) circles.push(distance);
  }
  return [...circles, max];
}
