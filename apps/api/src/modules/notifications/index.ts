import type { ApiModule } from '../../module.ts';
import { notificationConsumer } from './notification.consumer.ts';
import './notification.events.ts';
import { notificationMigrations } from './notification.migrations.ts';
import { notificationDataOf } from './notification.service.ts';
import { notifyHandler } from './notify-later.ts';
import { dismissNotifications } from './resolvers/Mutation/dismissNotifications.ts';
import { markAllNotificationsRead } from './resolvers/Mutation/markAllNotificationsRead.ts';
import { markNotificationsRead } from './resolvers/Mutation/markNotificationsRead.ts';
import { markNotificationsUnread } from './resolvers/Mutation/markNotificationsUnread.ts';
import { removeNotifications } from './resolvers/Mutation/removeNotifications.ts';
import { Notification } from './resolvers/Notification.ts';
import { liveCursor } from './resolvers/Query/liveCursor.ts';
import { notifications as notificationsQuery } from './resolvers/Query/notifications.ts';
import { unreadNotificationCount } from './resolvers/Query/unreadNotificationCount.ts';
import { notificationChanged } from './resolvers/Subscription/notificationChanged.ts';

export type { NotificationType } from './notification-texts.ts';
export { notify } from './notify.ts';
export { notifyLater } from './notify-later.ts';

export const notifications: ApiModule = {
  name: 'notifications',
  resolvers: {
    Query: { liveCursor, notifications: notificationsQuery, unreadNotificationCount },
    Mutation: {
      dismissNotifications,
      markAllNotificationsRead,
      markNotificationsRead,
      markNotificationsUnread,
      removeNotifications,
    },
    Subscription: { notificationChanged },
    Notification,
  },
  personalData: notificationDataOf,
  migrations: notificationMigrations,
  consumers: [notificationConsumer],
  jobs: [notifyHandler],
};
