import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { deleteListingComment as act } from '../../delete-comment.service.ts';

export const deleteListingComment: MutationResolvers['deleteListingComment'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ comment: null }, () => act(ctx, input));
