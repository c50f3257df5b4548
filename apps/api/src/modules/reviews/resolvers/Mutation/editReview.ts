import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { editReview as edit } from '../../edit-review.service.ts';

export const editReview: MutationResolvers['editReview'] = (_parent, { input }, ctx) =>
  payloadOf({ review: null }, () => edit(ctx, input));
