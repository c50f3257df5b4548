import { type Doc, isDoc, toNumber } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { pairOf, readGeoJson, shapeOf } from '../../geo/geometry.ts';
import { someValue } from '../../query/paths.ts';
import { scoresOf } from '../../text/text-index.ts';
import type { Index } from './index-definition.ts';
import { encodeKey, fitKey } from './key-encoding.ts';
import { wildcardKeys } from './wildcard.ts';
import { placeKeys } from './place-keys.ts';

/** The keys of an index that is not one of values: stems of text, or none. */
export function specialKeys(index: Index, doc: Doc): Buffer[] {
  if (index.text) {
    return [...scoresOf(doc, index.text).keys()].map((stem) => fitKey(encodeKey([stem], [1])));
  }
  if (index.wildcard) return wildcardKeys(index, index.wildcard, doc);
  if (index.special === 'geo') checkPlaces(index, doc);
  return index.place ? keysOfPlaces(index.place, doc) : [];
}

function keysOfPlaces({ path, kind }: NonNullable<Index['place']>, doc: Doc): Buffer[] {
  const keys = new Map<string, Buffer>();
  someValue(
    doc,
    path.split('.'),
    (value) => {
      const shape = shapeOf(value);
      if (!shape) return false;
      for (const key of placeKeys(shape, kind)) keys.set(key.toString('latin1'), key);
      return false;
    },
    true,
  );
  return [...keys.values()];
}

function checkPlaces(index: Index, doc: Doc): void {
  for (const [path, kind] of Object.entries(index.spec['key'] as Doc)) {
    if (kind !== '2dsphere' && kind !== '2d') continue;
    someValue(
      doc,
      path.split('.'),
      (value) => {
        if (value !== undefined && value !== null) checkPlace(index, value, kind);
        return false;
      },
      false,
    );
  }
}

function checkPlace({ spec }: Index, value: unknown, kind: '2dsphere' | '2d'): void {
  if (kind === '2d') {
    const [low, high] = [toNumber(spec['min'] ?? -180), toNumber(spec['max'] ?? 180)];
    const places: unknown[] = Array.isArray(value) && !pairOf(value) ? value : [value];
    for (const place of places) {
      const pair = pairOf(place);
      if (!pair)
        throw new CommandError(
          13_068,
          `geo element must be an array or object: ${JSON.stringify(value)}`,
        );
      if (pair.some((each) => each < low || each > high)) {
        throw new CommandError(
          13_027,
          `point not in interval of [ ${low}, ${high} ] :: caused by :: ${JSON.stringify(value)}`,
        );
      }
    }
    return;
  }
  const places: unknown[] = Array.isArray(value) && !pairOf(value) ? value : [value];
  for (const place of places) {
    if (shapeOf(place)) continue;
    let reason = 'geo element must be an array or object';
    try {
      if (isDoc(place)) readGeoJson(place);
    } catch (error) {
      if (error instanceof CommandError) reason = error.message;
    }
    throw new CommandError(16_755, `Can't extract geo keys: ${JSON.stringify(value)} ${reason}`);
  }
}

/** Refuses an array on the way of a hashed field. */
export function checkHashed(index: Index, multikey: readonly boolean[]): void {
  const place = index.fields.findIndex(
    (field, i) => multikey[i] === true && index.hashed.has(field.path),
  );
  if (place === -1) return;
  throw new CommandError(
    16_766,
    `hashed indexes do not currently support array values. Found array at path: ${index.fields[place]?.path ?? ''}`,
  );
}
