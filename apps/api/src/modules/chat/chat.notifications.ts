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
  groupJoined: {
    topic: 'GROUP_MESSAGES',
    url: inbox,
    en: ({ actor = 'Someone', group = '' }) => ({
      title: `You’re in the group ${group}`,
      text: `${actor} added you. Open the conversation to see who takes part.`,
    }),
    es: ({ actor = 'Alguien', group = '' }) => ({
      title: `Usted está en el grupo ${group}`,
      text: `${actor} hizo el cambio. Abra la conversación para ver quién participa.`,
    }),
  },
  groupLeft: {
    topic: 'GROUP_MESSAGES',
    url: () => pathTo('inbox'),
    en: ({ actor = 'Someone', group = '' }) => ({
      title: `You’re no longer in the group ${group}`,
      text: `${actor} removed you. Your other conversations stay as they are.`,
    }),
    es: ({ actor = 'Alguien', group = '' }) => ({
      title: `Usted ya no está en el grupo ${group}`,
      text: `${actor} hizo el cambio. Sus demás conversaciones siguen como están.`,
    }),
  },
  groupLead: {
    topic: 'GROUP_MESSAGES',
    url: inbox,
    en: ({ actor = 'Someone', group = '' }) => ({
      title: `You lead the group ${group} now`,
      text: `${actor} handed it over to you: you choose who takes part and what it’s called.`,
    }),
    es: ({ actor = 'Alguien', group = '' }) => ({
      title: `Usted dirige ahora el grupo ${group}`,
      text: `${actor} le entregó la dirección: usted elige quién participa y cómo se llama.`,
    }),
  },
  messageReaction: {
    topic: 'LIKES',
    groupBy: ({ chatId = '' }) => chatId,
    url: inbox,
    en: ({ actor = 'Someone' }) => ({
      title: `${actor} reacted to a message of yours`,
      text: 'Open the conversation to see it.',
    }),
    es: ({ actor = 'Alguien', ...params }) => ({
      title: `${actor} ${areMany(params) ? 'reaccionaron' : 'reaccionó'} a un mensaje suyo`,
      text: 'Abra la conversación para verlo.',
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
