import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { acceptInvitation } from '../../answer-invitation.service.ts';

export const acceptBusinessInvitation: MutationResolvers['acceptBusinessInvitation'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ invitation: null, business: null }, () => acceptInvitation(ctx, input));
