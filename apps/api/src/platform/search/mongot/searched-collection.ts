import { database } from '../../database/connect.ts';

/** A document as the driver gives it. */
export interface Fields {
  [field: string]: unknown;
}

/** What is used of a collection with an index of MongoDB's own search: the driver's collection has it. */
export interface SearchedCollection {
  aggregate(pipeline: object[]): { toArray(): Promise<Fields[]> };
  bulkWrite(operations: readonly object[], options?: object): Promise<unknown>;
  deleteMany(filter: object): Promise<unknown>;
  createSearchIndex(description: { name: string; definition: object }): Promise<string>;
  updateSearchIndex(name: string, definition: object): Promise<void>;
  listSearchIndexes(name?: string): { toArray(): Promise<Fields[]> };
}

/** Where the documents of an index are. */
export const collectionName = (name: string): string => `search.${name}`;

/** The documents of an index, as the database searches them. */
export const searchedCollection = (name: string): SearchedCollection =>
  database().collection<{ _id: string }>(collectionName(name));
