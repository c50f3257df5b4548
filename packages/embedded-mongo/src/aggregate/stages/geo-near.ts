import type { Doc } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { find } from '../../query/find.ts';
import { setMeta } from '../../query/meta.ts';
import { notHere } from '../../geo/refusal.ts';
import { nearQueryOf, readGeoNear } from '../../query/near.ts';
import type { Collection } from '../../storage/collection.ts';
import type { PipelineContext } from '../pipeline.ts';
import { withValue } from './basic.ts';

/** The documents of a collection by their distance from a point, the first stage of a pipeline. */
export function* geoNear(
  collection: Collection | undefined,
  spec: unknown,
  { view, variables, snapshotAt }: PipelineContext,
): Generator<Doc | null> {
  const { query, show } = readGeoNear(spec, collection);
  const { distanceField, includeLocs } = spec as Doc;
  if (distanceField !== undefined && typeof distanceField !== 'string') {
    throw new CommandError('TypeMismatch', "$geoNear 'distanceField' must be a string");
  }
  if (nearQueryOf(query)) throw notHere();
  if (!collection) return;
  const entries: { doc: Doc; distance: number }[] = [];
  for (const found of find(view, collection, { filter: query, variables, snapshotAt })) {
    if (found === null) {
      yield null;
      continue;
    }
    const shown = show(found.doc);
    if (!shown) continue;
    let { doc } = found;
    if (distanceField !== undefined) doc = withValue(doc, distanceField.split('.'), shown.distance);
    if (typeof includeLocs === 'string') doc = withValue(doc, includeLocs.split('.'), shown.place);
    entries.push({
      doc: setMeta(doc, 'geoNearDistance', shown.distance),
      distance: shown.distance.value,
    });
  }
  for (const { doc } of entries.toSorted((a, b) => a.distance - b.distance)) yield doc;
}
