import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { inviteMember } from '../../invitations.service.ts';

export const inviteBusinessMember: MutationResolvers['inviteBusinessMember'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ invitation: null, business: null }, () => inviteMember(ctx, input));
