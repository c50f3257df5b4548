import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { replyToReview as reply } from '../../answer-review.service.ts';

export const replyToReview: MutationResolvers['replyToReview'] = (_parent, { input }, ctx) =>
  payloadOf({ review: null }, () => reply(ctx, input));
