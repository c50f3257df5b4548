import type { Context } from '../../../graphql/context.ts';
import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { readPreferences, savePreferences } from '../preferences/preferences.resource.ts';
import { unsubscribe } from '../channels/unsubscribe.ts';
import { followNotifications } from '../notification.live.ts';
import {
  countUnread,
  countUnreadBySection,
  markAllRead,
  notificationList,
  remove,
  setRead,
  undoMarkAllRead,
} from '../notification.service.ts';

/** What is answered when nothing was done: the badge is counted all the same. */
const unchanged = async (ctx: Pick<Context, 'viewer'>) => ({
  notifications: [],
  unreadCount: await countUnread(ctx),
});

export const root = {
  Query: {
    liveCursor: (_parent, _args, { live }) => live.currentCursor(),
    notificationPreferences: query(readPreferences),
    notifications: notificationList.resolve,
    unreadNotificationCount: query(countUnread),
    unreadNotificationsBySection: query(countUnreadBySection),
  },
  Mutation: {
    dismissNotifications: mutation(unchanged, (ctx, input) => setRead(ctx, input, true)),
    markAllNotificationsRead: mutation(
      async (ctx) => ({ ...(await unchanged(ctx)), dateRead: null }),
      markAllRead,
    ),
    saveNotificationPreferences: mutation({ preferences: null }, savePreferences),
    unsubscribe: mutation({ scope: null }, unsubscribe),
    undoMarkAllNotificationsRead: mutation(unchanged, undoMarkAllRead),
    markNotificationsRead: mutation(unchanged, (ctx, input) => setRead(ctx, input, true)),
    markNotificationsUnread: mutation(unchanged, (ctx, input) => setRead(ctx, input, false)),
    removeNotifications: mutation(unchanged, remove),
  },
  Subscription: {
    notificationChanged: {
      subscribe: (_parent, { after }, ctx) => followNotifications(ctx, after),
    },
  },
} satisfies Resolvers;
