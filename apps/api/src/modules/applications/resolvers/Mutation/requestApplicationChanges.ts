import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { requestApplicationChanges as act } from '../../review.service.ts';

export const requestApplicationChanges: MutationResolvers['requestApplicationChanges'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ application: null }, () => act(ctx, input));
