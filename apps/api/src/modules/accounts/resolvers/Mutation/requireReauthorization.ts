import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { requireReauthorization as demand } from '../../suspension.service.ts';

export const requireReauthorization: MutationResolvers['requireReauthorization'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ user: null }, () => demand(ctx, input));
