import type { ApiModule } from '../../module.ts';
import { awayMailConsumer } from './channels/away-mail.consumer.ts';
import { channelsConsumer } from './channels/channels.consumer.ts';
import { chatSeenConsumer } from './chat-seen.consumer.ts';
import { notificationConsumer } from './notification.consumer.ts';
import './notification.events.ts';
import { createNotificationLoaders } from './notification.loaders.ts';
import { notificationMigrations } from './notification.migrations.ts';
import { ownNotifications } from './notification.notifications.ts';
import { eraseNewsOfRequests, notificationDataOf } from './notification.service.ts';
import { digestHandler, mailHandler } from './notification-mails.job.ts';
import { notifyHandler } from './channels/notify-later.ts';
import { serveUnsubscribe } from './channels/unsubscribe.ts';
import { root } from './resolvers/root.ts';
import { Notification } from './resolvers/Notification.ts';
import { NotificationChange } from './resolvers/NotificationChange.ts';
import { NotificationPreferences } from './resolvers/NotificationPreferences.ts';

export { eraseNewsOfRequests };
export { type News, notify } from './notify.ts';
export { dateBack, insertTold, type ToldToInsert } from './insert-past.ts';
export { sendEarlierDigest } from './channels/plan-mail.ts';
export { readToPush, wantsPush } from './channels/push-source.ts';
export { notifyLater } from './channels/notify-later.ts';

export const notifications: ApiModule = {
  name: 'notifications',
  notifications: ownNotifications,
  resolvers: {
    ...root,
    Notification,
    NotificationChange,
    NotificationPreferences,
  },
  loaders: createNotificationLoaders,
  personalData: notificationDataOf,
  migrations: notificationMigrations,
  consumers: [notificationConsumer, channelsConsumer, awayMailConsumer, chatSeenConsumer],
  jobs: [notifyHandler, mailHandler, digestHandler],
  routes: serveUnsubscribe,
};
