import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { removeDisputedReview as remove } from '../../review-administration.service.ts';

export const removeDisputedReview: MutationResolvers['removeDisputedReview'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ dispute: null }, () => remove(ctx, input));
