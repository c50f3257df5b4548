import type { PageViews } from '../page-route.ts';

const inbox = () => import('../../features/inbox/views/inbox.tsx').then(({ Inbox }) => Inbox);
const newChat = () =>
  import('../../features/inbox/views/new-chat.tsx').then(({ NewChat }) => NewChat);
const notifications = () =>
  import('../../features/notifications/views/notifications.tsx').then(
    ({ Notifications }) => Notifications,
  );

export const conversationViews = {
  inbox,
  chat: inbox,
  newChat,
  notifications,
  adminNotifications: notifications,
} satisfies PageViews;
