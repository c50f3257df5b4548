import DataLoader from 'dataloader';
import { AssignmentModel } from './assignment.model.ts';
import { limitHours } from './work-limit.store.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** How long a kind of work may wait at most, in hours. */
    workLimitHours: DataLoader<string, number>;
    /** Who takes care of something that waits, by `assignmentId`; null for nobody. */
    workAssigneeId: DataLoader<string, string | null>;
  }
}

/** The loaders of what waits for one request: each once, and many in one command. */
export function createWorkplaceLoaders() {
  return {
    workLimitHours: new DataLoader(readLimits),
    workAssigneeId: new DataLoader(readAssigneeIds),
  };
}

async function readLimits(kinds: readonly string[]): Promise<(number | Error)[]> {
  const hours = await limitHours();
  return kinds.map((kind) => hours.get(kind) ?? new Error(`Nothing waits as ${kind}.`));
}

async function readAssigneeIds(ids: readonly string[]): Promise<(string | null)[]> {
  const found = await AssignmentModel.find({ _id: { $in: [...ids] } }).lean();
  const byId = new Map(found.map(({ _id, assigneeId }) => [_id, assigneeId]));
  return ids.map((id) => byId.get(id) ?? null);
}
