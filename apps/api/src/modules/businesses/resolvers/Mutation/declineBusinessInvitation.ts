import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { declineInvitation } from '../../answer-invitation.service.ts';

export const declineBusinessInvitation: MutationResolvers['declineBusinessInvitation'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ invitation: null, business: null }, () => declineInvitation(ctx, input));
