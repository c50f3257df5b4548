import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { addListingComment as act } from '../../add-comment.service.ts';

export const addListingComment: MutationResolvers['addListingComment'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ comment: null }, () => act(ctx, input));
