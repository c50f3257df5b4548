import type {
  FollowResolvers,
  FollowStateResolvers,
  FollowTargetResolvers,
} from '../../../graphql/generated/resolvers.ts';
import { findTarget } from '../follow-target.ts';
import type { FollowRecord } from '../follow.model.ts';

const targetOf = ({ kind, targetId }: Pick<FollowRecord, 'kind' | 'targetId'>) =>
  findTarget(kind, targetId);

export const Follow: FollowResolvers = {
  id: ({ _id }) => _id.toHexString(),
  target: async (follow) => (await targetOf(follow))?.target ?? null,
  name: async (follow) => (await targetOf(follow))?.name ?? null,
  url: async (follow) => (await targetOf(follow))?.url ?? null,
};

export const FollowState: FollowStateResolvers = {
  target: async (state) => (await targetOf(state))?.target ?? null,
};

export const FollowTarget: FollowTargetResolvers = {
  __resolveType(target) {
    if ('list' in target) return 'ReferenceItem';
    return 'displayName' in target ? 'User' : 'Business';
  },
};
