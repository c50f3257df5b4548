import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { writeReview as write } from '../../write-review.service.ts';

export const writeReview: MutationResolvers['writeReview'] = (_parent, { input }, ctx) =>
  payloadOf({ review: null }, () => write(ctx, input));
