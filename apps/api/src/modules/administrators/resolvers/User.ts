import { dutiesOf } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { UserResolvers } from '../../../graphql/generated/resolvers.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import type { UserRecord } from '../../users/index.ts';

const reads = readsOf<UserRecord>();

export const User: UserResolvers = {
  staffRole: reads(
    ['_id', 'staffRole'],
    ({ _id, staffRole }, _args: object, { viewer }: Context) =>
      can(viewer, 'user.readPrivate', { userId: _id.toHexString() }) ? staffRole : null,
  ),
  staffDuties: reads(
    ['_id', 'staffRole'],
    ({ _id, staffRole }, _args: object, { viewer }: Context) =>
      viewer?.userId === _id.toHexString() ? [...dutiesOf(staffRole)] : [],
  ),
  viewerCanSetStaffRole: reads(
    ['_id', 'memberType'],
    ({ _id, memberType }, _args: object, { viewer }: Context) =>
      (memberType === 'user' || memberType === 'wikiAdmin') &&
      can(viewer, 'administrator.change', { userId: _id.toHexString() }),
  ),
};
