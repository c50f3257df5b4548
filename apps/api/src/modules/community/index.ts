import type { ApiModule } from '../../module.ts';
import { CommunityUpdate, CommunityUpdateSubject } from './resolvers/CommunityUpdate.ts';
import { communityUpdates } from './resolvers/Query/communityUpdates.ts';
import { communityUpdateAdded } from './resolvers/Subscription/communityUpdateAdded.ts';

export const community: ApiModule = {
  name: 'community',
  resolvers: {
    Query: { communityUpdates },
    Subscription: { communityUpdateAdded },
    CommunityUpdate,
    CommunityUpdateSubject,
  },
};
