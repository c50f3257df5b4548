import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, subscription } from '../../../kits/resource/index.ts';
import { askedFields } from '../../../platform/reads/index.ts';
import { followMe } from '../user.live.ts';
import { setLanguage, updateProfile, users } from '../user.resource.ts';
import { findUserPart } from '../user.store.ts';

export const root = {
  Query: {
    me: (_parent, _args, { viewer }, info) =>
      viewer && findUserPart(viewer.userId, askedFields(info)),
    user: (_parent, { id }, _ctx, info) => findUserPart(id, askedFields(info)),
    users: users.resolve,
  },
  Mutation: {
    updateProfile: mutation({ user: null }, updateProfile),
    setLanguage: mutation({ user: null }, setLanguage),
  },
  Subscription: { meChanged: subscription(followMe) },
} satisfies Resolvers;
