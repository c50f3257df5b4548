import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { removeMember } from '../../members.service.ts';

export const removeBusinessMember: MutationResolvers['removeBusinessMember'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ business: null }, () => removeMember(ctx, input));
