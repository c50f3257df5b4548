import { equalValues } from '../bson/compare.ts';
import { CommandError } from '../errors.ts';
import type { CommandContext } from './context.ts';

/** Refuses a command whose sender means another collection than the one with that name. */
export function checkCollectionUuid(context: CommandContext): void {
  const { engine, body, db } = context;
  const { collectionUUID } = body;
  if (collectionUUID === undefined) return;
  const expected = context.collectionName;
  const named = engine.catalog.collections(db);
  const actual = named.find(({ uuid }) => equalValues(uuid, collectionUUID))?.name ?? null;
  if (actual === expected) return;
  throw new CommandError(
    'CollectionUUIDMismatch',
    'Collection UUID does not match that specified',
    { db, collectionUUID, expectedCollection: expected, actualCollection: actual },
  );
}
