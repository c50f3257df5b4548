import type { Context } from '../../../graphql/context.ts';
import type { BusinessResolvers } from '../../../graphql/generated/resolvers.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import type { BusinessRecord } from '../../businesses/index.ts';
import { answeredQuestions } from '../comments/answered-questions.ts';

export const Business: BusinessResolvers = {
  answeredQuestions: readsOf<BusinessRecord>()(
    ['_id'],
    ({ _id }, { first }: { first: number }, ctx: Context) =>
      answeredQuestions(_id.toHexString(), first, ctx),
  ),
};
