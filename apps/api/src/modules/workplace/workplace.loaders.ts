import DataLoader from 'dataloader';
import { AssignmentModel, assignmentId } from './assignment.model.ts';
import { limitHours } from './work-limit.store.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** How long a kind of work may wait at most, in hours. */
    workLimitHours: DataLoader<string, number>;
    /** Who takes care of something that waits; null for nobody. */
    workAssigneeId: DataLoader<Work, string | null, string>;
  }
}

/** Something that waits: its kind and its own id. */
interface Work {
  kind: string;
  id: string;
}

const keyOf = ({ kind, id }: Work): string => assignmentId(kind, id);

/** The loaders of what waits for one request: each once, and many in one command. */
export function createWorkplaceLoaders() {
  return {
    workLimitHours: new DataLoader(readLimits),
    workAssigneeId: new DataLoader(readAssigneeIds, { cacheKeyFn: keyOf }),
  };
}

async function readLimits(kinds: readonly string[]): Promise<(number | Error)[]> {
  const hours = await limitHours();
  return kinds.map((kind) => hours.get(kind) ?? new Error(`Nothing waits as ${kind}.`));
}

async function readAssigneeIds(works: readonly Work[]): Promise<(string | null)[]> {
  const ids = works.map(keyOf);
  const found = await AssignmentModel.find({ _id: { $in: ids } }).lean();
  const byId = new Map(found.map(({ _id, assigneeId }) => [_id, assigneeId]));
  return ids.map((id) => byId.get(id) ?? null);
}
