import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { requestReviewEdit as request } from '../../review-administration.service.ts';

export const requestReviewEdit: MutationResolvers['requestReviewEdit'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ dispute: null }, () => request(ctx, input));
