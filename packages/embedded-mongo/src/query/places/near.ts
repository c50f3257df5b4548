import { type Doc, isDoc, isNumber, toNumber } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { type Position, pairOf, readGeoJson, shapeOf } from '../../geo/geometry.ts';
import { distanceTo, earthRadius } from '../../geo/sphere.ts';
import type { Collection } from '../../storage/collection.ts';
import { someValue } from '../paths.ts';

/** A wish for the nearest documents first. */
export interface Near {
  path: string;
  center: Position;
  /** Distances are meters on the sphere, radians on it, or lengths on a plane. */
  unit: 'meters' | 'radians' | 'plane';
  min: number;
  max: number;
}

/** A filter whose wish for nearness was taken out of it. */
export interface NearQuery {
  near: Near;
  filter: Doc;
}

const operators = ['$near', '$nearSphere', '$geoNear'] as const;

/** Takes `$near` or `$nearSphere` out of a filter; null when there is none. */
export function nearQueryOf(filter: Doc): NearQuery | null {
  for (const [path, condition] of Object.entries(filter)) {
    if (path === '$and' && Array.isArray(condition)) {
      for (const [i, each] of condition.entries()) {
        const inner = isDoc(each) ? nearQueryOf(each) : null;
        if (inner)
          return { near: inner.near, filter: { ...filter, $and: condition.with(i, inner.filter) } };
      }
    }
    if (!isDoc(condition) || path.startsWith('$')) continue;
    const operator = operators.find((name) => name in condition);
    if (operator === undefined) continue;
    const { [operator]: operand, $maxDistance, $minDistance, ...others } = condition;
    const near = readNear(path, operator, operand, $minDistance, $maxDistance);
    const { [path]: _near, ...rest } = filter;
    return { near, filter: Object.keys(others).length > 0 ? { ...rest, [path]: others } : rest };
  }
  return null;
}

function readNear(
  path: string,
  operator: string,
  operand: unknown,
  outerMin: unknown,
  outerMax: unknown,
): Near {
  const isSphere = operator === '$nearSphere';
  const geometry = isDoc(operand) && isDoc(operand['$geometry']) ? operand['$geometry'] : null;
  if (geometry) {
    const { $minDistance: min = outerMin, $maxDistance: max = outerMax } = operand as Doc;
    return { path, center: centerOf(geometry), unit: 'meters', ...limits(min, max) };
  }
  const list = Array.isArray(operand) ? operand : [];
  const center = pairOf(list.length > 2 ? list.slice(0, 2) : operand);
  if (!center) throw new CommandError('BadValue', 'near must be a point');
  const { min, max } = limits(outerMin, outerMax ?? list[2]);
  return { path, center, unit: isSphere ? 'radians' : 'plane', min, max };
}

/** The point of a GeoJSON object. */
export function centerOf(geometry: Doc): Position {
  const [center] = readGeoJson(geometry).points;
  if (center && geometry['type'] === 'Point') return center;
  throw new CommandError('BadValue', 'invalid point in geo near query $geometry argument');
}

export function limits(min: unknown, max: unknown): { min: number; max: number } {
  const read = (value: unknown, name: string, otherwise: number): number => {
    if (value === undefined) return otherwise;
    if (isNumber(value) && toNumber(value) >= 0) return toNumber(value);
    throw new CommandError('BadValue', `${name} must be non-negative`);
  };
  return { min: read(min, 'minDistance', 0), max: read(max, 'maxDistance', Infinity) };
}

/** Refuses a wish that no index of the collection stands for. */
export function checkGeoIndex(collection: Collection, near: Near): Near {
  const kinds = geoIndexesOf(collection).filter(({ path }) => path === near.path);
  if (kinds.length === 0) {
    throw new CommandError(
      'NoQueryExecutionPlans',
      `error processing query: ns=${collection.namespace} planner returned error :: caused by :: unable to find index for $geoNear query`,
    );
  }
  // Without a plane to measure on, a pair means a place on the sphere.
  const isPlane = kinds.some(({ kind }) => kind === '2d');
  return near.unit === 'plane' && !isPlane ? { ...near, unit: 'radians' } : near;
}

/** The fields of a collection that have an index by place. */
export function geoIndexesOf({ indexes }: Collection): { path: string; kind: string }[] {
  return indexes
    .filter((index) => index.ready && index.special === 'geo')
    .flatMap(({ spec }) => Object.entries(spec['key'] as Doc))
    .filter(([, kind]) => kind === '2dsphere' || kind === '2d')
    .map(([path, kind]) => ({ path, kind: kind as string }));
}

/** How far a document is, in the unit of the query; null when it has no place, or one too far. */
export function distanceIn(doc: Doc, near: Near): { distance: number; place: unknown } | null {
  let best: { distance: number; place: unknown } | null = null;
  someValue(
    doc,
    near.path.split('.'),
    (place) => {
      const distance = measure(place, near);
      if (distance !== null && (best === null || distance < best.distance))
        best = { distance, place };
      return false;
    },
    true,
  );
  const found = best as { distance: number; place: unknown } | null;
  if (found === null || found.distance < near.min || found.distance > near.max) return null;
  return found;
}

function measure(place: unknown, { center, unit }: Near): number | null {
  const shape = shapeOf(place);
  if (!shape) return null;
  if (unit !== 'plane') return distanceTo(shape, center) * (unit === 'meters' ? earthRadius : 1);
  const [point] = shape.points;
  return point ? Math.hypot(point[0] - center[0], point[1] - center[1]) : null;
}

/** Reads the stage `$geoNear`. */
export function readGeoNear(
  spec: unknown,
  collection: Collection | undefined,
): {
  near: Near;
  query: Doc;
  /** What the distances shown are multiplied by. */
  factor: number;
} {
  if (!isDoc(spec))
    throw new CommandError(10_065, 'invalid parameter: expected an object ($geoNear)');
  const { near: at, key, spherical, maxDistance, minDistance, query, distanceMultiplier } = spec;
  const center = isDoc(at) && 'type' in at ? centerOf(at) : pairOf(at);
  if (!center) throw new CommandError('TypeMismatch', "$geoNear requires a 'near' point");
  const indexed = collection ? geoIndexesOf(collection) : [];
  const path = typeof key === 'string' ? key : indexed[0]?.path;
  if (path === undefined) {
    throw new CommandError(
      'IndexNotFound',
      '$geoNear requires a 2d or 2dsphere index, but none were found',
    );
  }
  if (typeof key !== 'string' && new Set(indexed.map((each) => each.path)).size > 1) {
    throw new CommandError(
      'IndexNotFound',
      'There is more than one 2dsphere index on the collection; unsure which to use for $geoNear',
    );
  }
  const isMeters = isDoc(at) && 'type' in at;
  const unit = isMeters ? 'meters' : spherical === true ? 'radians' : 'plane';
  const wish: Near = { path, center, unit, ...limits(minDistance, maxDistance) };
  const near = collection ? checkGeoIndex(collection, wish) : wish;
  const factor = isNumber(distanceMultiplier) ? toNumber(distanceMultiplier) : 1;
  return { near, query: isDoc(query) ? query : {}, factor };
}
