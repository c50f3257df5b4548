import { type Doc, Double } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { find } from '../../query/find.ts';
import type { Found } from '../../query/found.ts';
import { setMeta } from '../../query/meta.ts';
import { notHere } from '../../geo/refusal.ts';
import { type Near, nearQueryOf, readGeoNear } from '../../query/places/near.ts';
import { nearest } from '../../query/places/nearest.ts';
import { canNarrow } from '../../query/places/place-search.ts';
import type { Collection } from '../../storage/collection.ts';
import type { PipelineContext } from '../pipeline.ts';
import { withValue } from './basic.ts';

/** The documents of a collection by their distance from a point, the first stage of a pipeline. */
export function* geoNear(
  collection: Collection | undefined,
  spec: unknown,
  { view, variables, snapshotAt }: PipelineContext,
): Generator<Doc | null> {
  const { near, query, factor } = readGeoNear(spec, collection);
  const { distanceField, includeLocs } = spec as Doc;
  if (distanceField !== undefined && typeof distanceField !== 'string') {
    throw new CommandError('TypeMismatch', "$geoNear 'distanceField' must be a string");
  }
  if (nearQueryOf(query)) throw notHere();
  if (!collection) return;
  const search = (around: Near): Generator<Found | null> =>
    find(view, collection, { filter: query, variables, snapshotAt, around });
  const inRings = canNarrow(collection, near, query, snapshotAt);
  for (const each of nearest(near, search, inRings)) {
    if (each === null) {
      yield null;
      continue;
    }
    const distance = new Double(each.distance * factor);
    let { doc } = each.found;
    if (distanceField !== undefined) doc = withValue(doc, distanceField.split('.'), distance);
    if (typeof includeLocs === 'string') doc = withValue(doc, includeLocs.split('.'), each.place);
    yield setMeta(doc, 'geoNearDistance', distance);
  }
}
