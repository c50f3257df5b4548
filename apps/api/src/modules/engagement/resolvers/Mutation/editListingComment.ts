import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { editListingComment as act } from '../../edit-comment.service.ts';

export const editListingComment: MutationResolvers['editListingComment'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ comment: null }, () => act(ctx, input));
