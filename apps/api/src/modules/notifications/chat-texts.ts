import type { NotificationEntry } from './notification-texts.ts';

const inbox = ({ chatId }: Record<string, string>) => (chatId ? `/inbox/${chatId}` : '/inbox');

/** Conversations, told to their members. */
export const chatTexts = {
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
} as const satisfies Record<string, NotificationEntry>;
