import { dutiesOf } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type { UserResolvers } from '../../../graphql/generated/resolvers.ts';

export const User: UserResolvers = {
  staffRole: ({ _id, staffRole }, _args, { viewer }) =>
    can(viewer, 'user.readPrivate', { userId: _id.toHexString() }) ? staffRole : null,
  staffDuties: ({ _id, staffRole }, _args, { viewer }) =>
    viewer?.userId === _id.toHexString() ? [...dutiesOf(staffRole)] : [],
  viewerCanSetStaffRole: ({ _id, memberType }, _args, { viewer }) =>
    (memberType === 'user' || memberType === 'wikiAdmin') &&
    can(viewer, 'administrator.change', { userId: _id.toHexString() }),
};
