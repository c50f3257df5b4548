import { type Doc, isDoc } from '../../bson/values.ts';
import { capOf, widestCap } from '../../geo/caps.ts';
import { type Position, readGeoJson } from '../../geo/geometry.ts';
import { earthRadius } from '../../geo/sphere.ts';
import type { Collection } from '../../storage/collection.ts';
import type { Index } from '../../storage/indexes/index-definition.ts';
import { type Region, placeRanges } from '../../storage/indexes/place-keys.ts';
import { circleOf, positionsOf } from './geo-operators.ts';
import { implies } from '../planning/implication.ts';
import type { Near } from './near.ts';
import type { IndexPlan } from '../planning/index-plan.ts';
import { type Plan, type PlanRequest, isVisible } from '../planning/planner.ts';

/** What a filter, or a wish for nearness, says of where the documents lie. */
export interface PlaceRequest extends Pick<PlanRequest, 'filter' | 'sort' | 'hint' | 'snapshotAt'> {
  collection: Collection;
  around?: Near | undefined;
}

/** The walk over the part of an index by place that a query is about; null when no other is better. */
export function placePlan(chosen: Plan, request: PlaceRequest): IndexPlan | null {
  const { filter, sort, hint, collection, around } = request;
  if (chosen.kind === 'either' || (chosen.kind === 'index' && chosen.bounds[0] !== null))
    return null;
  if ((isDoc(hint) && '$natural' in hint) || (sort && '$natural' in sort)) return null;
  if (hint !== undefined && hint !== null && chosen.kind === 'index') return null;
  for (const index of collection.indexes) {
    if (!narrows(index, request)) continue;
    const region = regionOf(index, filter, around);
    if (!region) continue;
    const ranges = placeRanges(index.prefix, region);
    return {
      kind: 'index',
      index,
      ranges: ranges.map((range) => ({ ...range, only: null, widened: true, fixedBytes: 4 })),
      exact: false,
      reverse: false,
      sorted: sort === undefined,
      merge: false,
      bounds: [],
    };
  }
  return null;
}

/** Whether what is near can be read part by part. */
export function canNarrow(
  collection: Collection,
  near: Near,
  filter: Doc,
  snapshotAt?: number,
): boolean {
  return collection.indexes.some(
    (index) =>
      narrows(index, { filter, snapshotAt }) &&
      regionOf(index, {}, { ...near, min: 0, max: 0 }) !== null,
  );
}

function narrows(index: Index, request: Pick<PlaceRequest, 'filter' | 'snapshotAt'>): boolean {
  const { partialFilter } = index;
  return (
    index.place !== null &&
    index.holdsPlaces === true &&
    isVisible(index, request.snapshotAt) &&
    (partialFilter === null || implies(request.filter, partialFilter, index.collation !== null))
  );
}

function regionOf({ place }: Index, filter: Doc, around: Near | undefined): Region | null {
  if (!place) return null;
  const wanted = around?.path === place.path ? aroundRegion(around) : null;
  const region = wanted ?? filterRegion(filter, place.path);
  const kind = place.kind === '2d' ? 'box' : 'cap';
  return region?.kind === kind ? region : null;
}

function aroundRegion({ center, unit, max }: Near): Region | null {
  if (max === Infinity) return null;
  if (unit === 'plane') return boxOf([center], max);
  const radius = unit === 'meters' ? max / earthRadius : max;
  return radius > widestCap ? null : { kind: 'cap', cap: { center, radius } };
}

function boxOf(corners: readonly Position[], margin = 0): Region {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    kind: 'box',
    low: [Math.min(...xs) - margin, Math.min(...ys) - margin],
    high: [Math.max(...xs) + margin, Math.max(...ys) + margin],
  };
}

function filterRegion(filter: Doc, path: string): Region | null {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition)) {
      for (const each of condition) {
        const region = isDoc(each) ? filterRegion(each, path) : null;
        if (region) return region;
      }
    }
    if (key !== path || !isDoc(condition)) continue;
    const operand = condition['$geoWithin'] ?? condition['$geoIntersects'];
    const region = isDoc(operand) ? operandRegion(operand) : null;
    if (region) return region;
  }
  return null;
}

function operandRegion(operand: Doc): Region | null {
  const [name = ''] = Object.keys(operand);
  const region = operand[name];
  switch (name) {
    case '$geometry': {
      const cap = isDoc(region) ? capOf(readGeoJson(region)) : null;
      return cap && { kind: 'cap', cap };
    }
    case '$centerSphere': {
      const cap = circleOf(region);
      return cap.radius > widestCap ? null : { kind: 'cap', cap };
    }
    case '$center': {
      const { center, radius } = circleOf(region);
      return boxOf([center], radius);
    }
    case '$box':
      return boxOf(positionsOf(region, 2));
    case '$polygon':
      return boxOf(positionsOf(region, 3));
    default:
      return null;
  }
}
