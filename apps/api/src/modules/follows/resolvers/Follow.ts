import type { FollowResolvers } from '../../../graphql/generated/resolvers.ts';
import { findTarget } from '../follow-target.ts';
import type { FollowRecord } from '../follow.model.ts';

const targetOf = ({ kind, targetId }: FollowRecord) => findTarget(kind, targetId);

export const Follow: FollowResolvers = {
  id: ({ _id }) => _id.toHexString(),
  name: async (follow) => (await targetOf(follow))?.name ?? null,
  url: async (follow) => (await targetOf(follow))?.url ?? null,
};
