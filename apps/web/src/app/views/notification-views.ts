import type { PageViews } from '../page-route.ts';

const notificationPreferences = () =>
  import('../../features/notifications/views/preferences.tsx').then(
    ({ NotificationPreferences }) => NotificationPreferences,
  );

export const notificationViews = {
  notificationPreferences,
  adminNotificationPreferences: notificationPreferences,
  unsubscribe: () =>
    import('../../features/notifications/views/unsubscribe.tsx').then(
      ({ Unsubscribe }) => Unsubscribe,
    ),
} satisfies PageViews;
