import type { ApiModule } from '../../module.ts';
import { onUserErasure } from '../users/index.ts';
import { followConsumer } from './follow.consumer.ts';
import { followNotifications } from './follow.notifications.ts';
import { followDataOf, forgetFollows } from './follow.resource.ts';
import { followsMigrations } from './follows.migrations.ts';
import { Follow, FollowState, FollowTarget } from './resolvers/Follow.ts';
import { root } from './resolvers/root.ts';
import { tellFollowersHandler } from './tell-followers.job.ts';

export { insertFollows } from './follow.resource.ts';

onUserErasure(({ _id }) => forgetFollows(_id.toHexString()));

export const follows: ApiModule = {
  name: 'follows',
  notifications: followNotifications,
  resolvers: { ...root, Follow, FollowState, FollowTarget },
  personalData: followDataOf,
  migrations: followsMigrations,
  consumers: [followConsumer],
  jobs: [tellFollowersHandler],
};
