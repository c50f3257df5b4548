import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { cancelInvitation } from '../../invitations.service.ts';

export const cancelBusinessInvitation: MutationResolvers['cancelBusinessInvitation'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ invitation: null, business: null }, () => cancelInvitation(ctx, input));
