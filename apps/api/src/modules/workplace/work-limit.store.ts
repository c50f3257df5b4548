import { queueSources } from '../../kits/queue/index.ts';
import { WorkLimitModel } from './work-limit.model.ts';

const hour = 3_600_000;

/** The instant so many hours after another, or before it; what waits since then is due at that end of its limit. */
export const hoursAfter = (date: Date, hours: number): Date =>
  new Date(date.getTime() + hours * hour);

/** How long each kind of work may wait, in hours: as administrators set it, or as its module says. */
export async function limitHours(): Promise<ReadonlyMap<string, number>> {
  const set = new Map((await WorkLimitModel.find().lean()).map(({ _id, hours }) => [_id, hours]));
  return new Map(
    queueSources().map((source) => [source.kind, set.get(source.kind) ?? source.limitHours]),
  );
}
