import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { query } from '../../../kits/resource/index.ts';
import { followUpdates } from '../updates.live.ts';
import { listUpdates } from '../updates.service.ts';

export const root = {
  Query: {
    communityUpdates: query(listUpdates),
  },
  Subscription: {
    communityUpdateAdded: {
      subscribe: (_parent, { after }, ctx) => followUpdates(ctx, after),
    },
  },
} satisfies Resolvers;
