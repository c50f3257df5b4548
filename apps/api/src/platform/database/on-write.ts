import type { Schema } from 'mongoose';
import { afterCommit } from './transaction.ts';

const queries = [
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'replaceOne',
  'deleteOne',
  'deleteMany',
] as const;

/**
 * Tells of every write of this process to a schema's documents, once it is committed. To be called
 * before the model is made of the schema.
 */
export function onWrite<Record>(schema: Schema<Record>, listener: () => void): void {
  const tell = (): void => afterCommit(listener);
  for (const query of queries) schema.post(query, tell);
  schema.post('save', tell);
  schema.post('insertMany', tell);
  schema.post('bulkWrite', tell);
}
