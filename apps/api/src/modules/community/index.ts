import type { ApiModule } from '../../module.ts';
import { root } from './resolvers/root.ts';
import { CommunityUpdate, CommunityUpdateSubject } from './resolvers/CommunityUpdate.ts';

export const community: ApiModule = {
  name: 'community',
  resolvers: {
    ...root,
    CommunityUpdate,
    CommunityUpdateSubject,
  },
};
