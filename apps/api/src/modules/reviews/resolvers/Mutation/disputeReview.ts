import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { disputeReview as submit } from '../../answer-review.service.ts';

export const disputeReview: MutationResolvers['disputeReview'] = (_parent, { input }, ctx) =>
  payloadOf({ dispute: null }, () => submit(ctx, input));
