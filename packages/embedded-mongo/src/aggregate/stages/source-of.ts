import { isDoc } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { PipelineContext } from '../pipeline.ts';

/** The collection a stage names: in this database, or `{ db, coll }`. */
export function sourceOf(
  stage: string,
  from: unknown,
  context: PipelineContext,
): { db: string; name: string } {
  if (typeof from === 'string') return { db: context.db, name: from };
  if (isDoc(from) && typeof from['coll'] === 'string') {
    return { db: typeof from['db'] === 'string' ? from['db'] : context.db, name: from['coll'] };
  }
  throw new CommandError('FailedToParse', `${stage} needs the name of a collection`);
}
