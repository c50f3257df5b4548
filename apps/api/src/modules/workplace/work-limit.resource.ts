import { setWorkLimitsSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import type { Context } from '../../graphql/context.ts';
import { queueSources } from '../../kits/queue/index.ts';
import { write } from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { WorkLimitModel } from './work-limit.model.ts';
import { limitHours } from './work-limit.store.ts';

const all = async () => [...(await limitHours())].map(([kind, hours]) => ({ kind, hours }));

/** How long each kind of work may wait. */
export function workLimits({ viewer }: Pick<Context, 'viewer'>) {
  assertCan(viewer, 'workplace.setLimits', null);
  return all();
}

/** Says how long kinds of work may wait. */
export const setWorkLimits = write({
  input: setWorkLimitsSchema,
  may: 'workplace.setLimits',
  async act({ input: { limits } }) {
    const known = new Set(queueSources().map(({ kind }) => kind));
    for (const [index, { kind, hours }] of limits.entries()) {
      if (!known.has(kind)) throw refuse('NOT_FOUND', `limits.${index}.kind`);
      await WorkLimitModel.updateOne({ _id: kind }, { $set: { hours } }, { upsert: true });
    }
    return { workLimits: await all() };
  },
  event: ({ input: { limits } }) => [
    'work.limitsChanged',
    { kinds: limits.map(({ kind }) => kind) },
  ],
});
