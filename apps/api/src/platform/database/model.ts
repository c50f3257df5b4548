import type { Model } from 'mongoose';

/** A model of mongoose, of which only the documents' type matters: it is inferred from here. */
export interface ListedModel<Record> {
  castObject(obj: object): Record;
  collection: Model<unknown>['collection'];
  schema: { readonly paths: object };
}

/** The model as what reads its documents. */
export const reading = <Record>(model: ListedModel<Record>): Model<Record> =>
  model as unknown as Model<Record>;
