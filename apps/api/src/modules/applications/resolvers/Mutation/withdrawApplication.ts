import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { withdrawApplication as act } from '../../submission.service.ts';

export const withdrawApplication: MutationResolvers['withdrawApplication'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ application: null }, () => act(ctx, input));
