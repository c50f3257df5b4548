import { pathTo } from '@wiki/domain';
import type { NotificationEntries, TypesOf } from '../../kits/notifications/index.ts';

const inbox = ({ chatId }: Record<string, string>) =>
  chatId ? pathTo('chat', { chatId }) : pathTo('inbox');

/** Conversations, told to their members. */
export const chatNotifications = {
  chatMessage: {
    url: inbox,
    en: ({ listingEn = '' }) => ({
      title: 'You have a new message',
      text: listingEn
        ? `Somebody wrote to you about “${listingEn}”. Open the conversation to answer.`
        : 'Somebody wrote to you. Open the conversation to answer.',
    }),
    es: ({ listingEs = '' }) => ({
      title: 'Tiene un mensaje nuevo',
      text: listingEs
        ? `Le escribieron sobre «${listingEs}». Abra la conversación para responder.`
        : 'Le escribieron. Abra la conversación para responder.',
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof chatNotifications> {}
}
