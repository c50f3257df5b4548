import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, subscription } from '../../../kits/resource/index.ts';
import {
  addBlacklistEntry,
  blacklist,
  blacklistChanged,
  removeBlacklistEntry,
} from '../blacklist.resource.ts';

export const root = {
  Query: { blacklist: blacklist.resolve },
  Mutation: {
    addBlacklistEntry: mutation({ entry: null }, addBlacklistEntry),
    removeBlacklistEntry: mutation({ entry: null }, removeBlacklistEntry),
  },
  Subscription: {
    blacklistChanged: subscription(blacklistChanged),
  },
} satisfies Resolvers;
