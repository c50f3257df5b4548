import type { Language } from '@wiki/domain';
import type { Context } from '../../../graphql/context.ts';
import type { NotificationResolvers } from '../../../graphql/generated/resolvers.ts';
import type { NotificationRecord } from '../notification.model.ts';
import { notificationText } from '../../../kits/notifications/index.ts';

/** The words of a notification in the language asked for, else in the reader's. */
function wordsOf(part: 'title' | 'text') {
  return (
    notification: NotificationRecord,
    { language }: { language?: Language | null | undefined },
    { request }: Context,
  ): string => notificationText(notification, language ?? request.language)[part];
}

export const Notification: NotificationResolvers = {
  id: (notification) => notification._id.toHexString(),
  title: wordsOf('title'),
  text: wordsOf('text'),
  url: (notification, _args, { request }) => notificationText(notification, request.language).url,
};
