import type { ApiModule } from '../../module.ts';
import { notificationConsumer } from './notification.consumer.ts';
import './notification.events.ts';
import { createNotificationLoaders } from './notification.loaders.ts';
import { notificationMigrations } from './notification.migrations.ts';
import { notificationDataOf } from './notification.service.ts';
import { notifyHandler } from './notify-later.ts';
import { root } from './resolvers/root.ts';
import { Notification } from './resolvers/Notification.ts';

export { notify } from './notify.ts';
export { notifyLater } from './notify-later.ts';

export const notifications: ApiModule = {
  name: 'notifications',
  resolvers: {
    ...root,
    Notification,
  },
  loaders: createNotificationLoaders,
  personalData: notificationDataOf,
  migrations: notificationMigrations,
  consumers: [notificationConsumer],
  jobs: [notifyHandler],
};
