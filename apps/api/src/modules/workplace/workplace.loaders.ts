import DataLoader from 'dataloader';
import { AssignmentModel, assignmentId } from './assignment.model.ts';
import { hoursAfter, limitHours } from './work-limit.store.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** Until when something that waits should be done, by the limit of its kind. */
    workDateDue: DataLoader<WaitsSince, Date, string>;
    /** Who takes care of something that waits; null for nobody. */
    workAssigneeId: DataLoader<Work, string | null, string>;
  }
}

/** Something that waits: its kind, and since when. */
interface WaitsSince {
  kind: string;
  since: Date;
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
    workDateDue: new DataLoader(readDatesDue, {
      cacheKeyFn: ({ kind, since }: WaitsSince) => `${kind}:${since.getTime()}`,
    }),
    workAssigneeId: new DataLoader(readAssigneeIds, { cacheKeyFn: keyOf }),
  };
}

async function readDatesDue(waiting: readonly WaitsSince[]): Promise<(Date | Error)[]> {
  const limits = await limitHours();
  return waiting.map(({ kind, since }) => {
    const hours = limits.get(kind);
    return hours === undefined ? new Error(`Nothing waits as ${kind}.`) : hoursAfter(since, hours);
  });
}

async function readAssigneeIds(works: readonly Work[]): Promise<(string | null)[]> {
  const ids = works.map(keyOf);
  const found = await AssignmentModel.find({ _id: { $in: ids } }).lean();
  const byId = new Map(found.map(({ _id, assigneeId }) => [_id, assigneeId]));
  return ids.map((id) => byId.get(id) ?? null);
}
