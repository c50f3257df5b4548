import type { ApiModule } from '../../module.ts';
import { administratorNotifications } from './administrators.notifications.ts';
import './administrators.events.ts';
import { administratorsMigrations } from './administrators.migrations.ts';
import { administratorsPolicy } from './administrators.policy.ts';
import { User } from './resolvers/User.ts';
import { root } from './resolvers/root.ts';
import { roleNewsConsumer } from './role-news.consumer.ts';

export { type Invited, inviteAdministrator } from './invite-administrator.ts';
export { openFirstRun } from './first-run.service.ts';

export const administrators: ApiModule = {
  name: 'administrators',
  notifications: administratorNotifications,
  resolvers: {
    ...root,
    User,
  },
  policy: administratorsPolicy,
  migrations: administratorsMigrations,
  consumers: [roleNewsConsumer],
};
