import { EJSON } from 'bson';
import type { Document } from 'mongodb';

/** What MongoDB's tools keep of a collection beside its documents. */
export interface Metadata {
  collectionName: string;
  type: 'collection' | 'view';
  options: Document;
  indexes: Document[];
  uuid?: string;
}

/** The text of a `.metadata.json`, in canonical Extended JSON as the tools write it. */
export function writeMetadata(metadata: Metadata): string {
  return EJSON.stringify(metadata, { relaxed: false });
}

/** Reads a `.metadata.json` of any version of the tools, with all number types kept. */
export function readMetadata(text: string, fileName: string): Metadata {
  const read = EJSON.parse(text, { relaxed: false }) as Partial<Metadata>;
  return {
    collectionName: read.collectionName ?? fileName,
    type: read.type === 'view' ? 'view' : 'collection',
    options: read.options ?? {},
    indexes: read.indexes ?? [],
  };
}

/** The name of a collection's files, escaped as the tools escape it. */
export function fileNameOf(collection: string): string {
  return encodeURIComponent(collection)
    .replaceAll(/%(?:24|26|2B|3A|3D|40)/g, decodeURIComponent)
    .replaceAll(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The name of the collection that a file holds. */
export function collectionOf(fileName: string): string {
  return decodeURIComponent(fileName);
}
