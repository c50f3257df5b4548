import { pathTo } from '@wiki/domain';
import {
  areMany,
  type NotificationEntries,
  reasonOf,
  type TypesOf,
} from '../../kits/notifications/index.ts';

const inbox = ({ chatId }: Record<string, string>) =>
  chatId ? pathTo('chat', { chatId }) : pathTo('inbox');

/** Conversations, told to their members. */
export const chatNotifications = {
  chatMessage: {
    topic: 'MESSAGES',
    groupBy: ({ chatId = '' }) => chatId,
    url: inbox,
    en: ({ actor = 'Someone', listingEn = '' }) => ({
      title: `${actor} wrote to you`,
      text: listingEn
        ? `It’s about “${listingEn}”. Open the conversation to answer.`
        : 'Open the conversation to answer.',
    }),
    es: ({ actor = 'Alguien', listingEs = '', ...params }) => ({
      title: `${actor} le ${areMany(params) ? 'escribieron' : 'escribió'}`,
      text: listingEs
        ? `Es sobre «${listingEs}». Abra la conversación para responder.`
        : 'Abra la conversación para responder.',
    }),
  },
  groupMessage: {
    topic: 'GROUP_MESSAGES',
    groupBy: ({ chatId = '' }) => chatId,
    url: inbox,
    en: ({ actor = 'Someone', group = '' }) => ({
      title: `${actor} wrote in ${group || 'a group'}`,
      text: 'Open the conversation to read it.',
    }),
    es: ({ actor = 'Alguien', group = '', ...params }) => ({
      title: `${actor} ${areMany(params) ? 'escribieron' : 'escribió'} en ${group || 'un grupo'}`,
      text: 'Abra la conversación para leerlo.',
    }),
  },
  messageRemoved: {
    topic: 'DECISIONS',
    url: inbox,
    en: (params) => ({
      title: 'An administrator removed a message of yours',
      text: `Someone in the conversation reported it. Reason: ${reasonOf(params, 'en')}.`,
    }),
    es: (params) => ({
      title: 'La administración eliminó un mensaje suyo',
      text: `Alguien de la conversación lo reportó. Motivo: ${reasonOf(params, 'es')}.`,
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof chatNotifications> {}
}
