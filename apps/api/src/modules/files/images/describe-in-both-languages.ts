import { isDeepStrictEqual } from 'node:util';
import type { Connection } from 'mongoose';
import { inBothLanguages } from './image.ts';

type Db = NonNullable<Connection['db']>;
type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/**
 * For a migration: what pictures show was one text of no known language, and stands in both now.
 * May run again.
 * @param places the fields of a document that hold a picture or a list of them, as `draft.cover`
 */
export async function describeInBothLanguages(
  db: Db,
  collection: string,
  places: readonly string[],
): Promise<void> {
  const documents = db.collection(collection);
  for await (const document of documents.find()) {
    const changes: Values = {};
    for (const place of places) {
      const before = place.split('.').reduce<unknown>(within, document);
      const after = Array.isArray(before) ? before.map(described) : described(before);
      if (!isDeepStrictEqual(before, after)) changes[place] = after;
    }
    if (Object.keys(changes).length > 0) {
      await documents.updateOne({ _id: document._id }, { $set: changes });
    }
  }
}

const within = (value: unknown, field: string) => (isValues(value) ? value[field] : undefined);

const described = (picture: unknown) =>
  isValues(picture) && typeof picture['alt'] === 'string'
    ? { ...picture, alt: inBothLanguages(picture['alt']) }
    : picture;
