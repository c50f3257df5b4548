import DataLoader from 'dataloader';
import { BusinessModel, type BusinessRecord } from './business.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A business by its id, whatever its status: who asks has decided that it may be seen. */
    businessById: DataLoader<string, BusinessRecord | null>;
  }
}

/** The loaders of businesses for one request: each business once, and many in one command. */
export function createBusinessLoaders() {
  return { businessById: new DataLoader(readBusinesses) };
}

async function readBusinesses(ids: readonly string[]): Promise<(BusinessRecord | null)[]> {
  const found = await BusinessModel.find({ _id: { $in: [...ids] } }).lean();
  const byId = new Map(found.map((business) => [business._id.toHexString(), business]));
  return ids.map((id) => byId.get(id) ?? null);
}
