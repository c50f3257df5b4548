import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listMyInvitations } from '../../answer-invitation.service.ts';

export const myBusinessInvitations: QueryResolvers['myBusinessInvitations'] = (
  _parent,
  _args,
  ctx,
) => listMyInvitations(ctx);
