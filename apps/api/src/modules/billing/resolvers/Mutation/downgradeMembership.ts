import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { downgradeMembership as downgrade } from '../../membership.service.ts';

export const downgradeMembership: MutationResolvers['downgradeMembership'] = (
  _parent,
  _args,
  ctx,
) => payloadOf({ accountStatus: null }, () => downgrade(ctx));
