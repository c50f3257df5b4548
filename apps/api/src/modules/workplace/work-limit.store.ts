import { queueSources } from '../../kits/queue/index.ts';
import { WorkLimitModel } from './work-limit.model.ts';

/** How long each kind of work may wait, in hours: as administrators set it, or as its module says. */
export async function limitHours(): Promise<ReadonlyMap<string, number>> {
  const set = new Map((await WorkLimitModel.find().lean()).map(({ _id, hours }) => [_id, hours]));
  return new Map(
    queueSources().map((source) => [source.kind, set.get(source.kind) ?? source.limitHours]),
  );
}
