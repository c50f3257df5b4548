import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { changeMemberRole } from '../../members.service.ts';

export const changeBusinessMemberRole: MutationResolvers['changeBusinessMemberRole'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ business: null }, () => changeMemberRole(ctx, input));
