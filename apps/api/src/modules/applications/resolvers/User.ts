import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { UserResolvers } from '../../../graphql/generated/resolvers.ts';
import type { UserRecord } from '../../users/index.ts';
import { membershipEntry } from '../activation/membership-entry.ts';

/** What the sidebar offers a person; nobody else is told but administrators. */
async function entryOf(user: UserRecord, { viewer, loaders }: Context) {
  const userId = user._id.toHexString();
  if (!can(viewer, 'user.readPrivate', { userId })) return null;
  return membershipEntry(user, await loaders.currentApplicationOf.load(userId));
}

export const User: UserResolvers = {
  membershipEntry: async (user, _args, ctx) => (await entryOf(user, ctx))?.entry ?? null,
  applicationStatus: async (user, _args, ctx) => (await entryOf(user, ctx))?.status ?? null,
};
