import { can } from '../../../authz/actions.ts';
import type { BusinessInvitationResolvers } from '../../../graphql/generated/resolvers.ts';

export const BusinessInvitation: BusinessInvitationResolvers = {
  id: (invitation) => invitation._id.toHexString(),
  dateExpires: ({ expiresAt }) => expiresAt,
  email: (invitation, _args, { viewer }) =>
    can(viewer, 'business.readManaged', invitation) ? invitation.email : null,
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  async business({ businessId }, _args, { loaders }) {
    const business = await loaders.businessById.load(businessId);
    if (!business) throw new Error('An invitation without its business.');
    return business;
  },
};
