import { can } from '../../../authz/actions.ts';
import type { UserResolvers } from '../../../graphql/generated/resolvers.ts';

export const User: UserResolvers = {
  viewerCanMakeAdministrator: ({ _id, memberType }, _args, { viewer }) =>
    memberType === 'user' && can(viewer, 'administrator.change', { userId: _id.toHexString() }),
  viewerCanRemoveAdministrator: ({ _id, memberType }, _args, { viewer }) =>
    memberType === 'wikiAdmin' &&
    can(viewer, 'administrator.change', { userId: _id.toHexString() }),
};
