import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { approveApplication as act } from '../../review.service.ts';

export const approveApplication: MutationResolvers['approveApplication'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ application: null }, () => act(ctx, input));
