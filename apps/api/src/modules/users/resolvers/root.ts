import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, subscription } from '../../../kits/resource/index.ts';
import { followMe } from '../user.live.ts';
import { setLanguage, updateProfile, users } from '../user.resource.ts';
import { findUser } from '../user.store.ts';

export const root = {
  Query: {
    me: (_parent, _args, { viewer }) => viewer && findUser(viewer.userId),
    user: (_parent, { id }) => findUser(id),
    users: users.resolve,
  },
  Mutation: {
    updateProfile: mutation({ user: null }, updateProfile),
    setLanguage: mutation({ user: null }, setLanguage),
  },
  Subscription: { meChanged: subscription(followMe) },
} satisfies Resolvers;
