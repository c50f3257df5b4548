import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { removeReview as remove } from '../../review-administration.service.ts';

export const removeReview: MutationResolvers['removeReview'] = (_parent, { input }, ctx) =>
  payloadOf({ review: null }, () => remove(ctx, input));
